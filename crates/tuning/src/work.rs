//! Work that threads share, with results that do not depend on them.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

/// Told now and then how much of the work is done, from 0 to 1.
pub type Watch<'a> = dyn FnMut(f64) + 'a;

/// Does pieces of work on some threads and gives the results in their order.
pub(crate) fn share<R: Send>(
    threads: usize,
    pieces: u64,
    work: impl Fn(u64) -> R + Sync,
    mut watch: impl FnMut(f64),
) -> Vec<R> {
    let next = AtomicU64::new(0);
    let done: Mutex<Vec<(u64, R)>> = Mutex::new(Vec::new());
    let take = || {
        let piece = next.fetch_add(1, Ordering::Relaxed);
        if piece >= pieces {
            return false;
        }
        let result = work(piece);
        done.lock().expect("no thread that has failed").push((piece, result));
        true
    };
    thread::scope(|scope| {
        for _ in 1..threads {
            scope.spawn(|| while take() {});
        }
        while take() {
            let count = next.load(Ordering::Relaxed).min(pieces);
            watch(count as f64 / pieces as f64);
        }
    });
    let mut done = done.into_inner().expect("no thread that has failed");
    done.sort_by_key(|(piece, _)| *piece);
    done.into_iter().map(|(_, result)| result).collect()
}

/// A number that follows from others and looks like none of them.
pub(crate) fn mix(numbers: &[u64]) -> u64 {
    numbers.iter().fold(0x9e37_79b9_7f4a_7c15, |mixed, &number| {
        let mixed = (mixed ^ number).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    })
}
