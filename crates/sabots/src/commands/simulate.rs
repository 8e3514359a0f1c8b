//! `sabots simulate`: games by the thousand.

use std::thread;
use std::time::Instant;

use clap::{Arg, ArgAction, ArgMatches, Command};
use indicatif::{ProgressBar, ProgressStyle};
use texts::Texts;

use crate::args;
use crate::cli;
use crate::failure::{Failure, Verdict};
use crate::report::Report;
use crate::session::Session;
use crate::simulation::{Plan, simulate};

/// The most games at once: hours of work.
const GAMES_MAX: u64 = 1_000_000_000;

/// The most threads: more than any machine makes use of.
const THREADS_MAX: u64 = 1024;

pub(super) fn command(texts: &Texts) -> Command {
    let json = Arg::new("json")
        .long("json")
        .help(texts.say("cli-simulate.json", &[]))
        .action(ArgAction::SetTrue);
    let args = [
        args::game(texts).required(true),
        args::seats(texts),
        args::number("games", texts.say("cli-simulate.games", &[])).required(true),
        args::seed(texts),
        args::number("threads", texts.say("cli-simulate.threads", &[])),
        args::options(texts),
        args::bots(texts),
        json,
    ];
    cli::command("simulate", "cli-simulate", texts, args)
}

pub(super) fn run(matches: &ArgMatches, session: &mut Session<'_>) -> Result<Verdict, Failure> {
    let plan = read_plan(matches, session.texts)?;
    let bar = progress_bar(plan.games);
    let begun = Instant::now();
    let tally = simulate(&plan, &mut |games| bar.set_position(games));
    let seconds = begun.elapsed().as_secs_f64();
    bar.finish_and_clear();
    let tally = tally.map_err(|why| {
        let facts =
            [("threads", plan.threads.to_string().into()), ("reason", why.to_string().into())];
        Failure::Input(session.texts.say("cli-error-threads", &facts))
    })?;
    let report = Report { plan: &plan, tally: &tally, seconds };
    if matches.get_flag("json") {
        writeln!(session.out, "{}", report.json())?;
    } else {
        report.show(session)?;
    }
    Ok(Verdict::Done)
}

fn read_plan(matches: &ArgMatches, texts: &Texts) -> Result<Plan, Failure> {
    let setup = args::setup(matches, texts)?;
    let bots = args::read_bots(matches, setup.rules().seats(), texts)?;
    let games = args::read_number(matches, "games", 1..=GAMES_MAX, texts)?;
    let threads = args::read_number(matches, "threads", 1..=THREADS_MAX, texts)?;
    Ok(Plan {
        setup,
        bots,
        games: games.expect("a required argument"),
        seed: args::read_seed(matches, texts)?,
        threads: threads.unwrap_or_else(available_threads),
    })
}

fn available_threads() -> u64 {
    let threads = thread::available_parallelism().map_or(1, |threads| threads.get() as u64);
    threads.min(THREADS_MAX)
}

/// A bar on standard error; the library draws nothing unless that is a terminal.
fn progress_bar(games: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:40} {percent:>3} % {eta:>4}");
    ProgressBar::new(games).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}
