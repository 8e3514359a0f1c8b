//! Why a position cannot be.

use sprint::zone::DISTANCES_MAX;
use sprint::{Misplaced, Rules};

use super::Filled;
use crate::sentence::Sentence;

/// Why a position cannot be.
pub fn misplaced(why: Misplaced, rules: &Rules) -> Sentence {
    match why {
        Misplaced::TooMany(card) => Sentence::new("misplaced-too-many")
            .name_of("card", card, rules)
            .number("copies", rules.edition().catalogue.entry(card).copies),
        Misplaced::WrongPlace(card) => {
            Sentence::new("misplaced-wrong-place").name_of("card", card, rules)
        }
        Misplaced::TooManyDistances => {
            let most = u32::try_from(DISTANCES_MAX).unwrap_or(u32::MAX);
            Sentence::new("misplaced-too-many-distances").number("most", most)
        }
        Misplaced::BadMarker => Sentence::new("misplaced-bad-marker"),
        Misplaced::TooManyUnknown => Sentence::new("misplaced-too-many-unknown"),
        Misplaced::Unknown => Sentence::new("misplaced-unknown"),
        Misplaced::NotAView => Sentence::new("misplaced-not-a-view"),
        Misplaced::OnlyAView => Sentence::new("misplaced-only-a-view"),
        Misplaced::Interrupted => Sentence::new("misplaced-interrupted"),
        Misplaced::NoWindow => Sentence::new("misplaced-no-window"),
        Misplaced::WrongMoment => Sentence::new("misplaced-wrong-moment"),
        Misplaced::PastGoal => Sentence::new("misplaced-past-goal"),
    }
}
