//! What a table may choose before a game begins, and why it cannot be set up.

mod agreement;

use std::fmt;

use deck::list::List;
use table::{Chance, Seat};

pub use agreement::{Agreement, Sides};
pub use deck::list::BadDeck;

/// A choice that a table may make, as data: clients list it, nobody hard-codes it. `E` is the
/// rulebook that it changes.
pub struct TableOption<E: 'static> {
    /// The name in the notation and on the command line.
    pub name: &'static str,
    /// What may be chosen; the default comes first.
    pub values: Values<E>,
    /// The clause or open point it answers.
    pub answers: &'static str,
    /// What it changes.
    pub scope: Scope,
}

/// What may be chosen for an option.
pub enum Values<E: 'static> {
    /// One of a few words.
    OneOf(&'static [Choice<E>]),
    /// One of a few words, or a deck of one's own: `list:10x50,12x100`, a number and a card each.
    OneOfOrDeck(&'static [Choice<E>], DeckOf<E>),
    /// A seat; by lot if none is named (`random`).
    Seat(fn(&mut E, Seat, u8)),
    /// A number of seconds from 2 to 60, or 0 for no clock.
    Seconds(&'static str),
}

/// Puts a deck of one's own into a rulebook, for so many seats, and says how it is written by us.
pub type DeckOf<E> = fn(&mut E, &List<'_>, u8) -> Result<String, BadDeck>;

/// One value of an option.
pub struct Choice<E> {
    /// How it is written.
    pub value: &'static str,
    /// What it changes in the rulebook.
    pub apply: fn(&mut E),
    /// The numbers of seats that may choose it; every number if empty.
    pub seats: &'static [u8],
    /// The options it sets besides, each with its value, unless they are chosen themselves: a value
    /// that sets any is a preset.
    pub implies: &'static [(&'static str, &'static str)],
    /// An option and its value beside which it cannot be chosen.
    pub unless: Option<(&'static str, &'static str)>,
}

/// What an option changes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scope {
    /// The rules.
    Rules,
    /// What clients show.
    Display,
    /// The clocks of a live table.
    Clock,
}

/// A ready-made table, which is chosen before single options are thought of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Form {
    /// The end of the keys of its texts.
    pub name: &'static str,
    /// What it chooses, each option with its value.
    pub options: &'static [(&'static str, &'static str)],
}

/// Why a table cannot be set up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadSetup {
    /// No edition has this name.
    UnknownGame(String),
    /// The edition is not played by so many.
    Seats {
        /// How many were asked for.
        asked: u8,
        /// How many may play.
        allowed: Vec<u8>,
    },
    /// The edition has no such option.
    UnknownOption {
        /// The name that was asked for.
        name: String,
        /// The names there are.
        allowed: Vec<&'static str>,
    },
    /// The option has no such value.
    UnknownValue {
        /// The option.
        name: &'static str,
        /// The value that was asked for.
        value: String,
        /// What may be chosen.
        allowed: Vec<String>,
    },
    /// The value exists, but not at a table of this size.
    NotAtThisTable {
        /// The option.
        name: &'static str,
        /// The value that was asked for.
        value: &'static str,
        /// The numbers of seats that may choose it.
        seats: &'static [u8],
    },
    /// A deck that cannot be played.
    BadDeck {
        /// The option.
        name: &'static str,
        /// What is wrong with it.
        why: BadDeck,
    },
    /// Two values that exclude each other.
    NotTogether {
        /// The option.
        name: &'static str,
        /// The value that was asked for.
        value: &'static str,
        /// The option that stands in the way, and its value.
        other: (&'static str, &'static str),
    },
}

impl fmt::Display for BadSetup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadSetup::UnknownGame(name) => write!(f, "no game is called `{name}`"),
            BadSetup::Seats { asked, allowed } => {
                write!(f, "{asked} cannot play; allowed are {}", list(allowed))
            }
            BadSetup::UnknownOption { name, allowed } => {
                write!(f, "no option is called `{name}`; there are {}", list(allowed))
            }
            BadSetup::UnknownValue { name, value, allowed } => {
                write!(f, "`{value}` is no value of `{name}`; choose {}", list(allowed))
            }
            BadSetup::NotAtThisTable { name, value, seats } => {
                write!(f, "`{name} {value}` can only be chosen with {} seats", list(seats))
            }
            BadSetup::BadDeck { name, why } => write!(f, "`{name}`: {why}"),
            BadSetup::NotTogether { name, value, other: (other, its_value) } => {
                write!(f, "`{name} {value}` cannot be chosen beside `{other} {its_value}`")
            }
        }
    }
}

impl std::error::Error for BadSetup {}

fn list(items: &[impl fmt::Display]) -> String {
    items.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

impl<E> TableOption<E> {
    /// The value that holds at a table of this size when nothing is chosen.
    pub fn usual(&self, seats: u8) -> &'static str {
        match self.values {
            Values::OneOf(choices) | Values::OneOfOrDeck(choices, _) => {
                let usual = choices.iter().find(|choice| choice.is_for(seats));
                usual.unwrap_or(&choices[0]).value
            }
            Values::Seat(_) => "random",
            Values::Seconds(default) => default,
        }
    }

    /// What may be written at a table of this size, the default first.
    pub fn allowed(&self, seats: u8) -> Vec<String> {
        match self.values {
            Values::OneOf(choices) | Values::OneOfOrDeck(choices, _) => choices
                .iter()
                .filter(|choice| choice.is_for(seats))
                .map(|choice| choice.value.to_owned())
                .collect(),
            Values::Seat(_) => std::iter::once("random".to_owned())
                .chain(Seat::all(seats).map(|seat| seat.to_string()))
                .collect(),
            Values::Seconds(default) => {
                vec![default.to_owned(), "0".to_owned(), "2..60".to_owned()]
            }
        }
    }

    /// The options that a value sets besides; none if there is no such value.
    pub fn implies(&self, value: &str) -> &'static [(&'static str, &'static str)] {
        match self.values {
            Values::OneOf(choices) | Values::OneOfOrDeck(choices, _) => {
                let choice = choices.iter().find(|choice| choice.is_written(value));
                choice.map_or(&[], |choice| choice.implies)
            }
            Values::Seat(_) | Values::Seconds(_) => &[],
        }
    }

    /// Why what holds for the option cannot stand beside what holds for others.
    fn clash(&self, values: &[(&'static str, String)]) -> Option<BadSetup> {
        let (Values::OneOf(choices) | Values::OneOfOrDeck(choices, _)) = self.values else {
            return None;
        };
        let holds = |name: &str, value: &str| {
            values.iter().any(|(option, chosen)| *option == name && chosen == value)
        };
        let clashing = |choice: &&Choice<E>| {
            let other = choice.unless.filter(|(name, value)| holds(name, value));
            other.is_some() && holds(self.name, choice.value)
        };
        let choice = choices.iter().find(clashing)?;
        let (name, value, other) = (self.name, choice.value, choice.unless?);
        Some(BadSetup::NotTogether { name, value, other })
    }

    /// Changes `edition` as `value` says, and returns the value as it is written by us.
    pub fn choose(&self, value: &str, seats: u8, edition: &mut E) -> Result<String, BadSetup> {
        let unknown = || BadSetup::UnknownValue {
            name: self.name,
            value: value.to_owned(),
            allowed: self.allowed(seats),
        };
        if let (Values::OneOfOrDeck(_, deck_of), Some(list)) = (&self.values, List::of(value)) {
            let bad = |why| BadSetup::BadDeck { name: self.name, why };
            return list.and_then(|list| deck_of(edition, &list, seats)).map_err(bad);
        }
        match self.values {
            Values::OneOf(choices) | Values::OneOfOrDeck(choices, _) => {
                let written = || choices.iter().filter(|choice| choice.is_written(value));
                let some = written().next().ok_or_else(unknown)?;
                let Some(choice) = written().find(|choice| choice.is_for(seats)) else {
                    let (name, value, seats) = (self.name, some.value, some.seats);
                    return Err(BadSetup::NotAtThisTable { name, value, seats });
                };
                (choice.apply)(edition);
                Ok(choice.value.to_owned())
            }
            Values::Seat(_) if value == "random" => Ok(value.to_owned()),
            Values::Seat(apply) => {
                let seat = Seat::from_letter(value).filter(|seat| seat.0 < seats);
                apply(edition, seat.ok_or_else(unknown)?, seats);
                Ok(value.to_owned())
            }
            Values::Seconds(_) if is_seconds(value) => Ok(plain_seconds(value)),
            Values::Seconds(_) => Err(unknown()),
        }
    }
}

impl<E> Choice<E> {
    fn is_for(&self, seats: u8) -> bool {
        self.seats.is_empty() || self.seats.contains(&seats)
    }

    /// On and off may be written for true and false, and the other way round.
    fn is_written(&self, value: &str) -> bool {
        let plain = |word| match word {
            "on" => "true",
            "off" => "false",
            other => other,
        };
        plain(self.value) == plain(value)
    }
}

/// Whether a text is 0 or a number of seconds from 2 to 60, with at most one decimal.
fn is_seconds(text: &str) -> bool {
    let (whole, tenths) = text.split_once('.').unwrap_or((text, "0"));
    let digits = |part: &str, most| {
        (1..=most).contains(&part.len()) && part.bytes().all(|byte| byte.is_ascii_digit())
    };
    if !digits(whole, 2) || !digits(tenths, 1) {
        return false;
    }
    match (whole.parse::<u8>(), tenths) {
        (Ok(0 | 60), "0") => true,
        (Ok(seconds), _) => (2..60).contains(&seconds),
        (Err(_), _) => false,
    }
}

/// A number of seconds without needless zeros.
fn plain_seconds(text: &str) -> String {
    let (whole, tenths) = text.split_once('.').unwrap_or((text, "0"));
    let whole = whole.trim_start_matches('0');
    let whole = if whole.is_empty() { "0" } else { whole };
    if tenths == "0" { whole.to_owned() } else { format!("{whole}.{tenths}") }
}

/// Options with their values.
pub type Choices = Vec<(&'static str, String)>;

/// Changes `edition` as the table chose. Returns what was chosen, and what holds for every option:
/// what is said of it (the last time, if it is said twice), or what a preset says, or its default.
pub fn choose<E>(
    edition: &mut E,
    offered: &'static [TableOption<E>],
    seats: u8,
    options: &[(&str, &str)],
) -> Result<(Choices, Choices), BadSetup> {
    let known = |name| offered.iter().any(|option| option.name == name);
    if let Some((name, _)) = options.iter().find(|(name, _)| !known(*name)) {
        let allowed = offered.iter().map(|option| option.name).collect();
        return Err(BadSetup::UnknownOption { name: (*name).to_owned(), allowed });
    }
    let said = |name: &str| options.iter().rfind(|(option, _)| *option == name);
    let presets: Vec<(&str, &str)> = offered
        .iter()
        .flat_map(|option| said(option.name).map_or(&[][..], |(_, value)| option.implies(value)))
        .copied()
        .collect();
    let (mut chosen, mut values) = (Choices::new(), Choices::new());
    for option in offered {
        let preset = presets.iter().find(|(name, _)| *name == option.name);
        let usual = preset.map_or(option.usual(seats), |(_, value)| value);
        let value = said(option.name).map_or(usual, |(_, value)| value);
        let value = option.choose(value, seats, edition)?;
        if value != usual {
            chosen.push((option.name, value.clone()));
        }
        values.push((option.name, value));
    }
    match offered.iter().find_map(|option| option.clash(&values)) {
        Some(clash) => Err(clash),
        None => Ok((chosen, values)),
    }
}

/// Every way to change one option alone at a table of this size, and first of all none.
pub fn variants<E>(offered: &'static [TableOption<E>], seats: u8) -> Vec<Choices> {
    let values = |option: &'static TableOption<E>| {
        let words = option.allowed(seats).into_iter().filter(|value| !value.contains(".."));
        words.skip(1).map(|value| vec![(option.name, value)])
    };
    std::iter::once(Vec::new()).chain(offered.iter().flat_map(values)).collect()
}

/// Every option chosen at random at a table of this size.
pub fn mixture<E>(
    offered: &'static [TableOption<E>],
    seats: u8,
    chance: &mut impl Chance,
) -> Choices {
    let mut choose = |option: &TableOption<E>| {
        let mut values = option.allowed(seats);
        values.retain(|value| !value.contains(".."));
        let at = chance.below(u32::try_from(values.len()).expect("few values"));
        (option.name, values.swap_remove(at as usize))
    };
    offered.iter().map(&mut choose).collect()
}

/// Choices as they are asked for.
pub fn asked(choices: &Choices) -> Vec<(&'static str, &str)> {
    choices.iter().map(|(name, value)| (*name, value.as_str())).collect()
}

/// A value that every table may choose.
pub const fn choice<E>(value: &'static str, apply: fn(&mut E)) -> Choice<E> {
    Choice { value, apply, seats: &[], implies: &[], unless: None }
}

/// A value that only tables of some sizes may choose.
pub const fn choice_for<E>(
    seats: &'static [u8],
    value: &'static str,
    apply: fn(&mut E),
) -> Choice<E> {
    Choice { value, apply, seats, implies: &[], unless: None }
}

/// A value that sets other options, for tables of some sizes.
pub const fn preset_for<E>(
    seats: &'static [u8],
    value: &'static str,
    implies: &'static [(&'static str, &'static str)],
) -> Choice<E> {
    Choice { value, apply: as_printed, seats, implies, unless: None }
}

impl<E> Choice<E> {
    /// The same value, where it cannot be chosen beside another one.
    #[must_use]
    pub const fn unless(mut self, option: &'static str, value: &'static str) -> Choice<E> {
        self.unless = Some((option, value));
        self
    }
}

/// The change that changes nothing: the rulebook already says so.
pub fn as_printed<E>(_: &mut E) {}

#[cfg(test)]
mod tests {
    use super::{is_seconds, plain_seconds};

    #[test]
    fn seconds_are_nothing_or_two_to_sixty() {
        for (written, plain) in [("5.0", "5"), ("07", "7"), ("00", "0"), ("2.5", "2.5")] {
            assert_eq!(plain_seconds(written), plain);
        }
        for good in ["0", "2", "2.5", "5", "59.9", "60"] {
            assert!(is_seconds(good), "{good}");
        }
        for bad in ["", "1", "61", "60.5", "-3", "2.55", "5s", "0.5", "+5", ".5", "5."] {
            assert!(!is_seconds(bad), "{bad}");
        }
    }
}
