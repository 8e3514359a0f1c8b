//! From one round to the next, when everybody has seen the score.

use table::{Bot, Entry, Hosted, Seat};

use crate::contract::{Host, Kept, Output, Refused, Said};
use crate::pace::Millis;
use crate::room::Room;

impl<G: Hosted, B: Bot<G> + Copy> Room<G, B> {
    /// What is left of the time until the next round begins without those who are not ready, and
    /// the whole of it.
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

    /// Begins to count, if somebody is ready and nobody has begun.
    pub(crate) fn count_down(&mut self) {
        if self.round_at.is_none() && self.chairs.iter().any(|chair| chair.is_ready) {
            self.round_at = self.stand_in.map(|(_, patience)| self.now + patience.round);
        }
    }

    /// Whether the next round begins by itself now: nobody has to be waited for any more.
    pub(crate) fn is_round_due(&self) -> bool {
        self.round_at.is_some_and(|at| at <= self.now || self.is_everybody_ready())
    }

    /// Another round has begun.
    pub(crate) fn forget_ready(&mut self) {
        self.round_at = None;
        for chair in &mut self.chairs {
            chair.is_ready = false;
        }
    }

    fn is_everybody_ready(&self) -> bool {
        self.chairs.iter().all(|chair| chair.is_ready || !chair.is_there())
    }
}
