//! What was expected and what was found, for the expectations of every dialect.

use deck::Card;
use options::Agreement;
use table::{Seat, Seats};

use crate::names::{CardRules, cards, names, seat, seats};
use crate::run::{Dialect, Unread};

/// Fails if something does not hold.
pub(crate) fn compare(holds: bool, wanted: &str, actual: &str) -> Result<(), String> {
    if holds { Ok(()) } else { Err(found(wanted, actual)) }
}

/// Compares a number with how it is written.
pub(crate) fn compare_number(wanted: &str, actual: impl std::fmt::Display) -> Result<(), String> {
    compare(wanted == actual.to_string(), wanted, &actual.to_string())
}

/// What was expected and what was found.
pub(crate) fn found(wanted: &str, actual: &str) -> String {
    format!("expected {wanted}, found {actual}")
}

/// The letters of a set of seats; `-` if there are none.
pub(crate) fn letters(seats: Seats) -> String {
    if seats.is_empty() {
        return "-".to_owned();
    }
    seats.iter().map(|seat| seat.to_string()).collect::<Vec<_>>().join(" ")
}

/// Whether a seat is on turn.
pub(crate) fn check_turn(
    table: &Agreement,
    letter: &str,
    on_turn: Option<Seat>,
) -> Result<(), String> {
    let on_turn = on_turn.map_or(Seats::NONE, Seats::only);
    compare(on_turn == Seats::only(seat(table, letter)?), letter, &letters(on_turn))
}

/// Compares seats with those who are known once something is over.
pub(crate) fn check_set(
    table: &Agreement,
    wanted: &[&str],
    actual: Option<Seats>,
) -> Result<(), String> {
    let wanted = seats(table, wanted)?;
    match actual {
        Some(actual) => compare(wanted == actual, &letters(wanted), &letters(actual)),
        None => Err(found(&letters(wanted), "it is not over yet")),
    }
}

/// Compares as bags: in any order.
pub(crate) fn compare_bags<R: CardRules>(
    rules: &R,
    list: &str,
    mut lying: Vec<Card>,
) -> Result<(), String> {
    let mut wanted = cards(rules, list)?;
    wanted.sort_unstable();
    lying.sort_unstable();
    compare(wanted == lying, list.trim(), &names(rules, &lying))
}

/// Compares as lists: in this order.
pub(crate) fn compare_lists<R: CardRules>(
    rules: &R,
    list: &str,
    lying: &[Card],
) -> Result<(), String> {
    compare(cards(rules, list)? == lying, list.trim(), &names(rules, lying))
}

/// Compares the first cards; an empty list expects nothing at all.
pub(crate) fn compare_top<R: CardRules>(
    rules: &R,
    list: &str,
    lying: &[Card],
) -> Result<(), String> {
    let wanted = cards(rules, list)?;
    let holds = if wanted.is_empty() { lying.is_empty() } else { lying.starts_with(&wanted) };
    compare(holds, list.trim(), &names(rules, lying))
}

/// Compares a list of actions with all that a seat may do.
pub(crate) fn check_legal<G: Dialect>(
    game: &G,
    rules: &G::Rules,
    letter: &str,
    list: &str,
) -> Result<(), String> {
    let seat = seat(rules, letter)?;
    let texts = list.split(',').map(str::trim).filter(|text| !matches!(*text, "" | "-"));
    let read = |text: &str| {
        let read = G::read_action(rules, &format!("{seat} {text}"));
        let (_, action) = read.map_err(|why| why.to_string())?;
        Ok(game.meant(seat, action))
    };
    let wanted = texts.map(read).collect::<Result<Vec<_>, String>>()?;
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    let missing = wanted.iter().find(|action| !legal.contains(action));
    let extra = legal.iter().find(|action| !wanted.contains(action));
    match (missing, extra) {
        (Some(action), _) => Err(found(&G::action_text(rules, *action), "it is not legal")),
        (None, Some(action)) => Err(found("nothing more", &G::action_text(rules, *action))),
        (None, None) if wanted.len() != legal.len() => Err("an action is listed twice".to_owned()),
        (None, None) => Ok(()),
    }
}

/// Whether something is to be possible.
#[derive(PartialEq, Eq, Clone, Copy)]
pub(crate) enum Ability {
    Can,
    Cannot,
}

/// Whether a line would be accepted; `objection` is what speaks against an action.
pub(crate) fn check_can<G: Dialect>(
    game: &G,
    rules: &G::Rules,
    text: &str,
    wanted: Ability,
    objection: impl Fn(Seat, G::Action) -> Option<&'static str>,
) -> Result<(), String> {
    let objection = match (text, G::read_action(rules, text)) {
        ("time", _) => game.clone().time(&mut Vec::new()).err().map(|_| "no window is open"),
        ("next round", _) if game.next_round().is_some() => None,
        ("next round", _) => Some("no round follows here"),
        (_, Ok((seat, action))) => objection(seat, game.meant(seat, action)),
        (_, Err(Unread::Foreign(_))) => Some("it belongs to another game"),
        (_, Err(Unread::Unclear(what))) => return Err(what),
    };
    let able = if objection.is_none() { Ability::Can } else { Ability::Cannot };
    let word = if wanted == Ability::Can { "accepted" } else { "refused" };
    compare(able == wanted, word, objection.unwrap_or("accepted"))
}
