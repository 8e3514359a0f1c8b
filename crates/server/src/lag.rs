//! How long a line takes, by the server's own measure.

use std::time::Duration;

use axum::body::Bytes;
use tokio::time::Instant;

/// How long the line of one socket takes. A sign of life bears a number, and what comes back with the
/// same number was so long under way.
#[derive(Default)]
pub(crate) struct Lag {
    /// In both directions; nothing before it is measured.
    pub(crate) both_ways: Duration,
    /// The number of the last sign of life.
    number: u32,
    /// When that was sent, if it is not back.
    sent: Option<Instant>,
}

impl Lag {
    /// What the next sign of life bears.
    pub(crate) fn ping(&mut self, now: Instant) -> Bytes {
        self.number = self.number.wrapping_add(1);
        self.sent = Some(now);
        Bytes::copy_from_slice(&self.number.to_be_bytes())
    }

    /// A sign of life is back. What was sent before, or was never sent, says nothing.
    pub(crate) fn pong(&mut self, bytes: &[u8], now: Instant) {
        if bytes == self.number.to_be_bytes()
            && let Some(sent) = self.sent.take()
        {
            self.both_ways = now - sent;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_measured_by_what_comes_back() {
        let begin = Instant::now();
        let after = |millis| begin + Duration::from_millis(millis);
        let mut lag = Lag::default();
        assert_eq!(lag.both_ways, Duration::ZERO);
        let first = lag.ping(begin);
        lag.pong(&first, after(80));
        assert_eq!(lag.both_ways, Duration::from_millis(80));
        let second = lag.ping(after(1000));
        lag.pong(&first, after(9000));
        lag.pong(b"", after(9000));
        assert_eq!(
            lag.both_ways,
            Duration::from_millis(80),
            "an old or invented answer says nothing"
        );
        lag.pong(&second, after(1050));
        lag.pong(&second, after(9000));
        assert_eq!(lag.both_ways, Duration::from_millis(50), "and nothing is answered twice");
    }
}
