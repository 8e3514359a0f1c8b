//! What moves a game on, as lines of the notation.

use bornes::{Action, Rules};
use notation::bornes::{action_text, parse_action};
use table::{Entry, Seed};

/// An entry as a line.
pub(super) fn write(rules: &Rules, entry: Entry<Action>) -> String {
    match entry {
        Entry::Seed(seed) => format!("seed {seed}"),
        Entry::Act(seat, action) => format!("{seat} {}", action_text(rules, action)),
        Entry::NextRound => "next round".to_owned(),
    }
}

/// The entry that a line says. Fails with what is wrong.
pub(super) fn read(rules: &Rules, line: &str) -> Result<Entry<Action>, String> {
    if let Some(hex) = line.strip_prefix("seed ") {
        let seed = Seed::from_hex(hex).ok_or("64 hexadecimal digits are missing")?;
        return Ok(Entry::Seed(seed));
    }
    if line == "next round" {
        return Ok(Entry::NextRound);
    }
    parse_action(rules, line).map(|(seat, action)| Entry::Act(seat, action))
}

#[cfg(test)]
mod tests {
    use table::{Game, Seat};

    use super::*;

    #[test]
    fn whatever_can_be_played_is_read_as_it_is_written() {
        let rules = Rules::of("asterix", 4, &[]).unwrap();
        let mut race = bornes::Race::new(&rules);
        race.shuffle(&mut chance::Stream::new(Seed::from_number(1)), &mut ());
        let mut actions = vec![Action::Pass, Action::Decline];
        Seat::all(4).for_each(|seat| race.legal(seat, &mut actions));
        let acts = actions.into_iter().map(|action| Entry::Act(Seat(2), action));
        for entry in acts.chain([Entry::NextRound, Entry::Seed(Seed::from_number(7))]) {
            assert_eq!(read(rules, &write(rules, entry)), Ok(entry));
        }
        for bad in ["", "seed 12", "next", "E lays 100", "A lays 1000", "A lays 100 200"] {
            assert!(read(rules, bad).is_err(), "{bad}");
        }
    }
}
