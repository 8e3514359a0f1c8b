//! What all tables of a server share.

use std::sync::Arc;

use referee::Millis;
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::config::{Config, Limits, Paces};
use crate::random::Random;
use crate::routes::health::Pulse;
use crate::seeds::Seeds;
use crate::store::Store;

/// What all tables of a server share.
pub(crate) struct Shared {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) limits: Limits,
    pub(crate) paces: Paces,
    pub(crate) seeds: Seeds,
    /// Where ids and tokens come from.
    pub(crate) random: Random,
    pub(crate) pulse: Pulse,
    /// Cancelled when the server ends.
    pub(crate) closing: CancellationToken,
    /// The tasks of tables and sockets, which the server waits for at its end.
    pub(crate) tasks: TaskTracker,
    /// When time began.
    opened: Instant,
}

impl Shared {
    pub(crate) fn new(store: Arc<dyn Store>, config: Config, random: Random) -> Shared {
        Shared {
            store,
            limits: config.limits,
            paces: config.paces,
            seeds: Seeds::new(config.rehearsal),
            random,
            pulse: Pulse::default(),
            closing: CancellationToken::new(),
            tasks: TaskTracker::new(),
            opened: Instant::now(),
        }
    }

    /// The present, as rooms count it.
    pub(crate) fn now(&self) -> Millis {
        Millis(u64::try_from(self.opened.elapsed().as_millis()).expect("fewer than 2^64 ms"))
    }

    /// When it will be this moment.
    pub(crate) fn instant(&self, moment: Millis) -> Instant {
        self.opened + std::time::Duration::from_millis(moment.0)
    }
}
