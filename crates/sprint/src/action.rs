//! What a seat may wish to do.

use table::{Seat, Team};

use crate::card::Card;
use crate::zone::Laid;

/// One enum for the whole family: legality decides, not the type.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Draws the cards that are due.
    Draw {
        /// Where the first of them comes from; the others come from the stock.
        from: Source,
    },
    /// Lays a distance or a safety before one's own team, or tries to lay another card there.
    Lay {
        /// The card.
        card: Card,
        /// How many accelerators go with it.
        accelerators: u8,
        /// What is said with it.
        saying: Saying,
    },
    /// Lifts an attack from one's own zone.
    Parry {
        /// The parade.
        card: Card,
        /// The attack it should lift; nothing if none can be meant, or either of two.
        attack: Option<Card>,
        /// Which of the two ends on top of the discard pile.
        top: Top,
    },
    /// Lays an attack before an opposing team.
    Attack {
        /// The card.
        card: Card,
        /// The team that suffers it.
        on: Team,
        /// What is shouted with it.
        saying: Saying,
    },
    /// Takes a distance from an opposing team.
    Steal {
        /// The team that loses it.
        from: Team,
        /// The distance, with what multiplies it.
        what: Laid,
        /// What becomes of it.
        then: Then,
    },
    /// Demands a card of an opponent.
    Demand {
        /// Of whom.
        of: Seat,
        /// Which card.
        face: Card,
    },
    /// Demands another card of an opponent, in the place of the one that turned up in one's hand.
    Rename {
        /// Of whom.
        of: Seat,
        /// Which card.
        to: Card,
    },
    /// Swaps two like cards for one of the discard pile, to be used at once.
    Swap {
        /// The two cards.
        pair: [Card; 2],
        /// The card wanted.
        wanted: Card,
    },
    /// Swaps zones with an opponent.
    Fly {
        /// With whom.
        to: Seat,
    },
    /// Looks into the hand of an opponent.
    Search {
        /// Whose.
        of: Seat,
    },
    /// Takes a card of the hand looked into, for one of one's own.
    Exchange {
        /// The card taken.
        take: Card,
        /// The card given.
        give: Card,
    },
    /// Sweeps the longest distances off the table.
    Sweep,
    /// Throws a card on the discard pile.
    Discard {
        /// The card.
        card: Card,
    },
    /// Ends the turn without playing anything.
    Pass,
    /// Answers the open window with a card.
    Reply {
        /// The card.
        card: Card,
        /// If it is a parade: which of the two cards ends on top of the discard pile.
        top: Top,
    },
    /// Gives up the right to answer the open window.
    Decline,
    /// Says the kilometres of the distance one has just laid.
    Say {
        /// How many.
        km: u16,
    },
    /// Calls out.
    Call(Call),
    /// Takes the distance that a call on equal totals has won.
    Rob {
        /// From whom.
        from: Seat,
        /// The distance, with what multiplies it.
        what: Laid,
    },
    /// Pays for a wrong call with a distance.
    Forfeit {
        /// The distance, with what multiplies it.
        what: Laid,
    },
    /// Pays for a wrong call with a safety.
    ForfeitSafety {
        /// The safety.
        card: Card,
    },
}

/// Where a card is drawn from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Source {
    /// The face-down pile.
    Stock,
    /// The top of the discard pile.
    Discard,
}

/// Which of two cards ends on top of the discard pile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Top {
    /// The parade.
    Parade,
    /// The attack.
    Attack,
}

/// What becomes of a stolen distance.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Then {
    /// It is laid before the thief.
    Laid,
    /// It goes to the thief's hand.
    Kept,
}

/// What is said with a card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Saying {
    /// What ought to be said, if anything ought.
    Right,
    /// Nothing.
    Nothing,
    /// A number of kilometres.
    Km(u16),
    /// A sound.
    Sound(Sound),
}

/// The sound of an attack, in the order in which the notation lists them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs)]
pub enum Sound {
    Flash,
    Stop,
    BipBip,
    Pschhh,
    Bam,
}

impl Sound {
    /// Every sound.
    pub const ALL: [Sound; 5] =
        [Sound::Flash, Sound::Stop, Sound::BipBip, Sound::Pschhh, Sound::Bam];

    /// How it is written.
    pub fn name(self) -> &'static str {
        match self {
            Sound::Flash => "flash",
            Sound::Stop => "stop",
            Sound::BipBip => "bip-bip",
            Sound::Pschhh => "pschhh",
            Sound::Bam => "bam",
        }
    }
}

/// What may be called out at any time.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Call {
    /// Two totals are equal.
    HoldUp,
    /// Two totals were equal a moment ago, says the referee: such a call costs nothing.
    LateHoldUp,
    /// The distance just laid was not announced.
    Killer,
}
