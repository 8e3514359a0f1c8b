//! Hélicoptère: swaps everything that lies before two players. (FUN-62 to 64)

use table::{Seat, Witness};

use crate::card::Special;
use crate::event::Event;
use crate::game::Sprint;
use crate::open::After;

impl Sprint {
    /// Swaps zones with an opponent; hands stay.
    pub(crate) fn fly(&mut self, seat: Seat, to: Seat, witness: &mut impl Witness<Event>) {
        let (own, other) = (self.rules().team(seat), self.rules().team(to));
        self.spend(seat, Special::Helicopter);
        self.open.zones.swap(own.index(), other.index());
        self.note_exposure(own);
        self.note_exposure(other);
        self.note_change();
        witness.saw(Event::Flew { seat, to });
        self.settle(After::TurnEnds, witness);
    }
}
