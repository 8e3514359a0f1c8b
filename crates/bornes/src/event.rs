//! What happened.

use table::{Seat, Seats, Team, Viewer};

use crate::card::{Card, Km};
use crate::edition::Partners;
use crate::rules::Rules;

/// One thing that happened. `Event` names every card; `Event<Option<Card>>`, called [`Seen`], only
/// those its viewer may know: the field that can be hidden is of type `C`, all others are public.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Event<C = Card> {
    /// The cards were shuffled and the deal begins.
    Shuffled {
        /// Who deals.
        dealer: Seat,
    },
    /// A seat drew a card, or was dealt one.
    Drew {
        /// Who.
        seat: Seat,
        /// What.
        card: C,
    },
    /// A turn began.
    TurnBegan {
        /// Whose.
        seat: Seat,
    },
    /// A seat has no card left and loses its turn.
    Skipped {
        /// Who.
        seat: Seat,
    },
    /// A card was laid before its owner.
    Laid {
        /// By whom.
        seat: Seat,
        /// What.
        card: Card,
    },
    /// An attack was laid before a team.
    Attacked {
        /// By whom.
        seat: Seat,
        /// With what.
        card: Card,
        /// Before whom.
        on: Team,
    },
    /// An attack was answered by the botte that keeps it away: a coup-fourré.
    Replied {
        /// By whom.
        seat: Seat,
        /// With what.
        card: Card,
        /// Who lost their turn by it.
        lost: Seats,
    },
    /// A seat gave up its right to answer. Nobody else is told.
    Declined {
        /// Who.
        seat: Seat,
    },
    /// Nobody answered the attack, and it stays.
    Landed {
        /// The attack.
        card: Card,
        /// Before whom it lies.
        on: Team,
    },
    /// A botte took an attack away.
    Cancelled {
        /// The attack.
        card: Card,
        /// Before whom it lay.
        on: Team,
    },
    /// A card was thrown on the discard pile.
    Discarded {
        /// By whom.
        seat: Seat,
        /// What.
        card: Card,
    },
    /// A seat passed.
    Passed {
        /// Who.
        seat: Seat,
    },
    /// The goal was met and extended.
    Extended {
        /// By whom.
        seat: Seat,
        /// The distance there is to cover now.
        goal: Km,
    },
    /// The round ended.
    Ended {
        /// How.
        ending: Ending,
        /// The distance there was to cover.
        goal: Km,
    },
}

/// What one viewer saw of an event.
pub type Seen = Event<Option<Card>>;

/// How a round ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ending {
    /// A team reached the goal.
    Goal,
    /// The cards ran out.
    Exhausted,
}

impl Event {
    /// What `viewer` saw of it. A new event does not compile until somebody decides who sees it.
    pub(crate) fn seen_by(self, viewer: Viewer, rules: &Rules) -> Option<Seen> {
        Some(match self {
            Event::Drew { seat, card } => {
                Event::Drew { seat, card: knows_hand(viewer, seat, rules).then_some(card) }
            }
            Event::Declined { seat } if viewer != Viewer::Seat(seat) => return None,
            Event::Declined { seat } => Event::Declined { seat },
            Event::Shuffled { dealer } => Event::Shuffled { dealer },
            Event::TurnBegan { seat } => Event::TurnBegan { seat },
            Event::Skipped { seat } => Event::Skipped { seat },
            Event::Laid { seat, card } => Event::Laid { seat, card },
            Event::Attacked { seat, card, on } => Event::Attacked { seat, card, on },
            Event::Replied { seat, card, lost } => Event::Replied { seat, card, lost },
            Event::Landed { card, on } => Event::Landed { card, on },
            Event::Cancelled { card, on } => Event::Cancelled { card, on },
            Event::Discarded { seat, card } => Event::Discarded { seat, card },
            Event::Passed { seat } => Event::Passed { seat },
            Event::Extended { seat, goal } => Event::Extended { seat, goal },
            Event::Ended { ending, goal } => Event::Ended { ending, goal },
        })
    }
}

/// Whether `viewer` sees the cards that `seat` holds. (AST-12, AST-A4, DES-05)
pub(crate) fn knows_hand(viewer: Viewer, seat: Seat, rules: &Rules) -> bool {
    let Viewer::Seat(eye) = viewer else {
        return false;
    };
    eye == seat || rules.edition().partners == Partners::Open && rules.team(eye) == rules.team(seat)
}
