//! What one viewer knows: the same for everybody, since nothing is held in secret.

use serde::Serialize;
use table::{Seat, Viewer};
use tresors::rulebook::{Leaving, Variant};
use tresors::{Open, Orientation, Pawn, Rules, Sides, Tile};
use ts_rs::TS;

use crate::Letter;

/// All that one viewer knows of the table. Cells are written by their names: a column from A in the
/// west to E, and a row from 1 in the north to 4. `E4` is the entrance, which is no cell.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(rename = "TresorsView")]
pub struct View {
    /// The seat that looks; `null` for a spectator.
    pub you: Option<Letter>,
    /// Where the game stands.
    pub phase: Phase,
    /// Whose turn it is; `null` before the deal and after the end.
    pub turn: Option<Letter>,
    /// How many steps the seat on turn makes, once that is known.
    pub steps: Option<u8>,
    /// Why the genie helps the seat on turn, if he does.
    pub genie: Option<Stuck>,
    /// The nineteen cells, row by row, with the cards on them.
    pub cells: Vec<Cell>,
    /// The cell where the drawn card will lie.
    pub gap: Option<&'static str>,
    /// The card that was drawn and does not lie yet, as it is printed.
    pub drawn: Option<Card>,
    /// How many steps the chief has made from the tent.
    pub chief: u8,
    /// How many steps lead him from the tent to the entrance.
    pub track: u8,
    /// How many cards the draw pile has.
    pub stock: u8,
    /// Whether a die says how far to go.
    pub die: bool,
    /// How a pawn may leave.
    pub exit: Exit,
    /// The sides of cells that lead to the entrance.
    pub doors: Vec<Door>,
    /// Who sits where, clockwise from A.
    pub players: Vec<Player>,
}

/// Where a game stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "TresorsPhase")]
pub enum Phase {
    /// Before the cards are laid out.
    Deal,
    /// Pawns are being placed.
    Enter,
    /// The seat on turn is to roll the die.
    Roll,
    /// The seat on turn is to move.
    Walk,
    /// The seat on turn is to lay the drawn card.
    Lay,
    /// The game is over.
    Over,
}

/// Why no card can be reached on foot.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "TresorsStuck")]
pub enum Stuck {
    /// Pawns stand on all cards that steps lead to.
    Occupied,
    /// Walls are in the way of every move.
    Walled,
}

/// How a pawn may leave.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "TresorsExit")]
pub enum Exit {
    /// With any step of the move.
    AnyStep,
    /// With the last step of the move.
    LastStep,
    /// Not at all.
    Closed,
}

/// A cell and the card on it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(rename = "TresorsCell")]
pub struct Cell {
    /// Its name.
    pub name: &'static str,
    /// The card; `null` for a gap.
    pub card: Option<Card>,
}

/// A card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(rename = "TresorsCard")]
pub struct Card {
    /// Its name in the notation.
    pub name: String,
    /// How many treasures it shows.
    pub treasures: u8,
    /// Whether it shows the chief's head.
    pub head: bool,
    /// By how many quarter turns clockwise it is turned.
    pub turned: u8,
    /// The sides that its walls close, so turned.
    pub walls: Vec<Side>,
}

/// A side of a card or a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "TresorsSide")]
#[allow(missing_docs)]
pub enum Side {
    North,
    East,
    South,
    West,
}

/// A side of a cell that leads to the entrance.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(rename = "TresorsDoor")]
pub struct Door {
    /// The cell.
    pub cell: &'static str,
    /// The side.
    pub side: Side,
}

/// One seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(rename = "TresorsPlayer")]
pub struct Player {
    /// The seat.
    pub seat: Letter,
    /// Where its pawn is.
    pub pawn: Place,
    /// The cell on which its pawn stands, if it is in the cave.
    pub cell: Option<&'static str>,
    /// The cards it has collected, as they are printed.
    pub loot: Vec<Card>,
    /// The treasures it has: none once its pawn is caught.
    pub treasures: u8,
    /// What became of its pawn; `null` while the game is going on.
    pub fate: Option<Fate>,
}

/// Where a pawn is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "TresorsPlace")]
pub enum Place {
    /// Not placed yet.
    Waiting,
    /// In the cave.
    In,
    /// Out of the cave for good.
    Out,
}

/// What became of a pawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "TresorsFate")]
pub enum Fate {
    /// It got out in time.
    Out,
    /// It was caught inside.
    Caught,
    /// It stayed inside, where nobody takes anything away.
    Inside,
}

/// What a score sheet says of a pawn and its treasures.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(rename = "TresorsLoot")]
pub struct Loot {
    /// What became of the pawn.
    pub fate: Fate,
    /// The treasures collected, whether or not they count.
    pub collected: u8,
}

impl View {
    /// A view as the client reads it.
    pub(super) fn new(view: &tresors::View) -> View {
        let open = &view.open;
        let rules = open.rules();
        let (steps, genie, gap) = match open.phase() {
            tresors::Phase::Walk { steps, reach } => (Some(steps), reach.genie(), None),
            tresors::Phase::Lay { gap } => (None, None, Some(gap)),
            _ => (None, None, None),
        };
        View {
            you: match view.viewer {
                Viewer::Seat(seat) => Some(seat.to_string()),
                Viewer::Spectator => None,
            },
            phase: phase(open.phase()),
            turn: open.seat().map(|seat| seat.to_string()),
            steps,
            genie: genie.map(Stuck::new),
            cells: tresors::Cell::all().map(|cell| Cell::new(cell, open.tile(cell))).collect(),
            gap: gap.map(tresors::Cell::name),
            drawn: open.drawn().map(Card::printed),
            chief: open.chief(),
            track: rules.board().track,
            stock: open.stock(),
            die: rules.rulebook().variant == Variant::Chance,
            exit: exit(rules),
            doors: rules.board().doors.iter().copied().map(Door::new).collect(),
            players: open.seats().map(|seat| Player::new(open, seat)).collect(),
        }
    }
}

fn phase(phase: tresors::Phase) -> Phase {
    match phase {
        tresors::Phase::Deal => Phase::Deal,
        tresors::Phase::Enter => Phase::Enter,
        tresors::Phase::Roll => Phase::Roll,
        tresors::Phase::Walk { .. } => Phase::Walk,
        tresors::Phase::Lay { .. } => Phase::Lay,
        tresors::Phase::Over(_) => Phase::Over,
    }
}

fn exit(rules: &Rules) -> Exit {
    match rules.rulebook().leaving() {
        Leaving::WithinTheSteps => Exit::AnyStep,
        Leaving::OnTheLastStep => Exit::LastStep,
        Leaving::Never => Exit::Closed,
    }
}

impl Stuck {
    pub(super) fn new(why: tresors::Stuck) -> Stuck {
        match why {
            tresors::Stuck::Occupied => Stuck::Occupied,
            tresors::Stuck::Walled => Stuck::Walled,
        }
    }
}

impl Cell {
    pub(super) fn new(cell: tresors::Cell, tile: Option<Tile>) -> Cell {
        Cell { name: cell.name(), card: tile.map(Card::lying) }
    }
}

impl Card {
    /// A card as it lies.
    pub(super) fn lying(tile: Tile) -> Card {
        let card = tile.card();
        Card {
            name: card.to_string(),
            treasures: card.treasures(),
            head: card.has_head(),
            turned: tile.orientation().quarters(),
            walls: sides(tile.walls()),
        }
    }

    /// A card as it is printed.
    pub(super) fn printed(card: tresors::Card) -> Card {
        Card::lying(Tile::new(card, Orientation::ALL[0]))
    }
}

/// A set of sides, clockwise from the north.
fn sides(sides: Sides) -> Vec<Side> {
    tresors::Side::ALL.into_iter().filter(|&side| sides.has(side)).map(Side::new).collect()
}

impl Side {
    fn new(side: tresors::Side) -> Side {
        match side {
            tresors::Side::North => Side::North,
            tresors::Side::East => Side::East,
            tresors::Side::South => Side::South,
            tresors::Side::West => Side::West,
        }
    }
}

impl Door {
    fn new((cell, side): (tresors::Cell, tresors::Side)) -> Door {
        Door { cell: cell.name(), side: Side::new(side) }
    }
}

impl Player {
    fn new(open: &Open, seat: Seat) -> Player {
        Player {
            seat: seat.to_string(),
            pawn: match open.pawn(seat) {
                Pawn::Waiting => Place::Waiting,
                Pawn::In(_) => Place::In,
                Pawn::Out => Place::Out,
            },
            cell: open.cell(seat).map(tresors::Cell::name),
            loot: open.loot(seat).iter().map(Card::printed).collect(),
            treasures: open.treasures(seat),
            fate: open.fate(seat).map(Fate::new),
        }
    }
}

impl Fate {
    pub(super) fn new(fate: tresors::Fate) -> Fate {
        match fate {
            tresors::Fate::Out => Fate::Out,
            tresors::Fate::Caught => Fate::Caught,
            tresors::Fate::Inside => Fate::Inside,
        }
    }
}
