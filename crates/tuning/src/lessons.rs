//! Weights fitted to what was seen: first what the rules of thumb do, then what wins.

use bots::Skill;
use chance::Quick;
use table::{Seat, Turn, Viewer};

use crate::Plan;
use crate::ascent;
use crate::fit::Fit;
use crate::trials::{self, Cast, Trials};
use crate::work::{Watch, mix, share};

/// Games are learnt from in pieces of so many.
const PIECE: u64 = 16;
/// Where little was seen, weights stay as they were.
const RIDGE: f64 = 4.0;
/// Rules of thumb are known after so many pieces.
const PIECES_MAX: u64 = 256;
/// A score of 1 in a fit to choices is worth this much of a win.
const CHOICE: f64 = 0.1;

/// Weights that do what the rules of thumb do, as far as weights can.
pub fn imitate<G: Skill<Setup: Sync>>(
    setup: &G::Setup,
    plan: &Plan,
    watch: &mut Watch<'_>,
) -> Vec<f32> {
    let pieces = plan.lesson_games.div_ceil(PIECE).min(PIECES_MAX);
    let watch_steady = |piece| watch_steady::<G>(setup, mix(&[plan.seed, 1, piece]));
    let mut sum = Fit::new(G::FEATURES.len());
    for fit in share(plan.threads, pieces, watch_steady, watch) {
        sum.add(&fit);
    }
    sum.solve(&[], RIDGE)
}

/// Weights that do what has won where the policy with these weights has played, against itself and
/// against these rivals.
pub fn improve<G: Skill<Setup: Sync>>(
    setup: &G::Setup,
    plan: &Plan,
    number: u64,
    (weights, rivals): (&[f32], &[Vec<f32>]),
    watch: &mut Watch<'_>,
) -> Vec<f32> {
    let learn = |piece| {
        let mind = |weights: &[f32]| G::mind_with(setup, weights);
        let rivals = rivals.iter().map(|weights| mind(weights)).collect();
        let cast = Cast::<G> { setup, weights, mind: mind(weights), rivals };
        trials::play(&cast, PIECE, &mut Quick::new(mix(&[plan.seed, 2, number, piece])))
    };
    let pieces = plan.lesson_games.div_ceil(PIECE);
    let mut all = Trials::default();
    for trials in share(plan.threads, pieces, learn, watch) {
        all.append(&trials);
    }
    ascent::climb(&all, weights, mix(&[plan.seed, 5, number]))
}

/// Plays a piece of the games by rules of thumb and notes what they do.
fn watch_steady<G: Skill>(setup: &G::Setup, seed: u64) -> Fit {
    let mind = G::mind_with(setup, &[]);
    let mut chance = Quick::new(seed);
    let mut fit = Fit::new(G::FEATURES.len());
    let mut legal = Vec::new();
    for _ in 0..PIECE {
        let mut game = G::new(setup);
        loop {
            let seat = match game.turn() {
                Turn::Waiting(seats) | Turn::Asking(seats) => seats.first().expect("a seat"),
                Turn::Chance => {
                    game.shuffle(&mut chance, &mut ());
                    continue;
                }
                Turn::Over => break,
            };
            legal.clear();
            game.legal(seat, &mut legal);
            let chosen = G::steady(&game.view(Viewer::Seat(seat)), &legal, &mut chance);
            if legal.len() > 1 {
                let gain = |&action: &G::Action| if action == chosen { CHOICE } else { 0.0 };
                let gains: Vec<f64> = legal.iter().map(gain).collect();
                fit.note(&rows::<G>(&game, seat, &legal, &mind), &gains);
            }
            game.apply(seat, chosen, &mut ());
        }
    }
    fit
}

fn rows<G: Skill>(game: &G, seat: Seat, legal: &[G::Action], mind: &G::Mind) -> Vec<Vec<f32>> {
    let row = |&action: &G::Action| {
        let mut row = vec![0.0; G::FEATURES.len()];
        G::describe(mind, game.lens(seat), action, &mut row);
        row
    };
    legal.iter().map(row).collect()
}
