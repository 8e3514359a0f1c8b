//! What each action of a decision is worth, as the one sees it who has to decide.

use bots::weigh::{Weighed, weigh};
use bots::{Budget, Skill};
use table::Chance;

use crate::estimate::Estimate;

/// What an action leads to.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Ranked<A> {
    /// The action.
    pub action: A,
    /// How likely it wins.
    pub wins: Estimate,
    /// In how many imagined games it was tried.
    pub worlds: usize,
}

/// Each of the `legal` actions of whoever looks, the best first; nothing if the viewer has no seat.
pub fn ranked<G: Skill>(
    view: &G::View,
    legal: &[G::Action],
    budget: Budget,
    chance: &mut impl Chance,
) -> Vec<Ranked<G::Action>> {
    let mut weighed = weigh::<G>(view, legal, budget, chance);
    // Of equals the one comes first that is played without thinking.
    let usual = G::practised(view, legal, chance);
    weighed.sort_by_key(|it| it.action != usual);
    weighed.sort_by(|one, other| other.mean().total_cmp(&one.mean()));
    let ranked = |it: Weighed<G::Action>| Ranked {
        action: it.action,
        wins: Estimate::of_share(it.mean(), it.worths.len()),
        worlds: it.worths.len(),
    };
    weighed.into_iter().map(ranked).collect()
}
