//! The one task that writes.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;

use tokio::sync::{mpsc, oneshot};
use tokio::time::timeout;

use super::append::{self, Append};
use super::change::{self, Change, Done};
use super::link::{PATIENCE, Session, late};
use super::{Common, Place, schema};
use crate::store::{Pending, Unkept};

/// The most tables of one statement.
const TOGETHER: usize = 512;

/// Writes what is asked for, in the order of asking. Lines that wait are written by one statement, so
/// that many tables share the way to the database and its wait for the disk.
pub(super) struct Writer(mpsc::UnboundedSender<Job>);

/// Something to write, and who waits for it.
enum Job {
    Append(Append, Waiting<()>),
    Change(Change, Waiting<Done>),
}

type Waiting<T> = oneshot::Sender<Result<T, Unkept>>;

impl Writer {
    /// Begins to write on a session that has its place.
    pub(super) fn start(place: Place, session: Session, common: Arc<Common>) -> Writer {
        // Whoever asks waits for the answer, so the queue is as short as there are askers.
        let (jobs, waiting) = mpsc::unbounded_channel();
        let clerk = Clerk { place, session: Some(session), common };
        tokio::spawn(clerk.work(waiting));
        Writer(jobs)
    }

    pub(super) fn append(&self, append: Append) -> Pending<()> {
        self.ask(|tell| Job::Append(append, tell))
    }

    pub(super) fn change(&self, change: Change) -> Pending<Done> {
        self.ask(|tell| Job::Change(change, tell))
    }

    fn ask<T: Send + 'static>(&self, job: impl FnOnce(Waiting<T>) -> Job) -> Pending<T> {
        let (tell, told) = oneshot::channel();
        // If the task is gone, the job is dropped, and so is the sender of its answer.
        let _ = self.0.send(job(tell));
        let ended = || Unkept::Failed("the store has ended".to_owned());
        Box::pin(async move { told.await.unwrap_or_else(|_| Err(ended())) })
    }
}

/// Whoever writes.
struct Clerk {
    place: Place,
    /// `None` after it was lost.
    session: Option<Session>,
    common: Arc<Common>,
}

impl Clerk {
    async fn work(mut self, mut waiting: mpsc::UnboundedReceiver<Job>) {
        let (mut appends, mut tables) = (Vec::new(), BTreeSet::new());
        let mut next = None;
        loop {
            let job = match next.take() {
                Some(job) => Some(job),
                None if appends.is_empty() => match waiting.recv().await {
                    Some(job) => Some(job),
                    None => return,
                },
                None => waiting.try_recv().ok(),
            };
            match job {
                Some(Job::Append(append, tell))
                    if appends.len() < TOGETHER && tables.insert(append.table.clone()) =>
                {
                    appends.push((append, tell));
                }
                // What does not fit goes after what came before it.
                Some(job) if !appends.is_empty() => {
                    next = Some(job);
                    self.append(std::mem::take(&mut appends)).await;
                    tables.clear();
                }
                Some(Job::Change(change, tell)) => {
                    // Nobody may be left to listen; what is kept is kept.
                    let _ = tell.send(self.change(&change).await);
                }
                Some(Job::Append(append, tell)) => self.append(vec![(append, tell)]).await,
                None => {
                    self.append(std::mem::take(&mut appends)).await;
                    tables.clear();
                }
            }
        }
    }

    /// Keeps lines of several tables together. If that fails because of one of them, each is kept alone.
    async fn append(&mut self, appends: Vec<(Append, Waiting<()>)>) {
        let batch: Vec<&Append> = appends.iter().map(|(append, _)| append).collect();
        let together = self.try_append(&batch).await;
        let is_split = batch.len() > 1 && self.session.is_some();
        let mut answers = Vec::new();
        match together {
            Ok(together) => answers = together,
            Err(_) if is_split => {
                for append in batch {
                    let alone = self.try_append(&[append]).await;
                    answers.push(alone.and_then(|mut alone| alone.pop().unwrap_or(Ok(()))));
                }
            }
            Err(why) => answers.resize(batch.len(), Err(why)),
        }
        for ((append, tell), answer) in appends.into_iter().zip(answers) {
            if matches!(answer, Err(Unkept::Lost(_))) {
                self.common.held().remove(&append.table);
            }
            let _ = tell.send(answer);
        }
    }

    async fn try_append(&mut self, batch: &[&Append]) -> Result<Vec<Result<(), Unkept>>, Unkept> {
        let session = self.session().await?;
        let (node, common) = (&self.place.node, &self.common);
        let appending = async {
            let statement = session.statement(append::APPEND).await?;
            append::append(&session.client, &statement, node, common, batch).await
        };
        let done = timeout(PATIENCE, appending).await.map_err(|_| late())?;
        self.give_back(session);
        let grown = |end| self.common.note(end);
        Ok(done?.into_iter().map(|end| end.map(grown)).collect())
    }

    async fn change(&mut self, change: &Change) -> Result<Done, Unkept> {
        let mut session = self.session().await?;
        let changing = change::change(&mut session, &self.place.node, &self.common, change);
        let done = timeout(PATIENCE, changing).await.map_err(|_| late())?;
        self.give_back(session);
        done
    }

    /// The session, made anew if it was lost.
    async fn session(&mut self) -> Result<Session, Unkept> {
        if self.common.is_paused.load(Relaxed) {
            return Err(Unkept::Failed("the bus is lost".to_owned()));
        }
        if let Some(session) = self.session.take().filter(|it| !it.client.is_closed()) {
            return Ok(session);
        }
        let open = async {
            let session = Session::open(&self.place).await?;
            let is_ours = schema::occupy(&session, self.place.role).await?;
            let taken = || Unkept::Failed("another server has the database".to_owned());
            if is_ours { Ok(session) } else { Err(taken()) }
        };
        timeout(PATIENCE, open).await.map_err(|_| late())?
    }

    fn give_back(&mut self, session: Session) {
        self.session = Some(session).filter(|session| !session.client.is_closed());
    }
}
