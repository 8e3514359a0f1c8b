//! What the tests of every dialect need.

use std::sync::Arc;

use chance::{Quick, Stream};
use families::Rules;
use notation::{Dialect, Script, header_text, record_text, run};
use proptest::prelude::ProptestConfig;
use proptest::test_runner::RngSeed;
use table::Turn;
use table::laws::{self, Sight, Subject};

/// So many cases, the same ones at every run.
pub fn seeded(cases: u32) -> ProptestConfig {
    let rng_seed = RngSeed::Fixed(1);
    ProptestConfig { cases, rng_seed, failure_persistence: None, ..ProptestConfig::default() }
}

/// The script of a position.
pub fn script(rules: &dyn Rules, position: &str) -> Script {
    Script::parse(&format!("{}{position}", header_text(rules))).unwrap()
}

/// How far a round is followed: at random it can take hundreds of thousands of steps.
const FOLLOWED: usize = 300;

/// The record of a random round, each position of which is looked at.
pub fn walk<G>(
    rules: &Arc<G::Rules>,
    chance: &mut Quick,
    seed: u64,
    mut each: impl FnMut(&G),
) -> String
where
    G: Dialect + Subject,
{
    let told = laws::walk::<G, _>(rules, seed, Stream::new, chance, |moment| {
        each(moment.game);
        let enough = moment.game.turn() == Turn::Over || moment.step == FOLLOWED;
        if enough { Sight::Enough } else { Sight::More }
    });
    record_text(&told.log)
}

/// A record is played again, and whatever is left of one that was cut fails with a line or is
/// played.
pub fn is_read_again(record: &str, cut: usize) {
    let script = Script::parse(record).unwrap();
    assert!(script.is_record());
    run(&script).unwrap();
    let part = &record[..cut % record.len()];
    if let Err(fault) = Script::parse(part).and_then(|script| run(&script)) {
        assert!(fault.line <= part.lines().count().max(1), "{fault}");
    }
}
