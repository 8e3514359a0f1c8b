//! How fast it is. `cargo bench -p benches` measures random playouts of every game against the
//! hand-tuned [`mod@reference`] in the same run; `docs/performance.md` keeps what was measured.

pub mod reference;

use chance::Quick;
use table::Game;
use table::playout::playout;

/// Plays so many random rounds, deal and shuffle included, and says how many decisions they took.
pub fn playouts<G: Game>(setup: &G::Setup, games: u64, seed: u64) -> u64 {
    let mut chance = Quick::new(seed);
    let fresh = G::new(setup);
    let mut decisions = 0;
    for _ in 0..games {
        let mut game = fresh.clone();
        decisions += u64::from(playout(&mut game, &mut chance));
    }
    decisions
}
