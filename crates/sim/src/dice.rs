//! Everything that is drawn follows from the seed.

use std::time::Duration;

use chance::Quick;
use table::Chance;

/// A stream of chance that belongs to one purpose, so that another purpose which draws more or less
/// changes nothing here.
pub(crate) struct Dice(pub(crate) Quick);

impl Dice {
    /// The dice of a seed for a purpose.
    pub(crate) fn new(seed: u64, purpose: &str) -> Dice {
        let mixed = purpose.bytes().fold(seed ^ 0xcbf2_9ce4_8422_2325, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
        });
        let mut quick = Quick::new(mixed);
        Dice(Quick::new(quick.bits()))
    }

    /// A number below `n`.
    pub(crate) fn below(&mut self, n: usize) -> usize {
        let n = u32::try_from(n).expect("few things to choose from");
        self.0.below(n.max(1)) as usize
    }

    /// Whether something happens that does so in so many of a thousand cases.
    pub(crate) fn in_thousand(&mut self, cases: u32) -> bool {
        self.0.below(1000) < cases
    }

    /// One of these.
    pub(crate) fn pick<T: Copy>(&mut self, of: &[T]) -> T {
        of[self.below(of.len())]
    }

    /// A span between two, in milliseconds.
    pub(crate) fn span(&mut self, least: u64, most: u64) -> Duration {
        let width = u32::try_from(most - least + 1).expect("at most some weeks");
        Duration::from_millis(least + u64::from(self.0.below(width)))
    }

    /// One of some spans, each so many times as likely as another.
    pub(crate) fn some_span(&mut self, of: &[(u32, u64, u64)]) -> Duration {
        let all = of.iter().map(|(weight, _, _)| weight).sum();
        let mut left = self.0.below(all);
        for &(weight, least, most) in of {
            if left < weight {
                return self.span(least, most);
            }
            left -= weight;
        }
        Duration::ZERO
    }

    /// A number for a request, such as clients draw: whatever JSON and JavaScript can say exactly.
    pub(crate) fn request_id(&mut self) -> u64 {
        self.0.bits() >> 11
    }
}
