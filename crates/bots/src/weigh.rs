//! What each action is worth: every one of them is tried in the same imagined games.
//!
//! [`crate::search`] looks for the best action and forgets the others as soon as it can; here each of
//! them is given an estimate of the chance to win, so that every imagined game is played to its end.
//! What is clearly worse than the best is tried less often.

use std::time::Instant;

use chance::Quick;
use table::{Chance, Seat};

use crate::search::policy_playout;
use crate::{Budget, Skill};

/// What an action has brought in imagined games.
#[derive(Clone, PartialEq, Debug)]
pub struct Weighed<A> {
    /// The action.
    pub action: A,
    /// What it was worth in each of the worlds it was tried in, from 0 to 1. Other actions have seen
    /// the same worlds, in the same order.
    pub worths: Vec<f64>,
}

impl<A> Weighed<A> {
    /// What it is worth as far as is known.
    pub fn mean(&self) -> f64 {
        self.worths.iter().sum::<f64>() / count(self.worths.len().max(1))
    }

    /// By how much it was worth more than another one, and the standard error of that.
    pub fn lead_over(&self, other: &Weighed<A>) -> (f64, f64) {
        let pairs = self.worths.iter().zip(&other.worths);
        let gains: Vec<f64> = pairs.map(|(own, theirs)| own - theirs).collect();
        let all = count(gains.len().max(1));
        let mean = gains.iter().sum::<f64>() / all;
        let spread = gains.iter().map(|gain| (gain - mean) * (gain - mean)).sum::<f64>();
        (mean, (spread / all / (all - 1.0).max(1.0)).sqrt())
    }
}

/// How many worlds are tried between two looks at who has fallen behind.
const ROUND: u32 = 32;

/// Before so many worlds nobody has fallen behind.
const WORLDS_MIN: usize = 64;

/// Whoever trails by more than so many standard errors is not tried any more.
const BEHIND: f64 = 3.0;

/// Weighs each of the `legal` actions of whoever looks, in their order; nothing if the viewer has no
/// seat.
pub fn weigh<G: Skill>(
    view: &G::View,
    legal: &[G::Action],
    budget: Budget,
    chance: &mut impl Chance,
) -> Vec<Weighed<G::Action>> {
    let Some((seat, _)) = G::lens_of(view) else { return Vec::new() };
    let mut scales = Scales::<G>::new(view, seat, legal, chance.bits());
    let begun = Instant::now();
    let is_spent = |tried: u32, next: u32| match budget {
        Budget::Playouts(playouts) => tried + next > playouts.max(next),
        Budget::Time(time) => tried > 0 && begun.elapsed() >= time,
    };
    while !is_spent(scales.tried, scales.racing()) {
        scales.try_world();
        if scales.worlds.is_multiple_of(ROUND) {
            scales.drop_behind();
        }
    }
    scales.weighed
}

/// The same with so many worlds for every action, whatever becomes of it.
pub fn weigh_evenly<G: Skill>(
    view: &G::View,
    legal: &[G::Action],
    worlds: u32,
    chance: &mut impl Chance,
) -> Vec<Weighed<G::Action>> {
    let Some((seat, _)) = G::lens_of(view) else { return Vec::new() };
    let mut scales = Scales::<G>::new(view, seat, legal, chance.bits());
    (0..worlds).for_each(|_| scales.try_world());
    scales.weighed
}

struct Scales<'a, G: Skill> {
    view: &'a G::View,
    mind: G::Mind,
    seat: Seat,
    weighed: Vec<Weighed<G::Action>>,
    /// By action: whether it is still tried.
    in_race: Vec<bool>,
    seed: u64,
    worlds: u32,
    /// How many imagined games have been played.
    tried: u32,
    room: Vec<G::Action>,
}

impl<'a, G: Skill> Scales<'a, G> {
    fn new(view: &'a G::View, seat: Seat, legal: &[G::Action], seed: u64) -> Scales<'a, G> {
        let weighed = legal.iter().map(|&action| Weighed { action, worths: Vec::new() }).collect();
        let in_race = vec![true; legal.len()];
        let room = Vec::with_capacity(64);
        Scales {
            view,
            mind: G::mind(view),
            seat,
            weighed,
            in_race,
            seed,
            worlds: 0,
            tried: 0,
            room,
        }
    }

    fn racing(&self) -> u32 {
        self.in_race.iter().map(|&races| u32::from(races)).sum()
    }

    /// Plays one imagined world once for every action that is still tried.
    fn try_world(&mut self) {
        let mut chance = Quick::new(self.seed.wrapping_add(self.worlds.into()));
        self.worlds += 1;
        let world = G::imagine(self.view, &mut chance);
        for (weighed, _) in self.weighed.iter_mut().zip(&self.in_race).filter(|(_, races)| **races)
        {
            let mut game = world.clone();
            game.apply(self.seat, weighed.action, &mut ());
            policy_playout(&mut game, |_| &self.mind, &mut self.room, &mut chance.clone());
            weighed.worths.push(game.worth(self.seat));
            self.tried += 1;
        }
    }

    /// Lets those go that are clearly worse than the best.
    fn drop_behind(&mut self) {
        let racing = self.weighed.iter().zip(&self.in_race).filter(|(_, races)| **races);
        let best = racing.map(|(weighed, _)| weighed).max_by(|a, b| a.mean().total_cmp(&b.mean()));
        let Some(best) = best.filter(|best| best.worths.len() >= WORLDS_MIN) else { return };
        for (weighed, races) in self.weighed.iter().zip(&mut self.in_race) {
            let (lead, error) = best.lead_over(weighed);
            *races &= lead <= BEHIND * error || lead == 0.0;
        }
    }
}

/// A number of worlds as a fraction can be made of.
fn count(worlds: usize) -> f64 {
    f64::from(u32::try_from(worlds).unwrap_or(u32::MAX))
}
