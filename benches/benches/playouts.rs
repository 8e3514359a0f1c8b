//! Nanoseconds an action, best of several interleaved rounds, and the ratio to the reference.
//!
//! Machines are noisy: compare the ratios of one run, not the times of two.

use std::hint::black_box;
use std::sync::Arc;
use std::time::Instant;

use benches::{playouts, policy_playouts, reference};
use bots::Skill;
use families::{Family, Setup, at_family, games};

const ROUNDS: u64 = 12;
const GAMES: u64 = 20_000;
const DECISIONS: u64 = 1_000_000;

fn main() {
    let mut tables: Vec<(Setup, f64)> = Vec::new();
    for game in games() {
        for seating in &game.seatings {
            let setup = Setup::of(game.name, seating.seats, &[]).expect("a table");
            tables.push((setup, f64::INFINITY));
        }
    }
    let mut best = f64::INFINITY;
    for round in 0..ROUNDS {
        best = best.min(time(|| black_box(reference::playouts(GAMES, round)).actions));
        for (setup, best) in &mut tables {
            let work = || at_family!(&*setup, G(rules) => playouts::<G>(rules, DECISIONS, round));
            *best = best.min(time(|| black_box(work())));
        }
    }
    println!("{:<14}{:>12}{:>10}{:>14}", "", "ns/action", "ratio", "ns/copy");
    println!("{:<14}{best:>12.1}{:>10.2}", "reference", 1.0);
    for (setup, nanos) in tables {
        let name = format!("{} {}", setup.rules().name(), setup.rules().seats());
        let copy = at_family!(&setup, G(rules) => copy::<G>(rules));
        println!("{name:<14}{nanos:>12.1}{:>10.2}{copy:>14.1}", nanos / best);
    }
    println!("{:<14}{:>12}{:>14}", "", "us/decision", "rounds/s");
    for game in games() {
        for seats in [2, 4] {
            let setup = Setup::of(game.name, seats, &[]).expect("a table");
            if let Some((micros, rounds)) = at_family!(&setup, G(rules) => policy::<G>(rules)) {
                let name = format!("tuned {} {seats}", game.name);
                println!("{name:<18}{micros:>8.3}{rounds:>14.0}");
            }
        }
    }
}

/// Microseconds a decision of a policy that weighs, playing included, and rounds a second.
fn policy<G: Family + Skill>(rules: &Arc<G::Rules>) -> Option<(f64, f64)> {
    if G::FEATURES.is_empty() {
        return None;
    }
    let mut legal = Vec::with_capacity(64);
    let mut best = (f64::INFINITY, 0.0);
    for _ in 0..ROUNDS {
        let start = Instant::now();
        let (decisions, rounds) = black_box(policy_playouts::<G>(rules, 50_000, &mut legal));
        let seconds = start.elapsed().as_secs_f64();
        let count = |number| f64::from(u32::try_from(number).expect("a short run"));
        let micros = seconds * 1e6 / count(decisions);
        if micros < best.0 {
            best = (micros, count(rounds) / seconds);
        }
    }
    Some(best)
}

/// Nanoseconds for each time that `work` says it did something.
fn time(work: impl FnOnce() -> u64) -> f64 {
    let start = Instant::now();
    let times = work();
    start.elapsed().as_secs_f64() * 1e9 / f64::from(u32::try_from(times).expect("a short run"))
}

/// Nanoseconds to copy a game.
fn copy<G: Family>(rules: &Arc<G::Rules>) -> f64 {
    let game = G::new(rules);
    time(|| {
        (0..1_000_000).for_each(|_| copy_once(&game));
        1_000_000
    })
}

/// Copies a game so that the compiler cannot leave it out. It is looked at where it lies: handing it
/// over would copy it once more.
fn copy_once<G: Family>(game: &G) {
    black_box(&black_box(game).clone());
}
