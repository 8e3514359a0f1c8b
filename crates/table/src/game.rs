//! The contract itself.

use std::error::Error;
use std::fmt::Debug;
use std::hash::Hash;

use crate::chance::Chance;
use crate::seat::{Seat, Seats, Viewer};
use crate::turn::Turn;

/// A game at one moment: complete, deterministic, and without any randomness of its own.
pub trait Game: Clone + Eq + Hash + Debug + Sized {
    /// What is fixed and public before the first card: rules, seats, sides, options.
    type Setup: Clone;
    /// What a seat may wish to do.
    type Action: Copy + Eq + Debug;
    /// What happened, in full. For the host and the archive, never for a player.
    type Event: Clone + Debug;
    /// What one viewer saw of an event. The only form in which events leave the host.
    type Seen: Clone + Eq + Debug;
    /// All that one viewer may know. Borrows nothing from the game.
    type View: Clone + Eq + Debug;
    /// Why an action is refused.
    type Illegal: Error + Copy + Eq;
    /// How a round ended, line by line.
    type Score: Clone + Eq + Debug;

    /// A game before its first shuffle.
    fn new(setup: &Self::Setup) -> Self;

    /// Every seat of the table.
    fn seats(&self) -> Seats;

    /// Whom the game waits for.
    fn turn(&self) -> Turn;

    /// Adds every action `seat` may take now to `actions`, each once, in a fixed order.
    fn legal(&self, seat: Seat, actions: &mut Vec<Self::Action>);

    /// The action of [`Game::legal`] at the place that `choose` names, without making the list.
    ///
    /// `choose` is told how many legal actions there are and answers with a number below that.
    /// `None` if there are none.
    fn pick(&self, seat: Seat, choose: impl FnOnce(u32) -> u32) -> Option<Self::Action>;

    /// Says whether `action` is allowed, and why not. Agrees with [`Game::legal`] on every action.
    fn check(&self, seat: Seat, action: Self::Action) -> Result<(), Self::Illegal>;

    /// Plays an action already known to be legal.
    ///
    /// On an illegal one it may panic or leave the game in disorder; see [`Game::act`].
    fn apply(&mut self, seat: Seat, action: Self::Action, witness: &mut impl Witness<Self::Event>);

    /// Answers [`Turn::Chance`].
    fn shuffle(&mut self, chance: &mut impl Chance, witness: &mut impl Witness<Self::Event>);

    /// What `viewer` may know of this moment.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// What `viewer` saw of `event`; `None` if nothing at all.
    fn seen(&self, event: &Self::Event, viewer: Viewer) -> Option<Self::Seen>;

    /// The seats that won the round. Empty while it is going on, or if nobody won.
    fn winners(&self) -> Seats;

    /// How the round ended; `None` while it is going on.
    fn score(&self) -> Option<Self::Score>;

    /// The next round of the match, before its shuffle; `None` if the match is over or this round
    /// is still going on.
    fn next_round(&self) -> Option<Self> {
        None
    }

    /// Declines the open window for those who hold nothing to answer it with, and says who is still
    /// asked. Games whose windows ask many seats do so at one go, and others need not do anything.
    ///
    /// Only random play uses it. A table never does: it would tell who holds what.
    fn skip_helpless(&mut self, asked: Seats, _witness: &mut impl Witness<Self::Event>) -> Seats {
        asked
    }

    /// Plays an action, or says why not and leaves the game as it was.
    fn act(
        &mut self,
        seat: Seat,
        action: Self::Action,
        witness: &mut impl Witness<Self::Event>,
    ) -> Result<(), Self::Illegal> {
        self.check(seat, action)?;
        self.apply(seat, action, witness);
        Ok(())
    }
}

/// A game with secrets: what a searcher guesses, what a leak test stirs.
pub trait Secrets: Game {
    /// The same game with everything `viewer` may not know dealt again at random.
    #[must_use]
    fn stir(&self, viewer: Viewer, chance: &mut impl Chance) -> Self;

    /// Some game in which `view` is exactly what its viewer knows.
    fn imagine(view: &Self::View, chance: &mut impl Chance) -> Self;
}

/// Something a seat could try: what it would do, or why it is refused.
pub type Prospect<G> = (<G as Game>::Action, Result<<G as Hosted>::Outlook, <G as Game>::Illegal>);

/// A game that live tables can be kept for.
pub trait Hosted: Game {
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

    /// Which clock of the table runs for the open window.
    fn clock(_view: &Self::View) -> Clock {
        Clock::Answer
    }

    /// Whether something has still to be said right about what the open window is on. `view` is what
    /// a spectator sees.
    fn awaits_speech(_view: &Self::View) -> bool {
        false
    }

    /// A number that tells the open window from those before, where something may happen in a
    /// window without closing it; `None` in games where nothing can.
    fn window_number(&self) -> Option<u32> {
        None
    }

    /// Whether an action is something called or said: it may be meant for a moment that has just
    /// passed, and does not wait for anybody's turn.
    fn is_call(_action: Self::Action) -> bool {
        false
    }

    /// Whether a call can only be judged once somebody else has had time to speak.
    fn waits_for_speech(_action: Self::Action) -> bool {
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
}

/// The clocks of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Clock {
    /// For answers to an attack.
    Answer,
    /// For answers to a distance.
    Distance,
    /// The same where its player has to say something, which is never told apart by its length.
    Spoken,
}

/// Told of every event. `()` hears nothing, and a playout pays nothing for it.
pub trait Witness<E> {
    /// Takes note of an event.
    fn saw(&mut self, event: E);
}

impl<E> Witness<E> for () {
    #[inline]
    fn saw(&mut self, _: E) {}
}

impl<E> Witness<E> for Vec<E> {
    fn saw(&mut self, event: E) {
        self.push(event);
    }
}

/// Decides from a view. There is no way from here to the game itself.
pub trait Bot<G: Game> {
    /// Whether there is anything to call out in this game.
    const CALLS: bool = false;

    /// What it calls out now, if anything, though nobody has asked.
    fn call(&mut self, _view: &G::View, _chance: &mut impl Chance) -> Option<G::Action> {
        None
    }

    /// What becomes of what it has chosen, at a table where attention counts.
    fn slip(
        &mut self,
        _view: &G::View,
        _legal: &[G::Action],
        chosen: G::Action,
        _chance: &mut impl Chance,
    ) -> G::Action {
        chosen
    }

    /// One of the `legal` actions; there is at least one.
    fn decide(
        &mut self,
        view: &G::View,
        legal: &[G::Action],
        chance: &mut impl Chance,
    ) -> G::Action;
}
