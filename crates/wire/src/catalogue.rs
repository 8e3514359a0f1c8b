//! The games there are, for those who make a table.

use bornes::{Edition, Entry, Kind, Scope, editions};
use serde::Serialize;
use ts_rs::TS;

/// A game that can be played.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct GameInfo {
    /// Its name in the notation, which is also the key of its texts.
    pub name: &'static str,
    /// Who may sit down.
    pub seatings: Vec<SeatingInfo>,
    /// What a table may choose.
    pub options: Vec<OptionInfo>,
    /// Its cards.
    pub cards: Vec<CardInfo>,
}

/// A number of seats and what they play on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct SeatingInfo {
    /// How many seats.
    pub seats: u8,
    /// How many teams they make.
    pub teams: u8,
}

/// An option of a game.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct OptionInfo {
    /// Its name.
    pub name: &'static str,
    /// What it changes: `rules`, `display` or `clock`.
    pub scope: &'static str,
    /// The clauses or open points it answers.
    pub answers: &'static str,
    /// What may be chosen with each number of seats, the default first, in the order of seatings.
    pub values: Vec<Vec<String>>,
}

/// A card of a game.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct CardInfo {
    /// Its name.
    pub name: &'static str,
    /// What it is for.
    pub class: Class,
    /// How many the deck has.
    pub copies: u8,
    /// The attacks a parade ends or a botte keeps away; an attack itself.
    pub against: Vec<&'static str>,
}

/// What a card is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Class {
    Distance,
    Attack,
    Parade,
    Botte,
}

impl GameInfo {
    /// Every game that can be played.
    pub fn all() -> Vec<GameInfo> {
        editions::all().iter().map(GameInfo::new).collect()
    }

    fn new(edition: &Edition) -> GameInfo {
        let seatings: Vec<SeatingInfo> = edition
            .seatings
            .iter()
            .map(|seating| SeatingInfo { seats: seating.seats, teams: seating.teams() })
            .collect();
        let options = edition.options.iter().map(|option| OptionInfo {
            name: option.name,
            scope: match option.scope {
                Scope::Rules => "rules",
                Scope::Display => "display",
                Scope::Clock => "clock",
            },
            answers: option.answers,
            values: seatings.iter().map(|seating| option.allowed(seating.seats)).collect(),
        });
        let cards = edition.catalogue.iter().map(|entry| CardInfo::new(entry, edition));
        GameInfo {
            name: edition.name,
            options: options.collect(),
            cards: cards.collect(),
            seatings,
        }
    }
}

impl CardInfo {
    fn new(entry: &Entry, edition: &Edition) -> CardInfo {
        let attack = |trouble| edition.name_of(edition.attack_of(trouble));
        let (class, against) = match entry.kind {
            Kind::Distance(_) => (Class::Distance, Vec::new()),
            Kind::Hazard(trouble) => (Class::Attack, vec![attack(trouble)]),
            Kind::Remedy(trouble) => (Class::Parade, vec![attack(trouble)]),
            Kind::Safety(troubles) => {
                (Class::Botte, troubles.iter().map(|&trouble| attack(trouble)).collect())
            }
        };
        CardInfo { name: entry.name, class, copies: entry.copies, against }
    }
}
