//! Rounds that are over, for those who look at them again.

use std::collections::BTreeMap;

use serde::Serialize;
use ts_rs::TS;

use crate::family::View;
use crate::message::Score;
use crate::play::Happening;
use crate::{Letter, Sign};

/// A round that is over, or a part of it, as one viewer saw it or with all hands open.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Replay {
    /// The game.
    pub game: String,
    /// How many sat there.
    pub seats: u8,
    /// The seats of each side, the side of A first.
    pub teams: Vec<Vec<Letter>>,
    /// What was chosen other than by default.
    pub options: BTreeMap<String, String>,
    /// Who sits where, clockwise from A.
    pub people: Vec<Sat>,
    /// How many rounds are over.
    pub rounds: u32,
    /// Which of them this is, counted from 0.
    pub round: u32,
    /// How many frames it has.
    pub count: u32,
    /// The number of the first frame that is told here, counted from 0.
    pub first: u32,
    /// The table after each line, as many as are told at a time.
    pub frames: Vec<Frame>,
}

/// Who sat at a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Sat {
    /// The seat.
    pub seat: Letter,
    /// What they are called; `null` where names are no longer kept.
    pub name: Option<String>,
    /// The level of a bot.
    pub bot: Option<String>,
    /// The sign of the seat; left out if it is the one that the seat always has.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub sign: Option<Sign>,
}

/// The table after one line of a round.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Frame {
    /// The turn that it belongs to, as an analysis counts them: the deal is 0.
    pub turn: u32,
    /// What happened in this line, as the viewer saw it.
    pub log: Vec<Happening>,
    /// What the viewer knew afterwards.
    pub view: View,
    /// How the round ended; left out before that.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub score: Option<Score>,
}
