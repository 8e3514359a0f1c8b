//! How many watch, told with composure.
//!
//! Whoever comes is counted at once. Whoever goes is counted on for a while, so that a reload, or coming
//! and going in a loop, is told to nobody.

use std::time::Duration;

use tokio::time::Instant;

/// How many watch, as everybody is told.
pub(super) struct Audience {
    /// How long somebody who went is counted on.
    span: Duration,
    told: u32,
    /// When fewer are told, if fewer watch.
    falls: Option<Instant>,
}

impl Audience {
    /// Nobody watches.
    pub(super) fn new(span: Duration) -> Audience {
        Audience { span, told: 0, falls: None }
    }

    /// How many are told to watch.
    pub(super) fn count(&self) -> u32 {
        self.told
    }

    /// So many watch now. Says whether everybody is to be told another number.
    pub(super) fn see(&mut self, watching: u32, now: Instant) -> bool {
        if watching == self.told {
            self.falls = None;
            return false;
        }
        if watching < self.told {
            let falls = *self.falls.get_or_insert(now + self.span);
            if falls > now {
                return false;
            }
        }
        (self.told, self.falls) = (watching, None);
        true
    }

    /// When fewer are told.
    pub(super) fn next(&self) -> Option<Instant> {
        self.falls
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_comes_counts_at_once_and_who_goes_a_little_longer() {
        let start = Instant::now();
        let at = |millis| start + Duration::from_millis(millis);
        let mut audience = Audience::new(Duration::from_secs(5));
        assert!(!audience.see(0, at(0)));
        assert!(audience.see(2, at(1)));
        for loops in 1..100 {
            assert!(!audience.see(1, at(loops * 1000)));
            assert!(!audience.see(2, at(loops * 1000 + 500)));
        }
        assert!(!audience.see(1, at(100_000)));
        assert_eq!((audience.count(), audience.next()), (2, Some(at(105_000))));
        assert!(audience.see(1, at(105_000)));
        assert_eq!((audience.count(), audience.next()), (1, None));
    }
}
