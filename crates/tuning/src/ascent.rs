//! Weights that climb: a policy that chooses by lot, the likelier the better an action scores, wins so
//! much on average, and each weight moves the way that it would win more.
//!
//! What a position wins is known of every action alike, so that nothing is fitted that does not matter
//! for the choice: only those weights move that would choose otherwise.

use chance::Quick;
use table::shuffle;

use crate::trials::Trials;

/// An action that scores so much less than another is chosen a third as often.
const WHIM: f32 = 0.02;
/// So many positions make a step.
const BATCH: usize = 4096;
/// How often every position is looked at.
const ROUNDS: u8 = 8;
/// How far a weight moves at a step, at first, in whims.
const STEP: f32 = 0.05;
/// At the end steps are smaller by this part.
const SLOWER: f32 = 0.9;
/// How much of the last steps' direction is kept, and of their size. (Adam, as Kingma and Ba have it.)
const KEEP: [f32; 2] = [0.9, 0.999];

/// The weights that follow from `weights` by what was tried: on average over the last round, so that
/// the last few positions do not count more than others.
pub(crate) fn climb(trials: &Trials, weights: &[f32], seed: u64) -> Vec<f32> {
    let mut climber = Climber::new(weights);
    let mut order: Vec<usize> = (0..trials.count()).collect();
    let mut chance = Quick::new(seed);
    let mut mean = vec![0.0; weights.len()];
    for round in 0..ROUNDS {
        shuffle(&mut order, &mut chance);
        mean.fill(0.0);
        let step = STEP * (1.0 - SLOWER * f32::from(round) / f32::from(ROUNDS));
        let steps = order.len().div_ceil(BATCH) as f32;
        for batch in order.chunks(BATCH) {
            climber.step(trials, batch, step);
            let part = climber.weights.iter().map(|weight| weight * WHIM / steps);
            mean.iter_mut().zip(part).for_each(|(mean, part)| *mean += part);
        }
    }
    mean
}

struct Climber {
    /// In whims.
    weights: Vec<f32>,
    /// By weight: where the last steps have led, and how far.
    direction: Vec<f32>,
    size: Vec<f32>,
    /// What is left of the beginning, when nothing was known of both.
    fresh: [f32; 2],
}

impl Climber {
    fn new(weights: &[f32]) -> Climber {
        let zeros = vec![0.0; weights.len()];
        let weights = weights.iter().map(|weight| weight / WHIM).collect();
        Climber { weights, direction: zeros.clone(), size: zeros, fresh: [1.0; 2] }
    }

    fn step(&mut self, trials: &Trials, batch: &[usize], step: f32) {
        let mut slope = vec![0.0; self.weights.len()];
        for &position in batch {
            self.add_slope(trials, position, &mut slope);
        }
        let [fresh, fresh_size] = [0, 1].map(|at| self.fresh[at] * KEEP[at]);
        self.fresh = [fresh, fresh_size];
        for (at, slope) in slope.into_iter().enumerate() {
            let slope = slope / batch.len() as f32;
            let [keep, keep_size] = KEEP;
            self.direction[at] = keep * self.direction[at] + (1.0 - keep) * slope;
            self.size[at] = keep_size * self.size[at] + (1.0 - keep_size) * slope * slope;
            let size = (self.size[at] / (1.0 - fresh_size)).sqrt() + f32::EPSILON * WHIM;
            self.weights[at] += step * self.direction[at] / (1.0 - fresh) / size;
        }
    }

    /// Adds how much more would be won at a position for each weight that grows.
    fn add_slope(&self, trials: &Trials, position: usize, slope: &mut [f32]) {
        let actions = trials.actions(position);
        let score = |action| -> f32 {
            let told = trials.features(action).iter();
            told.map(|&(feature, much)| self.weights[usize::from(feature)] * much).sum()
        };
        let scores: Vec<f32> = actions.clone().map(score).collect();
        let best = scores.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let likely: Vec<f32> = scores.iter().map(|score| (score - best).exp()).collect();
        let whole: f32 = likely.iter().sum();
        let won = |(action, likely): (usize, &f32)| likely / whole * trials.won(action);
        let mean: f32 = actions.clone().zip(&likely).map(won).sum();
        for (action, likely) in actions.zip(&likely) {
            let gain = likely / whole * (trials.won(action) - mean);
            for &(feature, much) in trials.features(action) {
                slope[usize::from(feature)] += gain * much;
            }
        }
    }
}
