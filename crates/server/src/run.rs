//! Starting and ending.

use std::io;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;

use tokio::net::TcpListener;
use tokio::sync::mpsc;
use tokio::time::timeout;

use crate::app;
use crate::cluster::Cluster;
use crate::config::Config;
use crate::failure::Failure;
use crate::line;
use crate::logs;
use crate::metrics;
use crate::open_files;
use crate::random::Random;
use crate::refusals;
use crate::room::archive;
use crate::rooms::Rooms;
use crate::seeds;
use crate::shared::Shared;
use crate::store::{Postgres, Role, Sqlite, Store};
use crate::waker;

/// How many open files the server has besides connections: the store, the log, what waits to be let in.
const OWN_FILES: usize = 64;

/// Serves a listener until `shutdown` is ready, then ends what is under way and closes the store.
/// Dropping it cuts all connections, and loses nothing that anybody was told.
pub async fn run(
    listener: TcpListener,
    config: Config,
    shutdown: impl Future<Output = ()>,
) -> Result<(), Failure> {
    let engines = Engines::open(&config).await?;
    run_on(listener, config, engines, shutdown).await
}

/// What a server is built on.
struct Engines {
    store: Arc<dyn Store>,
    /// The others, and what happens on the bus.
    cluster: Option<(Arc<Cluster>, mpsc::UnboundedReceiver<async_nats::Event>)>,
}

impl Engines {
    /// Those that a host has chosen.
    async fn open(config: &Config) -> Result<Engines, Failure> {
        let Some(url) = &config.store else {
            return Ok(Engines { store: Arc::new(Sqlite::open(&config.data)?), cluster: None });
        };
        let Some(bus) = &config.bus else {
            let store = Postgres::open(url, Role::Alone).await?;
            return Ok(Engines { store: Arc::new(store), cluster: None });
        };
        let store = Arc::new(Postgres::open(url, Role::OneOfMany).await?);
        let cluster = Cluster::join(bus, Arc::clone(&store)).await?;
        Ok(Engines { store, cluster: Some(cluster) })
    }
}

/// The same with a store of the caller's.
pub async fn run_with(
    listener: TcpListener,
    config: Config,
    store: Arc<dyn Store>,
    shutdown: impl Future<Output = ()>,
) -> Result<(), Failure> {
    run_on(listener, config, Engines { store, cluster: None }, shutdown).await
}

async fn run_on(
    listener: TcpListener,
    config: Config,
    engines: Engines,
    shutdown: impl Future<Output = ()>,
) -> Result<(), Failure> {
    let Engines { store, cluster } = engines;
    seeds::admit(config.rehearsal, listener.local_addr().map_err(Failure::Listen)?)?;
    let figures = match config.metrics {
        Some(addr) => Some(TcpListener::bind(addr).await.map_err(Failure::Metrics)?),
        None => None,
    };
    let rooms = Rooms::new(Shared::new(store, config, Random::System));
    let rooms = match cluster {
        Some((cluster, events)) => {
            let rooms = Arc::new(rooms.of_many(Arc::clone(&cluster)));
            cluster.start(&rooms, events).await?;
            rooms
        }
        None => Arc::new(rooms),
    };
    let shared = &rooms.shared;
    shared.tasks.spawn(waker::run(Arc::clone(&rooms)));
    shared.tasks.spawn(archive::run(Arc::clone(&rooms)));
    shared.tasks.spawn(refusals::run(Arc::clone(&rooms)));
    if let Some(listener) = figures {
        shared.tasks.spawn(metrics::serve(listener, Arc::clone(&rooms)));
    }
    tokio::spawn(look_through(Arc::clone(&shared.store)));
    let _cut = shared.closing.clone().drop_guard();
    let router = app::router(Arc::clone(&rooms));
    let mut serving = pin!(line::serve(listener, router, Arc::clone(&rooms)));
    tokio::select! {
        // It ends when the server does, which is below.
        () = &mut serving => return Ok(()),
        () = shutdown => {}
    }
    shared.closing.cancel();
    shared.tasks.close();
    let ending = async {
        // The others may have the tables as soon as those have ended here.
        if let Some(cluster) = rooms.cluster() {
            rooms.emptied().await;
            cluster.leave().await;
        }
        serving.await;
        shared.tasks.wait().await;
    };
    if timeout(shared.limits.farewell, ending).await.is_err() {
        tracing::warn!("some requests were cut off");
    }
    Ok(())
}

/// Looks for damage in all that is kept, while people play.
async fn look_through(store: Arc<dyn Store>) {
    match store.inspect().await {
        Ok(None) => {}
        Ok(Some(what)) => {
            tracing::error!(
                what,
                "the store is damaged: stop the server and run sabots salvage, or restore a backup"
            );
        }
        Err(why) => tracing::warn!(%why, "the store cannot be looked through"),
    }
}

/// Serves an address until the process is told to end (SIGINT, SIGTERM). `told` hears which
/// address it is, once people can come; port 0 stands for any that is free. The log goes to the
/// standard error stream.
pub fn serve(
    addr: SocketAddr,
    mut config: Config,
    told: impl FnOnce(SocketAddr),
) -> Result<(), Failure> {
    logs::begin();
    let room = open_files::most().saturating_sub(OWN_FILES).max(1);
    if room < config.limits.connections {
        tracing::warn!(connections = room, "the system allows no more open files (ulimit -n)");
        config.limits.connections = room;
    }
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    runtime.map_err(Failure::System)?.block_on(async {
        let stopped = stopped().map_err(Failure::System)?;
        let engines = Engines::open(&config).await?;
        let listener = TcpListener::bind(addr).await.map_err(Failure::Listen)?;
        let bound = listener.local_addr().map_err(Failure::Listen)?;
        seeds::admit(config.rehearsal, bound)?;
        told(bound);
        run_on(listener, config, engines, stopped).await
    })
}

/// Ready when the process is told to end.
#[cfg(unix)]
fn stopped() -> io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut interrupt = signal(SignalKind::interrupt())?;
    let mut terminate = signal(SignalKind::terminate())?;
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
    })
}

/// Ready when the process is told to end.
#[cfg(not(unix))]
fn stopped() -> io::Result<impl Future<Output = ()>> {
    Ok(async {
        // Without a signal to wait for, only killing ends it, and that loses nothing.
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    })
}
