//! Tables that people find without being told of them.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{Begin, Patience};

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
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
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
