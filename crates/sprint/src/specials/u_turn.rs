//! Demi-tour: cancels a distance that an opponent has just laid. (RUS-51, RUS-52, RUS-53, RUS-54,
//! RUS-55, RUS-56, FUN-49, FUN-50, FUN-51, FUN-52, FUN-53)

use table::{Seat, Witness};

use crate::card::Special;
use crate::edition::Cancelled;
use crate::event::Event;
use crate::game::Sprint;
use crate::open::After;
use crate::zone::Laid;

impl Sprint {
    /// Cancels the distance that `of` has just laid.
    pub(crate) fn u_turn(
        &mut self,
        seat: Seat,
        of: Seat,
        what: Laid,
        witness: &mut impl Witness<Event>,
    ) {
        let cancelled = self.rules().edition().cancelled;
        let back = cancelled != Cancelled::ToDiscard;
        self.lift_distance(of, what);
        if back {
            self.discard_accelerators(what);
        } else {
            self.discard_distance(what);
        }
        self.spend(seat, Special::UTurn);
        witness.saw(Event::UTurned { seat, of, what, back });
        if !back {
            return self.settle(After::TurnEnds, witness);
        }
        if cancelled == Cancelled::ToHandWithoutDraw {
            self.open.grounded = self.open.grounded.with(of);
        }
        self.receive(of, what.card());
        self.known.show(of, what.card());
        if !self.hands_over(of, what.card(), witness) {
            self.play_over(witness);
        }
    }

    /// Takes a distance away from before the team of a seat.
    pub(crate) fn lift_distance(&mut self, of: Seat, what: Laid) {
        let (team, km) = (self.rules().team(of), self.rules().km(what));
        self.zone_mut(team).lift(what, km);
    }
}
