//! Mille Bornes, the game most people know, on our posters *Nationale 7*. Clauses:
//! `docs/rules/classic.md`.

use super::usual;
use crate::TableOption;
use crate::card::{Kind, Km};
use crate::edition::{
    Award, Blocked, Cap, CoupFourre, DrySafety, Edition, Exhausted, Exposed, Idle, Length, Limit,
    Partners, Relieved, Restart, Sides, Standstill, Thrown, bonus, seating,
};
use crate::event::Ending;
use crate::illegal::{Illegal, Rolls, Wait};
use crate::rules::Rules;
use options::{Form, Scope, Values, as_printed, choice, choice_for, preset_for};

/// The rulebook.
pub fn edition() -> Edition {
    Edition {
        name: "classic",
        seatings: vec![
            seating(2, Sides::Alone), // CLA-02 to 04
            seating(3, Sides::Alone),
            seating(4, Sides::Pairs),
            seating(6, Sides::Pairs),
        ],
        at_seats,
        catalogue: usual::catalogue().into(), // CLA-01
        stop: usual::RED_LIGHT,
        limit: Some(Limit { trouble: usual::SPEED_LIMIT, to: Km(50) }), // CLA-08
        right_of_way: "prioritaire",                                    // CLA-06, CLA-11
        deal: 6,                                                        // CLA-06
        goal: Km(700),                                                  // CLA-02, CLA-09
        extension: Some(Km(1000)),                                      // CLA-15
        cap: Some(Cap { distance: Km(200), times: 2 }),                 // CLA-09
        restart: Restart::GreenLight,                                   // CLA-06
        exposed: Exposed::Rolling,                                      // CLA-07
        relieved: Relieved::ShowsBeneath,                               // CLA-10
        idle: Idle::Discards,                                           // CLA-06
        thrown: Thrown::NoSafety,                                       // CLA-13
        blocked: Blocked::DrawsNothing,
        dry_safety: DrySafety::EndsTurn,            // CLA-14
        exhausted: Exhausted::HandsEmpty,           // CLA-14
        standstill: Standstill::NobodyWins,         // CLA-17
        coup_fourre: Some(CoupFourre { draws: 2 }), // CLA-12
        sheet: vec![
            bonus(Award::Kilometres, 1, "CLA-18"),
            bonus(Award::Safety, 100, "CLA-19"),
            bonus(Award::AllSafeties, 300, "CLA-20"),
            bonus(Award::CoupFourre, 300, "CLA-21"),
            bonus(Award::GoalReached, 400, "CLA-22"),
            bonus(Award::SlowGoalReached, 300, "CLA-23"),
            bonus(Award::LateGoalReached, 300, "CLA-24"),
            bonus(Award::ExtensionKept, 200, "CLA-25"),
            bonus(Award::ExtensionMissed, 200, "CLA-16"),
            bonus(Award::Shutout, 500, "CLA-26"),
        ],
        length: Length::OneRound,   // CLA-28
        dealer: None,               // CLA-28
        partners: Partners::Secret, // CLA-32
        options: OPTIONS,
        forms: FORMS,
        clauses,
        no_window: &["CLA-12"],
        round_runs: &["CLA-17", "CLA-14", "CLA-28"],
        no_next_round: &["CLA-28"],
        match_over: &["CLA-28"],
        absent: &[("draws discard", &["CLA-06"]), ("draws", &["CLA-06", "CLA-14"])],
    }
}

/// What the number of seats decides.
fn at_seats(edition: &mut Edition, seats: u8) {
    match seats {
        2 | 3 => remove_an_attack_of_each(edition),
        4 => {
            edition.goal = Km(1000); // CLA-03
            edition.extension = None;
        }
        _ => {}
    }
}

/// Few players race with 101 cards. (CLA-02)
fn remove_an_attack_of_each(edition: &mut Edition) {
    let is_attack = |kind| matches!(kind, Kind::Hazard(_));
    for entry in edition.catalogue.iter_mut().filter(|entry| is_attack(entry.kind)) {
        entry.copies -= 1;
    }
}

/// Four race each for themselves. (CLA-05)
fn seat_alone(edition: &mut Edition) {
    edition.seat_as(4, Sides::Alone);
    edition.goal = Km(700);
    edition.extension = Some(Km(1000));
}

/// What is played most, the usual first.
const FORMS: &[Form] = &[
    Form { name: "round", options: &[] },
    Form { name: "points", options: &[("match", "points")] },
];

/// CLA-32.
const OPTIONS: &[TableOption] = &[
    TableOption {
        name: "preset",
        values: Values::OneOf(&[
            choice("none", as_printed),
            preset_for(
                &[2],
                "unix",
                &[
                    ("exhausted", "nobody_can_play"),
                    ("empty_stock_replay", "on"),
                    ("extension_us", "on"),
                    ("shutout_us", "on"),
                ],
            ),
        ]),
        answers: "CLA-29",
        scope: Scope::Rules,
    },
    TableOption {
        name: "solo",
        values: Values::OneOf(&[choice("off", as_printed), choice_for(&[4], "on", seat_alone)]),
        answers: "CLA-05",
        scope: Scope::Rules,
    },
    usual::deck("CLA-01"),
    usual::points_match("CLA-28"),
    usual::first_dealer("CLA-28"),
    TableOption {
        name: "botte_needs_green",
        values: Values::OneOf(&[
            choice("off", as_printed),
            choice("on", |edition| edition.relieved = Relieved::OwesGreenLight),
        ]),
        answers: "CLA-10",
        scope: Scope::Rules,
    },
    TableOption {
        name: "exhausted",
        values: Values::OneOf(&[
            choice("hands_empty", as_printed),
            choice("nobody_can_play", |edition| edition.exhausted = Exhausted::NobodyCanPlay),
        ]),
        answers: "CLA-14",
        scope: Scope::Rules,
    },
    TableOption {
        name: "empty_stock_replay",
        values: Values::OneOf(&[
            choice("off", as_printed),
            choice("on", |edition| edition.dry_safety = DrySafety::PlaysAgain),
        ]),
        answers: "CLA-14",
        scope: Scope::Rules,
    },
    TableOption {
        name: "extension_us",
        values: Values::OneOf(&[
            choice("off", as_printed),
            choice("on", |edition| {
                edition.replace_award(Award::ExtensionKept, Award::ExtensionReached);
                edition.sheet.retain(|bonus| bonus.award != Award::ExtensionMissed);
            }),
        ]),
        answers: "CLA-16",
        scope: Scope::Rules,
    },
    TableOption {
        name: "shutout_us",
        values: Values::OneOf(&[
            choice("off", as_printed),
            choice("on", |edition| {
                edition.replace_award(Award::Shutout, Award::ShutoutAtGoal);
            }),
        ]),
        answers: "CLA-26",
        scope: Scope::Rules,
    },
    TableOption {
        name: "open_partner_hands",
        values: Values::OneOf(&[
            choice("off", as_printed),
            choice_for(&[4, 6], "on", |edition| edition.partners = Partners::Open),
        ]),
        answers: "CLA-32",
        scope: Scope::Rules,
    },
    usual::window_seconds("CLA-32"),
    usual::accept_button("CLA-32"),
];

/// Which clauses forbid what.
// One arm for each refusal, in their order: what rests on the same clause is not the same.
#[expect(clippy::match_same_arms)]
fn clauses(why: Illegal, rules: &Rules) -> &'static [&'static str] {
    let edition = rules.edition();
    let name = |card| edition.catalogue.name_of(card);
    let unix = rules.value("preset") == Some("unix");
    match why {
        Illegal::RoundOver { how: Ending::Exhausted } => &["CLA-14", "CLA-17"],
        Illegal::RoundOver { how: Ending::Goal } if edition.extension.is_some() => {
            &["CLA-17", "CLA-15"]
        }
        Illegal::RoundOver { how: Ending::Goal } => &["CLA-17", "CLA-03"],
        Illegal::NotYourTurn { wait: Wait::Skipped, .. } => &["CLA-12", "CLA-06"],
        Illegal::NotYourTurn { wait: Wait::PlayedWhenDry, .. } => &["CLA-14", "CLA-06"],
        Illegal::NotYourTurn { wait: Wait::Botte, .. } => &["CLA-06", "CLA-10", "CLA-12"],
        Illegal::NotYourTurn { .. } => &["CLA-06"],
        Illegal::ExtensionDue | Illegal::NotYourDecision { .. } => &["CLA-15"],
        Illegal::NoExtension => &["CLA-03", "CLA-15"],
        Illegal::NothingToExtend => &["CLA-15"],
        Illegal::WrongReply { .. } if unix => &["CLA-12", "CLA-29"],
        Illegal::WindowOpen
        | Illegal::AlreadyDeclined
        | Illegal::NoReplies
        | Illegal::NotAttacked
        | Illegal::NothingToAnswer
        | Illegal::NotHeldToReply { .. }
        | Illegal::WrongReply { .. } => &["CLA-12"],
        Illegal::NothingToAnswerOnTurn => &["CLA-12", "CLA-10"],
        Illegal::NotHeld { .. } => &["CLA-06"],
        Illegal::NotDealt | Illegal::NotStarted => &["CLA-06"],
        Illegal::Halted { despite: Some(_), .. } => &["CLA-11", "CLA-06", "CLA-07"],
        Illegal::Halted { despite: None, .. } => &["CLA-06", "CLA-07"],
        Illegal::Limited { .. } => &["CLA-08"],
        Illegal::Overshoots { goal, .. } => exact(goal, rules),
        Illegal::CapReached { .. } => &["CLA-09"],
        Illegal::GreenLightOwed { botte: None, after: Some(_) } => &["CLA-06"],
        Illegal::GreenLightOwed { .. } => &["CLA-10", "CLA-06"],
        Illegal::WrongParade { .. } if unix => &["CLA-06", "CLA-29"],
        Illegal::WrongParade { .. } => &["CLA-06"],
        Illegal::NothingToParry { attack } if name(attack) == "limite-de-vitesse" => &["CLA-08"],
        Illegal::NothingToParry { .. } => &["CLA-06"],
        Illegal::AlreadyRolling { by: Rolls::RightOfWay } if unix => {
            &["CLA-11", "CLA-29", "CLA-06"]
        }
        Illegal::AlreadyRolling { by: Rolls::RightOfWay } => &["CLA-11", "CLA-06"],
        Illegal::AlreadyRolling { .. } => &["CLA-06"],
        Illegal::NeedsTarget | Illegal::NotAnAttack => &["CLA-07", "CLA-08"],
        Illegal::OwnSide { attack } => own_side(name(attack), rules),
        Illegal::NoSuchSide => seated(rules),
        Illegal::Immune { by, attack } => match (name(by), name(attack)) {
            ("prioritaire", "limite-de-vitesse") => &["CLA-08", "CLA-11"],
            ("prioritaire", _) => &["CLA-11", "CLA-07"],
            _ => &["CLA-10", "CLA-07"],
        },
        Illegal::TargetHalted { .. }
        | Illegal::TargetNotStarted
        | Illegal::TargetShielded { .. } => &["CLA-07"],
        Illegal::TargetNotRolling => &["CLA-07", "CLA-10"],
        Illegal::TargetLimited => &["CLA-08"],
        Illegal::SafetyKept => &["CLA-13"],
        Illegal::NoPassingWhenDry => &["CLA-14", "CLA-06"],
        Illegal::NoDiscard | Illegal::NoPassing | Illegal::MustPlay => &["CLA-06", "CLA-10"],
    }
}

/// Who plays with whom, and for which goal.
fn seated(rules: &Rules) -> &'static [&'static str] {
    match (rules.seats(), rules.teams()) {
        (4, 2) => &["CLA-03"],
        (4, _) => &["CLA-05"],
        (6, _) => &["CLA-04"],
        _ => &["CLA-02"],
    }
}

/// Why a goal cannot be passed.
fn exact(goal: Km, rules: &Rules) -> &'static [&'static str] {
    match (rules.seats(), rules.teams()) {
        _ if goal != rules.edition().goal => &["CLA-09", "CLA-15"],
        (4, 2) => &["CLA-09", "CLA-03"],
        (4, _) => &["CLA-09", "CLA-05"],
        (6, _) => &["CLA-09", "CLA-04"],
        _ => &["CLA-09", "CLA-02"],
    }
}

/// Why one's own side is no target: it is no opposing one, or it cannot be a partner's.
fn own_side(attack: &str, rules: &Rules) -> &'static [&'static str] {
    match (attack, rules.seats(), rules.teams()) {
        ("limite-de-vitesse", 4, 2) => &["CLA-08", "CLA-03"],
        ("limite-de-vitesse", 6, _) => &["CLA-08", "CLA-04"],
        ("limite-de-vitesse", ..) => &["CLA-08"],
        (_, 4, 2) => &["CLA-03", "CLA-07"],
        (_, 6, _) => &["CLA-04", "CLA-07"],
        _ => &["CLA-07"],
    }
}
