//! Windows that tell nothing.
//!
//! In the rules a window opens on what everybody saw. Here is decided how long it stays open, from
//! public facts alone:
//!
//! 1. Nobody could answer by what everybody sees, because the botte lies open: it closes at once.
//! 2. Somebody asked is a person, and another person sits at the table: it stays open for the
//!    table's time, whatever anybody holds. Passing is noted in silence.
//! 3. Only bots are asked, and there are two persons or more: it stays open for one beat, whatever
//!    the bots hold. A bot that stands in for a person is one of them; everybody sees that it does.
//! 4. One person among bots: nobody is there to read the timing. That person is asked only when
//!    there is something to answer with, and then without a clock; everything else takes one beat.
//!
//! Who has given standing orders that decide the window is asked as little as a bot; everybody sees
//! which orders. If all of those who are asked have ordered to let it pass, it closes at once: nobody
//! will answer, whatever anybody holds.
//!
//! Where a distance has to be announced, its window stays open for the table's time, announced or
//! not, so that silence is not marked by a pause. The only person among bots may pass before, and is
//! not kept waiting by its own distance once it has announced it.

use table::{Seat, Seats};

use crate::contract::Version;
use crate::pace::Millis;
use crate::race::Claim;

/// How long a window stays open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stay {
    /// For the table's time.
    Time,
    /// For one beat.
    Beat,
    /// Until the only person has answered.
    UntilAnswered,
}

/// A window that is open, and what will come of it.
#[derive(Clone, Debug)]
pub(crate) struct Watch<A> {
    /// When it closes by itself; `None` if it waits for an answer.
    pub(crate) closes: Option<Millis>,
    /// The whole time it stays open, where that is the table's time and everybody may see the clock.
    pub(crate) length: Option<Millis>,
    /// Those who have passed, which is told to nobody.
    pub(crate) passed: Seats,
    /// Those of them for whom a bot has.
    booked: Seats,
    /// What bots have decided to answer, and when.
    pub(crate) planned: Vec<(Millis, Seat, A)>,
    /// When it opened.
    pub(crate) opened: Millis,
    /// The version of the table when it opened.
    pub(crate) since: Version,
    /// Which window of the game it is, where that can be told.
    pub(crate) number: Option<u32>,
}

impl<A: Copy> Watch<A> {
    /// A window that opens and closes at this moment.
    pub(crate) fn closing_at(now: Millis, since: Version, number: Option<u32>) -> Watch<A> {
        Watch {
            closes: Some(now),
            length: None,
            passed: Seats::NONE,
            booked: Seats::NONE,
            planned: Vec::new(),
            opened: now,
            since,
            number,
        }
    }

    /// Stays open for the table's time; without a clock, until everybody has answered.
    pub(crate) fn stay_open(&mut self, now: Millis, length: Option<Millis>) {
        self.closes = length.map(|length| now + length);
        self.length = length;
    }

    /// Bots answer soon, and then it closes.
    pub(crate) fn hurry(&mut self, soon: Millis) {
        self.closes = Some(soon);
        self.length = None;
        for (at, _, _) in &mut self.planned {
            *at = (*at).min(soon);
        }
    }

    /// Notes what a bot will answer at a seat, and when; a pass counts at once.
    pub(crate) fn plan(&mut self, at: Millis, seat: Seat, answer: A, is_pass: bool) {
        if is_pass {
            self.passed = self.passed.with(seat);
            self.booked = self.booked.with(seat);
        } else {
            self.planned.push((at, seat, answer));
        }
    }

    /// Forgets what a bot would have answered at a seat.
    pub(crate) fn forget_plan(&mut self, seat: Seat) {
        self.planned.retain(|&(_, planned, _)| planned != seat);
        if self.booked.has(seat) {
            self.passed = self.passed.without(seat);
            self.booked = self.booked.without(seat);
        }
    }

    /// What is left of its time and the whole of it, where there is a clock to see.
    pub(crate) fn clock(&self, now: Millis) -> Option<(Millis, Millis)> {
        let left = self.closes?.0.saturating_sub(now.0);
        Some((Millis(left), self.length?))
    }

    /// The first answer that is due by now.
    pub(crate) fn due(&self, now: Millis) -> Option<Claim<A>> {
        let due = self.planned.iter().filter(|(at, _, _)| *at <= now);
        let first = due.min_by_key(|(at, seat, _)| (*at, *seat));
        first.map(|&(pressed, seat, action)| Claim { seat, action, pressed })
    }

    /// Whether its time is over.
    pub(crate) fn is_over(&self, now: Millis) -> bool {
        self.closes.is_some_and(|closes| closes <= now)
    }

    /// When something next happens by itself.
    pub(crate) fn next(&self) -> Option<Millis> {
        self.planned.iter().map(|(at, _, _)| *at).chain(self.closes).min()
    }
}
