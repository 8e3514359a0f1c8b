//! The variant with the die: nobody leaves, and treasures are all.

use tresors::{Cell, Pawn};

use super::{Cave, Scene};

/// What a treasure of the turn after next is worth.
const LATER: f64 = 0.5;
/// What a treasure is worth that a rival does not get.
const ENVY: f64 = 0.3;

impl Scene<'_> {
    /// The treasures to be expected, less some of what the others may expect.
    pub(super) fn luck(&self, cave: &Cave) -> f64 {
        let hopes = self.open.seats().map(|seat| match cave.pawns[seat.index()] {
            Pawn::In(cell) if seat == self.seat => self.hope(cave, cell),
            Pawn::In(cell) => -ENVY * self.hope(cave, cell),
            Pawn::Waiting | Pawn::Out => 0.0,
        });
        hopes.sum()
    }

    /// The treasures of a card, and the best that a throw of the die may lead to from there.
    fn hope(&self, cave: &Cave, cell: Cell) -> f64 {
        let die = self.open.rules().board().die;
        let worth = |end: Cell| f64::from(cave.treasures[end.index()]);
        let best = |cells: &mut dyn Iterator<Item = Cell>| cells.map(worth).fold(0.0, f64::max);
        let after = |&points: &u8| {
            let ends = cave.ways.ends(cell, points).iter().filter(|&end| end != Cell::ENTRANCE);
            let mut ends = ends.collect::<Vec<_>>().into_iter();
            // Nowhere to go is best of all: the genie carries to any card.
            if ends.len() > 0 { best(&mut ends) } else { best(&mut Cell::all()) }
        };
        let throws = f64::from(u32::try_from(die.len()).unwrap_or(u32::MAX));
        worth(cell) + LATER * die.iter().map(after).sum::<f64>() / throws
    }
}
