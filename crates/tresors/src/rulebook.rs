//! What two tables may answer differently.

use options::{Form, Scope, TableOption, Values, as_printed, choice};
use table::Seat;

/// The rulebook with the choices of one table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rulebook {
    /// Which game of the rulebook is played. (TRE-58)
    pub variant: Variant,
    /// What becomes of steps that are left over at the entrance. (TRE-A5)
    pub exit: Exit,
    /// Whether a new card may close the cave. (TRE-A10)
    pub sealing: Sealing,
    /// Who begins; drawn by lot if nobody is named. (TRE-11)
    pub first: Option<Seat>,
}

/// Which game of the rulebook is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Variant {
    /// The basic game: treasures say how far to go, and whoever stays inside is caught.
    Base,
    /// Ali Baba and luck: a die says how far to go, and nobody leaves.
    Chance,
}

/// What becomes of steps that are left over at the entrance.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Exit {
    /// They are lost.
    SurplusIsLost,
    /// There must be none.
    Exact,
}

/// Whether a new card may close the cave.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sealing {
    /// It may.
    Allowed,
    /// Not while it can be turned otherwise.
    Avoided,
}

/// How a pawn may leave the cave: what follows from variant and exit.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Leaving {
    /// With any step of the move. (TRE-30)
    WithinTheSteps,
    /// With the last step of the move. (TRE-A5)
    OnTheLastStep,
    /// Not at all. (TRE-A14)
    Never,
}

impl Rulebook {
    /// The basic game as printed.
    pub const PRINTED: Rulebook = Rulebook {
        variant: Variant::Base,
        exit: Exit::SurplusIsLost,
        sealing: Sealing::Allowed,
        first: None,
    };

    /// How a pawn may leave.
    #[inline]
    pub fn leaving(&self) -> Leaving {
        match (self.variant, self.exit) {
            (Variant::Chance, _) => Leaving::Never,
            (Variant::Base, Exit::SurplusIsLost) => Leaving::WithinTheSteps,
            (Variant::Base, Exit::Exact) => Leaving::OnTheLastStep,
        }
    }

    /// Whether cards must leave a door open if they can. (TRE-A10, TRE-59)
    #[inline]
    pub fn keeps_a_door_open(&self) -> bool {
        self.variant == Variant::Base && self.sealing == Sealing::Avoided
    }
}

/// The two games that the box holds.
pub const FORMS: &[Form] = &[
    Form { name: "base", options: &[] },
    Form { name: "chance", options: &[("variant", "chance")] },
];

/// TRE-59.
pub const OPTIONS: &[TableOption<Rulebook>] = &[
    TableOption {
        name: "variant",
        values: Values::OneOf(&[
            choice("base", as_printed),
            choice("chance", |rulebook| rulebook.variant = Variant::Chance),
        ]),
        answers: "TRE-58",
        scope: Scope::Rules,
    },
    TableOption {
        name: "exit_exact",
        values: Values::OneOf(&[
            choice("false", as_printed),
            choice("true", |rulebook| rulebook.exit = Exit::Exact),
        ]),
        answers: "TRE-A5",
        scope: Scope::Rules,
    },
    TableOption {
        name: "no_sealing",
        values: Values::OneOf(&[
            choice("false", as_printed),
            choice("true", |rulebook| rulebook.sealing = Sealing::Avoided),
        ]),
        answers: "TRE-A10",
        scope: Scope::Rules,
    },
    TableOption {
        name: "first_seat",
        values: Values::Seat(|rulebook, seat, _| rulebook.first = Some(seat)),
        answers: "TRE-11",
        scope: Scope::Rules,
    },
];
