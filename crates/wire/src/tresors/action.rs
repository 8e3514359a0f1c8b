//! Actions, and what they would do.

use serde::{Deserialize, Serialize};
use table::Seat;
use tresors::{Cell, Cells, Orientation, Path};
use ts_rs::TS;

use super::view::{Card, Stuck};
use crate::{Letter, letters};

/// What a seat wishes to do. Cells are written by their names; `turned` is a number of quarter turns
/// clockwise, from 0 to 3.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
#[ts(rename = "TresorsAction")]
#[allow(missing_docs)]
pub enum Action {
    Enter { cell: String },
    Roll,
    Walk { cell: String },
    Leave,
    Lay { turned: u8 },
}

/// What an action would do.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[ts(rename = "TresorsOutlook")]
pub enum Outlook {
    /// The pawn would stand on a card with so many treasures.
    Enters {
        /// The treasures.
        treasures: u8,
    },
    /// The pawn would walk.
    Walks {
        /// One way of getting there: every place from the first to the last.
        path: Vec<&'static str>,
        /// The treasures on the card where it would stand.
        treasures: u8,
    },
    /// The genie would carry the pawn.
    Carried {
        /// Why it cannot walk.
        why: Stuck,
        /// The treasures on the card where it would stand.
        treasures: u8,
    },
    /// The pawn would leave the cave for good.
    Leaves {
        /// One way of getting there: every place from the first to the entrance.
        path: Vec<&'static str>,
    },
    /// The drawn card would be laid.
    Lays {
        /// The card as it would lie.
        card: Card,
        /// Where the pawns in the cave could walk then; empty where a die decides.
        reach: Vec<Range>,
        /// The seats whose pawns could not move on foot any more, because of walls alone.
        walled_in: Vec<Letter>,
        /// The seats whose pawns would find no way out, however long.
        cut_off: Vec<Letter>,
    },
}

/// Where one pawn could walk.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(rename = "TresorsRange")]
pub struct Range {
    /// Its seat.
    pub seat: Letter,
    /// The free cards within its reach.
    pub cells: Vec<&'static str>,
}

impl Action {
    /// The action as the client reads it.
    pub(super) fn new(action: tresors::Action) -> Action {
        let name = |cell: Cell| cell.name().to_owned();
        match action {
            tresors::Action::Enter { at } => Action::Enter { cell: name(at) },
            tresors::Action::Roll => Action::Roll,
            tresors::Action::Walk { to } => Action::Walk { cell: name(to) },
            tresors::Action::Leave => Action::Leave,
            tresors::Action::Lay { turned } => Action::Lay { turned: turned.quarters() },
        }
    }

    /// The action as the rules read it; `None` if there is no such cell or orientation.
    pub(super) fn read(&self) -> Option<tresors::Action> {
        Some(match self {
            Action::Enter { cell } => tresors::Action::Enter { at: Cell::find(cell)? },
            Action::Roll => tresors::Action::Roll,
            Action::Walk { cell } => tresors::Action::Walk { to: Cell::find(cell)? },
            Action::Leave => tresors::Action::Leave,
            Action::Lay { turned } => {
                tresors::Action::Lay { turned: *Orientation::ALL.get(usize::from(*turned))? }
            }
        })
    }
}

impl Outlook {
    /// What an action would do, as the client reads it; `None` for the die, which nobody foresees.
    pub(super) fn new(outlook: tresors::Outlook) -> Option<Outlook> {
        Some(match outlook {
            tresors::Outlook::Enters { treasures } => Outlook::Enters { treasures },
            tresors::Outlook::Rolls => return None,
            tresors::Outlook::Walks { path, treasures } => {
                Outlook::Walks { path: places(path), treasures }
            }
            tresors::Outlook::Carried { why, treasures } => {
                Outlook::Carried { why: Stuck::new(why), treasures }
            }
            tresors::Outlook::Leaves { path } => Outlook::Leaves { path: places(path) },
            tresors::Outlook::Lays { tile, reach, walled_in, cut_off } => Outlook::Lays {
                card: Card::lying(tile),
                reach: (0..).map(Seat).zip(reach).filter_map(range).collect(),
                walled_in: letters(walled_in),
                cut_off: letters(cut_off),
            },
        })
    }
}

fn range((seat, cells): (Seat, Option<Cells>)) -> Option<Range> {
    Some(Range { seat: seat.to_string(), cells: cells?.iter().map(Cell::name).collect() })
}

/// Every place of a path, from the first to the last.
pub(super) fn places(path: Path) -> Vec<&'static str> {
    let steps = path.steps().iter().copied();
    std::iter::once(path.from()).chain(steps).map(Cell::name).collect()
}
