//! Several servers that share a database, and a bus by which they reach each other.
//!
//! Any of them takes any connection. The one that has claimed a table plays it; for a socket elsewhere it
//! has a [guest](guests), and the server where that socket is [carries](carry) what the table says. Frames
//! cross the bus as they were made for one viewer, and to the server of that viewer alone. What is asked
//! over HTTP is [forwarded](forward) whole.
//!
//! The bus may lose messages. Each server numbers what it sends to each other one, so a gap is noticed;
//! then everything between the two is ended, and whoever was concerned comes back and is told everything.

mod carry;
mod forward;
mod guests;
mod parcel;
mod post;
mod pulse;

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError, Weak};
use std::time::Duration;

use async_nats::{Client, ConnectOptions, Event};
use tokio::sync::mpsc;

use crate::failure::Failure;
use crate::node::NodeId;
use crate::rooms::Rooms;
use crate::store::{Peer, Postgres};
use carry::Carried;
pub(crate) use carry::Remote;
pub(crate) use forward::{Forwarded, forward, offers};
use guests::Asked;
use parcel::Parcel;

/// How often the bus is asked for a sign of life.
const PING: Duration = Duration::from_secs(2);

/// One of several servers.
pub(crate) struct Cluster {
    pub(crate) store: Arc<Postgres>,
    client: Client,
    /// What is told to each of the others.
    posts: Mutex<BTreeMap<NodeId, mpsc::UnboundedSender<Parcel>>>,
    /// The number of the next message of each of the others.
    heard: Mutex<BTreeMap<NodeId, u64>>,
    /// Sockets that are here, at tables that are elsewhere.
    carried: Mutex<BTreeMap<u64, Carried>>,
    /// Sockets that are elsewhere, at tables that are here.
    guests: Mutex<BTreeMap<(NodeId, u64), mpsc::Sender<Asked>>>,
    /// The others, as far as is known.
    peers: Mutex<Vec<Peer>>,
    /// How many sockets were carried.
    count: AtomicU64,
    /// Whether the bus is lost.
    is_cut: AtomicBool,
    rooms: OnceLock<Weak<Rooms>>,
}

impl Cluster {
    /// Connects to the bus.
    pub(crate) async fn join(
        bus: &str,
        store: Arc<Postgres>,
    ) -> Result<(Arc<Cluster>, mpsc::UnboundedReceiver<Event>), Failure> {
        let (tell, events) = mpsc::unbounded_channel();
        let options = ConnectOptions::new()
            .name(format!("sabots {}", store.node()))
            .ping_interval(PING)
            .reconnect_delay_callback(|_| Duration::from_millis(200))
            .event_callback(move |event| {
                // Whoever has ended does not mind.
                let _ = tell.send(event);
                async {}
            });
        let client = options.connect(bus).await;
        let client = client.map_err(|why| Failure::Bus { why: why.to_string() })?;
        let cluster = Cluster {
            store,
            client,
            posts: Mutex::default(),
            heard: Mutex::default(),
            carried: Mutex::default(),
            guests: Mutex::default(),
            peers: Mutex::default(),
            count: AtomicU64::new(0),
            is_cut: AtomicBool::new(false),
            rooms: OnceLock::new(),
        };
        Ok((Arc::new(cluster), events))
    }

    /// Begins to answer the others, and says every so often that this server lives.
    pub(crate) async fn start(
        self: &Arc<Self>,
        rooms: &Arc<Rooms>,
        events: mpsc::UnboundedReceiver<Event>,
    ) -> Result<(), Failure> {
        let _ = self.rooms.set(Arc::downgrade(rooms));
        pulse::beat(self, rooms).await;
        post::listen(self).await?;
        guests::listen(self).await?;
        forward::listen(self).await?;
        tokio::spawn(watch(Arc::clone(self), events));
        rooms.shared.tasks.spawn(pulse::run(Arc::clone(self), Arc::clone(rooms)));
        Ok(())
    }

    /// Lets the others have the tables of this server, which ends.
    pub(crate) async fn leave(&self) {
        if let Err(why) = self.store.depart().await {
            tracing::warn!(%why, "the others learn only later that this server has gone");
        }
        // What was said last arrives, or is missed when nobody is there any more.
        let _ = self.client.flush().await;
    }

    /// By what name the others know this server.
    pub(crate) fn node(&self) -> &NodeId {
        self.store.node()
    }

    /// The tables of this server, while it runs.
    fn rooms(&self) -> Option<Arc<Rooms>> {
        self.rooms.get().and_then(Weak::upgrade)
    }

    /// Where a server hears something.
    fn subject(node: &NodeId, what: &str) -> String {
        format!("sabots.{node}.{what}")
    }

    /// The other server that has fewest tables.
    pub(crate) fn least(&self) -> Option<NodeId> {
        let peers = lock(&self.peers);
        peers.iter().min_by_key(|peer| peer.tables).map(|peer| peer.node.clone())
    }

    /// Ends everything between this server and another one: sockets come back, and are told everything.
    fn part(&self, node: &NodeId) {
        self.drop_carried(|carried| carried.owner == *node);
        // Whoever waits at a table for it leaves when nothing more can be asked.
        lock(&self.guests).retain(|(from, _), _| from != node);
    }

    /// Says whether the bus is there. While it is not, nothing is acknowledged.
    fn cut(&self, is_cut: bool) {
        self.is_cut.store(is_cut, Relaxed);
        self.store.pause(is_cut);
    }
}

/// Sees the bus go and come back.
async fn watch(cluster: Arc<Cluster>, mut events: mpsc::UnboundedReceiver<Event>) {
    while let Some(event) = events.recv().await {
        match event {
            Event::Disconnected => {
                tracing::error!("the bus is lost: nothing is acknowledged until it is back");
                cluster.cut(true);
                cluster.stall_carried();
            }
            // What was lost meanwhile nobody knows.
            Event::Connected if cluster.is_cut.load(Relaxed) => {
                tracing::info!("the bus is back");
                cluster.cut(false);
                cluster.part_from_all();
            }
            Event::SlowConsumer(_) => cluster.part_from_all(),
            _ => {}
        }
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
