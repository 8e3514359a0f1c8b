//! The log: one sentence for each event.

use bornes::{Card, Event, Kind, Rules, Seen};
use table::{Seat, Seats};

use super::Filled;
use super::score::ending as told;
use crate::sentence::Sentence;

/// What happened.
pub(super) fn event(seen: Seen, rules: &Rules) -> Sentence {
    let by = |key: &'static str, seat| Sentence::new(key).seats("seat", Seats::only(seat));
    match seen {
        Event::Shuffled { dealer } => by("event-shuffled", dealer),
        Event::Drew { seat, card: Some(card) } => {
            by("event-drew-card", seat).one_of("card", card, rules)
        }
        Event::Drew { seat, card: None } => by("event-drew", seat),
        Event::TurnBegan { seat } => by("event-turn-began", seat),
        Event::Skipped { seat } => by("event-skipped", seat),
        Event::Laid { seat, card } => laid(seat, card, rules),
        Event::Attacked { seat, card, on } => {
            by("event-attacked", seat).one_of("card", card, rules).team(on, rules)
        }
        Event::Replied { seat, card, lost } => {
            by("event-replied", seat).one_of("card", card, rules).counted("lost", "count", lost)
        }
        Event::Declined { seat } => by("event-declined", seat),
        Event::Landed { card, on } => {
            Sentence::new("event-landed").one_of("card", card, rules).team(on, rules)
        }
        Event::Cancelled { card, on } => {
            Sentence::new("event-cancelled").name_of("name", card, rules).team(on, rules)
        }
        Event::Discarded { seat, card } => by("event-discarded", seat).one_of("card", card, rules),
        Event::Passed { seat } => by("event-passed", seat),
        Event::Extended { seat, goal } => by("event-extended", seat).number("goal", goal.0),
        Event::Ended { ending, goal } => told(ending, goal, rules),
    }
}

/// Tells of a card laid before its owner.
fn laid(seat: Seat, card: Card, rules: &Rules) -> Sentence {
    let by = |key: &'static str| Sentence::new(key).seats("seat", Seats::only(seat));
    match rules.edition().catalogue.kind(card) {
        Kind::Distance(km) => by("event-laid-distance").number("km", km.0),
        Kind::Safety(_) => by("event-laid-botte").name_of("name", card, rules),
        Kind::Remedy(_) | Kind::Hazard(_) => by("event-laid-parade").one_of("card", card, rules),
    }
}
