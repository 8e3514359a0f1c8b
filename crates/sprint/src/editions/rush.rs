//! Mille Bornes Rush. Clauses: `docs/rules/rush.md`.

use options::{Form, Scope, Values, as_printed, choice, choice_for, preset_for};

use super::usual;
use crate::TableOption;
use crate::card::Kind::{self, Distance, Hazard, Remedy, Safety};
use crate::card::{Card, Entry, Fate, Km, Special, Trouble, entry};
use crate::edition::{
    Cancelled, Discards, Drawing, Edition, Forgotten, Limit, Mistakes, Parade, Replay, SILENT,
    Sides, Stolen, Swaps,
};
use crate::event::Ending;
use crate::illegal::{Illegal, Opened, Origin, Party, Undue, Wait};
use crate::open::Course;
use crate::rules::Rules;

const RED_LIGHT: Trouble = Trouble(0);
const NO_POWER: Trouble = Trouble(1);
const POLLUTION: Trouble = Trouble(2);
const ACCIDENT: Trouble = Trouble(3);
const SPEED_LIMIT: Trouble = Trouble(4);

/// The rulebook.
pub fn edition() -> Edition {
    Edition {
        name: "rush",
        seats: &[2, 3, 4, 5, 6, 7, 8], // RUS-01
        at_seats: |_, _| (),
        sides: Sides::Alone, // RUS-75
        catalogue: catalogue().into(),
        limit: Limit { trouble: SPEED_LIMIT, to: Km(50) }, // RUS-26
        deal: 6,                                           // RUS-04
        drawing: Drawing::FillsUpTo(7),                    // RUS-11, RUS-12
        forgotten: Forgotten::Never,                       // RUS-14
        goal: Km(1000),                                    // RUS-02
        botte: Km(100),                                    // RUS-44, RUS-47
        coup_fourre: Km(200),                              // RUS-45
        parade: Parade::TakesTurn,                         // RUS-37
        replay: Replay::Draws,                             // RUS-44, RUS-A14
        accelerators: 1,                                   // RUS-29, RUS-A15
        cancelled: Cancelled::ToHand,                      // RUS-51, RUS-52
        stolen: Stolen::LaidAlways,                        // RUS-63, RUS-A21
        discards: Discards::Freely,                        // RUS-A9
        swaps: Swaps::AfterTheDraw,                        // RUS-19, RUS-21
        mistakes: Mistakes::Refused,                       // RUS-22
        speech: SILENT,
        fate,
        first: None, // RUS-06
        options: OPTIONS,
        forms: FORMS,
        clauses,
        no_window: &["RUS-35", "RUS-51", "RUS-A33"],
        no_next_round: &["RUS-02", "RUS-09"],
        absent: &[
            ("calls", &["RUS-05"]),
            ("25", &["RUS-A2"]),
            ("75", &["RUS-A2"]),
            ("replies top", &["RUS-36"]),
            ("lays top", &["RUS-A12", "RUS-40"]),
            ("on", &["RUS-36"]),
            ("steals", &["RUS-62"]),
            ("forfeits", &["RUS-22"]),
            ("takes", &["RUS-12"]),
        ],
    }
}

/// The 106 cards. (RUS-A1, RUS-A2)
fn catalogue() -> Vec<Entry> {
    use Kind::Special as Card;
    vec![
        entry("50", Distance(Km(50)), 10),
        entry("75", Distance(Km(75)), 10),
        entry("100", Distance(Km(100)), 12),
        entry("200", Distance(Km(200)), 6),
        entry("300", Distance(Km(300)), 1),
        entry("feu-rouge", Hazard(RED_LIGHT), 3),
        entry("limite-de-vitesse", Hazard(SPEED_LIMIT), 4),
        entry("panne-d-electricite", Hazard(NO_POWER), 3),
        entry("alerte-pollution", Hazard(POLLUTION), 3),
        entry("accident", Hazard(ACCIDENT), 3),
        entry("feu-vert", Remedy(RED_LIGHT), 6),
        entry("fin-de-limite", Remedy(SPEED_LIMIT), 6),
        entry("borne-de-recharge", Remedy(NO_POWER), 6),
        entry("fin-du-pic", Remedy(POLLUTION), 6),
        entry("reparations", Remedy(ACCIDENT), 6),
        entry("prioritaire-electrique", Safety(&[RED_LIGHT, SPEED_LIMIT]), 1),
        entry("super-autonomie", Safety(&[NO_POWER]), 1),
        entry("covoiturage", Safety(&[POLLUTION]), 1),
        entry("as-du-volant", Safety(&[ACCIDENT]), 1),
        entry("accelerateur", Card(Special::Accelerator), 4),
        entry("retroviseur", Card(Special::RearView), 4),
        entry("demi-tour", Card(Special::UTurn), 3),
        entry("vol", Card(Special::Theft), 3),
        entry("controle", Card(Special::Checkpoint), 3),
    ]
}

/// Vol and Contrôle slide under the discard pile. (RUS-64, RUS-67)
fn fate(special: Special) -> Fate {
    match special {
        Special::Theft | Special::Checkpoint => Fate::UnderDiscard,
        _ => Fate::Discard,
    }
}

/// What is played most, the usual first.
const FORMS: &[Form] = &[
    Form { name: "assisted", options: &[] },
    Form { name: "printed", options: &[("strict", "on")] },
    Form { name: "short", options: &[("goal", "700")] },
];

/// RUS-79.
const OPTIONS: &[TableOption] = &[
    TableOption {
        name: "teams",
        values: Values::OneOf(&[
            choice("off", as_printed),
            choice_for(&[4, 6, 8], "on", |edition: &mut Edition| edition.sides = Sides::Pairs),
        ]),
        answers: "RUS-01 RUS-75",
        scope: Scope::Rules,
    },
    TableOption {
        name: "goal",
        values: Values::OneOf(&[
            choice("1000", as_printed),
            choice_for(&[2, 3, 4], "700", |edition: &mut Edition| edition.goal = Km(700))
                .unless("teams", "on"),
        ]),
        answers: "RUS-03 RUS-A30",
        scope: Scope::Rules,
    },
    TableOption {
        name: "strict",
        values: Values::OneOf(&[
            choice("off", as_printed),
            preset_for(
                &[],
                "on",
                &[
                    ("forget_draw", "on"),
                    ("mistakes", "on"),
                    ("reply_hints", "off"),
                    ("rename_prompt", "off"),
                ],
            ),
        ]),
        answers: "RUS-14 RUS-22",
        scope: Scope::Rules,
    },
    TableOption {
        name: "forget_draw",
        values: Values::OneOf(&[
            choice("off", as_printed),
            choice("on", |edition| edition.forgotten = Forgotten::Forfeited),
        ]),
        answers: "RUS-14 RUS-A6",
        scope: Scope::Rules,
    },
    TableOption {
        name: "mistakes",
        values: Values::OneOf(&[
            choice("off", as_printed),
            choice("on", |edition| edition.mistakes = Mistakes::Punished),
        ]),
        answers: "RUS-22 RUS-A7",
        scope: Scope::Rules,
    },
    usual::reply_hints("RUS-A33"),
    TableOption {
        name: "rename_prompt",
        values: Values::OneOf(&[choice("on", as_printed), choice("off", as_printed)]),
        answers: "RUS-71",
        scope: Scope::Display,
    },
    TableOption {
        name: "deck",
        values: Values::OneOfOrDeck(
            &[
                choice("d1", as_printed),
                choice("d1_25", |edition| {
                    edition.catalogue.put_first(entry("25", Distance(Km(25)), 10));
                    edition.catalogue.remove("75");
                }),
                choice("d1_vol4", |edition| {
                    edition.catalogue.set_copies("limite-de-vitesse", 3);
                    edition.catalogue.set_copies("vol", 4);
                }),
            ],
            |edition, deck, seats| edition.set_deck(deck, seats, &[]),
        ),
        answers: "RUS-A1 RUS-A2",
        scope: Scope::Rules,
    },
    usual::first_seat("RUS-06 RUS-A3"),
    usual::discard_only_if_stuck("RUS-A9"),
    TableOption {
        name: "replay_draws",
        values: Values::OneOf(&[
            choice("on", as_printed),
            choice("off", |edition| edition.replay = Replay::DrawsNothing),
        ]),
        answers: "RUS-A14",
        scope: Scope::Rules,
    },
    TableOption {
        name: "accelerators",
        values: Values::OneOf(&[
            choice("1", as_printed),
            choice("2", |edition| edition.accelerators = 2),
        ]),
        answers: "RUS-A15",
        scope: Scope::Rules,
    },
    TableOption {
        name: "u_turn_draw",
        values: Values::OneOf(&[
            choice("missing", as_printed),
            choice("none", |edition| edition.cancelled = Cancelled::ToHandWithoutDraw),
        ]),
        answers: "RUS-A16",
        scope: Scope::Rules,
    },
    TableOption {
        name: "vol_lays",
        values: Values::OneOf(&[
            choice("always", as_printed),
            choice("if_able", |edition| edition.stolen = Stolen::LaidIfAble),
        ]),
        answers: "RUS-A21",
        scope: Scope::Rules,
    },
    TableOption {
        name: "open_discard",
        values: Values::OneOf(&[choice("off", as_printed), choice("on", as_printed)]),
        answers: "RUS-17",
        scope: Scope::Display,
    },
    usual::window_seconds("RUS-A33"),
    usual::distance_seconds("RUS-A33"),
];

/// Which clauses forbid what.
// One arm for each refusal, in their order: what rests on the same clause is not the same.
#[expect(clippy::too_many_lines, clippy::match_same_arms)]
fn clauses(why: Illegal, rules: &Rules) -> &'static [&'static str] {
    let edition = rules.edition();
    let teams = rules.teams() < rules.seats();
    match why {
        Illegal::NotDealt => &["RUS-04"],
        Illegal::Shuffling => &["RUS-10"],
        Illegal::Fining => &["RUS-22", "RUS-23"],
        Illegal::GameOver { how: Ending::Standstill } => &["RUS-A28"],
        Illegal::GameOver { how: Ending::Goal } if edition.goal == Km(700) => {
            &["RUS-02", "RUS-03", "RUS-09"]
        }
        Illegal::GameOver { how: Ending::Goal } if teams => &["RUS-02", "RUS-78", "RUS-09"],
        Illegal::GameOver { how: Ending::Goal } => &["RUS-02", "RUS-09"],
        Illegal::NotYourTurn { wait, last, .. } => {
            waiting(wait, last.map(|card| edition.catalogue.kind(card)), teams)
        }
        Illegal::WindowOpen { on: Opened::Attack, by: Party::Player } => {
            &["RUS-16", "RUS-35", "RUS-A33"]
        }
        Illegal::WindowOpen { on: Opened::Distance, by: Party::Player } => {
            &["RUS-16", "RUS-51", "RUS-A33"]
        }
        Illegal::WindowOpen { on: Opened::Attack, by: Party::Other } => {
            &["RUS-35", "RUS-36", "RUS-A33"]
        }
        Illegal::WindowOpen { on: Opened::Distance, by: Party::Other } => {
            &["RUS-51", "RUS-16", "RUS-A33"]
        }
        Illegal::MustUse { from: Origin::Swap, .. } => &["RUS-20", "RUS-A27", "RUS-21"],
        Illegal::MustUse { from: Origin::Demand, .. } => &["RUS-67", "RUS-A22", "RUS-71"],
        Illegal::NothingToAnswer { card, last } => {
            let kind = |card: Option<Card>| card.map(|card| edition.catalogue.kind(card));
            unasked(kind(card), kind(last))
        }
        Illegal::NotAsked { on: Opened::Attack } if teams => &["RUS-35", "RUS-77", "RUS-36"],
        Illegal::NotAsked { on: Opened::Attack } => &["RUS-35", "RUS-36", "RUS-57"],
        Illegal::NotAsked { on: Opened::Distance } => &["RUS-51", "RUS-56"],
        Illegal::PartnersDistance => &["RUS-78", "RUS-51"],
        Illegal::AlreadyDeclined { on: Opened::Attack } => &["RUS-A33", "RUS-35", "RUS-36"],
        Illegal::AlreadyDeclined { on: Opened::Distance } => &["RUS-A33", "RUS-51", "RUS-56"],
        Illegal::NotHeld { card } => match edition.catalogue.kind(card) {
            Kind::Special(Special::Accelerator) => &["RUS-28", "RUS-29"],
            _ => &["RUS-16"],
        },
        Illegal::NotHeldToReply { card } => match edition.catalogue.kind(card) {
            Kind::Special(Special::UTurn) => &["RUS-51"],
            Kind::Special(Special::RearView) => &["RUS-57"],
            Safety(_) => &["RUS-45"],
            _ => &["RUS-36"],
        },
        Illegal::NotHeldToSwap { .. } => &["RUS-19"],
        Illegal::DrawFirst { course: Course::Replay } => &["RUS-11", "RUS-44", "RUS-A14"],
        Illegal::DrawFirst { .. } => &["RUS-11", "RUS-14", "RUS-A6"],
        Illegal::DrawBeforeSwap => &["RUS-21", "RUS-19", "RUS-11"],
        Illegal::NoPassing => &["RUS-18", "RUS-16", "RUS-A14"],
        Illegal::NothingToRename => &["RUS-71", "RUS-A24"],
        Illegal::BadName => &["RUS-A24", "RUS-71", "RUS-66"],
        Illegal::NothingDue { because } => match because {
            Undue::Drawn => &["RUS-11", "RUS-12", "RUS-14"],
            Undue::Full => &["RUS-11", "RUS-52", "RUS-12"],
            Undue::Empty => &["RUS-A28", "RUS-11"],
            Undue::Reply => &["RUS-37", "RUS-A10", "RUS-11"],
            Undue::Replay => &["RUS-A14", "RUS-11"],
            Undue::Cancelled => &["RUS-A16", "RUS-52", "RUS-11"],
        },
        Illegal::DiscardEmpty => &["RUS-13", "RUS-12"],
        Illegal::DiscardLocked => &["RUS-12", "RUS-A24", "RUS-A5"],
        Illegal::Halted { course: Course::Replay, .. } => &["RUS-24", "RUS-33", "RUS-50"],
        Illegal::Halted { .. } => &["RUS-24", "RUS-33"],
        Illegal::Limited { .. } => &["RUS-26", "RUS-A15"],
        Illegal::StolenKept { by } if rules.is_limit(by) => &["RUS-A21", "RUS-26", "RUS-63"],
        Illegal::StolenKept { .. } => &["RUS-A21", "RUS-24", "RUS-63"],
        Illegal::AcceleratorAlone => &["RUS-29", "RUS-28"],
        Illegal::TooManyAccelerators { most: 1 } => &["RUS-29", "RUS-A15"],
        Illegal::TooManyAccelerators { .. } => &["RUS-A15", "RUS-29"],
        Illegal::NotADistance => &["RUS-28"],
        Illegal::NotLaid { card } => match edition.catalogue.kind(card) {
            Kind::Special(Special::Theft) => &["RUS-62"],
            Kind::Special(Special::Checkpoint) => &["RUS-66"],
            _ => &["RUS-30"],
        },
        Illegal::NotAnAttack => &["RUS-30"],
        Illegal::OwnSide { card } => match edition.catalogue.kind(card) {
            Kind::Special(Special::Theft) if teams => &["RUS-78", "RUS-62"],
            Kind::Special(Special::Theft) => &["RUS-62"],
            Kind::Special(_) if teams => &["RUS-78", "RUS-66"],
            Kind::Special(_) => &["RUS-66"],
            _ if teams => &["RUS-78", "RUS-30"],
            _ => &["RUS-30"],
        },
        Illegal::NoSuchSide => &["RUS-01"],
        Illegal::Immune { by } => match edition.catalogue.name_of(by) {
            "prioritaire-electrique" => &["RUS-34", "RUS-43", "RUS-48"],
            _ => &["RUS-34", "RUS-43"],
        },
        Illegal::SlotTaken { .. } => &["RUS-32"],
        Illegal::NothingToParry | Illegal::WhichAttack => &["RUS-41", "RUS-40"],
        Illegal::OnlyAReply { card } => match edition.catalogue.kind(card) {
            Kind::Special(Special::UTurn) => &["RUS-51", "RUS-54"],
            _ => &["RUS-57"],
        },
        Illegal::WrongReply { card, to } => wrong_reply(
            edition.catalogue.kind(card),
            matches!(edition.catalogue.kind(to), Distance(_)),
        ),
        Illegal::NotLyingThere => &["RUS-62", "RUS-A21"],
        Illegal::AlreadyChecked => &["RUS-72"],
        Illegal::SafetyDemanded => &["RUS-66"],
        Illegal::NoSwapNow { course } => match course {
            Course::Normal => &["RUS-21", "RUS-A27", "RUS-A6"],
            Course::Reply => &["RUS-21", "RUS-A10"],
            Course::Replay if edition.replay == Replay::DrawsNothing => &["RUS-A14", "RUS-21"],
            Course::Replay => &["RUS-21", "RUS-A27"],
        },
        Illegal::NotAPair => &["RUS-19"],
        Illegal::NotDiscarded { .. } => &["RUS-19", "RUS-A27"],
        Illegal::NoUse { .. } => &["RUS-20", "RUS-A27"],
        Illegal::MustPlay => &["RUS-A9", "RUS-17"],
        // Nothing is searched, called or said in this game.
        Illegal::ChoiceDue { .. }
        | Illegal::NotYourChoice { .. }
        | Illegal::NothingToChoose { .. }
        | Illegal::CallWaits
        | Illegal::AlreadyRobbed
        | Illegal::NotOnOffer { .. }
        | Illegal::NotHeldToGive { .. }
        | Illegal::HandEmpty
        | Illegal::NothingToGive
        | Illegal::NothingIsSaid { .. }
        | Illegal::NothingToSay
        | Illegal::NoHoldUp
        | Illegal::NothingEqual
        | Illegal::OnlyNothingEqual
        | Illegal::TooManyCalls
        | Illegal::NoKiller
        | Illegal::NothingToCall
        | Illegal::AlreadyCalled
        | Illegal::OwnDistance
        | Illegal::NoSuchCard => &["RUS-16"],
    }
}

/// Why a seat waits for its turn; `last` lies on the discard pile.
fn waiting(wait: Wait, last: Option<Kind>, teams: bool) -> &'static [&'static str] {
    match (wait, last) {
        (Wait::Using, _) => &["RUS-67", "RUS-69", "RUS-16"],
        (Wait::Closed, _) => &["RUS-69", "RUS-67", "RUS-A23"],
        (Wait::Parried, _) => &["RUS-39", "RUS-37", "RUS-16"],
        (Wait::CoupFourre, _) => &["RUS-46", "RUS-45", "RUS-16"],
        (Wait::Partner, _) => &["RUS-76", "RUS-16"],
        (Wait::Played, Some(Kind::Special(Special::UTurn))) => &["RUS-16", "RUS-51", "RUS-A18"],
        (Wait::Played, Some(Remedy(_) | Hazard(_))) => &["RUS-16", "RUS-40", "RUS-06"],
        (Wait::Played, _) => &["RUS-16", "RUS-06", "RUS-69"],
        (Wait::Order, Some(Kind::Special(Special::UTurn))) => &["RUS-06", "RUS-54", "RUS-16"],
        (Wait::Order, Some(Kind::Special(Special::RearView))) => &["RUS-06", "RUS-59", "RUS-16"],
        (Wait::Order, _) if teams => &["RUS-06", "RUS-16", "RUS-76"],
        (Wait::Order, _) => &["RUS-06", "RUS-16"],
    }
}

/// Why there is nothing to answer with a card, or to decline; `last` lies on the discard pile.
fn unasked(card: Option<Kind>, last: Option<Kind>) -> &'static [&'static str] {
    match card {
        // One is enough for a distance, and this one has been played.
        Some(Kind::Special(Special::UTurn))
            if matches!(last, Some(Kind::Special(Special::UTurn))) =>
        {
            &["RUS-56", "RUS-51", "RUS-A17"]
        }
        Some(Kind::Special(Special::UTurn)) => &["RUS-51", "RUS-56", "RUS-A17"],
        Some(Kind::Special(Special::RearView)) => &["RUS-57", "RUS-35"],
        Some(Safety(_)) => &["RUS-45", "RUS-47", "RUS-35"],
        Some(_) => &["RUS-36", "RUS-35", "RUS-40"],
        None => &["RUS-A33", "RUS-35", "RUS-51"],
    }
}

/// Why a card does not answer an attack, or a distance.
fn wrong_reply(card: Kind, to_distance: bool) -> &'static [&'static str] {
    match card {
        Kind::Special(Special::RearView) if to_distance => &["RUS-57", "RUS-51"],
        _ if to_distance => &["RUS-51", "RUS-56"],
        Safety(_) => &["RUS-45", "RUS-41"],
        Kind::Special(Special::UTurn) => &["RUS-51", "RUS-36"],
        _ => &["RUS-41", "RUS-36", "RUS-42"],
    }
}
