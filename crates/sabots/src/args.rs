//! Arguments that several commands share, and how they are read.

use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};

use clap::builder::PossibleValuesParser;
use clap::{Arg, ArgAction, ArgMatches, value_parser};
use families::Setup;
use table::Seat;
use texts::Texts;

use crate::decks;
use crate::failure::Failure;
use crate::files;

/// The game, by its name in the notation.
pub(crate) fn game(texts: &Texts) -> Arg {
    Arg::new("game")
        .value_name(texts.say("cli-arg-game.value", &[]))
        .help(texts.say("cli-arg-game", &[]))
        .value_parser(PossibleValuesParser::new(families::names()))
        .hide_possible_values(true)
}

/// How many sit at the table.
pub(crate) fn seats(texts: &Texts) -> Arg {
    number("seats", texts.say("cli-arg-seats", &[])).required(true)
}

/// The number that all randomness comes from.
pub(crate) fn seed(texts: &Texts) -> Arg {
    number("seed", texts.say("cli-arg-seed", &[]))
}

/// The choices of the table.
pub(crate) fn options(texts: &Texts) -> Arg {
    Arg::new("option")
        .long("option")
        .value_name(texts.say("cli-arg-option.value", &[]))
        .help(texts.say("cli-arg-option", &[]))
        .action(ArgAction::Append)
}

/// An option that takes a number.
pub(crate) fn number(name: &'static str, help: String) -> Arg {
    Arg::new(name).long(name).value_name("N").help(help).allow_negative_numbers(true)
}

/// Files, by their paths; `-` is standard input.
pub(crate) fn files(texts: &Texts, help: String) -> Arg {
    Arg::new("file")
        .value_name(texts.say("cli-arg-file.value", &[]))
        .help(help)
        .value_parser(value_parser!(PathBuf))
        .required(true)
}

/// The table that the arguments describe.
pub(crate) fn setup(matches: &ArgMatches, texts: &Texts) -> Result<Setup, Failure> {
    let most = u64::try_from(Seat::MAX).expect("few seats");
    let seats = read_number(matches, "seats", 1..=most, texts)?;
    let seats = seats.and_then(|seats| u8::try_from(seats).ok()).expect("a required small number");
    let written = matches.get_many::<String>("option").unwrap_or_default();
    let options = written.map(|written| {
        written.split_once('=').ok_or_else(|| {
            let facts = [("value", written.as_str().into())];
            Failure::Input(texts.say("cli-error-option", &facts))
        })
    });
    let options = options.collect::<Result<Vec<_>, _>>()?;
    let decks = options.iter().map(|(_, value)| deck_list(value, texts));
    let decks = decks.collect::<Result<Vec<_>, _>>()?;
    let values = options.iter().zip(&decks);
    let values = values.map(|((name, value), deck)| (*name, deck.as_deref().unwrap_or(value)));
    let options: Vec<(&str, &str)> = values.collect();
    let twice = |at: usize| options[..at].iter().any(|(name, _)| *name == options[at].0);
    if let Some(at) = (0..options.len()).find(|&at| twice(at)) {
        let facts = [("name", format!("--option {}", options[at].0).into())];
        return Err(Failure::Input(texts.say("cli-error-twice", &facts)));
    }
    let setup = Setup::of(text(matches, "game"), seats, &options);
    setup.map_err(|why| Failure::Input(texts.bad_setup(&why)))
}

/// The deck that a value names, if it names a file.
fn deck_list(value: &str, texts: &Texts) -> Result<Option<String>, Failure> {
    let list = decks::list(value, Path::new("")).transpose();
    list.map_err(|why| files::failure(value.trim_start_matches("file:"), why, texts))
}

/// The number of `--seed`, or 0.
pub(crate) fn read_seed(matches: &ArgMatches, texts: &Texts) -> Result<u64, Failure> {
    Ok(read_number(matches, "seed", 0..=u64::MAX, texts)?.unwrap_or(0))
}

/// The number of an option, if it was given.
pub(crate) fn read_number(
    matches: &ArgMatches,
    name: &str,
    range: RangeInclusive<u64>,
    texts: &Texts,
) -> Result<Option<u64>, Failure> {
    let Some(written) = matches.get_one::<String>(name) else {
        return Ok(None);
    };
    let number = written.parse().ok().filter(|number| range.contains(number));
    number.map(Some).ok_or_else(|| {
        let facts = [
            ("name", format!("--{name}").into()),
            ("value", written.as_str().into()),
            ("low", range.start().to_string().into()),
            ("high", range.end().to_string().into()),
        ];
        Failure::Input(texts.say("cli-error-number", &facts))
    })
}

/// The text of an argument that is required, or that has a default.
pub(crate) fn text<'a>(matches: &'a ArgMatches, name: &str) -> &'a str {
    matches.get_one::<String>(name).expect("a required argument")
}
