//! How fast it is. `cargo bench -p benches` measures random playouts of every edition against the
//! hand-tuned [`mod@reference`] in the same run; `docs/performance.md` keeps what was measured.

pub mod reference;

use bots::{Skill, search::policy_playout};
use chance::Quick;
use table::playout::playout;
use table::{Game, Viewer};

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

/// Plays rounds by the tuned policy, deal and shuffle included, until they have taken so many
/// decisions, and says how many decisions and rounds there were. `legal` is only room to work in.
pub fn policy_playouts<G: Skill>(
    setup: &G::Setup,
    enough: u64,
    legal: &mut Vec<G::Action>,
) -> (u64, u64) {
    let mut chance = Quick::new(1);
    let fresh = G::new(setup);
    let mind = G::mind(&fresh.view(Viewer::Spectator));
    let (mut decisions, mut rounds) = (0, 0);
    while decisions < enough {
        decisions += u64::from(policy_playout(&mut fresh.clone(), |_| &mind, legal, &mut chance));
        rounds += 1;
    }
    (decisions, rounds)
}
