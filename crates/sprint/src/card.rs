//! What cards are for.

pub use deck::card::{Card, Cards, Km, Trouble, entry};

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

/// A card with a rule of its own.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Special {
    /// Multiplies the distance it is laid with.
    Accelerator,
    /// Turns an attack on its attacker.
    RearView,
    /// Cancels a distance that an opponent has just laid.
    UTurn,
    /// Takes a distance from before an opponent.
    Theft,
    /// Demands a card of an opponent.
    Checkpoint,
    /// Swaps everything that lies before two players.
    Helicopter,
    /// Looks into a hand and swaps a card.
    Police,
    /// Sweeps every card of one distance off the table.
    Trash,
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
