//! Cards and what they are.

use std::fmt;

/// A distance in kilometres.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Km(pub u16);

impl fmt::Display for Km {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A kind of card of the edition in play: an index into its catalogue.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Card(pub u8);

impl Card {
    /// The most kinds of card an edition can have: they are the bits of a [`Cards`].
    pub const MAX: usize = 32;

    /// The place of the card in its catalogue.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The card as a set of one.
    #[inline]
    pub fn bit(self) -> u32 {
        1 << self.0
    }
}

/// A set of kinds of card, as bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Cards(pub u32);

impl Cards {
    /// Whether `card` is one of the set.
    #[inline]
    pub fn has(self, card: Card) -> bool {
        self.0 & card.bit() != 0
    }

    /// Whether some card belongs to both sets.
    #[inline]
    pub fn has_any(self, other: Cards) -> bool {
        self.0 & other.0 != 0
    }

    /// How many kinds of card the set has.
    #[inline]
    pub fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether the set has no card.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the cards of the set stand side by side in the catalogue.
    pub fn are_together(self) -> bool {
        self.len() + self.0.leading_zeros() + self.0.trailing_zeros() >= u32::BITS
    }

    /// The cards of the set, in the order of the catalogue.
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let place = u8::try_from(left.trailing_zeros()).ok().filter(|&place| place < 32)?;
            left &= left - 1;
            Some(Card(place))
        })
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        Cards(cards.into_iter().fold(0, |bits, card| bits | card.bit()))
    }
}

/// Something that can befall a car. The edition names them; the kernel only tells them apart.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Trouble(pub u8);

impl Trouble {
    /// The most troubles an edition can have.
    pub const MAX: u8 = 5;
}

/// A trouble that only slows down.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limit {
    /// Which trouble it is.
    pub trouble: Trouble,
    /// The longest distance that may still be laid.
    pub to: Km,
}

/// One line of a catalogue; `K` is what cards of the family are for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Entry<K> {
    /// The name in the notation, which is also the key of its translations.
    pub name: &'static str,
    /// What the card is for.
    pub kind: K,
    /// How many the deck has.
    pub copies: u8,
}

/// A line of a catalogue.
pub const fn entry<K>(name: &'static str, kind: K, copies: u8) -> Entry<K> {
    Entry { name, kind, copies }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_are_together_if_no_other_stands_between() {
        for (set, together) in
            [(0, true), (1, true), (0b110, true), (0b101, false), (u32::MAX, true)]
        {
            assert_eq!(Cards(set).are_together(), together, "{set:b}");
        }
    }
}
