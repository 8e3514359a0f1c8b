//! What happened in a round, and which of it bots did for people who were missed.

use table::{Bot, Entry, Hosted, Seat, Viewer};

use crate::contract::{Absence, Kept, Said};
use crate::pace::Waiting;
use crate::room::Room;

/// What happened in a round so far.
pub(crate) struct Story<E> {
    events: Vec<E>,
    /// Which of it, counted from 0, bots did for people who were missed, and for whom.
    stood_in: Vec<(usize, Seat)>,
    /// For whom a bot did what comes next, if that is kept.
    next: Option<Seat>,
}

impl<E> Default for Story<E> {
    fn default() -> Story<E> {
        Story { events: Vec::new(), stood_in: Vec::new(), next: None }
    }
}

impl<E> Story<E> {
    /// How much happened.
    pub(crate) fn len(&self) -> usize {
        self.events.len()
    }

    /// What comes next was done by a bot for the person of a seat, as it was kept.
    pub(crate) fn expect_stand_in(&mut self, seat: Seat) {
        self.next = Some(seat);
    }

    /// Lets something happen, done by a bot for the person of a seat or not.
    pub(crate) fn note(&mut self, missed: Option<Seat>, happen: impl FnOnce(&mut Vec<E>)) {
        let before = self.events.len();
        happen(&mut self.events);
        if let Some(seat) = self.next.take().or(missed) {
            self.stood_in.extend((before..self.events.len()).map(|at| (at, seat)));
        }
    }
}

impl<G: Hosted, B: Bot<G> + Copy> Room<G, B> {
    /// What `viewer` saw of this round so far.
    pub fn so_far(&self, viewer: Viewer) -> Vec<G::Seen> {
        self.sightings(0, viewer)
    }

    /// The same from one event on.
    pub(crate) fn sightings(&self, from: usize, viewer: Viewer) -> Vec<G::Seen> {
        self.story.events[from..].iter().filter_map(|event| self.game.seen(event, viewer)).collect()
    }

    /// What is kept of an entry before it is played: that a bot plays it, where nothing else that is
    /// kept says so. Who was only gone or silent is there again after a restart.
    pub(crate) fn remark(&self, entry: Entry<G::Action>) -> Option<Kept<G::Action>> {
        let Entry::Act(seat, _) = entry else { return None };
        let (why, _) = self.chairs[seat.index()].stand_in?;
        let is_said = matches!(why, Absence::Left | Absence::Late);
        let is_kept = is_said || self.waiting() == Waiting::WhoPlays;
        (!is_kept).then_some(Kept::Said(seat, Said::PlayedFor))
    }

    /// Which of what `viewer` saw of this round, counted from 0, bots did for people who were missed, and
    /// for whom.
    pub(crate) fn stood_in(&self, viewer: Viewer) -> Vec<(u32, Seat)> {
        let Story { events, stood_in, .. } = &self.story;
        if stood_in.is_empty() {
            return Vec::new();
        }
        let seen = (0..events.len()).filter(|&at| self.game.seen(&events[at], viewer).is_some());
        let missed = |at| stood_in.iter().find(|(done, _)| *done == at);
        seen.zip(0..).filter_map(|(at, number)| Some((number, missed(at)?.1))).collect()
    }
}
