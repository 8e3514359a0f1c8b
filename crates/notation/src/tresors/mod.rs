//! The dialect of the cave.

mod actions;
mod expect;
mod position;
mod record;

use table::{Game, Seat, Seed};
use tresors::{Action, Cave, Event, Rules};

use crate::bornes::bad_table;
use crate::run::{Dialect, Refusal};
use crate::script::{Fault, Header, Line, Script};

pub use actions::{action_text, parse_action};
pub use position::{position_text, read_position, view_from};
pub use record::{header_text, record_text};

/// A game in the cave told by a script.
pub struct Tresors {
    cave: Cave,
    /// What happened at the last step.
    events: Vec<Event>,
}

impl Tresors {
    /// The game as it stands.
    pub fn cave(&self) -> &Cave {
        &self.cave
    }

    /// What happened at the last step.
    pub fn events(&self) -> &[Event] {
        &self.events
    }
}

impl Dialect for Tresors {
    type Game = Cave;

    fn begin(script: &Script) -> Result<Tresors, Fault> {
        let rules = rules(&script.header)?;
        if script.is_record() {
            return Ok(Tresors { cave: Cave::new(&rules), events: Vec::new() });
        }
        let position = read_position(rules, &script.setup)?;
        let cave = Cave::place(rules, &position).map_err(|why| position::fault(why, script))?;
        Ok(Tresors { cave, events: Vec::new() })
    }

    fn game(&self) -> &Cave {
        &self.cave
    }

    fn begin_step(&mut self) {
        self.events.clear();
    }

    fn shuffle(&mut self, seed: Seed) {
        self.cave.shuffle(&mut chance::Stream::new(seed), &mut self.events);
    }

    fn act(&mut self, line: &Line, text: &str) -> Result<Result<(), Refusal>, Fault> {
        let (seat, action) = match actions::read(self.cave.rules(), text) {
            Ok(play) => play,
            Err(actions::Unread::Foreign(verb)) => return Ok(Err(foreign(verb))),
            Err(actions::Unread::Unclear(what)) => return Err(line.fault(what)),
        };
        let clauses = clauses(&self.cave, seat, action);
        let result = self.cave.act(seat, action, &mut self.events);
        Ok(result.map_err(|why| Refusal { why: why.key().to_owned(), clauses }))
    }

    fn time(&mut self) -> Result<(), Refusal> {
        Err(Refusal::new("no window is open", &["TRE-12"]))
    }

    fn next_round(&mut self) -> Result<(), Refusal> {
        Err(Refusal::new("no round follows here", &["TRE-43", "TRE-44"]))
    }

    fn expect(&self, line: &Line, text: &str) -> Result<(), Fault> {
        expect::check(&self.cave, text).map_err(|what| line.fault(format!("? {text}: {what}")))
    }
}

/// The clauses that forbid an action, of everything that speaks against it.
fn clauses(cave: &Cave, seat: Seat, action: Action) -> Vec<&'static str> {
    let mut clauses = Vec::new();
    for clause in cave.objections(seat, action).iter().flat_map(|why| why.clauses()) {
        if !clauses.contains(clause) {
            clauses.push(*clause);
        }
    }
    clauses
}

/// The rules of the table that a header describes.
pub fn rules(header: &Header) -> Result<&'static Rules, Fault> {
    let options: Vec<(&str, &str)> =
        header.options.iter().map(|(name, value, _)| (name.as_str(), value.as_str())).collect();
    Rules::of(&header.game.0, header.seats.0, &options).map_err(|why| bad_table(header, &why))
}

/// A word of another game, and the clauses by which this one does without it.
fn foreign(verb: &str) -> Refusal {
    let clauses: &[&str] = match verb {
        "passes" => &["TRE-24", "TRE-A7"],
        "draws" => &["TRE-34", "TRE-13", "TRE-A7"],
        "discards" | "takes" => &["TRE-33", "TRE-13", "TRE-A7"],
        _ => &[],
    };
    Refusal::new(format!("`{verb}` belongs to another game"), clauses)
}
