//! The one thread that writes.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::JoinHandle;
use std::{io, thread};

use rusqlite::Connection;
use tokio::sync::oneshot;

use super::mark::Mark;
use super::schema;
use super::{Pending, Unkept};

/// The most jobs of one transaction.
const TOGETHER: usize = 256;

/// Writes what is asked for, in the order of asking. Everything that waits is written in one
/// transaction, so that many tables share the wait for the disk.
pub(super) struct Writer {
    jobs: Option<Sender<Job>>,
    thread: Option<JoinHandle<()>>,
}

/// Something to write. It is given the connection, or told why there is no transaction to write in.
type Job = Box<dyn FnOnce(Result<&Connection, &Unkept>) -> Outcome + Send>;

/// Tells whoever asked, once it is known whether the transaction is kept.
type Outcome = Box<dyn FnOnce(Result<(), &Unkept>)>;

impl Writer {
    /// Starts the thread.
    pub(super) fn start(connection: Connection, mark: Mark, commits: u64) -> io::Result<Writer> {
        // Whoever asks waits for the answer, so the queue is as short as there are askers.
        let (jobs, waiting) = channel();
        let thread = thread::Builder::new()
            .name("store".to_owned())
            .spawn(move || work(&connection, &waiting, mark, commits))?;
        Ok(Writer { jobs: Some(jobs), thread: Some(thread) })
    }

    /// Does `work` in a transaction. If it fails, nothing of it stays, and whatever shares the
    /// transaction is not disturbed.
    pub(super) fn ask<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, Unkept> + Send + 'static,
    ) -> Pending<T> {
        let (tell, told) = oneshot::channel();
        let job: Job = Box::new(move |connection| {
            let done = match connection {
                Ok(connection) => apart(connection, work),
                Err(why) => Err(why.clone()),
            };
            // Nobody may be left to listen; what is kept is kept.
            Box::new(move |kept| {
                let _ = tell.send(done.and_then(|done| kept.map(|()| done).map_err(Clone::clone)));
            })
        });
        if let Some(jobs) = &self.jobs {
            // If the thread is gone, the job is dropped, and so is the sender of its answer.
            let _ = jobs.send(job);
        }
        let ended = || Unkept::Failed("the store has ended".to_owned());
        Box::pin(async move { told.await.unwrap_or_else(|_| Err(ended())) })
    }
}

impl Drop for Writer {
    /// Finishes what is asked for.
    fn drop(&mut self) {
        self.jobs = None;
        if let Some(thread) = self.thread.take() {
            // A writer that panicked has nothing left to finish.
            let _ = thread.join();
        }
    }
}

fn work(connection: &Connection, waiting: &Receiver<Job>, mut mark: Mark, mut commits: u64) {
    while let Ok(first) = waiting.recv() {
        let jobs = std::iter::once(first).chain(waiting.try_iter()).take(TOGETHER);
        if write(connection, jobs, commits + 1) {
            commits += 1;
            mark.note(commits);
        }
    }
}

/// Does some jobs in one transaction, the so-manyth, and tells each what became of it. Says whether it is
/// kept.
fn write(connection: &Connection, jobs: impl Iterator<Item = Job>, number: u64) -> bool {
    let mut kept = order(connection, "BEGIN IMMEDIATE").map_err(Unkept::from);
    let mut outcomes = Vec::new();
    for job in jobs {
        outcomes.push(job(kept.as_ref().map(|()| connection)));
        // Some failures, such as a full disk, make SQLite give up the whole transaction.
        if kept.is_ok() && connection.is_autocommit() {
            kept = Err(Unkept::Failed("the transaction was given up".to_owned()));
        }
    }
    let kept = kept.and_then(|()| commit(connection, number));
    for outcome in outcomes {
        outcome(kept.as_ref().copied());
    }
    kept.is_ok()
}

fn commit(connection: &Connection, number: u64) -> Result<(), Unkept> {
    let counted = schema::count(connection, number).and_then(|()| order(connection, "COMMIT"));
    counted.map_err(|why| {
        // It fails if SQLite has already rolled back, and then there is nothing to do.
        let _ = order(connection, "ROLLBACK");
        Unkept::from(why)
    })
}

/// Does what has no answer. Every act needs several of these, so they are prepared once.
fn order(connection: &Connection, sql: &str) -> rusqlite::Result<()> {
    connection.prepare_cached(sql)?.execute([]).map(|_| ())
}

/// Does a job so that, if it fails, the rest of the transaction stands.
fn apart<T>(
    connection: &Connection,
    work: impl FnOnce(&Connection) -> Result<T, Unkept>,
) -> Result<T, Unkept> {
    order(connection, "SAVEPOINT job")?;
    // A job that panics fails alone: without the thread nothing could be kept any more.
    let done = catch_unwind(AssertUnwindSafe(|| work(connection)))
        .unwrap_or_else(|_| Err(Unkept::Failed("the store met an error of its own".to_owned())));
    if done.is_err() {
        // It fails if SQLite has already rolled back, and then there is nothing to do.
        let _ = order(connection, "ROLLBACK TO job");
    }
    let ended = order(connection, "RELEASE job");
    done.and_then(|done| Ok(ended.map(|()| done)?))
}
