//! Players that see what a player sees: a view and the list of what they may do, never the game.
//!
//! [`Level`] is the choice a table has.

use bornes::{Action, Race, View};
use table::{Bot, Chance};

/// How well a bot plays.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Level {
    /// Plays any legal action.
    Random,
}

impl Level {
    /// Every level, the weakest first.
    pub const ALL: [Level; 1] = [Level::Random];

    /// Its name on the command line and in tables.
    pub fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
        }
    }

    /// The level of this name.
    pub fn find(name: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.name() == name)
    }
}

impl Bot<Race> for Level {
    fn decide(&mut self, _: &View, legal: &[Action], chance: &mut impl Chance) -> Action {
        let count = u32::try_from(legal.len()).expect("a short list");
        match self {
            Level::Random => legal[chance.below(count) as usize],
        }
    }
}
