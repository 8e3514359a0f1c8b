//! What one viewer knows, and games that fit it.

use table::{Chance, Secrets, Viewer, shuffle};

use crate::card::{Card, Cards};
use crate::cave::{Cave, Open, Phase};

/// All that one viewer may know: what lies open, which is the same for everybody.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// What lies open on the table.
    pub open: Open,
}

impl View {
    /// The cards that lie where nobody sees them: those of the pile. (In a game that was set up
    /// with a shorter pile, those that are out of play as well.)
    pub fn unseen(&self) -> Cards {
        self.open.unseen()
    }

    /// How many cards lie nowhere: none in a game that was dealt.
    pub fn unaccounted(&self) -> usize {
        (self.unseen().len() as usize).saturating_sub(self.open.stock.into())
    }
}

impl Secrets for Cave {
    fn stir(&self, _: Viewer, chance: &mut impl Chance) -> Cave {
        let mut other = self.clone();
        if self.open.phase == Phase::Deal {
            return other;
        }
        shuffle(&mut other.pile[..usize::from(self.open.stock)], chance);
        other.rolls = self.open.throw_ahead(chance);
        other
    }

    fn imagine(view: &View, chance: &mut impl Chance) -> Cave {
        let mut cave = Cave::from_open(view.open.clone());
        if view.open.phase == Phase::Deal {
            return cave;
        }
        let mut unseen: Vec<Card> = view.unseen().iter().collect();
        shuffle(&mut unseen, chance);
        let stock = usize::from(view.open.stock);
        cave.pile[..stock].copy_from_slice(&unseen[..stock]);
        cave.rolls = view.open.throw_ahead(chance);
        cave
    }
}
