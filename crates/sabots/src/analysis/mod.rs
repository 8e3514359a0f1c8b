//! Where a written game was won, looked at on several threads and told.

mod curve;
mod report;

use std::io;
use std::sync::Arc;

use analysis::{Analysis, Effort, Equals, Faulty, Found, Study};
use bots::Skill;
use notation::{Dialect, Script};

use crate::threads::{self, Queue};

pub(crate) use curve::svg;
pub(crate) use report::Report;

/// One piece of the work.
enum Piece {
    Line(Found),
    Equals(Equals),
}

/// Plays a script and looks at each of its rounds. `watch` is told how many of how many lines are done.
///
/// `Ok(Err(_))` if a line does not hold; fails if the system does not grant the threads.
pub(crate) fn analyse<G>(
    rules: &Arc<G::Rules>,
    script: &Script,
    effort: Effort,
    threads: u64,
    watch: &mut dyn FnMut(u64, u64),
) -> io::Result<Result<Vec<Analysis>, Faulty<G>>>
where
    G: Dialect + Skill + Sync,
    G::Action: Sync,
    G::Event: Sync,
{
    let rounds = match Study::<G>::rounds(rules, script, effort) {
        Ok(rounds) => rounds,
        Err(why) => return Ok(Err(why)),
    };
    let all = rounds.iter().map(|round| round.count() as u64 + 1).sum();
    let (mut done, mut found) = (0, Vec::new());
    for round in &rounds {
        found.push(look(round, threads, &mut |more| watch(done + more, all))?);
        done += round.count() as u64 + 1;
    }
    Ok(Ok(found))
}

/// Looks at a round. What equals would do takes longest and comes first.
fn look<G>(round: &Study<G>, threads: u64, watch: &mut dyn FnMut(u64)) -> io::Result<Analysis>
where
    G: Dialect + Skill + Sync,
    G::Action: Sync,
    G::Event: Sync,
{
    let queue = Queue::new(round.count() as u64 + 1, 1);
    let piece = |at: u64| match usize::try_from(at).expect("the number of a line").checked_sub(1) {
        Some(line) => Piece::Line(round.look(line)),
        None => Piece::Equals(round.equals()),
    };
    let work = || queue.pieces().map(piece).collect::<Vec<_>>();
    let (mut lines, mut equals) = (Vec::new(), None);
    let mut add = |pieces: Vec<Piece>| {
        for piece in pieces {
            match piece {
                Piece::Line(found) => lines.push(found),
                Piece::Equals(found) => equals = Some(found),
            }
        }
    };
    threads::share(&queue, threads, work, &mut add, || watch(queue.taken()))?;
    Ok(round.gathered(lines, equals.expect("a piece of the work")))
}
