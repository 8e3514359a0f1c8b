//! What happened in a round, and which of it bots did for people who were missed.

use table::{Bot, Hosted, Viewer};

use crate::room::Room;

/// What happened in a round so far.
pub(crate) struct Story<E> {
    events: Vec<E>,
    /// Which of it, counted from 0, bots did for people who were missed.
    stood_in: Vec<usize>,
}

impl<E> Default for Story<E> {
    fn default() -> Story<E> {
        Story { events: Vec::new(), stood_in: Vec::new() }
    }
}

impl<E> Story<E> {
    /// How much happened.
    pub(crate) fn len(&self) -> usize {
        self.events.len()
    }

    /// Lets something happen, done by a bot for somebody who is missed or not.
    pub(crate) fn note(&mut self, is_stood_in: bool, happen: impl FnOnce(&mut Vec<E>)) {
        let before = self.events.len();
        happen(&mut self.events);
        if is_stood_in {
            self.stood_in.extend(before..self.events.len());
        }
    }
}

impl<G: Hosted, B: Bot<G> + Copy> Room<G, B> {
    /// What `viewer` saw of this round so far.
    pub fn so_far(&self, viewer: Viewer) -> Vec<G::Seen> {
        self.sightings(0, viewer)
    }

    /// The same from one event on.
    pub(crate) fn sightings(&self, from: usize, viewer: Viewer) -> Vec<G::Seen> {
        self.story.events[from..].iter().filter_map(|event| self.game.seen(event, viewer)).collect()
    }

    /// Which of what `viewer` saw of this round, counted from 0, bots did for people who were missed.
    pub(crate) fn stood_in(&self, viewer: Viewer) -> Vec<u32> {
        let Story { events, stood_in } = &self.story;
        if stood_in.is_empty() {
            return Vec::new();
        }
        let seen = (0..events.len()).filter(|&at| self.game.seen(&events[at], viewer).is_some());
        let numbered = seen.zip(0..);
        numbered.filter_map(|(at, number)| stood_in.contains(&at).then_some(number)).collect()
    }
}
