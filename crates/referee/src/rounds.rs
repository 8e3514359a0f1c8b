//! From one round to the next, and from one game to another, when everybody has seen the score.

use table::{Bot, Entry, Hosted, Seat, Turn};

use crate::contract::{Host, Kept, Output, Refused, Said};
use crate::pace::Millis;
use crate::room::Room;

impl<G: Hosted, B: Bot<G> + Copy> Room<G, B> {
    /// What is left of the time until the next round or another game begins without those who are
    /// not ready, and the whole of it.
    pub fn countdown(&self) -> Option<(Millis, Millis)> {
        let (at, (_, patience)) = self.round_at.zip(self.stand_in)?;
        Some((Millis(at.0.saturating_sub(self.now.0)), patience.round))
    }

    /// Somebody is ready for the next round.
    pub(crate) fn next_round(&mut self, seat: Seat, out: &mut impl Host<G>) {
        if self.game.next_round().is_none() {
            return out.take(Output::Refused { to: seat, why: Refused::NoNextRound });
        }
        self.come_back(seat, out);
        let was_ready = std::mem::replace(&mut self.chairs[seat.index()].is_ready, true);
        if self.is_everybody_ready() {
            return self.accept(seat, Entry::NextRound, out);
        }
        if !was_ready {
            out.take(Output::Keep(Kept::Said(seat, Said::Ready)));
            self.count_down();
            out.take(Output::Seating);
        }
        out.take(Output::Accepted { to: seat });
    }

    /// Somebody is ready for another game.
    pub(crate) fn again(&mut self, seat: Seat, out: &mut impl Host<G>) {
        if !self.is_match_over() {
            return out.take(Output::Refused { to: seat, why: Refused::NotOver });
        }
        self.come_back(seat, out);
        let was_ready = std::mem::replace(&mut self.chairs[seat.index()].is_ready, true);
        if !was_ready {
            out.take(Output::Keep(Kept::Said(seat, Said::Ready)));
            self.count_down();
            out.take(Output::Seating);
        }
        out.take(Output::Accepted { to: seat });
    }

    /// Those who are ready go on to another game, once nobody has to be waited for any more.
    pub(crate) fn go_on(&mut self, out: &mut impl Host<G>) {
        if !self.has_gone_on && self.is_match_over() && self.is_due() {
            (self.has_gone_on, self.round_at) = (true, None);
            out.take(Output::Again);
        }
    }

    /// Begins to count, if somebody is ready and nobody has begun. Another game does not begin
    /// without anybody where people have all the time in the world.
    pub(crate) fn count_down(&mut self) {
        let Some((_, patience)) = self.stand_in else { return };
        let counts = patience.connection.is_some() || !self.is_match_over();
        if counts && self.round_at.is_none() && self.chairs.iter().any(|chair| chair.is_ready) {
            self.round_at = Some(self.now + patience.round);
        }
    }

    /// Whether the next round begins by itself now.
    pub(crate) fn is_round_due(&self) -> bool {
        self.game.next_round().is_some() && self.is_due()
    }

    /// When the next round or another game begins by itself.
    pub(crate) fn goes_on_at(&self) -> Option<Millis> {
        let is_due = self.game.turn() == Turn::Over && !self.has_gone_on && self.is_due();
        if is_due { Some(self.now) } else { self.round_at }
    }

    /// Whether nobody has to be waited for any more: time is over, or somebody is there who is ready,
    /// and nobody who is not. After a restart nobody is there yet.
    fn is_due(&self) -> bool {
        let waiting = self.waiting();
        let waits = self.chairs.iter().any(|chair| chair.is_ready && chair.waits(waiting));
        self.round_at.is_some_and(|at| at <= self.now) || waits && self.is_everybody_ready()
    }

    fn is_match_over(&self) -> bool {
        self.game.turn() == Turn::Over && self.game.next_round().is_none()
    }

    /// Another round has begun.
    pub(crate) fn forget_ready(&mut self) {
        self.round_at = None;
        for chair in &mut self.chairs {
            chair.is_ready = false;
        }
    }

    fn is_everybody_ready(&self) -> bool {
        let waiting = self.waiting();
        self.chairs.iter().all(|chair| chair.is_ready || !chair.waits(waiting))
    }
}
