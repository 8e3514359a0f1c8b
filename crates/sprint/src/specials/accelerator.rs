//! Accélérateur: multiplies the distance it is laid with. (RUS-28, RUS-29, FUN-27, FUN-28, FUN-29)

use table::Seat;

use crate::card::{Card, Kind, Special};
use crate::check::Answer;
use crate::game::Sprint;
use crate::illegal::Illegal;
use crate::zone::Laid;

impl Sprint {
    /// The accelerators of a distance leave the hand with it.
    #[inline]
    pub(crate) fn spend_accelerators(&mut self, seat: Seat, what: Laid) {
        for _ in 0..what.accelerators() {
            let card = self.rules().special(Special::Accelerator).expect("an accelerator");
            self.take(seat, card);
        }
    }

    /// The accelerators of a distance that leaves its zone are discarded.
    pub(crate) fn discard_accelerators(&mut self, what: Laid) {
        for _ in 0..what.accelerators() {
            self.put_away(Special::Accelerator);
        }
    }

    /// A distance goes to the discard pile, on top of its accelerators.
    pub(crate) fn discard_distance(&mut self, what: Laid) {
        self.discard_accelerators(what);
        self.open.discard.push(what.card());
    }

    /// How many accelerators `seat` could lay with a distance.
    #[inline]
    pub(crate) fn accelerators_of(&self, seat: Seat) -> u8 {
        let card = self.rules().special(Special::Accelerator);
        let held = card.map_or(0, |card| self.hands[seat.index()].count(card));
        held.min(self.rules().edition().accelerators)
    }

    /// Whether so many accelerators may go with a card.
    pub(crate) fn may_accelerate(&self, card: Card, accelerators: u8) -> Answer {
        let most = self.rules().edition().accelerators;
        match self.rules().edition().catalogue.kind(card) {
            Kind::Special(Special::Accelerator) => Err(Illegal::AcceleratorAlone),
            Kind::Distance(_) if accelerators > most => Err(Illegal::TooManyAccelerators { most }),
            Kind::Distance(_) => Ok(()),
            _ if accelerators > 0 => Err(Illegal::NotADistance),
            _ => Ok(()),
        }
    }
}
