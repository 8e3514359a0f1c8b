//! Deals that can be checked: pledges, gifts and keys. [`chance::pledge`] does the sums, and
//! `docs/shuffle.md` says what they prove.

use std::collections::BTreeMap;

use chance::pledge::Gift;
use families::Length;
use referee::Millis;
use table::Seat;
use tokio::time::Instant;
use wire::{Answer, Message};

use super::{Caller, TableTask};
use crate::promise;
use crate::store::{Line, Shuffle, Who};

/// What was given for the next deal.
#[derive(Default)]
pub(super) struct Gifts {
    given: BTreeMap<Seat, Gift>,
    /// Since when the deal waits for them.
    since: Option<Instant>,
}

impl TableTask {
    /// What is promised of the next deal, where something is.
    pub(super) fn pledge(&self) -> Option<Message> {
        let round = self.next_deal()?;
        let pledge = promise::pledge(&self.table, round).to_string();
        Some(Message::Shuffle { round, pledge })
    }

    /// The round that is dealt next, where that can be checked.
    fn next_deal(&self) -> Option<u32> {
        if self.table.shuffle == Shuffle::Plain {
            return None;
        }
        match &self.play {
            None => Some(0),
            Some(play) if play.wants_key() => Some(play.round()),
            Some(play) if play.is_match_over() => None,
            Some(_) if self.setup.rules().length() == Length::OneRound => None,
            Some(play) => Some(play.round() + 1),
        }
    }

    /// A person gives something for the next deal. What was given first counts.
    pub(super) fn receive(&mut self, caller: Caller, round: u32, gift: Gift) {
        let seat = caller.asked.seat;
        let is_welcome = self.next_deal() == Some(round) && !self.gifts.given.contains_key(&seat);
        if is_welcome {
            self.gifts.given.insert(seat, gift);
        }
        self.reply(caller, if is_welcome { Answer::Accepted } else { Answer::Stale });
    }

    /// Promises the next deal, for which nothing is given yet.
    pub(super) fn promise_anew(&mut self) {
        self.gifts = Gifts::default();
        if let Some(pledge) = self.pledge() {
            self.connections.tell_all(None, &pledge);
        }
    }

    /// When the next deal is due, if one is wanted: once everybody has given something, and otherwise
    /// when they had time for it.
    pub(super) fn deal_at(&self) -> Option<Instant> {
        let play = self.play.as_ref().filter(|_| !self.journal.is_damaged());
        play.filter(|play| play.wants_key())?;
        let Some(since) = self.gifts.since else { return Some(Instant::now()) };
        let has_time = if self.is_complete() { since } else { since + self.shared().limits.gifts };
        Some(has_time.max(self.shared().instant(self.journal.not_before(Millis(0)))))
    }

    /// Whether everybody has given something who plays.
    fn is_complete(&self) -> bool {
        let plays =
            |seat| self.play.as_ref().is_some_and(|play| play.seating(seat).stand_in.is_none());
        let persons =
            self.table.sitters.iter().filter(|sitter| matches!(sitter.who, Who::Person(_)));
        let mut seats = persons.map(|sitter| sitter.seat).filter(|&seat| plays(seat));
        seats.all(|seat| self.gifts.given.contains_key(&seat))
    }

    /// Deals, if it is time.
    pub(super) async fn deal_when_due(&mut self) {
        let Some(play) = self.play.as_ref().filter(|play| play.wants_key()) else { return };
        let (round, now) = (play.round(), Instant::now());
        self.gifts.since.get_or_insert(now);
        if self.deal_at().is_none_or(|at| at > now) {
            return;
        }
        let gifts: Vec<(Seat, Gift)> =
            self.gifts.given.iter().map(|(&seat, &gift)| (seat, gift)).collect();
        let (key, now) = (promise::key(&self.table, round, &gifts), self.shared().now());
        let Some(play) = &mut self.play else { return };
        let mut outcome = play.deal(now, key, &|viewer| self.connections.hear(viewer));
        outcome.lines.insert(0, Line { at: now, ..promise::line(round, &gifts) });
        self.settle(outcome, None).await;
        if self.play.as_ref().is_some_and(|play| !play.wants_key()) {
            self.promise_anew();
        }
    }
}
