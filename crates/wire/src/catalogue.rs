//! The games there are, for those who make a table.

use std::collections::BTreeMap;

use families::{Listing, Offer, Seating, Setup, all_families};
use options::{Form, Scope};
use serde::Serialize;
use table::{Seat, Team};
use ts_rs::TS;

use crate::family::Sent;
use crate::{Letter, letters};

/// A game that can be played.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct GameInfo {
    /// Its name in the notation, which is also the key of its texts.
    pub name: &'static str,
    /// Who may sit down.
    pub seatings: Vec<SeatingInfo>,
    /// What a table may choose.
    pub options: Vec<OptionInfo>,
    /// Ready-made tables, the usual one first; none where there is nothing to tell apart.
    pub forms: Vec<FormInfo>,
    /// Its cards.
    pub cards: Vec<CardInfo>,
    /// The levels of bots that can sit down, the best first.
    pub bots: Vec<&'static str>,
}

/// A number of seats and what they play on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct SeatingInfo {
    /// How many seats.
    pub seats: u8,
    /// The seats of each team that they make, the team of A first.
    pub teams: Vec<Vec<Letter>>,
    /// By option and value: the teams that they make if that is chosen, where these are others.
    pub teams_by_option: BTreeMap<&'static str, BTreeMap<String, Vec<Vec<Letter>>>>,
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
    /// By value: the options that it sets besides, unless they are chosen themselves.
    pub presets: BTreeMap<String, BTreeMap<&'static str, &'static str>>,
}

/// A ready-made table.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct FormInfo {
    /// Its name, which is the end of the keys of its texts.
    pub name: &'static str,
    /// What it chooses, each option with its value.
    pub options: BTreeMap<&'static str, &'static str>,
    /// The numbers of seats that may choose it.
    pub seats: Vec<u8>,
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
    Special,
}

impl GameInfo {
    /// Every game that can be played, and the levels of bots a host has for them, the best first.
    pub fn all(bots: &[&'static str]) -> Vec<GameInfo> {
        all_families!(G => GameInfo::of::<G>(bots)).into_iter().flatten().collect()
    }

    /// The games of a family.
    fn of<G: Sent>(bots: &[&'static str]) -> Vec<GameInfo> {
        let info = |game: &Listing| GameInfo::new(game, G::show_cards(game.name), bots.to_vec());
        G::games().iter().map(info).collect()
    }

    fn new(game: &Listing, cards: Vec<CardInfo>, bots: Vec<&'static str>) -> GameInfo {
        let seatings = game.seatings.iter().map(|&it| SeatingInfo::new(game, it)).collect();
        let option = |option: &&dyn Offer| OptionInfo {
            name: option.name(),
            scope: match option.scope() {
                Scope::Rules => "rules",
                Scope::Display => "display",
                Scope::Clock => "clock",
            },
            answers: option.answers(),
            values: game.seatings.iter().map(|it| option.allowed(it.seats)).collect(),
            presets: presets(game, *option),
        };
        let options = game.options.iter().map(option).collect();
        let forms = game.forms.iter().map(|form| FormInfo::new(game, form)).collect();
        GameInfo { name: game.name, seatings, options, forms, cards, bots }
    }
}

impl SeatingInfo {
    fn new(game: &Listing, Seating { seats, teams }: Seating) -> SeatingInfo {
        let others = |option: &dyn Offer| {
            let values = option.allowed(seats).into_iter();
            let made = values.filter_map(|value| {
                let setup = Setup::of(game.name, seats, &[(option.name(), &value)]).ok()?;
                let made = setup.rules().teams();
                (made != teams).then(|| (value, sides(seats, made)))
            });
            made.collect::<BTreeMap<_, _>>()
        };
        let options = game.options.iter().map(|option| (option.name(), others(*option)));
        let teams_by_option = options.filter(|(_, others)| !others.is_empty()).collect();
        SeatingInfo { seats, teams: sides(seats, teams), teams_by_option }
    }
}

/// Who plays with whom: the seats of each of so many teams, the team of A first.
pub fn sides(seats: u8, teams: u8) -> Vec<Vec<Letter>> {
    let members = |team| Seat::all(seats).filter(|&seat| Team::of(seat, teams) == team).collect();
    (0..teams).map(|team| letters(members(Team(team)))).collect()
}

impl FormInfo {
    fn new(game: &Listing, form: &Form) -> FormInfo {
        // What holds there anyway is no choice.
        let allows = |seats: u8, (name, value): &(&str, &str)| {
            let mut options = game.options.iter().filter(|option| option.name() == *name);
            options.any(|option| option.allowed(seats).iter().skip(1).any(|one| one == value))
        };
        let seats = game.seatings.iter().map(|seating| seating.seats);
        let seats =
            seats.filter(|&seats| form.options.iter().all(|it| allows(seats, it))).collect();
        FormInfo { name: form.name, options: form.options.iter().copied().collect(), seats }
    }
}

/// What the values of an option set besides, those that set anything.
fn presets(
    game: &Listing,
    option: &dyn Offer,
) -> BTreeMap<String, BTreeMap<&'static str, &'static str>> {
    let values = game.seatings.iter().flat_map(|it| option.allowed(it.seats));
    values
        .map(|value| (option.implies(&value).iter().copied().collect(), value))
        .filter(|(implied, _): &(BTreeMap<_, _>, _)| !implied.is_empty())
        .map(|(implied, value)| (value, implied))
        .collect()
}
