//! Positions as text.

use std::fmt::Write;

use bornes::position::{Laid, Misplaced, Moment, POINTS_MAX, Pack, Zone};
use bornes::{Card, Position, Rules, View};
use table::{Seat, Seats, Team, Viewer};

use super::actions::{card, cards, seat, team};
use crate::script::{Fault, Line, Script};

/// Reads the set-up lines of a script.
pub fn read_position(rules: &Rules, setup: &[Line]) -> Result<Position, Fault> {
    let mut position = Position {
        hands: vec![Pack::default(); rules.seats().into()],
        zones: vec![Zone::default(); rules.teams().into()],
        points: vec![0; rules.teams().into()],
        ..Position::default()
    };
    let mut said = Vec::new();
    for line in setup {
        let key = key_of(rules, line);
        if said.contains(&key) {
            return Err(line.fault(format!("`{key}` is already said")));
        }
        said.push(key);
        read_line(rules, line, &mut position).map_err(|what| line.fault(what))?;
    }
    Ok(position)
}

/// The view that a text with a `viewer` line describes.
pub fn view_from(script: &Script) -> Result<View, Fault> {
    let rules = super::rules(&script.header)?;
    let position = read_position(rules, &script.setup)?;
    let line = script.setup.last().map_or(script.header.game.1, |line| line.number);
    View::place(rules, &position).map_err(|why| Fault::new(line, misplaced(why, rules)))
}

/// What a set-up line is about; no two lines may be about the same.
fn key_of(rules: &Rules, line: &Line) -> String {
    let subject = line.rest().split([' ', ':']).next().unwrap_or_default();
    match (line.first(), team(rules, subject)) {
        ("hand", _) => format!("hand {subject}"),
        ("battle" | "speed" | "km" | "safe" | "owes-green", Ok(team)) => {
            format!("{} {team}", line.first())
        }
        (word, _) => word.to_owned(),
    }
}

fn read_line(rules: &Rules, line: &Line, position: &mut Position) -> Result<(), String> {
    let (head, list) = line.text.split_once(':').unwrap_or((&line.text, ""));
    let words: Vec<&str> = head.split_whitespace().collect();
    let zone = |letter: &str| Ok::<_, String>(team(rules, letter)?.index());
    match *words.as_slice() {
        ["turn", letter] => position.turn = Some(Moment::Begins(seat(rules, letter)?)),
        ["turn", letter, "plays"] => position.turn = Some(Moment::Plays(seat(rules, letter)?)),
        ["dealer", letter] => position.dealer = Some(seat(rules, letter)?),
        ["viewer", "spectator"] => position.viewer = Some(Viewer::Spectator),
        ["viewer", letter] => position.viewer = Some(Viewer::Seat(seat(rules, letter)?)),
        ["hand", letter] => position.hands[seat(rules, letter)?.index()] = pack(rules, list)?,
        ["battle", letter] => position.zones[zone(letter)?].battle = cards(rules, list)?,
        ["speed", letter] => position.zones[zone(letter)?].speed = cards(rules, list)?,
        ["km", letter] => position.zones[zone(letter)?].distances = cards(rules, list)?,
        ["safe", letter] => position.zones[zone(letter)?].safeties = safeties(rules, list)?,
        ["stock"] => read_stock(rules, list, position)?,
        ["discard"] if rules.edition().has_discard_pile() => position.aside = cards(rules, list)?,
        ["tray"] if !rules.edition().has_discard_pile() => position.aside = cards(rules, list)?,
        ["points", ref pairs @ ..] => read_points(rules, pairs, position)?,
        ["lost-turn", ref letters @ ..] => position.lost = seats(rules, letters)?,
        ["owes-green", letter] => position.zones[zone(letter)?].owes_green = true,
        ["window", target, "with", name, ref rest @ ..] => {
            let declined = match rest {
                ["declined", letters @ ..] => seats(rules, letters)?,
                [] => Seats::NONE,
                _ => return Err("`window` goes on with `declined` or not at all".to_owned()),
            };
            position.window = Some((card(rules, name)?, team(rules, target)?, declined));
        }
        _ => return Err(format!("`{head}` cannot be set up in {}", rules.name())),
    }
    Ok(())
}

/// A list in which some cards may be unknown: `200 5 unknown`.
fn pack(rules: &Rules, list: &str) -> Result<Pack, String> {
    let Some(rest) = list.trim_end().strip_suffix("unknown") else {
        return Ok(Pack { cards: cards(rules, list)?, unknown: 0 });
    };
    let (known, count) = rest.trim_end().rsplit_once(' ').unwrap_or(("", rest.trim()));
    let unknown = count.trim().parse().map_err(|_| "how many are unknown?".to_owned())?;
    Ok(Pack { cards: cards(rules, known)?, unknown })
}

fn read_stock(rules: &Rules, list: &str, position: &mut Position) -> Result<(), String> {
    let list = list.trim();
    position.stock_is_exact = list == "." || list.ends_with(" .");
    let cards = if position.stock_is_exact { &list[..list.len() - 1] } else { list };
    position.stock = pack(rules, cards)?;
    Ok(())
}

fn read_points(rules: &Rules, pairs: &[&str], position: &mut Position) -> Result<(), String> {
    for pair in pairs.chunks(2) {
        let [letter, points] = *pair else {
            return Err("`points` needs a number behind each seat".to_owned());
        };
        let points = points.parse().ok().filter(|&points| points <= POINTS_MAX);
        position.points[team(rules, letter)?.index()] =
            points.ok_or_else(|| format!("points are numbers up to {POINTS_MAX}"))?;
    }
    Ok(())
}

fn safeties(rules: &Rules, list: &str) -> Result<Vec<(Card, Laid)>, String> {
    let words = list.split_whitespace().filter(|&word| word != "-");
    words.map(|word| safety(rules, word)).collect()
}

/// A safety, with an exclamation mark if it was laid by coup-fourré.
pub(super) fn safety(rules: &Rules, word: &str) -> Result<(Card, Laid), String> {
    match word.strip_suffix('!') {
        Some(name) => Ok((card(rules, name)?, Laid::Crosswise)),
        None => Ok((card(rules, word)?, Laid::Upright)),
    }
}

/// A set of seats; `-` is nobody.
pub(super) fn seats(rules: &Rules, letters: &[&str]) -> Result<Seats, String> {
    letters.iter().filter(|&&letter| letter != "-").map(|letter| seat(rules, letter)).collect()
}

/// Why a position cannot be, in words.
pub(super) fn misplaced(why: Misplaced, rules: &Rules) -> String {
    let entry = |card: Card| rules.edition().entry(card);
    match why {
        Misplaced::TooMany(card) => {
            format!("the deck has only {} of `{}`", entry(card).copies, entry(card).name)
        }
        Misplaced::WrongPile(card) => format!("`{}` cannot lie on that pile", entry(card).name),
        Misplaced::TooManyUnknown => "more cards than the deck has".to_owned(),
        Misplaced::Unknown => "unknown cards can be looked at, not played".to_owned(),
        Misplaced::NoAttack => "the attack of the window does not lie there".to_owned(),
        Misplaced::NoWindows => format!("{} has no windows", rules.name()),
    }
}

/// Writes a position as set-up lines.
pub fn position_text(rules: &Rules, position: &Position) -> String {
    let mut text = String::new();
    write_position(rules, position, &mut text).expect("writing to a string");
    text
}

fn write_position(rules: &Rules, position: &Position, out: &mut String) -> std::fmt::Result {
    let names = |cards: &[Card]| names(rules, cards);
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
    if let Some(dealer) = position.dealer {
        writeln!(out, "dealer {dealer}")?;
    }
    if position.points.iter().any(|&points| points > 0) {
        let teams = rules.all_teams().zip(&position.points);
        let pairs: Vec<String> = teams.map(|(team, points)| format!("{team} {points}")).collect();
        writeln!(out, "points {}", pairs.join(" "))?;
    }
    for (seat, hand) in Seat::all(rules.seats()).zip(&position.hands) {
        writeln!(out, "hand {seat}: {}", pack_text(rules, hand))?;
    }
    for (team, zone) in rules.all_teams().zip(&position.zones) {
        write_zone(rules, team, zone, out)?;
    }
    writeln!(out, "stock: {}", stock_text(rules, position))?;
    let aside = if rules.edition().has_discard_pile() { "discard" } else { "tray" };
    writeln!(out, "{aside}: {}", names(&position.aside))?;
    if !position.lost.is_empty() {
        writeln!(out, "lost-turn {}", letters(position.lost))?;
    }
    if let Some((attack, team, declined)) = position.window {
        let attack = rules.edition().name_of(attack);
        write!(out, "window {team} with {attack}")?;
        if !declined.is_empty() {
            write!(out, " declined {}", letters(declined))?;
        }
        writeln!(out)?;
    }
    Ok(())
}

fn write_zone(rules: &Rules, team: Team, zone: &Zone, out: &mut String) -> std::fmt::Result {
    let piles = [("battle", &zone.battle), ("speed", &zone.speed), ("km", &zone.distances)];
    for (name, pile) in piles.iter().filter(|(_, pile)| !pile.is_empty()) {
        writeln!(out, "{name} {team}: {}", names(rules, pile))?;
    }
    if !zone.safeties.is_empty() {
        let safeties = zone.safeties.iter().map(|&(card, laid)| {
            let mark = if laid == Laid::Crosswise { "!" } else { "" };
            format!("{}{mark}", rules.edition().name_of(card))
        });
        writeln!(out, "safe {team}: {}", safeties.collect::<Vec<_>>().join(" "))?;
    }
    if zone.owes_green {
        writeln!(out, "owes-green {team}")?;
    }
    Ok(())
}

/// A list of cards; `-` if there are none.
pub(super) fn names(rules: &Rules, cards: &[Card]) -> String {
    if cards.is_empty() {
        return "-".to_owned();
    }
    cards.iter().map(|&card| rules.edition().name_of(card)).collect::<Vec<_>>().join(" ")
}

fn pack_text(rules: &Rules, pack: &Pack) -> String {
    match (pack.cards.is_empty(), pack.unknown) {
        (_, 0) => names(rules, &pack.cards),
        (true, unknown) => format!("{unknown} unknown"),
        (false, unknown) => format!("{} {unknown} unknown", names(rules, &pack.cards)),
    }
}

/// The stock, with a final dot if nothing else lies below.
fn stock_text(rules: &Rules, position: &Position) -> String {
    let cards = pack_text(rules, &position.stock);
    match (position.stock_is_exact, cards.as_str()) {
        (false, _) => cards,
        (true, "-") => ".".to_owned(),
        (true, _) => format!("{cards} ."),
    }
}

/// The letters of a set of seats; `-` if there are none.
pub(super) fn letters(seats: Seats) -> String {
    if seats.is_empty() {
        return "-".to_owned();
    }
    seats.iter().map(|seat| seat.to_string()).collect::<Vec<_>>().join(" ")
}
