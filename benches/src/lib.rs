//! How fast it is. `cargo bench -p benches` measures random playouts of every edition against the
//! hand-tuned [`mod@reference`] in the same run; `docs/performance.md` keeps what was measured.

pub mod reference;

use chance::Quick;
use table::Game;
use table::playout::playout;

/// Plays random rounds, deal and shuffle included, until they have taken so many decisions, and
/// says how many they took.
pub fn playouts<G: Game>(setup: &G::Setup, enough: u64, seed: u64) -> u64 {
    let mut chance = Quick::new(seed);
    let fresh = G::new(setup);
    let mut decisions = 0;
    while decisions < enough {
        decisions += u64::from(playout(&mut fresh.clone(), &mut chance));
    }
    decisions
}
