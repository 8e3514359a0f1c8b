//! Poubelle: sweeps every card of the longest distance off the table. (FUN-65, FUN-66)

use table::{Seat, Witness};

use crate::card::{Km, Special};
use crate::event::Event;
use crate::game::Sprint;
use crate::open::After;

/// The distance that is swept away.
const SWEPT: Km = Km(200);

impl Sprint {
    /// Sweeps the zones clockwise, one's own first, in each the oldest first. (FUN-A25)
    pub(crate) fn sweep(&mut self, seat: Seat, witness: &mut impl Witness<Event>) {
        let rules = self.rules();
        self.spend(seat, Special::Trash);
        let mut cards = 0;
        let mut at = seat;
        for _ in 0..rules.seats() {
            let team = rules.team(at);
            let is_swept = |&what: &crate::zone::Laid| rules.masks().km(what.card()) == SWEPT;
            while let Some(place) = self.open.zone(team).distances().iter().position(is_swept) {
                let what = self.open.zone(team).distances()[place];
                self.zone_mut(team).lift_at(place, rules.km(what));
                self.discard_distance(what);
                self.note_change();
                cards += 1;
            }
            at = at.left(rules.seats());
        }
        witness.saw(Event::Swept { seat, cards });
        self.settle(After::TurnEnds, witness);
    }
}
