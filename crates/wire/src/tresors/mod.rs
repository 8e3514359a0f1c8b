//! How the board game travels.

mod action;
mod seen;
mod view;

use ::tresors::{Cave, Rules};
use serde::Deserialize;
use serde_json::Value;
use texts::{Sentence, Spoken};

use crate::catalogue::CardInfo;
use crate::family::{self, Sent};
use crate::letters;
use crate::message::{Score, Sheet};

pub use action::{Action, Outlook, Range};
pub use seen::{Ending, Seen};
pub use view::{Card, Cell, Door, Exit, Fate, Loot, Phase, Place, Player, Side, Stuck, View};

impl Sent for Cave {
    fn show_view(view: &::tresors::View) -> family::View {
        family::View::Tresors(View::new(view))
    }

    fn show_seen(seen: &::tresors::Seen, _rules: &Rules) -> family::Seen {
        family::Seen::Tresors(Seen::new(*seen))
    }

    fn show_action(action: ::tresors::Action, _rules: &Rules) -> family::Action {
        family::Action::Tresors(Action::new(action))
    }

    fn show_outlook(outlook: &::tresors::Outlook, _rules: &Rules) -> Option<family::Outlook> {
        Outlook::new(*outlook).map(family::Outlook::Tresors)
    }

    fn show_score(score: &::tresors::Score, rules: &Rules) -> Score {
        Score {
            ending: Cave::conclusion(score, rules),
            winners: letters(score.winners),
            verdict: Sentence::winners(score.winners),
            sheets: score.sheets.iter().copied().map(sheet).collect(),
            match_winners: Some(letters(score.winners)),
            match_goal: None,
        }
    }

    /// The sixty cards are told where they lie: no two are alike to a player, and none has a name.
    fn show_cards(_game: &str) -> Vec<CardInfo> {
        Vec::new()
    }

    fn hear_action(action: &Value, _rules: &Rules) -> Result<::tresors::Action, String> {
        let action = Action::deserialize(action).map_err(|why| why.to_string())?;
        action.read().ok_or_else(|| "there is no such cell or orientation".to_owned())
    }
}

/// What became of one seat. Treasures are its points.
fn sheet(sheet: ::tresors::Sheet) -> Sheet {
    Sheet {
        team: sheet.seat.to_string(),
        place: sheet.place,
        km: None,
        loot: Some(family::Spoils::Tresors(Loot {
            fate: Fate::new(sheet.fate),
            collected: sheet.collected,
        })),
        lines: Vec::new(),
        round: sheet.treasures.into(),
        total: sheet.treasures.into(),
    }
}
