//! The game at one table: what was kept of it, and the referee who goes on from there.

use std::collections::BTreeSet;

use bornes::{Action, Race, Rules};
use bots::Level;
use referee::{Input, Millis, News, Occupant, Output, Room, Version};
use table::{Entry, Hosted, Seats, Unreplayable, Viewer};

use super::lines;
use crate::house::House;
use crate::pace;
use crate::store::{Asked, Line, Table, Who};

/// The game at one table.
pub(super) struct Play {
    rules: &'static Rules,
    room: Room<Race, Level>,
    /// How many lines are kept. It is also the version of the room.
    kept: usize,
    /// The requests that were accepted.
    answered: BTreeSet<Asked>,
    /// Who has passed since the last line. The room notes it and nobody keeps it.
    passed: Seats,
    /// Who passed before the room was made anew, and passes again.
    owed: Seats,
    /// Until when nothing happens by itself, because something could not be kept.
    resting: Option<Millis>,
}

impl Play {
    /// The game after these lines. Fails with what does not replay.
    pub(super) fn restore(
        house: &House,
        table: &Table,
        rules: &'static Rules,
        lines: &[Line],
    ) -> Result<Play, String> {
        let in_line = |at: usize, what: &str| format!("line {at}: {what}");
        let entries = lines
            .iter()
            .enumerate()
            .map(|(at, line)| lines::read(rules, &line.text).map_err(|what| in_line(at, &what)));
        let entries = entries.collect::<Result<Vec<Entry<Action>>, String>>()?;
        let occupants = table.sitters.iter().map(|sitter| match sitter.who {
            Who::Person(_) => Occupant::Person,
            Who::Bot(level) => Occupant::Bot(level),
        });
        let pace = pace::of(rules, house.paces.of(table.speed));
        let room = Room::new(&rules, occupants.collect(), pace, table.seed)
            .restore(&entries, house.now())
            .map_err(|(at, why)| in_line(at, &unreplayable(why)))?;
        Ok(Play {
            rules,
            room,
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
        let due = self.room.wake_at();
        match self.resting {
            // Those who have passed do so again as soon as may be, whatever the window's clock says.
            Some(rested) if !self.owed.is_empty() => Some(rested),
            Some(rested) => due.map(|due| due.max(rested)),
            None => due,
        }
    }

    /// What comes in by itself.
    pub(super) fn due(&mut self) -> Vec<Input<Action>> {
        self.resting = None;
        let owed = std::mem::take(&mut self.owed);
        // They have passed whatever comes of it, also if the next thing cannot be kept either.
        self.passed = self.passed.iter().chain(owed.iter()).collect();
        let seen = Version(u32::try_from(self.kept).expect("fewer than 2^32 lines"));
        let passes = owed.iter().map(|seat| Input::Act { seat, action: Race::decline(), seen });
        passes.chain([Input::Wake]).collect()
    }

    /// Takes an input and says what is to be kept, and what is to be told once it is.
    pub(super) fn take(
        &mut self,
        now: Millis,
        input: Input<Action>,
        asked: Option<Asked>,
    ) -> (Vec<Line>, Vec<Output<Race>>) {
        let mut outputs = Vec::new();
        self.room.handle(now, input, &mut outputs);
        // What was asked for comes first, if it is to be kept at all. A pass is not.
        let fulfils = matches!(outputs.first(), Some(Output::Store(_)));
        let entries = outputs.iter().filter_map(|output| match output {
            Output::Store(entry) => Some(*entry),
            Output::Told { .. } | Output::Accepted { .. } | Output::Refused { .. } => None,
        });
        let lines = entries.enumerate().map(|(at, entry)| Line {
            text: lines::write(self.rules, entry),
            asked: asked.filter(|_| fulfils && at == 0),
        });
        (lines.collect(), outputs)
    }

    /// Notes that everything is kept that came of an input.
    pub(super) fn note(&mut self, lines: usize, outputs: &[Output<Race>], asked: Option<Asked>) {
        let accepted = outputs.iter().find_map(|output| match output {
            Output::Accepted { to } => Some(*to),
            Output::Store(_) | Output::Told { .. } | Output::Refused { .. } => None,
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
    pub(super) fn news(&self, viewer: Viewer) -> News<Race> {
        self.room.news(viewer)
    }

    /// What `viewer` saw of this round.
    pub(super) fn so_far(&self, viewer: Viewer) -> Vec<bornes::Seen> {
        self.room.so_far(viewer)
    }

    /// Whether no other round follows.
    pub(super) fn is_match_over(&self) -> bool {
        self.news(Viewer::Spectator).score.is_some_and(|score| score.is_match_over())
    }
}

fn unreplayable(why: Unreplayable<bornes::Illegal>) -> String {
    match why {
        Unreplayable::Illegal(why) => why.to_string(),
        Unreplayable::UnexpectedSeed => "a seed that nobody asked for".to_owned(),
        Unreplayable::SeedMissing => "a seed is missing".to_owned(),
        Unreplayable::NoNextRound => "no round follows".to_owned(),
    }
}
