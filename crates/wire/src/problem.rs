//! Why something asked for over HTTP was not done.

use std::collections::BTreeMap;

use deck::list::BadDeck;
use serde::Serialize;
use ts_rs::TS;

/// Why something asked for over HTTP was not done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Problem {
    /// Which problem, as the end of the key of its text, `problem-<key>`.
    pub key: &'static str,
    /// More about it, for those who write clients.
    pub detail: String,
    /// The options that stand in the way, each with its value: of a table that cannot be made.
    pub options: BTreeMap<&'static str, &'static str>,
    /// What is wrong with a deck of one's own; missing if that is not the problem.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub deck: Option<DeckFault>,
}

/// Why a deck of one's own cannot be played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum DeckFault {
    /// Something in the list is not a number and a card.
    Unreadable {
        /// What was written.
        entry: String,
    },
    /// The game has no card of this name.
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
    /// There are more of a card than can be played.
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

impl From<BadDeck> for DeckFault {
    fn from(why: BadDeck) -> DeckFault {
        match why {
            BadDeck::Unreadable { entry } => DeckFault::Unreadable { entry },
            BadDeck::NoSuchCard { card } => DeckFault::NoSuchCard { card },
            BadDeck::TooFew { card, least } => DeckFault::TooFew { card, least },
            BadDeck::TooMany { card, most } => DeckFault::TooMany { card, most },
            BadDeck::Size { cards, fewest, most } => DeckFault::Size { cards, fewest, most },
        }
    }
}
