//! Mille Bornes Astérix, on our posters *Voie romaine*. Clauses: `docs/rules/asterix.md`.

use super::usual;
use crate::TableOption;
use crate::card::Km;
use crate::edition::{
    Award, Blocked, Cap, CoupFourre, DrySafety, Edition, Exhausted, Exposed, Idle, Length, Limit,
    Partners, Relieved, Restart, Sides, Standstill, Thrown, alike, bonus, seating,
};
use crate::illegal::Illegal;
use deck::options::{Scope, Values, as_printed, choice, choice_for};

/// The rulebook.
pub fn edition() -> Edition {
    Edition {
        name: "asterix",
        seatings: vec![
            seating(2, Sides::Alone), // AST-01 to 03
            seating(3, Sides::Alone),
            seating(4, Sides::Alone),
            seating(6, Sides::Pairs),
            seating(8, Sides::Pairs),
        ],
        at_seats: alike,
        catalogue: usual::catalogue(), // AST-A1: the printed counts are lost.
        stop: usual::RED_LIGHT,
        limit: Some(Limit { trouble: usual::SPEED_LIMIT, to: Km(50) }), // AST-27, AST-31
        right_of_way: "prioritaire",                                    // AST-51, AST-52
        deal: 6,                                                        // AST-10
        goal: Km(1000),                                                 // AST-07, AST-29
        extension: None,                                                // AST-91
        cap: Some(Cap { distance: Km(200), times: 2 }),                 // AST-28
        restart: Restart::GreenLight,                                   // AST-34
        exposed: Exposed::Rolling,                                      // AST-33
        relieved: Relieved::ShowsBeneath,                               // AST-59
        idle: Idle::Discards,                                           // AST-16, AST-23
        thrown: Thrown::AnyCard,                                        // AST-A32
        blocked: Blocked::DrawsNothing,
        dry_safety: DrySafety::PlaysAgain,          // AST-A20
        exhausted: Exhausted::NoDistanceAfoot,      // AST-74
        standstill: Standstill::NobodyWins,         // AST-A24
        coup_fourre: Some(CoupFourre { draws: 2 }), // AST-61 to 66
        sheet: vec![
            bonus(Award::Kilometres, 1, "AST-82"),
            bonus(Award::Safety, 100, "AST-83"),
            bonus(Award::CoupFourre, 300, "AST-84"),
            bonus(Award::Victory, 400, "AST-85"),
            bonus(Award::SlowVictory, 200, "AST-86"),
            bonus(Award::Shutout, 500, "AST-87"),
        ],
        length: Length::OneRound,   // AST-81
        dealer: None,               // AST-09
        partners: Partners::Secret, // AST-12
        options: OPTIONS,
        clauses,
        no_window: &["AST-62", "AST-61", "AST-A18"],
        no_next_round: &["AST-81", "AST-88", "AST-73", "AST-74", "AST-90"],
        absent: &[("draws", &["AST-22", "AST-15"])],
    }
}

/// AST-92.
const OPTIONS: &[TableOption] = &[
    TableOption {
        name: "goal",
        values: Values::OneOf(&[
            choice("1000", as_printed),
            choice_for(&[4, 8], "700", |edition| edition.goal = Km(700)),
        ]),
        answers: "AST-04 AST-05 AST-06",
        scope: Scope::Rules,
    },
    usual::points_match("AST-81"),
    usual::first_dealer("AST-09"),
    TableOption {
        name: "botte_needs_green",
        values: Values::OneOf(&[
            choice("false", as_printed),
            choice("true", |edition| edition.relieved = Relieved::OwesGreenLight),
        ]),
        answers: "AST-A13",
        scope: Scope::Rules,
    },
    TableOption {
        name: "winner_bonus_requires_goal",
        values: Values::OneOf(&[
            choice("false", as_printed),
            choice("true", |edition| {
                edition.replace_award(Award::Victory, Award::GoalReached);
                edition.replace_award(Award::SlowVictory, Award::SlowGoalReached);
            }),
        ]),
        answers: "AST-A23",
        scope: Scope::Rules,
    },
    TableOption {
        name: "shutout",
        values: Values::OneOf(&[
            choice("once", as_printed),
            choice("per_side", |edition| {
                edition.replace_award(Award::Shutout, Award::ShutoutEach);
            }),
        ]),
        answers: "AST-A25",
        scope: Scope::Rules,
    },
    TableOption {
        name: "open_partner_hands",
        values: Values::OneOf(&[
            choice("false", as_printed),
            choice("true", |edition| edition.partners = Partners::Open),
        ]),
        answers: "AST-A4",
        scope: Scope::Rules,
    },
    usual::window_seconds("AST-A18"),
    usual::accept_button("AST-A18"),
];

/// Which clauses forbid what.
fn clauses(why: Illegal, edition: &Edition) -> &'static [&'static str] {
    match why {
        Illegal::NotDealt => &["AST-10"],
        Illegal::RoundOver => {
            &["AST-73", "AST-74", "AST-07", "AST-04", "AST-05", "AST-76", "AST-80", "AST-A21"]
        }
        Illegal::NotYourTurn { .. } => &[
            "AST-13", "AST-16", "AST-78", "AST-47", "AST-48", "AST-61", "AST-65", "AST-66",
            "AST-71", "AST-79",
        ],
        Illegal::WindowOpen => {
            &["AST-62", "AST-61", "AST-A18", "AST-13", "AST-16", "AST-47", "AST-70"]
        }
        Illegal::AlreadyDeclined => &["AST-62", "AST-61", "AST-79", "AST-A18"],
        Illegal::NothingToAnswer | Illegal::NoReplies => {
            &["AST-62", "AST-61", "AST-72", "AST-47", "AST-70", "AST-A18", "AST-A36", "AST-A37"]
        }
        Illegal::NotAttacked => &["AST-61", "AST-79", "AST-62", "AST-70", "AST-A30"],
        Illegal::NotHeld { .. } => &["AST-16", "AST-61", "AST-70"],
        Illegal::WrongReply { .. } => &["AST-70", "AST-61", "AST-62", "AST-A36"],
        Illegal::NotStarted => &["AST-25", "AST-17", "AST-21"],
        Illegal::Halted { by } => halted_by(edition.name_of(by)),
        Illegal::GreenLightOwed => &[
            "AST-34", "AST-25", "AST-40", "AST-41", "AST-42", "AST-59", "AST-60", "AST-A13",
            "AST-A15",
        ],
        Illegal::Limited { .. } => &["AST-27", "AST-26", "AST-37", "AST-38"],
        Illegal::Overshoots { .. } => &[
            "AST-29", "AST-30", "AST-73", "AST-80", "AST-04", "AST-05", "AST-07", "AST-77",
            "AST-A22",
        ],
        Illegal::CapReached { .. } => &["AST-28", "AST-26", "AST-77"],
        Illegal::NothingToParry { attack } => parry_of(edition.name_of(attack)),
        Illegal::WrongParade { attack } => match edition.name_of(attack) {
            "feu-rouge" => &["AST-43", "AST-44", "AST-39"],
            "panne-d-essence" => &["AST-43", "AST-44", "AST-40", "AST-34"],
            "crevaison" => &["AST-43", "AST-44", "AST-41", "AST-34"],
            _ => &["AST-43", "AST-44", "AST-42", "AST-34"],
        },
        Illegal::AlreadyRolling => &["AST-44", "AST-A11", "AST-39", "AST-51", "AST-52", "AST-55"],
        Illegal::NeedsTarget | Illegal::OwnSide => &["AST-32", "AST-31", "AST-77", "AST-03"],
        Illegal::NotAnAttack => &["AST-31", "AST-32"],
        Illegal::NoSuchSide => &["AST-02", "AST-03", "AST-32"],
        Illegal::Immune { by } => match edition.name_of(by) {
            "prioritaire" => &["AST-50", "AST-49", "AST-77"],
            "citerne-d-essence" => &["AST-56", "AST-49", "AST-77"],
            "increvable" => &["AST-57", "AST-49", "AST-77"],
            _ => &["AST-58", "AST-49", "AST-77"],
        },
        Illegal::TargetHalted { .. } => &["AST-35", "AST-33", "AST-34", "AST-A12"],
        Illegal::TargetNotStarted => &["AST-33", "AST-17", "AST-20", "AST-A12"],
        Illegal::TargetNotRolling | Illegal::TargetShielded => {
            &["AST-33", "AST-34", "AST-35", "AST-A12", "AST-59", "AST-60", "AST-A13"]
        }
        Illegal::TargetLimited => &["AST-46", "AST-A9"],
        Illegal::ExtensionDue | Illegal::NothingToExtend => &["AST-91"],
        Illegal::NoDiscard | Illegal::SafetyKept => &["AST-23"],
        Illegal::NoPassing | Illegal::MustPlay => {
            &["AST-18", "AST-16", "AST-23", "AST-48", "AST-65", "AST-75", "AST-A20", "AST-A33"]
        }
    }
}

/// Why an attack in force stops a car.
fn halted_by(attack: &str) -> &'static [&'static str] {
    match attack {
        "feu-rouge" => &["AST-34", "AST-25", "AST-39"],
        "panne-d-essence" => &["AST-34", "AST-25", "AST-40", "AST-51", "AST-54", "AST-A8"],
        "crevaison" => &["AST-34", "AST-25", "AST-41", "AST-51", "AST-54", "AST-A8"],
        _ => &["AST-34", "AST-25", "AST-42", "AST-51", "AST-54", "AST-A8"],
    }
}

/// What a parade is for.
fn parry_of(attack: &str) -> &'static [&'static str] {
    match attack {
        "limite-de-vitesse" => &["AST-45", "AST-A10", "AST-38", "AST-43"],
        "panne-d-essence" => &["AST-43", "AST-17", "AST-34", "AST-40"],
        "crevaison" => &["AST-43", "AST-17", "AST-34", "AST-41"],
        _ => &["AST-43", "AST-17", "AST-34", "AST-42"],
    }
}
