//! What was expected and what was found, for the expectations of every dialect.

use deck::Card;
use options::Agreement;
use table::{Seat, Seats};

use crate::names::{CardRules, cards, names, seat, seats};
use crate::run::{Dialect, Unread};
use crate::what::What;

/// Fails if something does not hold.
pub(crate) fn compare(
    holds: bool,
    wanted: impl Into<What>,
    actual: impl Into<What>,
) -> Result<(), What> {
    if holds { Ok(()) } else { Err(found(wanted, actual)) }
}

/// Compares a number with how it is written.
pub(crate) fn compare_number(wanted: &str, actual: impl std::fmt::Display) -> Result<(), What> {
    compare(wanted == actual.to_string(), wanted, actual.to_string())
}

/// What was expected and what was found.
pub(crate) fn found(wanted: impl Into<What>, actual: impl Into<What>) -> What {
    What::of("found").with("wanted", wanted).with("actual", actual)
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
) -> Result<(), What> {
    let on_turn = on_turn.map_or(Seats::NONE, Seats::only);
    compare(on_turn == Seats::only(seat(table, letter)?), letter, letters(on_turn))
}

/// Compares seats with those who are known once something is over.
pub(crate) fn check_set(
    table: &Agreement,
    wanted: &[&str],
    actual: Option<Seats>,
) -> Result<(), What> {
    let wanted = seats(table, wanted)?;
    match actual {
        Some(actual) => compare(wanted == actual, letters(wanted), letters(actual)),
        None => Err(found(letters(wanted), What::of("not-over-yet"))),
    }
}

/// Compares as bags: in any order.
pub(crate) fn compare_bags<R: CardRules>(
    rules: &R,
    list: &str,
    mut lying: Vec<Card>,
) -> Result<(), What> {
    let mut wanted = cards(rules, list)?;
    wanted.sort_unstable();
    lying.sort_unstable();
    compare(wanted == lying, list.trim(), names(rules, &lying))
}

/// Compares as lists: in this order.
pub(crate) fn compare_lists<R: CardRules>(
    rules: &R,
    list: &str,
    lying: &[Card],
) -> Result<(), What> {
    compare(cards(rules, list)? == lying, list.trim(), names(rules, lying))
}

/// Compares the first cards; an empty list expects nothing at all.
pub(crate) fn compare_top<R: CardRules>(rules: &R, list: &str, lying: &[Card]) -> Result<(), What> {
    let wanted = cards(rules, list)?;
    let holds = if wanted.is_empty() { lying.is_empty() } else { lying.starts_with(&wanted) };
    compare(holds, list.trim(), names(rules, lying))
}

/// Compares a list of actions with all that a seat may do.
pub(crate) fn check_legal<G: Dialect>(
    game: &G,
    rules: &G::Rules,
    letter: &str,
    list: &str,
) -> Result<(), What> {
    let seat = seat(rules, letter)?;
    let texts = list.split(',').map(str::trim).filter(|text| !matches!(*text, "" | "-"));
    let read = |text: &str| {
        let read = G::read_action(rules, &format!("{seat} {text}"));
        let (_, action) = read.map_err(unread)?;
        Ok(game.meant(seat, action))
    };
    let wanted = texts.map(read).collect::<Result<Vec<_>, What>>()?;
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    let missing = wanted.iter().find(|action| !legal.contains(action));
    let extra = legal.iter().find(|action| !wanted.contains(action));
    match (missing, extra) {
        (Some(action), _) => Err(found(G::action_text(rules, *action), What::of("not-legal"))),
        (None, Some(action)) => {
            Err(found(What::of("nothing-more"), G::action_text(rules, *action)))
        }
        (None, None) if wanted.len() != legal.len() => Err(What::of("action-twice")),
        (None, None) => Ok(()),
    }
}

/// Why something is no action.
fn unread(why: Unread) -> What {
    match why {
        Unread::Foreign(word) => What::of("foreign").with("word", word),
        Unread::Unclear(what) => what,
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
) -> Result<(), What> {
    let objection = match (text, G::read_action(rules, text)) {
        ("time", _) => game.clone().time(&mut Vec::new()).err().map(|_| What::of("no-window")),
        ("next round", _) if game.next_round().is_some() => None,
        ("next round", _) => Some(What::of("no-round")),
        (_, Ok((seat, action))) => objection(seat, game.meant(seat, action)).map(What::from),
        (_, Err(Unread::Foreign(_))) => Some(What::of("elsewhere")),
        (_, Err(Unread::Unclear(what))) => return Err(what),
    };
    let able = if objection.is_none() { Ability::Can } else { Ability::Cannot };
    let word = if wanted == Ability::Can { "accepted" } else { "refused" };
    compare(able == wanted, What::of(word), objection.unwrap_or(What::of("accepted")))
}
