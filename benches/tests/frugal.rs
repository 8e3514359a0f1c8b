//! Playouts allocate nothing, whatever is played.

#![allow(clippy::unwrap_used)]

use bornes::{Race, Rules, editions};
use tresors::Cave;

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
    let caves: Vec<&'static tresors::Rules> = [2, 3, 4]
        .into_iter()
        .flat_map(|seats| [(seats, "base"), (seats, "chance")])
        .map(|(seats, variant)| {
            tresors::Rules::of("tresors", seats, &[("variant", variant)]).unwrap()
        })
        .collect();
    let _profiler = dhat::Profiler::builder().testing().build();
    let before = dhat::HeapStats::get().total_blocks;
    let raced = tables.iter().map(|rules| benches::playouts::<Race>(rules, 200, 1)).sum::<u64>();
    let walked = caves.iter().map(|rules| benches::playouts::<Cave>(rules, 200, 1)).sum::<u64>();
    let after = dhat::HeapStats::get().total_blocks;
    assert!(raced > 10_000 && walked > 10_000);
    dhat::assert_eq!(before, after);
}
