//! Game records as text: a header, seeds and action lines.

use std::fmt::Write;

use table::{Entry, Log};
use tresors::{Cave, Rules};

use super::actions::action_text;

/// Writes the header of a table.
pub fn header_text(rules: &Rules) -> String {
    let mut text = format!("game {}\nseats {}\n", rules.name(), rules.seats());
    for (name, value) in rules.chosen() {
        writeln!(text, "option {name} {value}").expect("writing to a string");
    }
    text
}

/// Writes a whole game.
pub fn record_text(log: &Log<Cave>) -> String {
    let mut text = header_text(log.setup);
    for entry in &log.entries {
        match entry {
            Entry::Seed(seed) => writeln!(text, "seed {seed}"),
            Entry::Act(seat, action) => writeln!(text, "{seat} {}", action_text(*action)),
            Entry::NextRound => writeln!(text, "next round"),
        }
        .expect("writing to a string");
    }
    text
}
