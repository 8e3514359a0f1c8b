//! The log: one sentence for each event.

use bornes::{Card, Event, Kind, Rules, Seen};
use table::{Seat, Seats, Team};

use crate::sentence::Sentence;
use crate::texts::Texts;

impl Sentence {
    /// What happened.
    pub fn event(seen: &Seen, rules: &Rules) -> Sentence {
        let by = |key: &str, seat| Sentence::new(key).seats("seat", Seats::only(seat));
        match *seen {
            Event::Shuffled { dealer } => by("event-shuffled", dealer),
            Event::Drew { seat, card: Some(card) } => {
                by("event-drew-card", seat).a_card("card", card, rules)
            }
            Event::Drew { seat, card: None } => by("event-drew", seat),
            Event::TurnBegan { seat } => by("event-turn-began", seat),
            Event::Skipped { seat } => by("event-skipped", seat),
            Event::Laid { seat, card } => laid(seat, card, rules),
            Event::Attacked { seat, card, on } => {
                by("event-attacked", seat).a_card("card", card, rules).team(on, rules)
            }
            Event::Replied { seat, card, lost } => {
                by("event-replied", seat).a_card("card", card, rules).counted("lost", "count", lost)
            }
            Event::Declined { seat } => by("event-declined", seat),
            Event::Landed { card, on } => {
                Sentence::new("event-landed").a_card("card", card, rules).team(on, rules)
            }
            Event::Cancelled { card, on } => {
                Sentence::new("event-cancelled").card("name", card, rules).team(on, rules)
            }
            Event::Discarded { seat, card } => {
                by("event-discarded", seat).a_card("card", card, rules)
            }
            Event::Passed { seat } => by("event-passed", seat),
            Event::Extended { seat, goal } => by("event-extended", seat).number("goal", goal.0),
            Event::Ended { ending, goal } => Sentence::ending(ending, goal, rules),
        }
    }

    /// A side, and how many it is.
    fn team(self, team: Team, rules: &Rules) -> Sentence {
        self.counted("team", "members", rules.members(team))
    }
}

/// Tells of a card laid before its owner.
fn laid(seat: Seat, card: Card, rules: &Rules) -> Sentence {
    let by = |key: &str| Sentence::new(key).seats("seat", Seats::only(seat));
    match rules.edition().kind(card) {
        Kind::Distance(km) => by("event-laid-distance").number("km", km.0),
        Kind::Safety(_) => by("event-laid-botte").card("name", card, rules),
        Kind::Remedy(_) | Kind::Hazard(_) => by("event-laid-parade").a_card("card", card, rules),
    }
}

impl Texts {
    /// What happened, in one sentence. `names` says what a seat is called, in the third person.
    pub fn event(&self, seen: &Seen, rules: &Rules, names: &dyn Fn(Seat) -> String) -> String {
        self.tell(&Sentence::event(seen, rules), rules.name(), names)
    }
}
