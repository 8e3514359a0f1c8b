//! Arguments that several commands share, and how they are read.

use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

use bots::{Budget, Level};
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Arg, ArgAction, ArgMatches, value_parser};
use families::Setup;
use options::BadSetup;
use table::Seat;
use texts::Texts;

use crate::decks::{self, Deck};
use crate::failure::Failure;
use crate::figures::list;
use crate::outside::Patience;

/// The most playouts, or milliseconds, for one decision.
const BUDGET_MAX: u32 = 1_000_000;

/// The most patience with a program, in milliseconds.
const PATIENCE_MAX: u64 = 3_600_000;

/// The most threads: more than any machine makes use of.
const THREADS_MAX: u64 = 1024;

/// The game, by its name in the notation.
pub(crate) fn game(texts: &Texts) -> Arg {
    Arg::new("game")
        .value_name(texts.say("cli-arg-game.value", &[]))
        .help(texts.say("cli-arg-game", &[]))
        .value_parser(PossibleValuesParser::new(families::names()).map(|name| name.to_lowercase()))
        .ignore_case(true)
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

/// Who plays.
pub(crate) fn bots(texts: &Texts) -> Arg {
    levels("bots", "cli-arg-bots", texts)
        .hide_default_value(true)
        .default_value(Level::PLAYOUT.name())
}

/// An option that names bots; its help, under `key`, says which there are.
pub(crate) fn levels(name: &'static str, key: &str, texts: &Texts) -> Arg {
    let said = |level: Level| {
        format!("{} ({})", level.name(), texts.say(&format!("client-bot-{}", level.name()), &[]))
    };
    let levels = Level::ALL.map(said).join(", ");
    Arg::new(name)
        .long(name)
        .value_name(texts.say("cli-arg-bots.value", &[]))
        .help(texts.say(key, &[("levels", levels.into())]))
}

/// How many threads share the work.
pub(crate) fn threads(texts: &Texts) -> Arg {
    number("threads", texts.say("cli-arg-threads", &[]))
}

/// Whether to answer programs.
pub(crate) fn json(texts: &Texts) -> Arg {
    Arg::new("json").long("json").help(texts.say("cli-arg-json", &[])).action(ArgAction::SetTrue)
}

/// How long somebody may think; its help is under `key`.
pub(crate) fn budget(key: &str, texts: &Texts) -> Arg {
    Arg::new("budget")
        .long("budget")
        .value_name(texts.say("cli-arena.budget-value", &[]))
        .help(texts.say(key, &[]))
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
    setup_of(seats, matches, texts)
}

/// The table of so many that the other arguments describe.
pub(crate) fn setup_of(seats: u8, matches: &ArgMatches, texts: &Texts) -> Result<Setup, Failure> {
    let written = matches.get_many::<String>("option").unwrap_or_default();
    let options = written.map(|written| {
        written.split_once('=').ok_or_else(|| {
            let facts = [("value", written.as_str().into())];
            Failure::Input(texts.say("cli-error-option", &facts))
        })
    });
    let options = options.collect::<Result<Vec<_>, _>>()?;
    let decks = options.iter().map(|(_, value)| decks::of(value, Path::new("")).transpose());
    let decks = decks.collect::<Result<Vec<_>, _>>().map_err(|why| decks::failure(why, texts))?;
    let lists: Vec<Option<String>> =
        decks.iter().map(|deck| deck.as_ref().map(Deck::list)).collect();
    let values = options.iter().zip(&lists);
    let values = values.map(|((name, value), list)| (*name, list.as_deref().unwrap_or(value)));
    let options: Vec<(&str, &str)> = values.collect();
    let twice = |at: usize| options[..at].iter().any(|(name, _)| *name == options[at].0);
    if let Some(at) = (0..options.len()).find(|&at| twice(at)) {
        let facts = [("name", format!("--option {}", options[at].0).into())];
        return Err(Failure::Input(texts.say("cli-error-twice", &facts)));
    }
    let setup = Setup::of(text(matches, "game"), seats, &options);
    setup.map_err(|bad| {
        let what = texts.bad_setup(&bad);
        // There is one option at most that takes a deck.
        match (&bad, decks.iter().flatten().next()) {
            (BadSetup::BadDeck { why, .. }, Some(deck)) => {
                Failure::File(format!("{}: {what}", deck.place(why)))
            }
            _ => Failure::Input(what),
        }
    })
}

/// The bots of `--bots`: one level for everybody, or one for each seat, separated by commas.
pub(crate) fn read_bots(
    matches: &ArgMatches,
    seats: u8,
    texts: &Texts,
) -> Result<Vec<Level>, Failure> {
    let written = text(matches, "bots");
    let bots = read_levels("--bots", written, texts)?;
    match bots[..] {
        [level] => Ok(vec![level; seats.into()]),
        _ if bots.len() == usize::from(seats) => Ok(bots),
        _ => {
            let facts = [("value", written.into()), ("seats", seats.into())];
            Err(Failure::Input(texts.say("cli-error-bots", &facts)))
        }
    }
}

/// Bots, by their names, separated by commas.
pub(crate) fn read_levels(name: &str, written: &str, texts: &Texts) -> Result<Vec<Level>, Failure> {
    written.split(',').map(|level| read_level(name, level, texts)).collect()
}

/// One bot, by its name.
pub(crate) fn read_level(name: &str, written: &str, texts: &Texts) -> Result<Level, Failure> {
    Level::find(&written.to_lowercase()).ok_or_else(|| {
        let known = Level::ALL.map(|level| level.name().to_owned());
        let facts = [
            ("name", name.into()),
            ("value", written.into()),
            ("allowed", list(texts, "list-or", &known).into()),
        ];
        Failure::Input(texts.say("cli-error-value", &facts))
    })
}

/// How long somebody may think, if that was said: `50ms` or `400playouts`.
pub(crate) fn read_budget(matches: &ArgMatches, texts: &Texts) -> Result<Option<Budget>, Failure> {
    let Some(written) = matches.get_one::<String>("budget") else { return Ok(None) };
    let number = |unit| {
        let number = written.strip_suffix(unit)?.parse::<u32>().ok()?;
        (1..=BUDGET_MAX).contains(&number).then_some(number)
    };
    let time = number("ms").map(|number| Budget::Time(Duration::from_millis(number.into())));
    let budget = time.or_else(|| number("playouts").map(Budget::Playouts));
    budget.map(Some).ok_or_else(|| {
        let facts = [("value", written.as_str().into()), ("most", BUDGET_MAX.to_string().into())];
        Failure::Input(texts.say("cli-error-budget", &facts))
    })
}

/// How long somebody waits for a program.
pub(crate) fn read_patience(matches: &ArgMatches, texts: &Texts) -> Result<Patience, Failure> {
    let read = |name, usual: Duration| {
        let said = read_number(matches, name, 1..=PATIENCE_MAX, texts)?;
        Ok::<_, Failure>(said.map_or(usual, Duration::from_millis))
    };
    let Patience { decision, start } = Patience::default();
    Ok(Patience { decision: read("patience", decision)?, start: read("start", start)? })
}

/// A budget as it is written.
pub(crate) fn told_budget(budget: Budget) -> String {
    match budget {
        Budget::Playouts(playouts) => format!("{playouts}playouts"),
        Budget::Time(time) => format!("{}ms", time.as_millis()),
    }
}

/// The number of threads of `--threads`: as many as the machine has cores unless it says.
pub(crate) fn read_threads(matches: &ArgMatches, texts: &Texts) -> Result<u64, Failure> {
    let threads = read_number(matches, "threads", 1..=THREADS_MAX, texts)?;
    let cores = || thread::available_parallelism().map_or(1, |cores| cores.get() as u64);
    Ok(threads.unwrap_or_else(|| cores().min(THREADS_MAX)))
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
