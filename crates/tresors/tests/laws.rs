//! The laws of the house, for every table and option.

#![allow(clippy::unwrap_used)]

use std::sync::Arc;

use chance::{Quick, Stream};
use options::{asked, mixture, variants};
use table::laws::Battery;
use table::{Chance, Game, Hosted, Seat};
use tresors::rulebook::OPTIONS;
use tresors::rules::SEATS;
use tresors::{Cave, Cell, Outlook, Path, Rules};

fn battery() -> Battery<Cave, Stream, Quick> {
    Battery {
        tables: tables(),
        mixture: mixed,
        stream: Stream::new,
        quick: Quick::new,
        also: paths_are_walkable,
        closely: 200,
        mixtures: 500,
    }
}

fn tables() -> Vec<Arc<Rules>> {
    let made = |seats| variants(OPTIONS, seats).into_iter().map(move |choices| (seats, choices));
    let made = SEATS.into_iter().flat_map(made);
    made.map(|(seats, choices)| Rules::of("tresors", seats, &asked(&choices)).unwrap()).collect()
}

fn mixed(chance: &mut Quick) -> Arc<Rules> {
    let seats = SEATS[chance.below(3) as usize];
    let choices = mixture(OPTIONS, seats, chance);
    Rules::of("tresors", seats, &asked(&choices)).unwrap()
}

/// The paths that players are shown go from card to card through open borders, never twice over the
/// same one, with as many steps as promised.
fn paths_are_walkable(cave: &Cave) {
    cave.seats().iter().for_each(|seat| paths_of_a_seat_are_walkable(cave, seat));
}

fn paths_of_a_seat_are_walkable(cave: &Cave, seat: Seat) {
    for (action, prospect) in cave.prospects(seat) {
        let path: Path = match prospect {
            Ok(Outlook::Walks { path, .. } | Outlook::Leaves { path }) => path,
            _ => continue,
        };
        assert_eq!(Some(path.from()), cave.open().cell(seat));
        let mut places = vec![path.from()];
        for &next in path.steps() {
            let here = *places.last().unwrap();
            let side = tresors::Side::ALL.into_iter().find(|&side| here.beside(side) == Some(next));
            let side = side.expect("a step to the next card");
            assert!(!cave.open().tile(here).unwrap().walls().has(side), "{action:?} {path:?}");
            let wall = cave.open().tile(next).is_some_and(|tile| tile.walls().has(side.across()));
            assert!(!wall && !places.contains(&next), "{action:?} {path:?}");
            places.push(next);
        }
        let target = match action {
            tresors::Action::Walk { to } => to,
            _ => Cell::ENTRANCE,
        };
        assert_eq!(places.last(), Some(&target));
    }
}

table::test_laws!(battery());

#[test]
fn a_million_positions_agree() {
    battery().positions_agree(1_000_000, |_| true);
}
