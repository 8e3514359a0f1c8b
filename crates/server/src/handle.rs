//! The way to the task of a table.

use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use serde::Serialize;
use table::Seat;
use tokio::sync::{mpsc, oneshot};
use wire::{Arrangement, Arrival, MyGame, Person, Request, TableInfo};

use crate::close_reason::CloseReason;
use crate::cluster::Remote;
use crate::id::TableId;
use crate::node::NodeId;
use crate::problem::{Problem, ProblemKind};
use crate::token::Digest;

/// What is asked of the task of a table.
pub(crate) enum Command {
    /// Who is there?
    Look { token: Option<Digest>, reply: Reply<Sight> },
    /// What do these tokens prove?
    Glance { tokens: Vec<Digest>, reply: Reply<Glimpse> },
    /// Somebody sits down.
    Sit { token: Option<Digest>, arrival: Arrival, fresh: Digest, reply: Reply<Seated> },
    /// The host wants the table arranged otherwise.
    Arrange { token: Option<Digest>, wish: Arrangement, reply: Reply<TableInfo> },
    /// Where do we play again?
    Rematch { token: Option<Digest>, reply: Reply<Next> },
    /// A socket comes.
    Join { token: Option<Digest>, outbox: Outbox, reply: Reply<ConnectionId> },
    /// A socket asks for something, whose line takes so long in both directions.
    Ask { connection: ConnectionId, request: Request, lag: Duration },
    /// A socket goes.
    Leave { connection: ConnectionId },
    /// The table goes on at another server, or has already been taken.
    Move { to: Option<NodeId> },
}

/// Where the answer goes.
pub(crate) type Reply<T> = oneshot::Sender<Result<T, Problem>>;

/// What a table has for a socket.
pub(crate) struct Outbox {
    /// Messages to pass on.
    pub(crate) messages: mpsc::Sender<Utf8Bytes>,
    /// The last word. A table that fails drops it unsaid.
    pub(crate) last: oneshot::Sender<CloseReason>,
}

/// A socket at a table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct ConnectionId(pub(crate) u64);

/// A table and who sits there.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Sight {
    pub(crate) table: TableInfo,
    pub(crate) people: Vec<Person>,
}

/// What somebody's tokens prove at a table.
pub(crate) struct Glimpse {
    /// Whose word counts before play begins.
    pub(crate) host: Option<Seat>,
    /// Each token that proves a seat.
    pub(crate) held: Vec<(Seat, Digest)>,
    /// How the game stands for them.
    pub(crate) game: MyGame,
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

/// The way to the task of a table. While somebody has it, the table stays alive.
#[derive(Clone)]
pub(crate) enum TableHandle {
    /// The task is here.
    Here(mpsc::Sender<Command>),
    /// The table is at another server. Sockets come to it; whatever else is asked is forwarded before.
    There(Remote),
}

impl TableHandle {
    pub(crate) fn new(commands: mpsc::Sender<Command>) -> TableHandle {
        TableHandle::Here(commands)
    }

    /// Looks who is there.
    pub(crate) async fn look(&self, token: Option<Digest>) -> Result<Sight, Problem> {
        self.command(|reply| Command::Look { token, reply }).await
    }

    /// Looks what tokens prove.
    pub(crate) async fn glance(&self, tokens: Vec<Digest>) -> Result<Glimpse, Problem> {
        self.command(|reply| Command::Glance { tokens, reply }).await
    }

    /// Sits down, unless `token` already has a seat; otherwise by `fresh`.
    pub(crate) async fn sit(
        &self,
        token: Option<Digest>,
        arrival: Arrival,
        fresh: Digest,
    ) -> Result<Seated, Problem> {
        self.command(|reply| Command::Sit { token, arrival, fresh, reply }).await
    }

    /// Arranges the table before it begins.
    pub(crate) async fn arrange(
        &self,
        token: Option<Digest>,
        wish: Arrangement,
    ) -> Result<TableInfo, Problem> {
        self.command(|reply| Command::Arrange { token, wish, reply }).await
    }

    /// Finds the next table.
    pub(crate) async fn rematch(&self, token: Option<Digest>) -> Result<Next, Problem> {
        self.command(|reply| Command::Rematch { token, reply }).await
    }

    /// Comes with a socket, to which everything told goes through `outbox`.
    pub(crate) async fn join(
        &self,
        token: Option<Digest>,
        outbox: Outbox,
    ) -> Result<ConnectionId, Problem> {
        match self {
            TableHandle::Here(_) => {
                self.command(|reply| Command::Join { token, outbox, reply }).await
            }
            TableHandle::There(remote) => remote.join(outbox).await,
        }
    }

    /// Asks for something over a line that takes so long in both directions; the answer comes through
    /// the outbox.
    pub(crate) async fn ask(&self, connection: ConnectionId, request: Request, lag: Duration) {
        match self {
            TableHandle::Here(task) => {
                // A table that ends closes its sockets, so nobody waits for this answer.
                let _ = task.send(Command::Ask { connection, request, lag }).await;
            }
            TableHandle::There(remote) => remote.ask(connection, &request, lag),
        }
    }

    /// Goes.
    pub(crate) async fn leave(&self, connection: ConnectionId) {
        match self {
            TableHandle::Here(task) => {
                // A table that has ended does not mind.
                let _ = task.send(Command::Leave { connection }).await;
            }
            TableHandle::There(remote) => remote.leave(connection),
        }
    }

    async fn command<T>(&self, command: impl FnOnce(Reply<T>) -> Command) -> Result<T, Problem> {
        let (reply, answer) = oneshot::channel();
        let ended = || Problem::from(ProblemKind::TryAgain);
        let TableHandle::Here(task) = self else { return Err(ended()) };
        task.send(command(reply)).await.map_err(|_| ended())?;
        answer.await.unwrap_or_else(|_| Err(ended()))
    }
}

impl Command {
    /// Answers a command that nobody will carry out.
    pub(crate) fn turn_away(self, problem: Problem) {
        // Whoever asked may have gone.
        match self {
            Command::Look { reply, .. } => drop(reply.send(Err(problem))),
            Command::Glance { reply, .. } => drop(reply.send(Err(problem))),
            Command::Sit { reply, .. } => drop(reply.send(Err(problem))),
            Command::Arrange { reply, .. } => drop(reply.send(Err(problem))),
            Command::Rematch { reply, .. } => drop(reply.send(Err(problem))),
            Command::Join { reply, .. } => drop(reply.send(Err(problem))),
            Command::Ask { .. } | Command::Leave { .. } | Command::Move { .. } => {}
        }
    }
}
