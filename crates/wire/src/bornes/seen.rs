//! What was seen to happen.

use bornes::{Card, Event, Rules};
use serde::Serialize;
use table::Seat;
use ts_rs::TS;

use crate::Letter;

/// What one viewer saw of an event. A card that is `null` is one the viewer may not know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[ts(rename = "BornesSeen")]
#[allow(missing_docs)]
pub enum Seen {
    Shuffled { dealer: Letter },
    Drew { seat: Letter, card: Option<&'static str> },
    TurnBegan { seat: Letter },
    Skipped { seat: Letter },
    Laid { seat: Letter, team: Letter, card: &'static str },
    Attacked { seat: Letter, card: &'static str, on: Letter },
    Replied { seat: Letter, team: Letter, card: &'static str, lost: Vec<Letter> },
    Declined { seat: Letter },
    Landed { card: &'static str, on: Letter },
    Cancelled { card: &'static str, on: Letter },
    Discarded { seat: Letter, card: &'static str },
    Passed { seat: Letter },
    Extended { seat: Letter, goal: u16 },
    Ended,
}

impl Seen {
    pub(super) fn new(seen: bornes::Seen, rules: &Rules) -> Seen {
        let name = |card: Card| rules.edition().catalogue.name_of(card);
        let letter = |seat: Seat| seat.to_string();
        let team = |seat: Seat| rules.team(seat).to_string();
        match seen {
            Event::Shuffled { dealer } => Seen::Shuffled { dealer: letter(dealer) },
            Event::Drew { seat, card } => Seen::Drew { seat: letter(seat), card: card.map(name) },
            Event::TurnBegan { seat } => Seen::TurnBegan { seat: letter(seat) },
            Event::Skipped { seat } => Seen::Skipped { seat: letter(seat) },
            Event::Laid { seat, card } => {
                Seen::Laid { seat: letter(seat), team: team(seat), card: name(card) }
            }
            Event::Attacked { seat, card, on } => {
                Seen::Attacked { seat: letter(seat), card: name(card), on: on.to_string() }
            }
            Event::Replied { seat, card, lost } => Seen::Replied {
                seat: letter(seat),
                team: team(seat),
                card: name(card),
                lost: lost.iter().map(letter).collect(),
            },
            Event::Declined { seat } => Seen::Declined { seat: letter(seat) },
            Event::Landed { card, on } => Seen::Landed { card: name(card), on: on.to_string() },
            Event::Cancelled { card, on } => {
                Seen::Cancelled { card: name(card), on: on.to_string() }
            }
            Event::Discarded { seat, card } => {
                Seen::Discarded { seat: letter(seat), card: name(card) }
            }
            Event::Passed { seat } => Seen::Passed { seat: letter(seat) },
            Event::Extended { seat, goal } => Seen::Extended { seat: letter(seat), goal: goal.0 },
            Event::Ended { .. } => Seen::Ended,
        }
    }
}
