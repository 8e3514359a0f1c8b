//! How long nobody has been at a table.

use std::time::Duration;

use tokio::time::Instant;

/// Says when a table ends because nobody is there.
pub(super) struct Vacancy {
    /// How long a table may be empty.
    span: Duration,
    /// When its time is over; `None` while somebody is there.
    ends: Option<Instant>,
}

impl Vacancy {
    /// A table that is empty from now on.
    pub(super) fn new(span: Duration, now: Instant) -> Vacancy {
        Vacancy { span, ends: Some(now + span) }
    }

    /// When its time is over, if nobody comes.
    pub(super) fn ends(&self) -> Option<Instant> {
        self.ends
    }

    /// Somebody is there.
    pub(super) fn fill(&mut self) {
        self.ends = None;
    }

    /// Nobody is there, since now or for longer. Says whether that was for long enough; if it was,
    /// its time starts anew for those who may hold a handle.
    pub(super) fn is_over(&mut self, now: Instant) -> bool {
        let over = self.ends.is_some_and(|ends| ends <= now);
        if over || self.ends.is_none() {
            self.ends = Some(now + self.span);
        }
        over
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_time_of_an_empty_table_starts_when_the_last_one_leaves() {
        let start = Instant::now();
        let at = |seconds| start + Duration::from_secs(seconds);
        let mut vacancy = Vacancy::new(Duration::from_secs(10), start);
        assert!(!vacancy.is_over(at(9)));
        assert_eq!(vacancy.ends(), Some(at(10)));
        vacancy.fill();
        assert_eq!(vacancy.ends(), None);
        // They were there in silence for longer than a table may be empty.
        assert!(!vacancy.is_over(at(100)));
        assert!(!vacancy.is_over(at(109)));
        assert!(vacancy.is_over(at(110)));
        assert_eq!(vacancy.ends(), Some(at(120)));
    }
}
