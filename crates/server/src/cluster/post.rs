//! What is said to other servers, many things in one message, and what they say.

use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;

use axum::body::Bytes;
use futures_util::StreamExt;
use tokio::sync::mpsc;

use super::parcel::{Kind, Letter, Parcel, head};
use super::{Cluster, lock};
use crate::failure::Failure;
use crate::node::NodeId;

/// How many bytes go into one message, more or less. The bus takes a million.
const TOGETHER: usize = 256 * 1024;

impl Cluster {
    /// Says something to another server. It hears everything in this order, or that something was lost.
    pub(super) fn send(self: &Arc<Self>, to: &NodeId, parcel: Parcel) {
        let mut posts = lock(&self.posts);
        let post = posts.entry(to.clone()).or_insert_with(|| {
            let (post, waiting) = mpsc::unbounded_channel();
            tokio::spawn(deliver(Arc::clone(self), to.clone(), waiting));
            post
        });
        // A server that has gone hears nothing.
        let _ = post.send(parcel);
    }

    /// Forgets what would still be said to a server that has gone.
    pub(super) fn forget(&self, node: &NodeId) {
        lock(&self.posts).remove(node);
        lock(&self.heard).remove(node);
    }

    /// Something was lost: nothing between this server and any other goes on.
    pub(super) fn part_from_all(self: &Arc<Self>) {
        let peers: Vec<NodeId> = lock(&self.peers).iter().map(|peer| peer.node.clone()).collect();
        for peer in peers {
            self.part_from(&peer);
        }
        self.drop_carried(|_| true);
        lock(&self.guests).clear();
    }

    fn part_from(self: &Arc<Self>, node: &NodeId) {
        self.part(node);
        self.send(node, Parcel { kind: Kind::Part, socket: 0, content: Bytes::new() });
    }

    /// Takes what another server says.
    fn hear(self: &Arc<Self>, letter: Letter) {
        let Letter { from, number, parcels } = letter;
        let expected = lock(&self.heard).insert(from.clone(), number + 1).unwrap_or(0);
        if number != expected {
            tracing::warn!(node = %from, "something was lost on the bus");
            self.part_from(&from);
        }
        for Parcel { kind, socket, content } in parcels {
            match kind {
                Kind::Frame => self.pass_on(&from, socket, content),
                Kind::Last => self.take_leave(&from, socket, &content),
                Kind::Ask => self.ask_for(&from, socket, &content),
                Kind::Leave => self.let_go(&from, socket),
                Kind::Part => self.part(&from),
            }
        }
    }
}

/// Sends what waits for one server, whatever waits together.
async fn deliver(cluster: Arc<Cluster>, to: NodeId, mut waiting: mpsc::UnboundedReceiver<Parcel>) {
    let subject = Cluster::subject(&to, "post");
    let mut number = 0;
    while let Some(first) = waiting.recv().await {
        let mut letter = head(cluster.node(), number);
        first.write(&mut letter);
        while letter.len() < TOGETHER
            && let Ok(next) = waiting.try_recv()
        {
            next.write(&mut letter);
        }
        number += 1;
        // What is not sent is missed by its number.
        if !cluster.is_cut.load(Relaxed) {
            let _ = cluster.client.publish(subject.clone(), letter.into()).await;
        }
    }
}

/// Listens to the others.
pub(super) async fn listen(cluster: &Arc<Cluster>) -> Result<(), Failure> {
    let subject = Cluster::subject(cluster.node(), "post");
    let mut letters = cluster.subscribe(subject).await?;
    let cluster = Arc::clone(cluster);
    tokio::spawn(async move {
        while let Some(message) = letters.next().await {
            if let Some(letter) = Letter::read(message.payload) {
                cluster.hear(letter);
            } else {
                tracing::warn!("somebody else speaks on the bus");
            }
        }
    });
    Ok(())
}

impl Cluster {
    pub(super) async fn subscribe(
        &self,
        subject: String,
    ) -> Result<async_nats::Subscriber, Failure> {
        let subscriber = self.client.subscribe(subject).await;
        subscriber.map_err(|why| Failure::Bus { why: why.to_string() })
    }
}
