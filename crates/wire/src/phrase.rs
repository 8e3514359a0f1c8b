//! What people can say to each other.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What people can say to each other: a closed list, which everybody reads in their own language. Only
/// persons speak, so nothing of it comes from what a server knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Phrase {
    /// Hello!
    Hello,
    /// Well played!
    WellPlayed,
    /// Ouch!
    Ouch,
    /// Thank you.
    Thanks,
    /// Your turn!
    YourTurn,
    /// One minute, please.
    OneMinute,
    /// Have a good road!
    GoodRoad,
    /// Goodbye.
    Bye,
}
