//! The one list of families.

use std::sync::Arc;

use options::BadSetup;

use crate::{Family, Listing, Rules};

/// The card games of one kernel.
pub type Bornes = bornes::Race;

/// Rush and Fun & Speed.
pub type Sprint = sprint::Sprint;

/// The board game.
pub type Tresors = tresors::Cave;

/// The rules of one table, of whichever family.
#[derive(Clone)]
pub enum Setup {
    /// A card game of one kernel.
    Bornes(Arc<bornes::Rules>),
    /// Rush or Fun & Speed.
    Sprint(Arc<sprint::Rules>),
    /// The board game.
    Tresors(Arc<tresors::Rules>),
}

/// Goes on with the family of a [`Setup`]: in the expression behind the arrow the first name is the
/// game, the second one its rules.
#[macro_export]
macro_rules! at_family {
    ($setup:expr, $game:ident($rules:ident) => $then:expr) => {
        match $setup {
            $crate::Setup::Bornes($rules) => {
                type $game = $crate::Bornes;
                $then
            }
            $crate::Setup::Sprint($rules) => {
                type $game = $crate::Sprint;
                $then
            }
            $crate::Setup::Tresors($rules) => {
                type $game = $crate::Tresors;
                $then
            }
        }
    };
}

/// Goes on with every family in turn: a list of what the expression behind the arrow is for each.
#[macro_export]
macro_rules! all_families {
    ($game:ident => $then:expr) => {
        [
            {
                type $game = $crate::Bornes;
                $then
            },
            {
                type $game = $crate::Sprint;
                $then
            },
            {
                type $game = $crate::Tresors;
                $then
            },
        ]
    };
}

impl Setup {
    /// The rules of a table.
    pub fn of(game: &str, seats: u8, options: &[(&str, &str)]) -> Result<Setup, BadSetup> {
        let made = all_families!(G => G::rules_of(game, seats, options).map(G::setup));
        let is_known = |made: &Result<_, _>| !matches!(made, Err(BadSetup::UnknownGame(_)));
        let unknown = || Err(BadSetup::UnknownGame(game.to_owned()));
        made.into_iter().find(is_known).unwrap_or_else(unknown)
    }

    /// The rules, as every host knows them.
    pub fn rules(&self) -> &dyn Rules {
        at_family!(self, G(rules) => erased::<G>(rules))
    }
}

fn erased<G: Family>(rules: &G::Rules) -> &dyn Rules {
    rules
}

/// Every game there is, in the order in which they are listed.
pub fn games() -> Vec<Listing> {
    all_families!(G => G::games()).into_iter().flatten().collect()
}

/// The name of every game there is.
pub fn names() -> Vec<&'static str> {
    games().iter().map(|game| game.name).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_is_found_by_its_name_and_at_every_table() {
        for game in games() {
            for seating in game.seatings {
                let setup = Setup::of(game.name, seating.seats, &[]).unwrap();
                let rules = setup.rules();
                let found = (rules.name(), rules.seats(), rules.teams());
                assert_eq!(found, (game.name, seating.seats, seating.teams));
            }
        }
        let unknown = Setup::of("whist", 4, &[]).err();
        assert_eq!(unknown, Some(BadSetup::UnknownGame("whist".to_owned())));
    }

    #[test]
    fn no_name_belongs_to_two_games() {
        let mut names = names();
        let count = names.len();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), count);
    }
}
