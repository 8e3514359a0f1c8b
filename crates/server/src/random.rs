//! What nobody can guess.

use std::sync::atomic::{AtomicU64, Ordering};

use sha2::{Digest as _, Sha256};
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

/// Where ids and tokens come from.
pub(crate) enum Random {
    /// From the system, so that nobody can guess them.
    System,
    /// From a number and how many were drawn before, so that whoever tries a server in one thread
    /// sees the same every time.
    Foreseen {
        /// The number.
        number: u64,
        /// How many were drawn.
        drawn: AtomicU64,
    },
}

impl Random {
    /// What follows from a number.
    pub(crate) fn foreseen(number: u64) -> Random {
        Random::Foreseen { number, drawn: AtomicU64::new(0) }
    }

    /// The next bytes; at most thirty-two, which is more than anything needs.
    pub(crate) fn bytes<const COUNT: usize>(&self) -> [u8; COUNT] {
        match self {
            Random::System => bytes(),
            Random::Foreseen { number, drawn } => {
                let count = drawn.fetch_add(1, Ordering::Relaxed);
                let hash = Sha256::new().chain_update(number.to_le_bytes());
                let hash = hash.chain_update(count.to_le_bytes()).finalize();
                std::array::from_fn(|at| hash[at])
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_foreseen_is_the_same_every_time_and_never_twice() {
        let draw = |number| {
            let random = Random::foreseen(number);
            [random.bytes::<32>(), random.bytes(), random.bytes()]
        };
        assert_eq!(draw(7), draw(7));
        let [one, two, three] = draw(7);
        assert!(one != two && two != three && one != three && draw(8)[0] != one);
    }

    #[test]
    fn nobody_foresees_the_system() {
        assert_ne!(Random::System.bytes::<32>(), Random::System.bytes::<32>());
    }
}
