//! A table at which something is shown: bots play by heart, as long as everybody does what was written.
//!
//! A lesson is a written game. Its bots play their lines of it, and answer nothing that is not written;
//! passes in windows are not written. As soon as somebody does something else, they play as they always do.

use table::{Bot, Entry, Hosted, Seat, Seats, Turn, Viewer};

use crate::room::Room;

/// A written game, and how far it has been played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Cues<A> {
    lines: Vec<(Seat, A)>,
    played: usize,
    has_strayed: bool,
}

/// Where a viewer is in a written game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cue<A> {
    /// How many of its lines were played.
    pub played: usize,
    /// What is written for the viewer to do now, if it is for them.
    pub action: Option<A>,
    /// Whether somebody has done something else.
    pub has_strayed: bool,
}

impl<A: Copy + Eq> Cues<A> {
    /// What comes next; nothing once somebody has strayed, or all is played.
    fn next(&self) -> Option<(Seat, A)> {
        self.lines.get(self.played).copied().filter(|_| !self.has_strayed)
    }

    fn hear(&mut self, seat: Seat, action: A) {
        match self.next() {
            Some(next) if next == (seat, action) => self.played += 1,
            // Whatever comes after the last line is as good as anything else.
            _ => self.has_strayed |= self.played < self.lines.len(),
        }
    }
}

impl<G: Hosted, B: Bot<G> + Copy> Room<G, B> {
    /// The same room where this game is written, without the passes in its windows.
    #[must_use]
    pub fn by_heart(mut self, lines: Vec<(Seat, G::Action)>) -> Self {
        self.cues = Some(Cues { lines, played: 0, has_strayed: false });
        self
    }

    /// Where a viewer is in the written game, if there is one.
    pub(crate) fn cue(&self, viewer: Viewer) -> Option<Cue<G::Action>> {
        let cues = self.cues.as_ref()?;
        let next = cues.next().filter(|(seat, _)| Viewer::Seat(*seat) == viewer);
        let action = next.map(|(_, action)| action);
        Some(Cue { played: cues.played, action, has_strayed: cues.has_strayed })
    }

    /// Notes what was played beside what was written.
    pub(crate) fn follow(&mut self, entry: Entry<G::Action>) {
        let in_window = matches!(self.game.turn(), Turn::Asking(_));
        let Some(cues) = &mut self.cues else { return };
        match entry {
            Entry::Act(_, action) if in_window && action == G::decline() => {}
            Entry::Act(seat, action) => cues.hear(seat, action),
            Entry::Seed(_) => {}
            Entry::NextRound => cues.has_strayed = true,
        }
    }

    /// What is written for a bot to do now; it answers nothing that is not written.
    pub(crate) fn cued(&self, seat: Seat) -> Option<G::Action> {
        let (next, action) = self.cues.as_ref()?.next()?;
        if next == seat && self.game.check(seat, action).is_ok() {
            return Some(action);
        }
        matches!(self.game.turn(), Turn::Asking(_)).then(G::decline)
    }

    /// Whether it is written that a person does something in a window that asks these. Whoever learns
    /// has time.
    pub(crate) fn awaits_cue(&self, asked: Seats) -> bool {
        let next = self.cues.as_ref().and_then(Cues::next);
        let answers = |action| !G::is_call(action) || G::waits_for_speech(action);
        next.is_some_and(|(seat, action)| {
            let may = || self.game.check(seat, action).is_ok();
            asked.has(seat) && self.is_person(seat) && answers(action) && may()
        })
    }

    /// What a bot calls out: what is written, where something is, and otherwise what it notices.
    pub(crate) fn calls_out(&mut self, seat: Seat) -> Option<G::Action> {
        if let Some((next, action)) = self.cues.as_ref().and_then(Cues::next) {
            return (next == seat && G::is_call(action)).then_some(action);
        }
        let view = self.game.view(Viewer::Seat(seat));
        let bot = self.chairs[seat.index()].bot()?;
        bot.call(&view, &mut self.whims)
    }
}
