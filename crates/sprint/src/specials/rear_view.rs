//! Rétroviseur: turns an attack on its attacker. (RUS-57, RUS-58, RUS-59, RUS-60, RUS-61, FUN-54,
//! FUN-55, FUN-56, FUN-57, FUN-58)

use table::{Seat, Team, Witness};

use crate::card::{Card, Special};
use crate::event::Event;
use crate::game::Sprint;

impl Sprint {
    /// Turns an attack on whoever laid it or turned it; if it cannot land there it is discarded,
    /// on top of the rear-view mirror. (RUS-60, RUS-A19, FUN-56, FUN-A21)
    pub(crate) fn turn_around(
        &mut self,
        seat: Seat,
        attack: Card,
        by: Seat,
        on: Team,
        witness: &mut impl Witness<Event>,
    ) {
        self.spend(seat, Special::RearView);
        self.change_zone(on, |zone| zone.lift_attack(attack));
        let back = self.rules().team(by);
        if self.rules().masks().landing(self.open.zone(back)).has(attack) {
            witness.saw(Event::Turned { seat, attack, onto: Some(back) });
            self.open_attack(seat, attack, back);
        } else {
            self.open.discard.push(attack);
            witness.saw(Event::Turned { seat, attack, onto: None });
            self.play_over(witness);
        }
    }
}
