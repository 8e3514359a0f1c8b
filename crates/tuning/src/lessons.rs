//! Weights fitted to what was seen: first what the rules of thumb do, then what wins.

use bots::{Skill, search::policy_playout};
use chance::Quick;
use table::{Chance, Seat, Turn, Viewer};

use crate::Plan;
use crate::fit::Fit;
use crate::work::{Watch, mix, share};

/// Games are learnt from in pieces of so many.
const PIECE: u64 = 16;
/// Where little was seen, weights stay as they were.
const RIDGE: f64 = 4.0;
/// One action in so many is any action, so that odd positions are met, too.
const STRAYS: u32 = 12;
/// One position in so many is learnt from; its neighbours are like it.
const ONE_IN: u32 = 4;
/// In how many imagined worlds every action is tried.
const WORLDS: u64 = 2;
/// An action that scores so much less than the best one counts about a third.
const CLOSE: f64 = 0.03;
/// No action counts less than this.
const FAR: f64 = 0.03;
/// A score of 1 in a fit to choices is worth this much of a win.
const CHOICE: f64 = 0.1;

/// Weights that do what the rules of thumb do, as far as weights can.
pub fn imitate<G: Skill<Setup: Sync>>(
    setup: &G::Setup,
    plan: &Plan,
    watch: &mut Watch<'_>,
) -> Vec<f32> {
    let mind = G::mind_with(setup, &[]);
    let lesson = |game: &G, seat: Seat, legal: &[G::Action], chance: &mut Quick| {
        let view = game.view(Viewer::Seat(seat));
        let chosen = G::steady(&view, legal, chance);
        let gains = legal.iter().map(|&action| if action == chosen { CHOICE } else { 0.0 });
        (chosen, Some(gains.collect()))
    };
    let pieces = plan.lesson_games.div_ceil(PIECE);
    let learn = |piece| learn::<G>(setup, (&mind, &[]), mix(&[plan.seed, 1, piece]), lesson);
    let fits = share(plan.threads, pieces, learn, watch);
    sum::<G>(&fits).solve(&[], RIDGE)
}

/// Weights that do what has won where the policy with these weights has played.
pub fn improve<G: Skill<Setup: Sync>>(
    setup: &G::Setup,
    plan: &Plan,
    number: u64,
    weights: &[f32],
    watch: &mut Watch<'_>,
) -> Vec<f32> {
    let learn = |piece| {
        let mind = G::mind_with(setup, weights);
        let mut room = Vec::with_capacity(64);
        let lesson = |game: &G, seat: Seat, legal: &[G::Action], chance: &mut Quick| {
            let chosen = match chance.below(STRAYS) {
                0 => legal[chance.below(u32::try_from(legal.len()).unwrap_or(1)) as usize],
                _ => G::tuned(&mind, game.lens(seat), legal),
            };
            let learns = chance.below(ONE_IN) == 0;
            (chosen, learns.then(|| gains::<G>(game, seat, legal, &mind, (&mut room, chance))))
        };
        learn::<G>(setup, (&mind, weights), mix(&[plan.seed, 2, number, piece]), lesson)
    };
    let pieces = plan.lesson_games.div_ceil(PIECE);
    let fits = share(plan.threads, pieces, learn, watch);
    sum::<G>(&fits).solve(weights, RIDGE)
}

/// What each action wins in the same worlds, if everybody then plays by the policy.
fn gains<G: Skill>(
    game: &G,
    seat: Seat,
    legal: &[G::Action],
    mind: &G::Mind,
    (room, chance): (&mut Vec<G::Action>, &mut Quick),
) -> Vec<f64> {
    let mut gains = vec![0.0; legal.len()];
    for _ in 0..WORLDS {
        let world = game.stir(Viewer::Seat(seat), chance);
        let luck = chance.bits();
        for (gain, &action) in gains.iter_mut().zip(legal) {
            let mut world = world.clone();
            world.apply(seat, action, &mut ());
            policy_playout(&mut world, |_| mind, room, &mut Quick::new(luck));
            *gain += world.worth(seat) / WORLDS as f64;
        }
    }
    gains
}

fn sum<G: Skill>(fits: &[Fit]) -> Fit {
    let mut sum = Fit::new(G::FEATURES.len());
    for fit in fits {
        sum.add(fit);
    }
    sum
}

/// Plays a piece of the games and learns from them.
fn learn<G: Skill>(
    setup: &G::Setup,
    (mind, weights): (&G::Mind, &[f32]),
    seed: u64,
    mut lesson: impl FnMut(&G, Seat, &[G::Action], &mut Quick) -> (G::Action, Option<Vec<f64>>),
) -> Fit {
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
                Turn::Over => match game.next_round() {
                    Some(next) => {
                        game = next;
                        continue;
                    }
                    None => break,
                },
            };
            legal.clear();
            game.legal(seat, &mut legal);
            if let [only] = legal[..] {
                game.apply(seat, only, &mut ());
                continue;
            }
            let (chosen, gains) = lesson(&game, seat, &legal, &mut chance);
            if let Some(gains) = gains {
                let rows = rows::<G>(&game, seat, &legal, mind);
                let counts = counts(&rows, weights);
                fit.note(&rows, &gains, &counts);
            }
            game.apply(seat, chosen, &mut ());
        }
    }
    fit
}

/// How much actions count: what the policy would hardly do must not spoil the fit of what it might.
fn counts(rows: &[Vec<f32>], weights: &[f32]) -> Vec<f64> {
    let score = |row: &Vec<f32>| -> f64 {
        row.iter().zip(weights).map(|(&much, &weight)| f64::from(much * weight)).sum()
    };
    let scores: Vec<f64> = rows.iter().map(score).collect();
    let best = scores.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    scores.iter().map(|score| ((score - best) / CLOSE).exp().max(FAR)).collect()
}

fn rows<G: Skill>(game: &G, seat: Seat, legal: &[G::Action], mind: &G::Mind) -> Vec<Vec<f32>> {
    let row = |&action: &G::Action| {
        let mut row = vec![0.0; G::FEATURES.len()];
        G::describe(mind, game.lens(seat), action, &mut row);
        row
    };
    legal.iter().map(row).collect()
}
