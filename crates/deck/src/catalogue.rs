//! The cards of an edition, one line a kind.

use std::ops::RangeInclusive;

use crate::card::{Card, Cards, Entry};
use crate::list::{BadDeck, List, written};
use crate::stock::{DECK_MAX, Stock};

/// The most copies of one card: a hand counts to fifteen.
pub const COPIES_MAX: u8 = 15;

/// Every kind of card of an edition with its copies; `K` is what cards of the family are for. A
/// [`Card`] is a place in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Catalogue<K> {
    entries: Vec<Entry<K>>,
}

impl<K> From<Vec<Entry<K>>> for Catalogue<K> {
    fn from(entries: Vec<Entry<K>>) -> Catalogue<K> {
        Catalogue { entries }
    }
}

impl<K: Copy + PartialEq> Catalogue<K> {
    /// The lines, in their order.
    pub fn iter(&self) -> impl Iterator<Item = &Entry<K>> {
        self.entries.iter()
    }

    /// The lines, in their order, to be changed.
    pub fn iter_mut(&mut self) -> impl Iterator<Item = &mut Entry<K>> {
        self.entries.iter_mut()
    }

    /// The line of a card.
    pub fn entry(&self, card: Card) -> &Entry<K> {
        &self.entries[card.index()]
    }

    /// What a card is for.
    pub fn kind(&self, card: Card) -> K {
        self.entry(card).kind
    }

    /// The name of a card in the notation.
    pub fn name_of(&self, card: Card) -> &'static str {
        self.entry(card).name
    }

    /// Every kind of card.
    pub fn cards(&self) -> impl Iterator<Item = Card> + use<K> {
        let kinds = u8::try_from(self.entries.len()).expect("few kinds of card");
        (0..kinds).map(Card)
    }

    /// The card of this name.
    pub fn card(&self, name: &str) -> Option<Card> {
        self.cards().find(|&card| self.name_of(card) == name)
    }

    /// The first card that is for this.
    pub fn card_of(&self, kind: K) -> Option<Card> {
        self.cards().find(|&card| self.kind(card) == kind)
    }

    /// The cards that are for what is wanted.
    pub fn set(&self, wanted: impl Fn(K) -> bool) -> Cards {
        self.cards().filter(|&card| wanted(self.kind(card))).collect()
    }

    /// How many cards there are of some kinds.
    pub fn copies(&self, cards: Cards) -> u16 {
        cards.iter().map(|card| u16::from(self.entry(card).copies)).sum()
    }

    /// The whole deck, unshuffled, the first card of the catalogue at the bottom.
    pub fn deck(&self) -> Stock {
        let copies = |card| std::iter::repeat_n(card, self.entry(card).copies.into());
        self.cards().flat_map(copies).collect()
    }

    /// Stops whoever wrote a catalogue that piles, hands and sets of cards have no room for.
    pub fn check(&self) {
        assert!(self.entries.len() <= Card::MAX, "more kinds than bits");
        let few = |entry: &Entry<K>| entry.copies <= COPIES_MAX;
        assert!(self.iter().all(few), "a hand counts to fifteen");
        let cards: usize = self.iter().map(|entry| usize::from(entry.copies)).sum();
        assert!(cards <= DECK_MAX, "a deck of {cards} cards");
    }

    /// Puts another line before all others.
    pub fn put_first(&mut self, entry: Entry<K>) {
        self.entries.insert(0, entry);
    }

    /// Takes the line of a card away.
    pub fn remove(&mut self, name: &str) {
        self.entries.retain(|entry| entry.name != name);
    }

    /// Puts another number of copies of a card into the deck.
    pub fn set_copies(&mut self, name: &str, copies: u8) {
        for entry in self.iter_mut().filter(|entry| entry.name == name) {
            entry.copies = copies;
        }
    }

    /// Takes the copies of a deck of one's own, which has at least `fewest` cards, and of each kind
    /// as many as `allowed` says.
    pub fn take_deck(
        &mut self,
        deck: &List<'_>,
        fewest: u16,
        allowed: impl Fn(&Entry<K>) -> RangeInclusive<u8>,
    ) -> Result<(), BadDeck> {
        if let Some(stray) = deck.cards().find(|card| self.card(card).is_none()) {
            return Err(BadDeck::NoSuchCard { card: stray.to_owned() });
        }
        for entry in &mut self.entries {
            let (card, (least, most)) = (entry.name, allowed(entry).into_inner());
            let count = u8::try_from(deck.count(card)).ok().filter(|&count| count <= most);
            entry.copies = count.ok_or(BadDeck::TooMany { card, most })?;
            if entry.copies < least {
                return Err(BadDeck::TooFew { card, least });
            }
        }
        let cards = self.iter().map(|entry| u16::from(entry.copies)).sum();
        let most = u16::try_from(DECK_MAX).expect("few cards");
        if !(fewest..=most).contains(&cards) {
            return Err(BadDeck::Size { cards, fewest, most });
        }
        Ok(())
    }

    /// The one form in which the deck is written, whoever listed it and how: every card once, in
    /// the order of the catalogue.
    pub fn written(&self) -> String {
        written(self.iter().map(|entry| (entry.name, entry.copies)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card::entry;

    /// Two kinds of card, told apart by a letter.
    fn catalogue() -> Catalogue<char> {
        vec![entry("one", 'a', 2), entry("two", 'b', 1), entry("three", 'a', 1)].into()
    }

    #[test]
    fn cards_are_found_by_name_and_by_what_they_are_for() {
        let catalogue = catalogue();
        for card in catalogue.cards() {
            assert_eq!(catalogue.card(catalogue.name_of(card)), Some(card));
        }
        assert_eq!((catalogue.card("four"), catalogue.card_of('b')), (None, Some(Card(1))));
        assert_eq!(catalogue.set(|kind| kind == 'a'), Cards(0b101));
        assert_eq!(catalogue.copies(Cards(0b101)), 3);
    }

    #[test]
    fn the_deck_lies_in_the_order_of_the_catalogue() {
        let deck = [0, 0, 1, 2].map(Card);
        assert_eq!(catalogue().deck().cards(), deck);
    }

    #[test]
    fn a_deck_of_ones_own_is_written_in_the_order_of_the_catalogue() {
        let mut catalogue = catalogue();
        let list = List::of("list:1x three,2xtwo,1xone,2xtwo").unwrap().unwrap();
        assert!(catalogue.take_deck(&list, 1, |_| 0..=9).is_err(), "no card is called ` three`");
        let list = List::of("list:1xthree,2xtwo,1xone,2xtwo").unwrap().unwrap();
        assert_eq!(catalogue.take_deck(&list, 6, |_| 1..=4), Ok(()));
        assert_eq!(catalogue.written(), "list:1xone,4xtwo,1xthree");
        let size = BadDeck::Size { cards: 6, fewest: 7, most: 112 };
        assert_eq!(catalogue.take_deck(&list, 7, |_| 1..=4), Err(size));
        let many = BadDeck::TooMany { card: "two", most: 3 };
        assert_eq!(catalogue.take_deck(&list, 1, |_| 1..=3), Err(many));
        let few = BadDeck::TooFew { card: "one", least: 2 };
        assert_eq!(catalogue.take_deck(&list, 1, |_| 2..=4), Err(few));
    }

    #[test]
    #[should_panic(expected = "a hand counts to fifteen")]
    fn sixteen_copies_are_too_many() {
        Catalogue::from(vec![entry("one", 'a', 16)]).check();
    }
}
