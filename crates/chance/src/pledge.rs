//! A deal that can be checked: what is promised before it, what the players give, and what comes of both.
//!
//! Before a round the host shows a [`pledge`], which binds it to a secret without showing that. Then
//! every player may give some bytes. Secret and gifts make the [`key`] of the round, from which all its
//! seeds are derived. After the round the secret is shown, and anybody can do the sums again: what is
//! hashed is plain text, so `sha256sum` is enough.
//!
//! `docs/shuffle.md` says what that proves, and what it does not.

use std::fmt;

use sha2::{Digest as _, Sha256};
use table::{Seat, Seed};

use crate::derive;

/// What a player adds to the randomness of a round. Written as 32 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Gift(pub [u8; 16]);

impl Gift {
    /// Reads 32 hexadecimal digits, of which letters are small.
    pub fn from_hex(text: &str) -> Option<Gift> {
        let is_digit = |byte: u8| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte);
        if text.len() != 32 || !text.bytes().all(is_digit) {
            return None;
        }
        u128::from_str_radix(text, 16).ok().map(|number| Gift(number.to_be_bytes()))
    }
}

impl fmt::Display for Gift {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

/// What a host promises before a round, counted from 0: this secret, at this table, under these rules.
pub fn pledge(table: &str, round: u32, header: &str, secret: Seed) -> Seed {
    hash(&format!("mille-sabots pledge 1\ntable {table}\nround {round}\nsecret {secret}\n{header}"))
}

/// What all seeds of a round are derived from: the secret, and the gifts in the order of seats.
pub fn key(secret: Seed, gifts: &[(Seat, Gift)]) -> Seed {
    let start = format!("mille-sabots key 1\nsecret {secret}\n");
    hash(&gifts.iter().fold(start, |text, (seat, gift)| text + &format!("{seat} {gift}\n")))
}

/// The seed for the `number`-th request for randomness in a round, counted from 0.
pub fn seed(key: Seed, number: u64) -> Seed {
    derive(key, number)
}

fn hash(text: &str) -> Seed {
    Seed(Sha256::digest(text).into())
}

#[cfg(test)]
mod tests {
    use super::*;

    const HEADER: &str = "game asterix\nseats 2\n";

    fn number(byte: u8) -> Seed {
        Seed(std::array::from_fn(|at| byte.wrapping_add(u8::try_from(at).unwrap())))
    }

    /// The sums of `docs/shuffle.md`, which other programs are checked against.
    const VECTORS: &str = include_str!("../../../tests/shuffle/vectors.txt");

    /// The value behind a name in a block of vectors.
    fn value<'a>(block: &'a str, name: &str) -> &'a str {
        let found = block.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
        found.unwrap_or_else(|| panic!("{name} in {block}"))
    }

    #[test]
    fn the_sums_are_those_of_the_vectors() {
        let blocks: Vec<&str> =
            VECTORS.split("\n\n").filter(|block| block.contains("table ")).collect();
        assert!(blocks.len() >= 3);
        for block in blocks {
            let round = value(block, "round").parse().unwrap();
            let secret = Seed::from_hex(value(block, "secret")).unwrap();
            let header = block.lines().filter_map(|line| line.strip_prefix("header "));
            let header: String = header.flat_map(|line| [line, "\n"]).collect();
            let gifts = block.lines().filter_map(|line| line.strip_prefix("gift "));
            let gifts: Vec<(Seat, Gift)> = gifts
                .map(|line| line.split_once(' ').unwrap())
                .map(|(seat, gift)| {
                    (Seat::from_letter(seat).unwrap(), Gift::from_hex(gift).unwrap())
                })
                .collect();
            let pledged = pledge(value(block, "table"), round, &header, secret);
            assert_eq!(pledged.to_string(), value(block, "pledge"), "{block}");
            let key = key(secret, &gifts);
            assert_eq!(key.to_string(), value(block, "key"), "{block}");
            assert_eq!(seed(key, 0).to_string(), value(block, "seed-0"), "{block}");
            assert_eq!(seed(key, 1).to_string(), value(block, "seed-1"), "{block}");
        }
    }

    #[test]
    fn whatever_changes_changes_the_pledge_or_the_key() {
        let secret = number(7);
        let pledged = pledge("k7m2p9x4qz", 0, HEADER, secret);
        for other in [
            pledge("k7m2p9x4q0", 0, HEADER, secret),
            pledge("k7m2p9x4qz", 1, HEADER, secret),
            pledge("k7m2p9x4qz", 0, "game asterix\nseats 3\n", secret),
            pledge("k7m2p9x4qz", 0, HEADER, number(8)),
        ] {
            assert_ne!(pledged, other);
        }
        let (one, two) = (Gift([1; 16]), Gift([2; 16]));
        let keys = [
            key(secret, &[]),
            key(secret, &[(Seat(0), one)]),
            key(secret, &[(Seat(1), one)]),
            key(secret, &[(Seat(0), two)]),
            key(secret, &[(Seat(0), one), (Seat(1), two)]),
            key(number(8), &[]),
        ];
        let all: std::collections::BTreeSet<[u8; 32]> = keys.iter().map(|key| key.0).collect();
        assert_eq!(all.len(), keys.len());
    }

    #[test]
    fn a_gift_is_thirty_two_small_digits() {
        let gift = Gift(std::array::from_fn(|at| u8::try_from(at * 16 + at).unwrap()));
        assert_eq!(gift.to_string(), "00112233445566778899aabbccddeeff");
        assert_eq!(Gift::from_hex(&gift.to_string()), Some(gift));
        for nonsense in
            ["", "00", &"0".repeat(31), &"0".repeat(33), &"A".repeat(32), &"+".repeat(32)]
        {
            assert_eq!(Gift::from_hex(nonsense), None, "{nonsense}");
        }
    }
}
