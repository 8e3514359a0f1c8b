//! What nobody can guess.

use table::Seed;

/// Random bytes, drawn by the system.
pub(crate) fn bytes<const COUNT: usize>() -> [u8; COUNT] {
    let mut bytes = [0; COUNT];
    getrandom::fill(&mut bytes).expect("randomness from the system");
    bytes
}

/// A seed for a new table.
pub(crate) fn seed() -> Seed {
    Seed(bytes())
}
