//! Actions as text.

use table::Seat;
use tresors::{Action, Card, Cell, Orientation, Rules};

use crate::names::seat;
use crate::run::Unread;

/// Verbs of other games of the house.
const FOREIGN: &[&str] = &[
    "lays", "attacks", "discards", "passes", "replies", "declines", "extends", "stops", "draws",
    "swaps", "plays", "renames", "calls", "steals", "forfeits", "takes",
];

/// Reads `A walks to B2` and its like.
pub(super) fn read(rules: &Rules, text: &str) -> Result<(Seat, Action), Unread> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let Some((&letter, play)) = words.split_first() else {
        return Err(Unread::Unclear("a line without words".to_owned()));
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
        [] => return Err(Unread::Unclear(format!("what does {letter} do?"))),
        [verb, ..] => return Err(Unread::Unclear(unclear(verb))),
    };
    Ok((seat, action))
}

/// What is wrong with a verb that does not fit its words.
fn unclear(verb: &str) -> String {
    match verb {
        "enters" => "`enters` takes one cell".to_owned(),
        "walks" => "`walks` is written `walks to CELL`".to_owned(),
        "turns" => "`turns` takes one of r0, r1, r2, r3".to_owned(),
        "rolls" | "leaves" => format!("nothing comes behind `{verb}`"),
        _ => format!("`{verb}` cannot be read here"),
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
pub(super) fn cell(name: &str) -> Result<Cell, String> {
    Cell::find(name).ok_or_else(|| format!("`{name}` is no cell"))
}

/// The cave cell of a name.
pub(super) fn cave_cell(name: &str) -> Result<Cell, String> {
    let cell = Cell::find(name).filter(|&cell| cell != Cell::ENTRANCE);
    cell.ok_or_else(|| format!("`{name}` is no cave cell"))
}

/// The orientation of a name.
pub(super) fn orientation(name: &str) -> Result<Orientation, String> {
    Orientation::find(name).ok_or_else(|| format!("`{name}` is none of r0, r1, r2, r3"))
}

/// The cards of a list of names; `-` is the empty list.
pub(super) fn cards(list: &str) -> Result<Vec<Card>, String> {
    let card = |name| Card::find(name).ok_or_else(|| format!("`{name}` is no card of the cave"));
    match list.trim() {
        "-" | "" => Ok(Vec::new()),
        names => names.split_whitespace().map(card).collect(),
    }
}
