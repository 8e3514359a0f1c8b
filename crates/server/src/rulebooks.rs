//! The rules of tables, shared by those that play the same.
//!
//! Rules are some kilobytes that nobody changes, and most tables of a server play one of a few games as
//! they are printed. Only so many are remembered, so that whoever thinks of ever new options does not fill
//! the memory.

use std::collections::VecDeque;
use std::sync::{Mutex, PoisonError};

use families::Setup;
use notation::Script;

/// How many are remembered: those that were asked for last.
const REMEMBERED: usize = 64;

/// Rules by the headers of tables, the latest first.
#[derive(Default)]
pub(crate) struct Rulebooks(Mutex<VecDeque<(String, Setup)>>);

impl Rulebooks {
    /// The rules of a table with this header. Fails with what cannot be played.
    pub(crate) fn of(&self, header: &str) -> Result<Setup, String> {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let found = known.iter().position(|(other, _)| other == header);
        let entry = if let Some(entry) = found.and_then(|at| known.remove(at)) {
            entry
        } else {
            let script = Script::parse(header).map_err(|why| why.to_string())?;
            let setup = notation::setup(&script.header).map_err(|why| why.to_string())?;
            (header.to_owned(), setup)
        };
        let setup = entry.1.clone();
        known.push_front(entry);
        known.truncate(REMEMBERED);
        Ok(setup)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;

    fn shares(one: &Setup, other: &Setup) -> bool {
        match (one, other) {
            (Setup::Bornes(one), Setup::Bornes(other)) => Arc::ptr_eq(one, other),
            _ => false,
        }
    }

    #[test]
    fn tables_that_play_the_same_share_their_rules_and_few_are_remembered() {
        let books = Rulebooks::default();
        let header =
            |seconds: usize| format!("game asterix\nseats 2\noption window_seconds {seconds}\n");
        let first = books.of(&header(2)).unwrap();
        assert!(shares(&first, &books.of(&header(2)).unwrap()));
        for seconds in 3..60 {
            assert!(!shares(&first, &books.of(&header(seconds)).unwrap()));
        }
        assert!(shares(&first, &books.of(&header(2)).unwrap()));
        for number in 0..REMEMBERED {
            let name = ["classic", "desert"][number % 2];
            // Remarks make headers differ, and rules do not.
            books.of(&format!("# {number}\ngame {name}\nseats 2\n")).unwrap();
        }
        assert!(!shares(&first, &books.of(&header(2)).unwrap()));
        assert!(books.of("game poker\nseats 2\n").is_err());
        // Tables that were made when this was offered without partners still come alive.
        assert!(books.of("game asterix\nseats 2\noption open_partner_hands true\n").is_ok());
        assert!(books.0.lock().unwrap().len() <= REMEMBERED);
    }
}
