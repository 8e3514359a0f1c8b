//! What happened.

use table::{Seat, Viewer};

use crate::board::Cell;
use crate::card::{Card, Tile};
use crate::ways::{Path, Walk};

/// One thing that happened. `W` is how much is said about a move on foot: inside the game a
/// [`Walk`], which costs nothing, and for those who look at it a [`Path`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Event<W = Walk> {
    /// The starting cards were laid out and turned face up. (TRE-04, TRE-05)
    LaidOut {
        /// Who places the first pawn and moves first.
        first: Seat,
        /// The cards, by cell.
        tiles: [Tile; Cell::COUNT],
    },
    /// A pawn was placed. (TRE-07)
    Entered {
        /// Whose.
        seat: Seat,
        /// Where.
        at: Cell,
    },
    /// A turn began.
    TurnBegan {
        /// Whose.
        seat: Seat,
    },
    /// The die was rolled. (TRE-54)
    Rolled {
        /// By whom.
        seat: Seat,
        /// What it shows.
        points: u8,
    },
    /// No card can be reached, and the genie offers his help. (TRE-25)
    GenieCame {
        /// To whom.
        seat: Seat,
        /// Why no card can be reached.
        why: Stuck,
    },
    /// A pawn moved on foot.
    Walked {
        /// Whose.
        seat: Seat,
        /// Its way.
        walk: W,
    },
    /// The genie moved a pawn.
    Carried {
        /// Whose.
        seat: Seat,
        /// From where.
        from: Cell,
        /// To where.
        to: Cell,
        /// Why it could not walk.
        why: Stuck,
    },
    /// A pawn left the cave. (TRE-28)
    Left {
        /// Whose.
        seat: Seat,
        /// Its way.
        walk: W,
    },
    /// A seat took the card that its pawn had stood on. (TRE-33)
    Took {
        /// Who.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A seat drew a card, face up. (TRE-34)
    Drew {
        /// Who.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// The card shows the chief's head, and he came nearer. (TRE-36)
    ChiefCame {
        /// Where he stands now: steps from the tent.
        to: u8,
    },
    /// A drawn card was laid in the gap. (TRE-34)
    Laid {
        /// By whom.
        seat: Seat,
        /// Where.
        at: Cell,
        /// The card and how it is turned.
        tile: Tile,
    },
    /// The game ended.
    Ended {
        /// How.
        ending: Ending,
    },
}

/// What one viewer saw of an event.
pub type Seen = Event<Path>;

/// Why no card can be reached on foot. (TRE-25)
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stuck {
    /// Steps lead to cards, but pawns stand on all of them.
    Occupied,
    /// Walls are in the way of every move of so many steps.
    Walled,
}

impl Stuck {
    /// The key of its words in the translation files.
    pub fn key(self) -> &'static str {
        match self {
            Stuck::Occupied => "occupied",
            Stuck::Walled => "walled",
        }
    }
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ending {
    /// The last pawn is out. (TRE-43)
    AllOut,
    /// The chief stands at the entrance. (TRE-44)
    ChiefArrived,
    /// The pile ran out and nobody can leave any more: as if the chief had arrived. (TRE-A11)
    NoWayOut,
}

impl Event {
    /// What `viewer` saw of it: everything, since cards are drawn face up and nothing is held. A
    /// new event does not compile until somebody decides who sees it.
    pub(crate) fn seen_by(self, _: Viewer) -> Seen {
        match self {
            Event::Walked { seat, walk } => Event::Walked { seat, walk: walk.path() },
            Event::Left { seat, walk } => Event::Left { seat, walk: walk.path() },
            Event::LaidOut { first, tiles } => Event::LaidOut { first, tiles },
            Event::Entered { seat, at } => Event::Entered { seat, at },
            Event::TurnBegan { seat } => Event::TurnBegan { seat },
            Event::Rolled { seat, points } => Event::Rolled { seat, points },
            Event::GenieCame { seat, why } => Event::GenieCame { seat, why },
            Event::Carried { seat, from, to, why } => Event::Carried { seat, from, to, why },
            Event::Took { seat, card } => Event::Took { seat, card },
            Event::Drew { seat, card } => Event::Drew { seat, card },
            Event::ChiefCame { to } => Event::ChiefCame { to },
            Event::Laid { seat, at, tile } => Event::Laid { seat, at, tile },
            Event::Ended { ending } => Event::Ended { ending },
        }
    }
}
