//! Actions as text.

use bornes::{Action, Card, Rules};
use table::Seat;

use crate::names::{card, seat, team};
use crate::run::Unread;
use crate::what::What;

/// What can be done.
const VERBS: &[&str] =
    &["lays", "attacks", "discards", "passes", "replies", "declines", "extends", "stops"];

/// Verbs of other games of the house.
const FOREIGN: &[&str] = &[
    "draws", "swaps", "plays", "renames", "calls", "steals", "forfeits", "takes", "enters",
    "walks", "leaves", "turns", "rolls",
];

/// Reads `A lays 100` and its like.
pub(super) fn read(rules: &Rules, text: &str) -> Result<(Seat, Action), Unread> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let Some((&letter, play)) = words.split_first() else {
        return Err(Unread::Unclear(What::of("no-words")));
    };
    let seat = seat(rules, letter).map_err(Unread::Unclear)?;
    let card = |name| card(rules, name).map_err(Unread::Unclear);
    let action = match *play {
        ["lays", name] => Action::Lay { card: card(name)? },
        ["attacks", target, "with", name] => {
            Action::Attack { card: card(name)?, on: team(rules, target).map_err(Unread::Unclear)? }
        }
        ["discards", name] => Action::Discard { card: card(name)? },
        ["passes"] => Action::Pass,
        ["replies", name] => Action::Reply { card: card(name)? },
        ["declines"] => Action::Decline,
        ["extends"] => Action::Extend,
        ["stops"] => Action::Stop,
        ["attacks", target, "with", name, "aloud" | "silently", ..] => {
            card(name)?;
            team(rules, target).map_err(Unread::Unclear)?;
            return Err(Unread::Foreign(play[4].to_owned()));
        }
        // Words behind a known play belong to other games too: `lays 100 with accelerateur`.
        ["lays" | "replies", name, "with" | "on" | "top" | "aloud" | "silently", ..] => {
            card(name)?;
            return Err(Unread::Foreign(play[2].to_owned()));
        }
        ["draws", "discard"] => return Err(Unread::Foreign("draws discard".to_owned())),
        [verb, ..] if FOREIGN.contains(&verb) => return Err(Unread::Foreign(verb.to_owned())),
        [] => return Err(Unread::Unclear(What::of("no-verb").with("letter", letter))),
        [verb, ..] => return Err(Unread::Unclear(unclear(verb))),
    };
    Ok((seat, action))
}

/// What is wrong with a verb that does not fit its words.
fn unclear(verb: &str) -> What {
    match verb {
        "lays" | "discards" | "replies" => What::of("one-card").with("verb", verb),
        "attacks" => What::of("attack-form"),
        "passes" | "declines" | "extends" | "stops" => {
            What::of("nothing-behind").with("verb", verb)
        }
        _ => What::of("unknown-verb").with("verb", verb).with("verbs", VERBS.join(", ")),
    }
}

/// Writes an action, without its seat.
pub fn action_text(rules: &Rules, action: Action) -> String {
    let name = |card: Card| rules.edition().catalogue.name_of(card);
    match action {
        Action::Lay { card } => format!("lays {}", name(card)),
        Action::Attack { card, on } => format!("attacks {on} with {}", name(card)),
        Action::Discard { card } => format!("discards {}", name(card)),
        Action::Pass => "passes".to_owned(),
        Action::Reply { card } => format!("replies {}", name(card)),
        Action::Decline => "declines".to_owned(),
        Action::Extend => "extends".to_owned(),
        Action::Stop => "stops".to_owned(),
    }
}
