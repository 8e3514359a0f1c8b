//! Decks of one's own, as they are written: `list:10x50,12x100`, a number and a card each.

use std::fmt;

/// A list of cards with their numbers, as somebody wrote it: in any order, a card perhaps named
/// more than once.
pub struct List<'a>(Vec<(&'a str, u32)>);

/// How a list begins.
const PREFIX: &str = "list:";

impl<'a> List<'a> {
    /// The list that a value of an option is; `None` if it is no list.
    pub fn of(value: &'a str) -> Option<Result<List<'a>, BadDeck>> {
        let entries = value.strip_prefix(PREFIX)?.split(',');
        Some(entries.map(read).collect::<Result<_, _>>().map(List))
    }

    /// How many of a card are listed. (A sum that is too great to count is too great for a deck.)
    pub fn count(&self, card: &str) -> u32 {
        let counts = self.0.iter().filter(|(name, _)| *name == card).map(|(_, count)| *count);
        counts.fold(0, u32::saturating_add)
    }

    /// The cards that are listed, as often as they are named.
    pub fn cards(&self) -> impl Iterator<Item = &'a str> {
        self.0.iter().map(|(card, _)| *card)
    }
}

/// Reads one entry.
fn read(entry: &str) -> Result<(&str, u32), BadDeck> {
    let unreadable = || BadDeck::Unreadable { entry: entry.to_owned() };
    let (count, card) = entry.split_once('x').ok_or_else(unreadable)?;
    let is_plain = count.bytes().all(|byte| byte.is_ascii_digit());
    let count = count.parse().ok().filter(|_| is_plain);
    Ok((card, count.ok_or_else(unreadable)?))
}

/// The one form in which a deck is written, whoever listed it and how: every card once, in the
/// order of its catalogue.
pub fn written(deck: impl Iterator<Item = (&'static str, u8)>) -> String {
    let entries = deck.map(|(card, copies)| format!("{copies}x{card}")).collect::<Vec<_>>();
    format!("{PREFIX}{}", entries.join(","))
}

/// Why a deck cannot be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadDeck {
    /// Something in the list is not a number and a card.
    Unreadable {
        /// What was written.
        entry: String,
    },
    /// The edition has no card of this name.
    NoSuchCard {
        /// The name that was written.
        card: String,
    },
    /// There must be more of a card.
    TooFew {
        /// The card.
        card: &'static str,
        /// How many there must be.
        least: u8,
    },
    /// There are more of a card than a hand can count.
    TooMany {
        /// The card.
        card: &'static str,
        /// How many there may be.
        most: u8,
    },
    /// The cards are too few or too many in all.
    Size {
        /// How many there are.
        cards: u16,
        /// How many this table needs.
        fewest: u16,
        /// How many there may be.
        most: u16,
    },
}

impl fmt::Display for BadDeck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadDeck::Unreadable { entry } => write!(f, "`{entry}` is not a number and a card"),
            BadDeck::NoSuchCard { card } => write!(f, "no card is called `{card}`"),
            BadDeck::TooFew { card, least } => write!(f, "too few of `{card}`: at least {least}"),
            BadDeck::TooMany { card, most } => write!(f, "too many of `{card}`: at most {most}"),
            BadDeck::Size { cards, fewest, most } => {
                write!(f, "{cards} cards: a deck has {fewest} to {most} at this table")
            }
        }
    }
}
