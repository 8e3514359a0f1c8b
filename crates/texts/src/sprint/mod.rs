//! What is told of Rush and Fun & Speed.

mod event;
mod misplaced;
mod refusal;
mod score;

use sprint::{Card, Event, Illegal, Laid, Rules, Score, Seen, Sprint};
use table::{Seat, Seats, Team};

use crate::sentence::Sentence;
use crate::spoken::{Deal, Spoken};

pub use misplaced::misplaced;

impl Spoken for Sprint {
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
        score::ending(score.ending, rules)
    }
}

/// Written for a card that does not exist; sentences look for it.
const NONE: &str = "none";

/// What is filled into the sentences of the family.
trait Filled {
    /// Who does something.
    fn by(self, seat: Seat) -> Self;

    /// Whom it is done to.
    fn of(self, seat: Seat) -> Self;

    /// A card by its name alone.
    fn name_of(self, name: &'static str, card: Card, rules: &Rules) -> Self;

    /// A card in the middle of a sentence.
    fn one_of(self, name: &'static str, card: Card, rules: &Rules) -> Self;

    /// A card by its name alone, if there is one.
    fn maybe_name_of(self, name: &'static str, card: Option<Card>, rules: &Rules) -> Self;

    /// A card in the middle of a sentence, if there is one.
    fn maybe_one_of(self, name: &'static str, card: Option<Card>, rules: &Rules) -> Self;

    /// A side, and how many it is.
    fn team(self, team: Team, rules: &Rules) -> Self;

    /// A distance: its number, what multiplies it, and what that makes.
    fn laid(self, what: Laid, rules: &Rules) -> Self;
}

impl Filled for Sentence {
    fn by(self, seat: Seat) -> Sentence {
        self.seats("seat", Seats::only(seat))
    }

    fn of(self, seat: Seat) -> Sentence {
        self.seats("of", Seats::only(seat))
    }

    fn name_of(self, name: &'static str, card: Card, rules: &Rules) -> Sentence {
        self.card(name, rules.edition().catalogue.name_of(card))
    }

    fn one_of(self, name: &'static str, card: Card, rules: &Rules) -> Sentence {
        self.a_card(name, rules.edition().catalogue.name_of(card))
    }

    fn maybe_name_of(self, name: &'static str, card: Option<Card>, rules: &Rules) -> Sentence {
        match card {
            Some(card) => self.name_of(name, card, rules),
            None => self.word(name, NONE),
        }
    }

    fn maybe_one_of(self, name: &'static str, card: Option<Card>, rules: &Rules) -> Sentence {
        match card {
            Some(card) => self.one_of(name, card, rules),
            None => self.word(name, NONE),
        }
    }

    fn team(self, team: Team, rules: &Rules) -> Sentence {
        self.counted("team", "members", rules.members(team))
    }

    fn laid(self, what: Laid, rules: &Rules) -> Sentence {
        let face = rules.km(Laid::new(what.card(), 0));
        self.number("km", rules.km(what).0).number("face", face.0).number("times", what.times())
    }
}
