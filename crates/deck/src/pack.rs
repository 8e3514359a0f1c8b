//! Cards of which some are known.

use crate::card::Card;

/// Cards of which some are known: a hand or a pile as somebody who looks on knows it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Pack {
    /// The cards that are known.
    pub cards: Vec<Card>,
    /// How many more there are.
    pub unknown: u8,
}

impl FromIterator<Card> for Pack {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Pack {
        Pack { cards: cards.into_iter().collect(), unknown: 0 }
    }
}
