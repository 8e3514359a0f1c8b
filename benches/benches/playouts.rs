//! Nanoseconds an action, best of several interleaved rounds, and the ratio to the reference.
//!
//! Machines are noisy: compare the ratios of one run, not the times of two.

use std::hint::black_box;
use std::time::Instant;

use benches::{playouts, reference};
use bornes::{Race, Rules, editions};
use table::Game;

const ROUNDS: u64 = 12;
const GAMES: u64 = 20_000;

fn main() {
    let mut tables: Vec<(&'static Rules, f64)> = Vec::new();
    for edition in editions::all() {
        for seating in &edition.seatings {
            let rules = Rules::of(edition.name, seating.seats, &[]).expect("a table");
            tables.push((rules, f64::INFINITY));
        }
    }
    let mut best = f64::INFINITY;
    for round in 0..ROUNDS {
        best = best.min(time(|| black_box(reference::playouts(GAMES, round)).actions));
        for (rules, best) in &mut tables {
            *best = best.min(time(|| black_box(playouts(rules, GAMES, round))));
        }
    }
    println!("{:<14}{:>12}{:>10}{:>14}", "", "ns/action", "ratio", "ns/copy");
    println!("{:<14}{best:>12.1}{:>10.2}", "reference", 1.0);
    for (rules, nanos) in tables {
        let name = format!("{} {}", rules.name(), rules.seats());
        println!("{name:<14}{nanos:>12.1}{:>10.2}{:>14.1}", nanos / best, copy(rules));
    }
}

/// Nanoseconds for each time that `work` says it did something.
fn time(work: impl FnOnce() -> u64) -> f64 {
    let start = Instant::now();
    let times = work();
    start.elapsed().as_secs_f64() * 1e9 / f64::from(u32::try_from(times).expect("a short run"))
}

/// Nanoseconds to copy a game.
fn copy(rules: &'static Rules) -> f64 {
    let race = Race::new(&rules);
    time(|| {
        (0..1_000_000).for_each(|_| copy_once(&race));
        1_000_000
    })
}

/// Copies a game so that the compiler cannot leave it out.
fn copy_once(race: &Race) {
    black_box(black_box(race).clone());
}
