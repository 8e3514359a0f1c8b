//! Sockets that are here, at tables that are elsewhere.

use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

use axum::body::Bytes;
use axum::extract::ws::Utf8Bytes;
use serde::{Deserialize, Serialize};
use tokio::sync::{mpsc, oneshot};
use tokio::time::timeout;
use wire::Request;

use super::parcel::{Kind, Parcel};
use super::{Cluster, lock};
use crate::close_reason::CloseReason;
use crate::handle::{ConnectionId, Outbox};
use crate::id::TableId;
use crate::node::NodeId;
use crate::problem::{Problem, ProblemKind};
use crate::room::frame;
use crate::token::Digest;

/// How long another server may take to let somebody in.
pub(super) const PATIENCE: Duration = Duration::from_secs(3);

/// A socket that is here.
pub(super) struct Carried {
    /// The server that has its table.
    pub(super) owner: NodeId,
    messages: mpsc::Sender<Utf8Bytes>,
    last: oneshot::Sender<CloseReason>,
}

/// The way to a table that is elsewhere.
#[derive(Clone)]
pub(crate) struct Remote {
    pub(crate) cluster: Arc<Cluster>,
    pub(crate) owner: NodeId,
    pub(crate) table: TableId,
    /// What a browser shows.
    pub(crate) shown: Vec<Digest>,
    /// For which of its seats it comes.
    pub(crate) sign: Option<String>,
}

/// Somebody wants to come with a socket.
#[derive(Serialize, Deserialize)]
pub(super) struct Coming {
    pub(super) from: String,
    pub(super) socket: u64,
    pub(super) table: String,
    pub(super) shown: Vec<[u8; 32]>,
    pub(super) sign: Option<String>,
}

impl Remote {
    /// Comes with a socket.
    pub(crate) async fn join(&self, outbox: Outbox) -> Result<ConnectionId, Problem> {
        let cluster = &self.cluster;
        let socket = cluster.count.fetch_add(1, Relaxed);
        let Outbox { messages, last } = outbox;
        let carried = Carried { owner: self.owner.clone(), messages, last };
        lock(&cluster.carried).insert(socket, carried);
        let coming = Coming {
            from: cluster.node().to_string(),
            socket,
            table: self.table.to_string(),
            shown: self.shown.iter().map(|digest| digest.0).collect(),
            sign: self.sign.clone(),
        };
        let answer = cluster.request(&self.owner, "open", &coming).await;
        match answer.as_deref() {
            Ok(b"") => Ok(ConnectionId(socket)),
            Ok(b"too-many-sockets") => {
                lock(&cluster.carried).remove(&socket);
                Err(ProblemKind::TooManySockets.into())
            }
            Ok(_) | Err(_) => {
                self.leave(ConnectionId(socket));
                Err(ProblemKind::TryAgain.into())
            }
        }
    }

    /// Asks for something over a line that takes so long in both directions.
    pub(crate) fn ask(&self, ConnectionId(socket): ConnectionId, request: &Request, lag: Duration) {
        let lag = u32::try_from(lag.as_millis()).unwrap_or(u32::MAX);
        let mut content = lag.to_be_bytes().to_vec();
        serde_json::to_writer(&mut content, request).expect("a request that JSON can say");
        let parcel = Parcel { kind: Kind::Ask, socket, content: content.into() };
        self.cluster.send(&self.owner, parcel);
    }

    /// Goes.
    pub(crate) fn leave(&self, ConnectionId(socket): ConnectionId) {
        lock(&self.cluster.carried).remove(&socket);
        let parcel = Parcel { kind: Kind::Leave, socket, content: Bytes::new() };
        self.cluster.send(&self.owner, parcel);
    }
}

impl Cluster {
    /// Whether a server is on the bus.
    pub(crate) async fn hears(&self, node: &NodeId) -> bool {
        self.request(node, "open", &()).await.is_ok()
    }

    /// Asks another server for something.
    pub(super) async fn request(
        &self,
        node: &NodeId,
        what: &str,
        asked: &impl Serialize,
    ) -> Result<Bytes, Problem> {
        let asked = serde_json::to_vec(asked).expect("something that JSON can say");
        let asking = self.client.request(Cluster::subject(node, what), asked.into());
        match timeout(PATIENCE, asking).await {
            Ok(Ok(answer)) => Ok(answer.payload),
            Ok(Err(_)) | Err(_) => Err(ProblemKind::TryAgain.into()),
        }
    }

    /// Passes a frame on to a socket. One that does not read is sent away, as a table does it.
    pub(super) fn pass_on(self: &Arc<Self>, from: &NodeId, socket: u64, content: Bytes) {
        let mut carried = lock(&self.carried);
        let Some(to) = carried.get(&socket).filter(|to| to.owner == *from) else {
            // It has gone before it was let in.
            let parcel = Parcel { kind: Kind::Leave, socket, content: Bytes::new() };
            return self.send(from, parcel);
        };
        let Ok(text) = Utf8Bytes::try_from(content) else { return };
        if to.messages.try_send(text).is_err()
            && let Some(slow) = carried.remove(&socket)
        {
            // It may have gone by itself.
            let _ = slow.last.send(CloseReason::TooSlow);
        }
    }

    /// Passes the last word on.
    pub(super) fn take_leave(&self, from: &NodeId, socket: u64, content: &[u8]) {
        let mut all = lock(&self.carried);
        if all.get(&socket).is_some_and(|carried| carried.owner == *from)
            && let Some(carried) = all.remove(&socket)
        {
            let word = content.first().and_then(|&at| CloseReason::ALL.get(usize::from(at)));
            let _ = carried.last.send(word.copied().unwrap_or(CloseReason::Failed));
        }
    }

    /// Sends sockets away that have to come again.
    pub(super) fn drop_carried(&self, which: impl Fn(&Carried) -> bool) {
        let mut all = lock(&self.carried);
        let gone = all.iter().filter(|(_, carried)| which(carried)).map(|(&socket, _)| socket);
        for socket in gone.collect::<Vec<u64>>() {
            if let Some(carried) = all.remove(&socket) {
                let _ = carried.last.send(CloseReason::GoingAway);
            }
        }
    }

    /// Tells those whose tables cannot be heard that they wait.
    pub(super) fn stall_carried(&self) {
        let stalled = frame(&wire::Message::Stalled);
        for carried in lock(&self.carried).values() {
            // Whoever is not told now is told when they come again.
            let _ = carried.messages.try_send(stalled.clone());
        }
    }
}
