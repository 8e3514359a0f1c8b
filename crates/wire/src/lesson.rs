//! Lessons: written games that somebody plays to learn one.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::Letter;
use crate::family::{Action, Sent};

/// What is asked for when somebody wants to learn a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct NewLesson {
    /// The game.
    pub game: String,
    /// What the learner is called.
    pub name: String,
}

/// What is asked for when somebody wants to know what would have come of another move.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct NewBranch {
    /// Where they sit.
    pub seat: Letter,
    /// What they are called.
    pub name: String,
    /// The round that is gone on with, counted from 0.
    pub round: u32,
    /// The line of that round after which it is, as a replay counts its frames.
    pub frame: u32,
}

/// Where a viewer is in a lesson.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Cue {
    /// How many of its lines were played.
    pub played: u32,
    /// What the viewer is to do now, if it is for them.
    pub action: Option<Action>,
    /// Whether somebody has done something else, so that everybody plays as they like.
    pub strayed: bool,
}

impl Cue {
    /// Where a viewer is, as the client reads it.
    pub(crate) fn of<G: Sent>(cue: &referee::Cue<G::Action>, rules: &G::Rules) -> Cue {
        Cue {
            played: u32::try_from(cue.played).expect("as many lines as were written"),
            action: cue.action.map(|action| G::show_action(action, rules)),
            strayed: cue.has_strayed,
        }
    }
}
