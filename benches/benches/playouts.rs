//! Nanoseconds an action, best of several interleaved rounds, and the ratio to the reference.
//!
//! Machines are noisy: compare the ratios of one run, not the times of two.

use std::hint::black_box;
use std::time::Instant;

use benches::{playouts, reference};
use bornes::{Race, editions};
use table::Game;
use tresors::Cave;

const ROUNDS: u64 = 12;
const GAMES: u64 = 20_000;

/// A table that is measured.
struct Table {
    name: String,
    /// Plays random games from this seed on, and says how many decisions they took.
    play: Box<dyn Fn(u64) -> u64>,
    /// Copies a game so many times.
    copy: Box<dyn Fn(u64)>,
    /// The least nanoseconds an action so far.
    best: f64,
}

impl Table {
    fn new<G: Game + 'static>(name: String, setup: G::Setup) -> Table {
        let game = G::new(&setup);
        Table {
            name,
            play: Box::new(move |seed| black_box(playouts::<G>(&setup, GAMES, seed))),
            copy: Box::new(move |times| (0..times).for_each(|_| copy_once(&game))),
            best: f64::INFINITY,
        }
    }
}

fn main() {
    let mut tables = tables();
    let mut best = f64::INFINITY;
    for round in 0..ROUNDS {
        best = best.min(time(|| black_box(reference::playouts(GAMES, round)).actions));
        for table in &mut tables {
            table.best = table.best.min(time(|| (table.play)(round)));
        }
    }
    println!("{:<18}{:>12}{:>10}{:>14}", "", "ns/action", "ratio", "ns/copy");
    println!("{:<18}{best:>12.1}{:>10.2}", "reference", 1.0);
    for Table { name, copy, best: nanos, .. } in tables {
        println!("{name:<18}{nanos:>12.1}{:>10.2}{:>14.1}", nanos / best, copying(&copy));
    }
}

/// Every game at every number of seats, and the cave with its die.
fn tables() -> Vec<Table> {
    let mut tables = Vec::new();
    for edition in editions::all() {
        for seats in edition.seatings.iter().map(|seating| seating.seats) {
            let rules = bornes::Rules::of(edition.name, seats, &[]).expect("a table");
            tables.push(Table::new::<Race>(format!("{} {seats}", edition.name), rules));
        }
    }
    for seats in tresors::rules::SEATS {
        let rules = tresors::Rules::of(tresors::rules::NAME, seats, &[]).expect("a table");
        tables.push(Table::new::<Cave>(format!("{} {seats}", rules.name()), rules));
    }
    let die = &[("variant", "chance")];
    let rules = tresors::Rules::of(tresors::rules::NAME, 4, die).expect("a table");
    tables.push(Table::new::<Cave>(format!("{} 4 chance", rules.name()), rules));
    tables
}

/// Nanoseconds for each time that `work` says it did something.
fn time(work: impl FnOnce() -> u64) -> f64 {
    let start = Instant::now();
    let times = work();
    start.elapsed().as_secs_f64() * 1e9 / f64::from(u32::try_from(times).expect("a short run"))
}

/// Nanoseconds to copy a game.
fn copying(copy: &dyn Fn(u64)) -> f64 {
    time(|| {
        copy(1_000_000);
        1_000_000
    })
}

/// Copies a game so that the compiler cannot leave it out.
fn copy_once<G: Game>(game: &G) {
    black_box(black_box(game).clone());
}
