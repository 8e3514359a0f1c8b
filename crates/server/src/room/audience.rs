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
    /// So many have found a seat, and will go for good.
    seated: u32,
}

impl Audience {
    /// Nobody watches.
    pub(super) fn new(span: Duration) -> Audience {
        Audience { span, told: 0, falls: None, seated: 0 }
    }

    /// How many are told to watch.
    pub(super) fn count(&self) -> u32 {
        self.told
    }

    /// Somebody has found a seat; whoever goes next is not counted on.
    pub(super) fn seat(&mut self) {
        self.seated = self.told.min(self.seated + 1);
    }

    /// So many watch now. Says whether everybody is to be told another number.
    pub(super) fn see(&mut self, watching: u32, now: Instant) -> bool {
        if watching == self.told {
            self.falls = None;
            return false;
        }
        let gone = self.told.saturating_sub(watching);
        let seated = gone.min(self.seated);
        (self.told, self.seated) = (self.told - seated, self.seated - seated);
        if watching < self.told {
            let falls = *self.falls.get_or_insert(now + self.span);
            if falls > now {
                return seated > 0;
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

    #[test]
    fn who_finds_a_seat_watches_no_longer() {
        let start = Instant::now();
        let mut audience = Audience::new(Duration::from_secs(5));
        audience.seat();
        assert!(audience.see(3, start));
        assert!(!audience.see(2, start), "nobody who watched had sat down");
        assert!(!audience.see(3, start));
        audience.seat();
        assert!(audience.see(1, start), "one has sat down, and one is perhaps only away");
        assert_eq!((audience.count(), audience.next()), (2, Some(start + Duration::from_secs(5))));
        assert!(!audience.see(2, start));
        assert_eq!((audience.count(), audience.next()), (2, None));
    }
}
