//! Who is there, told with composure.
//!
//! Phones lose their connection and find it again, and people reload pages. Somebody is gone only
//! when they have had no socket for a while, so whoever comes and goes in a loop costs the others
//! nothing. Whoever comes is there at once.

use std::collections::BTreeMap;
use std::time::Duration;

use table::{Seat, Seats};
use tokio::time::Instant;

/// Who is there, as everybody is told.
pub(super) struct Presence {
    /// How long somebody has no socket before they are gone.
    span: Duration,
    there: Seats,
    /// Those of them who have no socket, and when they will be gone.
    going: BTreeMap<Seat, Instant>,
}

impl Presence {
    /// Nobody is there.
    pub(super) fn new(span: Duration) -> Presence {
        Presence { span, there: Seats::NONE, going: BTreeMap::new() }
    }

    /// Who is there.
    pub(super) fn there(&self) -> Seats {
        self.there
    }

    /// Everybody who is there has another seat by now.
    pub(super) fn move_to(&mut self, sockets: Seats) {
        (self.there, self.going) = (sockets, BTreeMap::new());
    }

    /// A seat is somebody else's by now, who has still to come.
    pub(super) fn lose(&mut self, seat: Seat) {
        self.going.remove(&seat);
        self.there = self.there.without(seat);
    }

    /// Somebody comes. Says whether they were not there.
    pub(super) fn come(&mut self, seat: Seat) -> bool {
        self.going.remove(&seat);
        let is_new = !self.there.has(seat);
        self.there = self.there.with(seat);
        is_new
    }

    /// Only these have a socket now. Says who is gone by now.
    pub(super) fn see(&mut self, sockets: Seats, now: Instant) -> Vec<Seat> {
        for seat in self.there.iter().filter(|&seat| !sockets.has(seat)) {
            self.going.entry(seat).or_insert(now + self.span);
        }
        let due = |(&seat, &at): (&Seat, &Instant)| (at <= now).then_some(seat);
        let gone: Vec<Seat> = self.going.iter().filter_map(due).collect();
        for &seat in &gone {
            self.going.remove(&seat);
            self.there = self.there.without(seat);
        }
        gone
    }

    /// When somebody will be gone.
    pub(super) fn next(&self) -> Option<Instant> {
        self.going.values().copied().min()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const A: Seat = Seat(0);

    #[test]
    fn who_comes_back_soon_was_never_gone() {
        let start = Instant::now();
        let at = |millis| start + Duration::from_millis(millis);
        let mut presence = Presence::new(Duration::from_secs(5));
        assert!(presence.come(A));
        for loops in 0..100 {
            assert_eq!(presence.see(Seats::NONE, at(loops * 4000)), []);
            assert!(!presence.come(A), "everybody believes that they are there");
        }
        assert_eq!(presence.see(Seats::NONE.with(A), at(500_000)), []);
    }

    #[test]
    fn who_stays_away_is_gone_once() {
        let start = Instant::now();
        let at = |millis| start + Duration::from_millis(millis);
        let mut presence = Presence::new(Duration::from_secs(5));
        presence.come(A);
        assert_eq!(presence.see(Seats::NONE, at(0)), []);
        assert_eq!(presence.next(), Some(at(5000)));
        assert_eq!(presence.see(Seats::NONE, at(4999)), []);
        assert_eq!(presence.see(Seats::NONE, at(5000)), [A]);
        assert_eq!((presence.there(), presence.next()), (Seats::NONE, None));
        assert_eq!(presence.see(Seats::NONE, at(9000)), []);
        assert!(presence.come(A));
    }
}
