//! Players that see what a player sees: a view and the list of what they may do, never the game.
//!
//! [`Level`] is the choice a table has.

mod steady;
mod tresors;

use ::tresors::Cave;
use bornes::{Action, Race, View};
use table::{Bot, Chance};

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

impl Bot<Race> for Level {
    fn decide(&mut self, view: &View, legal: &[Action], chance: &mut impl Chance) -> Action {
        match self {
            Level::Random => any(legal, chance),
            Level::Steady => steady::decide(view, legal, chance),
        }
    }
}

impl Bot<Cave> for Level {
    fn decide(
        &mut self,
        view: &::tresors::View,
        legal: &[::tresors::Action],
        chance: &mut impl Chance,
    ) -> ::tresors::Action {
        match self {
            Level::Random => any(legal, chance),
            Level::Steady => tresors::decide(view, legal, chance),
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
