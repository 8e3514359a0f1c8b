//! Looking at one line of a game after the other.

use std::sync::Arc;

use bots::Skill;
use bots::search::policy_playout;
use bots::weigh::{Weighed, weigh_evenly};
use chance::{Quick, start};
use families::Family;
use notation::{Dialect, Fault, Line, Script, Told};
use table::{Seat, Team, Turn, Viewer};

use crate::{Analysis, Effort, Mistake, Point};

/// So many times as many worlds are imagined for the curve, and for a decision that seems costly.
const CLOSER: u32 = 4;

/// A decision counts as costly if it cost more than so many standard errors.
const DOUBT: f64 = 2.0;

/// A written game that is looked at line by line, in any order and on any number of threads.
pub struct Study<G: Family> {
    rules: Arc<G::Rules>,
    /// The sides, each by its first seat.
    sides: Vec<Seat>,
    steps: Vec<Step<G>>,
    effort: Effort,
}

/// One line of a game that is to be looked at.
struct Step<G: Family> {
    line: Line,
    before: G,
    after: G,
    /// Who decided what, if somebody did.
    act: Option<(Seat, G::Action)>,
    /// Whether a turn ends here.
    ends_turn: bool,
}

/// What was found out about a step.
pub struct Found {
    at: usize,
    wins: Option<Vec<f64>>,
    /// How many decisions there were: one or none.
    decisions: usize,
    mistake: Option<Mistake>,
}

impl<G: Dialect + Skill> Study<G> {
    /// Plays a script, to look at it. A fault comes with the game before it.
    pub fn begin(
        rules: &Arc<G::Rules>,
        script: &Script,
        effort: Effort,
    ) -> Result<Study<G>, (Option<G>, Fault)> {
        let steps = steps::<G>(rules, script)?;
        let sides = rules.all_teams().map(Team::seat).collect();
        Ok(Study { rules: Arc::clone(rules), sides, steps, effort })
    }

    /// How many lines there are to look at.
    pub fn count(&self) -> usize {
        self.steps.len()
    }

    /// Looks at one of them.
    pub fn look(&self, at: usize) -> Found {
        look(&self.steps, at, &self.sides, &self.rules, self.effort)
    }

    /// What it all came to.
    pub fn gathered(self, mut found: Vec<Found>) -> Analysis {
        found.sort_by_key(|found| found.at);
        gathered(&self.steps, self.sides, found)
    }
}

/// The lines of a script, each with the game before and after it. A fault comes with the game before
/// it.
fn steps<G: Dialect>(
    rules: &Arc<G::Rules>,
    script: &Script,
) -> Result<Vec<Step<G>>, (Option<G>, Fault)> {
    let begun = Told::<G>::begin(rules, script).map_err(|fault| (None, fault))?;
    let mut last = begun.game().clone();
    let mut steps: Vec<Step<G>> = Vec::new();
    let mut whose = None;
    let told = notation::tell::<G>(rules, script, &mut |line, told| {
        let (before, after) =
            (std::mem::replace(&mut last, told.game().clone()), told.game().clone());
        if line.text.starts_with('?') || told.refused().is_some() {
            return;
        }
        let now = match after.turn() {
            Turn::Waiting(seats) => seats.first(),
            Turn::Over => None,
            // A window belongs to the turn in which it is open.
            Turn::Asking(_) | Turn::Chance => whose,
        };
        let ends_turn = now != whose;
        whose = now;
        let act = G::read_action(rules, &line.text).ok();
        let act = act.map(|(seat, action)| (seat, before.meant(seat, action)));
        steps.push(Step { line: line.clone(), before, after, act, ends_turn });
    });
    match told {
        Ok(_) => Ok(steps),
        Err(fault) => Err((Some(last), fault)),
    }
}

/// Looks at one step.
fn look<G: Dialect + Skill>(
    steps: &[Step<G>],
    at: usize,
    sides: &[Seat],
    rules: &G::Rules,
    effort: Effort,
) -> Found {
    let step = &steps[at];
    let mut chance = Quick::new(start(effort.seed, at as u64));
    let wins =
        step.ends_turn.then(|| wins(&step.after, sides, CLOSER * effort.worlds, &mut chance));
    let choice = step.act.and_then(|(seat, action)| {
        let mut legal = Vec::new();
        step.before.legal(seat, &mut legal);
        // What is called out or said is no choice between actions, and neither is a mistake.
        (legal.len() > 1 && legal.contains(&action)).then_some((seat, action, legal))
    });
    let decisions = usize::from(choice.is_some());
    let mistake = choice.and_then(|(seat, action, legal)| {
        let view = step.before.view(Viewer::Seat(seat));
        let weighed = weigh_evenly::<G>(&view, &legal, effort.worlds, &mut chance);
        let better = rival(&weighed, action)?;
        // In other worlds, so that the luckiest of many actions is not taken for the best.
        let worlds = CLOSER * effort.worlds;
        let both = weigh_evenly::<G>(&view, &[better, action], worlds, &mut chance);
        let cost = cost(&both[0], &both[1])?;
        let text = |action| format!("{seat} {}", G::action_text(rules, action));
        let line = step.line.number;
        Some(Mistake { seat, line, done: text(action), better: text(better), cost })
    });
    Found { at, wins, decisions, mistake }
}

/// By side: the chance to win that a spectator would give it.
fn wins<G: Dialect + Skill>(game: &G, sides: &[Seat], worlds: u32, chance: &mut Quick) -> Vec<f64> {
    if game.turn() == Turn::Over {
        return sides.iter().map(|&side| game.worth(side)).collect();
    }
    let view = game.view(Viewer::Spectator);
    let (mind, mut room) = (G::mind(&view), Vec::new());
    let mut sums = vec![0.0; sides.len()];
    for _ in 0..worlds {
        let mut game = G::imagine(&view, chance);
        policy_playout(&mut game, |_| &mind, &mut room, chance);
        sums.iter_mut().zip(sides).for_each(|(sum, &side)| *sum += game.worth(side));
    }
    sums.iter().map(|sum| sum / f64::from(worlds.max(1))).collect()
}

/// What seems to be better than an action, if anything does by more than one standard error.
fn rival<A: Copy + PartialEq>(weighed: &[Weighed<A>], done: A) -> Option<A> {
    let best = weighed.iter().max_by(|a, b| a.mean().total_cmp(&b.mean()))?;
    let own = weighed.iter().find(|it| it.action == done)?;
    let (lead, error) = best.lead_over(own);
    (lead > error).then_some(best.action)
}

/// By how much one action is better than another; `None` if it is not clearly.
fn cost<A>(better: &Weighed<A>, done: &Weighed<A>) -> Option<f64> {
    let (cost, error) = better.lead_over(done);
    (cost > DOUBT * error).then_some(cost)
}

fn gathered<G: Dialect + Skill>(
    steps: &[Step<G>],
    sides: Vec<Seat>,
    found: Vec<Found>,
) -> Analysis {
    let end = steps.last().map(|step| &step.after).filter(|game| game.turn() == Turn::Over);
    let (mut points, mut mistakes, mut decisions) = (Vec::new(), Vec::new(), 0);
    for found in found {
        let Line { number, text } = steps[found.at].line.clone();
        points.extend(found.wins.map(|wins| Point { line: number, text, wins }));
        decisions += found.decisions;
        mistakes.extend(found.mistake);
    }
    // A game that was left stands as it was last seen.
    let last = points.last().map(|point: &Point| point.wins.clone());
    let results = match end {
        Some(game) => sides.iter().map(|&side| game.worth(side)).collect(),
        None => last.unwrap_or_default(),
    };
    Analysis { sides, points, mistakes, decisions, results }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cost_nothing_that_is_clear_is_no_mistake() {
        let weighed = |action: u8, worths: &[f64]| Weighed { action, worths: worths.repeat(32) };
        let clear = [weighed(0, &[0.0, 0.0, 1.0, 0.0]), weighed(1, &[1.0, 1.0, 1.0, 0.0])];
        assert_eq!((rival(&clear, 0), rival(&clear, 1)), (Some(1), None));
        let found = cost(&clear[1], &clear[0]).expect("a mistake");
        assert!((found - 0.5).abs() < 1e-9, "{found}");
        let even = [weighed(0, &[0.0, 1.0, 1.0, 0.0]), weighed(1, &[1.0, 0.0, 0.0, 1.0])];
        assert_eq!(rival(&even, 0).or(rival(&even, 1)), None);
        assert_eq!(cost(&even[0], &even[1]).or(cost(&even[1], &even[0])), None);
        assert_eq!(cost(&even[0], &even[0]), None);
    }
}
