//! Game records as text: a header, seeds and action lines.

use table::{Entry, Log, Seed};

use crate::header::header_text;
use crate::run::Dialect;

/// What stands between two rounds.
pub const NEXT_ROUND: &str = "next round";

/// Writes a whole game.
pub fn record_text<G: Dialect>(log: &Log<G>) -> String {
    let mut text = header_text(&*log.setup);
    for entry in &log.entries {
        text.push_str(&entry_text::<G>(&log.setup, *entry));
        text.push('\n');
    }
    text
}

/// What moves a game on, as a line.
pub fn entry_text<G: Dialect>(rules: &G::Rules, entry: Entry<G::Action>) -> String {
    match entry {
        Entry::Seed(seed) => format!("seed {seed}"),
        Entry::Act(seat, action) => format!("{seat} {}", G::action_text(rules, action)),
        Entry::NextRound => NEXT_ROUND.to_owned(),
    }
}

/// What a line says that moves a game on. Fails with what is wrong.
pub fn read_entry<G: Dialect>(rules: &G::Rules, line: &str) -> Result<Entry<G::Action>, String> {
    if let Some(hex) = line.strip_prefix("seed ") {
        let seed = Seed::from_hex(hex).ok_or("64 hexadecimal digits are missing")?;
        return Ok(Entry::Seed(seed));
    }
    if line == NEXT_ROUND {
        return Ok(Entry::NextRound);
    }
    let (seat, action) = G::read_action(rules, line).map_err(|why| why.to_string())?;
    Ok(Entry::Act(seat, action))
}
