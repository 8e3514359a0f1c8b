//! Expectations: lines that check the position at that point.

use table::{Game, Seat, Seats};
use tresors::position::Place;
use tresors::{Action, Cave, Cells, Phase, Reach, Rules};

use super::actions::{self, action_text, cards, cave_cell, seat};
use super::position::{names, pawn, pawn_text, place, place_text};
use crate::compare::{compare, compare_number, found, letters};
use crate::run::Unread;

/// Checks one expectation. Fails with what was expected and what was found.
pub(super) fn check(cave: &Cave, text: &str) -> Result<(), String> {
    let cannot = || format!("this cannot be checked in {}", cave.rules().name());
    if let Some((head, list)) = text.split_once(':') {
        let words: Vec<&str> = head.split_whitespace().collect();
        return check_lists(cave, &words, list.trim()).ok_or_else(cannot)?;
    }
    let words: Vec<&str> = text.split_whitespace().collect();
    if let Some(result) = check_seats(cave, &words) {
        return result;
    }
    let open = cave.open();
    match *words.as_slice() {
        ["genie", letter] => check_genie(cave, letter, Ability::Can),
        ["no", "genie", letter] => check_genie(cave, letter, Ability::Cannot),
        ["no", "window"] => Ok(()),
        ["pawn", letter, place] => {
            let found = open.pawn(seat(cave.rules(), letter)?);
            compare(pawn(place)? == found, place, &pawn_text(found))
        }
        ["chief", number] => compare_number(number, open.chief()),
        ["loot", letter, number] => {
            compare_number(number, open.treasures(seat(cave.rules(), letter)?))
        }
        ["stock", number] => compare_number(number, open.stock()),
        ["can", ref play @ ..] => check_can(cave, &play.join(" "), Ability::Can),
        ["cannot", ref play @ ..] => check_can(cave, &play.join(" "), Ability::Cannot),
        _ => Err(cannot()),
    }
}

/// Expectations about who is on turn, who won and whether it is over.
fn check_seats(cave: &Cave, words: &[&str]) -> Option<Result<(), String>> {
    let score = cave.score();
    Some(match words {
        ["turn", letter] => seat(cave.rules(), letter).and_then(|wanted| {
            let on_turn = cave.open().seat().map_or(Seats::NONE, Seats::only);
            compare(on_turn == Seats::only(wanted), letter, &letters(on_turn))
        }),
        ["over"] | ["match", "over"] => compare(score.is_some(), "over", "the game is going on"),
        ["not", "over"] | ["match", "not", "over"] | ["not", "match", "over"] => {
            compare(score.is_none(), "not over", "the game is over")
        }
        ["winners", wanted @ ..] | ["match", "winners", wanted @ ..] => seats(cave.rules(), wanted)
            .and_then(|wanted| match score {
                Some(score) => {
                    compare(wanted == score.winners, &letters(wanted), &letters(score.winners))
                }
                None => Err(found(&letters(wanted), "it is not over yet")),
            }),
        _ => return None,
    })
}

/// Expectations with a list: cells, cards and legal actions.
fn check_lists(cave: &Cave, words: &[&str], list: &str) -> Option<Result<(), String>> {
    Some(match *words {
        ["targets", letter] => check_targets(cave, letter, list),
        ["cell", name] => cave_cell(name).and_then(|cell| {
            let lies = cave.open().tile(cell).map_or(Place::Gap, Place::Card);
            compare(place(list)? == lies, list, &place_text(lies))
        }),
        ["hand", letter] => check_drawn(cave, letter, list),
        ["legal", letter] => {
            seat(cave.rules(), letter).and_then(|seat| check_legal(cave, seat, list))
        }
        _ => return None,
    })
}

/// Where a seat may go now; nowhere if it is not to move.
fn reach(cave: &Cave, letter: &str) -> Result<Option<Reach>, String> {
    let seat = seat(cave.rules(), letter)?;
    Ok(match cave.open().phase() {
        Phase::Walk { reach, .. } if cave.open().seat() == Some(seat) => Some(reach),
        _ => None,
    })
}

fn check_targets(cave: &Cave, letter: &str, list: &str) -> Result<(), String> {
    let names = list.split_whitespace().filter(|&name| name != "-");
    let wanted = names.map(cave_cell).collect::<Result<Cells, _>>()?;
    let targets = reach(cave, letter)?.map_or(Cells::NONE, Reach::cards);
    let listed: Vec<String> = targets.iter().map(|cell| cell.to_string()).collect();
    compare(wanted == targets, list, &listed.join(" "))
}

fn check_genie(cave: &Cave, letter: &str, wanted: Ability) -> Result<(), String> {
    let genie = reach(cave, letter)?.and_then(Reach::genie);
    let able = if genie.is_some() { Ability::Can } else { Ability::Cannot };
    let what = genie.map_or("no genie".to_owned(), |why| format!("the genie ({})", why.key()));
    let word = if wanted == Ability::Can { "the genie" } else { "no genie" };
    compare(able == wanted, word, &what)
}

/// The card that a seat has drawn and is to lay.
fn check_drawn(cave: &Cave, letter: &str, list: &str) -> Result<(), String> {
    let seat = seat(cave.rules(), letter)?;
    let drawn = cave.open().drawn().filter(|_| cave.open().seat() == Some(seat));
    compare(cards(list)?.into_iter().eq(drawn), list, &names(drawn.into_iter()))
}

fn check_legal(cave: &Cave, seat: Seat, list: &str) -> Result<(), String> {
    let texts = list.split(',').map(str::trim).filter(|text| !matches!(*text, "" | "-"));
    let read = |text| actions::read(cave.rules(), &format!("{seat} {text}"));
    let wanted = texts
        .map(|text| read(text).map(|(_, action)| action).map_err(|why| why.to_string()))
        .collect::<Result<Vec<Action>, _>>()?;
    let mut legal = Vec::new();
    cave.legal(seat, &mut legal);
    let missing = wanted.iter().find(|action| !legal.contains(action));
    let extra = legal.iter().find(|action| !wanted.contains(action));
    match (missing, extra) {
        (Some(action), _) => Err(found(&action_text(*action), "it is not legal")),
        (None, Some(action)) => Err(found("nothing more", &action_text(*action))),
        (None, None) if wanted.len() != legal.len() => Err("an action is listed twice".to_owned()),
        (None, None) => Ok(()),
    }
}

#[derive(PartialEq, Eq, Clone, Copy)]
enum Ability {
    Can,
    Cannot,
}

fn check_can(cave: &Cave, text: &str, wanted: Ability) -> Result<(), String> {
    let (able, why) = match (text, actions::read(cave.rules(), text)) {
        ("time", _) => (Ability::Cannot, "no window is open"),
        ("next round", _) => (Ability::Cannot, "no round follows here"),
        (_, Ok((seat, action))) => match cave.check(seat, action) {
            Ok(()) => (Ability::Can, "accepted"),
            Err(why) => (Ability::Cannot, why.key()),
        },
        (_, Err(Unread::Foreign(_))) => (Ability::Cannot, "it belongs to another game"),
        (_, Err(Unread::Unclear(what))) => return Err(what),
    };
    let word = if wanted == Ability::Can { "accepted" } else { "refused" };
    compare(able == wanted, word, why)
}

/// A set of seats; `-` is nobody.
fn seats(rules: &Rules, letters: &[&str]) -> Result<Seats, String> {
    match letters {
        [] => Err("seats are missing; `-` is nobody".to_owned()),
        ["-"] => Ok(Seats::NONE),
        letters => letters.iter().map(|letter| seat(rules, letter)).collect(),
    }
}
