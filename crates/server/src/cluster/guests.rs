//! Sockets that are elsewhere, at tables that are here.

use std::sync::Arc;
use std::time::Duration;

use axum::body::Bytes;
use axum::extract::ws::Utf8Bytes;
use futures_util::StreamExt;
use tokio::sync::{mpsc, oneshot};
use wire::Request;

use super::carry::Coming;
use super::parcel::{Kind, Parcel};
use super::{Cluster, lock};
use crate::callers::Caller;
use crate::close_reason::CloseReason;
use crate::failure::Failure;
use crate::handle::{ConnectionId, Outbox, TableHandle};
use crate::id::TableId;
use crate::node::NodeId;
use crate::problem::{Problem, ProblemKind};
use crate::rooms::Rooms;
use crate::token::Digest;

/// Something that a socket asks for, and how long its line takes.
pub(super) type Asked = (Request, Duration);

/// A socket elsewhere.
struct Guest {
    cluster: Arc<Cluster>,
    handle: TableHandle,
    connection: ConnectionId,
    /// Where it is, and its number there.
    name: (NodeId, u64),
    asks: mpsc::Receiver<Asked>,
    inbox: mpsc::Receiver<Utf8Bytes>,
    word: oneshot::Receiver<CloseReason>,
}

/// Lets in whoever comes to other servers.
pub(super) async fn listen(cluster: &Arc<Cluster>) -> Result<(), Failure> {
    let mut comings = cluster.subscribe(Cluster::subject(cluster.node(), "open")).await?;
    let cluster = Arc::clone(cluster);
    tokio::spawn(async move {
        while let Some(message) = comings.next().await {
            let (Some(rooms), Some(reply)) = (cluster.rooms(), message.reply) else { continue };
            let cluster = Arc::clone(&cluster);
            tokio::spawn(async move {
                let answer = match admit(&cluster, &rooms, &message.payload).await {
                    Ok(()) => "",
                    Err(problem) => problem.kind.key(),
                };
                // Whoever asked asks again if this is lost.
                let _ = cluster.client.publish(reply, answer.into()).await;
            });
        }
    });
    Ok(())
}

async fn admit(cluster: &Arc<Cluster>, rooms: &Arc<Rooms>, coming: &[u8]) -> Result<(), Problem> {
    let Ok(coming) = serde_json::from_slice::<Coming>(coming) else {
        // Somebody only wants to know whether this server is there.
        return Ok(());
    };
    let Coming { from, socket, table, shown, sign } = coming;
    let (from, table) =
        NodeId::read(&from).zip(TableId::read(&table)).ok_or(ProblemKind::BadRequest)?;
    let handle = rooms.enter(&table, Caller::default()).await?;
    let held = handle.glance(shown.into_iter().map(Digest).collect()).await?.held;
    let is_meant = |digest: &Digest| sign.as_ref().is_none_or(|sign| digest.sign() == *sign);
    let token = held.into_iter().map(|(_, digest)| digest).find(is_meant);
    let limits = &rooms.shared.limits;
    let (messages, inbox) = mpsc::channel(limits.outbox);
    let (last, word) = oneshot::channel();
    let connection = handle.join(token, Outbox { messages, last }).await?;
    let (ask, asks) = mpsc::channel(limits.inbox);
    let name = (from, socket);
    lock(&cluster.guests).insert(name.clone(), ask);
    let cluster = Arc::clone(cluster);
    let guest = Guest { cluster, handle, connection, name, asks, inbox, word };
    rooms.shared.tasks.spawn(guest.attend());
    Ok(())
}

impl Guest {
    /// Passes on what the table says and what the socket asks, until one of them goes.
    async fn attend(mut self) {
        let last = loop {
            tokio::select! {
                biased;
                asked = self.asks.recv() => {
                    // It may be gone, or have to come again.
                    let Some((request, lag)) = asked else { break CloseReason::GoingAway };
                    self.handle.ask(self.connection, request, lag).await;
                }
                told = self.inbox.recv() => {
                    // A table that goes without a word has failed.
                    let Some(text) = told else {
                        break (&mut self.word).await.unwrap_or(CloseReason::Failed);
                    };
                    self.tell(Kind::Frame, text.into());
                }
            }
        };
        self.say_last(last);
        lock(&self.cluster.guests).remove(&self.name);
        self.handle.leave(self.connection).await;
    }

    fn say_last(&self, last: CloseReason) {
        let at = CloseReason::ALL.iter().position(|it| *it == last);
        let at = at.and_then(|at| u8::try_from(at).ok()).unwrap_or_default();
        self.tell(Kind::Last, Bytes::copy_from_slice(&[at]));
    }

    fn tell(&self, kind: Kind, content: Bytes) {
        let (node, socket) = &self.name;
        self.cluster.send(node, Parcel { kind, socket: *socket, content });
    }
}

impl Cluster {
    /// Passes on what a socket elsewhere asks for.
    pub(super) fn ask_for(&self, from: &NodeId, socket: u64, content: &[u8]) {
        let Some((lag, request)) = content.split_first_chunk() else { return };
        let Ok(request) = serde_json::from_slice(request) else { return };
        let lag = Duration::from_millis(u32::from_be_bytes(*lag).into());
        let name = (from.clone(), socket);
        let mut guests = lock(&self.guests);
        // Whoever asks faster than the table answers has to come again.
        if guests.get(&name).is_some_and(|asks| asks.try_send((request, lag)).is_err()) {
            guests.remove(&name);
        }
    }

    /// A socket elsewhere has gone.
    pub(super) fn let_go(&self, from: &NodeId, socket: u64) {
        lock(&self.guests).remove(&(from.clone(), socket));
    }
}
