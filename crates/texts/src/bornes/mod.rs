//! What is told of the card family.

mod event;
mod misplaced;
mod refusal;
mod score;

use bornes::{Card, Event, Illegal, Race, Rules, Score, Seen};
use table::Team;

use crate::sentence::Sentence;
use crate::spoken::{Deal, Spoken};

pub use misplaced::misplaced;
pub use score::award;

impl Spoken for Race {
    fn event(seen: &Seen, rules: &Rules) -> Sentence {
        event::event(*seen, rules)
    }

    fn deal(event: &Event) -> Option<Deal> {
        match event {
            Event::Shuffled { .. } => Some(Deal::Begins),
            Event::TurnBegan { .. } => Some(Deal::Ends),
            _ => None,
        }
    }

    fn refusal(why: Illegal, rules: &Rules) -> Sentence {
        refusal::refusal(why, rules)
    }

    fn clauses(why: Illegal, rules: &Rules) -> &'static [&'static str] {
        (rules.edition().clauses)(why, rules)
    }

    fn conclusion(score: &Score, rules: &Rules) -> Sentence {
        score::ending(score.ending, score.goal, rules)
    }
}

/// What is filled into the sentences of the family.
trait Filled {
    /// A card by its name alone.
    fn name_of(self, name: &'static str, card: Card, rules: &Rules) -> Self;

    /// A card in the middle of a sentence.
    fn one_of(self, name: &'static str, card: Card, rules: &Rules) -> Self;

    /// A side, and how many it is.
    fn team(self, team: Team, rules: &Rules) -> Self;
}

impl Filled for Sentence {
    fn name_of(self, name: &'static str, card: Card, rules: &Rules) -> Sentence {
        self.card(name, rules.edition().catalogue.name_of(card))
    }

    fn one_of(self, name: &'static str, card: Card, rules: &Rules) -> Sentence {
        self.a_card(name, rules.edition().catalogue.name_of(card))
    }

    fn team(self, team: Team, rules: &Rules) -> Sentence {
        self.counted("team", "members", rules.members(team))
    }
}
