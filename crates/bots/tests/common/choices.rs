//! Whatever happens, a bot does something that is allowed, and does it again if asked again.

use std::fmt::Debug;

use bots::{Level, Skill};
use chance::Quick;
use table::{Seat, Viewer};

use super::play::play;

/// The levels of a table where every other seat plays at random, which leads to odd positions.
pub fn mixed(first: usize) -> [Level; Seat::MAX] {
    std::array::from_fn(|at| Level::ALL[(at + first) % Level::ALL.len()])
}

/// Plays so many matches at each table; every choice is legal, and the same if it is made again.
/// Says how many there were.
pub fn are_legal_and_repeatable<G: Skill<Setup: Debug>>(
    tables: impl IntoIterator<Item = G::Setup>,
    matches: usize,
) -> u64 {
    let mut decisions = 0;
    for (number, table) in (0..).zip(tables) {
        for round in 0..matches {
            let seed = 100 * number + round as u64;
            play::<G>(&table, &mixed(round), seed, |game, seat, legal, action| {
                decisions += 1;
                assert!(legal.contains(&action), "{table:?}: {action:?} of {legal:?}");
                let view = game.view(Viewer::Seat(seat));
                let decide = || G::steady(&view, legal, &mut Quick::new(decisions));
                let choice = decide();
                assert!(legal.contains(&choice), "{table:?}: {choice:?} of {legal:?}");
                assert_eq!(choice, decide());
            });
        }
    }
    decisions
}
