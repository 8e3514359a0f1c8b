//! The log: one sentence for each event.

use tresors::{Event, Path, Rules, Seen};

use super::{Filled, ending};
use crate::sentence::Sentence;

/// What happened.
pub(super) fn event(seen: Seen, rules: &Rules) -> Sentence {
    match seen {
        Event::LaidOut { first, .. } => Sentence::new("event-cave-laid-out").by(first),
        Event::Entered { seat, at } => Sentence::new("event-cave-entered").by(seat).place("at", at),
        Event::TurnBegan { seat } => Sentence::new("event-turn-began").by(seat),
        Event::Rolled { seat, points } => {
            Sentence::new("event-cave-rolled").by(seat).number("points", points)
        }
        Event::GenieCame { seat, why } => {
            Sentence::new("event-cave-genie-came").by(seat).word("why", why.key())
        }
        Event::Walked { seat, walk } => {
            let to = walk.steps().last().copied().unwrap_or(walk.from());
            walked(Sentence::new("event-cave-walked").by(seat), walk).place("to", to)
        }
        Event::Carried { seat, from, to, why } => Sentence::new("event-cave-carried")
            .by(seat)
            .place("from", from)
            .place("to", to)
            .word("why", why.key()),
        Event::Left { seat, walk } => walked(Sentence::new("event-cave-left").by(seat), walk),
        Event::Took { seat, card } => {
            Sentence::new("event-cave-took").by(seat).number("treasures", card.treasures())
        }
        Event::Drew { seat, card } => Sentence::new("event-cave-drew")
            .by(seat)
            .number("treasures", card.treasures())
            .word("head", if card.has_head() { "shown" } else { "absent" }),
        Event::ChiefCame { to } => {
            Sentence::new("event-cave-chief-came").number("left", rules.board().track - to)
        }
        Event::Laid { seat, at, .. } => Sentence::new("event-cave-laid").by(seat).place("at", at),
        Event::Ended { ending: how } => ending(how, rules),
    }
}

/// From where a pawn went on foot, and how far.
fn walked(sentence: Sentence, path: Path) -> Sentence {
    let steps = path.steps().iter().fold(0_u32, |steps, _| steps + 1);
    sentence.place("from", path.from()).number("steps", steps)
}
