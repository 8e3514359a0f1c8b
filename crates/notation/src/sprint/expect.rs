//! Expectations: lines that check the position at that point.

use sprint::{Card, Illegal, Sprint, Window};
use table::Game;

use super::actions::is_left_out;
use super::position::{is_described, marker, marker_text, safeties, safeties_text};
use crate::compare::{Ability, check_can, check_legal, check_set, check_turn};
use crate::compare::{compare, compare_bags, compare_lists, compare_number, compare_top, found};
use crate::names::{card, names, seat, team};
use crate::what::What;

/// Checks one expectation. Fails with what was expected and what was found.
pub(super) fn check(game: &Sprint, text: &str) -> Result<(), What> {
    let cannot = || What::of("no-check").with("game", game.rules().name());
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
            Some(_) => Err(found(What::of("no-window"), What::of("open-window"))),
            None => Ok(()),
        },
        ["hand", letter, verb @ ("has" | "lacks"), name] => {
            let held: Vec<Card> = game.hand(seat(rules, letter)?).cards().collect();
            let has = !is_left_out(rules, name) && held.contains(&card(rules, name)?);
            compare(has == (verb == "has"), format!("{verb} {name}"), names(rules, &held))
        }
        ["discard", "has", name] => {
            let pile: Vec<Card> = game.open().discard().iter().collect();
            let has = !is_left_out(rules, name) && pile.contains(&card(rules, name)?);
            compare(has, name, names(rules, &pile))
        }
        ["count", letter, number] => compare_number(number, game.open().held(seat(rules, letter)?)),
        ["km", letter, number] => {
            compare_number(number, game.open().zone(team(rules, letter)?).km())
        }
        ["stock", number] => compare_number(number, game.open().stock()),
        ["can", ref play @ ..] => can(game, &play.join(" "), Ability::Can),
        ["cannot", ref play @ ..] => can(game, &play.join(" "), Ability::Cannot),
        _ => Err(cannot()),
    }
}

/// Expectations about who is on turn, who won and whether it is over.
fn check_seats(game: &Sprint, words: &[&str]) -> Option<Result<(), What>> {
    let rules = game.rules();
    let over = game.score().is_some();
    Some(match words {
        ["turn", letter] => check_turn(rules, letter, game.open().seat()),
        ["over"] | ["match", "over"] => compare(over, "over", What::of("game-goes-on")),
        ["not", "over"] | ["match", "not", "over"] | ["not", "match", "over"] => {
            compare(!over, "not over", What::of("game-over"))
        }
        ["winners", wanted @ ..] | ["match", "winners", wanted @ ..] => {
            check_set(rules, wanted, game.score().map(|score| score.winners))
        }
        ["lost-turn", wanted @ ..] => check_set(rules, wanted, Some(game.open().lost())),
        _ => return None,
    })
}

/// Expectations with a list: cards in hands and piles, demands and legal actions.
fn check_lists(game: &Sprint, words: &[&str], list: &str) -> Option<Result<(), What>> {
    let rules = game.rules();
    let open = game.open();
    let slot = |letter: &str, at: fn(&sprint::Zone) -> Option<Card>| {
        let lying: Vec<Card> = at(open.zone(team(rules, letter)?)).into_iter().collect();
        compare_lists(rules, list, &lying)
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
            compare(fits, list.trim(), marker_text(rules, lying))
        }),
        ["legal", letter] => check_legal(game, rules, letter, list),
        _ => return None,
    })
}

fn check_window(game: &Sprint, kind: &str, letter: &str) -> Result<(), What> {
    let rules = game.rules();
    let wanted = format!("window {kind} {letter}");
    match game.open().window() {
        Some(Window::Attack { on, .. }) => {
            let holds = kind == "attack" && team(rules, letter)? == on;
            compare(holds, wanted, What::of("attack-window").with("seat", on.to_string()))
        }
        Some(Window::Distance { by, .. }) => {
            let holds = kind == "distance" && seat(rules, letter)? == by;
            compare(holds, wanted, What::of("distance-window").with("seat", by.to_string()))
        }
        None => Err(found(wanted, What::of("no-window"))),
    }
}

fn check_safe(game: &Sprint, letter: &str, list: &str) -> Result<(), What> {
    let rules = game.rules();
    let zone = game.open().zone(team(rules, letter)?);
    let lying: Vec<_> = rules.safeties_in(zone).collect();
    let mut wanted = safeties(rules, list)?;
    wanted.sort_unstable();
    compare(lying == wanted, list.trim(), safeties_text(rules, &lying))
}

/// Whether a line would be accepted, and is not a mistake.
fn can(game: &Sprint, text: &str, wanted: Ability) -> Result<(), What> {
    let objection = |seat, action| game.objection(seat, action).map(Illegal::key);
    check_can(game, game.rules(), text, wanted, objection)
}
