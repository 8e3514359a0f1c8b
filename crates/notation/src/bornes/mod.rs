//! The dialect of the card family.

mod actions;
mod expect;
mod position;
mod record;

use bornes::{Action, BadSetup, Event, Phase, Race, Rules};
use table::{Game, Seat, Seed, Turn};

use crate::run::{Dialect, Refusal};
use crate::script::{Fault, Header, Line, Script};

pub use actions::{action_text, parse_action};
pub use position::{position_text, read_position, view_from};
pub use record::{header_text, record_text};

/// A card game told by a script.
pub struct Bornes {
    race: Race,
    /// What happened at the last step.
    events: Vec<Event>,
}

impl Bornes {
    /// The game as it stands.
    pub fn race(&self) -> &Race {
        &self.race
    }

    /// What happened at the last step.
    pub fn events(&self) -> &[Event] {
        &self.events
    }
}

impl Dialect for Bornes {
    type Game = Race;

    fn begin(script: &Script) -> Result<Bornes, Fault> {
        let rules = rules(&script.header)?;
        let mut events = Vec::new();
        if script.is_record() {
            return Ok(Bornes { race: Race::new(&rules), events });
        }
        let position = read_position(rules, &script.setup)?;
        let race = Race::place(rules, &position, &mut events)
            .map_err(|why| position::fault(why, script, rules))?;
        Ok(Bornes { race, events })
    }

    fn game(&self) -> &Race {
        &self.race
    }

    fn begin_step(&mut self) {
        self.events.clear();
    }

    fn shuffle(&mut self, seed: Seed) {
        self.race.shuffle(&mut chance::Stream::new(seed), &mut self.events);
    }

    fn act(&mut self, line: &Line, text: &str) -> Result<Result<(), Refusal>, Fault> {
        let rules = self.race.rules();
        let (seat, action) = match actions::read(rules, text) {
            Ok(play) => play,
            Err(actions::Unread::Foreign(verb)) => return Ok(Err(foreign(rules, verb))),
            Err(actions::Unread::Unclear(what)) => return Err(line.fault(what)),
        };
        let all_clauses = clauses(&self.race, seat, action);
        let result = self.race.act(seat, action, &mut self.events);
        Ok(result.map_err(|why| Refusal { why: why.key().to_owned(), clauses: all_clauses }))
    }

    fn time(&mut self) -> Result<(), Refusal> {
        if out_of_time(&self.race).is_none() {
            return Err(Refusal::new("no window is open", self.race.rules().edition().no_window));
        }
        while let Some((seat, action)) = out_of_time(&self.race) {
            self.race.apply(seat, action, &mut self.events);
        }
        Ok(())
    }

    fn next_round(&mut self) -> Result<(), Refusal> {
        let clauses = self.race.rules().edition().no_next_round;
        let next = self.race.next_round();
        self.race = next.ok_or_else(|| Refusal::new("no round follows here", clauses))?;
        Ok(())
    }

    fn expect(&self, line: &Line, text: &str) -> Result<(), Fault> {
        expect::check(&self.race, text).map_err(|what| line.fault(format!("? {text}: {what}")))
    }
}

/// What is done for somebody who has let the time run out; `None` where no time runs.
fn out_of_time(race: &Race) -> Option<(Seat, Action)> {
    match (race.open().phase(), race.turn()) {
        (Phase::Extension, _) => Some((race.open().seat()?, Action::Stop)),
        (_, Turn::Asking(asked)) => Some((asked.first()?, Action::Decline)),
        _ => None,
    }
}

/// The clauses that forbid an action, of everything that speaks against it.
fn clauses(race: &Race, seat: Seat, action: Action) -> Vec<&'static str> {
    let edition = race.rules().edition();
    let mut clauses = Vec::new();
    for clause in race.objections(seat, action).flat_map(|why| (edition.clauses)(why, edition)) {
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

/// Why there is no such table, and the line that asks for it.
pub(crate) fn bad_table(header: &Header, why: &BadSetup) -> Fault {
    let said = |name: &str| header.options.iter().find(|option| option.0 == name);
    let line_of = |name| said(name).map_or(header.game.1, |option| option.2);
    let line = match why {
        BadSetup::UnknownOption { name, .. } => line_of(name),
        BadSetup::UnknownValue { name, .. } | BadSetup::NotAtThisTable { name, .. } => {
            line_of(name)
        }
        BadSetup::UnknownGame(_) => header.game.1,
        BadSetup::Seats { .. } => header.seats.1,
    };
    Fault::new(line, why.to_string())
}

fn foreign(rules: &Rules, verb: &str) -> Refusal {
    let known = rules.edition().absent.iter().find(|(absent, _)| *absent == verb);
    let clauses = known.map_or(&[][..], |(_, clauses)| clauses);
    Refusal::new(format!("`{verb}` belongs to another game"), clauses)
}
