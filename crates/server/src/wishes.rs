//! What somebody wishes to play, or why it cannot be played.

use std::collections::BTreeMap;

use families::Setup;
use options::BadSetup;

use crate::problem::{Problem, ProblemKind};

/// The rules of a table that somebody wishes for.
pub(crate) fn setup(
    game: &str,
    seats: u8,
    options: &BTreeMap<String, String>,
) -> Result<Setup, Problem> {
    let options: Vec<(&str, &str)> =
        options.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    Setup::of(game, seats, &options).map_err(|why| {
        let (detail, options) = (why.to_string(), culprits(&why));
        match why {
            BadSetup::UnknownGame(_) => ProblemKind::UnknownGame.because(detail),
            BadSetup::BadDeck { why, .. } => {
                Problem { deck: Some(why.into()), ..ProblemKind::BadTable.because(detail) }
            }
            BadSetup::Seats { .. }
            | BadSetup::UnknownOption { .. }
            | BadSetup::UnknownValue { .. }
            | BadSetup::NotAtThisTable { .. }
            | BadSetup::NotTogether { .. } => {
                Problem { options, ..ProblemKind::BadTable.because(detail) }
            }
        }
    })
}

/// The options that stand in the way of a table, each with its value, as far as it has one of ours.
fn culprits(why: &BadSetup) -> BTreeMap<&'static str, &'static str> {
    match *why {
        BadSetup::NotAtThisTable { name, value, .. } => [(name, value)].into(),
        BadSetup::NotTogether { name, value, other } => [(name, value), other].into(),
        BadSetup::UnknownGame(_)
        | BadSetup::Seats { .. }
        | BadSetup::UnknownOption { .. }
        | BadSetup::UnknownValue { .. }
        | BadSetup::BadDeck { .. } => BTreeMap::new(),
    }
}
