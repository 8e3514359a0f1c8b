//! The whole truth about a game: its setup, the seeds it was given and the actions that were taken.

use crate::chance::{Chance, Seed};
use crate::game::{Game, Witness};
use crate::seat::Seat;
use crate::turn::Turn;

/// One thing that moved a game on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Entry<A> {
    /// The host answered [`Turn::Chance`] with the stream of this seed.
    Seed(Seed),
    /// A seat acted.
    Act(Seat, A),
    /// The table went on to the next round of the match.
    NextRound,
}

/// Setup, seeds and actions: the save file, the bug report and the replay.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Log<G: Game> {
    /// What the game was made from.
    pub setup: G::Setup,
    /// What moved it on, in order.
    pub entries: Vec<Entry<G::Action>>,
}

/// Why a log does not replay.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unreplayable<I> {
    /// The game would have refused this action.
    Illegal(I),
    /// A seed where the game asks for none.
    UnexpectedSeed,
    /// The game asks for a seed first.
    SeedMissing,
    /// The match does not go on to another round here.
    NoNextRound,
}

impl<G: Game> Log<G> {
    /// A log of a game on which nothing has happened yet.
    pub fn new(setup: G::Setup) -> Log<G> {
        Log { setup, entries: Vec::new() }
    }

    /// Plays the log again. `stream` turns a seed into the randomness it stands for.
    ///
    /// Fails with the number of the entry that does not fit and the reason.
    pub fn replay<C: Chance>(
        &self,
        stream: impl Fn(Seed) -> C,
    ) -> Result<G, (usize, Unreplayable<G::Illegal>)> {
        self.replay_before(stream, &mut ())
    }

    /// The same before a witness.
    pub fn replay_before<C: Chance>(
        &self,
        stream: impl Fn(Seed) -> C,
        witness: &mut impl Witness<G::Event>,
    ) -> Result<G, (usize, Unreplayable<G::Illegal>)> {
        let mut game = G::new(&self.setup);
        for (at, entry) in self.entries.iter().enumerate() {
            step(&mut game, entry, &stream, witness).map_err(|why| (at, why))?;
        }
        Ok(game)
    }
}

/// Applies one entry to a game, before a witness.
pub fn step<G: Game, C: Chance>(
    game: &mut G,
    entry: &Entry<G::Action>,
    stream: impl Fn(Seed) -> C,
    witness: &mut impl Witness<G::Event>,
) -> Result<(), Unreplayable<G::Illegal>> {
    admits(game, entry)?;
    match *entry {
        Entry::Seed(seed) => game.shuffle(&mut stream(seed), witness),
        Entry::Act(seat, action) => game.apply(seat, action, witness),
        Entry::NextRound => *game = game.next_round().ok_or(Unreplayable::NoNextRound)?,
    }
    Ok(())
}

/// Whether an entry fits a game as it stands, and if not why.
pub fn admits<G: Game>(game: &G, entry: &Entry<G::Action>) -> Result<(), Unreplayable<G::Illegal>> {
    match *entry {
        Entry::Seed(_) if game.turn() != Turn::Chance => Err(Unreplayable::UnexpectedSeed),
        Entry::Act(..) if game.turn() == Turn::Chance => Err(Unreplayable::SeedMissing),
        Entry::Act(seat, action) => game.check(seat, action).map_err(Unreplayable::Illegal),
        Entry::NextRound if game.next_round().is_none() => Err(Unreplayable::NoNextRound),
        Entry::Seed(_) | Entry::NextRound => Ok(()),
    }
}
