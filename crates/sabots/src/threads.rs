//! Work in numbered pieces, shared among threads.
//!
//! Who does which piece depends on the machine, so whatever is made of the pieces must not depend on
//! it: sums of whole numbers do not.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::Duration;

use texts::Texts;

use crate::failure::Failure;

/// How often the onlooker is told how far the work is.
const GLANCE: Duration = Duration::from_millis(100);

/// Numbers from 0 on, which threads take in batches until all are taken or somebody says stop.
pub(crate) struct Queue {
    next: AtomicU64,
    all: u64,
    batch: u64,
    stopped: Arc<AtomicBool>,
}

impl Queue {
    /// So many pieces, to be taken in batches of this size.
    pub(crate) fn new(all: u64, batch: u64) -> Queue {
        Queue { next: AtomicU64::new(0), all, batch, stopped: Arc::default() }
    }

    /// The same, stopped as soon as this is set.
    pub(crate) fn until(self, stopped: Arc<AtomicBool>) -> Queue {
        Queue { stopped, ..self }
    }

    /// The pieces for one thread; others take what it does not.
    pub(crate) fn pieces(&self) -> impl Iterator<Item = u64> {
        let batch = || {
            let first = self.next.fetch_add(self.batch, Ordering::Relaxed);
            let is_left = first < self.all && !self.is_stopped();
            is_left.then(|| first..self.all.min(first + self.batch))
        };
        std::iter::from_fn(batch).flatten()
    }

    /// How many pieces are under way or done.
    pub(crate) fn taken(&self) -> u64 {
        self.next.load(Ordering::Relaxed).min(self.all)
    }

    /// Leaves the rest of the work.
    pub(crate) fn stop(&self) {
        self.stopped.store(true, Ordering::Relaxed);
    }

    /// Whether the rest of the work is to be left.
    pub(crate) fn is_stopped(&self) -> bool {
        self.stopped.load(Ordering::Relaxed)
    }
}

/// Lets threads work at a queue and adds up what they make of it. `glance` is called from time to
/// time.
///
/// Fails if the system does not grant the threads.
pub(crate) fn share<T: Send>(
    queue: &Queue,
    threads: u64,
    work: impl Fn() -> T + Sync,
    mut add: impl FnMut(T),
    mut glance: impl FnMut(),
) -> io::Result<()> {
    let threads = threads.min(queue.all.div_ceil(queue.batch));
    thread::scope(|scope| {
        let (done, made) = mpsc::channel();
        for _ in 0..threads {
            let (done, work) = (done.clone(), &work);
            let run = move || done.send(work()).unwrap_or_default();
            let started = thread::Builder::new().spawn_scoped(scope, run);
            // Those that have started find nothing left to do.
            started.inspect_err(|_| queue.stop())?;
        }
        drop(done);
        loop {
            match made.recv_timeout(GLANCE) {
                Ok(made) => add(made),
                Err(RecvTimeoutError::Timeout) => glance(),
                Err(RecvTimeoutError::Disconnected) => return Ok(()),
            }
        }
    })
}

/// What is said if the system does not grant so many threads.
pub(crate) fn refused(threads: u64, why: &io::Error, texts: &Texts) -> Failure {
    let facts = [("threads", threads.to_string().into()), ("reason", why.to_string().into())];
    Failure::Input(texts.say("cli-error-threads", &facts))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn taken_by(threads: u64, queue: &Queue) -> Vec<u64> {
        let mut taken = Vec::new();
        let work = || queue.pieces().collect::<Vec<_>>();
        share(queue, threads, work, |pieces| taken.extend(pieces), || {}).unwrap();
        taken.sort_unstable();
        taken
    }

    #[test]
    fn every_piece_is_taken_once() {
        for (threads, batch) in [(1, 1), (3, 1), (4, 7), (64, 100)] {
            let queue = Queue::new(100, batch);
            assert_eq!(taken_by(threads, &queue), (0..100).collect::<Vec<_>>());
            assert_eq!(queue.taken(), 100);
        }
    }

    #[test]
    fn nothing_is_taken_once_it_is_stopped() {
        let queue = Queue::new(100, 1);
        queue.stop();
        assert!(taken_by(2, &queue).is_empty());
    }
}
