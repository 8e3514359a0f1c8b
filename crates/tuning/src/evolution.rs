//! Weights that vary, and survive by winning.

use bots::{Level, Skill};
use chance::Quick;
use table::Chance;

use crate::Plan;
use crate::duel::{Side, deal};
use crate::work::{Watch, mix, share};

/// How far weights vary at first, as a part of their size.
const STEP: f32 = 0.25;
/// No weight varies less than this part of the usual size.
const LEAST: f32 = 0.1;
/// By so much the steps shrink from one generation to the next.
const SHRINK: f32 = 0.97;
/// The best part of the candidates makes the next champion.
const PARENTS: usize = 4;
/// An earlier champion joins the pool each time so many generations have passed.
const ERA: u64 = 8;
/// The pool has so many champions at most; the oldest leaves.
const POOL: usize = 4;
/// Deals are played in pieces of so many.
const PIECE: u64 = 32;

/// Lets weights evolve: candidates vary the champion, play mirrored deals against the pool, and the
/// best of them are the next champion on average.
pub fn evolve<G: Skill<Setup: Sync>>(
    setup: &G::Setup,
    plan: &Plan,
    first: Vec<f32>,
    watch: &mut Watch<'_>,
) -> Vec<f32> {
    let mut champion = first;
    let mut pool = vec![champion.clone()];
    let mut step = STEP;
    for generation in 0..plan.generations {
        watch(generation as f64 / plan.generations as f64);
        let candidates = vary(&champion, step, plan, generation);
        let scores = scores::<G>(setup, plan, generation, &candidates, &pool);
        champion = mean_of_best(&candidates, &scores);
        step *= SHRINK;
        if generation % ERA == ERA - 1 {
            pool.push(champion.clone());
            if pool.len() > POOL {
                pool.remove(0);
            }
        }
    }
    champion
}

/// Variants of the champion, in pairs that vary the opposite way.
fn vary(champion: &[f32], step: f32, plan: &Plan, generation: u64) -> Vec<Vec<f32>> {
    let mut chance = Quick::new(mix(&[plan.seed, 3, generation]));
    let count = champion.len().max(1) as f32;
    let usual = champion.iter().map(|weight| weight.abs()).sum::<f32>() / count;
    let size = |weight: f32| step * weight.abs().max(LEAST.max(step) * usual);
    let mut candidates = Vec::with_capacity(plan.candidates);
    while candidates.len() < plan.candidates {
        let shifts: Vec<f32> =
            champion.iter().map(|&weight| size(weight) * normal(&mut chance)).collect();
        for sign in [1.0, -1.0] {
            let varied = champion.iter().zip(&shifts).map(|(weight, shift)| weight + sign * shift);
            candidates.push(varied.collect());
        }
    }
    candidates
}

/// What every candidate wins of the same deals against everybody in the pool.
fn scores<G: Skill<Setup: Sync>>(
    setup: &G::Setup,
    plan: &Plan,
    generation: u64,
    candidates: &[Vec<f32>],
    pool: &[Vec<f32>],
) -> Vec<f64> {
    let teams = G::teams(setup);
    let pieces = plan.deals.div_ceil(PIECE);
    let work = |piece: u64| {
        let minds = |all: &[Vec<f32>]| -> Vec<G::Mind> {
            all.iter().map(|weights| G::mind_with(setup, weights)).collect()
        };
        let (minds, rivals) = (minds(candidates), minds(pool));
        let mut won = vec![0.0; candidates.len()];
        for at in piece * PIECE..(piece + 1) * PIECE {
            let seed = mix(&[plan.seed, 4, generation, at]);
            // One deal in four is played against the rules of thumb.
            let rival = match at % 4 {
                0 => Side::Level(Level::Steady),
                _ => Side::Mind(&rivals[usize::try_from(at).unwrap_or(0) % rivals.len()]),
            };
            for (won, mind) in won.iter_mut().zip(&minds) {
                *won += deal::<G>(setup, teams, seed, Side::Mind(mind), rival);
            }
        }
        won
    };
    let mut sum = vec![0.0; candidates.len()];
    for won in share(plan.threads, pieces, work, |_| {}) {
        sum.iter_mut().zip(won).for_each(|(sum, won)| *sum += won);
    }
    sum
}

/// The average of the best candidates, the better ones counting more.
fn mean_of_best(candidates: &[Vec<f32>], scores: &[f64]) -> Vec<f32> {
    let mut order: Vec<usize> = (0..candidates.len()).collect();
    order.sort_by(|&a, &b| scores[b].total_cmp(&scores[a]));
    order.truncate(PARENTS.max(candidates.len() / 4));
    let shares: Vec<f32> = (1..=order.len()).rev().map(|rank| rank as f32).collect();
    let whole: f32 = shares.iter().sum();
    let mut mean = vec![0.0; candidates[0].len()];
    for (&at, share) in order.iter().zip(shares) {
        let part = candidates[at].iter().map(|weight| weight * share / whole);
        mean.iter_mut().zip(part).for_each(|(sum, part)| *sum += part);
    }
    mean
}

/// A number of the normal distribution, nearly: twelve even ones, less six.
fn normal(chance: &mut Quick) -> f32 {
    let even = |chance: &mut Quick| chance.below(1 << 20) as f32 / (1 << 20) as f32;
    (0..12).map(|_| even(chance)).sum::<f32>() - 6.0
}
