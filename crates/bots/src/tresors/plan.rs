//! What can be collected on the way out.

use tresors::rulebook::Leaving;
use tresors::{Cell, Cells, Ways};

/// How many turns are planned ahead; with two or more who draw, hardly more are left.
pub(super) const TURNS_MAX: usize = 14;

/// The treasures that can be had from each cell in so many turns, the last of which leads out.
/// Cards that will be drawn are not known, so the cave is taken as it lies.
pub(super) struct Plans([[Option<u16>; Cell::COUNT]; TURNS_MAX]);

impl Plans {
    /// The best plans where these ways are open and cards show these treasures; 0 for a gap.
    pub(super) fn new(ways: Ways, treasures: &[u8; Cell::COUNT], leaving: Leaving) -> Plans {
        let ends: Vec<Cells> = Cell::all().map(|cell| ends(ways, cell, treasures)).collect();
        let mut plans = [[None; Cell::COUNT]; TURNS_MAX];
        for cell in Cell::all() {
            let steps = treasures[cell.index()];
            let out = steps > 0 && ways.leads_out(cell, steps, leaving);
            plans[0][cell.index()] = out.then_some(steps.into());
        }
        for turn in 1..TURNS_MAX {
            let (before, now) = plans.split_at_mut(turn);
            for cell in Cell::all() {
                let next =
                    ends[cell.index()].iter().filter_map(|end| before[turn - 1][end.index()]);
                let own = u16::from(treasures[cell.index()]);
                now[0][cell.index()] = next.max().map(|rest| rest + own);
            }
        }
        Plans(plans)
    }

    /// The treasures to be had from a cell by leaving with the n-th turn, for each n from 1 on.
    pub(super) fn from(&self, cell: Cell) -> impl Iterator<Item = (usize, u16)> {
        let at = move |(turns, plan): (usize, &[Option<u16>; Cell::COUNT])| {
            plan[cell.index()].map(|treasures| (turns, treasures))
        };
        (1..).zip(&self.0).filter_map(at)
    }
}

/// The cards that a pawn can reach from a card; with the genie all others.
fn ends(ways: Ways, cell: Cell, treasures: &[u8; Cell::COUNT]) -> Cells {
    let inside = |end: &Cell| *end != Cell::ENTRANCE;
    let on_foot: Cells = ways.ends(cell, treasures[cell.index()]).iter().filter(inside).collect();
    if !on_foot.is_empty() {
        return on_foot;
    }
    Cell::all().filter(|&other| other != cell && treasures[other.index()] > 0).collect()
}
