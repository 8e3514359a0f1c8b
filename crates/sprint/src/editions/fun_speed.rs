//! Mille Bornes Fun & Speed. Clauses: `docs/rules/fun-speed.md`.

use options::{Form, Scope, Values, as_printed, choice, choice_for, preset_for};

use super::usual;
use crate::TableOption;
use crate::action::Sound;
use crate::card::Kind::{self, AnyRemedy, Distance, Hazard, Remedy, Safety};
use crate::card::{Entry, Fate, Km, Special, Trouble, entry};
use crate::edition::{
    Cancelled, Discards, Drawing, Edition, Forgotten, HoldUp, Limit, Mistakes, Parade, Replay,
    Sides, Silence, Speech, Stolen, Swaps, Voice,
};
use crate::event::Ending;
use crate::illegal::{Choice, Illegal, Opened, Party, Undue, Wait};
use crate::open::Course;
use crate::rules::Rules;

const RED_LIGHT: Trouble = Trouble(0);
const NO_FUEL: Trouble = Trouble(1);
const FLAT_TYRE: Trouble = Trouble(2);
const ACCIDENT: Trouble = Trouble(3);
const SPEED_CAMERA: Trouble = Trouble(4);

/// The rulebook.
pub fn edition() -> Edition {
    Edition {
        name: "fun-speed",
        seats: &[2, 3, 4], // FUN-01
        at_seats: |edition, seats| {
            edition.goal = if seats == 4 { Km(700) } else { Km(1000) }; // FUN-05, FUN-06
        },
        sides: Sides::Alone,
        catalogue: catalogue().into(),
        limit: Limit { trouble: SPEED_CAMERA, to: Km(50) }, // FUN-20
        deal: 4,                                            // FUN-02
        drawing: Drawing::TakesOneBeyond(4),                // FUN-10, FUN-15, FUN-16
        forgotten: Forgotten::Never,                        // FUN-18
        goal: Km(1000),
        botte: Km(100),                  // FUN-43, FUN-45
        coup_fourre: Km(200),            // FUN-44
        parade: Parade::KeepsOrder,      // FUN-37
        replay: Replay::Draws,           // FUN-48
        accelerators: 2,                 // FUN-28, FUN-29
        cancelled: Cancelled::ToDiscard, // FUN-49
        stolen: Stolen::LaidAlways,      // FUN-78
        discards: Discards::Freely,      // FUN-A7
        swaps: Swaps::Never,
        mistakes: Mistakes::Refused, // FUN-A32
        speech: Speech {
            kilometres: Voice::Table, // FUN-21
            sounds: Voice::Table,     // FUN-31
            sound_of,
            silence: Silence::Free,        // FUN-22
            hold_up: HoldUp::WrongRefused, // FUN-70, FUN-74
        },
        fate,
        first: None, // FUN-04
        options: OPTIONS,
        forms: FORMS,
        clauses,
        no_window: &["FUN-36", "FUN-49", "FUN-22"],
        no_next_round: &["FUN-05", "FUN-06"],
        absent: &[
            ("replies top", &["FUN-36"]),
            ("lays top", &["FUN-A19", "FUN-38"]),
            ("on", &["FUN-A20", "FUN-40"]),
            ("swaps", &["FUN-12"]),
            ("passes", &["FUN-17"]),
            ("renames", &["FUN-12"]),
        ],
    }
}

/// The reference deck of 106 cards. (FUN-A1)
fn catalogue() -> Vec<Entry> {
    use Kind::Special as Card;
    vec![
        entry("25", Distance(Km(25)), 6),
        entry("50", Distance(Km(50)), 9),
        entry("75", Distance(Km(75)), 8),
        entry("100", Distance(Km(100)), 10),
        entry("200", Distance(Km(200)), 6),
        entry("feu-rouge", Hazard(RED_LIGHT), 3),
        entry("radar", Hazard(SPEED_CAMERA), 4),
        entry("panne-d-essence", Hazard(NO_FUEL), 3),
        entry("crevaison", Hazard(FLAT_TYRE), 3),
        entry("accident", Hazard(ACCIDENT), 3),
        entry("feu-vert", Remedy(RED_LIGHT), 5),
        entry("fin-de-radar", Remedy(SPEED_CAMERA), 5),
        entry("essence", Remedy(NO_FUEL), 5),
        entry("roue-de-secours", Remedy(FLAT_TYRE), 5),
        entry("reparations", Remedy(ACCIDENT), 5),
        entry("super-parade", AnyRemedy, 5),
        entry("vehicule-prioritaire", Safety(&[RED_LIGHT, SPEED_CAMERA]), 1),
        entry("citerne-d-essence", Safety(&[NO_FUEL]), 1),
        entry("increvable", Safety(&[FLAT_TYRE]), 1),
        entry("as-du-volant", Safety(&[ACCIDENT]), 1),
        entry("accelerateur", Card(Special::Accelerator), 4),
        entry("retroviseur", Card(Special::RearView), 4),
        entry("demi-tour", Card(Special::UTurn), 3),
        entry("helicoptere", Card(Special::Helicopter), 2),
        entry("police", Card(Special::Police), 2),
        entry("poubelle", Card(Special::Trash), 2),
    ]
}

/// The sound of each attack. (FUN-31)
fn sound_of(trouble: Trouble) -> Option<Sound> {
    [
        (SPEED_CAMERA, Sound::Flash),
        (RED_LIGHT, Sound::Stop),
        (NO_FUEL, Sound::BipBip),
        (FLAT_TYRE, Sound::Pschhh),
        (ACCIDENT, Sound::Bam),
    ]
    .into_iter()
    .find_map(|(of, sound)| (of == trouble).then_some(sound))
}

/// One-shot cards are out once played. (FUN-67)
fn fate(special: Special) -> Fate {
    match special {
        Special::UTurn | Special::Helicopter | Special::Police | Special::Trash => Fate::Out,
        _ => Fate::Discard,
    }
}

/// What is played most, the usual first.
const FORMS: &[Form] = &[
    Form { name: "assisted", options: &[] },
    Form { name: "printed", options: &[("strict", "on")] },
    Form { name: "short", options: &[("goal", "700")] },
];

/// FUN-82.
const OPTIONS: &[TableOption] = &[
    TableOption {
        name: "goal",
        values: Values::OneOf(&[
            choice_for(&[2, 3], "1000", as_printed),
            choice_for(&[4], "700", as_printed),
            choice_for(&[2, 3], "700", |edition: &mut Edition| edition.goal = Km(700)),
            choice_for(&[4], "1000", |edition: &mut Edition| edition.goal = Km(1000)),
        ]),
        answers: "FUN-05 FUN-06 FUN-A3",
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
                    ("announce", "button"),
                    ("sounds", "button"),
                    ("bornes_killer", "on"),
                    ("wrong_call", "pay"),
                    ("reply_hints", "off"),
                ],
            ),
        ]),
        answers: "FUN-21 FUN-22 FUN-31 FUN-74",
        scope: Scope::Rules,
    },
    TableOption {
        name: "announce",
        values: Values::OneOf(&[
            choice("auto", as_printed),
            choice("button", |edition| edition.speech.kilometres = Voice::Player),
        ]),
        answers: "FUN-21",
        scope: Scope::Rules,
    },
    TableOption {
        name: "sounds",
        values: Values::OneOf(&[
            choice("auto", as_printed),
            choice("button", |edition| edition.speech.sounds = Voice::Player),
        ]),
        answers: "FUN-31",
        scope: Scope::Rules,
    },
    TableOption {
        name: "bornes_killer",
        values: Values::OneOf(&[
            choice("off", as_printed),
            choice("on", |edition| edition.speech.silence = Silence::Called),
        ]),
        answers: "FUN-22",
        scope: Scope::Rules,
    },
    TableOption {
        name: "wrong_call",
        values: Values::OneOf(&[
            choice("refuse", as_printed),
            choice("pay", |edition| edition.speech.hold_up = HoldUp::WrongPays),
        ]),
        answers: "FUN-74",
        scope: Scope::Rules,
    },
    usual::reply_hints("FUN-36"),
    TableOption {
        name: "deck",
        values: Values::OneOfOrDeck(&[choice("reference", as_printed)], |edition, deck, seats| {
            edition.set_deck(deck, seats, &[("accelerateur", 2)])
        }),
        answers: "FUN-A1",
        scope: Scope::Rules,
    },
    usual::first_seat("FUN-04"),
    usual::discard_only_if_stuck("FUN-A7"),
    TableOption {
        name: "silent_borne",
        values: Values::OneOf(&[
            choice("killer", as_printed),
            choice("void", |edition| {
                if edition.speech.kilometres == Voice::Player {
                    edition.speech.silence = Silence::Void;
                }
            }),
        ]),
        answers: "FUN-A8",
        scope: Scope::Rules,
    },
    TableOption {
        name: "hold_up",
        values: Values::OneOf(&[
            choice("on", as_printed),
            choice("off", |edition| edition.speech.hold_up = HoldUp::Unknown),
        ]),
        answers: "FUN-A16",
        scope: Scope::Rules,
    },
    usual::window_seconds("FUN-36"),
    usual::distance_seconds("FUN-49"),
];

/// Which clauses forbid what.
// One arm for each refusal, in their order: what rests on the same clause is not the same.
#[expect(clippy::too_many_lines, clippy::match_same_arms)]
fn clauses(why: Illegal, rules: &Rules) -> &'static [&'static str] {
    let edition = rules.edition();
    match why {
        Illegal::NotDealt => &["FUN-02"],
        Illegal::Shuffling => &["FUN-81", "FUN-A27"],
        Illegal::GameOver { how: Ending::Standstill } => &["FUN-A30"],
        Illegal::GameOver { how: Ending::Goal } if edition.goal == Km(700) => {
            &["FUN-06", "FUN-07", "FUN-76"]
        }
        Illegal::GameOver { how: Ending::Goal } => &["FUN-05", "FUN-07", "FUN-76"],
        Illegal::NotYourTurn { wait, last, .. } => {
            waiting(wait, last.map(|card| edition.catalogue.kind(card)))
        }
        Illegal::WindowOpen { on: Opened::Attack, by: Party::Player } => {
            &["FUN-12", "FUN-36", "FUN-14"]
        }
        Illegal::WindowOpen { on: Opened::Distance, by: Party::Player } => {
            &["FUN-12", "FUN-49", "FUN-14"]
        }
        Illegal::WindowOpen { on: Opened::Attack, by: Party::Other } => {
            &["FUN-36", "FUN-44", "FUN-14"]
        }
        Illegal::WindowOpen { on: Opened::Distance, by: Party::Other } => {
            &["FUN-49", "FUN-14", "FUN-12"]
        }
        Illegal::ChoiceDue { choice: Choice::Exchange } => &["FUN-59", "FUN-A23"],
        Illegal::ChoiceDue { choice: Choice::Prize } => &["FUN-70", "FUN-A34", "FUN-73"],
        Illegal::ChoiceDue { choice: Choice::Price } => &["FUN-74", "FUN-A15", "FUN-A34"],
        Illegal::NotYourChoice { choice: Choice::Exchange, .. } => &["FUN-59", "FUN-A23"],
        Illegal::NotYourChoice { choice: Choice::Prize, .. } => &["FUN-70", "FUN-72", "FUN-A14"],
        Illegal::NotYourChoice { choice: Choice::Price, .. } => &["FUN-74", "FUN-A15"],
        Illegal::NothingToChoose { choice: Choice::Exchange } => &["FUN-59"],
        Illegal::NothingToChoose { .. } if edition.speech.hold_up == HoldUp::Unknown => {
            &["FUN-A16"]
        }
        Illegal::NothingToChoose { choice: Choice::Prize } => &["FUN-70", "FUN-A14", "FUN-A12"],
        Illegal::NothingToChoose { choice: Choice::Price } => &["FUN-74", "FUN-A15", "FUN-A14"],
        Illegal::CallWaits => &["FUN-A34", "FUN-A14"],
        Illegal::AlreadyRobbed => &["FUN-77", "FUN-A13"],
        Illegal::NotOnOffer { choice: Choice::Exchange } => &["FUN-59", "FUN-A23"],
        Illegal::NotOnOffer { choice: Choice::Prize } => &["FUN-72", "FUN-70", "FUN-75"],
        Illegal::NotOnOffer { choice: Choice::Price } => &["FUN-74", "FUN-A15"],
        Illegal::NothingToAnswer { card, .. } => {
            unasked(card.map(|card| edition.catalogue.kind(card)))
        }
        Illegal::NotAsked { on: Opened::Attack } => &["FUN-36", "FUN-44", "FUN-54"],
        Illegal::NotAsked { on: Opened::Distance } | Illegal::PartnersDistance => {
            &["FUN-49", "FUN-50"]
        }
        Illegal::AlreadyDeclined { on: Opened::Attack } => &["FUN-36"],
        Illegal::AlreadyDeclined { on: Opened::Distance } => &["FUN-49", "FUN-50"],
        Illegal::NotHeld { card } => match edition.catalogue.kind(card) {
            Kind::Special(Special::Accelerator) => &["FUN-27", "FUN-29", "FUN-28"],
            Kind::Special(Special::Police) => &["FUN-12", "FUN-59", "FUN-03"],
            Kind::Special(Special::Helicopter) => &["FUN-12", "FUN-62", "FUN-03"],
            Kind::Special(Special::Trash) => &["FUN-12", "FUN-65", "FUN-03"],
            _ => &["FUN-12", "FUN-03"],
        },
        Illegal::NotHeldToReply { card } => match edition.catalogue.kind(card) {
            Kind::Special(Special::UTurn) => &["FUN-49"],
            Kind::Special(Special::RearView) => &["FUN-54"],
            Safety(_) => &["FUN-44"],
            _ => &["FUN-36"],
        },
        Illegal::NotHeldToGive { .. } => &["FUN-A23", "FUN-59"],
        Illegal::DrawFirst { course: Course::Replay } => &["FUN-18", "FUN-48", "FUN-43"],
        Illegal::DrawFirst { .. } => &["FUN-18", "FUN-10"],
        Illegal::NoPassing => &["FUN-17", "FUN-12"],
        Illegal::NothingDue { because: Undue::Empty } => &["FUN-A27", "FUN-10"],
        Illegal::NothingDue { .. } => &["FUN-10", "FUN-12"],
        Illegal::DiscardEmpty => &["FUN-11", "FUN-A4", "FUN-10"],
        Illegal::DiscardLocked => &["FUN-10", "FUN-11"],
        Illegal::Halted { course: Course::Replay, .. } => &["FUN-19", "FUN-34", "FUN-A33"],
        Illegal::Halted { .. } => &["FUN-19", "FUN-34"],
        Illegal::Limited { .. } => &["FUN-20", "FUN-A28", "FUN-A29"],
        Illegal::AcceleratorAlone => &["FUN-29", "FUN-27"],
        Illegal::TooManyAccelerators { .. } => &["FUN-29", "FUN-28"],
        Illegal::NotADistance => &["FUN-27"],
        Illegal::NotLaid { card } => match edition.catalogue.kind(card) {
            Kind::Special(Special::Police) => &["FUN-59"],
            Kind::Special(Special::Helicopter) => &["FUN-62"],
            Kind::Special(Special::Trash) => &["FUN-65"],
            _ => &["FUN-30"],
        },
        Illegal::NotAnAttack => &["FUN-30"],
        Illegal::OwnSide { card } => match edition.catalogue.kind(card) {
            Kind::Special(Special::Police) => &["FUN-59"],
            Kind::Special(Special::Helicopter) => &["FUN-62"],
            _ => &["FUN-30"],
        },
        Illegal::OwnDistance => &["FUN-22", "FUN-A11"],
        Illegal::NoSuchSide => &["FUN-01"],
        Illegal::Immune { by } => match edition.catalogue.name_of(by) {
            "vehicule-prioritaire" => &["FUN-35", "FUN-42", "FUN-47"],
            _ => &["FUN-35", "FUN-42"],
        },
        Illegal::SlotTaken { .. } => &["FUN-33"],
        Illegal::NothingToParry => &["FUN-41", "FUN-38", "FUN-39"],
        Illegal::WhichAttack => &["FUN-40", "FUN-39"],
        Illegal::OnlyAReply { card } => match edition.catalogue.kind(card) {
            Kind::Special(Special::UTurn) => &["FUN-49", "FUN-50"],
            _ => &["FUN-54"],
        },
        Illegal::WrongReply { card, to } => wrong_reply(
            edition.catalogue.kind(card),
            matches!(edition.catalogue.kind(to), Distance(_)),
        ),
        Illegal::MustPlay => &["FUN-A7", "FUN-13"],
        Illegal::HandEmpty | Illegal::NothingToGive => &["FUN-A23", "FUN-59"],
        Illegal::NothingIsSaid { card } => match card.map(|card| edition.catalogue.kind(card)) {
            Some(Hazard(_)) => &["FUN-31"],
            _ => &["FUN-21"],
        },
        Illegal::NothingToSay => &["FUN-21", "FUN-23"],
        Illegal::NoHoldUp => &["FUN-A16"],
        Illegal::NothingEqual => &["FUN-70", "FUN-74", "FUN-75"],
        Illegal::OnlyNothingEqual => &["FUN-75", "FUN-A12", "FUN-74"],
        Illegal::TooManyCalls => &["FUN-A34"],
        Illegal::NoKiller if edition.speech.silence == Silence::Void => &["FUN-A8", "FUN-22"],
        Illegal::NoKiller => &["FUN-22", "FUN-24"],
        Illegal::NothingToCall => &["FUN-22", "FUN-A11", "FUN-24"],
        Illegal::AlreadyCalled => &["FUN-A11", "FUN-22"],
        // Nothing is punished, handed over, swapped or stolen by a card in this game.
        Illegal::Fining
        | Illegal::MustUse { .. }
        | Illegal::NotHeldToSwap { .. }
        | Illegal::DrawBeforeSwap
        | Illegal::StolenKept { .. }
        | Illegal::NothingToRename
        | Illegal::BadName
        | Illegal::NotLyingThere
        | Illegal::AlreadyChecked
        | Illegal::SafetyDemanded
        | Illegal::NoSwapNow { .. }
        | Illegal::NotAPair
        | Illegal::NotDiscarded { .. }
        | Illegal::NoUse { .. }
        | Illegal::NoSuchCard => &["FUN-12"],
    }
}

/// Why a seat waits for its turn; `last` lies on the discard pile.
fn waiting(wait: Wait, last: Option<Kind>) -> &'static [&'static str] {
    match (wait, last) {
        (Wait::Parried | Wait::CoupFourre, _) => &["FUN-46", "FUN-44"],
        (Wait::Played, Some(Remedy(_) | AnyRemedy | Hazard(_))) => &["FUN-12", "FUN-14", "FUN-38"],
        (Wait::Played, _) => &["FUN-12", "FUN-14", "FUN-60"],
        (_, Some(Remedy(_) | AnyRemedy | Hazard(_))) => &["FUN-14", "FUN-37", "FUN-04"],
        (_, Some(Distance(_))) => &["FUN-14", "FUN-50", "FUN-04"],
        (Wait::Order | Wait::Partner | Wait::Using | Wait::Closed, _) => {
            &["FUN-14", "FUN-04", "FUN-64"]
        }
    }
}

/// Why there is nothing to answer with a card, or to decline.
fn unasked(card: Option<Kind>) -> &'static [&'static str] {
    match card {
        Some(Kind::Special(Special::UTurn)) => &["FUN-49", "FUN-50", "FUN-A22"],
        Some(Kind::Special(Special::RearView)) => &["FUN-54", "FUN-32"],
        Some(Safety(_)) => &["FUN-44", "FUN-45", "FUN-32"],
        Some(_) => &["FUN-36", "FUN-38", "FUN-32"],
        None => &["FUN-36", "FUN-49"],
    }
}

/// Why a card does not answer an attack, or a distance.
fn wrong_reply(card: Kind, to_distance: bool) -> &'static [&'static str] {
    match card {
        Kind::Special(Special::RearView) if to_distance => &["FUN-54", "FUN-49"],
        _ if to_distance => &["FUN-49", "FUN-50"],
        Safety(_) => &["FUN-44", "FUN-36"],
        Kind::Special(Special::UTurn) => &["FUN-49", "FUN-36"],
        _ => &["FUN-36", "FUN-A20", "FUN-41"],
    }
}
