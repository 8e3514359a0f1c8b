//! A server for one test.

use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use referee::{Millis, Pace};
use serde_json::{Value, json};
use server::store::{Sqlite, Store};
use server::{Config, Failure, Limits, Paces, run, run_with};
use tempfile::TempDir;
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use crate::http::{Reply, ask};

/// A server that runs until it is stopped or dropped.
pub struct Host {
    pub addr: SocketAddr,
    stop: oneshot::Sender<()>,
    running: JoinHandle<Result<(), Failure>>,
}

/// A seat that was given, and what proves it.
#[derive(Clone, Debug)]
pub struct Pass {
    pub addr: SocketAddr,
    pub table: String,
    pub seat: String,
    pub cookie: String,
}

/// Bots that take a millisecond for everything, so that tests do not wait for them.
pub const QUICK: Pace = Pace {
    think: (Millis(1), Millis(1)),
    reflexes: (Millis(1), Millis(1)),
    beat: Millis(1),
    ..Pace::FAST
};

/// What tests are started with: quick bots, clients as quick as they like, and nobody
/// is there who has no socket.
pub fn config(folder: &Path) -> Config {
    let gone = Duration::ZERO;
    let limits = Limits {
        messages_per_second: 100_000,
        burst: 100_000,
        requests_per_second: 100_000,
        requests_at_once: 100_000,
        gone,
        // Most clients here add nothing to deals, and nobody waits for them.
        gifts: Duration::ZERO,
        ..Limits::default()
    };
    let paces = Paces { normal: QUICK, fast: QUICK, ..Paces::default() };
    Config { limits, paces, ..Config::new(folder) }
}

impl Host {
    /// A server on a folder of its own.
    pub async fn start() -> (Host, TempDir) {
        Host::start_with(|_| {}).await
    }

    /// The same with something changed.
    pub async fn start_with(change: impl FnOnce(&mut Config)) -> (Host, TempDir) {
        let folder = tempfile::tempdir().unwrap();
        let mut config = config(folder.path());
        change(&mut config);
        (Host::on(config).await, folder)
    }

    /// A server with this configuration.
    pub async fn on(config: Config) -> Host {
        // A server that was dropped lets go of its folder when its tasks have noticed, and they
        // share this thread.
        let folder = config.data.clone();
        let store = tokio::task::spawn_blocking(move || Sqlite::open(&folder)).await.unwrap();
        Host::with(config, Arc::new(store.unwrap_or_else(|why| panic!("{why}")))).await
    }

    /// A server on the engines of this configuration.
    pub async fn shared(config: Config) -> Host {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let addr = listener.local_addr().unwrap();
        let (stop, stopped) = oneshot::channel::<()>();
        let running = tokio::spawn(run(listener, config, async {
            let _ = stopped.await;
        }));
        Host { addr, stop, running }
    }

    /// A server with this store.
    pub async fn with(config: Config, store: Arc<dyn Store>) -> Host {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let addr = listener.local_addr().unwrap();
        let (stop, stopped) = oneshot::channel::<()>();
        let running = tokio::spawn(run_with(listener, config, store, async {
            // A test that ends without a word is a reason to stop too.
            let _ = stopped.await;
        }));
        Host { addr, stop, running }
    }

    /// Lets the server end in good order.
    pub async fn stop(self) {
        self.stop.send(()).expect("a server that runs");
        self.running.await.unwrap().unwrap_or_else(|why| panic!("{why}"));
    }

    /// Drops what runs, in the middle of whatever it does.
    pub async fn drop(self) {
        self.running.abort();
        assert!(self.running.await.unwrap_err().is_cancelled());
    }

    /// Makes a table and takes its first seat.
    pub async fn table(&self, wish: Value) -> Pass {
        let reply = self.post("/api/tables", None, wish).await;
        assert_eq!(reply.status, 201, "{}", reply.body);
        reply.pass(self.addr)
    }

    /// Sits down at a table.
    pub async fn sit(&self, table: &str, name: &str) -> Pass {
        let path = format!("/api/tables/{table}/seats");
        let reply = self.post(&path, None, json!({ "name": name })).await;
        assert_eq!(reply.status, 200, "{}", reply.body);
        reply.pass(self.addr)
    }

    /// Asks for something to be done.
    pub async fn post(&self, path: &str, cookie: Option<&str>, body: Value) -> Reply {
        let cookie = cookie.map(|cookie| ("cookie", cookie));
        let headers: Vec<_> = cookie.into_iter().collect();
        ask(self.addr, "POST", path, &headers, &body.to_string()).await
    }

    /// Asks for something to be told.
    pub async fn get(&self, path: &str, cookie: Option<&str>) -> Reply {
        let cookie = cookie.map(|cookie| ("cookie", cookie));
        let headers: Vec<_> = cookie.into_iter().collect();
        ask(self.addr, "GET", path, &headers, "").await
    }
}

/// A table of a game: the first seats for persons, the others for bots.
pub fn wish(game: &str, seats: u8, persons: u8, options: Value) -> Value {
    let bots: Vec<_> = (0..seats).map(|seat| (seat >= persons).then_some("random")).collect();
    let base = json!({ "game": game, "seats": seats, "bots": bots, "name": "Ada" });
    let mut wish = base;
    wish["options"] = options;
    wish["speed"] = json!("fast");
    // Nobody is played for, and nothing that is told depends on when.
    wish["patience"] = json!("endless");
    wish
}

/// What is stored of a table, when no server runs on the folder.
pub async fn stored(folder: &Path, table: &str) -> server::store::Stored {
    let store = Sqlite::open(folder).unwrap_or_else(|why| panic!("{why}"));
    let id = server::TableId::read(table).unwrap();
    store.load(&id).await.unwrap().expect("a table that was made")
}
