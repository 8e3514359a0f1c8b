//! What everybody has to know at once.

use std::cell::Cell;

use tokio::sync::Notify;

/// What everybody has to know at once.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Signal {
    /// How often the server has crashed.
    pub(crate) crashes: u64,
    /// Whether it is over.
    pub(crate) is_over: bool,
}

/// A signal and those who wait for it to change. They hear of it in the order in which they came, always;
/// the channels of the runtime that would do as well wake their listeners in any order.
#[derive(Default)]
pub(crate) struct Signals {
    signal: Cell<Signal>,
    changed: Notify,
}

impl Signals {
    /// How things are.
    pub(crate) fn now(&self) -> Signal {
        self.signal.get()
    }

    /// The server has crashed, or was ended.
    pub(crate) fn crash(&self) {
        let now = self.now();
        self.set(Signal { crashes: now.crashes + 1, ..now });
    }

    /// It is over.
    pub(crate) fn end(&self) {
        self.set(Signal { is_over: true, ..self.now() });
    }

    /// Waits until it is over or the server has crashed once more than that.
    pub(crate) async fn interrupted(&self, crashes: u64) {
        loop {
            let changed = self.changed.notified();
            if self.now().is_over || self.now().crashes != crashes {
                return;
            }
            changed.await;
        }
    }

    /// Waits until it is over.
    pub(crate) async fn over(&self) {
        while !self.now().is_over {
            self.interrupted(self.now().crashes).await;
        }
    }

    fn set(&self, signal: Signal) {
        self.signal.set(signal);
        self.changed.notify_waiters();
    }
}
