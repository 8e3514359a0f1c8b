//! How many messages a socket may send.

use std::time::Duration;

use tokio::time::Instant;

use crate::limits::Limits;

/// Counts messages: so many at once, so many a second in the long run.
#[derive(Clone, Copy)]
pub(crate) struct Bucket {
    /// What one message costs.
    cost: Duration,
    /// How far ahead of the clock messages may run.
    credit: Duration,
    /// When everything admitted so far is paid for.
    paid_at: Instant,
}

impl Bucket {
    pub(crate) fn new(limits: &Limits, now: Instant) -> Bucket {
        Bucket::of(Duration::from_secs(1) / limits.messages_per_second.max(1), limits.burst, now)
    }

    /// One in so much time, and so many at once.
    pub(crate) fn of(cost: Duration, burst: u32, now: Instant) -> Bucket {
        Bucket { cost, credit: cost * burst, paid_at: now }
    }

    /// Whether everything is paid for by this moment.
    pub(crate) fn is_full(&self, now: Instant) -> bool {
        self.paid_at <= now
    }

    /// Whether another message is admitted at this moment.
    pub(crate) fn admits(&mut self, now: Instant) -> bool {
        let paid_at = self.paid_at.max(now) + self.cost;
        let admitted = paid_at.duration_since(now) <= self.credit;
        if admitted {
            self.paid_at = paid_at;
        }
        admitted
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_burst_is_admitted_and_then_so_many_a_second() {
        let now = Instant::now();
        let limits = Limits { messages_per_second: 2, burst: 3, ..Limits::default() };
        let mut bucket = Bucket::new(&limits, now);
        let mut admitted = |after| (0..10).filter(|_| bucket.admits(now + after)).count();
        assert_eq!(admitted(Duration::ZERO), 3);
        assert_eq!(admitted(Duration::from_secs(1)), 2);
        assert_eq!(admitted(Duration::from_secs(60)), 3);
    }
}
