//! Who is sent away: counted by what there was too much of, and told in the log now and then.
//!
//! A flood must be seen in the log and must not fill it, so there is a line for many refusals.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Duration;

use tokio::time::{MissedTickBehavior, interval};

use crate::rooms::Rooms;

/// How often the log says how many were sent away, if somebody was.
const SPAN: Duration = Duration::from_secs(10);

/// What there was too much of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Excess {
    /// Connections of an address, or in all.
    Connections,
    /// Requests of an address.
    Requests,
    /// Sockets of an address, or spectators of a table.
    Sockets,
    /// Tables of an address, or in all.
    Tables,
    /// Messages on a socket.
    Messages,
    /// Messages that a socket does not read.
    Unread,
    /// Rounds that are looked at for an address.
    Studies,
}

impl Excess {
    /// All of them, in their order.
    pub(crate) const ALL: [Excess; 7] = [
        Excess::Connections,
        Excess::Requests,
        Excess::Sockets,
        Excess::Tables,
        Excess::Messages,
        Excess::Unread,
        Excess::Studies,
    ];

    /// What figures call it.
    pub(crate) fn word(self) -> &'static str {
        match self {
            Excess::Connections => "connections",
            Excess::Requests => "requests",
            Excess::Sockets => "sockets",
            Excess::Tables => "tables",
            Excess::Messages => "messages",
            Excess::Unread => "unread",
            Excess::Studies => "studies",
        }
    }
}

/// How often somebody was sent away, since the server started.
#[derive(Default)]
pub(crate) struct Refusals([AtomicU64; Excess::ALL.len()]);

/// So many of each.
type Counts = [u64; Excess::ALL.len()];

impl Refusals {
    /// Somebody is sent away.
    pub(crate) fn count(&self, excess: Excess) {
        self.0[excess as usize].fetch_add(1, Relaxed);
    }

    /// How often.
    pub(crate) fn of(&self, excess: Excess) -> u64 {
        self.0[excess as usize].load(Relaxed)
    }

    /// How often since this was said last, if at all.
    fn since(&self, told: &mut Counts) -> Option<Counts> {
        let before = std::mem::replace(told, Excess::ALL.map(|excess| self.of(excess)));
        let counts = std::array::from_fn(|at| told[at] - before[at]);
        (counts != Counts::default()).then_some(counts)
    }
}

/// Says in the log how many were sent away, until the server ends.
pub(crate) async fn run(rooms: Arc<Rooms>) {
    let shared = &rooms.shared;
    let (mut told, mut tick) = (Counts::default(), interval(SPAN));
    tick.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            () = shared.closing.cancelled() => return,
            _ = tick.tick() => {}
        }
        if let Some(counts) = shared.metrics.refusals.since(&mut told) {
            let [connections, requests, sockets, tables, messages, unread, studies] = counts;
            tracing::warn!(
                connections,
                requests,
                sockets,
                tables,
                messages,
                unread,
                studies,
                "some were sent away"
            );
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_flood_is_one_line_and_then_silence() {
        let (refusals, mut told) = (Refusals::default(), Counts::default());
        assert_eq!(refusals.since(&mut told), None);
        for _ in 0..1000 {
            refusals.count(Excess::Requests);
        }
        refusals.count(Excess::Studies);
        assert_eq!(refusals.since(&mut told), Some([0, 1000, 0, 0, 0, 0, 1]));
        assert_eq!(refusals.since(&mut told), None);
        refusals.count(Excess::Requests);
        assert_eq!(refusals.since(&mut told), Some([0, 1, 0, 0, 0, 0, 0]));
        assert_eq!(refusals.of(Excess::Requests), 1001);
    }

    #[test]
    fn each_excess_stands_in_its_place() {
        for (at, excess) in Excess::ALL.into_iter().enumerate() {
            assert_eq!(excess as usize, at, "{}", excess.word());
        }
    }
}
