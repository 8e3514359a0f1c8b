//! Positions as text.

use std::fmt::Write;

use table::{Seat, Viewer};
use tresors::position::{Misplaced, Moment, Place};
use tresors::{Card, Cards, Cell, Pawn, Position, Rules, Tile};

use super::actions::{cards, cave_cell, orientation};
use crate::names::{exactly, exactly_text, or_dash, seat};
use crate::script::{Fault, Line, Script, read_each};
use crate::what::What;

/// Reads the set-up lines of a script.
pub fn read_position(rules: &Rules, setup: &[Line]) -> Result<Position, Fault> {
    let mut position = Position::default();
    read_each(setup, key_of, |line| {
        read_line(rules, line, &mut position)?;
        position.check_cards().map_err(misplaced)
    })?;
    Ok(position)
}

/// Why a position cannot be, and the line that is most to blame.
pub(super) fn fault(why: Misplaced, script: &Script) -> Fault {
    let blamed = match why {
        Misplaced::Twice(_) => "",
        Misplaced::ChiefTooFar => "chief",
        Misplaced::PawnsMissing | Misplaced::NobodyLeaves => "pawn",
        Misplaced::WrongPawn(seat) => &format!("pawn {seat}"),
        Misplaced::WrongTurn(_) => "turn",
        Misplaced::WrongGap => "cell",
        Misplaced::WrongRoll => "die",
        Misplaced::TooManyUnknown | Misplaced::Unknown => "stock",
        Misplaced::OnlyAView | Misplaced::NotAView => "viewer",
    };
    script.blame(|line| line.text.starts_with(blamed), misplaced(why))
}

/// What a set-up line is about; no two lines may be about the same.
fn key_of(line: &Line) -> String {
    match line.text.split_once(':') {
        Some((head, _)) => head.trim_end().to_owned(),
        None => line.first().to_owned(),
    }
}

fn read_line(rules: &Rules, line: &Line, position: &mut Position) -> Result<(), What> {
    if let Some((head, list)) = line.text.split_once(':') {
        let words: Vec<&str> = head.split_whitespace().collect();
        read_list(rules, &words, list.trim(), position)
    } else {
        let words: Vec<&str> = line.text.split_whitespace().collect();
        read_words(rules, &words, position)
    }
}

/// Reads a line with a list.
fn read_list(
    rules: &Rules,
    words: &[&str],
    list: &str,
    position: &mut Position,
) -> Result<(), What> {
    match *words {
        ["cell", name] => position.cells[cave_cell(name)?.index()] = Some(place(list)?),
        ["pawn", letter] => position.pawns[seat(rules, letter)?.index()] = Some(pawn(list)?),
        ["loot", letter] => position.loot[seat(rules, letter)?.index()] = set(list)?,
        ["hand", letter] => read_drawn(seat(rules, letter)?, list, position)?,
        ["stock"] => read_stock(list, position)?,
        ["die"] => position.rolls = rolls(list)?,
        _ => return Err(no_set_up(format!("{}:", words.join(" ")), rules)),
    }
    Ok(())
}

/// Reads a line without a list.
fn read_words(rules: &Rules, words: &[&str], position: &mut Position) -> Result<(), What> {
    match *words {
        ["turn", letter] => position.turn = Some(Moment::Begins(seat(rules, letter)?)),
        ["turn", letter, "plays"] => position.turn = Some(Moment::Plays(seat(rules, letter)?)),
        ["viewer", "spectator"] => position.viewer = Some(Viewer::Spectator),
        ["viewer", letter] => position.viewer = Some(Viewer::Seat(seat(rules, letter)?)),
        ["chief", number] => {
            position.chief = number.parse().map_err(|_| What::of("chief-number"))?;
        }
        ["cell" | "pawn" | "loot" | "hand" | "stock" | "die", ..] => {
            return Err(What::of("no-list"));
        }
        _ => return Err(no_set_up(words.join(" "), rules)),
    }
    Ok(())
}

/// A card and how it is turned; `-` is a gap.
pub(super) fn place(text: &str) -> Result<Place, What> {
    match *text.split_whitespace().collect::<Vec<_>>().as_slice() {
        ["-"] => Ok(Place::Gap),
        [name, turned] => {
            let card =
                Card::find(name).ok_or_else(|| What::of("no-cave-card").with("name", name))?;
            Ok(Place::Card(Tile::new(card, orientation(turned)?)))
        }
        _ => Err(What::of("cell-form")),
    }
}

/// A cell, `out`, or `-` for a pawn that is not placed yet.
pub(super) fn pawn(text: &str) -> Result<Pawn, What> {
    match text {
        "out" => Ok(Pawn::Out),
        "-" => Ok(Pawn::Waiting),
        name => Ok(Pawn::In(cave_cell(name)?)),
    }
}

/// A list of cards, each once.
fn set(list: &str) -> Result<Cards, What> {
    let listed = cards(list)?;
    let set: Cards = listed.iter().copied().collect();
    if set.len() as usize == listed.len() { Ok(set) } else { Err(What::of("card-twice")) }
}

/// The card that somebody has drawn and is to lay, which only the seat on turn can have.
fn read_drawn(seat: Seat, list: &str, position: &mut Position) -> Result<(), What> {
    match cards(list)?.as_slice() {
        [] => Ok(()),
        [card] if position.drawn.is_none() => {
            position.drawn = Some((seat, *card));
            Ok(())
        }
        _ => Err(What::of("one-drawn")),
    }
}

fn read_stock(list: &str, position: &mut Position) -> Result<(), What> {
    let (list, exact) = exactly(list);
    position.stock_is_exact = exact;
    match list.trim().strip_suffix("unknown") {
        Some(count) => {
            position.unknown = count.trim().parse().map_err(|_| What::of("how-many-unknown"))?;
        }
        None => position.stock = cards(list)?,
    }
    Ok(())
}

fn rolls(list: &str) -> Result<Vec<u8>, What> {
    let roll = |word: &str| word.parse().map_err(|_| What::of("no-roll").with("word", word));
    match list {
        "-" => Ok(Vec::new()),
        words => words.split_whitespace().map(roll).collect(),
    }
}

/// What is said of words that set up nothing.
fn no_set_up(words: String, rules: &Rules) -> What {
    What::of("no-set-up").with("words", words).with("game", rules.name())
}

/// Why a position cannot be, in words.
fn misplaced(why: Misplaced) -> What {
    match why {
        Misplaced::Twice(card) => What::of("two-places").with("card", card.to_string()),
        Misplaced::ChiefTooFar => What::of("chief-too-far"),
        Misplaced::PawnsMissing => What::of("pawns-missing"),
        Misplaced::WrongPawn(seat) => What::of("wrong-pawn").with("seat", seat.to_string()),
        Misplaced::WrongTurn(seat) => What::of("wrong-turn").with("seat", seat.to_string()),
        Misplaced::WrongGap => What::of("wrong-gap"),
        Misplaced::WrongRoll => What::of("wrong-roll"),
        Misplaced::NobodyLeaves => What::of("nobody-leaves"),
        Misplaced::TooManyUnknown => What::of("too-many-left"),
        Misplaced::Unknown => What::of("unknown"),
        Misplaced::OnlyAView => What::of("only-a-view"),
        Misplaced::NotAView => What::of("not-a-cave-view"),
    }
}

/// Writes a position as set-up lines.
pub fn position_text(rules: &Rules, position: &Position) -> String {
    let mut text = String::new();
    write_position(rules, position, &mut text).expect("writing to a string");
    text
}

fn write_position(rules: &Rules, position: &Position, out: &mut String) -> std::fmt::Result {
    match position.viewer {
        Some(Viewer::Seat(seat)) => writeln!(out, "viewer {seat}")?,
        Some(Viewer::Spectator) => writeln!(out, "viewer spectator")?,
        None => {}
    }
    match position.turn {
        Some(Moment::Begins(seat)) => writeln!(out, "turn {seat}")?,
        Some(Moment::Plays(seat)) => writeln!(out, "turn {seat} plays")?,
        None => {}
    }
    for (cell, place) in Cell::all().zip(&position.cells) {
        if let Some(place) = place {
            writeln!(out, "cell {cell}: {}", place_text(*place))?;
        }
    }
    for (seat, pawn) in Seat::all(rules.seats()).zip(&position.pawns) {
        if let Some(pawn) = pawn {
            writeln!(out, "pawn {seat}: {}", pawn_text(*pawn))?;
        }
    }
    writeln!(out, "chief {}", position.chief)?;
    for (seat, loot) in Seat::all(rules.seats()).zip(position.loot) {
        writeln!(out, "loot {seat}: {}", names(loot.iter()))?;
    }
    if let Some((seat, card)) = position.drawn {
        writeln!(out, "hand {seat}: {card}")?;
    }
    if !position.rolls.is_empty() {
        let rolls: Vec<String> = position.rolls.iter().map(ToString::to_string).collect();
        writeln!(out, "die: {}", rolls.join(" "))?;
    }
    writeln!(out, "stock: {}", stock_text(position))
}

/// What lies on a cell; `-` for a gap.
pub(super) fn place_text(place: Place) -> String {
    match place {
        Place::Card(tile) => tile.to_string(),
        Place::Gap => "-".to_owned(),
    }
}

/// Where a pawn is.
pub(super) fn pawn_text(pawn: Pawn) -> String {
    match pawn {
        Pawn::In(cell) => cell.to_string(),
        Pawn::Out => "out".to_owned(),
        Pawn::Waiting => "-".to_owned(),
    }
}

/// A list of cards; `-` if there are none.
pub(super) fn names(cards: impl Iterator<Item = Card>) -> String {
    or_dash(&cards.map(|card| card.to_string()).collect::<Vec<_>>())
}

/// The stock, with a final dot if nothing else lies below.
fn stock_text(position: &Position) -> String {
    let cards = match position.unknown {
        0 => names(position.stock.iter().copied()),
        unknown => format!("{unknown} unknown"),
    };
    exactly_text(cards, position.stock_is_exact)
}
