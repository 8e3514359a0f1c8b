//! The board: cells, sides, ways out and the chief's track.
//!
//! Places are counted row by row on a grid of five columns and four rows, so that a set of places
//! is a word and a step is a shift. The corner E4 is the entrance; the others are cave cells.

use std::fmt;

/// How many columns the grid has.
pub(crate) const COLUMNS: u8 = 5;
/// How many rows the grid has.
pub(crate) const ROWS: u8 = 4;

/// A place of the grid: a cave cell, or the entrance. Written as a column and a row: B2.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cell(pub(crate) u8);

impl Cell {
    /// How many cave cells there are. They come first in the order of places.
    pub const COUNT: usize = 19;
    /// The entrance of the cave, which is no cave cell and holds no card.
    pub const ENTRANCE: Cell = Cell(19);

    /// Every cave cell: A1 to E1, A2 to E2 and so on to D4.
    pub fn all() -> impl DoubleEndedIterator<Item = Cell> + Clone {
        (0..19).map(Cell)
    }

    /// The place of this name, the entrance included.
    pub fn find(name: &str) -> Option<Cell> {
        match name.as_bytes() {
            [column @ b'A'..=b'E', row @ b'1'..=b'4'] => {
                Some(Cell((row - b'1') * COLUMNS + column - b'A'))
            }
            _ => None,
        }
    }

    /// Its name: column and row.
    pub fn name(self) -> &'static str {
        NAMES[self.index()]
    }

    /// The cell as an index into arrays of cave cells.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The column, counted from 0 in the west.
    pub fn column(self) -> u8 {
        self.0 % COLUMNS
    }

    /// The row, counted from 0 in the north.
    pub fn row(self) -> u8 {
        self.0 / COLUMNS
    }

    /// The next place on this side; `None` beyond the grid. (TRE-16)
    pub fn beside(self, side: Side) -> Option<Cell> {
        let place = match side {
            Side::North => self.0.checked_sub(COLUMNS),
            Side::East => (self.column() + 1 < COLUMNS).then_some(self.0 + 1),
            Side::South => (self.row() + 1 < ROWS).then_some(self.0 + COLUMNS),
            Side::West => (self.column() > 0).then(|| self.0 - 1),
        };
        place.map(Cell)
    }

    #[inline]
    pub(crate) fn bit(self) -> u32 {
        1 << self.0
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The names of all places, in their order.
const NAMES: [&str; Cell::COUNT + 1] = [
    "A1", "B1", "C1", "D1", "E1", "A2", "B2", "C2", "D2", "E2", "A3", "B3", "C3", "D3", "E3", "A4",
    "B4", "C4", "D4", "E4",
];

/// A set of places, as bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Cells(pub(crate) u32);

impl Cells {
    /// No place.
    pub const NONE: Cells = Cells(0);
    /// The whole cave, without the entrance.
    pub const CAVE: Cells = Cells((1 << Cell::COUNT) - 1);

    /// Whether a place belongs to the set.
    #[inline]
    pub fn has(self, cell: Cell) -> bool {
        self.0 & cell.bit() != 0
    }

    /// Whether the set has no place.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many places the set has.
    pub fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The places of the set, in order.
    pub fn iter(self) -> impl Iterator<Item = Cell> {
        (0..COLUMNS * ROWS).map(Cell).filter(move |&cell| self.has(cell))
    }

    /// The places of this set that are not in the other.
    #[inline]
    pub(crate) fn without(self, other: Cells) -> Cells {
        Cells(self.0 & !other.0)
    }
}

impl FromIterator<Cell> for Cells {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Cells {
        Cells(cells.into_iter().fold(0, |bits, cell| bits | cell.bit()))
    }
}

/// One of the four sides of a card or a cell.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Side {
    /// Towards row 1.
    North,
    /// Towards column E.
    East,
    /// Towards row 4.
    South,
    /// Towards column A.
    West,
}

impl Side {
    /// All four, clockwise from the north.
    pub const ALL: [Side; 4] = [Side::North, Side::East, Side::South, Side::West];

    /// The side across.
    #[must_use]
    pub fn across(self) -> Side {
        Side::ALL[(self as usize + 2) % 4]
    }
}

/// A set of sides: the walls of a card. Bit `i` is `Side::ALL[i]`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Sides(pub(crate) u8);

impl Sides {
    /// No side.
    pub const NONE: Sides = Sides(0);
    /// All four.
    pub const ALL: Sides = Sides(0b1111);

    /// A set of these sides.
    pub(crate) const fn of(sides: &[Side]) -> Sides {
        let (mut bits, mut at) = (0, 0);
        while at < sides.len() {
            bits |= 1 << sides[at] as u8;
            at += 1;
        }
        Sides(bits)
    }

    /// Whether a side belongs to the set.
    #[inline]
    pub fn has(self, side: Side) -> bool {
        self.0 >> side as u8 & 1 == 1
    }

    /// How many sides the set has.
    pub fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether the set has no side.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The sides after so many quarter turns clockwise. (TRE-34)
    #[inline]
    #[must_use]
    pub(crate) const fn turned(self, quarters: u8) -> Sides {
        let doubled = self.0 | self.0 << 4;
        Sides(doubled << (quarters & 3) >> 4 & 0b1111)
    }
}

/// What is printed on the board and in the box beside the cards, as data.
pub struct Board {
    /// The sides of cave cells that lead to the entrance. (TRE-29)
    pub doors: &'static [(Cell, Side)],
    /// Walls that the board itself shows inside the cave; ours shows none. (TRE-A1)
    pub inner_walls: &'static [(Cell, Side)],
    /// How many steps the chief makes from the tent to the entrance. (TRE-A19)
    pub track: u8,
    /// The faces of the die. (TRE-A13)
    pub die: &'static [u8],
    /// How many pawns there are. (TRE-02)
    pub pawns: u8,
}

/// The board of the house.
pub static BOARD: Board = Board {
    doors: &[(Cell(18), Side::East), (Cell(14), Side::South)],
    inner_walls: &[],
    track: 12,
    die: &[1, 1, 2, 2, 3, 3],
    pawns: 4,
};

impl Board {
    /// What lies beyond a side of a cave cell if no card is in the way: the next cell, or the
    /// entrance behind a door. `None` at the rim. (TRE-23)
    pub fn beyond(&self, cell: Cell, side: Side) -> Option<Cell> {
        let next = cell.beside(side)?;
        let walled = |from: Cell, side: Side| self.inner_walls.contains(&(from, side));
        if next == Cell::ENTRANCE {
            self.doors.contains(&(cell, side)).then_some(next)
        } else {
            (!walled(cell, side) && !walled(next, side.across())).then_some(next)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_round_trip() {
        for cell in Cell::all().chain([Cell::ENTRANCE]) {
            assert_eq!(Cell::find(&cell.to_string()), Some(cell));
        }
        assert_eq!(Cell::ENTRANCE.to_string(), "E4");
        for name in ["", "A", "A5", "F1", "a1", "A12", "É1"] {
            assert_eq!(Cell::find(name), None);
        }
    }

    #[test]
    fn going_there_and_back_is_staying() {
        for cell in Cell::all() {
            for side in Side::ALL {
                let back = cell.beside(side).map(|next| next.beside(side.across()));
                assert!(back.is_none_or(|back| back == Some(cell)));
            }
        }
    }

    #[test]
    fn sides_turn_clockwise() {
        let corner = Sides::of(&[Side::North, Side::East]);
        assert_eq!(corner.turned(1), Sides::of(&[Side::East, Side::South]));
        assert_eq!(corner.turned(3), Sides::of(&[Side::West, Side::North]));
        assert_eq!(Sides::ALL.turned(2), Sides::ALL);
    }
}
