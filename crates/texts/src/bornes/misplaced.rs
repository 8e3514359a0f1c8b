//! Why a position cannot be.

use bornes::{Misplaced, Rules};

use super::Filled;
use crate::sentence::Sentence;

/// Why a position cannot be.
pub fn misplaced(why: Misplaced, rules: &Rules) -> Sentence {
    let sentence = Sentence::new(key(why));
    match why {
        Misplaced::TooMany(card) => sentence
            .name_of("card", card, rules)
            .number("copies", rules.edition().catalogue.entry(card).copies),
        Misplaced::WrongPile(card) => sentence.name_of("card", card, rules),
        _ => sentence,
    }
}

fn key(why: Misplaced) -> &'static str {
    match why {
        Misplaced::TooMany(_) => "misplaced-too-many",
        Misplaced::WrongPile(_) => "misplaced-wrong-pile",
        Misplaced::TooManyUnknown => "misplaced-too-many-unknown",
        Misplaced::Unknown => "misplaced-unknown",
        Misplaced::NoWindow => "misplaced-no-window",
        Misplaced::NoWindows => "misplaced-no-windows",
        Misplaced::NothingOwed => "misplaced-nothing-owed",
        Misplaced::NotAView => "misplaced-not-a-view",
        Misplaced::OnlyAView => "misplaced-only-a-view",
        Misplaced::PastGoal => "misplaced-past-goal",
        Misplaced::NoExtension => "misplaced-no-extension",
    }
}
