//! Headers: which table a script is about.

use std::fmt::Write;
use std::sync::Arc;

use families::{Family, Rules, Setup};
use options::BadSetup;

use crate::script::{Fault, Header};

/// An option that was once offered at tables without partners, where it made no difference. Games that
/// were recorded there are read as if nobody had chosen it.
const OF_PARTNERS: &str = "open_partner_hands";

/// The table that a header describes, of whichever family.
pub fn setup(header: &Header) -> Result<Setup, Fault> {
    let (game, seats) = (&header.game.0, header.seats.0);
    agreed(header, |chosen| Setup::of(game, seats, chosen))
}

/// The rules of the table that a header describes, if its game is of this family.
pub fn rules<G: Family>(header: &Header) -> Result<Arc<G::Rules>, Fault> {
    let (game, seats) = (&header.game.0, header.seats.0);
    agreed(header, |chosen| G::rules_of(game, seats, chosen))
}

/// What comes of the options that a header chooses.
fn agreed<T>(
    header: &Header,
    of: impl Fn(&[(&str, &str)]) -> Result<T, BadSetup>,
) -> Result<T, Fault> {
    let mut chosen = header.chosen();
    let agreed = match of(&chosen) {
        Err(BadSetup::NotAtThisTable { name: OF_PARTNERS, .. }) => {
            chosen.retain(|&(name, _)| name != OF_PARTNERS);
            of(&chosen)
        }
        agreed => agreed,
    };
    agreed.map_err(|why| fault(header, &why))
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Script;

    fn setup_of(text: &str) -> Result<Setup, Fault> {
        setup(&Script::parse(text).unwrap().header)
    }

    #[test]
    fn ast_a4_cla_32_a_game_recorded_with_open_hands_and_no_partners_is_still_read() {
        for header in [
            "game asterix\nseats 2\noption open_partner_hands true\n",
            "game classic\nseats 3\noption open_partner_hands on\n",
        ] {
            let setup = setup_of(header).unwrap();
            assert_eq!(setup.rules().chosen(), [], "{header}");
        }
        let partners = setup_of("game asterix\nseats 6\noption open_partner_hands true\n").unwrap();
        assert_eq!(partners.rules().chosen().len(), 1);
        assert!(setup_of("game asterix\nseats 2\noption goal 700\n").is_err());
    }
}
