//! Expectations: lines that check the position at that point.

use sprint::{Card, Rules, Sprint, Window};
use table::{Game, Seat, Seats, Turn};

use super::actions::{self, action_text, card, cards, is_left_out, seat, team};
use super::position::{is_described, marker, marker_text, names, safeties, safeties_text};
use crate::compare::{compare, compare_number, found, letters};
use crate::run::{Dialect, Unread};

/// Checks one expectation. Fails with what was expected and what was found.
pub(super) fn check(game: &Sprint, text: &str) -> Result<(), String> {
    let cannot = || format!("this cannot be checked in {}", game.rules().name());
    if let Some((head, list)) = text.split_once(':') {
        let words: Vec<&str> = head.split_whitespace().collect();
        return check_lists(game, &words, list).ok_or_else(cannot)?;
    }
    let words: Vec<&str> = text.split_whitespace().collect();
    if let Some(result) = check_seats(game, &words) {
        return result;
    }
    let rules = game.rules();
    match *words.as_slice() {
        ["window", kind @ ("attack" | "distance"), letter] => check_window(game, kind, letter),
        ["no", "window"] => match game.open().window() {
            Some(_) => Err(found("no window", "an open window")),
            None => Ok(()),
        },
        ["hand", letter, verb @ ("has" | "lacks"), name] => {
            let held: Vec<Card> = game.hand(seat(rules, letter)?).cards().collect();
            let has = !is_left_out(rules, name) && held.contains(&card(rules, name)?);
            compare(has == (verb == "has"), &format!("{verb} {name}"), &names(rules, &held))
        }
        ["discard", "has", name] => {
            let pile: Vec<Card> = game.open().discard().iter().collect();
            let has = !is_left_out(rules, name) && pile.contains(&card(rules, name)?);
            compare(has, name, &names(rules, &pile))
        }
        ["count", letter, number] => compare_number(number, game.open().held(seat(rules, letter)?)),
        ["km", letter, number] => {
            compare_number(number, game.open().zone(team(rules, letter)?).km())
        }
        ["stock", number] => compare_number(number, game.open().stock()),
        ["can", ref play @ ..] => check_can(game, &play.join(" "), true),
        ["cannot", ref play @ ..] => check_can(game, &play.join(" "), false),
        _ => Err(cannot()),
    }
}

/// Expectations about who is on turn, who won and whether it is over.
fn check_seats(game: &Sprint, words: &[&str]) -> Option<Result<(), String>> {
    let rules = game.rules();
    let over = game.score().is_some();
    Some(match words {
        ["turn", letter] => seat(rules, letter).and_then(|wanted| {
            let on_turn = game.open().seat().map_or(Seats::NONE, Seats::only);
            compare(on_turn == Seats::only(wanted), letter, &letters(on_turn))
        }),
        ["over"] | ["match", "over"] => compare(over, "over", "the game is going on"),
        ["not", "over"] | ["match", "not", "over"] | ["not", "match", "over"] => {
            compare(!over, "not over", "the game is over")
        }
        ["winners", wanted @ ..] | ["match", "winners", wanted @ ..] => {
            check_set(rules, wanted, game.score().map(|score| score.winners))
        }
        ["lost-turn", wanted @ ..] => check_set(rules, wanted, Some(game.open().lost())),
        _ => return None,
    })
}

fn check_set(rules: &Rules, wanted: &[&str], actual: Option<Seats>) -> Result<(), String> {
    let wanted = match wanted {
        [] => return Err("seats are missing; `-` is nobody".to_owned()),
        ["-"] => Seats::NONE,
        wanted => wanted.iter().map(|letter| seat(rules, letter)).collect::<Result<_, _>>()?,
    };
    match actual {
        Some(actual) => compare(wanted == actual, &letters(wanted), &letters(actual)),
        None => Err(found(&letters(wanted), "it is not over yet")),
    }
}

/// Expectations with a list: cards in hands and piles, demands and legal actions.
fn check_lists(game: &Sprint, words: &[&str], list: &str) -> Option<Result<(), String>> {
    let rules = game.rules();
    let open = game.open();
    let slot = |letter: &str, at: fn(&sprint::Zone) -> Option<Card>| {
        let lying: Vec<Card> = at(open.zone(team(rules, letter)?)).into_iter().collect();
        compare(cards(rules, list)? == lying, list.trim(), &names(rules, &lying))
    };
    Some(match *words {
        ["hand", letter] => seat(rules, letter)
            .and_then(|seat| compare_bags(rules, list, game.hand(seat).cards().collect())),
        ["battle", letter] => slot(letter, sprint::Zone::battle),
        ["speed", letter] => slot(letter, sprint::Zone::speed),
        ["safe", letter] => check_safe(game, letter, list),
        ["discard"] => compare_top(rules, list, &open.discard().iter().collect::<Vec<_>>()),
        ["under-discard"] => {
            let bottom: Vec<Card> = open.discard().bottom().into_iter().collect();
            compare_bags(rules, list, bottom)
        }
        ["tray"] => compare_bags(rules, list, Vec::new()),
        ["out"] => compare_bags(rules, list, open.out().cards().collect()),
        ["control", letter] => seat(rules, letter).and_then(|seat| {
            let lying = open.marker(seat);
            let fits = is_described(marker(rules, list)?, lying);
            compare(fits, list.trim(), &marker_text(rules, lying))
        }),
        ["legal", letter] => seat(rules, letter).and_then(|seat| check_legal(game, seat, list)),
        _ => return None,
    })
}

fn check_window(game: &Sprint, kind: &str, letter: &str) -> Result<(), String> {
    let rules = game.rules();
    let wanted = format!("window {kind} {letter}");
    match game.open().window() {
        Some(Window::Attack { on, .. }) => {
            let holds = kind == "attack" && team(rules, letter)? == on;
            compare(holds, &wanted, &format!("a window on an attack on {on}"))
        }
        Some(Window::Distance { by, .. }) => {
            let holds = kind == "distance" && seat(rules, letter)? == by;
            compare(holds, &wanted, &format!("a window on a distance of {by}"))
        }
        None => Err(found(&wanted, "no window")),
    }
}

fn check_safe(game: &Sprint, letter: &str, list: &str) -> Result<(), String> {
    let rules = game.rules();
    let zone = game.open().zone(team(rules, letter)?);
    let lying: Vec<_> = rules.safeties_in(zone).collect();
    let mut wanted = safeties(rules, list)?;
    wanted.sort_unstable();
    compare(lying == wanted, list.trim(), &safeties_text(rules, &lying))
}

fn check_legal(game: &Sprint, seat: Seat, list: &str) -> Result<(), String> {
    let rules = game.rules();
    let texts = list.split(',').map(str::trim).filter(|text| !matches!(*text, "" | "-"));
    let read = |text: &str| {
        let line = format!("{seat} {text}");
        let (_, action) = actions::read(rules, &line).map_err(|why| why.to_string())?;
        Ok(game.meant(seat, action))
    };
    let wanted = texts.map(read).collect::<Result<Vec<_>, String>>()?;
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    let missing = wanted.iter().find(|action| !legal.contains(action));
    let extra = legal.iter().find(|action| !wanted.contains(action));
    match (missing, extra) {
        (Some(action), _) => Err(found(&action_text(rules, *action), "it is not legal")),
        (None, Some(action)) => Err(found("nothing more", &action_text(rules, *action))),
        (None, None) if wanted.len() != legal.len() => Err("an action is listed twice".to_owned()),
        (None, None) => Ok(()),
    }
}

/// Whether a line would be accepted, and is not a mistake.
fn check_can(game: &Sprint, text: &str, wanted: bool) -> Result<(), String> {
    let (able, why) = match (text, actions::read(game.rules(), text)) {
        ("time", _) => (matches!(game.turn(), Turn::Asking(_)), "no window is open"),
        ("next round", _) => (false, "no round follows here"),
        (_, Ok((seat, action))) => {
            let action = game.meant(seat, action);
            match game.objection(seat, action) {
                None => (true, "accepted"),
                Some(why) => (false, why.key()),
            }
        }
        (_, Err(Unread::Foreign(_))) => (false, "it belongs to another game"),
        (_, Err(Unread::Unclear(what))) => return Err(what),
    };
    compare(able == wanted, if wanted { "accepted" } else { "refused" }, why)
}

/// Compares as bags: in any order.
fn compare_bags(rules: &Rules, list: &str, mut lying: Vec<Card>) -> Result<(), String> {
    let mut wanted = cards(rules, list)?;
    wanted.sort_unstable();
    lying.sort_unstable();
    compare(wanted == lying, list.trim(), &names(rules, &lying))
}

/// Compares the first cards; an empty list expects nothing at all.
fn compare_top(rules: &Rules, list: &str, lying: &[Card]) -> Result<(), String> {
    let wanted = cards(rules, list)?;
    let holds = if wanted.is_empty() { lying.is_empty() } else { lying.starts_with(&wanted) };
    compare(holds, list.trim(), &names(rules, lying))
}
