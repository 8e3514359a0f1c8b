//! Positions as text.

use std::fmt::Write;

use bornes::position::{Asking, Laid, Misplaced, Moment, POINTS_MAX, Zone};
use bornes::{Card, Ending, Position, Rules};
use deck::Pack;
use table::{Seat, Seats, Team, Viewer};

use crate::compare::letters;
use crate::names::{card, cards, exactly, exactly_text, names, or_dash, pack, pack_text};
use crate::names::{seat, seats, team};
use crate::script::{Fault, Line, Script, read_each};
use crate::what::What;

/// Reads the set-up lines of a script.
pub fn read_position(rules: &Rules, setup: &[Line]) -> Result<Position, Fault> {
    let mut position = Position {
        hands: vec![Pack::default(); rules.seats().into()],
        zones: vec![Zone::default(); rules.teams().into()],
        points: vec![0; rules.teams().into()],
        ..Position::default()
    };
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
        Misplaced::Unknown | Misplaced::TooManyUnknown => "unknown",
        Misplaced::NoWindow | Misplaced::NoWindows => "window",
        Misplaced::NothingOwed => "owes-green",
        Misplaced::NotAView | Misplaced::OnlyAView => "viewer",
        Misplaced::PastGoal => "km",
        Misplaced::NoExtension => "extended",
        Misplaced::TooMany(_) | Misplaced::WrongPile(_) => "",
    };
    script.blame(|line| line.text.contains(blamed), misplaced(why, rules))
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

fn read_line(rules: &Rules, line: &Line, position: &mut Position) -> Result<(), What> {
    if let Some((head, list)) = line.text.split_once(':') {
        let words: Vec<&str> = head.split_whitespace().collect();
        read_list(rules, &words, list, position)
    } else {
        let words: Vec<&str> = line.text.split_whitespace().collect();
        read_words(rules, &words, position)
    }
}

/// Reads a line with a list of cards.
fn read_list(
    rules: &Rules,
    words: &[&str],
    list: &str,
    position: &mut Position,
) -> Result<(), What> {
    let pile = |fits: fn(&Rules, Card) -> bool| {
        let cards = cards(rules, list)?;
        match cards.iter().find(|&&card| !fits(rules, card)) {
            Some(&card) => Err(misplaced(Misplaced::WrongPile(card), rules)),
            None => Ok(cards),
        }
    };
    let zone = |letter: &str| Ok::<_, What>(team(rules, letter)?.index());
    match *words {
        ["hand", letter] => position.hands[seat(rules, letter)?.index()] = pack(rules, list)?,
        ["battle", letter] => position.zones[zone(letter)?].battle = pile(Rules::is_battle)?,
        ["speed", letter] => position.zones[zone(letter)?].speed = pile(Rules::is_speed)?,
        ["km", letter] => position.zones[zone(letter)?].distances = pile(Rules::is_distance)?,
        ["safe", letter] => position.zones[zone(letter)?].safeties = safeties(rules, list)?,
        ["stock"] => read_stock(rules, list, position)?,
        ["discard"] if rules.edition().has_discard_pile() => position.aside = cards(rules, list)?,
        ["tray"] if !rules.edition().has_discard_pile() => position.aside = cards(rules, list)?,
        _ => return Err(no_set_up(format!("{}:", words.join(" ")), rules)),
    }
    Ok(())
}

/// Reads a line without a list.
fn read_words(rules: &Rules, words: &[&str], position: &mut Position) -> Result<(), What> {
    match *words {
        ["turn", letter] => position.turn = Some(Moment::Begins(seat(rules, letter)?)),
        ["turn", letter, "plays"] => position.turn = Some(Moment::Plays(seat(rules, letter)?)),
        ["dealer", letter] => position.dealer = Some(seat(rules, letter)?),
        ["viewer", "spectator"] => position.viewer = Some(Viewer::Spectator),
        ["viewer", letter] => position.viewer = Some(Viewer::Seat(seat(rules, letter)?)),
        ["points", ref pairs @ ..] if rules.edition().counts_points() => {
            read_points(rules, pairs, position)?;
        }
        ["lost-turn", ref letters @ ..] => position.lost = seats(rules, letters)?,
        ["extended", letter] => position.caller = Some(team(rules, letter)?),
        ["over", "goal"] => position.over = Some(Ending::Goal),
        ["over", "exhausted"] => position.over = Some(Ending::Exhausted),
        ["owes-green", letter] => {
            position.zones[team(rules, letter)?.index()].owes_green = true;
        }
        ["window", target, "with", name, ref rest @ ..] => {
            let declined = match rest {
                ["declined", letters @ ..] => seats(rules, letters)?,
                [] => Seats::NONE,
                _ => return Err(What::of("window-form")),
            };
            let (attack, on) = (card(rules, name)?, team(rules, target)?);
            position.window = Some(Asking { attack, on, declined });
        }
        ["hand" | "battle" | "speed" | "km" | "safe", _] | ["stock" | "discard" | "tray"] => {
            return Err(What::of("no-card-list"));
        }
        _ => return Err(no_set_up(words.join(" "), rules)),
    }
    Ok(())
}

fn read_stock(rules: &Rules, list: &str, position: &mut Position) -> Result<(), What> {
    let (list, exact) = exactly(list);
    position.stock_is_exact = exact;
    position.stock = pack(rules, list)?;
    Ok(())
}

fn read_points(rules: &Rules, pairs: &[&str], position: &mut Position) -> Result<(), What> {
    let mut said = Vec::new();
    for (letter, points) in pairs_of(pairs)? {
        let points = points.parse().ok().filter(|&points| points <= POINTS_MAX);
        let points =
            points.ok_or_else(|| What::of("points-most").with("most", POINTS_MAX.to_string()))?;
        let team = team(rules, letter)?;
        if said.contains(&team) {
            return Err(What::of("points-said").with("team", team.to_string()));
        }
        said.push(team);
        position.points[team.index()] = points;
    }
    Ok(())
}

/// Seats, each with a number: `A 100 B 200`.
pub(super) fn pairs_of<'a>(words: &[&'a str]) -> Result<Vec<(&'a str, &'a str)>, What> {
    if words.is_empty() || words.len() % 2 == 1 {
        return Err(What::of("points-form"));
    }
    Ok(words.chunks(2).map(|pair| (pair[0], pair[1])).collect())
}

/// A list of safeties; `-` is the empty list.
pub(super) fn safeties(rules: &Rules, list: &str) -> Result<Vec<(Card, Laid)>, What> {
    match list.trim() {
        "-" | "" => Ok(Vec::new()),
        words => words.split_whitespace().map(|word| safety(rules, word)).collect(),
    }
}

/// A safety, with an exclamation mark if it was laid by coup-fourré.
fn safety(rules: &Rules, word: &str) -> Result<(Card, Laid), What> {
    let (name, laid) = match word.strip_suffix('!') {
        Some(name) => (name, Laid::Crosswise),
        None => (word, Laid::Upright),
    };
    let card = card(rules, name)?;
    if rules.is_safety(card) {
        Ok((card, laid))
    } else {
        Err(misplaced(Misplaced::WrongPile(card), rules))
    }
}

/// Safeties as text; `-` if there are none.
pub(super) fn safeties_text(rules: &Rules, safeties: &[(Card, Laid)]) -> String {
    let marked = safeties.iter().map(|&(card, laid)| {
        let mark = if laid == Laid::Crosswise { "!" } else { "" };
        format!("{}{mark}", rules.edition().catalogue.name_of(card))
    });
    or_dash(&marked.collect::<Vec<_>>())
}

/// What is said of words that set up nothing.
fn no_set_up(words: String, rules: &Rules) -> What {
    What::of("no-set-up").with("words", words).with("game", rules.name())
}

/// Why a position cannot be, in words.
pub(super) fn misplaced(why: Misplaced, rules: &Rules) -> What {
    let entry = |card: Card| rules.edition().catalogue.entry(card);
    match why {
        Misplaced::TooMany(card) => {
            let copies = entry(card).copies.to_string();
            What::of("too-many").with("copies", copies).with("card", entry(card).name)
        }
        Misplaced::WrongPile(card) => What::of("wrong-pile").with("card", entry(card).name),
        Misplaced::TooManyUnknown => What::of("too-many-unknown"),
        Misplaced::Unknown => What::of("unknown"),
        Misplaced::NoWindow => What::of("no-such-window"),
        Misplaced::NoWindows => What::of("no-windows").with("game", rules.name()),
        Misplaced::NothingOwed => What::of("nothing-owed"),
        Misplaced::OnlyAView => What::of("only-a-view"),
        Misplaced::PastGoal => What::of("past-goal"),
        Misplaced::NoExtension => What::of("no-extension"),
        Misplaced::NotAView => What::of("not-a-view"),
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
    let stock = exactly_text(pack_text(rules, &position.stock), position.stock_is_exact);
    writeln!(out, "stock: {stock}")?;
    let aside = if rules.edition().has_discard_pile() { "discard" } else { "tray" };
    writeln!(out, "{aside}: {}", names(&position.aside))?;
    if !position.lost.is_empty() {
        writeln!(out, "lost-turn {}", letters(position.lost))?;
    }
    if let Some(caller) = position.caller {
        writeln!(out, "extended {caller}")?;
    }
    match position.over {
        Some(Ending::Goal) => writeln!(out, "over goal")?,
        Some(Ending::Exhausted) => writeln!(out, "over exhausted")?,
        None => {}
    }
    if let Some(Asking { attack, on, declined }) = position.window {
        let attack = rules.edition().catalogue.name_of(attack);
        write!(out, "window {on} with {attack}")?;
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
        writeln!(out, "safe {team}: {}", safeties_text(rules, &zone.safeties))?;
    }
    if zone.owes_green {
        writeln!(out, "owes-green {team}")?;
    }
    Ok(())
}
