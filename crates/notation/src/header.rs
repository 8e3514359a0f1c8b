//! Headers: which table a script is about.

use std::fmt::Write;
use std::sync::Arc;

use families::{Family, Rules, Setup};
use options::BadSetup;

use crate::script::{Fault, Header};

/// The table that a header describes, of whichever family.
pub fn setup(header: &Header) -> Result<Setup, Fault> {
    let (game, seats) = (&header.game.0, header.seats.0);
    Setup::of(game, seats, &header.chosen()).map_err(|why| fault(header, &why))
}

/// The rules of the table that a header describes, if its game is of this family.
pub fn rules<G: Family>(header: &Header) -> Result<Arc<G::Rules>, Fault> {
    let (game, seats) = (&header.game.0, header.seats.0);
    G::rules_of(game, seats, &header.chosen()).map_err(|why| fault(header, &why))
}

/// Why there is no such table, and the line that asks for it.
fn fault(header: &Header, why: &BadSetup) -> Fault {
    let said = |name: &str| header.options.iter().find(|option| option.0 == name);
    let line_of = |name| said(name).map_or(header.game.1, |option| option.2);
    let line = match why {
        BadSetup::UnknownOption { name, .. } => line_of(name),
        BadSetup::UnknownValue { name, .. }
        | BadSetup::NotAtThisTable { name, .. }
        | BadSetup::BadDeck { name, .. }
        | BadSetup::NotTogether { name, .. } => line_of(name),
        BadSetup::UnknownGame(_) => header.game.1,
        BadSetup::Seats { .. } => header.seats.1,
    };
    let what = match why {
        BadSetup::UnknownGame(_) => format!("{why}; there are {}", families::names().join(", ")),
        _ => why.to_string(),
    };
    Fault::new(line, what)
}

/// Writes the header of a table.
pub fn header_text(rules: &dyn Rules) -> String {
    let mut text = format!("game {}\nseats {}\n", rules.name(), rules.seats());
    for (name, value) in rules.chosen() {
        writeln!(text, "option {name} {value}").expect("writing to a string");
    }
    text
}
