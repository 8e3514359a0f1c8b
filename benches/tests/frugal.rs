//! Playouts allocate nothing, whatever is played.

#![allow(clippy::unwrap_used)]

use bornes::{Rules, editions};

#[global_allocator]
static ALLOCATOR: dhat::Alloc = dhat::Alloc;

#[test]
fn playouts_allocate_nothing() {
    let tables: Vec<&'static Rules> = editions::all()
        .iter()
        .flat_map(|edition| {
            edition.seatings.iter().map(move |seating| (edition.name, seating.seats))
        })
        .map(|(game, seats)| Rules::of(game, seats, &[]).unwrap())
        .collect();
    let _profiler = dhat::Profiler::builder().testing().build();
    let before = dhat::HeapStats::get().total_blocks;
    let decisions: u64 = tables.iter().map(|rules| benches::playouts(rules, 200, 1)).sum();
    let after = dhat::HeapStats::get().total_blocks;
    assert!(decisions > 10_000);
    dhat::assert_eq!(before, after);
}
