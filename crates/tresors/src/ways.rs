//! Walls and ways as words of bits: what playouts read.
//!
//! Here lives the compiled form of the rules of moving. `check.rs` asks the same questions of the
//! cards themselves, and a law holds the two against each other.

use crate::board::{Board, COLUMNS, Cell, Cells, Side, Sides};
use crate::checks::STEPS_MAX;
use crate::rulebook::Leaving;

/// The walls of every card that lies, one word for each side; a gap counts as closed all around.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Walls([u32; 4]);

impl Walls {
    /// Before any card lies: nothing can be entered.
    pub(crate) const GAPS: Walls = Walls([Cells::CAVE.0; 4]);

    /// Notes the closed sides of a cell.
    #[inline]
    pub(crate) fn set(&mut self, cell: Cell, sides: Sides) {
        for (at, closed) in self.0.iter_mut().enumerate() {
            *closed = *closed & !cell.bit() | u32::from(sides.0 >> at & 1) << cell.0;
        }
    }

    /// The cells without a card. (No card closes four sides, so only a gap does.)
    #[inline]
    pub(crate) fn gaps(self) -> Cells {
        Cells(self.0[0] & self.0[1] & self.0[2] & self.0[3])
    }

    /// The ways that are left of those of the board: a wall of either card closes one. (TRE-22)
    #[inline]
    pub(crate) fn ways(self, ground: Ways) -> Ways {
        let [north, east, south, west] = self.0;
        Ways {
            east: ground.east & !(east | west >> 1),
            south: ground.south & !(south | north >> COLUMNS),
        }
    }
}

/// Which steps are open: bit `i` of `east` is the border between the places `i` and `i + 1`, bit
/// `i` of `south` that between `i` and `i + 5`. The entrance is a place like the others, but nobody
/// walks on from there.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Ways {
    east: u32,
    south: u32,
}

impl Ways {
    /// What the board leaves open where no card is in the way.
    pub(crate) fn of(board: &Board) -> Ways {
        let open = |side: Side| {
            let is_open = |cell: &Cell| board.beyond(*cell, side).is_some();
            Cell::all().filter(is_open).collect::<Cells>().0
        };
        Ways { east: open(Side::East), south: open(Side::South) }
    }

    /// Where one step leads from any of these places.
    #[inline]
    fn step(self, from: u32) -> u32 {
        (from & self.east) << 1
            | from >> 1 & self.east
            | (from & self.south) << COLUMNS
            | from >> COLUMNS & self.south
    }

    /// The places next to a cell that are open to it.
    #[inline]
    pub fn beside(self, cell: Cell) -> Cells {
        Cells(self.step(cell.bit()))
    }

    /// Every place on which so many steps can end, the entrance among them. (TRE-15, TRE-16,
    /// TRE-17, TRE-18, TRE-19, TRE-20, TRE-21)
    #[inline]
    pub fn ends(self, from: Cell, steps: u8) -> Cells {
        Cells(self.ends_of(from.bit(), from.bit(), steps))
    }

    /// Every card of the cave on which so many steps can end, whoever stands there.
    #[inline]
    pub fn cards(self, from: Cell, steps: u8) -> Cells {
        Cells(self.ends(from, steps).0 & Cells::CAVE.0)
    }

    /// The last two steps are made from all places at once: a step never stays where it is, so of
    /// the places visited before only those in `visited` must be avoided.
    #[inline]
    fn ends_of(self, from: u32, visited: u32, steps: u8) -> u32 {
        let next = self.step(from) & !visited;
        match steps {
            0 => from,
            1 => next,
            2 => self.step(next & Cells::CAVE.0) & !visited,
            _ => self.branch(next & Cells::CAVE.0, visited, steps - 1),
        }
    }

    fn branch(self, mut starts: u32, visited: u32, steps: u8) -> u32 {
        let mut ends = 0;
        while starts != 0 {
            let from = starts & starts.wrapping_neg();
            ends |= self.ends_of(from, visited | from, steps);
            starts ^= from;
        }
        ends
    }

    /// Whether a pawn may leave with so many steps. (TRE-30, TRE-A5, TRE-A14)
    #[inline]
    pub fn leads_out(self, from: Cell, steps: u8, leaving: Leaving) -> bool {
        match leaving {
            Leaving::Never => false,
            Leaving::OnTheLastStep => self.ends(from, steps).has(Cell::ENTRANCE),
            Leaving::WithinTheSteps => {
                let mut reached = from.bit();
                for _ in 0..steps {
                    reached |= self.step(reached & Cells::CAVE.0);
                }
                Cells(reached).has(Cell::ENTRANCE)
            }
        }
    }

    /// Every cave cell from which some way leads to the entrance, however long. Pawns are no
    /// hindrance. (TRE-A11)
    pub fn leading_out(self) -> Cells {
        let mut known = Cell::ENTRANCE.bit();
        loop {
            let next = known | self.step(known);
            if next == known {
                return Cells(known).without(Cells(Cell::ENTRANCE.bit()));
            }
            known = next;
        }
    }
}

/// The places of a move, one after the other: one way of making it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Path {
    from: Cell,
    steps: [Cell; STEPS_MAX],
    count: u8,
}

impl Path {
    fn new(from: Cell) -> Path {
        Path { from, steps: [from; STEPS_MAX], count: 0 }
    }

    /// Where it begins.
    pub fn from(&self) -> Cell {
        self.from
    }

    /// The places after the first, in order; the last is where the move ends.
    pub fn steps(&self) -> &[Cell] {
        &self.steps[..usize::from(self.count)]
    }

    fn visited(self) -> Cells {
        self.steps().iter().copied().chain([self.from]).collect()
    }

    fn last(self) -> Cell {
        self.steps().last().copied().unwrap_or(self.from)
    }

    fn with(mut self, next: Cell) -> Path {
        self.steps[usize::from(self.count)] = next;
        self.count += 1;
        self
    }

    /// How hard the path is to follow with the eye: pawns that are jumped, then corners.
    fn toil(self, pawns: Cells) -> usize {
        let inner = &self.steps()[..self.steps().len().saturating_sub(1)];
        let jumps = inner.iter().filter(|&&cell| pawns.has(cell)).count();
        let places: Vec<u8> =
            std::iter::once(self.from).chain(self.steps().iter().copied()).map(|at| at.0).collect();
        let turns = |three: &&[u8]| three[1].abs_diff(three[0]) != three[2].abs_diff(three[1]);
        10 * jumps + places.windows(3).filter(turns).count()
    }
}

/// A move on foot before anybody has asked which way it went.
///
/// Several ways may lead to the same card and none of them matters, so that a playout does not look
/// for one; [`Walk::path`] does, for people who want to see it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Walk {
    pub(crate) ways: Ways,
    pub(crate) pawns: Cells,
    pub(crate) from: Cell,
    pub(crate) to: Cell,
    pub(crate) steps: u8,
    pub(crate) leaving: Leaving,
}

impl Walk {
    /// One way of making the move: with the fewest pawns to jump, then the fewest corners; out of
    /// the cave the shortest.
    pub fn path(&self) -> Path {
        let fewest = match (self.to, self.leaving) {
            (Cell::ENTRANCE, Leaving::WithinTheSteps) => 1,
            _ => self.steps,
        };
        let mut found = Vec::new();
        for steps in fewest..=self.steps {
            self.search(Path::new(self.from), steps, &mut found);
            if let Some(path) = found.iter().min_by_key(|path| path.toil(self.pawns)) {
                return *path;
            }
        }
        unreachable!("a move without a path")
    }

    fn search(&self, path: Path, steps: u8, found: &mut Vec<Path>) {
        if steps == 0 {
            found.extend((path.last() == self.to).then_some(path));
        } else if path.last() != Cell::ENTRANCE {
            let next = self.ways.beside(path.last()).without(path.visited());
            next.iter().for_each(|cell| self.search(path.with(cell), steps - 1, found));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::BOARD;

    fn cells(names: &str) -> Cells {
        names.split(' ').map(|name| Cell::find(name).unwrap()).collect()
    }

    fn cell(name: &str) -> Cell {
        Cell::find(name).unwrap()
    }

    /// The cave with these sides closed and everything else open.
    fn ways(walls: &[(&str, &[Side])]) -> Ways {
        let mut all = Walls::GAPS;
        Cell::all().for_each(|cell| all.set(cell, Sides::NONE));
        for (name, sides) in walls {
            all.set(cell(name), Sides::of(sides));
        }
        all.ways(Ways::of(&BOARD))
    }

    #[test]
    fn tre_16_to_tre_21_steps_bend_and_never_come_back() {
        let open = ways(&[]);
        assert_eq!(open.ends(cell("B2"), 1), cells("A2 B1 C2 B3"));
        assert_eq!(open.ends(cell("B2"), 2), cells("A1 A3 C1 C3 B4 D2"));
        assert_eq!(open.ends(cell("A1"), 3), cells("A2 B1 A4 B3 C2 D1"));
        // In a corridor of two cards there is no third one to step on.
        let corridor = ways(&[("A1", &[Side::South]), ("B1", &[Side::South, Side::East])]);
        assert_eq!(corridor.ends(cell("A1"), 1), cells("B1"));
        assert!(corridor.ends(cell("A1"), 3).is_empty());
    }

    #[test]
    fn tre_22_either_card_closes_a_border() {
        let walled = ways(&[("B2", &[Side::East])]);
        assert!(!walled.beside(cell("B2")).has(cell("C2")));
        assert!(!walled.beside(cell("C2")).has(cell("B2")));
        assert!(walled.beside(cell("C2")).has(cell("C1")));
    }

    #[test]
    fn tre_30_nobody_walks_on_from_the_entrance() {
        let open = ways(&[]);
        assert_eq!(open.ends(cell("D4"), 2), cells("B4 C3 D2 E3"));
        assert_eq!(open.ends(cell("D4"), 3), cells("A4 B3 C2 D1 E2 C4 D3 E4"));
        let shut = ways(&[("D4", &[Side::East, Side::North])]);
        assert!(!shut.leads_out(cell("D4"), 3, Leaving::WithinTheSteps));
        assert!(open.leads_out(cell("D4"), 3, Leaving::OnTheLastStep));
        assert!(!open.leads_out(cell("D4"), 2, Leaving::OnTheLastStep));
        assert!(!open.leads_out(cell("D4"), 1, Leaving::Never));
    }

    #[test]
    fn tre_a11_gaps_cut_the_cave() {
        let mut walls = Walls::GAPS;
        Cell::all().for_each(|cell| walls.set(cell, Sides::NONE));
        walls.set(cell("E3"), Sides::ALL);
        walls.set(cell("B1"), Sides::ALL);
        walls.set(cell("A2"), Sides::ALL);
        assert_eq!(walls.gaps(), cells("E3 B1 A2"));
        let leading = walls.ways(Ways::of(&BOARD)).leading_out();
        assert!(leading.has(cell("E1")) && !leading.has(cell("A1")));
        assert_eq!(leading.len(), 15);
    }

    #[test]
    fn a_path_avoids_pawns_and_corners_and_leaves_at_once() {
        let walk = |from, to, steps, pawns| Walk {
            ways: ways(&[]),
            pawns: cells(pawns),
            from: cell(from),
            to: cell(to),
            steps,
            leaving: Leaving::WithinTheSteps,
        };
        let path = |walk: Walk| {
            walk.path().steps().iter().copied().map(|at| at.to_string()).collect::<Vec<_>>()
        };
        assert_eq!(path(walk("A1", "B2", 2, "A1 B1")), ["A2", "B2"]);
        assert_eq!(path(walk("A1", "B2", 2, "A1 A2")), ["B1", "B2"]);
        assert_eq!(path(walk("A1", "D1", 3, "A1")), ["B1", "C1", "D1"]);
        assert_eq!(path(walk("D4", "E4", 3, "D4")), ["E4"]);
        assert_eq!(path(walk("C4", "E4", 3, "C4 D4")), ["D4", "E4"]);
    }
}
