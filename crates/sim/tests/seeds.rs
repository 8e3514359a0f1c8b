//! Two hundred seeds, those that once showed something, and the proof that the laws can fail.

#![allow(clippy::unwrap_used)]

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use referee::{Millis, Patience};
use sim::{Law, Lie, Report, Settings, run};

/// Seeds that have shown that a law did not hold, as they were when they did.
const FOUND: [u64; 17] =
    [17, 42, 73, 76, 117, 252, 379, 695, 814, 849, 3904, 4596, 4874, 5117, 7768, 8042, 8265];

/// Plays seeds on every processor and says what each has shown.
fn play(seeds: &[u64], settings: Settings) -> Vec<Report> {
    let next = AtomicUsize::new(0);
    let reports = Mutex::new(Vec::new());
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                while let Some(&seed) = seeds.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let report = run(seed, settings);
                    reports.lock().unwrap().push(report);
                }
            });
        }
    });
    reports.into_inner().unwrap()
}

fn failures(reports: &[Report]) -> String {
    reports.iter().filter_map(Report::failure).collect::<Vec<_>>().join("\n")
}

#[test]
fn the_laws_hold_at_two_hundred_seeds() {
    let seeds: Vec<u64> = (0..200).collect();
    let failures = failures(&play(&seeds, Settings::default()));
    assert!(failures.is_empty(), "{failures}");
}

#[test]
fn the_laws_hold_where_they_once_did_not() {
    let failures = failures(&play(&FOUND, Settings::default()));
    assert!(failures.is_empty(), "{failures}");
}

/// Seeds that have shown something at one table.
const FOUND_ALONE: [u64; 2] = [1811, 6879];

#[test]
fn the_laws_hold_where_they_once_did_not_at_one_table() {
    let settings = Settings { tables: 1, ..Settings::default() };
    let failures = failures(&play(&FOUND_ALONE, settings));
    assert!(failures.is_empty(), "{failures}");
}

#[test]
fn the_same_seed_is_the_same_to_the_last_message() {
    let settings = Settings { is_traced: true, ..Settings::default() };
    for seed in [3, 8, 21] {
        let (one, other) = (run(seed, settings), run(seed, settings));
        let differs = one.trace.iter().zip(&other.trace).find(|(one, other)| one != other);
        assert_eq!(differs, None, "seed {seed}");
        assert_eq!((one.hash, one.steps), (other.hash, other.steps), "seed {seed}");
        assert_ne!(one.hash, run(seed + 1, settings).hash);
    }
}

/// The laws that are broken at some seeds where the store lies.
fn broken_by(lie: Lie) -> Vec<Law> {
    broken_with(Settings { lie: Some(lie), tables: 1, ..Settings::default() })
}

fn broken_with(settings: Settings) -> Vec<Law> {
    let seeds: Vec<u64> = (0..24).collect();
    let reports = play(&seeds, settings);
    reports.iter().filter_map(|report| report.broken.as_ref()).map(|it| it.law).collect()
}

#[test]
fn a_store_that_forgets_what_it_promised_is_caught() {
    assert!(broken_by(Lie::Forgets).contains(&Law::AcknowledgedIsStored));
}

#[test]
fn a_store_that_keeps_the_same_twice_is_caught() {
    assert!(broken_by(Lie::Repeats).contains(&Law::ExactlyOnce));
}

#[test]
fn a_store_that_loses_in_a_crash_what_it_promised_is_caught() {
    assert!(broken_by(Lie::Unsynced).contains(&Law::AcknowledgedIsStored));
}

#[test]
fn a_server_that_does_not_wait_for_people_as_long_as_it_promises_is_caught() {
    let hasty = [
        Patience { connection: Some(Millis(1000)), ..Patience::NORMAL },
        Patience { turn: Some(Millis(10_000)), ..Patience::NORMAL },
    ];
    for patience in hasty {
        let laws = broken_with(Settings { patience, tables: 1, ..Settings::default() });
        assert!(laws.contains(&Law::ClocksAreFair), "{patience:?}: {laws:?}");
    }
}
