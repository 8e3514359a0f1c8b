//! Players that see what a player sees: a view and the list of what they may do, never the game.
//!
//! [`Level`] is the choice a table has, and [`Skill`] is what a family teaches the better ones;
//! `bornes` is what the classic card games do, [`sprint`] the ones with two piles and replies,
//! `tresors` what is done in the cave.

mod bornes;
pub mod sprint;
mod tresors;

use table::{Bot, Chance, Game};

/// How well a bot plays. Where nobody chooses, a table gets [`Level::Steady`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Level {
    /// Plays any legal action.
    Random,
    /// Plays by rules of thumb, like somebody who knows the game well.
    #[default]
    Steady,
}

impl Level {
    /// Every level, the weakest first.
    pub const ALL: [Level; 2] = [Level::Random, Level::Steady];

    /// The level that plays as playouts do, so that a simulation may take their shortcut.
    pub const PLAYOUT: Level = Level::Random;

    /// Its name on the command line and in tables.
    pub fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Steady => "steady",
        }
    }

    /// The level of this name.
    pub fn find(name: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.name() == name)
    }
}

/// What bots have to learn of a family; to play at random nobody has to.
pub trait Skill: Game {
    /// What somebody would do who knows the game well: one of the `legal` actions.
    fn steady(view: &Self::View, legal: &[Self::Action], chance: &mut impl Chance) -> Self::Action;

    /// Whether there is anything to call out in this family.
    const CALLS: bool = false;

    /// What somebody would call out who knows the game well, and overlooks things now and then.
    fn call(_view: &Self::View, _chance: &mut impl Chance) -> Option<Self::Action> {
        None
    }

    /// What becomes of a choice now and then, at a table where attention counts.
    fn slip(
        _view: &Self::View,
        _legal: &[Self::Action],
        chosen: Self::Action,
        _chance: &mut impl Chance,
    ) -> Self::Action {
        chosen
    }
}

impl<G: Skill> Bot<G> for Level {
    const CALLS: bool = G::CALLS;

    fn call(&mut self, view: &G::View, chance: &mut impl Chance) -> Option<G::Action> {
        match self {
            Level::Random => None,
            Level::Steady => G::call(view, chance),
        }
    }

    fn slip(
        &mut self,
        view: &G::View,
        legal: &[G::Action],
        chosen: G::Action,
        chance: &mut impl Chance,
    ) -> G::Action {
        match self {
            Level::Random => chosen,
            Level::Steady => G::slip(view, legal, chosen, chance),
        }
    }

    fn decide(
        &mut self,
        view: &G::View,
        legal: &[G::Action],
        chance: &mut impl Chance,
    ) -> G::Action {
        match self {
            Level::Random => any(legal, chance),
            Level::Steady => G::steady(view, legal, chance),
        }
    }
}

/// One of the legal actions, each as likely as the others.
fn any<A: Copy>(legal: &[A], chance: &mut impl Chance) -> A {
    let count = u32::try_from(legal.len()).expect("a short list");
    legal[chance.below(count) as usize]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_level_is_found_by_its_name() {
        for level in Level::ALL {
            assert_eq!(Level::find(level.name()), Some(level));
        }
        assert_eq!(Level::find("grandmaster"), None);
    }

    #[test]
    fn a_table_that_chooses_nothing_gets_the_steady_one() {
        assert_eq!(Level::default(), Level::Steady);
    }
}
