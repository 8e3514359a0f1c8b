//! What people are told about their chances: while they play, if they ask, and when a round is over.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{Action, Happening, Letter};

/// Who is told what would be best, if they ask.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Advice {
    /// Whoever plays alone among robots.
    #[default]
    Alone,
    /// Everybody who plays.
    Everybody,
    /// Nobody.
    Nobody,
}

/// What an action would lead to, as far as whoever asks can know.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Chances {
    /// The action.
    pub action: Action,
    /// How likely it wins, from 0 to 1.
    pub wins: f64,
    /// The interval that holds the true figure in 95 of 100 cases begins here.
    pub low: f64,
    /// It ends here.
    pub high: f64,
}

/// Where a round was won.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Analysis {
    /// Which round, counted from 0.
    pub round: u32,
    /// The sides, each by its first seat.
    pub sides: Vec<Letter>,
    /// The deal, and every turn.
    pub turns: Vec<AnalysedTurn>,
    /// Where it turned, in the order of turns.
    pub turnings: Vec<Turning>,
    /// How much was luck: one for each side.
    pub splits: Vec<Split>,
    /// The share of luck in all that changed, from 0 to 1; the rest was played.
    pub luck: f64,
}

/// A turn and what came of it.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct AnalysedTurn {
    /// What happened, as those saw it who saw most of it.
    pub log: Vec<Happening>,
    /// By side: its chance to win afterwards, as a spectator would see it.
    pub wins: Vec<f64>,
}

/// A turn in which the game turned.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Turning {
    /// The number of the turn.
    pub turn: u32,
    /// The side whose chances changed most.
    pub side: Letter,
    /// Its chances before.
    pub from: f64,
    /// Its chances after.
    pub to: f64,
    /// What somebody would have done better in this turn; left out if nothing clearly.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub better: Option<Better>,
}

/// What somebody would have done better.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Better {
    /// Who.
    pub seat: Letter,
    /// What they did.
    pub done: Action,
    /// What would have been better.
    pub action: Action,
    /// How much of the chance to win it cost.
    pub cost: f64,
}

/// What became of one side's chance to win: `begun`, `luck` and `play` add up to `result`.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Split {
    /// The side.
    pub side: Letter,
    /// What equals win there before the cards are known.
    pub begun: f64,
    /// What equals win more, or less, with the cards of this round.
    pub luck: f64,
    /// What was made of them beyond that.
    pub play: f64,
    /// What it had in the end.
    pub result: f64,
}
