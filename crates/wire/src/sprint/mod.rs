//! How Rush and Fun & Speed travel.

mod action;
mod cards;
mod seen;
mod view;

use ::sprint::{Rules, Special, Sprint, editions};
use serde::Deserialize;
use serde_json::Value;
use texts::{Sentence, Spoken};

use crate::catalogue::CardInfo;
use crate::family::{self, Sent};
use crate::letters;
use crate::message::{Score, Sheet};

pub use action::{Action, Fate, OnTop, Outlook, Pile, Words};
pub use seen::{Ending, Found, Seen};
pub use view::{Forced, Laid, Marker, Phase, Player, Safety, View, Watches, Window, Zone};

impl Sent for Sprint {
    fn show_view(view: &::sprint::View) -> family::View {
        family::View::Sprint(Box::new(View::new(view)))
    }

    fn show_seen(seen: &::sprint::Seen, rules: &Rules) -> family::Seen {
        family::Seen::Sprint(Seen::new(*seen, rules))
    }

    fn show_action(action: ::sprint::Action, rules: &Rules) -> family::Action {
        family::Action::Sprint(Action::new(action, rules))
    }

    fn show_special(action: ::sprint::Action, rules: &Rules) -> Option<&'static str> {
        let card = rules.special(Special::taken_by(action)?)?;
        Some(rules.edition().catalogue.name_of(card))
    }

    fn show_outlook(outlook: &::sprint::Outlook, _rules: &Rules) -> Option<family::Outlook> {
        let gain = outlook.gain?;
        Some(family::Outlook::Sprint(Outlook {
            team: gain.team.to_string(),
            km: gain.total.0,
            gain: gain.km.0,
            times: gain.times,
        }))
    }

    fn show_score(score: &::sprint::Score, rules: &Rules) -> Score {
        let place = |km| 1 + score.totals.iter().filter(|(_, other)| *other > km).count();
        let sheet = |&(team, km): &(table::Team, ::sprint::Km)| Sheet {
            team: team.to_string(),
            place: u8::try_from(place(km)).unwrap_or(u8::MAX),
            km: Some(km.0),
            loot: None,
            lines: Vec::new(),
            round: 0,
            total: 0,
        };
        Score {
            ending: Sprint::conclusion(score, rules),
            winners: letters(score.winners),
            verdict: Sentence::winners(score.winners),
            sheets: score.totals.iter().map(sheet).collect(),
            match_winners: Some(letters(score.winners)),
            match_goal: None,
        }
    }

    fn show_cards(game: &str) -> Vec<CardInfo> {
        editions::find(game).map(|edition| cards::cards(&edition)).unwrap_or_default()
    }

    /// Of every seat that a card can be demanded of, a demand or two stand for all: the view says
    /// which cards there are. Why nothing can be demanded of a seat is always sent.
    fn is_sent((action, outcome): &table::Prospect<Sprint>) -> bool {
        match action {
            ::sprint::Action::Demand { face: card, .. }
            | ::sprint::Action::Rename { to: card, .. } => outcome.is_err() || card.index() < 2,
            _ => true,
        }
    }

    fn hear_action(action: &Value, rules: &Rules) -> Result<::sprint::Action, String> {
        let action = Action::deserialize(action).map_err(|why| why.to_string())?;
        action.read(rules).ok_or_else(|| "this game has no such card or seat".to_owned())
    }
}
