//! Somebody who has just learnt the game: plausible play, with whims, and with things overlooked.
//!
//! A beginner weighs actions as a steady player does, but overlooks some of them, and chooses among
//! the others by whim: one that scores less by [`Skill::WHIM`] is still taken a third as often (softmax,
//! by noise of Gumbel's kind). Calls are missed, and attention slips.

use table::Chance;

use crate::{Skill, any, best};

/// An action is overlooked so often, in percent.
const OVERLOOKS_PERCENT: u32 = 15;

/// What a steady player would call out is missed so often, in percent.
const MISSES_PERCENT: u32 = 60;

/// Where attention counts, it slips so many times as often as that of a steady player.
const SLIPS: u32 = 8;

/// One of the legal actions.
pub(crate) fn decide<G: Skill>(
    view: &G::View,
    legal: &[G::Action],
    chance: &mut impl Chance,
) -> G::Action {
    let Some(scores) = G::scores(view, legal).filter(|_| legal.len() > 1) else {
        return any(legal, chance);
    };
    let mut noticed: Vec<(G::Action, f64)> = Vec::with_capacity(legal.len());
    for (&action, score) in legal.iter().zip(scores) {
        if score.is_finite() && chance.below(100) >= OVERLOOKS_PERCENT {
            noticed.push((action, score / G::WHIM + whim(chance)));
        }
    }
    if noticed.is_empty() { any(legal, chance) } else { best(&noticed, |(_, score)| score).0 }
}

/// What is called out, if anything.
pub(crate) fn call<G: Skill>(view: &G::View, chance: &mut impl Chance) -> Option<G::Action> {
    let call = G::call(view, chance)?;
    (chance.below(100) >= MISSES_PERCENT).then_some(call)
}

/// What becomes of a choice.
pub(crate) fn slip<G: Skill>(
    view: &G::View,
    legal: &[G::Action],
    chosen: G::Action,
    chance: &mut impl Chance,
) -> G::Action {
    let slips = (0..SLIPS).map(|_| G::slip(view, legal, chosen, chance));
    slips.into_iter().find(|&slipped| slipped != chosen).unwrap_or(chosen)
}

/// Noise of Gumbel's kind: the best of scores with such noise is a choice by softmax.
fn whim(chance: &mut impl Chance) -> f64 {
    /// As many even steps between 0 and 1.
    const STEPS: u32 = 1 << 24;
    let part = (f64::from(chance.below(STEPS)) + 0.5) / f64::from(STEPS);
    -(-part.ln()).ln()
}

#[cfg(test)]
mod tests {
    use chance::Quick;

    use super::*;

    #[test]
    fn whims_choose_by_softmax() {
        // Of two, one scores ln 3 more: it is chosen three times as often.
        let mut chance = Quick::new(7);
        let mut chosen = 0;
        for _ in 0..10_000 {
            chosen += u32::from(whim(&mut chance) + 3.0_f64.ln() > whim(&mut chance));
        }
        assert!((7_300..7_700).contains(&chosen), "{chosen}");
    }
}
