//! Expectations: lines that check the position at that point.

use table::Game;
use tresors::position::Place;
use tresors::{Cave, Cells, Illegal, Phase, Reach};

use super::actions::{cards, cave_cell};
use super::position::{names, pawn, pawn_text, place, place_text};
use crate::compare::{Ability, check_can, check_legal, check_set, check_turn};
use crate::compare::{compare, compare_number};
use crate::names::seat;
use crate::what::What;

/// Checks one expectation. Fails with what was expected and what was found.
pub(super) fn check(cave: &Cave, text: &str) -> Result<(), What> {
    let cannot = || What::of("no-check").with("game", cave.rules().name());
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
            compare(pawn(place)? == found, place, pawn_text(found))
        }
        ["chief", number] => compare_number(number, open.chief()),
        ["loot", letter, number] => {
            compare_number(number, open.treasures(seat(cave.rules(), letter)?))
        }
        ["stock", number] => compare_number(number, open.stock()),
        ["can", ref play @ ..] => can(cave, &play.join(" "), Ability::Can),
        ["cannot", ref play @ ..] => can(cave, &play.join(" "), Ability::Cannot),
        _ => Err(cannot()),
    }
}

/// Expectations about who is on turn, who won and whether it is over.
fn check_seats(cave: &Cave, words: &[&str]) -> Option<Result<(), What>> {
    let score = cave.score();
    Some(match words {
        ["turn", letter] => check_turn(cave.rules(), letter, cave.open().seat()),
        ["over"] | ["match", "over"] => compare(score.is_some(), "over", What::of("game-goes-on")),
        ["not", "over"] | ["match", "not", "over"] | ["not", "match", "over"] => {
            compare(score.is_none(), "not over", What::of("game-over"))
        }
        ["winners", wanted @ ..] | ["match", "winners", wanted @ ..] => {
            check_set(cave.rules(), wanted, score.map(|score| score.winners))
        }
        _ => return None,
    })
}

/// Expectations with a list: cells, cards and legal actions.
fn check_lists(cave: &Cave, words: &[&str], list: &str) -> Option<Result<(), What>> {
    Some(match *words {
        ["targets", letter] => check_targets(cave, letter, list),
        ["cell", name] => cave_cell(name).and_then(|cell| {
            let lies = cave.open().tile(cell).map_or(Place::Gap, Place::Card);
            compare(place(list)? == lies, list, place_text(lies))
        }),
        ["hand", letter] => check_drawn(cave, letter, list),
        ["legal", letter] => check_legal(cave, cave.rules(), letter, list),
        _ => return None,
    })
}

/// Where a seat may go now; nowhere if it is not to move.
fn reach(cave: &Cave, letter: &str) -> Result<Option<Reach>, What> {
    let seat = seat(cave.rules(), letter)?;
    Ok(match cave.open().phase() {
        Phase::Walk { reach, .. } if cave.open().seat() == Some(seat) => Some(reach),
        _ => None,
    })
}

fn check_targets(cave: &Cave, letter: &str, list: &str) -> Result<(), What> {
    let names = list.split_whitespace().filter(|&name| name != "-");
    let wanted = names.map(cave_cell).collect::<Result<Cells, _>>()?;
    let targets = reach(cave, letter)?.map_or(Cells::NONE, Reach::cards);
    let listed: Vec<String> = targets.iter().map(|cell| cell.to_string()).collect();
    compare(wanted == targets, list, listed.join(" "))
}

fn check_genie(cave: &Cave, letter: &str, wanted: Ability) -> Result<(), What> {
    let genie = reach(cave, letter)?.and_then(Reach::genie);
    let able = if genie.is_some() { Ability::Can } else { Ability::Cannot };
    let actual = match genie {
        Some(why) => What::of("genie-because").with("why", why.key()),
        None => What::of("no-genie"),
    };
    let wanted_word = if wanted == Ability::Can { "genie" } else { "no-genie" };
    compare(able == wanted, What::of(wanted_word), actual)
}

/// The card that a seat has drawn and is to lay.
fn check_drawn(cave: &Cave, letter: &str, list: &str) -> Result<(), What> {
    let seat = seat(cave.rules(), letter)?;
    let drawn = cave.open().drawn().filter(|_| cave.open().seat() == Some(seat));
    compare(cards(list)?.into_iter().eq(drawn), list, names(drawn.into_iter()))
}

fn can(cave: &Cave, text: &str, wanted: Ability) -> Result<(), What> {
    let objection = |seat, action| cave.check(seat, action).err().map(Illegal::key);
    check_can(cave, cave.rules(), text, wanted, objection)
}
