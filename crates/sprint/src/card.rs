//! What cards are for.

pub use deck::card::{Card, Cards, Km, Trouble, entry};

pub use crate::specials::Special;

/// A line of a catalogue.
pub type Entry = deck::Entry<Kind>;

/// Every kind of card of an edition.
pub type Catalogue = deck::Catalogue<Kind>;

/// What a card is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A distance.
    Distance(Km),
    /// Brings a trouble upon an opponent.
    Hazard(Trouble),
    /// Ends a trouble.
    Remedy(Trouble),
    /// Ends any trouble.
    AnyRemedy,
    /// Keeps troubles away for good.
    Safety(&'static [Trouble]),
    /// A card with a rule of its own.
    Special(Special),
}

/// Where a special card goes once it is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fate {
    /// On top of the discard pile.
    Discard,
    /// Under the discard pile.
    UnderDiscard,
    /// Out of the game.
    Out,
}
