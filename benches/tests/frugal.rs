//! Playouts allocate nothing, whatever is played.

#![allow(clippy::unwrap_used)]

use families::{Setup, at_family, games};

#[global_allocator]
static ALLOCATOR: dhat::Alloc = dhat::Alloc;

#[test]
fn playouts_allocate_nothing() {
    let with_a_die = Setup::of("tresors", 3, &[("variant", "chance")]).unwrap();
    let tables: Vec<Setup> = games()
        .iter()
        .flat_map(|game| game.seatings.iter().map(move |seating| (game.name, seating.seats)))
        .map(|(game, seats)| Setup::of(game, seats, &[]).unwrap())
        .chain([with_a_die])
        .collect();
    let _profiler = dhat::Profiler::builder().testing().build();
    let before = dhat::HeapStats::get().total_blocks;
    let play =
        |setup: &Setup| at_family!(setup, G(rules) => benches::playouts::<G>(rules, 2000, 1));
    let decisions: u64 = tables.iter().map(play).sum();
    let after = dhat::HeapStats::get().total_blocks;
    assert!(decisions > 10_000);
    dhat::assert_eq!(before, after);
}
