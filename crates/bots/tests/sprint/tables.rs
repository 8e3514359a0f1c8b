//! Tables of Rush and Fun & Speed to play at.

use std::sync::Arc;

use bots::Level;
use chance::Quick;
use sprint::{Action, Rules, Scope, Sprint, Values, editions};
use table::{Bot, Game, Seat, Turn, Viewer};

/// Every edition at every number of seats, as printed, and in teams where there are any.
pub fn printed_tables() -> Vec<Arc<Rules>> {
    let mut tables = Vec::new();
    for edition in editions::all() {
        for &seats in edition.seats {
            tables.push(Rules::of(edition.name, seats, &[]).unwrap());
            tables.extend(Rules::of(edition.name, seats, &[("teams", "on")]));
        }
    }
    tables
}

/// Every edition at every number of seats, with each other value of each option that changes rules.
pub fn tables_with_options() -> Vec<Arc<Rules>> {
    let mut tables = Vec::new();
    for edition in editions::all() {
        for &seats in edition.seats {
            let changes = |values: &Values<_>| matches!(values, Values::OneOf(_));
            let options = edition.options.iter().filter(|option| option.scope == Scope::Rules);
            for option in options.filter(|option| changes(&option.values)) {
                for value in option.allowed(seats).iter().skip(1) {
                    tables.push(Rules::of(edition.name, seats, &[(option.name, value)]).unwrap());
                }
            }
        }
    }
    tables
}

/// Plays a whole game and hands every decision to `watch` before it is taken.
pub fn play(
    rules: &Arc<Rules>,
    levels: &[Level; Seat::MAX],
    seed: u64,
    mut watch: impl FnMut(&Sprint, Seat, &[Action], Action),
) -> Sprint {
    let (mut deal, mut chance) = (Quick::new(seed), Quick::new(!seed));
    let mut game = Sprint::new(rules);
    let mut legal = Vec::new();
    loop {
        match game.turn() {
            Turn::Chance => game.shuffle(&mut deal, &mut ()),
            Turn::Waiting(seats) | Turn::Asking(seats) => {
                let seat = seats.first().unwrap();
                legal.clear();
                game.legal(seat, &mut legal);
                let view = game.view(Viewer::Seat(seat));
                let mut level = levels[seat.index()];
                let action = Bot::<Sprint>::decide(&mut level, &view, &legal, &mut chance);
                watch(&game, seat, &legal, action);
                game.apply(seat, action, &mut ());
            }
            Turn::Over => return game,
        }
    }
}
