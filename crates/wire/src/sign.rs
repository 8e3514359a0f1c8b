//! The signs of seats, which people may choose.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What a seat is known by besides its colour and its name. The first eight are those of the seats, clockwise
/// from A.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Sign {
    /// ▲
    Triangle,
    /// ■
    Square,
    /// ●
    Disc,
    /// ◆
    Diamond,
    /// ★
    Star,
    /// ✚
    Cross,
    /// ⧗
    Hourglass,
    /// ☾
    Moon,
    /// ♥
    Heart,
    /// ϟ
    Bolt,
    /// A drop of water.
    Drop,
    /// A crown.
    Crown,
}

impl Sign {
    /// All there are.
    pub const ALL: [Sign; 12] = [
        Sign::Triangle,
        Sign::Square,
        Sign::Disc,
        Sign::Diamond,
        Sign::Star,
        Sign::Cross,
        Sign::Hourglass,
        Sign::Moon,
        Sign::Heart,
        Sign::Bolt,
        Sign::Drop,
        Sign::Crown,
    ];

    /// The sign of each seat, no two the same: the one that was chosen there, unless somebody before has
    /// chosen it; the one of the seat, unless it was chosen elsewhere; else the first that nobody has.
    pub fn shared_out(chosen: &[Option<Sign>]) -> Vec<Sign> {
        let mut given: Vec<Option<Sign>> = vec![None; chosen.len()];
        for (at, sign) in chosen.iter().enumerate() {
            given[at] = sign.filter(|sign| !given.contains(&Some(*sign)));
        }
        for at in 0..given.len() {
            let own = Sign::ALL.get(at).copied();
            let mut wished = own.into_iter().chain(Sign::ALL);
            let free = wished.find(|sign| !given.contains(&Some(*sign)));
            given[at] = given[at].or(free);
        }
        given.into_iter().flatten().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_seats_have_the_same_sign() {
        use Sign::{Crown, Disc, Square, Star, Triangle};
        for (chosen, shared) in [
            (vec![None, None, None], vec![Triangle, Square, Disc]),
            (vec![None, Some(Crown)], vec![Triangle, Crown]),
            (vec![Some(Star), Some(Star)], vec![Star, Square]),
            (vec![None, Some(Triangle)], vec![Square, Triangle]),
            (vec![Some(Square), None, Some(Triangle)], vec![Square, Disc, Triangle]),
        ] {
            assert_eq!(Sign::shared_out(&chosen), shared, "{chosen:?}");
        }
        assert_eq!(Sign::shared_out(&[Some(Crown); 8])[7], Sign::Moon);
    }
}
