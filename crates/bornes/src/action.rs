//! What a seat may wish to do.

use table::Team;

use crate::card::Card;

/// One enum for the whole family: legality decides, not the type.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Lays a distance, a remedy or a safety before one's own team.
    Lay {
        /// The card.
        card: Card,
    },
    /// Lays a hazard before an opposing team.
    Attack {
        /// The card.
        card: Card,
        /// The team that suffers it.
        on: Team,
    },
    /// Throws a card on the discard pile.
    Discard {
        /// The card.
        card: Card,
    },
    /// Ends the turn without laying anything.
    Pass,
    /// Goes on to the extended goal, for everybody.
    Extend,
    /// Ends the round at the goal.
    Stop,
    /// Answers the open window with a card.
    Reply {
        /// The card.
        card: Card,
    },
    /// Gives up the right to answer the open window.
    Decline,
}
