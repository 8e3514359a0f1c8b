//! Actions, and what would come of them.

use bornes::{Car, Card, Rules};
use serde::{Deserialize, Serialize};
use table::{Seat, Team};
use ts_rs::TS;

use super::view::halted_by;
use crate::Letter;

/// What a seat wishes to do. Cards are written by their names in the notation.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
#[ts(rename = "BornesAction")]
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
        let name = |card: Card| rules.edition().catalogue.name_of(card).to_owned();
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
        let card = |name: &str| rules.edition().catalogue.card(name);
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

/// What would stand before a team.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(rename = "BornesOutlook")]
pub struct Outlook {
    /// The first seat of the team.
    pub team: Letter,
    /// Its kilometres.
    pub km: u16,
    /// Whether it would roll.
    pub rolling: bool,
    /// The attack that would stop it.
    pub halted: Option<&'static str>,
    /// Whether its speed would be limited.
    pub limited: bool,
}

impl Outlook {
    /// What would stand before a team, as the client reads it.
    pub(super) fn new(team: Team, car: Car, rules: &Rules) -> Outlook {
        Outlook {
            team: team.to_string(),
            km: car.km.0,
            rolling: car.status.is_rolling(rules.edition()),
            halted: halted_by(car.status, rules),
            limited: car.status.is_limited(),
        }
    }
}
