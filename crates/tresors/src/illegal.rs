//! Why a move is refused: one variant for each thing the rulebook forbids.

use std::fmt;

use table::Seat;

use crate::event::Ending;
use crate::rulebook::Variant;
use crate::rules::Rules;

/// Why a move is refused. Clients translate it by [`Illegal::key`] and show its clauses.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Illegal {
    /// The cards are not laid out yet.
    NotDealt,
    /// The game is over.
    GameOver {
        /// How it ended.
        how: Ending,
    },
    /// It is another seat's turn.
    NotYourTurn {
        /// Whose turn it is.
        turn: Seat,
        /// What that seat is about to do.
        task: Task,
    },
    /// The pawn has left the cave for good.
    PawnIsOut,
    /// Pawns are placed first.
    PlacePawnFirst,
    /// The pawn has been placed already.
    AlreadyPlaced,
    /// The die is rolled first.
    RollFirst,
    /// The die has been rolled already.
    AlreadyRolled,
    /// There is no die in the basic game.
    NoDie,
    /// The drawn card is laid first.
    LayFirst,
    /// No card has been drawn.
    NothingToLay,
    /// The entrance is no card: one leaves there.
    EntranceIsNoCard {
        /// How the pawn would come there.
        arrival: Arrival,
    },
    /// The pawn would stay where it is.
    MustMove {
        /// How it would come away.
        arrival: Arrival,
    },
    /// No card lies there.
    NoCard,
    /// Another pawn stands there.
    Occupied {
        /// Whose.
        by: Seat,
        /// How one would come there.
        arrival: Arrival,
    },
    /// So many steps do not lead there, walls or not.
    WrongDistance {
        /// The steps to make.
        steps: u8,
        /// What makes the place another distance away.
        astray: Astray,
    },
    /// Something is in the way of so many steps.
    WallInTheWay {
        /// The steps to make.
        steps: u8,
        /// What.
        barred: Barred,
    },
    /// Nobody leaves in this variant.
    ExitClosed,
    /// The entrance is farther than so many steps.
    ExitTooFar {
        /// The steps to make.
        steps: u8,
    },
    /// The entrance is farther than any card allows.
    NoExitHere,
    /// Walls are in the way of so many steps to the entrance.
    ExitWalled {
        /// The steps to make.
        steps: u8,
    },
    /// The step through the entrance would not be the last of so many.
    ExitNotExact {
        /// The steps to make.
        steps: u8,
    },
    /// The pawn cannot walk out, and the genie never leads out.
    GenieStaysInside {
        /// Why it cannot walk.
        way: Way,
    },
    /// The card would close the last way out, and can be turned otherwise.
    SealsTheCave,
}

/// What somebody is about to do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Task {
    /// To place the pawn.
    Placing,
    /// To roll the die or to move.
    Moving,
    /// To lay the drawn card.
    Laying,
}

/// How a pawn comes to a card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Arrival {
    /// It is placed there.
    Placed,
    /// It walks.
    OnFoot,
    /// The genie carries it.
    ByGenie,
}

/// Why so many steps do not lead to a place.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Astray {
    /// It is nearer or farther.
    Count,
    /// It lies across a corner.
    Diagonal,
    /// It lies behind a pawn, and whoever jumps still counts the card.
    OverAPawn,
}

/// What is in the way.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Barred {
    /// A wall.
    Wall,
    /// A place without a card.
    Gap,
    /// A wall, and the only way round would visit a card twice.
    Twice,
}

/// Why a pawn cannot walk out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Way {
    /// The entrance is too far.
    TooFar,
    /// Walls are in the way.
    Walled,
}

impl Illegal {
    /// The key of its sentence in the translation files.
    pub fn key(self) -> &'static str {
        match self {
            Illegal::NotDealt => "not-dealt",
            Illegal::GameOver { .. } => "game-over",
            Illegal::NotYourTurn { .. } => "not-your-turn",
            Illegal::PawnIsOut => "pawn-is-out",
            Illegal::PlacePawnFirst => "place-pawn-first",
            Illegal::AlreadyPlaced => "already-placed",
            Illegal::RollFirst => "roll-first",
            Illegal::AlreadyRolled => "already-rolled",
            Illegal::NoDie => "no-die",
            Illegal::LayFirst => "lay-first",
            Illegal::NothingToLay => "nothing-to-lay",
            Illegal::EntranceIsNoCard { .. } => "entrance-is-no-card",
            Illegal::MustMove { .. } => "must-move",
            Illegal::NoCard => "no-card",
            Illegal::Occupied { .. } => "occupied",
            Illegal::WrongDistance { astray: Astray::Diagonal, .. } => "no-diagonal",
            Illegal::WrongDistance { .. } => "wrong-distance",
            Illegal::WallInTheWay { barred: Barred::Wall, .. } => "wall-in-the-way",
            Illegal::WallInTheWay { barred: Barred::Gap, .. } => "gap-in-the-way",
            Illegal::WallInTheWay { barred: Barred::Twice, .. } => "no-card-twice",
            Illegal::ExitClosed => "exit-closed",
            Illegal::ExitTooFar { .. } => "exit-too-far",
            Illegal::NoExitHere => "no-exit-here",
            Illegal::ExitWalled { .. } => "exit-walled",
            Illegal::ExitNotExact { .. } => "exit-not-exact",
            Illegal::GenieStaysInside { .. } => "genie-stays-inside",
            Illegal::SealsTheCave => "seals-the-cave",
        }
    }

    /// The clauses that forbid it, three at most, the one that forbids it here first.
    pub fn clauses(self, rules: &Rules) -> &'static [&'static str] {
        let by_die = rules.rulebook().variant == Variant::Chance;
        match self {
            Illegal::NotDealt => &["TRE-04"],
            Illegal::GameOver { how: Ending::AllOut } => &["TRE-43", "TRE-A20"],
            Illegal::GameOver { how: Ending::ChiefArrived } if by_die => &["TRE-44", "TRE-56"],
            Illegal::GameOver { how: Ending::ChiefArrived } => &["TRE-44", "TRE-45"],
            Illegal::GameOver { how: Ending::NoWayOut } => &["TRE-A11", "TRE-44"],
            Illegal::NotYourTurn { task: Task::Placing, .. } => &["TRE-A15", "TRE-07", "TRE-11"],
            Illegal::NotYourTurn { task: Task::Moving, .. } => &["TRE-12", "TRE-13", "TRE-11"],
            Illegal::NotYourTurn { task: Task::Laying, .. } => &["TRE-13", "TRE-12", "TRE-34"],
            Illegal::PawnIsOut => &["TRE-28", "TRE-52"],
            Illegal::PlacePawnFirst => &["TRE-07", "TRE-A15"],
            Illegal::AlreadyPlaced => &["TRE-07", "TRE-13"],
            Illegal::RollFirst | Illegal::AlreadyRolled => &["TRE-54", "TRE-13"],
            Illegal::NoDie => &["TRE-09", "TRE-58"],
            Illegal::LayFirst => &["TRE-13", "TRE-34", "TRE-A7"],
            Illegal::NothingToLay => &["TRE-13", "TRE-34"],
            Illegal::EntranceIsNoCard { arrival: Arrival::Placed } => &["TRE-07"],
            Illegal::EntranceIsNoCard { .. } if by_die => &["TRE-56", "TRE-A14"],
            Illegal::EntranceIsNoCard { arrival: Arrival::OnFoot } => {
                &["TRE-29", "TRE-30", "TRE-28"]
            }
            Illegal::EntranceIsNoCard { arrival: Arrival::ByGenie } => &["TRE-26", "TRE-25"],
            Illegal::MustMove { arrival: Arrival::ByGenie } => &["TRE-26", "TRE-24", "TRE-21"],
            Illegal::MustMove { .. } => &["TRE-24", "TRE-21", "TRE-15"],
            Illegal::NoCard => &["TRE-A11"],
            Illegal::Occupied { arrival: Arrival::Placed, .. } => &["TRE-08", "TRE-07"],
            Illegal::Occupied { arrival: Arrival::OnFoot, .. } => &["TRE-18", "TRE-19"],
            Illegal::Occupied { arrival: Arrival::ByGenie, .. } => &["TRE-26", "TRE-18", "TRE-25"],
            Illegal::WrongDistance { astray: Astray::Diagonal, .. } => {
                &["TRE-16", "TRE-15", "TRE-27"]
            }
            Illegal::WrongDistance { astray: Astray::OverAPawn, .. } => {
                &["TRE-15", "TRE-19", "TRE-27"]
            }
            Illegal::WrongDistance { .. } if by_die => &["TRE-15", "TRE-54", "TRE-27"],
            Illegal::WrongDistance { .. } => &["TRE-15", "TRE-14", "TRE-27"],
            Illegal::WallInTheWay { barred: Barred::Gap, .. } => &["TRE-A11", "TRE-22"],
            Illegal::WallInTheWay { barred: Barred::Twice, .. } => &["TRE-20", "TRE-22", "TRE-21"],
            Illegal::WallInTheWay { barred: Barred::Wall, .. } => &["TRE-22", "TRE-27", "TRE-A2"],
            Illegal::ExitClosed => &["TRE-56", "TRE-A14", "TRE-55"],
            Illegal::NoExitHere => &["TRE-29", "TRE-30", "TRE-23"],
            Illegal::ExitTooFar { .. } => &["TRE-30", "TRE-29", "TRE-15"],
            Illegal::ExitWalled { .. } => &["TRE-22", "TRE-29", "TRE-A10"],
            Illegal::ExitNotExact { .. } => &["TRE-A5", "TRE-30", "TRE-59"],
            Illegal::GenieStaysInside { way: Way::TooFar } => &["TRE-26", "TRE-29", "TRE-30"],
            Illegal::GenieStaysInside { way: Way::Walled } => &["TRE-26", "TRE-22", "TRE-29"],
            Illegal::SealsTheCave => &["TRE-A10", "TRE-34"],
        }
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key())
    }
}

impl std::error::Error for Illegal {}
