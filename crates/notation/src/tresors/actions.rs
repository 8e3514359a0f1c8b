//! Actions as text.

use table::Seat;
use tresors::{Action, Card, Cell, Orientation, Rules};

use crate::names::seat;
use crate::run::Unread;
use crate::what::What;

/// What can be done.
const VERBS: &[&str] = &["enters", "rolls", "walks", "leaves", "turns"];

/// Verbs of other games of the house.
const FOREIGN: &[&str] = &[
    "lays", "attacks", "discards", "passes", "replies", "declines", "extends", "stops", "draws",
    "swaps", "plays", "renames", "calls", "steals", "forfeits", "takes",
];

/// Reads `A walks to B2` and its like.
pub(super) fn read(rules: &Rules, text: &str) -> Result<(Seat, Action), Unread> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let Some((&letter, play)) = words.split_first() else {
        return Err(Unread::Unclear(What::of("no-words")));
    };
    let seat = seat(rules, letter).map_err(Unread::Unclear)?;
    let cell = |name| cell(name).map_err(Unread::Unclear);
    let action = match *play {
        ["enters", name] => Action::Enter { at: cell(name)? },
        ["rolls"] => Action::Roll,
        ["walks", "to", name] => Action::Walk { to: cell(name)? },
        ["leaves"] => Action::Leave,
        ["turns", name] => Action::Lay { turned: orientation(name).map_err(Unread::Unclear)? },
        [verb, ..] if FOREIGN.contains(&verb) => return Err(Unread::Foreign(verb.to_owned())),
        [] => return Err(Unread::Unclear(What::of("no-verb").with("letter", letter))),
        [verb, ..] => return Err(Unread::Unclear(unclear(verb))),
    };
    Ok((seat, action))
}

/// What is wrong with a verb that does not fit its words.
fn unclear(verb: &str) -> What {
    match verb {
        "enters" => What::of("one-cell"),
        "walks" => What::of("walk-form"),
        "turns" => What::of("turn-form"),
        "rolls" | "leaves" => What::of("nothing-behind").with("verb", verb),
        _ => What::of("unknown-verb").with("verb", verb).with("verbs", VERBS.join(", ")),
    }
}

/// Writes an action, without its seat.
pub fn action_text(action: Action) -> String {
    match action {
        Action::Enter { at } => format!("enters {at}"),
        Action::Roll => "rolls".to_owned(),
        Action::Walk { to } => format!("walks to {to}"),
        Action::Leave => "leaves".to_owned(),
        Action::Lay { turned } => format!("turns {turned}"),
    }
}

/// The place of a name, the entrance included.
pub(super) fn cell(name: &str) -> Result<Cell, What> {
    Cell::find(name).ok_or_else(|| What::of("no-cell").with("name", name))
}

/// The cave cell of a name.
pub(super) fn cave_cell(name: &str) -> Result<Cell, What> {
    let cell = Cell::find(name).filter(|&cell| cell != Cell::ENTRANCE);
    cell.ok_or_else(|| What::of("no-cave-cell").with("name", name))
}

/// The orientation of a name.
pub(super) fn orientation(name: &str) -> Result<Orientation, What> {
    Orientation::find(name).ok_or_else(|| What::of("no-orientation").with("name", name))
}

/// The cards of a list of names; `-` is the empty list.
pub(super) fn cards(list: &str) -> Result<Vec<Card>, What> {
    let unknown = |name| What::of("no-cave-card").with("name", name);
    let card = |name| Card::find(name).ok_or_else(|| unknown(name));
    match list.trim() {
        "-" | "" => Ok(Vec::new()),
        names => names.split_whitespace().map(card).collect(),
    }
}
