//! Whatever happens, a bot does something that is allowed, and does it again if asked again.

use std::fmt::Debug;

use bots::{Level, Skill};
use chance::Quick;
use table::{Seat, Viewer};

use super::play::play;

/// The levels of a table where every other seat plays at random, which leads to odd positions.
pub fn mixed(first: usize) -> [Level; Seat::MAX] {
    std::array::from_fn(|at| Level::QUICK[(at + first) % Level::QUICK.len()])
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
                let scores = G::scores(&view, legal).unwrap();
                let best = scores.iter().copied().fold(f64::NEG_INFINITY, f64::max);
                let chosen = legal.iter().position(|&action| action == choice).unwrap();
                assert!(legal.len() == 1 || scores[chosen] >= best, "{table:?}: {choice:?}");
                let tuned = sees_what_it_may(game, seat, legal, &mut Quick::new(decisions));
                assert!(legal.contains(&tuned), "{table:?}: {tuned:?} of {legal:?}");
            });
        }
    }
    decisions
}

/// The tuned policy decides from a view as it decides from a lens over the game, over one that is
/// stirred and over one that is imagined: nothing that the seat may not know has a part in it.
fn sees_what_it_may<G: Skill>(
    game: &G,
    seat: Seat,
    legal: &[G::Action],
    chance: &mut Quick,
) -> G::Action {
    let viewer = Viewer::Seat(seat);
    let view = game.view(viewer);
    let mind = G::mind(&view);
    let (_, lens) = G::lens_of(&view).unwrap();
    let choice = G::tuned(&mind, lens, legal);
    for other in [game.clone(), game.stir(viewer, chance), G::imagine(&view, chance)] {
        assert_eq!(choice, G::tuned(&mind, other.lens(seat), legal), "{seat} of {legal:?}");
    }
    choice
}
