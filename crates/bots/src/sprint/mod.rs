//! Rush and Fun & Speed: rules of thumb, as somebody who knows the games well would give them.
//!
//! One measure serves for everything: the kilometre. An action scores what it gains its own side
//! or costs the others, less what the cards it uses would be worth in the hand. The best score is
//! played, and chance decides between equals.
//!
//! How to read it: `scene` is what can be seen and counted, `worth` what a card is worth in the
//! hand. Then one file for each question: `draw` for the two piles, `lay` for cards before
//! oneself, `attack` for those before others, `reply` for answers out of turn, `special` for
//! the cards with a rule of their own, and `speech` for what is called out, or forgotten.
//!
//! No edition is named here; everything is read from the edition in play.

mod attack;
mod draw;
mod lay;
mod policy;
mod reply;
mod scene;
mod special;
mod speech;
mod worth;

pub use speech::{call, slip};

use std::sync::Arc;

use sprint::{Action, Lens, Phase, Rules, Source, Sprint, View};
use table::{Chance, Game, Lensed, Seat, Seats};

use crate::{Skill, any, share};
use scene::Scene;

/// Whoever would take the top of the discard pile draws from the stock instead once in so many times.
const TIRES: u32 = 8;

/// Two who weigh alike could steal the same card from each other for ever, with the same thief that each
/// takes from the discard pile; so nobody always takes it.
fn tire(chosen: Action, legal: &[Action], chance: &mut impl Chance) -> Action {
    let stock = Action::Draw { from: Source::Stock };
    let takes = chosen == Action::Draw { from: Source::Discard };
    if takes && legal.contains(&stock) && chance.below(TIRES) == 0 { stock } else { chosen }
}

/// A turn brings about so many kilometres.
const TURN: i32 = 80;

/// A card that is used makes room for a new one.
const ROOM: i32 = 30;

/// Reaching the goal wins.
const FINISH: i32 = 100_000;

/// A way to finish that nobody can cancel is better than one that somebody can.
const SURELY: i32 = 1_000;

/// What should be done before anything else, as it costs no turn.
const FREE: i32 = 10_000;

/// Where a game is not played to its end, so much of a lead is worth about a quarter of a win.
const EVEN_KM: f64 = 200.0;

impl Skill for Sprint {
    fn steady(view: &View, legal: &[Action], chance: &mut impl Chance) -> Action {
        if let [only] = legal {
            return *only;
        }
        let Some(scene) = Scene::of(view) else {
            return any(legal, chance);
        };
        let offered = legal.iter().copied().filter(|&action| is_timely(view, action));
        scene.best(offered, chance).unwrap_or(legal[0])
    }

    fn scores(view: &View, legal: &[Action]) -> Option<Vec<f64>> {
        let scene = Scene::of(view)?;
        let score = |&action: &Action| {
            if is_timely(view, action) { scene.score(action).into() } else { f64::NEG_INFINITY }
        };
        Some(legal.iter().map(score).collect())
    }

    /// Half a turn.
    const WHIM: f64 = 40.0;

    type Mind = policy::Mind;

    fn mind(view: &View) -> policy::Mind {
        policy::Mind::of(view.open.rules())
    }

    /// The rules of thumb where no weights are kept that beat them.
    fn practised(view: &View, legal: &[Action], chance: &mut impl Chance) -> Action {
        match Sprint::lens_of(view) {
            Some((_, lens)) if policy::is_known(view.open.rules()) => {
                tire(Sprint::tuned(&Sprint::mind(view), lens, legal), legal, chance)
            }
            _ => Sprint::steady(view, legal, chance),
        }
    }

    fn tuned(mind: &policy::Mind, lens: Lens<'_>, legal: &[Action]) -> Action {
        policy::choose(mind, lens, legal)
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

    fn worth(&self, seat: Seat) -> f64 {
        let rules = self.rules();
        if let Phase::Over(_) = self.open().phase() {
            return share(self.winners(), seat, Seats::all(rules.teams()));
        }
        // A game that was not imagined to its end counts by how far everybody is.
        let hope = |team| (f64::from(self.open().zone(team).km().0) / EVEN_KM).exp();
        hope(rules.team(seat)) / rules.all_teams().map(hope).sum::<f64>()
    }

    const CALLS: bool = true;

    fn call(view: &View, chance: &mut impl Chance) -> Option<Action> {
        call(view, chance)
    }

    fn slip(view: &View, legal: &[Action], chosen: Action, chance: &mut impl Chance) -> Action {
        slip(view, legal, chosen, chance)
    }
}

/// Whether this is the time for an action: where a draw can be forgotten, everything else is offered
/// beside it.
fn is_timely(view: &View, action: Action) -> bool {
    view.open.phase() != Phase::Draw || is_drawing(action)
}

/// Whether an action belongs to the time before the play.
fn is_drawing(action: Action) -> bool {
    matches!(action, Action::Draw { .. } | Action::Rename { .. })
}

impl Scene<'_> {
    /// The action that scores best; chance decides between equals.
    fn best(
        &self,
        actions: impl Iterator<Item = Action>,
        chance: &mut impl Chance,
    ) -> Option<Action> {
        let mut best: Option<(i32, Action)> = None;
        let mut equals = 0;
        for action in actions {
            let score = self.score(action);
            match best {
                Some((highest, _)) if score < highest => continue,
                Some((highest, _)) if score == highest => equals += 1,
                _ => equals = 1,
            }
            if chance.below(equals) == 0 {
                best = Some((score, action));
            }
        }
        best.map(|(_, action)| action)
    }

    /// What an action gains, in kilometres.
    fn score(&self, action: Action) -> i32 {
        match action {
            Action::Draw { from } => self.draw(from),
            Action::Lay { card, accelerators, .. } => self.lay(card, accelerators),
            Action::Parry { card, attack, top } => self.parry(card, attack, top),
            Action::Attack { card, on, .. } => self.attack(card, on) + ROOM - self.worth_held(card),
            Action::Discard { card } => self.discard(card),
            Action::Reply { card, top } => self.reply(card, top),
            Action::Swap { pair: [card, _], wanted } => self.swap(card, wanted),
            Action::Rename { of, to } => FREE + self.demand(of, to),
            Action::Pass | Action::Decline | Action::Say { .. } | Action::Call(_) => 0,
            _ => self.special(action),
        }
    }
}
