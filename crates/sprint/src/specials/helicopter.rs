//! Hélicoptère: swaps everything that lies before two players. (FUN-62, FUN-63, FUN-64)

use table::{Seat, Witness};

use crate::action::Action;
use crate::card::Special;
use crate::check::Answer;
use crate::event::Event;
use crate::game::Sprint;
use crate::open::After;
use crate::plays::nth;

impl Sprint {
    /// Swaps zones with an opponent; hands stay.
    pub(super) fn fly(&mut self, seat: Seat, to: Seat, witness: &mut impl Witness<Event>) {
        let (own, other) = (self.rules().team(seat), self.rules().team(to));
        self.spend(seat, Special::Helicopter);
        self.open.zones.swap(own.index(), other.index());
        self.note_exposure(own);
        self.note_exposure(other);
        self.note_change();
        witness.saw(Event::Flew { seat, to });
        self.settle(After::TurnEnds, witness);
    }

    /// Anybody else will do.
    #[inline]
    pub(super) fn count_flights(&self) -> u32 {
        u32::from(self.rules().seats()) - 1
    }

    pub(super) fn flight_at(&self, seat: Seat, at: u32) -> Action {
        let others = Seat::all(self.rules().seats()).filter(|&to| to != seat);
        Action::Fly { to: nth(others, at) }
    }

    /// Whether `seat` may swap zones with `to`.
    pub(super) fn may_fly(&self, seat: Seat, to: Seat) -> Answer {
        self.is_opponent(seat, to, Special::Helicopter)
    }

    /// A flight to everybody, and to somebody who is not there.
    pub(super) fn flight_tries(&self) -> Vec<Action> {
        (0..=self.rules().seats()).map(|to| Action::Fly { to: Seat(to) }).collect()
    }
}
