//! Tables that people find without being told of them.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{Begin, Letter, Patience};

/// Who finds a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Access {
    /// Whoever is given its link.
    #[default]
    Link,
    /// Everybody: it is listed while somebody is there.
    Listed,
}

/// A listed table, as strangers are told of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Offer {
    /// Its id, which is part of its address.
    pub id: String,
    /// The game.
    pub game: String,
    /// How many sit there.
    pub seats: u8,
    /// What was chosen other than by default.
    pub options: BTreeMap<String, String>,
    /// What its host is called.
    pub host: Option<String>,
    /// How many persons sit there.
    pub sitting: u8,
    /// How many robots sit there.
    pub robots: u8,
    /// How many seats are free.
    pub free: u8,
    /// Whether play has begun, so that one can only watch.
    pub begun: bool,
    /// When it begins.
    pub begin: Begin,
    /// How long people wait for each other.
    pub patience: Patience,
    /// How many watch.
    pub watching: u32,
}

/// A game that a browser sits at.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct MyGame {
    /// The id of its table, which is part of its address.
    pub id: String,
    /// The game.
    pub game: String,
    /// How many sit there.
    pub seats: u8,
    /// The seats of the browser.
    pub yours: Vec<Letter>,
    /// How it stands.
    pub state: Standing,
    /// What the others are called.
    pub others: Vec<String>,
    /// What those are called who are on turn, as everybody sees.
    pub turn: Vec<String>,
    /// The seats that have won; left out before the end.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Letter>>")]
    pub winners: Vec<Letter>,
}

/// How a game stands for whoever sits there.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Standing {
    /// It is for them to do something.
    Yours,
    /// It is for others.
    Theirs,
    /// It has not begun.
    Waiting,
    /// It is over.
    Over,
}

/// One of the seats that a browser has at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Holding {
    /// The seat.
    pub seat: Letter,
    /// By what a socket says that it is for this seat. It proves nothing.
    pub sign: String,
}

/// Whether a person has a device of their own.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Device {
    /// The browser has one seat, and keeps it.
    #[default]
    Own,
    /// People share the browser, and each has a seat.
    Shared,
}
