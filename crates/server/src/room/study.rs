//! Where a round was won, found out beside the tables for whoever asks, and remembered for the next who
//! does.
//!
//! The record of a round that is over shows everything, so nothing here is a secret. Looking at it costs
//! seconds: it is done line by line where others think who were asked, so that nobody waits longer for a
//! place than one line takes; first the curve, then what might have been done better, where most was lost
//! first and for a limited time.

use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;

use analysis::{Decision, Effort, Equals, Found, Study};
use bots::Skill;
use families::at_family;
use notation::{Dialect, Script};
use table::Seat;
use tokio::time::Instant;
use wire::{AnalysedTurn, Analysis, Better, Happening, Sent, Split, Turning};

use super::record;
use crate::callers::{Caller, Share};
use crate::id::TableId;
use crate::problem::{Problem, ProblemKind};
use crate::refusals::Excess;
use crate::rooms::Rooms;
use crate::thinkers::Broken;

/// How much is imagined: for the curve four times as many worlds after each turn, so that a chance of one
/// half is told to within 10 points in 95 of 100 cases.
const EFFORT: Effort = Effort { worlds: 24, seed: 0 };

/// How many turns are marked.
const TURNINGS: usize = 4;

/// A round of a table.
pub(crate) type Key = (TableId, u32);

/// Where a round of a table was won, as it is told; the last one that is over if none is named.
pub(crate) async fn analysis(
    rooms: &Arc<Rooms>,
    caller: Caller,
    id: &TableId,
    round: Option<u32>,
) -> Result<Arc<str>, Problem> {
    let held = rooms.shared.callers.hold(caller, Share::Study);
    let Some(one_of_its_address) = held else {
        rooms.shared.metrics.refusals.count(Excess::Studies);
        return Err(ProblemKind::TooManyRequests.into());
    };
    let record = record(rooms, id).await?;
    let rounds = record.lines().filter(|line| *line == notation::NEXT_ROUND).count();
    let last = u32::try_from(rounds).expect("as many rounds as were played");
    let key = (id.clone(), round.unwrap_or(last));
    if let Some(found) = rooms.analyses.find(&key) {
        return Ok(found);
    }
    // Whoever asks may not wait for all of it: it is found out all the same, and told when they ask again.
    let studying = {
        let rooms = Arc::clone(rooms);
        async move {
            let _one_of_its_address = one_of_its_address;
            tokio::select! {
                () = rooms.shared.closing.cancelled() => Err(ProblemKind::InternalError.into()),
                found = find_out(&rooms, record, key) => found,
            }
        }
    };
    rooms.shared.tasks.spawn(studying).await.unwrap_or(Err(ProblemKind::InternalError.into()))
}

/// Finds out where a round was won, and remembers it.
async fn find_out(rooms: &Arc<Rooms>, record: String, key: Key) -> Result<Arc<str>, Problem> {
    rooms.shared.metrics.studies.fetch_add(1, Relaxed);
    let (studies, number) = (&rooms.shared.studies, key.1);
    let study = studies.study(move || begin(&record, number)).await.map_err(broken)??;
    let found = look(rooms, &study).await.map_err(broken)?;
    let equals = {
        let study = Arc::clone(&study);
        studies.study(move || study.equals()).await.map_err(broken)?
    };
    let told = serde_json::to_string(&study.told(found, equals)).expect("no map with odd keys");
    let told: Arc<str> = told.into();
    rooms.analyses.keep(key, Arc::clone(&told));
    Ok(told)
}

fn broken(_: Broken) -> Problem {
    ProblemKind::InternalError.into()
}

/// Looks at every turn, and for a while at decisions.
async fn look(rooms: &Arc<Rooms>, study: &Arc<dyn Studied>) -> Result<Vec<Found>, Broken> {
    let (studies, begun) = (&rooms.shared.studies, Instant::now());
    let mut found = Vec::with_capacity(study.count());
    for at in 0..study.count() {
        let looking = Arc::clone(study);
        let wins =
            if study.ends_turn(at) { studies.study(move || looking.wins(at)).await? } else { None };
        found.push(Found { at, wins, decision: Decision::None });
    }
    for at in study.doubtful(&found) {
        if begun.elapsed() >= rooms.shared.limits.study {
            break;
        }
        let looking = Arc::clone(study);
        found[at].decision = studies.study(move || looking.decision(at)).await?;
    }
    Ok(found)
}

/// A round that is looked at, of whichever family.
trait Studied: Send + Sync {
    /// How many lines it has.
    fn count(&self) -> usize;

    /// Whether a turn ends with a line.
    fn ends_turn(&self, at: usize) -> bool;

    /// By side: the chance to win after a line.
    fn wins(&self, at: usize) -> Option<Vec<f64>>;

    /// The lines in which somebody decided something, those first after which they had lost most.
    fn doubtful(&self, found: &[Found]) -> Vec<usize>;

    /// What became of the decision of a line.
    fn decision(&self, at: usize) -> Decision;

    /// What equals would have made of it.
    fn equals(&self) -> Equals;

    /// What it all came to.
    fn told(&self, found: Vec<Found>, equals: Equals) -> Analysis;
}

struct Round<G: Dialect> {
    number: u32,
    rules: Arc<G::Rules>,
    study: Study<G>,
}

/// The round of a record.
fn begin(record: &str, number: u32) -> Result<Arc<dyn Studied>, Problem> {
    let broken = || Problem::from(ProblemKind::BrokenTable);
    let script = Script::parse(record).map_err(|_| broken())?;
    let setup = notation::setup(&script.header).map_err(|_| broken())?;
    at_family!(&setup, G(rules) => {
        let rounds = Study::<G>::rounds(rules, &script, EFFORT).map_err(|_| broken())?;
        let study = rounds.into_iter().nth(number as usize);
        let study = study.filter(Study::is_over).ok_or(ProblemKind::NotOver)?;
        Ok(Arc::new(Round::<G> { number, rules: Arc::clone(rules), study }))
    })
}

impl<G> Studied for Round<G>
where
    G: Dialect + Skill + Sent + Sync,
    G::Action: Sync,
    G::Event: Sync,
{
    fn count(&self) -> usize {
        self.study.count()
    }

    fn ends_turn(&self, at: usize) -> bool {
        self.study.ends_turn(at)
    }

    fn wins(&self, at: usize) -> Option<Vec<f64>> {
        self.study.wins(at)
    }

    fn doubtful(&self, found: &[Found]) -> Vec<usize> {
        let mut lines: Vec<(usize, f64)> = Vec::new();
        let (mut begun, mut before) = (0, None);
        for (at, wins) in found.iter().filter_map(|it| Some((it.at, it.wins.as_ref()?))) {
            for line in begun..=at {
                let Some(seat) = self.study.actor(line) else { continue };
                let side = self.study.side_of(seat);
                lines.push((
                    line,
                    wins[side] - before.map_or(0.0, |before: &Vec<f64>| before[side]),
                ));
            }
            (begun, before) = (at + 1, Some(wins));
        }
        lines.sort_by(|(_, one), (_, other)| one.total_cmp(other));
        lines.into_iter().map(|(line, _)| line).collect()
    }

    fn decision(&self, at: usize) -> Decision {
        self.study.decision(at)
    }

    fn equals(&self) -> Equals {
        self.study.equals()
    }

    fn told(&self, found: Vec<Found>, equals: Equals) -> Analysis {
        let found_of = self.study.gathered(found, equals);
        let letter = |side: usize| found_of.sides[side].to_string();
        let turning = |it: &analysis::Turning| Turning {
            turn: u32::try_from(it.point).expect("as many turns as were played"),
            side: letter(it.side),
            from: it.from,
            to: it.to,
            better: it.mistake.and_then(|number| self.better(&found_of.mistakes[number])),
        };
        let split = |it: analysis::Split| Split {
            side: it.side.to_string(),
            begun: it.begun,
            luck: it.luck,
            play: it.play,
            result: it.result,
        };
        Analysis {
            round: self.number,
            sides: found_of.sides.iter().map(Seat::to_string).collect(),
            turns: self.turns(&found_of),
            turnings: found_of.turnings(TURNINGS).iter().map(turning).collect(),
            splits: found_of.splits().into_iter().map(split).collect(),
            luck: found_of.luck_share(),
        }
    }
}

impl<G: Dialect + Skill + Sent> Round<G> {
    /// Turn by turn what happened, and the chances afterwards.
    fn turns(&self, found: &analysis::Analysis) -> Vec<AnalysedTurn> {
        let mut points = found.points.iter();
        let (mut turns, mut log) = (Vec::new(), Vec::new());
        for at in 0..self.study.count() {
            let seen = self.study.sightings(at);
            log.extend(seen.iter().map(|seen| Happening::new::<G>(seen, &self.rules)));
            if self.study.ends_turn(at) {
                let wins = points.next().map(|point| point.wins.clone()).unwrap_or_default();
                turns.push(AnalysedTurn { log: std::mem::take(&mut log), wins });
            }
        }
        turns
    }

    fn better(&self, mistake: &analysis::Mistake) -> Option<Better> {
        let action = |text: &str| {
            let (_, action) = G::read_action(&self.rules, text).ok()?;
            Some(G::show_action(action, &self.rules))
        };
        let (seat, cost) = (mistake.seat.to_string(), mistake.cost);
        Some(Better { seat, done: action(&mistake.done)?, action: action(&mistake.better)?, cost })
    }
}
