//! Why a move is refused: one variant for each thing the rulebook forbids.

use std::fmt;

use table::Seat;

/// Why a move is refused. Clients translate it by [`Illegal::key`] and show its clauses.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Illegal {
    /// The cards are not laid out yet.
    NotDealt,
    /// The game is over.
    GameOver,
    /// It is another seat's turn.
    NotYourTurn {
        /// Whose turn it is.
        turn: Seat,
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
    EntranceIsNoCard,
    /// The pawn would stay where it is.
    MustMove,
    /// No card lies there.
    NoCard,
    /// Another pawn stands there.
    Occupied {
        /// Whose.
        by: Seat,
    },
    /// So many steps do not lead there, walls or not.
    WrongDistance {
        /// The steps to make.
        steps: u8,
    },
    /// Walls are in the way of so many steps.
    WallInTheWay {
        /// The steps to make.
        steps: u8,
    },
    /// Nobody leaves in this variant.
    ExitClosed,
    /// The entrance is farther than so many steps.
    ExitTooFar {
        /// The steps to make.
        steps: u8,
    },
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
    /// The card would close the last way out, and can be turned otherwise.
    SealsTheCave,
}

impl Illegal {
    /// The key of its sentence in the translation files.
    pub fn key(self) -> &'static str {
        match self {
            Illegal::NotDealt => "not-dealt",
            Illegal::GameOver => "game-over",
            Illegal::NotYourTurn { .. } => "not-your-turn",
            Illegal::PawnIsOut => "pawn-is-out",
            Illegal::PlacePawnFirst => "place-pawn-first",
            Illegal::AlreadyPlaced => "already-placed",
            Illegal::RollFirst => "roll-first",
            Illegal::AlreadyRolled => "already-rolled",
            Illegal::NoDie => "no-die",
            Illegal::LayFirst => "lay-first",
            Illegal::NothingToLay => "nothing-to-lay",
            Illegal::EntranceIsNoCard => "entrance-is-no-card",
            Illegal::MustMove => "must-move",
            Illegal::NoCard => "no-card",
            Illegal::Occupied { .. } => "occupied",
            Illegal::WrongDistance { .. } => "wrong-distance",
            Illegal::WallInTheWay { .. } => "wall-in-the-way",
            Illegal::ExitClosed => "exit-closed",
            Illegal::ExitTooFar { .. } => "exit-too-far",
            Illegal::ExitWalled { .. } => "exit-walled",
            Illegal::ExitNotExact { .. } => "exit-not-exact",
            Illegal::SealsTheCave => "seals-the-cave",
        }
    }

    /// The clauses that forbid it, the most telling first.
    pub fn clauses(self) -> &'static [&'static str] {
        match self {
            Illegal::NotDealt => &["TRE-04"],
            Illegal::GameOver => {
                &["TRE-43", "TRE-44", "TRE-46", "TRE-56", "TRE-A20", "TRE-45", "TRE-A11"]
            }
            Illegal::NotYourTurn { .. } => {
                &["TRE-12", "TRE-11", "TRE-13", "TRE-39", "TRE-52", "TRE-A15", "TRE-07"]
            }
            Illegal::PawnIsOut => &["TRE-28", "TRE-52"],
            Illegal::PlacePawnFirst => &["TRE-07", "TRE-A15", "TRE-13"],
            Illegal::AlreadyPlaced => &["TRE-07", "TRE-28", "TRE-13"],
            Illegal::RollFirst => &["TRE-54", "TRE-13", "TRE-53"],
            Illegal::AlreadyRolled => &["TRE-54", "TRE-13"],
            Illegal::NoDie => &["TRE-09", "TRE-54", "TRE-58"],
            Illegal::LayFirst => {
                &["TRE-13", "TRE-34", "TRE-37", "TRE-A7", "TRE-A9", "TRE-28", "TRE-54"]
            }
            Illegal::NothingToLay => &["TRE-13", "TRE-34", "TRE-35", "TRE-42", "TRE-A9", "TRE-A11"],
            Illegal::EntranceIsNoCard => {
                &["TRE-29", "TRE-26", "TRE-28", "TRE-07", "TRE-25", "TRE-30", "TRE-A14", "TRE-56"]
            }
            Illegal::MustMove => {
                &["TRE-24", "TRE-21", "TRE-20", "TRE-26", "TRE-15", "TRE-A4", "TRE-A7", "TRE-53"]
            }
            Illegal::NoCard => &["TRE-A11", "TRE-25"],
            Illegal::Occupied { .. } => {
                &["TRE-18", "TRE-08", "TRE-26", "TRE-19", "TRE-25", "TRE-53"]
            }
            Illegal::WrongDistance { .. } => &[
                "TRE-15", "TRE-14", "TRE-16", "TRE-20", "TRE-21", "TRE-27", "TRE-19", "TRE-17",
                "TRE-54", "TRE-53", "TRE-32", "TRE-39", "TRE-23", "TRE-A3", "TRE-A4", "TRE-A23",
            ],
            Illegal::WallInTheWay { .. } => &[
                "TRE-22", "TRE-15", "TRE-20", "TRE-21", "TRE-27", "TRE-19", "TRE-32", "TRE-14",
                "TRE-53", "TRE-54", "TRE-A1", "TRE-A2", "TRE-A4", "TRE-A11",
            ],
            Illegal::ExitClosed => &["TRE-56", "TRE-A14", "TRE-55", "TRE-59"],
            Illegal::ExitTooFar { .. } => {
                &["TRE-30", "TRE-29", "TRE-15", "TRE-26", "TRE-23", "TRE-14", "TRE-31", "TRE-A5"]
            }
            Illegal::ExitWalled { .. } => &[
                "TRE-22", "TRE-29", "TRE-30", "TRE-26", "TRE-23", "TRE-15", "TRE-A2", "TRE-A10",
                "TRE-31", "TRE-A11",
            ],
            Illegal::ExitNotExact { .. } => {
                &["TRE-30", "TRE-A5", "TRE-59", "TRE-15", "TRE-26", "TRE-29", "TRE-22"]
            }
            Illegal::SealsTheCave => &["TRE-A10", "TRE-59", "TRE-34"],
        }
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key())
    }
}

impl std::error::Error for Illegal {}
