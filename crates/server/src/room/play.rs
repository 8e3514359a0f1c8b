//! The game at one table: what was kept of it, and the referee who goes on from there.

use std::collections::BTreeSet;

use families::Setup;
use referee::{Input, Millis, Version};
use serde_json::Value;
use table::{Seats, Viewer};
use wire::{Happening, News};

use super::live::{self, Output, Playing, Wish};
use crate::house::House;
use crate::store::{Asked, Line, Table};

/// The game at one table.
pub(super) struct Play {
    game: Box<dyn Playing>,
    /// How many lines are kept. It is also the version of the game.
    kept: usize,
    /// The requests that were accepted.
    answered: BTreeSet<Asked>,
    /// Who has passed since the last line. The game notes it and nobody keeps it.
    passed: Seats,
    /// Who passed before the game was made anew, and passes again.
    owed: Seats,
    /// Until when nothing happens by itself, because something could not be kept.
    resting: Option<Millis>,
}

impl Play {
    /// The game after these lines. Fails with what does not replay.
    pub(super) fn restore(
        house: &House,
        table: &Table,
        setup: Setup,
        lines: &[Line],
    ) -> Result<Play, String> {
        Ok(Play {
            game: live::restore(house, table, setup, lines)?,
            kept: lines.len(),
            answered: lines.iter().filter_map(|line| line.asked).collect(),
            passed: Seats::NONE,
            owed: Seats::NONE,
            resting: None,
        })
    }

    /// The same game made anew after something could not be kept: it rests until `until`, and
    /// those who had passed need not pass again.
    pub(super) fn after(mut self, before: &Play, until: Millis) -> Play {
        self.owed = before.passed.iter().chain(before.owed.iter()).collect();
        self.resting = Some(until);
        self
    }

    /// How many lines are kept.
    pub(super) fn kept(&self) -> usize {
        self.kept
    }

    /// Whether a request was accepted before.
    pub(super) fn has_answered(&self, asked: Asked) -> bool {
        self.answered.contains(&asked)
    }

    /// When something happens by itself.
    pub(super) fn wake_at(&self) -> Option<Millis> {
        let due = self.game.wake_at();
        match self.resting {
            // Those who have passed do so again as soon as may be, whatever the window's clock says.
            Some(rested) if !self.owed.is_empty() => Some(rested),
            Some(rested) => due.map(|due| due.max(rested)),
            None => due,
        }
    }

    /// What comes in by itself.
    pub(super) fn due(&mut self) -> Vec<Input<Wish>> {
        self.resting = None;
        let owed = std::mem::take(&mut self.owed);
        // They have passed whatever comes of it, also if the next thing cannot be kept either.
        self.passed = self.passed.iter().chain(owed.iter()).collect();
        let seen = Version(u32::try_from(self.kept).expect("fewer than 2^32 lines"));
        let passes = owed.iter().map(|seat| Input::Act { seat, action: Wish::Decline, seen });
        passes.chain([Input::Wake]).collect()
    }

    /// Whether the game can read an action. Fails with what is wrong.
    pub(super) fn understands(&self, action: &Value) -> Result<(), String> {
        self.game.understands(action)
    }

    /// Takes an input and says what is to be kept, and what is to be told once it is.
    pub(super) fn take(
        &mut self,
        now: Millis,
        input: Input<Wish>,
        asked: Option<Asked>,
    ) -> (Vec<Line>, Vec<Output>) {
        let outputs = self.game.take(now, input);
        // What was asked for comes first, if it is to be kept at all. A pass is not.
        let fulfils = matches!(outputs.first(), Some(Output::Keep(_)));
        let texts = outputs.iter().filter_map(|output| match output {
            Output::Keep(text) => Some(text.clone()),
            Output::Told { .. } | Output::Accepted { .. } | Output::Refused { .. } => None,
        });
        let lines = texts
            .enumerate()
            .map(|(at, text)| Line { text, asked: asked.filter(|_| fulfils && at == 0) });
        (lines.collect(), outputs)
    }

    /// Notes that everything is kept that came of an input.
    pub(super) fn note(&mut self, lines: usize, outputs: &[Output], asked: Option<Asked>) {
        let accepted = outputs.iter().find_map(|output| match output {
            Output::Accepted { to } => Some(*to),
            Output::Keep(_) | Output::Told { .. } | Output::Refused { .. } => None,
        });
        self.kept += lines;
        if lines > 0 {
            // The table is another now, and nobody has passed there.
            (self.passed, self.owed, self.resting) = (Seats::NONE, Seats::NONE, None);
        }
        match accepted {
            // Who has passed may pass as often as they like; it is remembered once.
            Some(seat) if lines == 0 && self.passed.has(seat) => {}
            Some(seat) => {
                self.answered.extend(asked);
                self.passed = if lines == 0 { self.passed.with(seat) } else { self.passed };
            }
            None => {}
        }
    }

    /// The present as `viewer` knows it.
    pub(super) fn news(&self, viewer: Viewer) -> News {
        self.game.news(viewer)
    }

    /// What `viewer` saw of this round.
    pub(super) fn so_far(&self, viewer: Viewer) -> Vec<Happening> {
        self.game.so_far(viewer)
    }

    /// Whether no other round follows.
    pub(super) fn is_match_over(&self) -> bool {
        self.game.is_match_over()
    }
}
