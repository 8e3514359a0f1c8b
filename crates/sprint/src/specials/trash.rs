//! Poubelle: sweeps every card of the longest distance off the table. (FUN-65, FUN-66)

use table::{Seat, Team, Witness};

use crate::card::{Km, Special};
use crate::event::Event;
use crate::game::Sprint;
use crate::open::After;
use crate::zone::Laid;

/// The distance that is swept away.
const SWEPT: Km = Km(200);

impl Sprint {
    /// Sweeps the zones clockwise, one's own first, in each the oldest first. (FUN-A25)
    pub(super) fn sweep(&mut self, seat: Seat, witness: &mut impl Witness<Event>) {
        self.spend(seat, Special::Trash);
        let mut cards = 0;
        let mut at = seat;
        for _ in 0..self.rules().seats() {
            let team = self.rules().team(at);
            while let Some((place, what)) = self.swept_from(team) {
                let km = self.rules().km(what);
                self.zone_mut(team).lift_at(place, km);
                self.discard_distance(what);
                self.note_change();
                cards += 1;
            }
            at = at.left(self.rules().seats());
        }
        witness.saw(Event::Swept { seat, cards });
        self.settle(After::TurnEnds, witness);
    }

    /// The oldest distance before a team that is swept away, and its place there.
    fn swept_from(&self, team: Team) -> Option<(usize, Laid)> {
        let masks = self.rules().masks();
        let mut distances = self.open.zone(team).distances().iter().copied().enumerate();
        distances.find(|(_, what)| masks.km(what.card()) == SWEPT)
    }
}
