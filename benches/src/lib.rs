//! How fast it is. `cargo bench -p benches` measures random playouts of every edition against the
//! hand-tuned [`mod@reference`] in the same run; `docs/performance.md` keeps what was measured.

pub mod reference;

use bornes::{Race, Rules};
use chance::Quick;
use table::Game;
use table::playout::playout;

/// Plays so many random rounds, deal and shuffle included, and says how many decisions they took.
pub fn playouts(rules: &'static Rules, games: u64, seed: u64) -> u64 {
    let mut chance = Quick::new(seed);
    let fresh = Race::new(&rules);
    let mut decisions = 0;
    for _ in 0..games {
        let mut race = fresh.clone();
        decisions += u64::from(playout(&mut race, &mut chance));
    }
    decisions
}
