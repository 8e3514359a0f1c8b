//! What is kept of a game, as far as the task of its table has to know.

use std::collections::BTreeSet;

use referee::Millis;

use crate::store::{Asked, Line};

/// What is kept of a game.
#[derive(Default)]
pub(super) struct Journal {
    /// How many lines.
    lines: usize,
    /// The requests that were accepted.
    answered: BTreeSet<Asked>,
    /// Whether more is kept than can be believed, so that nothing can follow.
    is_damaged: bool,
    /// Until when nothing happens by itself, because something could not be kept.
    rests: Option<Millis>,
}

impl Journal {
    /// The journal of these lines, behind which there may be others that are damaged.
    pub(super) fn of(lines: &[Line], is_damaged: bool) -> Journal {
        let mut journal = Journal { is_damaged, ..Journal::default() };
        journal.note(lines);
        journal
    }

    /// Notes that these lines are kept.
    pub(super) fn note(&mut self, lines: &[Line]) {
        self.lines += lines.len();
        self.answered.extend(lines.iter().filter_map(|line| line.asked));
        self.rests = None;
    }

    /// How many lines are kept.
    pub(super) fn len(&self) -> usize {
        self.lines
    }

    /// Whether a request was accepted before.
    pub(super) fn has_answered(&self, asked: Asked) -> bool {
        self.answered.contains(&asked)
    }

    /// Something could not be kept, and is not tried again by itself before `until`.
    pub(super) fn rest(&mut self, until: Millis) {
        self.rests = Some(until);
    }

    /// Whether and until when something waits, because it could not be kept, for a store that is well.
    pub(super) fn rests(&self) -> Option<Millis> {
        self.rests.filter(|_| !self.is_damaged)
    }

    /// Things can be kept again.
    pub(super) fn go_on(&mut self) {
        self.rests = None;
    }

    /// Whether the last thing that should have happened could not be kept.
    pub(super) fn is_stalled(&self) -> bool {
        self.is_damaged || self.rests.is_some()
    }

    /// Whether nothing can follow, now or later.
    pub(super) fn is_damaged(&self) -> bool {
        self.is_damaged
    }

    /// When something may happen that is due at this moment.
    pub(super) fn not_before(&self, due: Millis) -> Millis {
        self.rests.map_or(due, |rested| due.max(rested))
    }
}
