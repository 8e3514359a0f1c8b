//! Randomness as an argument: the trait, the seed and the one shuffle.

use std::fmt;

/// A source of randomness, supplied by the host. Games keep none of their own.
pub trait Chance {
    /// A number below `n`, each one as likely as the others. `n` is not 0.
    fn below(&mut self, n: u32) -> u32;

    /// Sixty-four random bits.
    fn bits(&mut self) -> u64;
}

/// All the randomness of one [`crate::Turn::Chance`], as 256 bits. Written as 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// A seed that is easy to type: the number, followed by zeros. For tests and simulations.
    pub fn from_number(number: u64) -> Seed {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&number.to_le_bytes());
        Seed(bytes)
    }

    /// Reads 64 hexadecimal digits.
    pub fn from_hex(text: &str) -> Option<Seed> {
        if text.len() != 64 || !text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
            return None;
        }
        let mut bytes = [0; 32];
        for (byte, at) in bytes.iter_mut().zip((0..64).step_by(2)) {
            *byte = u8::from_str_radix(&text[at..at + 2], 16).ok()?;
        }
        Some(Seed(bytes))
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seed({self})")
    }
}

/// Puts `items` in random order.
///
/// This is the one shuffle of the house (Fisher and Yates, from the back). It is frozen: changing
/// it would change every recorded game.
#[inline]
pub fn shuffle<T>(items: &mut [T], chance: &mut impl Chance) {
    let mut left = u32::try_from(items.len()).expect("a pile of cards");
    while left > 1 {
        let at = chance.below(left);
        left -= 1;
        items.swap(left as usize, at as usize);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Answers with the numbers it was given.
    struct Given(Vec<u32>);

    impl Chance for Given {
        fn below(&mut self, n: u32) -> u32 {
            self.0.remove(0) % n
        }
        fn bits(&mut self) -> u64 {
            0
        }
    }

    #[test]
    fn the_shuffle_is_frozen() {
        let mut items = ['a', 'b', 'c', 'd', 'e'];
        shuffle(&mut items, &mut Given(vec![0, 2, 1, 1]));
        // e and a change places, then d and c, then the third with the second, then nothing.
        assert_eq!(items, ['e', 'd', 'b', 'c', 'a']);
    }

    #[test]
    fn seeds_round_trip_as_text() {
        let seed = Seed::from_number(0x0123_4567_89ab_cdef);
        assert!(seed.to_string().starts_with("efcdab8967452301"));
        assert_eq!(Seed::from_hex(&seed.to_string()), Some(seed));
        assert_eq!(Seed::from_hex("00"), None);
        assert_eq!(Seed::from_hex(&"é".repeat(32)), None);
    }
}
