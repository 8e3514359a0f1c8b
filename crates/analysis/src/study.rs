//! Looking at one line of a round after the other.

use std::sync::Arc;

use bots::Skill;
use bots::search::policy_playout;
use bots::weigh::{Weighed, weigh_evenly};
use chance::{Quick, start};
use families::Family;
use notation::{Dialect, Fault, Line, NEXT_ROUND, Script, Told};
use table::{Seat, Seed, Team, Turn, Viewer};

use crate::equals::{self, Equals};
use crate::{Analysis, Effort, Mistake, Point};

/// So many times as many worlds are imagined for the curve, for a decision that seems costly, and for
/// what equals would do.
const CLOSER: u32 = 4;

/// Of more actions than these only the ones that seem best are looked at with all worlds.
const SHORTLIST: usize = 6;

/// A decision counts as costly if it cost more than so many standard errors.
const DOUBT: f64 = 2.0;

/// The number of what is imagined for no line in particular.
const NO_LINE: u64 = u64::MAX;

/// A written round that is looked at line by line, in any order and on any number of threads.
pub struct Study<G: Family> {
    rules: Arc<G::Rules>,
    /// The sides, each by its first seat.
    sides: Vec<Seat>,
    /// The game before the first line.
    start: G,
    steps: Vec<Step<G>>,
    /// What chance brought.
    seeds: Vec<Seed>,
    effort: Effort,
}

/// One line of a game that is to be looked at.
struct Step<G: Family> {
    line: Line,
    before: G,
    after: G,
    events: Vec<G::Event>,
    /// Who decided what, if somebody did.
    act: Option<(Seat, G::Action)>,
    /// Whether a turn ends here.
    ends_turn: bool,
}

/// Why a script is not looked at: what is wrong with a line, and the game before it.
pub type Faulty<G> = (Option<G>, Fault);

/// What was found out about a line.
#[derive(Clone, PartialEq, Debug)]
pub struct Found {
    /// Its number.
    pub at: usize,
    /// By side: its chance to win afterwards, where a turn ends.
    pub wins: Option<Vec<f64>>,
    /// What became of the decision.
    pub decision: Decision,
}

/// What became of a decision.
#[derive(Clone, PartialEq, Debug)]
pub enum Decision {
    /// There was nothing to decide, or nobody has looked.
    None,
    /// Nothing else was clearly better.
    Sound,
    /// Something else was.
    Costly(Mistake),
}

impl<G: Dialect + Skill> Study<G> {
    /// Plays a script, to look at each of its rounds. A fault comes with the game before it.
    pub fn rounds(
        rules: &Arc<G::Rules>,
        script: &Script,
        effort: Effort,
    ) -> Result<Vec<Study<G>>, Faulty<G>> {
        let begun = Told::<G>::begin(rules, script).map_err(|fault| (None, fault))?;
        let mut last = begun.game().clone();
        let mut rounds = vec![Study::at(rules, last.clone(), effort)];
        let told = notation::tell::<G>(rules, script, &mut |line, told| {
            let before = std::mem::replace(&mut last, told.game().clone());
            if line.text.starts_with('?') || told.refused().is_some() {
                return;
            }
            if line.text == NEXT_ROUND {
                return rounds.push(Study::at(rules, last.clone(), effort));
            }
            let round = rounds.last_mut().expect("a round that has begun");
            round.add(line, before, last.clone(), told.events());
        });
        match told {
            Ok(_) => Ok(rounds),
            Err(fault) => Err((Some(last), fault)),
        }
    }

    fn at(rules: &Arc<G::Rules>, start: G, effort: Effort) -> Study<G> {
        let sides = rules.all_teams().map(Team::seat).collect();
        let (rules, steps, seeds) = (Arc::clone(rules), Vec::new(), Vec::new());
        Study { rules, sides, start, steps, seeds, effort }
    }

    /// Adds a line that was played.
    fn add(&mut self, line: &Line, before: G, after: G, events: &[G::Event]) {
        let whose = |game: &G| match game.turn() {
            Turn::Waiting(seats) => Some(seats.first()),
            Turn::Over => Some(None),
            // A window belongs to the turn in which it is open.
            Turn::Asking(_) | Turn::Chance => None,
        };
        let last = self.steps.iter().rev().find_map(|step| whose(&step.after)).flatten();
        let ends_turn = whose(&after).is_some_and(|now| now != last);
        if line.first() == "seed" {
            self.seeds.extend(Seed::from_hex(line.rest()));
        }
        let act = G::read_action(&self.rules, &line.text).ok();
        let act = act.map(|(seat, action)| (seat, before.meant(seat, action)));
        let (line, events) = (line.clone(), events.to_vec());
        self.steps.push(Step { line, before, after, events, act, ends_turn });
    }

    /// How many lines there are to look at.
    pub fn count(&self) -> usize {
        self.steps.len()
    }

    /// Whether the round was played to its end.
    pub fn is_over(&self) -> bool {
        self.steps.last().is_some_and(|step| step.after.turn() == Turn::Over)
    }

    /// Whether a turn ends with a line.
    pub fn ends_turn(&self, at: usize) -> bool {
        self.steps[at].ends_turn
    }

    /// How a line is written.
    pub fn text(&self, at: usize) -> &str {
        &self.steps[at].line.text
    }

    /// Who has decided something in a line.
    pub fn actor(&self, at: usize) -> Option<Seat> {
        self.steps[at].act.map(|(seat, _)| seat)
    }

    /// The number of the side that a seat plays for.
    pub fn side_of(&self, seat: Seat) -> usize {
        usize::from(self.rules.team(seat).0)
    }

    /// The game after a line.
    pub fn after(&self, at: usize) -> &G {
        &self.steps[at].after
    }

    /// What a viewer saw of a line.
    pub fn seen(&self, at: usize, viewer: Viewer) -> Vec<G::Seen> {
        let Step { after, events, .. } = &self.steps[at];
        events.iter().filter_map(|event| after.seen(event, viewer)).collect()
    }

    /// What happened in a line, each as those saw it who saw most of it: when a round is over, nothing of
    /// it is a secret any more.
    pub fn sightings(&self, at: usize) -> Vec<G::Seen> {
        let Step { after, events, .. } = &self.steps[at];
        let seats = || after.seats().iter().map(Viewer::Seat);
        let seen = |event: &G::Event| {
            let open = after.seen(event, Viewer::Spectator);
            let closer = seats().filter_map(|seat| after.seen(event, seat));
            closer.filter(|seen| Some(seen) != open.as_ref()).last().or(open)
        };
        events.iter().filter_map(seen).collect()
    }

    /// Looks at a line.
    pub fn look(&self, at: usize) -> Found {
        Found { at, wins: self.wins(at), decision: self.decision(at) }
    }

    /// By side: the chance to win that a spectator would give it after a line, if a turn ends there.
    pub fn wins(&self, at: usize) -> Option<Vec<f64>> {
        let (step, mut chance) = (&self.steps[at], self.chance(2 * at as u64));
        let worlds = CLOSER * self.effort.worlds;
        step.ends_turn.then(|| wins(&step.after, &self.sides, worlds, &mut chance))
    }

    /// What became of the decision of a line, as its seat saw it.
    pub fn decision(&self, at: usize) -> Decision {
        let (step, mut chance) = (&self.steps[at], self.chance(2 * at as u64 + 1));
        let Some((seat, action)) = step.act else { return Decision::None };
        let mut legal = Vec::new();
        step.before.legal(seat, &mut legal);
        // What is called out or said is no choice between actions, and neither is a mistake.
        if legal.len() < 2 || !legal.contains(&action) {
            return Decision::None;
        }
        let view = step.before.view(Viewer::Seat(seat));
        let found = costly::<G>(&view, &legal, action, self.effort.worlds, &mut chance);
        let Some((better, cost)) = found else { return Decision::Sound };
        let text = |action| format!("{seat} {}", G::action_text(&self.rules, action));
        let (done, better) = (text(action), text(better));
        Decision::Costly(Mistake { seat, line: step.line.number, done, better, cost })
    }

    /// What equals would have made of the round.
    pub fn equals(&self) -> Equals {
        let (sides, mut chance) = (&self.sides[..], self.chance(NO_LINE));
        let games = CLOSER * self.effort.worlds;
        let before = equals::wins(sides, &[], games, &mut chance, |chance| self.begun(chance));
        let these = |_: &mut Quick| self.start.clone();
        let dealt = equals::wins(sides, &self.seeds, games, &mut chance, these);
        Equals { before, dealt }
    }

    /// The beginning, with whatever cards it might have been.
    fn begun(&self, chance: &mut Quick) -> G {
        match self.start.turn() {
            Turn::Chance => self.start.clone(),
            Turn::Waiting(_) | Turn::Asking(_) | Turn::Over => {
                G::imagine(&self.start.view(Viewer::Spectator), chance)
            }
        }
    }

    fn chance(&self, number: u64) -> Quick {
        Quick::new(start(self.effort.seed, number))
    }

    /// What it all came to.
    pub fn gathered(&self, mut found: Vec<Found>, equals: Equals) -> Analysis {
        found.sort_by_key(|found| found.at);
        let (mut points, mut mistakes, mut decisions) = (Vec::new(), Vec::new(), 0);
        let mut turn = Vec::new();
        for found in found {
            let Line { number, text } = &self.steps[found.at].line;
            turn.push(text.as_str());
            if let Some(wins) = found.wins {
                points.push(Point { line: *number, text: moves(&turn), wins });
                turn.clear();
            }
            decisions += usize::from(found.decision != Decision::None);
            if let Decision::Costly(mistake) = found.decision {
                mistakes.push(mistake);
            }
        }
        // A game that was left stands as it was last seen.
        let last = points.last().map(|point: &Point| point.wins.clone());
        let end = self.steps.last().map(|step| &step.after).filter(|_| self.is_over());
        let results = match end {
            Some(game) => self.sides.iter().map(|&side| game.worth(side)).collect(),
            None => last.unwrap_or_default(),
        };
        let (sides, is_over) = (self.sides.clone(), self.is_over());
        Analysis { sides, points, mistakes, decisions, equals, results, is_over }
    }
}

/// What was done in a turn; what chance brought is only named where nobody did anything.
fn moves(lines: &[&str]) -> String {
    let made = lines.iter().filter(|line| !line.starts_with("seed "));
    let made: Vec<&str> = made.copied().collect();
    if made.is_empty() { lines.join("; ") } else { made.join("; ") }
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

/// What is clearly better than an action, and by how much; in other worlds than those in which it was
/// found, so that the luckiest of many actions is not taken for the best.
fn costly<G: Skill>(
    view: &G::View,
    legal: &[G::Action],
    done: G::Action,
    worlds: u32,
    chance: &mut Quick,
) -> Option<(G::Action, f64)> {
    let legal = match legal.len() {
        0..=SHORTLIST => legal,
        _ => &shortlist(weigh_evenly::<G>(view, legal, worlds.div_ceil(CLOSER), chance), done),
    };
    let better = rival(&weigh_evenly::<G>(view, legal, worlds, chance), done)?;
    let both = weigh_evenly::<G>(view, &[better, done], CLOSER * worlds, chance);
    Some((better, cost(&both[0], &both[1])?))
}

/// What was done, and the actions that seem to be the best.
fn shortlist<A: Copy + PartialEq>(mut weighed: Vec<Weighed<A>>, done: A) -> Vec<A> {
    weighed.sort_by(|one, other| other.mean().total_cmp(&one.mean()));
    let best = weighed.iter().map(|it| it.action).filter(|&action| action != done);
    [done].into_iter().chain(best.take(SHORTLIST - 1)).collect()
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
