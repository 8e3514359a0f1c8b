//! What is told of the cave.

mod event;
mod refusal;

use table::{Seat, Seats};
use tresors::rulebook::Variant;
use tresors::{Cave, Cell, Ending, Event, Illegal, Rules, Score, Seen};

use crate::sentence::Sentence;
use crate::spoken::{Deal, Spoken};

impl Spoken for Cave {
    fn event(seen: &Seen, rules: &Rules) -> Sentence {
        event::event(*seen, rules)
    }

    fn deal(_event: &Event) -> Option<Deal> {
        None
    }

    fn refusal(why: Illegal, _: &Rules) -> Sentence {
        refusal::refusal(why)
    }

    fn clauses(why: Illegal, rules: &Rules) -> &'static [&'static str] {
        why.clauses(rules)
    }

    fn conclusion(score: &Score, rules: &Rules) -> Sentence {
        ending(score.ending, rules)
    }
}

/// How a game ended, in one or two sentences.
fn ending(ending: Ending, rules: &Rules) -> Sentence {
    let key = match ending {
        Ending::AllOut => "ending-all-out",
        Ending::ChiefArrived => "ending-chief",
        Ending::NoWayOut => "ending-no-way-out",
    };
    let variant = match rules.rulebook().variant {
        Variant::Base => "base",
        Variant::Chance => "chance",
    };
    Sentence::new(key).word("variant", variant)
}

/// What is filled into the sentences of the cave.
trait Filled {
    /// Who does something.
    fn by(self, seat: Seat) -> Self;

    /// A place.
    fn place(self, name: &'static str, cell: Cell) -> Self;
}

impl Filled for Sentence {
    fn by(self, seat: Seat) -> Sentence {
        self.seats("seat", Seats::only(seat))
    }

    fn place(self, name: &'static str, cell: Cell) -> Sentence {
        self.word(name, cell.name())
    }
}
