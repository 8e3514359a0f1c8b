//! The cards one seat holds.

use crate::card::{Card, Cards};

/// A bag of cards that counts up to fifteen of each kind.
///
/// Counts are four bits each, eight kinds to a word, and the set of kinds is kept beside them,
/// because playouts ask for it at every turn. (Measured against an array of bytes: half the size.
/// Measured against counts kept in bit planes: twenty instructions an action fewer.)
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Hand {
    kinds: u32,
    counts: [u32; 4],
}

/// The word of a kind and the lowest bit of its count there.
#[inline]
fn count_of(card: Card) -> (usize, u32) {
    (card.index() / 8 % 4, u32::from(card.0 % 8 * 4))
}

/// One bit for each of the sixteen counts in two words that is two or more.
#[expect(clippy::cast_possible_truncation, reason = "the last mask leaves sixteen bits")]
#[inline]
fn several(low: u32, high: u32) -> u32 {
    let counts = u64::from(high) << 32 | u64::from(low);
    // A count is two or more if one of its three high bits is set.
    let two = (counts >> 1 | counts >> 2 | counts >> 3) & 0x1111_1111_1111_1111;
    // Moves the lowest bits of the counts together, two, four, eight, sixteen at a time.
    let two = (two | two >> 3) & 0x0303_0303_0303_0303;
    let two = (two | two >> 6) & 0x000f_000f_000f_000f;
    let two = (two | two >> 12) & 0x0000_00ff_0000_00ff;
    (two | two >> 24) as u32 & 0xffff
}

impl Hand {
    /// No card.
    pub const EMPTY: Hand = Hand { kinds: 0, counts: [0; 4] };

    /// The kinds of card in the hand.
    #[inline]
    pub fn kinds(&self) -> Cards {
        Cards(self.kinds)
    }

    /// How many of `card` the hand has.
    #[inline]
    pub fn count(&self, card: Card) -> u8 {
        let (word, shift) = count_of(card);
        (self.counts[word] >> shift & 15) as u8
    }

    /// The kinds of which the hand has two or more.
    #[inline]
    pub fn pairs(&self) -> Cards {
        let [first, second, third, fourth] = self.counts;
        Cards(several(first, second) | several(third, fourth) << 16)
    }

    /// How many cards the hand has.
    pub fn len(&self) -> u32 {
        self.kinds().iter().map(|card| u32::from(self.count(card))).sum()
    }

    /// Whether the hand has no card.
    pub fn is_empty(&self) -> bool {
        self.kinds == 0
    }

    /// Puts a card into the hand.
    #[inline]
    pub fn add(&mut self, card: Card) {
        debug_assert!(self.count(card) < 15, "sixteen of one kind");
        let (word, shift) = count_of(card);
        self.counts[word] += 1 << shift;
        self.kinds |= card.bit();
    }

    /// Takes a card out of the hand, which has it.
    #[inline]
    pub fn take(&mut self, card: Card) {
        debug_assert!(self.kinds().has(card), "a card that is not held");
        let (word, shift) = count_of(card);
        self.counts[word] -= 1 << shift;
        let was_last = self.count(card) == 0;
        self.kinds &= !(u32::from(was_last) << card.0);
    }

    /// Every card of the hand, like ones side by side, in the order of the catalogue.
    pub fn cards(&self) -> impl Iterator<Item = Card> {
        self.kinds().iter().flat_map(|card| (0..self.count(card)).map(move |_| card))
    }
}

impl FromIterator<Card> for Hand {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Hand {
        let mut hand = Hand::default();
        cards.into_iter().for_each(|card| hand.add(card));
        hand
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_go_up_to_fifteen_and_back() {
        let (card, other) = (Card(7), Card(31));
        let mut hand: Hand = [other].into_iter().collect();
        for n in 1..=15 {
            hand.add(card);
            assert_eq!((hand.count(card), hand.count(other)), (n, 1));
            assert_eq!(hand.len(), u32::from(n) + 1);
        }
        for n in (0..15).rev() {
            hand.take(card);
            assert_eq!((hand.count(card), hand.count(other)), (n, 1));
        }
        assert_eq!(hand.cards().collect::<Vec<_>>(), [other]);
    }

    #[test]
    fn pairs_are_two_or_more_of_a_kind() {
        for kind in 0..32 {
            let card = Card(kind);
            for copies in 0..=15 {
                let hand: Hand =
                    std::iter::repeat_n(card, copies).chain([Card(31 - kind)]).collect();
                let pairs = if copies > 1 { card.bit() } else { 0 };
                assert_eq!(hand.pairs(), Cards(pairs), "{copies} of {card:?}");
            }
        }
    }
}
