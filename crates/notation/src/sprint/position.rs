//! Positions as text.

use std::fmt::Write;

use sprint::position::{Layout, Moment, Rest};
use sprint::{Card, Marker, Misplaced, Position, Rules, Watches};
use table::{Seat, Team, Viewer};

use super::actions::{laid, laid_text};
use super::interlude;
use crate::names::{card, cards, exactly, exactly_text, names, or_dash, pack, pack_text};
use crate::names::{seat, team};
use crate::script::{Fault, Line, Script, read_each};
use crate::what::What;

/// Reads the set-up lines of a script.
pub fn read_position(rules: &Rules, setup: &[Line]) -> Result<Position, Fault> {
    let mut position = Position::new(rules);
    let key = |line: &Line| key_of(rules, line);
    read_each(setup, key, |line| {
        read_line(rules, line, &mut position)?;
        let overfull = rules.overfull(&position).map(Misplaced::TooMany);
        overfull.map_or(Ok(()), |why| Err(misplaced(why, rules)))
    })?;
    Ok(position)
}

/// Why a position cannot be, and the line that is most to blame.
pub(super) fn fault(why: Misplaced, script: &Script, rules: &Rules) -> Fault {
    let blamed = match why {
        Misplaced::BadMarker => "control",
        Misplaced::TooManyDistances | Misplaced::PastGoal => "km",
        Misplaced::Unknown | Misplaced::TooManyUnknown => "unknown",
        Misplaced::NotAView | Misplaced::OnlyAView => "viewer",
        Misplaced::NoWindow => "window",
        Misplaced::Interrupted | Misplaced::WrongMoment => {
            let interrupts = |line: &Line| interlude::WORDS.contains(&line.first());
            return script.blame(interrupts, misplaced(why, rules));
        }
        Misplaced::TooMany(_) | Misplaced::WrongPlace(_) => "",
    };
    script.blame(|line| line.text.contains(blamed), misplaced(why, rules))
}

/// What a set-up line is about; no two lines may be about the same.
fn key_of(rules: &Rules, line: &Line) -> String {
    let subject = line.rest().split([' ', ':']).next().unwrap_or_default();
    match (line.first(), team(rules, subject)) {
        (word @ ("hand" | "control"), _) => format!("{word} {subject}"),
        ("battle" | "speed" | "km" | "safe", Ok(team)) => format!("{} {team}", line.first()),
        (word, _) => word.to_owned(),
    }
}

fn read_line(rules: &Rules, line: &Line, position: &mut Position) -> Result<(), What> {
    let Some((head, list)) = line.text.split_once(':') else {
        let words: Vec<&str> = line.text.split_whitespace().collect();
        return read_words(rules, &words, position);
    };
    let words: Vec<&str> = head.split_whitespace().collect();
    let zone = |letter: &str| Ok::<_, What>(team(rules, letter)?.index());
    match *words {
        ["hand", letter] => position.hands[seat(rules, letter)?.index()] = pack(rules, list)?,
        ["battle", letter] => position.zones[zone(letter)?].battle = at_most_one(rules, list)?,
        ["speed", letter] => position.zones[zone(letter)?].speed = at_most_one(rules, list)?,
        ["km", letter] => {
            let words = list.split_whitespace().filter(|&word| word != "-");
            let distances = words.map(|word| laid(rules, word)).collect::<Result<_, _>>()?;
            position.zones[zone(letter)?].distances = distances;
        }
        ["safe", letter] => position.zones[zone(letter)?].safeties = safeties(rules, list)?,
        ["stock"] => read_stock(rules, list, position)?,
        ["discard"] => position.discard = cards(rules, list)?,
        ["out"] => position.out = cards(rules, list)?,
        ["control", letter] => {
            position.markers[seat(rules, letter)?.index()] = marker(rules, list)?;
        }
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
        [word, ..] if interlude::WORDS.contains(&word) => {
            interlude::read(rules, words, &mut position.interlude)?;
        }
        ["hand" | "battle" | "speed" | "km" | "safe" | "control", _]
        | ["stock" | "discard" | "out"] => {
            return Err(What::of("no-card-list"));
        }
        _ => return Err(no_set_up(words.join(" "), rules)),
    }
    Ok(())
}

fn at_most_one(rules: &Rules, list: &str) -> Result<Option<Card>, What> {
    match *cards(rules, list)?.as_slice() {
        [] => Ok(None),
        [card] => Ok(Some(card)),
        _ => Err(What::of("one-attack")),
    }
}

fn read_stock(rules: &Rules, list: &str, position: &mut Position) -> Result<(), What> {
    let (list, exact) = exactly(list);
    // Whoever counts unknown cards has counted them all.
    let counted = list.trim_end().ends_with("unknown");
    position.rest = if exact || counted { Rest::Nowhere } else { Rest::BelowStock };
    position.stock = pack(rules, list)?;
    Ok(())
}

/// A demand: `by A asking 200`, perhaps `renamed`, or `-`.
pub(super) fn marker(rules: &Rules, text: &str) -> Result<Option<Marker>, What> {
    let (by, face, watches) = match *text.split_whitespace().collect::<Vec<_>>().as_slice() {
        ["-"] => return Ok(None),
        ["by", by, "asking", face] => (by, face, Watches::Hand),
        ["by", by, "asking", face, "renamed"] => (by, face, Watches::HandAndZone),
        _ => {
            return Err(What::of("demand-form"));
        }
    };
    Ok(Some(Marker { by: seat(rules, by)?, face: card(rules, face)?, watches }))
}

/// Whether a demand lies there as a check describes it, which may leave `renamed` out.
pub(super) fn is_described(expected: Option<Marker>, lying: Option<Marker>) -> bool {
    match (expected, lying) {
        (Some(expected), Some(lying)) if expected.watches == Watches::Hand => {
            (expected.by, expected.face) == (lying.by, lying.face)
        }
        _ => expected == lying,
    }
}

/// A demand as text.
pub(super) fn marker_text(rules: &Rules, marker: Option<Marker>) -> String {
    match marker {
        Some(Marker { by, face, watches }) => {
            let renamed = match watches {
                Watches::Hand => "",
                Watches::HandAndZone => " renamed",
            };
            format!("by {by} asking {}{renamed}", rules.edition().catalogue.name_of(face))
        }
        None => "-".to_owned(),
    }
}

/// A list of safeties, with an exclamation mark if laid by coup-fourré; `-` is the empty list.
pub(super) fn safeties(rules: &Rules, list: &str) -> Result<Vec<(Card, bool)>, What> {
    let words = list.split_whitespace().filter(|&word| word != "-");
    let safety = |word: &str| {
        let name = word.strip_suffix('!').unwrap_or(word);
        let card = card(rules, name)?;
        if rules.is_safety(card) {
            Ok((card, word.ends_with('!')))
        } else {
            Err(misplaced(Misplaced::WrongPlace(card), rules))
        }
    };
    words.map(safety).collect()
}

/// Safeties as text; `-` if there are none.
pub(super) fn safeties_text(rules: &Rules, safeties: &[(Card, bool)]) -> String {
    let mark = |coup: bool| if coup { "!" } else { "" };
    let words = safeties
        .iter()
        .map(|&(card, coup)| format!("{}{}", rules.edition().catalogue.name_of(card), mark(coup)));
    or_dash(&words.collect::<Vec<_>>())
}

/// What is said of words that set up nothing.
fn no_set_up(words: String, rules: &Rules) -> What {
    What::of("no-set-up").with("words", words).with("game", rules.name())
}

/// Why a position cannot be, in words.
fn misplaced(why: Misplaced, rules: &Rules) -> What {
    let entry = |card: Card| rules.edition().catalogue.entry(card);
    match why {
        Misplaced::TooMany(card) => {
            let copies = entry(card).copies.to_string();
            What::of("too-many").with("copies", copies).with("card", entry(card).name)
        }
        Misplaced::WrongPlace(card) => What::of("wrong-place").with("card", entry(card).name),
        Misplaced::TooManyDistances => What::of("too-many-distances"),
        Misplaced::BadMarker => What::of("bad-demand"),
        Misplaced::TooManyUnknown => What::of("too-many-unknown"),
        Misplaced::Unknown => What::of("unknown"),
        Misplaced::OnlyAView => What::of("only-a-view"),
        Misplaced::NotAView => What::of("not-a-sprint-view"),
        Misplaced::Interrupted => What::of("only-in-a-view"),
        Misplaced::NoWindow => What::of("no-sprint-window"),
        Misplaced::WrongMoment => What::of("wrong-moment"),
        Misplaced::PastGoal => What::of("sprint-past-goal"),
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
    for (seat, hand) in Seat::all(rules.seats()).zip(&position.hands) {
        writeln!(out, "hand {seat}: {}", pack_text(rules, hand))?;
    }
    for (team, zone) in rules.all_teams().zip(&position.zones) {
        write_zone(rules, team, zone, out)?;
    }
    for (seat, marker) in Seat::all(rules.seats()).zip(&position.markers) {
        if marker.is_some() {
            writeln!(out, "control {seat}: {}", marker_text(rules, *marker))?;
        }
    }
    writeln!(out, "stock: {}", stock_text(rules, position))?;
    writeln!(out, "discard: {}", names(rules, &position.discard))?;
    if !position.out.is_empty() {
        writeln!(out, "out: {}", names(rules, &position.out))?;
    }
    interlude::write(rules, &position.interlude, out)
}

/// The stock: of a view how many it has, otherwise its cards.
fn stock_text(rules: &Rules, position: &Position) -> String {
    let cards = match position.viewer {
        Some(_) => format!("{} unknown", position.stock.unknown),
        None => pack_text(rules, &position.stock),
    };
    exactly_text(cards, position.rest == Rest::Nowhere)
}

fn write_zone(rules: &Rules, team: Team, zone: &Layout, out: &mut String) -> std::fmt::Result {
    for (name, attack) in [("battle", zone.battle), ("speed", zone.speed)] {
        if let Some(attack) = attack {
            writeln!(out, "{name} {team}: {}", rules.edition().catalogue.name_of(attack))?;
        }
    }
    if !zone.distances.is_empty() {
        let distances = zone.distances.iter().map(|&what| laid_text(rules, what));
        writeln!(out, "km {team}: {}", or_dash(&distances.collect::<Vec<_>>()))?;
    }
    if !zone.safeties.is_empty() {
        writeln!(out, "safe {team}: {}", safeties_text(rules, &zone.safeties))?;
    }
    Ok(())
}
