//! What happened in one run, line by line, and the one number that stands for all of it.

use std::hash::{DefaultHasher, Hash, Hasher};

use tokio::time::Instant;

/// What happened in one run.
pub(crate) struct Journal {
    began: Instant,
    hash: DefaultHasher,
    count: u64,
    /// The lines, if somebody wants to read them.
    lines: Option<Vec<String>>,
}

impl Journal {
    pub(crate) fn new(is_kept: bool) -> Journal {
        let lines = is_kept.then(Vec::new);
        Journal { began: Instant::now(), hash: DefaultHasher::new(), count: 0, lines }
    }

    /// Notes that something happened now.
    pub(crate) fn note(&mut self, what: &str) {
        self.note_at(Instant::now(), what);
    }

    /// Notes that something happened.
    pub(crate) fn note_at(&mut self, moment: Instant, what: &str) {
        let at = moment.duration_since(self.began).as_millis();
        (at, what).hash(&mut self.hash);
        self.count += 1;
        if let Some(lines) = &mut self.lines {
            let (minutes, millis) = (at / 60_000, at % 60_000);
            lines.push(format!("{minutes:>5}:{:02}.{:03} {what}", millis / 1000, millis % 1000));
        }
    }

    /// The number that stands for everything so far.
    pub(crate) fn hash(&self) -> u64 {
        self.hash.finish()
    }

    /// How much was noted.
    pub(crate) fn count(&self) -> u64 {
        self.count
    }

    /// What was noted, if it was kept.
    pub(crate) fn take(&mut self) -> Vec<String> {
        self.lines.take().unwrap_or_default()
    }
}
