//! Playouts allocate nothing, whatever is played, at random or by policy.
//!
//! This is a program and no test function: a harness has a thread of its own that allocates, too.

#![allow(clippy::unwrap_used)]

use bots::Skill;
use families::{Setup, at_family, games};

#[global_allocator]
static ALLOCATOR: dhat::Alloc = dhat::Alloc;

/// Room for more actions than there ever are at once.
const ROOM: usize = 4096;

fn main() {
    let with_a_die = Setup::of("tresors", 3, &[("variant", "chance")]).unwrap();
    let tables: Vec<Setup> = games()
        .iter()
        .flat_map(|game| game.seatings.iter().map(move |seating| (game.name, seating.seats)))
        .map(|(game, seats)| Setup::of(game, seats, &[]).unwrap())
        .chain([with_a_die])
        .collect();
    let weighed: Vec<Setup> = games()
        .iter()
        .map(|game| Setup::of(game.name, 4, &[]).unwrap())
        .filter(|setup| at_family!(setup, G(_rules) => !G::FEATURES.is_empty()))
        .collect();
    let _profiler = dhat::Profiler::builder().testing().build();
    let before = dhat::HeapStats::get().total_blocks;
    let play =
        |setup: &Setup| at_family!(setup, G(rules) => benches::playouts::<G>(rules, 2000, 1));
    let decisions: u64 = tables.iter().map(play).sum();
    let after = dhat::HeapStats::get().total_blocks;
    assert!(decisions > 10_000);
    dhat::assert_eq!(before, after);
    for setup in &weighed {
        at_family!(setup, G(rules) => {
            let mut legal = Vec::with_capacity(ROOM);
            let before = dhat::HeapStats::get().total_blocks;
            let (decisions, _) = benches::policy_playouts::<G>(rules, 500, &mut legal);
            let after = dhat::HeapStats::get().total_blocks;
            assert!(decisions >= 500);
            dhat::assert_eq!(before, after);
        });
    }
}
