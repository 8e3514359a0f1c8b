//! What a host wants otherwise.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{Access, Letter, Patience, Speed};

/// What a host wants changed before the table begins.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Arrangement {
    /// How often the table had been arranged as the host saw it.
    pub arranged: u32,
    /// What is wanted.
    pub order: Order,
}

/// What a host can want.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Order {
    /// A robot sits down, in the place of whoever sits there.
    Robot {
        /// Where.
        seat: Letter,
        /// How well it plays.
        level: String,
    },
    /// A seat is free again; after play has begun, one that nobody came back to.
    Free {
        /// Which.
        seat: Letter,
    },
    /// Two seats change places.
    Swap {
        /// One.
        seat: Letter,
        /// The other.
        with: Letter,
    },
    /// The same game is played otherwise.
    Play {
        /// How many sit there.
        seats: u8,
        /// What is chosen.
        options: BTreeMap<String, String>,
    },
    /// Bots play, and people are waited for, otherwise.
    Pace {
        /// How fast bots play.
        speed: Speed,
        /// How long people wait for each other.
        patience: Patience,
    },
    /// Others find the table.
    Access {
        /// Who.
        access: Access,
    },
    /// Play begins; robots take the seats that are free.
    Begin,
    /// There will be no game.
    Close,
}
