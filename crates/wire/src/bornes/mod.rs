//! How the card family travels.

mod action;
mod cards;
mod score;
mod seen;
mod view;

use bornes::{Race, Rules, editions};
use serde::Deserialize;
use serde_json::Value;

use crate::catalogue::CardInfo;
use crate::family::{self, Sent};
use crate::message::Score;

pub use action::{Action, Outlook};
pub use seen::Seen;
pub use view::{Cap, Phase, Player, Safety, View, Window, Zone};

impl Sent for Race {
    fn show_view(view: &bornes::View) -> family::View {
        family::View::Bornes(View::new(view))
    }

    fn show_seen(seen: &bornes::Seen, rules: &Rules) -> family::Seen {
        family::Seen::Bornes(Seen::new(*seen, rules))
    }

    fn show_action(action: bornes::Action, rules: &Rules) -> family::Action {
        family::Action::Bornes(Action::new(action, rules))
    }

    fn show_outlook(outlook: &bornes::Outlook, rules: &Rules) -> Option<family::Outlook> {
        let (team, car) = outlook.car?;
        Some(family::Outlook::Bornes(Outlook::new(team, car, rules)))
    }

    fn show_score(score: &bornes::Score, rules: &Rules) -> Score {
        score::score(score, rules)
    }

    fn show_cards(game: &str) -> Vec<CardInfo> {
        editions::find(game).map(|edition| cards::cards(&edition)).unwrap_or_default()
    }

    fn hear_action(action: &Value, rules: &Rules) -> Result<bornes::Action, String> {
        let action = Action::deserialize(action).map_err(|why| why.to_string())?;
        action.read(rules).ok_or_else(|| "this game has no such card or seat".to_owned())
    }
}
