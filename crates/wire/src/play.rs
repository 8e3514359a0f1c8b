//! Actions, what would come of them, and what happened.

use bornes::{Card, Event, Rules};
use serde::{Deserialize, Serialize};
use table::Seat;
use texts::clauses;
use ts_rs::TS;

use crate::Letter;
use crate::sentence::Sentence;

/// What a seat wishes to do. Cards are written by their names in the notation.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Action {
    /// Lays a card before one's own team.
    Lay {
        /// The card.
        card: String,
    },
    /// Lays an attack before another team.
    Attack {
        /// The card.
        card: String,
        /// The first seat of the team.
        on: Letter,
    },
    /// Discards a card.
    Discard {
        /// The card.
        card: String,
    },
    /// Passes.
    Pass,
    /// Extends the goal that was just met.
    Extend,
    /// Ends the round at the goal that was just met.
    Stop,
    /// Answers the open window.
    Reply {
        /// The card.
        card: String,
    },
    /// Lets the open window pass.
    Decline,
}

impl Action {
    /// The action as the client reads it.
    pub fn new(action: bornes::Action, rules: &Rules) -> Action {
        let name = |card: Card| rules.edition().name_of(card).to_owned();
        match action {
            bornes::Action::Lay { card } => Action::Lay { card: name(card) },
            bornes::Action::Attack { card, on } => {
                Action::Attack { card: name(card), on: on.to_string() }
            }
            bornes::Action::Discard { card } => Action::Discard { card: name(card) },
            bornes::Action::Pass => Action::Pass,
            bornes::Action::Extend => Action::Extend,
            bornes::Action::Stop => Action::Stop,
            bornes::Action::Reply { card } => Action::Reply { card: name(card) },
            bornes::Action::Decline => Action::Decline,
        }
    }

    /// The action as the rules read it; `None` if the game has no such card or seat.
    pub fn read(&self, rules: &Rules) -> Option<bornes::Action> {
        let card = |name: &str| rules.edition().card(name);
        Some(match self {
            Action::Lay { card: name } => bornes::Action::Lay { card: card(name)? },
            Action::Attack { card: name, on } => {
                let seat = Seat::from_letter(on).filter(|seat| seat.0 < rules.seats())?;
                bornes::Action::Attack { card: card(name)?, on: rules.team(seat) }
            }
            Action::Discard { card: name } => bornes::Action::Discard { card: card(name)? },
            Action::Pass => bornes::Action::Pass,
            Action::Extend => bornes::Action::Extend,
            Action::Stop => bornes::Action::Stop,
            Action::Reply { card: name } => bornes::Action::Reply { card: card(name)? },
            Action::Decline => bornes::Action::Decline,
        })
    }
}

/// Something a seat could try: legal with what it would do, or refused.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Prospect {
    /// The action.
    pub action: Action,
    /// What it would do before a team, if it lays something and is legal.
    pub outlook: Option<Outlook>,
    /// Why it is refused; `null` if it is legal.
    pub refusal: Option<Refusal>,
}

/// What would stand before a team.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Outlook {
    /// The first seat of the team.
    pub team: Letter,
    /// Its kilometres.
    pub km: u16,
    /// Whether it would roll.
    pub rolling: bool,
    /// Whether its speed would be limited.
    pub limited: bool,
}

/// Why something is refused.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Refusal {
    /// The reason, and what to do instead.
    pub sentence: Sentence,
    /// The clauses that say so, the most telling first.
    pub clauses: Vec<&'static str>,
}

impl Refusal {
    /// Why the rules refuse an action.
    pub fn new(why: bornes::Illegal, rules: &Rules) -> Refusal {
        let sentence = texts::Sentence::refusal(why, rules).into();
        Refusal { sentence, clauses: clauses(why, rules).to_vec() }
    }
}

impl Prospect {
    /// A prospect as the client reads it.
    pub fn new(prospect: &table::Prospect<bornes::Race>, rules: &Rules) -> Prospect {
        let (action, outcome) = prospect;
        let outlook = outcome.as_ref().ok().and_then(|outlook| outlook.car);
        let outlook = outlook.map(|(team, car)| Outlook {
            team: team.to_string(),
            km: car.km.0,
            rolling: car.status.is_rolling(rules.edition()),
            limited: car.status.is_limited(),
        });
        let refusal = outcome.err().map(|why| Refusal::new(why, rules));
        Prospect { action: Action::new(*action, rules), outlook, refusal }
    }
}

/// Something that happened, as one viewer saw it.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Happening {
    /// What, for those who show it.
    pub event: Seen,
    /// What, for those who tell it.
    pub sentence: Sentence,
}

impl Happening {
    /// A sighting as the client reads it.
    pub fn new(seen: &bornes::Seen, rules: &Rules) -> Happening {
        let sentence = texts::Sentence::event(seen, rules).into();
        Happening { event: Seen::new(*seen, rules), sentence }
    }
}

/// What one viewer saw of an event. A card that is `null` is one the viewer may not know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
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
    fn new(seen: bornes::Seen, rules: &Rules) -> Seen {
        let name = |card: Card| rules.edition().name_of(card);
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
