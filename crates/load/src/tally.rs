//! What was counted.

use std::time::Duration;

use crate::{Plan, Usage};

/// What was counted at some tables.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Tally {
    /// How long it took from each action to the last of those who saw what came of it.
    pub latencies: Vec<Duration>,
    /// How many actions were refused or came too late.
    pub refused: u64,
    /// How many frames came.
    pub frames: u64,
    /// How many bytes they had.
    pub bytes: u64,
}

impl Tally {
    /// Counts what was counted elsewhere.
    pub(crate) fn add(&mut self, other: Tally) {
        self.latencies.extend(other.latencies);
        self.refused += other.refused;
        self.frames += other.frames;
        self.bytes += other.bytes;
    }

    pub(crate) fn sorted(mut self) -> Tally {
        self.latencies.sort_unstable();
        self
    }
}

/// How a server bore it.
#[derive(Clone, PartialEq, Debug)]
pub struct Report {
    /// What was played.
    pub plan: Plan,
    /// What was counted, the shortest time first.
    pub tally: Tally,
    /// What the server spent, where it can be seen.
    pub spent: Option<Spent>,
    /// The share of one processor that this program took itself. Near 1 it measures itself.
    pub own: Option<f64>,
}

impl Report {
    /// The time within which so much of all actions, between 0 and 1, were seen by everybody.
    pub fn within(&self, share: f64) -> Duration {
        let times = &self.tally.latencies;
        #[expect(
            clippy::cast_precision_loss,
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss
        )]
        let at = (times.len() as f64 * share) as usize;
        times.get(at.min(times.len().saturating_sub(1))).copied().unwrap_or_default()
    }

    /// How many actions there were a second.
    pub fn acts_per_second(&self) -> f64 {
        float(self.tally.latencies.len() as u64) / self.plan.span.as_secs_f64()
    }
}

/// What a server spent.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Spent {
    /// Bytes of memory for each table where nobody is yet.
    pub table: f64,
    /// Bytes of memory for each socket.
    pub socket: f64,
    /// Bytes of memory for each table with all of its sockets, after they have played.
    pub full_table: f64,
    /// The share of one processor.
    pub cpu: f64,
    /// Microseconds of a processor for each action.
    pub act: f64,
    /// Microseconds of a processor for each frame that came.
    pub frame: f64,
}

impl Spent {
    /// What was spent, by what the server had while there were no tables, when they were made, when
    /// everybody had come, and when they had played.
    pub(crate) fn between(
        [empty, laid, full, done]: [Option<Usage>; 4],
        plan: &Plan,
        tally: &Tally,
    ) -> Option<Spent> {
        let more = |from: Usage, to: Usage| float(to.memory.saturating_sub(from.memory));
        let (empty, laid, full, done) = (empty?, laid?, full?, done?);
        let tables = f64::from(plan.tables);
        let sockets = tables * (f64::from(plan.seats) + f64::from(plan.spectators));
        let cpu = done.since(full).as_secs_f64();
        Some(Spent {
            table: more(empty, laid) / tables,
            socket: more(laid, full) / sockets,
            full_table: more(empty, done) / tables,
            cpu: cpu / plan.span.as_secs_f64(),
            act: cpu * 1e6 / float(tally.latencies.len() as u64).max(1.0),
            frame: cpu * 1e6 / float(tally.frames).max(1.0),
        })
    }
}

/// A count as a fraction can be made of. Counts stay far below 2^53, so nothing is lost.
#[expect(clippy::cast_precision_loss)]
fn float(count: u64) -> f64 {
    count as f64
}
