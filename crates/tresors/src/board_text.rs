//! The cave as text, for terminals and logs.
//!
//! ```text
//!             4       5       6       7       8
//!         ┌───────────────┬───────┬───────┬───────┐
//!      3  │ A1  A   B1    │ C1    │ D1  B │ E1  C │   9
//!         │ ◆◆@     ◆◆    │ ◆◆    │ ◆     │ ◆◆    │
//!         │       ╶───────┘       ╵       └───────┤
//!      2  │ A2      B2      C2      D2      E2    │  10
//!         │ ◆◆◆     ◆       ◆       ◆◆◆@    ◆     │
//!         │       ╶───────╴       ·       ·       │
//!      1  │ A3      B3      C3      D3      E3    │  11
//!         │ ◆◆      ◆       ◆       ◆       ◆◆    │
//!         │       ·       ·       ·       ·       │
//!    [ 0] │ A4      B4      C4      D4      E4    │  12
//!         │ ◆◆◆@    ◆◆@     ◆◆◆@    ◆◆◆           │
//!         └───────────────────────────────────────┘
//!       > A  A1   0 ◆
//!         B  D1   0 ◆
//!         C  E1   0 ◆
//! ```
//!
//! A cell has its name, the letter of the pawn on it, its treasures (`◆`) and the chief's head
//! (`@`); a gap is empty, and the card drawn for it stands behind its seat. Around the cave runs
//! the chief's track, from the tent (0) to the entrance, and brackets show where he stands. There
//! are no words in it, so that it needs no translation.

use std::fmt;

use crate::board::{COLUMNS, Cell, ROWS, Side, Sides};
use crate::card::{Card, Tile};
use crate::cave::{Open, Pawn};
use crate::view::View;

/// How wide a cell is, without its walls.
const WIDTH: usize = 7;

/// What lies before a viewer, drawn with characters, and below it where the pawns are and what each
/// seat has collected.
pub fn board_text(view: &View) -> String {
    view.open.to_string()
}

impl fmt::Display for Open {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.northern_track())?;
        for row in 0..ROWS {
            writeln!(f, "        {}", self.border(row))?;
            let (west, east) = (self.track_west(row), self.track_east(row));
            writeln!(f, "{}", format!("   {west} {} {east}", self.names(row)).trim_end())?;
            writeln!(f, "        {}", self.treasures_of(row))?;
        }
        writeln!(f, "        {}", self.border(ROWS))?;
        for seat in self.seats() {
            let pawn = match self.pawn(seat) {
                Pawn::Waiting => "--".to_owned(),
                Pawn::In(cell) => cell.to_string(),
                Pawn::Out => "E4".to_owned(),
            };
            let mark = if self.seat() == Some(seat) { '>' } else { ' ' };
            let drawn = self.drawn.filter(|_| mark == '>').map(|card| format!("  {card}"));
            let drawn = drawn.unwrap_or_default();
            writeln!(f, "      {mark} {seat}  {pawn}  {:>2} ◆{drawn}", self.treasures(seat))?;
        }
        Ok(())
    }
}

impl Open {
    /// One space of the chief's track.
    fn space(&self, number: u8) -> String {
        if number == self.chief { format!("[{number:>2}]") } else { format!(" {number:>2} ") }
    }

    /// The track goes up in the west from the tent beside the last row.
    fn track_west(&self, row: u8) -> String {
        self.space(ROWS - 1 - row)
    }

    /// The track goes down in the east to the entrance.
    fn track_east(&self, row: u8) -> String {
        self.space(ROWS + COLUMNS + row)
    }

    /// The track runs along the north, a space above each column.
    fn northern_track(&self) -> String {
        let spaces = (0..COLUMNS).map(|column| format!("{:^8}", self.space(ROWS + column)));
        format!("        {}", spaces.collect::<String>()).trim_end().to_owned()
    }

    /// The names of the cells of a row, with the pawns on them.
    fn names(&self, row: u8) -> String {
        self.line(row, |cell| {
            let pawn = self.pawn_on(cell).map_or(' ', table::Seat::letter);
            format!("{cell}  {pawn}")
        })
    }

    /// The treasures and heads of a row.
    fn treasures_of(&self, row: u8) -> String {
        self.line(row, |cell| {
            let card = self.tile(cell).map(Tile::card);
            let treasures = "◆".repeat(card.map_or(0, |card| card.treasures().into()));
            let head = if card.is_some_and(Card::has_head) { "@" } else { "" };
            treasures + head
        })
    }

    /// One line through the cells of a row, with the walls between them.
    fn line(&self, row: u8, content: impl Fn(Cell) -> String) -> String {
        let mut line = String::from("│");
        for column in 0..COLUMNS {
            let cell = Cell(row * COLUMNS + column);
            let wall = if self.is_closed(cell, Side::East) { '│' } else { ' ' };
            line.extend([' '].into_iter().chain(padded(&content(cell))).chain([wall]));
        }
        line
    }

    /// The line above a row, or below the last one.
    fn border(&self, row: u8) -> String {
        let mut line = String::new();
        for column in 0..=COLUMNS {
            line.push(self.corner(row, column));
            if column < COLUMNS {
                let wall = if self.is_wall_above(row, column) { "─" } else { " " };
                line.push_str(&wall.repeat(WIDTH));
            }
        }
        line
    }

    /// The character where four cells meet: it joins the walls that end there.
    fn corner(&self, row: u8, column: u8) -> char {
        let north = row > 0 && self.is_wall_before(row - 1, column);
        let east = column < COLUMNS && self.is_wall_above(row, column);
        let south = row < ROWS && self.is_wall_before(row, column);
        let west = column > 0 && self.is_wall_above(row, column - 1);
        let walls =
            [(north, Side::North), (east, Side::East), (south, Side::South), (west, Side::West)];
        let walls: Vec<Side> =
            walls.into_iter().filter(|(wall, _)| *wall).map(|(_, side)| side).collect();
        CORNERS[usize::from(Sides::of(&walls).0)]
    }

    /// Whether a wall runs along the north of a place, or the south of the last row.
    fn is_wall_above(&self, row: u8, column: u8) -> bool {
        row == 0 || self.is_closed(Cell((row - 1) * COLUMNS + column), Side::South)
    }

    /// Whether a wall runs along the west of a place, or the east of the last column.
    fn is_wall_before(&self, row: u8, column: u8) -> bool {
        column == 0 || self.is_closed(Cell(row * COLUMNS + column - 1), Side::East)
    }

    /// Whether no step leads over a side. Around a gap only the walls of its neighbours are drawn.
    fn is_closed(&self, cell: Cell, side: Side) -> bool {
        let walls = |cell: Cell| self.tile(cell).map_or(Sides::NONE, Tile::walls);
        let board =
            if cell == Cell::ENTRANCE { None } else { self.rules.board().beyond(cell, side) };
        board.is_none_or(|next| walls(cell).has(side) || walls(next).has(side.across()))
    }
}

/// What a cell says, as wide as a cell.
fn padded(content: &str) -> impl Iterator<Item = char> {
    content.chars().chain(std::iter::repeat(' ')).take(WIDTH - 1)
}

/// By the sides on which walls end at a corner: the character that joins them; a dot for none.
const CORNERS: [char; 16] =
    ['·', '╵', '╶', '└', '╷', '│', '┌', '├', '╴', '┘', '─', '┴', '┐', '┤', '┬', '┼'];

#[cfg(test)]
mod tests {
    use table::{Game, Seat, Viewer};

    use super::*;
    use crate::card::Orientation;
    use crate::cave::Cave;
    use crate::position::{Place, Position};
    use crate::rules::Rules;

    /// The printed example (TRE-32), and the cave after pink has moved and drawn a head.
    #[test]
    fn tre_32_the_printed_example_is_drawn_as_it_lies() {
        let rules = Rules::of("tresors", 3, &[]).unwrap();
        let cells = "R06 r0 E16 r1 E17 r1 E02 r0 E18 r2 R32 r0 E06 r0 E04 r0 R11 r0 E08 r0 \
                     R23 r0 E07 r0 E01 r0 R18 r0 E11 r0 R10 r0 R07 r0 R15 r0 R31 r0";
        let words: Vec<&str> = cells.split_whitespace().collect();
        let mut position = Position::default();
        for (place, card) in position.cells.iter_mut().zip(words.chunks(2)) {
            let turned = Orientation::find(card[1]).unwrap();
            *place = Some(Place::Card(Tile::new(Card::find(card[0]).unwrap(), turned)));
        }
        for (pawn, name) in position.pawns.iter_mut().zip(["A1", "D1", "E1"]) {
            *pawn = Cell::find(name).map(Pawn::In);
        }
        position.stock = vec![Card::find("R01").unwrap()];
        let mut cave = Cave::place(&rules, &position).unwrap();
        let text = board_text(&cave.view(Viewer::Spectator));
        let drawn = include_str!("board_text.rs").lines().skip(3).take(17);
        let drawn: Vec<&str> = drawn.map(|line| line.trim_start_matches("//! ")).collect();
        assert!(text.lines().map(str::trim_start).eq(drawn.iter().map(|line| line.trim_start())));
        let to = Cell::find("B2").unwrap();
        cave.act(Seat(0), crate::Action::Walk { to }, &mut ()).unwrap();
        let text = board_text(&cave.view(Viewer::Spectator));
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines[2], "     3  │ A1      B1    │ C1    │ D1  B │ E1  C │   9");
        assert_eq!(lines[3], "        │         ◆◆    │ ◆◆    │ ◆     │ ◆◆    │");
        assert_eq!(lines[8], "   [ 1] │ A3      B3      C3      D3      E3    │  11");
        assert_eq!(lines[14], "      > A  B2   2 ◆  R01");
    }
}
