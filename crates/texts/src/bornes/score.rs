//! How a round ended and what it brought.

use bornes::edition::Exhausted;
use bornes::{Award, Edition, Ending, Kind, Km, Rules};

use crate::sentence::Sentence;

/// How a round ended, in one or two sentences.
pub(super) fn ending(ending: Ending, goal: Km, rules: &Rules) -> Sentence {
    let edition = rules.edition();
    let cause = match edition.exhausted {
        Exhausted::NoDistanceAfoot => "no-distance-afoot",
        Exhausted::NoDistanceInStock | Exhausted::LastDistanceDrawn => "no-distance-in-stock",
        Exhausted::StockEmpty => "stock-empty",
        Exhausted::HandsEmpty => "hands-empty",
        Exhausted::NobodyCanPlay => "nobody-can-play",
    };
    let key = match ending {
        Ending::Goal => "ending-goal",
        Ending::Exhausted => "ending-exhausted",
    };
    Sentence::new(key).number("goal", goal.0).word("cause", cause)
}

/// What a line of the score sheet rewards.
pub fn award(award: Award, rules: &Rules) -> Sentence {
    Sentence::new(award_key(award)).number("longest", longest(rules.edition()).0)
}

fn award_key(award: Award) -> &'static str {
    match award {
        Award::Kilometres => "award-kilometres",
        Award::Safety => "award-safety",
        Award::AllSafeties => "award-all-safeties",
        Award::CoupFourre => "award-coup-fourre",
        Award::Victory => "award-victory",
        Award::GoalReached => "award-goal-reached",
        Award::SlowVictory => "award-slow-victory",
        Award::SlowGoalReached => "award-slow-goal-reached",
        Award::LateGoalReached => "award-late-goal-reached",
        Award::ExtensionKept | Award::ExtensionReached => "award-extension",
        Award::ExtensionMissed => "award-extension-missed",
        Award::Shutout | Award::ShutoutAtGoal => "award-shutout",
        Award::ShutoutEach => "award-shutout-each",
    }
}

/// The distance that a slow winner goes without.
fn longest(edition: &Edition) -> Km {
    let distances = edition.catalogue.iter().map(|entry| match entry.kind {
        Kind::Distance(km) => km,
        Kind::Hazard(_) | Kind::Remedy(_) | Kind::Safety(_) => Km(0),
    });
    distances.max().unwrap_or(Km(0))
}
