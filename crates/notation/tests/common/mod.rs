//! What the tests of every dialect need.

use proptest::prelude::ProptestConfig;
use proptest::test_runner::RngSeed;

/// So many cases, the same ones at every run.
pub fn seeded(cases: u32) -> ProptestConfig {
    let rng_seed = RngSeed::Fixed(1);
    ProptestConfig { cases, rng_seed, failure_persistence: None, ..ProptestConfig::default() }
}
