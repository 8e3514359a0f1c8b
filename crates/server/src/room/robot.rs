//! The robots at a table.

use bots::{Level, Skill};
use table::{Bot, Chance};

/// A robot of some level. Whoever thinks for long does so beside the table, and decides at once if it
/// was not told in time what came of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Robot(pub(super) Level);

impl Robot {
    /// Whether it looks ahead.
    pub(super) fn thinks(self) -> bool {
        self.0 != self.0.at_once()
    }
}

impl<G: Skill> Bot<G> for Robot {
    const CALLS: bool = G::CALLS;

    fn call(&mut self, view: &G::View, chance: &mut impl Chance) -> Option<G::Action> {
        Bot::<G>::call(&mut self.0.at_once(), view, chance)
    }

    fn slip(
        &mut self,
        view: &G::View,
        legal: &[G::Action],
        chosen: G::Action,
        chance: &mut impl Chance,
    ) -> G::Action {
        Bot::<G>::slip(&mut self.0.at_once(), view, legal, chosen, chance)
    }

    fn decide(
        &mut self,
        view: &G::View,
        legal: &[G::Action],
        chance: &mut impl Chance,
    ) -> G::Action {
        Bot::<G>::decide(&mut self.0.at_once(), view, legal, chance)
    }
}
