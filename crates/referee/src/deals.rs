//! Where the randomness of a room comes from.

use chance::derive;
use table::{Bot, Hosted, Seed, Turn};

use crate::room::Room;

/// Where the randomness of a room comes from, and how much of it was used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Deals {
    source: Source,
    /// How many rounds came before.
    round: u32,
    /// How many seeds were used: in all by a room that has its own, in this round by one that is given
    /// keys.
    used: u64,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Source {
    /// From a seed of its own.
    Own(Seed),
    /// From what the host gives before each round; nothing, as long as it has given nothing.
    Host(Option<Seed>),
}

impl Deals {
    /// Derived from this seed.
    pub(crate) fn own(seed: Seed) -> Deals {
        Deals { source: Source::Own(seed), round: 0, used: 0 }
    }

    /// The next seed, unless the host has still to give a key.
    pub(crate) fn next(&self) -> Option<Seed> {
        match self.source {
            Source::Own(seed) | Source::Host(Some(seed)) => Some(derive(seed, self.used)),
            Source::Host(None) => None,
        }
    }

    /// A seed was used.
    pub(crate) fn count(&mut self) {
        self.used += 1;
    }

    /// The host gives the key of this round. What was given already stays.
    pub(crate) fn take_key(&mut self, key: Seed) {
        if self.source == Source::Host(None) {
            self.source = Source::Host(Some(key));
        }
    }

    /// Another round has begun, for which the host has still to give a key.
    pub(crate) fn next_round(&mut self) {
        self.round += 1;
        if let Source::Host(_) = self.source {
            (self.source, self.used) = (Source::Host(None), 0);
        }
    }
}

impl<G: Hosted, B: Bot<G> + Copy> Room<G, B> {
    /// The same room, where the host gives a key before each round from which the seeds of that round
    /// are derived. It waits for each.
    #[must_use]
    pub fn dealt_by_host(mut self) -> Self {
        self.deals.source = Source::Host(None);
        self
    }

    /// The same room with the key of its present round, which was dealt before.
    #[must_use]
    pub fn with_key(mut self, key: Seed) -> Self {
        self.deals.take_key(key);
        self
    }

    /// Whether the room waits for the host to give the key of its round.
    pub fn wants_key(&self) -> bool {
        self.game.turn() == Turn::Chance && self.deals.next().is_none()
    }

    /// How many rounds came before this one.
    pub fn round(&self) -> u32 {
        self.deals.round
    }
}
