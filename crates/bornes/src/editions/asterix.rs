//! Mille Bornes Astérix, on our posters *Voie romaine*. Clauses: `docs/rules/asterix.md`.

use super::usual;
use crate::TableOption;
use crate::card::{Card, Km};
use crate::edition::{
    Award, Blocked, Cap, CoupFourre, DrySafety, Edition, Exhausted, Exposed, Idle, Length, Limit,
    Partners, Relieved, Restart, Sides, Standstill, Thrown, alike, bonus, seating,
};
use crate::event::Ending;
use crate::illegal::{Illegal, Rolls, Wait};
use crate::rules::Rules;
use options::{Form, Scope, Values, as_printed, choice, choice_for};

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
        catalogue: usual::catalogue().into(), // AST-A1: the printed counts are lost.
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
        forms: FORMS,
        clauses,
        no_window: &["AST-62", "AST-61", "AST-A18"],
        round_runs: &["AST-73", "AST-74", "AST-81"],
        no_next_round: &["AST-81"],
        match_over: &["AST-88", "AST-81"],
        absent: &[("draws discard", &["AST-22"]), ("draws", &["AST-15", "AST-75", "AST-22"])],
    }
}

/// What is played most, the usual first.
const FORMS: &[Form] = &[
    Form { name: "round", options: &[] },
    Form { name: "points", options: &[("match", "points")] },
    Form { name: "short", options: &[("goal", "700")] },
];

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
    usual::deck("AST-A1"),
    TableOption {
        name: "third_200",
        values: Values::OneOf(&[
            choice("false", as_printed),
            choice("true", |edition| edition.cap = Some(Cap { distance: Km(200), times: 3 })),
        ]),
        answers: "AST-28",
        scope: Scope::Rules,
    },
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
            choice_for(&[6, 8], "true", |edition| edition.partners = Partners::Open),
        ]),
        answers: "AST-A4",
        scope: Scope::Rules,
    },
    usual::window_seconds("AST-A18"),
    usual::accept_button("AST-A18"),
];

/// Which clauses forbid what.
// One arm for each refusal: splitting it would only hide what is missing.
#[expect(clippy::too_many_lines)]
fn clauses(why: Illegal, rules: &Rules) -> &'static [&'static str] {
    let edition = rules.edition();
    let teams = rules.teams() < rules.seats();
    match why {
        Illegal::NotDealt => &["AST-10"],
        Illegal::RoundOver { how: Ending::Goal } => match (edition.goal, rules.seats()) {
            (Km(700), 8) => &["AST-73", "AST-05", "AST-80"],
            (Km(700), _) => &["AST-73", "AST-04"],
            _ if teams => &["AST-73", "AST-80", "AST-07"],
            _ => &["AST-73", "AST-07"],
        },
        Illegal::RoundOver { how: Ending::Exhausted } => &["AST-74", "AST-76", "AST-A21"],
        Illegal::NotYourTurn { wait: Wait::Order, .. } if teams => &["AST-13", "AST-16", "AST-78"],
        Illegal::NotYourTurn { wait: Wait::Played | Wait::Parade, .. } if teams => {
            &["AST-16", "AST-13", "AST-78"]
        }
        Illegal::NotYourTurn { wait, .. } => waiting(wait),
        Illegal::WindowOpen => &["AST-62", "AST-61", "AST-A18"],
        // Only a team is asked twice: a window that its one seat has declined is closed.
        Illegal::AlreadyDeclined => &["AST-A18", "AST-62", "AST-79"],
        Illegal::NothingToAnswer | Illegal::NoReplies => &["AST-62", "AST-61", "AST-72"],
        Illegal::NothingToAnswerOnTurn => &["AST-62", "AST-72", "AST-70"],
        Illegal::NotAttacked if teams => &["AST-61", "AST-79", "AST-A30"],
        Illegal::NotAttacked => &["AST-61", "AST-62"],
        Illegal::NotHeld { .. } => &["AST-16"],
        Illegal::NotHeldToReply { .. } => &["AST-61", "AST-70"],
        Illegal::WrongReply { .. } => &["AST-70", "AST-61", "AST-A36"],
        Illegal::NotStarted => &["AST-25", "AST-17"],
        Illegal::Halted { despite: Some(_), .. } => &["AST-54", "AST-34", "AST-A8"],
        Illegal::Halted { by, despite: None } => match edition.catalogue.name_of(by) {
            "feu-rouge" => &["AST-34", "AST-25", "AST-39"],
            "panne-d-essence" => &["AST-34", "AST-25", "AST-40"],
            "crevaison" => &["AST-34", "AST-25", "AST-41"],
            _ => &["AST-34", "AST-25", "AST-42"],
        },
        Illegal::GreenLightOwed { botte: Some(_), .. } => &["AST-60", "AST-34", "AST-A15"],
        Illegal::GreenLightOwed { after: None, .. } => &["AST-A13", "AST-59", "AST-25"],
        Illegal::GreenLightOwed { after: Some(parade), .. } => {
            match edition.catalogue.name_of(parade) {
                "essence" => &["AST-34", "AST-40", "AST-25"],
                "roue-de-secours" => &["AST-34", "AST-41", "AST-25"],
                _ => &["AST-34", "AST-42", "AST-25"],
            }
        }
        Illegal::Limited { .. } => &["AST-27", "AST-37", "AST-26"],
        Illegal::Overshoots { .. } => match (edition.goal, rules.seats()) {
            (Km(700), 8) => &["AST-29", "AST-A22", "AST-05"],
            (Km(700), _) => &["AST-29", "AST-A22", "AST-04"],
            _ if teams => &["AST-29", "AST-80", "AST-73"],
            _ => &["AST-29", "AST-73"],
        },
        Illegal::CapReached { .. } if teams => &["AST-28", "AST-77"],
        Illegal::CapReached { .. } => &["AST-28"],
        Illegal::NothingToParry { attack } => match edition.catalogue.name_of(attack) {
            "limite-de-vitesse" => &["AST-45", "AST-A10", "AST-38"],
            "panne-d-essence" => &["AST-43", "AST-40", "AST-17"],
            "crevaison" => &["AST-43", "AST-41", "AST-17"],
            _ => &["AST-43", "AST-42", "AST-17"],
        },
        Illegal::WrongParade { card, attack } => wrong_parade(card, attack, rules),
        Illegal::AlreadyRolling { by: Rolls::RightOfWay } => &["AST-44", "AST-A11", "AST-52"],
        Illegal::AlreadyRolling { .. } => &["AST-44", "AST-A11"],
        Illegal::OwnSide { .. } if teams => &["AST-32", "AST-03", "AST-77"],
        Illegal::NeedsTarget | Illegal::OwnSide { .. } => &["AST-32", "AST-31"],
        Illegal::NotAnAttack => &["AST-31", "AST-32"],
        Illegal::NoSuchSide if teams => &["AST-03", "AST-32"],
        Illegal::NoSuchSide => &["AST-02", "AST-32"],
        Illegal::Immune { by, .. } => match edition.catalogue.name_of(by) {
            "prioritaire" => &["AST-50", "AST-49"],
            "citerne-d-essence" => &["AST-56", "AST-49"],
            "increvable" => &["AST-57", "AST-49"],
            _ => &["AST-58", "AST-49"],
        },
        Illegal::TargetHalted { .. } => &["AST-35", "AST-33", "AST-A12"],
        Illegal::TargetNotStarted => &["AST-33", "AST-17", "AST-A12"],
        Illegal::TargetNotRolling | Illegal::TargetShielded { .. } => {
            &["AST-33", "AST-34", "AST-A12"]
        }
        Illegal::TargetLimited => &["AST-46", "AST-A9"],
        Illegal::ExtensionDue
        | Illegal::NotYourDecision { .. }
        | Illegal::NothingToExtend
        | Illegal::NoExtension => &["AST-91"],
        Illegal::NoDiscard | Illegal::SafetyKept => &["AST-23"],
        Illegal::NoPassing | Illegal::MustPlay => &["AST-16", "AST-18", "AST-48"],
        Illegal::NoPassingWhenDry => &["AST-75", "AST-16", "AST-48"],
    }
}

/// Why a seat waits for its turn.
fn waiting(wait: Wait) -> &'static [&'static str] {
    match wait {
        Wait::Order => &["AST-13", "AST-16"],
        Wait::Played | Wait::Parade => &["AST-16", "AST-13"],
        Wait::PlayedWhenDry => &["AST-75", "AST-16", "AST-13"],
        Wait::Partner => &["AST-78", "AST-13", "AST-16"],
        Wait::Skipped => &["AST-66", "AST-13"],
        Wait::Botte => &["AST-47", "AST-13", "AST-61"],
    }
}

/// Why a parade cannot be laid on the attack in force.
fn wrong_parade(card: Card, attack: Card, rules: &Rules) -> &'static [&'static str] {
    let name = |card| rules.edition().catalogue.name_of(card);
    match (name(card), name(attack)) {
        ("feu-vert", "panne-d-essence") => &["AST-44", "AST-40", "AST-34"],
        ("feu-vert", "crevaison") => &["AST-44", "AST-41", "AST-34"],
        ("feu-vert", _) => &["AST-44", "AST-42", "AST-34"],
        (_, "feu-rouge") => &["AST-43", "AST-39"],
        (_, "panne-d-essence") => &["AST-43", "AST-40"],
        (_, "crevaison") => &["AST-43", "AST-41"],
        _ => &["AST-43", "AST-42"],
    }
}
