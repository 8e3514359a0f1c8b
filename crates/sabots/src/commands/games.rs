//! `sabots games`: which games there are, and what a table may choose.

use std::io;

use clap::{ArgMatches, Command};
use families::{Listing, Offer, Range, Seating};
use options::Scope;
use table::Seat;
use texts::Texts;

use crate::args;
use crate::cli;
use crate::failure::{Failure, Verdict};
use crate::figures::list;
use crate::session::Session;

pub(super) fn command(texts: &Texts) -> Command {
    cli::command("games", "cli-games", texts, [args::game(texts)])
}

pub(super) fn run(matches: &ArgMatches, session: &mut Session<'_>) -> Result<Verdict, Failure> {
    let games = families::games();
    let named = matches.get_one::<String>("game");
    match named.and_then(|name| games.iter().find(|game| game.name == name)) {
        Some(game) => show(game, session)?,
        None => show_all(&games, session)?,
    }
    Ok(Verdict::Done)
}

/// A table of the games that can be played, in the order of the posters.
fn show_all(games: &[Listing], session: &mut Session<'_>) -> io::Result<()> {
    let texts = session.texts;
    let headings = ["cli-games-name", "cli-games-title", "cli-games-printed", "cli-games-seats"];
    let mut rows = vec![headings.map(|key| texts.say(key, &[]))];
    rows.extend(games.iter().map(|game| {
        let name = game.name;
        [name.to_owned(), texts.title(name), texts.printed(name), seats(game, texts)]
    }));
    let widths = [0, 1, 2].map(|at| rows.iter().map(|row| width(&row[at])).max().unwrap_or(0));
    for (at, row) in rows.iter().enumerate() {
        let [name, title, printed, seats] = row;
        let [first, second, third] = widths;
        let line = format!("{name:first$}  {title:second$}  {printed:third$}  {seats}");
        writeln!(session.out, "{}", if at == 0 { session.paint.bold(&line) } else { line })?;
    }
    writeln!(session.out, "\n{}", texts.say("cli-games-more", &[]))
}

/// Everything about one game.
fn show(game: &Listing, session: &mut Session<'_>) -> io::Result<()> {
    let texts = session.texts;
    let title = format!("{} ({})", texts.title(game.name), game.name);
    writeln!(session.out, "{}", session.paint.bold(&title))?;
    let printed = texts.printed(game.name).into();
    writeln!(session.out, "{}", texts.say("cli-games-follows", &[("printed", printed)]))?;
    writeln!(session.out, "{}", texts.about(game.name))?;
    let facts = [("seats", seats(game, texts).into())];
    writeln!(session.out, "{}", texts.say("cli-games-players", &facts))?;
    let pairs = numbers(game, |it| it.teams < it.seats);
    if !pairs.is_empty() {
        let facts = [("seats", list(texts, "list-or", &pairs).into())];
        writeln!(session.out, "{}", texts.say("cli-games-pairs", &facts))?;
    }
    let heading = texts.say("cli-games-options", &[]);
    writeln!(session.out, "\n{}", session.paint.bold(&heading))?;
    for &option in &game.options {
        show_option(game, option, session)?;
    }
    Ok(())
}

/// One option: its name, what it does, its values, and the clauses it answers.
fn show_option(game: &Listing, option: &dyn Offer, session: &mut Session<'_>) -> io::Result<()> {
    let texts = session.texts;
    let label = texts.option_label(game.name, option);
    writeln!(session.out, "\n{}  {label}", session.paint.bold(option.name()))?;
    writeln!(session.out, "  {}", texts.option_help(game.name, option))?;
    let values = values(game, option, texts);
    let widest = values.iter().map(|(value, _)| width(value)).max().unwrap_or(0);
    for (value, meaning) in values {
        writeln!(session.out, "    {value:widest$}  {meaning}")?;
    }
    let facts = [("clauses", option.answers().replace(' ', ", ").into())];
    let answers = texts.say("cli-games-answers", &facts);
    let scope = match option.scope() {
        Scope::Rules => String::new(),
        Scope::Display => format!(" {}", texts.say("cli-games-scope-display", &[])),
        Scope::Clock => format!(" {}", texts.say("cli-games-scope-clock", &[])),
    };
    writeln!(session.out, "  {}", session.paint.faint(&format!("{answers}{scope}")))
}

/// What may be written for an option, and what it means, by default and for whom.
fn values(game: &Listing, option: &dyn Offer, texts: &Texts) -> Vec<(String, String)> {
    let most = game.seatings.iter().map(|seating| seating.seats).max().unwrap_or(0);
    if let Range::OneOf(choices) = option.range() {
        return words(game, option, &choices, texts);
    }
    let default = option.usual(most);
    let meaning = texts.option_value(option, default);
    let meaning = texts.say("cli-games-default", &[("value", meaning.into())]);
    let mut values = vec![(default.to_owned(), meaning)];
    match option.range() {
        Range::OneOf(_) => {}
        Range::Seat => {
            let range =
                Seat::all(most).last().map_or_else(String::new, |last| format!("A..{last}"));
            values.push((range, texts.say("cli-games-any-seat", &[])));
        }
        Range::Seconds => {
            values.push(("0".to_owned(), texts.option_value(option, "0")));
            values.push(("2..60".to_owned(), texts.say("cli-games-any-seconds", &[])));
        }
    }
    values
}

/// The words that may be written for an option, each once, and what each means.
fn words(
    game: &Listing,
    option: &dyn Offer,
    choices: &[(&'static str, &[u8])],
    texts: &Texts,
) -> Vec<(String, String)> {
    let seats = || game.seatings.iter().map(|seating| seating.seats);
    let mut words: Vec<(String, String)> = Vec::new();
    for &(value, _) in choices {
        if words.iter().any(|(word, _)| word == value) {
            continue;
        }
        let meaning = texts.option_value(option, value);
        let allowed = |seats: &u8| option.allowed(*seats).iter().any(|other| other == value);
        let usual: Vec<u8> = seats().filter(|&seats| option.usual(seats) == value).collect();
        let allowed: Vec<u8> = seats().filter(allowed).collect();
        let meaning = match (usual.len(), allowed.len()) {
            (0, count) if count == game.seatings.len() => meaning,
            (0, _) => with_seats("cli-games-only-with", meaning, &allowed, texts),
            (count, _) if count == game.seatings.len() => {
                texts.say("cli-games-default", &[("value", meaning.into())])
            }
            _ => with_seats("cli-games-default-with", meaning, &usual, texts),
        };
        words.push((value.to_owned(), meaning));
    }
    words
}

/// The meaning of a value, with the numbers of players it holds for.
fn with_seats(key: &str, meaning: String, seats: &[u8], texts: &Texts) -> String {
    let seats: Vec<String> = seats.iter().map(ToString::to_string).collect();
    let seats = list(texts, "list-or", &seats);
    texts.say(key, &[("value", meaning.into()), ("seats", seats.into())])
}

/// How many can play.
fn seats(game: &Listing, texts: &Texts) -> String {
    list(texts, "list-or", &numbers(game, |_| true))
}

fn numbers(game: &Listing, wanted: impl Fn(&Seating) -> bool) -> Vec<String> {
    let seatings = game.seatings.iter().filter(|seating| wanted(seating));
    seatings.map(|seating| seating.seats.to_string()).collect()
}

fn width(text: &str) -> usize {
    text.chars().count()
}
