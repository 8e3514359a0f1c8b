//! What live tables need of a game besides playing it.

use std::fmt::Debug;

use crate::game::Game;
use crate::orders::Obeys;
use crate::seat::Seat;

/// Something a seat could try: what it would do, or why it is refused.
pub type Prospect<G> = (<G as Game>::Action, Result<<G as Hosted>::Outlook, <G as Game>::Illegal>);

/// A game that live tables can be kept for.
pub trait Hosted: Shouts + Obeys {
    /// What an action would do, as far as the seat that would take it can know.
    type Outlook: Clone + Eq + Debug;

    /// What `seat` could try with what it holds: what each action would do, or why it is refused.
    /// Everything legal is among it. Nothing in it depends on what the seat may not know.
    fn prospects(&self, seat: Seat) -> Vec<Prospect<Self>>;

    /// Whether, by what everybody sees, somebody could answer the open window. `view` is what a
    /// spectator sees, so that the answer cannot depend on a hand.
    fn is_answerable(view: &Self::View) -> bool;

    /// The action by which a seat gives up its right to answer.
    fn decline() -> Self::Action;

    /// What the open window is on.
    fn occasion(_view: &Self::View) -> Occasion {
        Occasion::Attack
    }
}

/// What a window is open on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Occasion {
    /// An attack.
    Attack,
    /// A distance.
    Distance,
}

/// What players of a game call out or say beside what they play. A game in which nobody does says
/// so with an empty implementation.
pub trait Shouts: Game {
    /// Whether an action is something called or said: it may be meant for a moment that has just
    /// passed, and does not wait for anybody's turn.
    fn is_call(_action: Self::Action) -> bool {
        false
    }

    /// Whether a call is right at this moment, as far as everybody can see.
    fn is_right(&self, _seat: Seat, _action: Self::Action) -> bool {
        true
    }

    /// The form of a call that is wrong now, but was right a moment ago.
    fn late(action: Self::Action) -> Self::Action {
        action
    }

    /// Whether a call can only be judged once somebody else has had time to speak.
    fn waits_for_speech(_action: Self::Action) -> bool {
        false
    }

    /// Whether the first who calls it wins, so that several may race for it.
    fn is_raced(_action: Self::Action) -> bool {
        false
    }

    /// Whether whoever laid what the open window is on has to say something about it. `view` is what
    /// a spectator sees, here and below.
    fn is_announced(_view: &Self::View) -> bool {
        false
    }

    /// Whether something has still to be said right about what the open window is on.
    fn awaits_speech(_view: &Self::View) -> bool {
        false
    }

    /// A number that tells the open window from those before, where something may happen in a
    /// window without closing it; `None` in games where nothing can.
    fn window_number(&self) -> Option<u32> {
        None
    }
}
