//! Mille Bornes Fun & Speed. Clauses: `docs/rules/fun-speed.md`.

use deck::options::{Scope, Values, as_printed, choice, choice_for, preset_for};

use super::usual;
use crate::TableOption;
use crate::action::Sound;
use crate::card::Kind::{self, AnyRemedy, Distance, Hazard, Remedy, Safety};
use crate::card::{Entry, Fate, Km, Special, Trouble, entry};
use crate::edition::{
    Cancelled, Discards, Drawing, Edition, Forgotten, HoldUp, Limit, Mistakes, Parade, Replay,
    Sides, Silence, Speech, Stolen, Swaps, Voice,
};
use crate::illegal::Illegal;

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
        catalogue: catalogue(),
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
        clauses,
        no_window: &["FUN-36", "FUN-49", "FUN-22"],
        no_next_round: &["FUN-05", "FUN-06"],
        absent: &[
            ("top", &["FUN-36", "FUN-A19"]),
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
// One arm for each refusal: splitting it would only hide what is missing.
#[expect(clippy::too_many_lines)]
fn clauses(why: Illegal) -> &'static [&'static str] {
    match why {
        Illegal::NotDealt => &["FUN-02", "FUN-81"],
        Illegal::GameOver => &["FUN-05", "FUN-06", "FUN-07", "FUN-51", "FUN-76", "FUN-A30"],
        Illegal::NotYourTurn { .. } => &[
            "FUN-12", "FUN-14", "FUN-04", "FUN-37", "FUN-46", "FUN-50", "FUN-64", "FUN-73",
            "FUN-15", "FUN-16", "FUN-17", "FUN-30", "FUN-38", "FUN-43", "FUN-44", "FUN-49",
            "FUN-54", "FUN-59", "FUN-60", "FUN-62", "FUN-65",
        ],
        Illegal::WindowOpen => &[
            "FUN-36", "FUN-49", "FUN-12", "FUN-14", "FUN-04", "FUN-37", "FUN-46", "FUN-50",
            "FUN-64", "FUN-73", "FUN-15", "FUN-16", "FUN-17", "FUN-30", "FUN-38", "FUN-43",
            "FUN-44", "FUN-54", "FUN-59", "FUN-60", "FUN-62", "FUN-65",
        ],
        Illegal::ChoiceDue => {
            &["FUN-59", "FUN-70", "FUN-72", "FUN-74", "FUN-A23", "FUN-A34", "FUN-73"]
        }
        Illegal::NothingToChoose => {
            &["FUN-70", "FUN-59", "FUN-72", "FUN-74", "FUN-75", "FUN-77", "FUN-A12", "FUN-A14"]
        }
        Illegal::NotOnOffer => {
            &["FUN-72", "FUN-70", "FUN-71", "FUN-74", "FUN-59", "FUN-A15", "FUN-A23", "FUN-75"]
        }
        Illegal::NothingToAnswer => &[
            "FUN-36", "FUN-49", "FUN-54", "FUN-50", "FUN-22", "FUN-A22", "FUN-A26", "FUN-32",
            "FUN-44", "FUN-45", "FUN-51", "FUN-53", "FUN-56", "FUN-67", "FUN-A8",
        ],
        Illegal::NotAsked | Illegal::PartnersDistance => {
            &["FUN-36", "FUN-49", "FUN-54", "FUN-50", "FUN-55"]
        }
        Illegal::AlreadyDeclined => &["FUN-36", "FUN-49", "FUN-50"],
        Illegal::NotHeld { .. } => {
            &["FUN-12", "FUN-27", "FUN-59", "FUN-A23", "FUN-29", "FUN-62", "FUN-65"]
        }
        Illegal::DrawFirst => &["FUN-18", "FUN-10", "FUN-48", "FUN-43"],
        Illegal::NoPassing => &["FUN-17", "FUN-12"],
        Illegal::NothingDue => &["FUN-10", "FUN-12", "FUN-A27", "FUN-11"],
        Illegal::DiscardEmpty => &["FUN-11", "FUN-10", "FUN-A4"],
        Illegal::DiscardLocked => &["FUN-10", "FUN-11"],
        Illegal::Halted { .. } => &["FUN-19", "FUN-34", "FUN-38"],
        Illegal::Limited { .. } => &["FUN-20", "FUN-A28", "FUN-A29", "FUN-19"],
        Illegal::AcceleratorAlone => &["FUN-29", "FUN-27"],
        Illegal::TooManyAccelerators { .. } => &["FUN-29", "FUN-28"],
        Illegal::NotADistance => &["FUN-27", "FUN-29"],
        Illegal::NotLaid => &["FUN-12", "FUN-30", "FUN-59", "FUN-62", "FUN-65"],
        Illegal::NotAnAttack => &["FUN-30"],
        Illegal::OwnSide => &["FUN-30", "FUN-59", "FUN-62", "FUN-22", "FUN-A11", "FUN-49"],
        Illegal::NoSuchSide => &["FUN-01", "FUN-30"],
        Illegal::Immune { .. } => &["FUN-35", "FUN-42", "FUN-47", "FUN-33"],
        Illegal::SlotTaken { .. } => &["FUN-33", "FUN-30"],
        Illegal::NothingToParry => &["FUN-41", "FUN-38", "FUN-39", "FUN-40"],
        Illegal::WhichAttack => &["FUN-40", "FUN-39"],
        Illegal::OnlyAReply => &["FUN-49", "FUN-54", "FUN-12", "FUN-58"],
        Illegal::WrongReply { .. } => {
            &["FUN-36", "FUN-44", "FUN-49", "FUN-54", "FUN-A20", "FUN-40", "FUN-39", "FUN-41"]
        }
        Illegal::MustPlay => &["FUN-A7", "FUN-13"],
        Illegal::HandEmpty | Illegal::NothingToGive => &["FUN-A23", "FUN-59"],
        Illegal::NothingIsSaid | Illegal::NothingToSay => &["FUN-21", "FUN-31", "FUN-23"],
        Illegal::NoHoldUp => &["FUN-A16", "FUN-70"],
        Illegal::NothingEqual => &["FUN-74", "FUN-70", "FUN-75", "FUN-80", "FUN-A12", "FUN-A14"],
        Illegal::TooManyCalls => &["FUN-A34", "FUN-77"],
        Illegal::NoKiller => &["FUN-22", "FUN-24", "FUN-A8", "FUN-A11", "FUN-21"],
        Illegal::NothingToCall => &["FUN-22", "FUN-A11", "FUN-24", "FUN-21", "FUN-32"],
        Illegal::AlreadyCalled => &["FUN-A11", "FUN-22"],
        Illegal::MustUse { .. }
        | Illegal::NothingToRename
        | Illegal::BadName
        | Illegal::NotLyingThere
        | Illegal::AlreadyChecked
        | Illegal::SafetyDemanded
        | Illegal::NoSwapNow
        | Illegal::NotAPair
        | Illegal::NotDiscarded { .. }
        | Illegal::NoUse { .. }
        | Illegal::NoSuchCard => &["FUN-12"],
    }
}
