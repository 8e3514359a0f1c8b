//! The game at one table: what was kept of it, and the referee who goes on from there.

use std::collections::BTreeSet;

use families::Setup;
use referee::{Input, Millis};
use serde_json::Value;
use table::Viewer;
use wire::{Happening, News};

use super::live::{self, Output, Playing};
use crate::house::House;
use crate::store::{Asked, Line, Table};

/// The game at one table.
pub(super) struct Play {
    game: Box<dyn Playing>,
    /// How many lines are kept.
    kept: usize,
    /// The requests that were accepted.
    answered: BTreeSet<Asked>,
    /// Until when nothing happens by itself, because something could not be kept.
    resting: Option<Millis>,
}

impl Play {
    /// The game after these lines. Fails with what does not replay.
    pub(super) fn restore(
        house: &House,
        table: &Table,
        setup: &Setup,
        lines: &[Line],
    ) -> Result<Play, String> {
        Ok(Play {
            game: live::restore(house, table, setup, lines)?,
            kept: lines.len(),
            answered: lines.iter().filter_map(|line| line.asked).collect(),
            resting: None,
        })
    }

    /// The same game, which does nothing by itself until `until`.
    pub(super) fn resting(self, until: Millis) -> Play {
        Play { resting: Some(until), ..self }
    }

    /// Whether it rests because something could not be kept.
    pub(super) fn is_resting(&self) -> bool {
        self.resting.is_some()
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
        let due = self.game.wake_at()?;
        Some(self.resting.map_or(due, |rested| due.max(rested)))
    }

    /// Whether the game can read an action. Fails with what is wrong.
    pub(super) fn understands(&self, action: &Value) -> Result<(), String> {
        self.game.understands(action)
    }

    /// Takes an input and says what is to be kept, and what is to be told once it is.
    pub(super) fn take(
        &mut self,
        now: Millis,
        input: Input<Value>,
        asked: Option<Asked>,
    ) -> (Vec<Line>, Vec<Output>) {
        let outputs = self.game.take(now, input);
        // What was asked for comes first, if there is anything to keep of it.
        let fulfils = matches!(outputs.first(), Some(Output::Keep(..)));
        let texts = outputs.iter().filter_map(|output| match output {
            Output::Keep(tone, text) => Some((*tone, text.clone())),
            Output::Told { .. } | Output::Accepted | Output::Refused { .. } => None,
        });
        let lines = texts.enumerate().map(|(at, (tone, text))| {
            let asked = asked.filter(|_| fulfils && at == 0);
            Line { text, tone, asked }
        });
        (lines.collect(), outputs)
    }

    /// Notes that these lines are kept.
    pub(super) fn note(&mut self, lines: &[Line]) {
        self.kept += lines.len();
        self.answered.extend(lines.iter().filter_map(|line| line.asked));
        if !lines.is_empty() {
            self.resting = None;
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
