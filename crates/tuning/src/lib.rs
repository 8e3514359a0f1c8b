//! Weights for the tuned policies, found by playing. A host of its own: it deals true games.
//!
//! Three steps, each of which begins where the one before has ended:
//!
//! 1. [`lessons`]: the weights are fitted to what the rules of thumb do.
//! 2. [`lessons`] again, several times: at positions of games against itself and against the first
//!    weights every action is tried in the same world (`trials`), and the weights climb to where the
//!    policy wins more (`ascent`).
//! 3. [`evolution`]: weights are varied, and those that win mirrored deals against a pool of rules of
//!    thumb and earlier champions go on.
//!
//! Everything follows from a seed, whatever the number of threads.

// Games and weights are counted by the thousand, far below what a float counts exactly.
#![allow(clippy::cast_precision_loss)]

mod ascent;
pub mod duel;
pub mod evolution;
mod fit;
pub mod lessons;
mod trials;
mod work;

use bots::Skill;

pub use work::Watch;

/// How much is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plan {
    /// What all randomness comes from.
    pub seed: u64,
    /// How many threads share the work.
    pub threads: usize,
    /// How many games are learnt from in each lesson.
    pub lesson_games: u64,
    /// How many lessons there are after the first.
    pub lessons: u64,
    /// How many generations evolve.
    pub generations: u64,
    /// How many deals, each mirrored, every candidate plays in a generation.
    pub deals: u64,
    /// How many candidates a generation has.
    pub candidates: usize,
}

/// Finds weights for a table.
pub fn tune<G: Skill<Setup: Sync> + Send>(
    setup: &G::Setup,
    plan: &Plan,
    watch: &mut Watch<'_>,
) -> Vec<f32> {
    // The lessons take about as long as the evolution.
    let part = |number: u64, of: u64, part: f64| (number as f64 + part) / of as f64 / 2.0;
    let lessons = plan.lessons + 1;
    let first = lessons::imitate::<G>(setup, plan, &mut |done| watch(part(0, lessons, done)));
    let rivals = [first];
    let mut weights = rivals[0].clone();
    for lesson in 0..plan.lessons {
        let mut tell = |done| watch(part(lesson + 1, lessons, done));
        weights = lessons::improve::<G>(setup, plan, lesson, (&weights, &rivals), &mut tell);
    }
    evolution::evolve::<G>(setup, plan, weights, &mut |done| watch(0.5 + done / 2.0))
}
