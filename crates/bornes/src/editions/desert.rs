//! Mille Bornes dans le Désert, on our posters *Marche de nuit*. Clauses: `docs/rules/desert.md`.

use super::usual;
use crate::TableOption;
use crate::card::Kind::{Distance, Hazard, Remedy, Safety};
use crate::card::{Entry, Km, Trouble, entry};
use crate::edition::{
    Award, Blocked, DrySafety, Edition, Exhausted, Exposed, Idle, Length, Partners, Relieved,
    Restart, Sides, Standstill, Thrown, alike, bonus, seating,
};
use crate::event::Ending;
use crate::illegal::{Illegal, Rolls, Wait};
use crate::rules::Rules;
use options::{Scope, Values, as_printed, choice};

const CAMPING: Trouble = Trouble(0);
const EGYPTIANS: Trouble = Trouble(1);
const BEASTS: Trouble = Trouble(2);
const HUNGER: Trouble = Trouble(3);
const DROUGHT: Trouble = Trouble(4);

/// The rulebook.
pub fn edition() -> Edition {
    Edition {
        name: "desert",
        // DES-01.
        seatings: vec![
            seating(2, Sides::Alone),
            seating(3, Sides::Alone),
            seating(4, Sides::Alone),
        ],
        at_seats: alike,
        catalogue: catalogue().into(),
        stop: CAMPING,                             // DES-12, DES-28
        limit: None,                               // DES-58
        right_of_way: "ouverture-de-la-mer-rouge", // DES-40
        deal: 6,                                   // DES-03
        goal: Km(1000),                            // DES-51, DES-52
        extension: None,                           // DES-58
        cap: None,                                 // DES-58
        restart: Restart::RemedyAlone,             // DES-26
        exposed: Exposed::GreenLightOnTop,         // DES-17
        relieved: Relieved::ShowsBeneath,          // DES-36
        idle: Idle::PassesWhenBlocked,             // DES-47 to 49
        thrown: Thrown::AnyCard,
        blocked: Blocked::DrawsAgain,            // DES-47
        dry_safety: DrySafety::PlaysAgain,       // DES-56
        exhausted: Exhausted::NoDistanceInStock, // DES-53
        standstill: Standstill::AllShare,        // DES-A11
        coup_fourre: None,                       // DES-46
        sheet: vec![bonus(Award::Kilometres, 1, "DES-57")],
        length: Length::OneRound,   // DES-58
        dealer: None,               // DES-06
        partners: Partners::Secret, // DES-05
        options: OPTIONS,
        forms: &[],
        clauses,
        no_window: &["DES-46", "DES-58"],
        round_runs: &["DES-58"],
        no_next_round: &["DES-58"],
        match_over: &["DES-58"],
        absent: &[("draws discard", &["DES-58", "DES-48"]), ("draws", &["DES-10", "DES-47"])],
    }
}

/// DES-02. The wheel's puncture is a parade here: it stops the pursuers. (DES-29)
fn catalogue() -> Vec<Entry> {
    vec![
        entry("25", Distance(Km(25)), 10),
        entry("50", Distance(Km(50)), 10),
        entry("75", Distance(Km(75)), 10),
        entry("100", Distance(Km(100)), 12),
        entry("200", Distance(Km(200)), 4),
        entry("stop-camping", Hazard(CAMPING), 5),
        entry("egyptiens", Hazard(EGYPTIANS), 4),
        entry("scorpions-serpents", Hazard(BEASTS), 3),
        entry("panne-de-nourriture", Hazard(HUNGER), 3),
        entry("alerte-secheresse", Hazard(DROUGHT), 3),
        entry("feu-vert", Remedy(CAMPING), 14),
        entry("crevaison-char", Remedy(EGYPTIANS), 6),
        entry("colonnes-de-nuees", Remedy(BEASTS), 6),
        entry("manne", Remedy(HUNGER), 6),
        entry("puits-de-myriam", Remedy(DROUGHT), 6),
        // DES-41, DES-45: no botte keeps the camping away, this one neither.
        entry("ouverture-de-la-mer-rouge", Safety(&[EGYPTIANS]), 1),
        entry("spray-anti-betes", Safety(&[BEASTS]), 1),
        entry("reserve-de-matsa", Safety(&[HUNGER]), 1),
        entry("citerne-portable", Safety(&[DROUGHT]), 1),
    ]
}

/// DES-61.
const OPTIONS: &[TableOption] = &[
    TableOption {
        name: "attack_needs",
        values: Values::OneOf(&[
            choice("green_light_on_top", as_printed),
            choice("rolling", |edition| edition.exposed = Exposed::Rolling),
        ]),
        answers: "DES-A3 DES-A4",
        scope: Scope::Rules,
    },
    TableOption {
        name: "blocked_extra_draw",
        values: Values::OneOf(&[
            choice("true", as_printed),
            choice("false", |edition| edition.blocked = Blocked::DrawsNothing),
        ]),
        answers: "DES-A5",
        scope: Scope::Rules,
    },
    TableOption {
        name: "free_pass",
        values: Values::OneOf(&[
            choice("false", as_printed),
            choice("true", |edition| edition.idle = Idle::PassesFreely),
        ]),
        answers: "DES-A6",
        scope: Scope::Rules,
    },
    TableOption {
        name: "borne_end",
        values: Values::OneOf(&[
            choice("end_of_turn", as_printed),
            choice("immediate", |edition| edition.exhausted = Exhausted::LastDistanceDrawn),
            choice("pile_empty", |edition| edition.exhausted = Exhausted::StockEmpty),
        ]),
        answers: "DES-A8",
        scope: Scope::Rules,
    },
    usual::deck("DES-A1"),
    TableOption {
        name: "first_seat",
        values: Values::Seat(|edition, seat, seats| edition.dealer = Some(seat.right(seats))),
        answers: "DES-06",
        scope: Scope::Rules,
    },
    TableOption {
        name: "unsorted_piles",
        values: Values::OneOf(&[choice("off", as_printed), choice("on", as_printed)]),
        answers: "DES-59",
        scope: Scope::Display,
    },
];

/// Which clauses forbid what.
fn clauses(why: Illegal, rules: &Rules) -> &'static [&'static str] {
    let edition = rules.edition();
    match why {
        Illegal::NotDealt => &["DES-03"],
        Illegal::RoundOver { how: Ending::Goal } => &["DES-51"],
        Illegal::RoundOver { how: Ending::Exhausted } => &["DES-53", "DES-A8", "DES-54"],
        Illegal::NotYourTurn { wait, .. } => waiting(wait),
        Illegal::WindowOpen
        | Illegal::NothingToAnswer
        | Illegal::NothingToAnswerOnTurn
        | Illegal::NotAttacked
        | Illegal::AlreadyDeclined
        | Illegal::NoReplies
        | Illegal::NotHeldToReply { .. }
        | Illegal::WrongReply { .. } => &["DES-46", "DES-58", "DES-24"],
        Illegal::NotHeld { .. } => &["DES-11", "DES-48"],
        Illegal::NotStarted => &["DES-14", "DES-12", "DES-40"],
        Illegal::Halted { by, despite } => {
            halted_by(edition.catalogue.name_of(by), despite.is_some())
        }
        // A parade alone puts the car back on the road, and there is no limit, cap or extra light.
        Illegal::GreenLightOwed { .. } | Illegal::Limited { .. } | Illegal::CapReached { .. } => {
            &["DES-26", "DES-58"]
        }
        Illegal::Overshoots { .. } => &["DES-52", "DES-51", "DES-A10"],
        Illegal::NothingToParry { attack } => match edition.catalogue.name_of(attack) {
            "egyptiens" => &["DES-33", "DES-29", "DES-24"],
            "scorpions-serpents" => &["DES-33", "DES-30", "DES-24"],
            "panne-de-nourriture" => &["DES-33", "DES-31", "DES-24"],
            _ => &["DES-33", "DES-32", "DES-24"],
        },
        Illegal::WrongParade { attack, .. } => match edition.catalogue.name_of(attack) {
            "stop-camping" => &["DES-25", "DES-28", "DES-33"],
            "egyptiens" => &["DES-25", "DES-29", "DES-33"],
            "scorpions-serpents" => &["DES-25", "DES-30", "DES-33"],
            "panne-de-nourriture" => &["DES-25", "DES-31", "DES-33"],
            _ => &["DES-25", "DES-32", "DES-33"],
        },
        Illegal::AlreadyRolling { by: Rolls::GreenLight } => &["DES-A13", "DES-12", "DES-33"],
        Illegal::AlreadyRolling { by: Rolls::Parade } => &["DES-A13", "DES-12", "DES-26"],
        Illegal::AlreadyRolling { by: Rolls::RightOfWay } => &["DES-A13", "DES-12", "DES-40"],
        Illegal::NeedsTarget | Illegal::OwnSide { .. } => &["DES-21", "DES-17"],
        Illegal::NotAnAttack => &["DES-08", "DES-21"],
        Illegal::NoSuchSide => &["DES-01", "DES-21"],
        Illegal::Immune { by, .. } => match edition.catalogue.name_of(by) {
            "ouverture-de-la-mer-rouge" => &["DES-39", "DES-22", "DES-35"],
            "spray-anti-betes" => &["DES-42", "DES-22", "DES-35"],
            "reserve-de-matsa" => &["DES-43", "DES-22", "DES-35"],
            _ => &["DES-44", "DES-22", "DES-35"],
        },
        Illegal::TargetHalted { .. } => &["DES-20", "DES-17", "DES-A17"],
        Illegal::TargetNotStarted => &["DES-23", "DES-17", "DES-A17"],
        Illegal::TargetShielded { by: Rolls::RightOfWay } => &["DES-17", "DES-A4", "DES-A17"],
        Illegal::TargetNotRolling | Illegal::TargetShielded { .. } | Illegal::TargetLimited => {
            &["DES-17", "DES-A3", "DES-A17"]
        }
        Illegal::ExtensionDue
        | Illegal::NotYourDecision { .. }
        | Illegal::NothingToExtend
        | Illegal::NoExtension => &["DES-58"],
        Illegal::NoDiscard | Illegal::SafetyKept => &["DES-48", "DES-58", "DES-50"],
        Illegal::NoPassing | Illegal::NoPassingWhenDry | Illegal::MustPlay => {
            &["DES-49", "DES-A6", "DES-47"]
        }
    }
}

/// Why a seat waits for its turn.
fn waiting(wait: Wait) -> &'static [&'static str] {
    match wait {
        Wait::Parade | Wait::Botte => &["DES-46", "DES-07", "DES-11"],
        Wait::Played | Wait::PlayedWhenDry => &["DES-11", "DES-07", "DES-A19"],
        Wait::Order | Wait::Partner | Wait::Skipped => &["DES-07", "DES-11", "DES-06"],
    }
}

/// Why an attack in force stops a car, whose owner may have parted the Red Sea.
fn halted_by(attack: &str, despite: bool) -> &'static [&'static str] {
    match attack {
        "stop-camping" if despite => &["DES-16", "DES-41", "DES-28"],
        "stop-camping" => &["DES-16", "DES-19", "DES-28"],
        "egyptiens" => &["DES-16", "DES-19", "DES-29"],
        "scorpions-serpents" => &["DES-16", "DES-19", "DES-30"],
        "panne-de-nourriture" => &["DES-16", "DES-19", "DES-31"],
        _ => &["DES-16", "DES-19", "DES-32"],
    }
}
