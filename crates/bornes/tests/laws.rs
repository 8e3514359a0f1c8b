//! The laws of the house, for every edition, table and option.

#![allow(clippy::unwrap_used)]

use std::sync::Arc;
use std::thread;

use bornes::{Race, Rules, editions};
use chance::{Quick, Stream};
use options::{asked, mixture, variants};
use table::Chance;
use table::laws::Battery;

fn battery() -> Battery<Race, Stream, Quick> {
    Battery {
        tables: tables(),
        mixture: mixed,
        stream: Stream::new,
        quick: Quick::new,
        also: |_| {},
        closely: 600,
        mixtures: 200,
    }
}

fn tables() -> Vec<Arc<Rules>> {
    let mut tables = Vec::new();
    for edition in editions::all() {
        for seats in edition.seatings.iter().map(|seating| seating.seats) {
            let made = variants(edition.options, seats).into_iter();
            tables.extend(made.map(|it| Rules::of(edition.name, seats, &asked(&it)).unwrap()));
        }
    }
    tables
}

fn mixed(chance: &mut Quick) -> Arc<Rules> {
    let editions = editions::all();
    let edition = &editions[below(editions.len(), chance)];
    let seats = edition.seatings[below(edition.seatings.len(), chance)].seats;
    let choices = mixture(edition.options, seats, chance);
    Rules::of(edition.name, seats, &asked(&choices)).unwrap()
}

fn below(count: usize, chance: &mut Quick) -> usize {
    chance.below(u32::try_from(count).unwrap()) as usize
}

table::test_laws!(battery());

#[test]
fn a_million_positions_of_every_edition_agree() {
    let battery = &battery();
    thread::scope(|scope| {
        for edition in editions::all() {
            let is_of = move |rules: &Arc<Rules>| rules.name() == edition.name;
            scope.spawn(move || battery.positions_agree(1_000_000, is_of));
        }
    });
}
