//! Seeds of the simulator: one, or many on several threads.

use std::ops::Range;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use sim::{Report, Settings};

const USAGE: &str = "usage: xtask sim SEED | --seeds FROM..TO [--jobs N] [--tables N] [--trace]";

/// What is asked for.
struct Wish {
    seeds: Range<u64>,
    jobs: usize,
    settings: Settings,
}

/// The seeds at which a law does not hold, one line each.
pub fn complaints(args: impl Iterator<Item = String>) -> Vec<String> {
    match read(args) {
        Some(wish) => play(&wish),
        None => vec![USAGE.to_owned()],
    }
}

fn read(mut args: impl Iterator<Item = String>) -> Option<Wish> {
    let jobs = thread::available_parallelism().map_or(1, usize::from);
    let mut wish = Wish { seeds: 0..0, jobs, settings: Settings::default() };
    while let Some(arg) = args.next() {
        match arg.as_str() {
            "--trace" => wish.settings.is_traced = true,
            "--jobs" => wish.jobs = args.next()?.parse().ok()?,
            "--tables" => wish.settings.tables = args.next()?.parse().ok()?,
            "--seeds" => {
                let seeds = args.next()?;
                let (from, to) = seeds.split_once("..")?;
                wish.seeds = from.parse().ok()?..to.parse().ok()?;
            }
            seed => {
                let seed = seed.parse().ok()?;
                wish.seeds = seed..seed + 1;
            }
        }
    }
    Some(wish).filter(|wish| !wish.seeds.is_empty())
}

fn play(wish: &Wish) -> Vec<String> {
    let next = AtomicU64::new(wish.seeds.start);
    let failures = Mutex::new(Vec::new());
    let (lines, steps) = (AtomicU64::new(0), AtomicU64::new(0));
    thread::scope(|scope| {
        for _ in 0..wish.jobs.max(1) {
            scope.spawn(|| {
                while let Some(report) = take(&next, wish) {
                    lines.fetch_add(report.lines as u64, Ordering::Relaxed);
                    steps.fetch_add(report.steps, Ordering::Relaxed);
                    show(&report);
                    if let Some(failure) = report.failure() {
                        println!("{failure}");
                        failures.lock().expect("no thread that panicked").push(failure);
                    }
                }
            });
        }
    });
    let failures = failures.into_inner().expect("no thread that panicked");
    let (lines, steps) = (lines.into_inner(), steps.into_inner());
    let count = wish.seeds.end - wish.seeds.start;
    println!("{count} seeds, {lines} lines kept, {steps} steps, {} broken", failures.len());
    failures
}

fn take(next: &AtomicU64, wish: &Wish) -> Option<Report> {
    let seed = next.fetch_add(1, Ordering::Relaxed);
    wish.seeds.contains(&seed).then(|| sim::run(seed, wish.settings))
}

fn show(report: &Report) {
    for line in &report.trace {
        println!("{line}");
    }
    if !report.trace.is_empty() {
        println!("{}: {:016x}", report.what, report.hash);
    }
}
