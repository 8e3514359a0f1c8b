//! The log: one sentence for each event.

use bornes::{Card, Event, Kind, Rules, Seen};
use table::{Seat, Seats, Team};

use crate::texts::{Texts, count};
use crate::value::Value;

impl Texts {
    /// What happened, in one sentence. `names` says what a seat is called, in the third person.
    pub fn event(&self, seen: &Seen, rules: &Rules, names: &dyn Fn(Seat) -> String) -> String {
        let tell = Sentence { texts: self, rules, names, facts: Vec::new() };
        match *seen {
            Event::Shuffled { dealer } => tell.seat(dealer).say("event-shuffled"),
            Event::Drew { seat, card } => match card {
                Some(card) => tell.seat(seat).card(card).say("event-drew-card"),
                None => tell.seat(seat).say("event-drew"),
            },
            Event::TurnBegan { seat } => tell.seat(seat).say("event-turn-began"),
            Event::Skipped { seat } => tell.seat(seat).say("event-skipped"),
            Event::Laid { seat, card } => tell.seat(seat).card(card).laid(card),
            Event::Attacked { seat, card, on } => {
                tell.seat(seat).card(card).team(on).say("event-attacked")
            }
            Event::Replied { seat, card, lost } => {
                tell.seat(seat).card(card).lost(lost).say("event-replied")
            }
            Event::Declined { seat } => tell.seat(seat).say("event-declined"),
            Event::Landed { card, on } => tell.card(card).team(on).say("event-landed"),
            Event::Cancelled { card, on } => tell.card(card).team(on).say("event-cancelled"),
            Event::Discarded { seat, card } => tell.seat(seat).card(card).say("event-discarded"),
            Event::Passed { seat } => tell.seat(seat).say("event-passed"),
            Event::Ended { ending } => self.ending(ending, rules),
        }
    }
}

/// A sentence that is being put together.
struct Sentence<'a> {
    texts: &'a Texts,
    rules: &'a Rules,
    names: &'a dyn Fn(Seat) -> String,
    facts: Vec<(&'static str, Value<'static>)>,
}

impl Sentence<'_> {
    fn with(mut self, name: &'static str, value: impl Into<Value<'static>>) -> Self {
        self.facts.push((name, value.into()));
        self
    }

    fn seat(self, seat: Seat) -> Self {
        let name = (self.names)(seat);
        self.with("seat", name)
    }

    fn card(self, card: Card) -> Self {
        let a_card = self.texts.a_card(card, self.rules);
        let name = self.texts.name_of(card, self.rules);
        self.with("card", a_card).with("name", name)
    }

    fn team(self, team: Team) -> Self {
        let members = self.rules.members(team);
        let names = self.texts.seats(members, self.names);
        self.with("team", names).with("members", count(members))
    }

    fn lost(self, lost: Seats) -> Self {
        let names = self.texts.seats(lost, self.names);
        self.with("lost", names).with("count", count(lost))
    }

    /// Tells of a card laid before its owner.
    fn laid(self, card: Card) -> String {
        match self.rules.edition().kind(card) {
            Kind::Distance(km) => self.with("km", km.0).say("event-laid-distance"),
            Kind::Safety(_) => self.say("event-laid-botte"),
            Kind::Remedy(_) | Kind::Hazard(_) => self.say("event-laid-parade"),
        }
    }

    fn say(self, key: &str) -> String {
        self.texts.say(key, &self.facts)
    }
}
