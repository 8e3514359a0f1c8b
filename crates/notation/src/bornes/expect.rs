//! Expectations: lines that check the position at that point.

use bornes::position::Laid;
use bornes::{Card, Illegal, Phase, Race};
use table::Game;

use super::position::{pairs_of, safeties, safeties_text};
use crate::compare::{Ability, check_can, check_legal, check_set, check_turn};
use crate::compare::{compare, compare_bags, compare_lists, compare_number, compare_top, found};
use crate::names::{card, names, seat, team};
use crate::what::What;

/// Checks one expectation. Fails with what was expected and what was found.
pub(super) fn check(race: &Race, text: &str) -> Result<(), What> {
    let cannot = || What::of("no-check").with("game", race.rules().name());
    if let Some((head, list)) = text.split_once(':') {
        let words: Vec<&str> = head.split_whitespace().collect();
        return check_lists(race, &words, list).ok_or_else(cannot)?;
    }
    let words: Vec<&str> = text.split_whitespace().collect();
    if let Some(result) = check_seats(race, &words) {
        return result;
    }
    match *words.as_slice() {
        ["window", kind @ ("attack" | "distance"), letter] => check_window(race, kind, letter),
        ["no", "window"] => match race.open().phase() {
            Phase::Window(_) => Err(found(What::of("no-window"), What::of("open-window"))),
            Phase::Deal { .. } | Phase::Play | Phase::Extension | Phase::Over(_) => Ok(()),
        },
        ["hand", letter, verb @ ("has" | "lacks"), name] => check_has(race, letter, verb, name),
        ["discard", "has", name] => {
            let pile = discard(race);
            let holds = pile.contains(&card(race.rules(), name)?);
            compare(holds, name, names(race.rules(), &pile))
        }
        ["count", letter, number] => {
            compare_number(number, race.open().held(seat(race.rules(), letter)?))
        }
        ["km", letter, number] => {
            compare_number(number, race.open().car(team(race.rules(), letter)?).km)
        }
        ["stock", number] => compare_number(number, race.open().stock()),
        ["points", ref pairs @ ..] if race.rules().edition().counts_points() => {
            check_points(race, pairs)
        }
        ["can", ref play @ ..] => can(race, &play.join(" "), Ability::Can),
        ["cannot", ref play @ ..] => can(race, &play.join(" "), Ability::Cannot),
        _ => Err(cannot()),
    }
}

/// Expectations about who is on turn, who won and whether it is over.
fn check_seats(race: &Race, words: &[&str]) -> Option<Result<(), What>> {
    let score = race.score();
    let match_winners = score.as_ref().and_then(|score| score.match_winners);
    Some(match words {
        ["turn", letter] => check_turn(race.rules(), letter, race.open().seat()),
        ["over"] => compare(score.is_some(), "over", What::of("round-goes-on")),
        ["not", "over"] => compare(score.is_none(), "not over", What::of("round-over")),
        ["match", "over"] => {
            compare(match_winners.is_some(), "match over", What::of("match-goes-on"))
        }
        ["match", "not", "over"] | ["not", "match", "over"] => {
            compare(match_winners.is_none(), "match not over", What::of("match-over"))
        }
        ["match", "winners", wanted @ ..] => check_set(race.rules(), wanted, match_winners),
        ["winners", wanted @ ..] => {
            check_set(race.rules(), wanted, score.map(|score| score.winners))
        }
        ["lost-turn", wanted @ ..] => check_set(race.rules(), wanted, Some(race.open().lost())),
        _ => return None,
    })
}

/// Expectations with a list: cards in hands and piles, and legal actions.
fn check_lists(race: &Race, words: &[&str], list: &str) -> Option<Result<(), What>> {
    let rules = race.rules();
    Some(match *words {
        ["hand", letter] => hand(race, letter).and_then(|held| compare_bags(rules, list, held)),
        ["battle", letter] => team(rules, letter).and_then(|team| {
            compare_lists(rules, list, &race.open().battle(team).collect::<Vec<_>>())
        }),
        ["speed", letter] => team(rules, letter).and_then(|team| {
            compare_lists(rules, list, &race.open().speed(team).collect::<Vec<_>>())
        }),
        ["safe", letter] => check_safe(race, letter, list),
        ["discard"] => compare_top(rules, list, &discard(race)),
        ["under-discard"] => {
            let bottom: Vec<Card> = discard(race).last().copied().into_iter().collect();
            compare_lists(rules, list, &bottom)
        }
        ["tray"] if rules.edition().has_discard_pile() => compare_bags(rules, list, Vec::new()),
        ["tray"] => compare_bags(rules, list, race.open().aside().collect()),
        ["out"] => compare_bags(rules, list, Vec::new()),
        ["legal", letter] => check_legal(race, rules, letter, list),
        _ => return None,
    })
}

/// The discard pile, top first; empty where there is none.
fn discard(race: &Race) -> Vec<Card> {
    let has = race.rules().edition().has_discard_pile();
    if has { race.open().aside().collect() } else { Vec::new() }
}

fn hand(race: &Race, letter: &str) -> Result<Vec<Card>, What> {
    Ok(race.hand(seat(race.rules(), letter)?).cards().collect())
}

fn check_has(race: &Race, letter: &str, verb: &str, name: &str) -> Result<(), What> {
    let held = hand(race, letter)?;
    let has = held.contains(&card(race.rules(), name)?);
    compare(has == (verb == "has"), format!("{verb} {name}"), names(race.rules(), &held))
}

fn check_window(race: &Race, kind: &str, letter: &str) -> Result<(), What> {
    let wanted = team(race.rules(), letter)?;
    match race.open().phase() {
        Phase::Window(window) => {
            let found = What::of("attack-window").with("seat", window.on.to_string());
            compare(kind == "attack" && window.on == wanted, format!("{kind} {letter}"), found)
        }
        Phase::Deal { .. } | Phase::Play | Phase::Extension | Phase::Over(_) => {
            Err(found(format!("window {kind} {letter}"), What::of("no-window")))
        }
    }
}

fn check_safe(race: &Race, letter: &str, list: &str) -> Result<(), What> {
    let rules = race.rules();
    let team = team(rules, letter)?;
    let laid = |card| if race.open().is_coup(team, card) { Laid::Crosswise } else { Laid::Upright };
    let mut lying: Vec<_> = race.open().safeties(team).map(|card| (card, laid(card))).collect();
    let mut wanted = safeties(rules, list)?;
    lying.sort_by_key(|(card, _)| *card);
    wanted.sort_by_key(|(card, _)| *card);
    compare(lying == wanted, list.trim(), safeties_text(rules, &lying))
}

fn check_points(race: &Race, pairs: &[&str]) -> Result<(), What> {
    let score = race.score();
    for (letter, wanted) in pairs_of(pairs)? {
        let team = team(race.rules(), letter)?;
        let before = race.open().points(team);
        let points = score.as_ref().map_or(before, |score| score.total(team));
        let holds = wanted.parse() == Ok(points);
        compare(holds, format!("{letter} {wanted}"), format!("{letter} {points}"))?;
    }
    Ok(())
}

fn can(race: &Race, text: &str, wanted: Ability) -> Result<(), What> {
    let objection = |seat, action| race.check(seat, action).err().map(Illegal::key);
    check_can(race, race.rules(), text, wanted, objection)
}
