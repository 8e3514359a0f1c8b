//! The face-down pile.

use std::hash::{Hash, Hasher};

use crate::card::Card;

/// The most cards a deck can have.
pub const DECK_MAX: usize = 112;

/// The face-down pile.
#[derive(Clone, Debug)]
pub struct Stock {
    /// Bottom first; the top is at `len - 1`.
    cards: [Card; DECK_MAX],
    len: u8,
}

impl Stock {
    /// An empty stock.
    pub const EMPTY: Stock = Stock { cards: [Card(0); DECK_MAX], len: 0 };

    /// The cards, bottom first.
    pub fn cards(&self) -> &[Card] {
        &self.cards[..usize::from(self.len)]
    }

    /// The cards, bottom first, to be put in another order.
    #[inline]
    pub fn cards_mut(&mut self) -> &mut [Card] {
        &mut self.cards[..usize::from(self.len)]
    }

    /// How many cards are left.
    #[inline]
    pub fn len(&self) -> u8 {
        self.len
    }

    /// Whether no card is left.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Lays a card on top.
    pub fn push(&mut self, card: Card) {
        self.cards[usize::from(self.len)] = card;
        self.len += 1;
    }

    /// Takes the top card.
    #[inline]
    pub fn pop(&mut self) -> Option<Card> {
        let top = self.len.checked_sub(1)?;
        self.len = top;
        self.cards.get(usize::from(top)).copied()
    }
}

impl FromIterator<Card> for Stock {
    /// The last card comes to lie on top.
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Stock {
        let mut stock = Stock::EMPTY;
        cards.into_iter().for_each(|card| stock.push(card));
        stock
    }
}

impl PartialEq for Stock {
    fn eq(&self, other: &Stock) -> bool {
        self.cards() == other.cards()
    }
}

impl Eq for Stock {}

impl Hash for Stock {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.cards().hash(state);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stock_equals_another_with_the_same_cards() {
        let mut stock: Stock = [Card(1)].into_iter().collect();
        assert_ne!(stock, Stock::EMPTY);
        stock.pop();
        assert_eq!(stock, Stock::EMPTY);
    }
}
