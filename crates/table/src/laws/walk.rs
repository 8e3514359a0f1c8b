//! Random matches, step by step.

use crate::chance::{Chance, Seed};
use crate::game::Game;
use crate::log::{Entry, Log};
use crate::seat::{Seat, Seats, Viewer};
use crate::turn::Turn;

/// A match that was played to its end, or as far as somebody looked.
pub struct Told<G: Game> {
    /// What moved it on.
    pub log: Log<G>,
    /// How it stands.
    pub game: G,
    /// Everything that happened.
    pub events: Vec<G::Event>,
}

/// One step of a match.
pub struct Moment<'a, G: Game> {
    /// The number of the step, from 1.
    pub step: usize,
    /// The game before it.
    pub before: &'a G,
    /// What a seat did; `None` if the host shuffled, or went on to the next round.
    pub act: Option<(Seat, G::Action)>,
    /// The game after it.
    pub game: &'a G,
    /// What each viewer was shown of this round so far.
    pub shown: &'a [(Viewer, Vec<G::Seen>)],
}

/// Plays a whole match at random, whoever is asked first or last, and calls `each` after every step,
/// until it says that it has seen enough.
pub fn walk<G: Game, C: Chance>(
    setup: &G::Setup,
    seed: u64,
    stream: impl Fn(Seed) -> C,
    choices: &mut impl Chance,
    mut each: impl FnMut(&Moment<'_, G>) -> Sight,
) -> Told<G> {
    let mut told = Told { log: Log::new(setup.clone()), game: G::new(setup), events: Vec::new() };
    let viewers = super::viewers(&told.game);
    let mut shown = viewers.map(|viewer| (viewer, Vec::new())).collect::<Vec<_>>();
    for step in 1.. {
        let before = told.game.clone();
        let mut events = Vec::new();
        let entry = match told.game.turn() {
            Turn::Chance => {
                let seed = Seed::from_number(seed.wrapping_add(step as u64));
                told.game.shuffle(&mut stream(seed), &mut events);
                Entry::Seed(seed)
            }
            Turn::Waiting(seats) | Turn::Asking(seats) => {
                let seat = any(seats, choices);
                let action = told.game.pick(seat, |count| choices.below(count));
                let action = action.expect("something to do");
                told.game.apply(seat, action, &mut events);
                Entry::Act(seat, action)
            }
            Turn::Over => {
                let Some(next) = told.game.next_round() else { return told };
                told.game = next;
                for (_, seen) in &mut shown {
                    seen.clear();
                }
                Entry::NextRound
            }
        };
        told.log.entries.push(entry);
        for (viewer, seen) in &mut shown {
            seen.extend(events.iter().filter_map(|event| told.game.seen(event, *viewer)));
        }
        told.events.extend(events);
        let act = match entry {
            Entry::Act(seat, action) => Some((seat, action)),
            Entry::Seed(_) | Entry::NextRound => None,
        };
        if each(&Moment { step, before: &before, act, game: &told.game, shown: &shown })
            == Sight::Enough
        {
            return told;
        }
    }
    told
}

/// Whether somebody who watches a match has seen enough of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sight {
    /// Wants to see more.
    More,
    /// Has seen enough.
    Enough,
}

/// One of some seats.
pub(super) fn any(seats: Seats, choices: &mut impl Chance) -> Seat {
    let count = u32::try_from(seats.iter().count()).expect("few seats");
    seats.iter().nth(choices.below(count) as usize).expect("a seat that is waited for")
}
