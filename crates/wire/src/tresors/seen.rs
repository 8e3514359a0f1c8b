//! What was seen to happen.

use serde::Serialize;
use table::Seat;
use tresors::Event;
use ts_rs::TS;

use super::action::places;
use super::view::{Card, Cell, Stuck};
use crate::Letter;

/// What one viewer saw of an event. A `path` has every place from the first to the last.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[ts(rename = "TresorsSeen")]
#[allow(missing_docs)]
pub enum Seen {
    LaidOut { first: Letter, cells: Vec<Cell> },
    Entered { seat: Letter, cell: &'static str },
    TurnBegan { seat: Letter },
    Rolled { seat: Letter, points: u8 },
    GenieCame { seat: Letter, why: Stuck },
    Walked { seat: Letter, path: Vec<&'static str> },
    Carried { seat: Letter, from: &'static str, to: &'static str, why: Stuck },
    Left { seat: Letter, path: Vec<&'static str> },
    Took { seat: Letter, card: Card },
    Drew { seat: Letter, card: Card },
    ChiefCame { to: u8 },
    Laid { seat: Letter, cell: &'static str, card: Card },
    Ended { ending: Ending },
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "TresorsEnding")]
pub enum Ending {
    /// The last pawn is out.
    AllOut,
    /// The chief stands at the entrance.
    Chief,
    /// The pile ran out and nobody can leave any more.
    NoWayOut,
}

impl Seen {
    pub(super) fn new(seen: tresors::Seen) -> Seen {
        let letter = |seat: Seat| seat.to_string();
        match seen {
            Event::LaidOut { first, tiles } => {
                let cells = tresors::Cell::all().zip(tiles);
                let cells = cells.map(|(cell, tile)| Cell::new(cell, Some(tile))).collect();
                Seen::LaidOut { first: letter(first), cells }
            }
            Event::Entered { seat, at } => Seen::Entered { seat: letter(seat), cell: at.name() },
            Event::TurnBegan { seat } => Seen::TurnBegan { seat: letter(seat) },
            Event::Rolled { seat, points } => Seen::Rolled { seat: letter(seat), points },
            Event::GenieCame { seat, why } => {
                Seen::GenieCame { seat: letter(seat), why: Stuck::new(why) }
            }
            Event::Walked { seat, walk } => Seen::Walked { seat: letter(seat), path: places(walk) },
            Event::Carried { seat, from, to, why } => Seen::Carried {
                seat: letter(seat),
                from: from.name(),
                to: to.name(),
                why: Stuck::new(why),
            },
            Event::Left { seat, walk } => Seen::Left { seat: letter(seat), path: places(walk) },
            Event::Took { seat, card } => {
                Seen::Took { seat: letter(seat), card: Card::printed(card) }
            }
            Event::Drew { seat, card } => {
                Seen::Drew { seat: letter(seat), card: Card::printed(card) }
            }
            Event::ChiefCame { to } => Seen::ChiefCame { to },
            Event::Laid { seat, at, tile } => {
                Seen::Laid { seat: letter(seat), cell: at.name(), card: Card::lying(tile) }
            }
            Event::Ended { ending } => Seen::Ended { ending: Ending::new(ending) },
        }
    }
}

impl Ending {
    fn new(ending: tresors::Ending) -> Ending {
        match ending {
            tresors::Ending::AllOut => Ending::AllOut,
            tresors::Ending::ChiefArrived => Ending::Chief,
            tresors::Ending::NoWayOut => Ending::NoWayOut,
        }
    }
}
