//! What differs from family to family: one type for each thing, and how games become it.

use serde::Serialize;
use serde_json::Value;
use texts::Spoken;
use ts_rs::TS;

use crate::catalogue::CardInfo;
use crate::message::Score;
use crate::{bornes, sprint, tresors};

/// How the games of a family travel.
pub trait Sent: Spoken {
    /// A view as the client reads it.
    fn show_view(view: &Self::View) -> View;

    /// A sighting as the client reads it.
    fn show_seen(seen: &Self::Seen, rules: &Self::Rules) -> Seen;

    /// An action as the client reads it.
    fn show_action(action: Self::Action, rules: &Self::Rules) -> Action;

    /// The special card that an action takes without naming it.
    fn show_special(_action: Self::Action, _rules: &Self::Rules) -> Option<&'static str> {
        None
    }

    /// What an action would do, as the client reads it; `None` if it does nothing that is shown.
    fn show_outlook(outlook: &Self::Outlook, rules: &Self::Rules) -> Option<Outlook>;

    /// How a round ended, as the client reads it.
    fn show_score(score: &Self::Score, rules: &Self::Rules) -> Score;

    /// The cards of a game of the family, as the client reads them; none if it has none.
    fn show_cards(game: &str) -> Vec<CardInfo>;

    /// Whether a prospect is sent, and not left to clients to know of.
    fn is_sent(_prospect: &table::Prospect<Self>) -> bool {
        true
    }

    /// The action that a client asks for. Fails with what is wrong, for those who write clients.
    fn hear_action(action: &Value, rules: &Self::Rules) -> Result<Self::Action, String>;
}

/// All that one viewer knows of the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(tag = "family", rename_all = "kebab-case")]
pub enum View {
    /// Of a card game of one kernel.
    Bornes(bornes::View),
    /// Of Rush or Fun & Speed.
    Sprint(Box<sprint::View>),
    /// Of the board game.
    Tresors(tresors::View),
}

impl View {
    /// Shows every hand, as each seat knows its own; these are the views of the seats in their order.
    pub fn lay_open(&mut self, own: &[View]) {
        match self {
            View::Bornes(view) => {
                for (at, player) in view.players.iter_mut().enumerate() {
                    if let Some(View::Bornes(own)) = own.get(at) {
                        player.known.clone_from(&own.players[at].known);
                    }
                }
            }
            View::Sprint(view) => {
                for (at, player) in view.players.iter_mut().enumerate() {
                    if let Some(View::Sprint(own)) = own.get(at) {
                        player.known.clone_from(&own.players[at].known);
                    }
                }
            }
            // Nobody hides anything there.
            View::Tresors(_) => {}
        }
    }
}

/// What one viewer saw of an event. The view says of which family.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(untagged)]
pub enum Seen {
    /// In a card game of one kernel.
    Bornes(bornes::Seen),
    /// In Rush or Fun & Speed.
    Sprint(sprint::Seen),
    /// In the board game.
    Tresors(tresors::Seen),
}

/// What a seat wishes to do. The view says of which family.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(untagged)]
pub enum Action {
    /// In a card game of one kernel.
    Bornes(bornes::Action),
    /// In Rush or Fun & Speed.
    Sprint(sprint::Action),
    /// In the board game.
    Tresors(tresors::Action),
}

/// What an action would do. The view says of which family.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(untagged)]
pub enum Outlook {
    /// In a card game of one kernel.
    Bornes(bornes::Outlook),
    /// In Rush or Fun & Speed.
    Sprint(sprint::Outlook),
    /// In the board game.
    Tresors(tresors::Outlook),
}

/// What a team brought home besides points. The view says of which family.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(untagged)]
pub enum Spoils {
    /// In the board game.
    Tresors(tresors::Loot),
}
