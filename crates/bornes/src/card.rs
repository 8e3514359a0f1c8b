//! What the cards of the family are for.

pub use deck::{Card, Cards, Km, Trouble, entry};

/// What a card is for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// Kilometres (borne, étape).
    Distance(Km),
    /// Brings a trouble upon an opponent (attaque).
    Hazard(Trouble),
    /// Ends a trouble (parade).
    Remedy(Trouble),
    /// Keeps troubles away for good (botte).
    Safety(&'static [Trouble]),
}

/// One line of a catalogue.
pub type Entry = deck::Entry<Kind>;

/// Every kind of card of an edition.
pub type Catalogue = deck::Catalogue<Kind>;
