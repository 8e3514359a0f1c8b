//! Expectations: lines that check the position at that point.

use bornes::position::Laid;
use bornes::{Action, Card, Phase, Race, Rules};
use table::{Game, Seat, Seats};

use super::actions::{self, action_text, card, cards, seat, team};
use super::position::{letters, names, safety, seats};

/// Checks one expectation. Fails with what was expected and what was found.
pub(super) fn check(race: &Race, text: &str) -> Result<(), String> {
    let (head, list) = text.split_once(':').unwrap_or((text, ""));
    let words: Vec<&str> = head.split_whitespace().collect();
    if let Some(result) = check_seats(race, &words) {
        return result;
    }
    if let Some(result) = check_cards(race, &words, list) {
        return result;
    }
    match words.as_slice() {
        ["window", kind @ ("attack" | "distance"), letter] => check_window(race, kind, letter),
        ["no", "window"] => match race.open().phase() {
            Phase::Window(_) => Err(found("no window", "an open window")),
            Phase::Deal { .. } | Phase::Play | Phase::Over(_) => Ok(()),
        },
        ["count", letter, number] => {
            compare_number(number, race.open().held(seat(race.rules(), letter)?))
        }
        ["km", letter, number] => {
            compare_number(number, race.open().car(team(race.rules(), letter)?).km)
        }
        ["stock", number] => compare_number(number, race.open().stock()),
        ["points", pairs @ ..] => check_points(race, pairs),
        ["legal", letter] => check_legal(race, seat(race.rules(), letter)?, list),
        ["can", ..] => check_can(race, &text["can".len()..], Ability::Can),
        ["cannot", ..] => check_can(race, &text["cannot".len()..], Ability::Cannot),
        _ => Err(format!("`? {text}` cannot be checked in {}", race.rules().name())),
    }
}

/// Expectations about who is on turn, who won and whether it is over.
fn check_seats(race: &Race, words: &[&str]) -> Option<Result<(), String>> {
    let score = race.score();
    let match_winners = score.as_ref().and_then(|score| score.match_winners);
    Some(match words {
        ["turn", letter] => seat(race.rules(), letter).and_then(|wanted| {
            let on_turn = race.open().seat().map_or(Seats::NONE, Seats::only);
            compare(on_turn == Seats::only(wanted), letter, &letters(on_turn))
        }),
        ["over"] => compare(score.is_some(), "over", "the round is going on"),
        ["not", "over"] => compare(score.is_none(), "not over", "the round is over"),
        ["match", "over"] => {
            compare(match_winners.is_some(), "match over", "the match is going on")
        }
        ["match", "not", "over"] | ["not", "match", "over"] => {
            compare(match_winners.is_none(), "match not over", "the match is over")
        }
        ["match", "winners", wanted @ ..] => check_set(race.rules(), wanted, match_winners),
        ["winners", wanted @ ..] => {
            check_set(race.rules(), wanted, score.map(|score| score.winners))
        }
        ["lost-turn", wanted @ ..] => check_set(race.rules(), wanted, Some(race.open().lost())),
        _ => return None,
    })
}

/// Expectations about cards in hands and piles.
fn check_cards(race: &Race, words: &[&str], list: &str) -> Option<Result<(), String>> {
    let rules = race.rules();
    let open = race.open();
    let aside = |has| if has { open.aside().collect() } else { Vec::new() };
    let discard = || -> Vec<Card> { aside(rules.edition().has_discard_pile()) };
    let tray = || -> Vec<Card> { aside(!rules.edition().has_discard_pile()) };
    let pile = |letter: &str, which: fn(&Race, table::Team) -> Vec<Card>| {
        Ok(which(race, team(rules, letter)?))
    };
    Some(match *words {
        ["hand", letter] => hand(race, letter).and_then(|held| compare_bags(rules, list, held)),
        ["hand", letter, verb @ ("has" | "lacks"), name] => hand(race, letter).and_then(|held| {
            let has = held.contains(&card(rules, name)?);
            compare(has == (verb == "has"), &format!("{verb} {name}"), &names(rules, &held))
        }),
        ["battle", letter] => pile(letter, |race, team| race.open().battle(team).collect())
            .and_then(|cards| compare_lists(rules, list, &cards)),
        ["speed", letter] => pile(letter, |race, team| race.open().speed(team).collect())
            .and_then(|cards| compare_lists(rules, list, &cards)),
        ["safe", letter] => check_safe(race, letter, list),
        ["discard"] => compare_top(rules, list, &discard()),
        ["discard", "has", name] => card(rules, name)
            .and_then(|card| compare(discard().contains(&card), name, &names(rules, &discard()))),
        ["under-discard"] => {
            let bottom: Vec<Card> = discard().last().copied().into_iter().collect();
            compare_lists(rules, list, &bottom)
        }
        ["tray"] => compare_bags(rules, list, tray()),
        ["out"] => compare_bags(rules, list, Vec::new()),
        _ => return None,
    })
}

fn hand(race: &Race, letter: &str) -> Result<Vec<Card>, String> {
    Ok(race.hand(seat(race.rules(), letter)?).cards().collect())
}

fn check_window(race: &Race, kind: &str, letter: &str) -> Result<(), String> {
    let wanted = team(race.rules(), letter)?;
    match race.open().phase() {
        Phase::Window(window) => {
            let found = format!("a window on an attack on {}", window.on);
            compare(kind == "attack" && window.on == wanted, &format!("{kind} {letter}"), &found)
        }
        Phase::Deal { .. } | Phase::Play | Phase::Over(_) => {
            Err(found(&format!("window {kind} {letter}"), "no window"))
        }
    }
}

fn check_safe(race: &Race, letter: &str, list: &str) -> Result<(), String> {
    let rules = race.rules();
    let team = team(rules, letter)?;
    let laid = |card| if race.open().is_coup(team, card) { Laid::Crosswise } else { Laid::Upright };
    let mut lying: Vec<_> = race.open().safeties(team).map(|card| (card, laid(card))).collect();
    let words = list.split_whitespace().filter(|&word| word != "-");
    let mut wanted = words.map(|word| safety(rules, word)).collect::<Result<Vec<_>, _>>()?;
    let describe = |safeties: &[(Card, Laid)]| {
        let marked = safeties.iter().map(|&(card, laid)| {
            let mark = if laid == Laid::Crosswise { "!" } else { "" };
            format!("{}{mark}", rules.edition().name_of(card))
        });
        marked.collect::<Vec<_>>().join(" ")
    };
    lying.sort_by_key(|(card, _)| *card);
    wanted.sort_by_key(|(card, _)| *card);
    compare(lying == wanted, list.trim(), &describe(&lying))
}

fn check_points(race: &Race, pairs: &[&str]) -> Result<(), String> {
    let score = race.score();
    for pair in pairs.chunks(2) {
        let [letter, wanted] = *pair else {
            return Err("`? points` needs a number behind each seat".to_owned());
        };
        let team = team(race.rules(), letter)?;
        let before = race.open().points(team);
        let points = score.as_ref().map_or(before, |score| score.total(team));
        compare(
            wanted.parse() == Ok(points),
            &format!("{letter} {wanted}"),
            &format!("{letter} {points}"),
        )?;
    }
    Ok(())
}

fn check_legal(race: &Race, seat: Seat, list: &str) -> Result<(), String> {
    let rules = race.rules();
    let texts = list.split(',').map(str::trim).filter(|text| !matches!(*text, "" | "-"));
    let wanted = texts
        .map(|text| {
            let line = format!("{seat} {text}");
            actions::parse_action(rules, &line).map(|(_, action)| action)
        })
        .collect::<Result<Vec<Action>, _>>()?;
    let mut legal = Vec::new();
    race.legal(seat, &mut legal);
    let missing = wanted.iter().find(|action| !legal.contains(action));
    let extra = legal.iter().find(|action| !wanted.contains(action));
    match (missing, extra) {
        (Some(action), _) => Err(found(&action_text(rules, *action), "it is not legal")),
        (None, Some(action)) => Err(found("nothing more", &action_text(rules, *action))),
        (None, None) if wanted.len() != legal.len() => Err("an action is listed twice".to_owned()),
        (None, None) => Ok(()),
    }
}

#[derive(PartialEq, Eq, Clone, Copy)]
enum Ability {
    Can,
    Cannot,
}

fn check_can(race: &Race, text: &str, wanted: Ability) -> Result<(), String> {
    let (able, why) = match actions::read(race.rules(), text) {
        Ok((seat, action)) => match race.check(seat, action) {
            Ok(()) => (Ability::Can, "accepted"),
            Err(why) => (Ability::Cannot, why.key()),
        },
        Err(actions::Unread::Foreign(_)) => (Ability::Cannot, "it belongs to another game"),
        Err(actions::Unread::Unclear(what)) => return Err(what),
    };
    let word = if wanted == Ability::Can { "accepted" } else { "refused" };
    compare(able == wanted, word, why)
}

/// Compares as bags: in any order.
fn compare_bags(rules: &Rules, list: &str, mut lying: Vec<Card>) -> Result<(), String> {
    let mut wanted = cards(rules, list)?;
    wanted.sort_unstable();
    lying.sort_unstable();
    compare(wanted == lying, list.trim(), &names(rules, &lying))
}

/// Compares as lists: in this order.
fn compare_lists(rules: &Rules, list: &str, lying: &[Card]) -> Result<(), String> {
    compare(cards(rules, list)? == lying, list.trim(), &names(rules, lying))
}

/// Compares the first cards; an empty list expects nothing at all.
fn compare_top(rules: &Rules, list: &str, lying: &[Card]) -> Result<(), String> {
    let wanted = cards(rules, list)?;
    let holds = if wanted.is_empty() { lying.is_empty() } else { lying.starts_with(&wanted) };
    compare(holds, list.trim(), &names(rules, lying))
}

fn check_set(rules: &Rules, wanted: &[&str], actual: Option<Seats>) -> Result<(), String> {
    let wanted = seats(rules, wanted)?;
    match actual {
        Some(actual) => compare(wanted == actual, &letters(wanted), &letters(actual)),
        None => Err(found(&letters(wanted), "it is not over yet")),
    }
}

fn compare_number(wanted: &str, actual: impl std::fmt::Display) -> Result<(), String> {
    compare(wanted == actual.to_string(), wanted, &actual.to_string())
}

fn compare(holds: bool, wanted: &str, actual: &str) -> Result<(), String> {
    if holds { Ok(()) } else { Err(found(wanted, actual)) }
}

fn found(wanted: &str, actual: &str) -> String {
    format!("expected {wanted}, found {actual}")
}
