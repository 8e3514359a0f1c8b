//! The way to the task that keeps a table.

use axum::extract::ws::Utf8Bytes;
use serde::Serialize;
use tokio::sync::{mpsc, oneshot};
use wire::{Arrival, Person, Request, TableInfo};

use crate::id::TableId;
use crate::parting::Parting;
use crate::problem::{Problem, Trouble};
use crate::token::Digest;

/// What is asked of the task that keeps a table.
pub(crate) enum Knock {
    /// Who is there?
    Look { token: Option<Digest>, reply: Reply<Sight> },
    /// Somebody sits down.
    Sit { token: Option<Digest>, arrival: Arrival, fresh: Digest, reply: Reply<Seated> },
    /// Somebody wants to play again.
    Rematch { token: Option<Digest>, reply: Reply<Next> },
    /// A socket comes.
    Join { token: Option<Digest>, outbox: Outbox, reply: Reply<Guest> },
    /// A socket asks for something.
    Ask { guest: Guest, request: Request },
    /// A socket goes.
    Leave { guest: Guest },
}

/// Where the answer goes.
pub(crate) type Reply<T> = oneshot::Sender<Result<T, Problem>>;

/// What a table has for a socket.
pub(crate) struct Outbox {
    /// Messages to pass on.
    pub(crate) messages: mpsc::Sender<Utf8Bytes>,
    /// The last word. A table that fails drops it unsaid.
    pub(crate) last: oneshot::Sender<Parting>,
}

/// A socket at a table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Guest(pub(crate) u64);

/// A table and who sits there.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Sight {
    pub(crate) table: TableInfo,
    pub(crate) people: Vec<Person>,
}

/// Somebody who sits, and by which token.
pub(crate) struct Seated {
    pub(crate) table: TableInfo,
    pub(crate) by: By,
}

/// By which token somebody sits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum By {
    /// By the one they came with.
    Known,
    /// By the one they were given.
    Fresh,
}

/// The table that follows another.
pub(crate) struct Next {
    pub(crate) id: TableId,
    pub(crate) table: TableInfo,
}

/// The way to the task that keeps a table. While somebody has it, the table stays alive.
#[derive(Clone)]
pub(crate) struct Door(mpsc::Sender<Knock>);

impl Door {
    pub(crate) fn new(knocks: mpsc::Sender<Knock>) -> Door {
        Door(knocks)
    }

    /// Looks who is there.
    pub(crate) async fn look(&self, token: Option<Digest>) -> Result<Sight, Problem> {
        self.knock(|reply| Knock::Look { token, reply }).await
    }

    /// Sits down, unless `token` already has a seat; otherwise by `fresh`.
    pub(crate) async fn sit(
        &self,
        token: Option<Digest>,
        arrival: Arrival,
        fresh: Digest,
    ) -> Result<Seated, Problem> {
        self.knock(|reply| Knock::Sit { token, arrival, fresh, reply }).await
    }

    /// Makes the next table, or finds it.
    pub(crate) async fn rematch(&self, token: Option<Digest>) -> Result<Next, Problem> {
        self.knock(|reply| Knock::Rematch { token, reply }).await
    }

    /// Comes with a socket, to which everything told goes through `outbox`.
    pub(crate) async fn join(
        &self,
        token: Option<Digest>,
        outbox: Outbox,
    ) -> Result<Guest, Problem> {
        self.knock(|reply| Knock::Join { token, outbox, reply }).await
    }

    /// Asks for something; the answer comes through the outbox.
    pub(crate) async fn ask(&self, guest: Guest, request: Request) {
        // A table that ends closes its sockets, so nobody waits for this answer.
        let _ = self.0.send(Knock::Ask { guest, request }).await;
    }

    /// Goes.
    pub(crate) async fn leave(&self, guest: Guest) {
        // A table that has ended does not mind.
        let _ = self.0.send(Knock::Leave { guest }).await;
    }

    async fn knock<T>(&self, knock: impl FnOnce(Reply<T>) -> Knock) -> Result<T, Problem> {
        let (reply, answer) = oneshot::channel();
        let ended = || Problem::from(Trouble::TryAgain);
        self.0.send(knock(reply)).await.map_err(|_| ended())?;
        answer.await.unwrap_or_else(|_| Err(ended()))
    }
}

impl Knock {
    /// Turns whoever knocks away.
    pub(crate) fn turn_away(self, problem: Problem) {
        // Whoever knocked may have gone.
        match self {
            Knock::Look { reply, .. } => drop(reply.send(Err(problem))),
            Knock::Sit { reply, .. } => drop(reply.send(Err(problem))),
            Knock::Rematch { reply, .. } => drop(reply.send(Err(problem))),
            Knock::Join { reply, .. } => drop(reply.send(Err(problem))),
            Knock::Ask { .. } | Knock::Leave { .. } => {}
        }
    }
}
