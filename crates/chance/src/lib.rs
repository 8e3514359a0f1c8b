//! Where randomness comes from. Tables use [`Stream`], a `ChaCha20` stream made from a 256-bit
//! seed, so that anybody can check a deal with another implementation. Playouts use [`Quick`].
//!
//! Everything here is frozen and tested against constants: a change would change every recorded
//! game.

pub mod pledge;
pub mod proof;

use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{RngCore, SeedableRng};
use table::{Chance, Seed};

/// The randomness of one seed: the `ChaCha20` key stream under that key, stream 0.
pub struct Stream(ChaCha20Rng);

impl Stream {
    /// The stream of this seed.
    pub fn new(seed: Seed) -> Stream {
        Stream(ChaCha20Rng::from_seed(seed.0))
    }
}

impl Chance for Stream {
    /// Multiplies a 32-bit word by `n` and keeps the high half, drawing again in the rare case
    /// that would favour some numbers (Lemire's method).
    fn below(&mut self, n: u32) -> u32 {
        let threshold = n.wrapping_neg() % n;
        loop {
            let product = u64::from(self.0.next_u32()) * u64::from(n);
            let (high, low) = halves(product);
            if low >= threshold {
                return high;
            }
        }
    }

    fn bits(&mut self) -> u64 {
        self.0.next_u64()
    }
}

/// The seed for the `number`-th request for randomness in the game of `seed`.
///
/// It is the first 32 bytes of the `ChaCha20` key stream under `seed`, stream `number` + 1, so that
/// one round of a match can be replayed alone and tells nothing about the others.
pub fn derive(seed: Seed, number: u64) -> Seed {
    let mut stream = ChaCha20Rng::from_seed(seed.0);
    stream.set_stream(number + 1);
    let mut bytes = [0; 32];
    stream.fill_bytes(&mut bytes);
    Seed(bytes)
}

/// A small fast generator for playouts (a Weyl sequence through a 64-bit multiply fold).
#[derive(Clone)]
pub struct Quick(u64);

impl Quick {
    /// The generator that starts from this number.
    pub fn new(seed: u64) -> Quick {
        let mut quick = Quick(seed ^ 0x6c62_272e_07bb_0142);
        quick.bits();
        quick
    }
}

impl Chance for Quick {
    /// The high half of a product: quick, and uneven by less than one part in a million for the
    /// small `n` of card games.
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        let (word, _) = halves(self.bits());
        halves(u64::from(word) * u64::from(n)).0
    }

    #[inline]
    fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let product = u128::from(self.0) * u128::from(self.0 ^ 0xd1b5_4a32_d192_ed03);
        let [low, high] = [product & u128::from(u64::MAX), product >> 64];
        u64::try_from(low ^ high).expect("two 64-bit halves")
    }
}

/// Where the generator of the `number`-th of many games or tasks starts. No two of them start alike.
pub fn start(seed: u64, number: u64) -> u64 {
    scrambled(scrambled(seed).wrapping_add(number))
}

/// A bijection that leaves no pattern (the finish of splitmix64).
fn scrambled(number: u64) -> u64 {
    let number = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let number = (number ^ (number >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let number = (number ^ (number >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    number ^ (number >> 31)
}

/// The high and the low 32 bits of a number.
#[inline]
fn halves(number: u64) -> (u32, u32) {
    let low = u32::try_from(number & u64::from(u32::MAX)).expect("32 bits");
    let high = u32::try_from(number >> 32).expect("32 bits");
    (high, low)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn numbers(mut chance: impl Chance) -> Vec<u32> {
        (1..=10).map(|n| chance.below(n * 10)).collect()
    }

    #[test]
    fn the_streams_are_frozen() {
        assert_eq!(
            numbers(Stream::new(Seed::from_number(1954))),
            [7, 16, 12, 36, 42, 24, 0, 29, 67, 30]
        );
        assert_eq!(numbers(Quick::new(1954)), [5, 5, 21, 20, 24, 40, 1, 54, 83, 60]);
    }

    #[test]
    fn derivation_is_frozen() {
        let seed = Seed::from_number(1954);
        assert_eq!(
            derive(seed, 0).to_string(),
            "f00f16465ce6ab7f2b5c3193ff503420a0900657161e1900de1d708efe5790c8"
        );
        assert_eq!(
            derive(seed, 1).to_string(),
            "0c049f8ae9b670ddf894e231bd3915ccaff9345a93117f0f1f82b716ff186648"
        );
    }

    #[test]
    fn the_stream_is_chacha20_as_published() {
        // RFC 7539 A.1, test vector 1: key and nonce of zeros, block 0.
        let mut stream = Stream::new(Seed([0; 32]));
        assert_eq!(stream.bits().to_le_bytes(), [0x76, 0xb8, 0xe0, 0xad, 0xa0, 0xf1, 0x3d, 0x90]);
    }

    #[test]
    fn numbers_below_n_are_even() {
        let mut quick = Quick::new(7);
        let mut counts = [0_u32; 6];
        (0..60_000).for_each(|_| counts[quick.below(6) as usize] += 1);
        assert!(counts.iter().all(|count| (9_600..10_400).contains(count)), "{counts:?}");
    }

    #[test]
    fn no_two_games_start_alike() {
        let starts: std::collections::BTreeSet<u64> =
            (0..10_000).map(|number| start(3, number)).collect();
        assert_eq!(starts.len(), 10_000);
        assert_ne!(start(3, 1), start(4, 0), "one simulation is not another one shifted");
    }
}
