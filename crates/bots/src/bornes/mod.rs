//! The card family: rules of thumb, as somebody who knows the game well would give them.
//!
//! One measure serves for everything: the turn. An action scores, in hundredths of a turn, what it
//! gains its own side or costs the others. Laying a distance that the way to the goal needs gains
//! about one turn, an attack costs its victim the turns it takes to recover, a card thrown away
//! costs what it would have been good for. The best score is played, and chance decides between
//! equals.
//!
//! How to read it: [`scene`] is what can be seen and counted, [`road`] how many turns the goal is
//! away. Then one file for each question: [`lay`] for cards before one's own car, [`attack`] for
//! those before others, [`worth`] for what a card is worth in the hand.
//!
//! No edition is named here; everything is read from the edition in play.

mod attack;
mod lay;
mod policy;
mod road;
mod scene;
mod standing;
mod worth;

use std::sync::Arc;

use bornes::{Action, Lens, Race, Rules, View};
use table::{Chance, Lensed, Seat};

use crate::{Skill, any};
use scene::Scene;

/// One turn, the measure of everything.
const TURN: i32 = 100;

/// A coup-fourré undoes the attack, skips opponents and gives a turn: nothing is ever better.
const REPLY: i32 = 100_000;

impl Skill for Race {
    fn steady(view: &View, legal: &[Action], chance: &mut impl Chance) -> Action {
        best(view, legal, chance)
    }

    fn scores(view: &View, legal: &[Action]) -> Option<Vec<f64>> {
        let scene = Scene::of(view)?;
        Some(legal.iter().map(|&action| scene.score(action).into()).collect())
    }

    /// A little more than a turn.
    const WHIM: f64 = 120.0;

    type Mind = policy::Mind;

    fn mind(view: &View) -> policy::Mind {
        policy::Mind::of(view.open.rules())
    }

    /// The rules of thumb where seats share a car and no weights are kept for that: others lose there.
    fn practised(view: &View, legal: &[Action], chance: &mut impl Chance) -> Action {
        match Race::lens_of(view) {
            Some((_, lens)) if policy::is_known(view.open.rules()) => {
                Race::tuned(&Race::mind(view), lens, legal)
            }
            _ => Race::steady(view, legal, chance),
        }
    }

    const FEATURES: &'static [&'static str] = policy::NAMES;

    fn teams(rules: &Arc<Rules>) -> u8 {
        rules.teams()
    }

    fn mind_with(rules: &Arc<Rules>, weights: &[f32]) -> policy::Mind {
        policy::Mind::with(rules, weights)
    }

    fn describe(mind: &policy::Mind, lens: Lens<'_>, action: Action, row: &mut [f32]) {
        policy::describe(mind, lens, action, row);
    }

    fn tuned(mind: &policy::Mind, lens: Lens<'_>, legal: &[Action]) -> Action {
        policy::choose(mind, lens, legal)
    }

    fn worth(&self, seat: Seat) -> f64 {
        standing::worth(self, seat)
    }
}

/// The action that scores best; chance decides between equals.
fn best(view: &View, legal: &[Action], chance: &mut impl Chance) -> Action {
    if let [only] = legal {
        return *only;
    }
    let Some(scene) = Scene::of(view) else {
        return any(legal, chance);
    };
    let mut best = (i32::MIN, legal[0]);
    let mut equals = 0;
    for &action in legal {
        let score = scene.score(action);
        if score > best.0 {
            best = (score, action);
            equals = 1;
        } else if score == best.0 {
            equals += 1;
            if chance.below(equals) == 0 {
                best.1 = action;
            }
        }
    }
    best.1
}

impl Scene<'_> {
    /// What an action gains, in hundredths of a turn.
    fn score(&self, action: Action) -> i32 {
        match action {
            Action::Lay { card } => self.lay(card),
            Action::Attack { card, on } => self.attack(card, on),
            Action::Discard { card } => -self.worth(card),
            Action::Reply { .. } => REPLY,
            Action::Extend => self.extend(),
            Action::Pass | Action::Stop | Action::Decline => 0,
        }
    }
}
