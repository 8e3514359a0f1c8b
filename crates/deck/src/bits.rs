//! Counting and finding bits, for playouts that pick one of many choices.

/// A set of up to 64 choices that finds the n-th without looking at the others. (Clearing bits one by
/// one in a loop costs a mispredicted branch: measured, this is worth about a tenth of a playout.)
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bits(u64);

/// A one in every byte.
const ONES: u64 = 0x0101_0101_0101_0101;
/// The high bit of every byte.
const HIGHS: u64 = ONES << 7;

impl Bits {
    /// The choices of these bits.
    #[inline]
    pub fn new(bits: u64) -> Bits {
        Bits(bits)
    }

    /// How many bits are set: one instruction.
    #[inline]
    pub fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// The place of the `n`-th bit that is set; `n` is less than the count.
    // Every cast keeps a number below 256, as the masks show.
    #[expect(clippy::cast_possible_truncation)]
    #[inline]
    pub fn nth(self, n: u32) -> u8 {
        let totals = self.totals();
        // The high bit stays in each byte whose running total does not exceed n.
        let before = (((u64::from(n) * ONES) | HIGHS) - totals) & HIGHS;
        let byte = (before >> 7).wrapping_mul(ONES) >> 56;
        let shift = (byte * 8) as u32 & 63;
        let passed = (totals << 8) >> shift & 0xff;
        let within = (self.0 >> shift & 0xff) as usize;
        let place = u64::from(n) - passed;
        shift as u8 + NTH_IN_BYTE[within][place as usize & 7]
    }

    /// The places of the bits that are set, the lowest first.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = u8> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let place = u8::try_from(left.trailing_zeros()).ok().filter(|&place| place < 64)?;
            left &= left - 1;
            Some(place)
        })
    }

    /// Byte `i` of the answer is the number of bits set in the bytes 0 to `i`.
    #[inline]
    fn totals(self) -> u64 {
        let pairs = self.0 - (self.0 >> 1 & 0x5555_5555_5555_5555);
        let nibbles = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
        let bytes = (nibbles + (nibbles >> 4)) & 0x0f0f_0f0f_0f0f_0f0f;
        bytes.wrapping_mul(ONES)
    }
}

/// By byte and n: the place of the n-th bit that is set.
static NTH_IN_BYTE: [[u8; 8]; 256] = nth_in_byte();

const fn nth_in_byte() -> [[u8; 8]; 256] {
    let mut table = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let (mut n, mut place) = (0, 0_u8);
        while place < 8 {
            if byte >> place & 1 == 1 {
                table[byte][n] = place;
                n += 1;
            }
            place += 1;
        }
        byte += 1;
    }
    table
}

#[cfg(test)]
mod tests {
    use super::Bits;

    #[test]
    fn finds_every_bit_of_many_sets() {
        let mut set = 1_u64;
        for round in 0..20_000 {
            set =
                set.wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(round % 61) ^ u64::from(round);
            let sparse = set & set.rotate_left(round % 13) & set.rotate_left(round % 29);
            for bits in [set, sparse, !sparse, u64::from(round), u64::MAX, 0] {
                let places: Vec<u8> = (0..64).filter(|&at| bits >> at & 1 == 1).collect();
                let set = Bits::new(bits);
                assert_eq!(set.count() as usize, places.len());
                assert!(set.iter().eq(places.iter().copied()), "{bits:b}");
                for (n, &place) in (0..).zip(&places) {
                    assert_eq!(set.nth(n), place, "{bits:b} {n}");
                }
            }
        }
    }
}
