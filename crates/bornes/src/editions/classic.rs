//! Mille Bornes, the game most people know, on our posters *Nationale 7*. Clauses:
//! `docs/rules/classic.md`.

use super::usual;
use crate::TableOption;
use crate::card::{Kind, Km};
use crate::edition::{
    Award, Blocked, Cap, CoupFourre, DrySafety, Edition, Exhausted, Exposed, Idle, Length, Limit,
    Partners, Relieved, Restart, Sides, Standstill, Thrown, bonus, seating,
};
use crate::illegal::Illegal;
use deck::options::{Scope, Values, as_printed, choice, choice_for, preset_for};

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
        catalogue: usual::catalogue(), // CLA-01
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
        clauses,
        no_window: &["CLA-12"],
        no_next_round: &["CLA-28", "CLA-17", "CLA-14", "CLA-15"],
        absent: &[("draws", &["CLA-06", "CLA-14"])],
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
            choice("on", |edition| edition.partners = Partners::Open),
        ]),
        answers: "CLA-32",
        scope: Scope::Rules,
    },
    usual::window_seconds("CLA-32"),
    usual::accept_button("CLA-32"),
];

/// Which clauses forbid what.
fn clauses(why: Illegal, edition: &Edition) -> &'static [&'static str] {
    match why {
        Illegal::RoundOver => &["CLA-17", "CLA-14", "CLA-15"],
        Illegal::NotYourTurn { .. } => &["CLA-06", "CLA-12", "CLA-14", "CLA-15"],
        Illegal::ExtensionDue => &["CLA-15", "CLA-06"],
        Illegal::NothingToExtend if edition.extension.is_none() => &["CLA-03", "CLA-15"],
        Illegal::NothingToExtend => &["CLA-15"],
        Illegal::WindowOpen
        | Illegal::AlreadyDeclined
        | Illegal::NoReplies
        | Illegal::NotAttacked => &["CLA-12"],
        Illegal::NothingToAnswer => &["CLA-12", "CLA-15"],
        Illegal::WrongReply { .. } => &["CLA-12", "CLA-29"],
        Illegal::NotHeld { .. } => &["CLA-06", "CLA-12"],
        Illegal::NotDealt | Illegal::NotStarted => &["CLA-06"],
        Illegal::Halted { .. } => &["CLA-06", "CLA-07", "CLA-11"],
        Illegal::Limited { .. } => &["CLA-08", "CLA-11"],
        Illegal::Overshoots { .. } => &["CLA-09", "CLA-15", "CLA-02", "CLA-03", "CLA-04", "CLA-05"],
        Illegal::CapReached { .. } => &["CLA-09", "CLA-03", "CLA-04"],
        Illegal::GreenLightOwed => &["CLA-06", "CLA-10"],
        Illegal::WrongParade { .. } => &["CLA-06", "CLA-10", "CLA-11"],
        Illegal::NothingToParry { attack } => match edition.name_of(attack) {
            "limite-de-vitesse" => &["CLA-08", "CLA-06"],
            _ => &["CLA-06", "CLA-10"],
        },
        Illegal::AlreadyRolling => &["CLA-06", "CLA-11", "CLA-29"],
        Illegal::NeedsTarget | Illegal::NotAnAttack => &["CLA-07", "CLA-08"],
        Illegal::OwnSide => &["CLA-07", "CLA-08", "CLA-03", "CLA-04"],
        Illegal::NoSuchSide => &["CLA-02", "CLA-03", "CLA-04", "CLA-05"],
        Illegal::Immune { by } => match edition.name_of(by) {
            "prioritaire" => &["CLA-08", "CLA-11", "CLA-10"],
            _ => &["CLA-10"],
        },
        Illegal::TargetHalted { .. }
        | Illegal::TargetNotStarted
        | Illegal::TargetNotRolling
        | Illegal::TargetShielded => &["CLA-07", "CLA-10"],
        Illegal::TargetLimited => &["CLA-08"],
        Illegal::SafetyKept => &["CLA-13"],
        Illegal::NoDiscard | Illegal::NoPassing | Illegal::MustPlay => &["CLA-06", "CLA-14"],
    }
}
