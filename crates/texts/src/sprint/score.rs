//! How a game ended.

use sprint::{Ending, Rules};

use crate::sentence::Sentence;

/// How a game ended, in one or two sentences.
pub(super) fn ending(ending: Ending, rules: &Rules) -> Sentence {
    race(Sentence::new(key(ending)), rules)
}

/// The key of the sentence that says how a game ended.
pub(super) fn key(ending: Ending) -> &'static str {
    match ending {
        Ending::Goal => "ending-goal-passed",
        Ending::Standstill => "ending-standstill",
    }
}

/// What an ending may mention of the race.
pub(super) fn race(sentence: Sentence, rules: &Rules) -> Sentence {
    sentence.number("goal", rules.edition().goal.0)
}
