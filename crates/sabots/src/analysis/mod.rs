//! Where a written game was won, looked at on several threads and told.

mod curve;
mod report;

use std::io;
use std::sync::Arc;

use analysis::{Analysis, Effort, Study};
use bots::Skill;
use notation::{Dialect, Fault, Script};

use crate::threads::{self, Queue};

pub(crate) use curve::svg;
pub(crate) use report::Report;

/// Plays a script and looks at everything. `watch` is told how many of how many lines are done.
///
/// `Ok(Err(_))` if a line does not hold; fails if the system does not grant the threads.
pub(crate) fn analyse<G>(
    rules: &Arc<G::Rules>,
    script: &Script,
    effort: Effort,
    threads: u64,
    watch: &mut dyn FnMut(u64, u64),
) -> io::Result<Result<Analysis, (Option<G>, Fault)>>
where
    G: Dialect + Skill + Sync,
    G::Action: Sync,
{
    let study = match Study::<G>::begin(rules, script, effort) {
        Ok(study) => study,
        Err(why) => return Ok(Err(why)),
    };
    let all = study.count() as u64;
    let queue = Queue::new(all, 1);
    let number = |at: u64| usize::try_from(at).expect("the number of a line");
    let work = || queue.pieces().map(|at| study.look(number(at))).collect::<Vec<_>>();
    let mut found = Vec::new();
    let glance = || watch(queue.taken(), all);
    threads::share(&queue, threads, work, |more| found.extend(more), glance)?;
    Ok(Ok(study.gathered(found)))
}
