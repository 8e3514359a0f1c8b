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
    type Event: Clone + Eq + Debug;
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

/// A game that can be looked at as a seat sees it without a view being made, for bots that play
/// imagined games by the thousand.
pub trait Lensed: Secrets {
    /// What one seat may know, borrowed from a game or from a view, and never more than a view would
    /// tell. Two are equal if they show the same.
    type Lens<'a>: Copy + Eq + Debug
    where
        Self: 'a;

    /// What `seat` may know of this game.
    fn lens(&self, seat: Seat) -> Self::Lens<'_>;

    /// Whose view it is, and what that seat may know; `None` if the viewer has no seat.
    fn lens_of(view: &Self::View) -> Option<(Seat, Self::Lens<'_>)>;
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
