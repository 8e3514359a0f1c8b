//! What all tables of a server share.

use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use bots::Budget;
use referee::Millis;
use tokio::sync::Semaphore;
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::callers::Callers;
use crate::config::{Config, Paces};
use crate::limits::Limits;
use crate::metrics::Metrics;
use crate::random::Random;
use crate::routes::health::Pulse;
use crate::rulebooks::Rulebooks;
use crate::seeds::Seeds;
use crate::store::{Shuffle, Store};
use crate::thinkers::{self, Thinkers};

/// What all tables of a server share.
pub(crate) struct Shared {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) limits: Limits,
    pub(crate) paces: Paces,
    pub(crate) seeds: Seeds,
    /// Where ids and tokens come from.
    pub(crate) random: Random,
    pub(crate) pulse: Pulse,
    /// Where robots think that look ahead.
    pub(crate) thinkers: Thinkers,
    /// Where that is found out which people have asked for.
    pub(crate) studies: Thinkers,
    /// How long it is thought about what somebody could do.
    pub(crate) advice: Budget,
    pub(crate) metrics: Metrics,
    /// What tables are played by.
    pub(crate) rulebooks: Rulebooks,
    /// Who asks, and what they have.
    pub(crate) callers: Arc<Callers>,
    /// Places for connections.
    pub(crate) connections: Arc<Semaphore>,
    /// Who may say for whom they ask.
    pub(crate) proxies: Vec<IpAddr>,
    /// Cancelled when the server ends.
    pub(crate) closing: CancellationToken,
    /// The tasks of tables and sockets, which the server waits for at its end.
    pub(crate) tasks: TaskTracker,
    /// When the server started, and what the clock of the house said.
    opened: Instant,
    time: Millis,
    /// By how many milliseconds other servers were ahead of this one.
    ahead: AtomicU64,
}

impl Shared {
    pub(crate) fn new(store: Arc<dyn Store>, config: Config, random: Random) -> Shared {
        Shared {
            time: store.time(),
            store,
            rulebooks: Rulebooks::default(),
            callers: Arc::new(Callers::new(&config.limits)),
            connections: Arc::new(Semaphore::new(config.limits.connections)),
            proxies: config.proxies,
            limits: config.limits,
            paces: config.paces,
            seeds: Seeds::new(config.rehearsal),
            random,
            pulse: Pulse::default(),
            thinkers: Thinkers::new(config.thinkers),
            studies: Thinkers::new(thinkers::usual()),
            advice: config.advice,
            metrics: Metrics::default(),
            closing: CancellationToken::new(),
            tasks: TaskTracker::new(),
            opened: Instant::now(),
            ahead: AtomicU64::new(0),
        }
    }

    /// How many connections there are.
    pub(crate) fn open_connections(&self) -> u64 {
        let free = self.connections.available_permits();
        self.limits.connections.saturating_sub(free) as u64
    }

    /// How new tables are dealt to: where nobody is waited for, nothing is promised.
    pub(crate) fn shuffle(&self) -> Shuffle {
        if self.limits.gifts.is_zero() { Shuffle::Plain } else { Shuffle::Pledged }
    }

    /// The present by the clock of the house, which stands still while no server runs: so a server that
    /// is down costs nobody any time, and it does not matter what the clock of the machine does.
    pub(crate) fn now(&self) -> Millis {
        let elapsed = u64::try_from(self.opened.elapsed().as_millis());
        self.time + Millis(elapsed.expect("fewer than 2^64 ms")) + Millis(self.ahead.load(Relaxed))
    }

    /// When it will be this moment.
    pub(crate) fn instant(&self, moment: Millis) -> Instant {
        let begun = self.time.0 + self.ahead.load(Relaxed);
        self.opened + std::time::Duration::from_millis(moment.0.saturating_sub(begun))
    }

    /// It is so late elsewhere: the clock of the house is that of whoever is ahead.
    pub(crate) fn catch_up(&self, moment: Millis) {
        let behind = moment.0.saturating_sub(self.now().0);
        self.ahead.fetch_add(behind, Relaxed);
    }
}
