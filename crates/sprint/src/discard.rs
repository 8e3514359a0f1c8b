//! The discard pile: cards come on top, slide underneath, and may be fetched from within.

use std::hash::{Hash, Hasher};

use deck::Hand;
use deck::stock::DECK_MAX;

use crate::card::{Card, Cards};

/// A ring is as long as the next power of two.
const RING: usize = 128;
const _: () = assert!(DECK_MAX <= RING);

/// The discard pile.
#[derive(Clone, Debug)]
pub struct Discard {
    /// A ring that begins with the bottom card at `bottom`.
    cards: [Card; RING],
    bottom: u8,
    len: u8,
    /// How many of each kind lie there.
    counts: Hand,
}

impl Discard {
    /// Nothing is discarded yet.
    pub(crate) const EMPTY: Discard =
        Discard { cards: [Card(0); RING], bottom: 0, len: 0, counts: Hand::EMPTY };

    /// How many cards lie there.
    #[inline]
    pub fn len(&self) -> u8 {
        self.len
    }

    /// Whether no card lies there.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The kinds of card that lie there.
    #[inline]
    pub fn kinds(&self) -> Cards {
        self.counts.kinds()
    }

    /// The top card.
    pub fn top(&self) -> Option<Card> {
        self.iter().next()
    }

    /// The bottom card.
    pub fn bottom(&self) -> Option<Card> {
        self.iter().next_back()
    }

    /// The cards, top first.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = Card> + ExactSizeIterator {
        (0..usize::from(self.len)).rev().map(|at| self.cards[self.place(at)])
    }

    /// The place in the ring of the card that lies `at` cards above the bottom.
    #[inline]
    fn place(&self, at: usize) -> usize {
        (usize::from(self.bottom) + at) % RING
    }

    /// Lays a card on top.
    #[inline]
    pub(crate) fn push(&mut self, card: Card) {
        let place = self.place(usize::from(self.len));
        self.cards[place] = card;
        self.len += 1;
        self.counts.add(card);
    }

    /// Slides a card underneath.
    pub(crate) fn slide_under(&mut self, card: Card) {
        self.bottom = self.bottom.wrapping_sub(1) & 127;
        self.cards[usize::from(self.bottom)] = card;
        self.len += 1;
        self.counts.add(card);
    }

    /// Takes the top card, which there is.
    pub(crate) fn pop(&mut self) -> Card {
        let card = self.top().expect("a card on top");
        self.len -= 1;
        self.counts.take(card);
        card
    }

    /// Takes the uppermost of a kind that lies there: the cards above it move down by one each.
    pub(crate) fn fetch(&mut self, card: Card) {
        debug_assert!(self.kinds().has(card), "a card that lies there");
        self.len -= 1;
        let mut at = usize::from(self.len);
        let mut moved = self.cards[self.place(at)];
        while moved != card {
            at -= 1;
            let place = self.place(at);
            moved = std::mem::replace(&mut self.cards[place], moved);
        }
        self.counts.take(card);
    }

    /// Takes every card away, bottom first.
    pub(crate) fn clear(&mut self) -> impl Iterator<Item = Card> {
        let all = std::mem::replace(self, Discard::EMPTY);
        (0..usize::from(all.len)).map(move |at| all.cards[all.place(at)])
    }
}

impl FromIterator<Card> for Discard {
    /// The last card comes to lie on top.
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Discard {
        let mut discard = Discard::EMPTY;
        cards.into_iter().for_each(|card| discard.push(card));
        discard
    }
}

impl PartialEq for Discard {
    fn eq(&self, other: &Discard) -> bool {
        self.iter().eq(other.iter())
    }
}

impl Eq for Discard {}

impl Hash for Discard {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.iter().for_each(|card| card.hash(state));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_go_on_top_underneath_and_away() {
        let mut discard: Discard = [Card(1), Card(2), Card(3)].into_iter().collect();
        discard.slide_under(Card(9));
        assert_eq!(discard.iter().collect::<Vec<_>>(), [Card(3), Card(2), Card(1), Card(9)]);
        discard.fetch(Card(2));
        assert_eq!((discard.top(), discard.bottom()), (Some(Card(3)), Some(Card(9))));
        assert_eq!(discard.kinds(), Cards(1 << 1 | 1 << 3 | 1 << 9));
        assert_eq!(discard.pop(), Card(3));
        assert_eq!(discard.clear().collect::<Vec<_>>(), [Card(9), Card(1)]);
        assert!(discard.is_empty());
    }

    #[test]
    fn equal_piles_are_equal_wherever_their_ring_begins() {
        let mut slid = Discard::EMPTY;
        slid.slide_under(Card(2));
        slid.slide_under(Card(1));
        assert_eq!(slid, [Card(1), Card(2)].into_iter().collect());
    }
}
