//! Tables to play at.

#![allow(clippy::unwrap_used, clippy::trivially_copy_pass_by_ref)]

use std::sync::Arc;

use bornes::{Race, Rules, Scope, editions};
use bots::Level;
use chance::Quick;
use table::{Bot, Game, Seat, Turn, Viewer};

/// Every edition at every number of seats, as printed.
pub fn printed_tables() -> Vec<Arc<Rules>> {
    let mut tables = Vec::new();
    for edition in editions::all() {
        for seating in &edition.seatings {
            tables.push(Rules::of(edition.name, seating.seats, &[]).unwrap());
        }
    }
    tables
}

/// Every edition at every number of seats, with each other value of each option that changes rules.
pub fn tables_with_options() -> Vec<Arc<Rules>> {
    let mut tables = Vec::new();
    for edition in editions::all() {
        for seats in edition.seatings.iter().map(|seating| seating.seats) {
            for option in edition.options.iter().filter(|option| option.scope == Scope::Rules) {
                for value in option.allowed(seats).iter().skip(1) {
                    tables.push(Rules::of(edition.name, seats, &[(option.name, value)]).unwrap());
                }
            }
        }
    }
    tables
}

/// Plays a whole match and hands every decision to `watch` before it is taken.
pub fn play(
    rules: &Arc<Rules>,
    levels: &[Level; Seat::MAX],
    seed: u64,
    mut watch: impl FnMut(&Race, Seat, &[bornes::Action], bornes::Action),
) -> Race {
    let (mut deal, mut chance) = (Quick::new(seed), Quick::new(!seed));
    let mut race = Race::new(rules);
    let mut legal = Vec::new();
    loop {
        match race.turn() {
            Turn::Chance => race.shuffle(&mut deal, &mut ()),
            Turn::Waiting(seats) | Turn::Asking(seats) => {
                let seat = seats.first().unwrap();
                legal.clear();
                race.legal(seat, &mut legal);
                let view = race.view(Viewer::Seat(seat));
                let mut level = levels[seat.index()];
                let action = Bot::<Race>::decide(&mut level, &view, &legal, &mut chance);
                watch(&race, seat, &legal, action);
                race.apply(seat, action, &mut ());
            }
            Turn::Over => match race.next_round() {
                Some(next) => race = next,
                None => return race,
            },
        }
    }
}
