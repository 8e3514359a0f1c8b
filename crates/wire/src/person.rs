//! Who sits at a seat, and who is missed there.

use serde::{Deserialize, Serialize};
use table::Seat;
use ts_rs::TS;

use crate::message::Clock;
use crate::{Device, Letter, Orders, Sign};

/// Who sits at a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Person {
    /// The seat.
    pub seat: Letter,
    /// What the person or the bot is called; `null` if the seat is free.
    pub name: Option<String>,
    /// The level of a bot.
    pub bot: Option<String>,
    /// Whether a person is here now.
    pub present: bool,
    /// Why a bot plays for the person, if one does.
    pub away: Option<Away>,
    /// The clock of a person who is gone, if somebody waits.
    pub grace: Option<Clock>,
    /// Whether the person is ready for the next round, or for another game.
    pub ready: bool,
    /// How long a person for whom a bot plays has still to come back before the host may free the
    /// seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub free_in: Option<Clock>,
    /// Whether a bot keeps the seat for whoever comes, until its person is back; left out if not.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub open: bool,
    /// The standing orders of the person; missing if there are none.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub orders: Option<Orders>,
    /// The sign of the seat, which nobody else has there; left out if it is the one that the seat always has.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub sign: Option<Sign>,
    /// How many games this person or bot has won before, of those that the same people played one after the
    /// other; left out if none.
    #[serde(skip_serializing_if = "is_zero")]
    #[ts(optional, as = "Option<u32>")]
    pub wins: u32,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
fn is_zero(number: &u32) -> bool {
    *number == 0
}

/// What is asked for when somebody sits down.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Arrival {
    /// What the person is called.
    pub name: String,
    /// The sign that the person has chosen.
    #[serde(default)]
    #[ts(optional)]
    pub sign: Option<Sign>,
    /// The seat; the first free one if none is named.
    #[serde(default)]
    pub seat: Option<Letter>,
    /// Whether the browser may have a seat already.
    #[serde(default)]
    pub device: Device,
}

/// Why a bot plays for a person.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Away {
    /// They have left.
    Left,
    /// They were gone for too long.
    Gone,
    /// They did nothing for too long.
    Idle,
    /// They have not come yet to this game, which the others went on to.
    Late,
}

impl From<referee::Absence> for Away {
    fn from(why: referee::Absence) -> Away {
        match why {
            referee::Absence::Left => Away::Left,
            referee::Absence::Gone => Away::Gone,
            referee::Absence::Idle => Away::Idle,
            referee::Absence::Late => Away::Late,
        }
    }
}

/// A bot did what an entry of the log tells, or it came of what the bot did.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct StandIn {
    /// Which entry, counted from 0.
    pub at: u32,
    /// For whom.
    pub seat: Letter,
}

impl StandIn {
    /// What a bot did for the person of a seat, as the referee tells it.
    pub(crate) fn of((at, seat): (u32, Seat)) -> StandIn {
        StandIn { at, seat: seat.to_string() }
    }
}
