//! `sabots simulate`: games by the thousand.

use std::time::Instant;

use clap::{ArgMatches, Command};
use texts::Texts;

use crate::args;
use crate::cli;
use crate::failure::{Failure, Verdict};
use crate::report::Report;
use crate::session::Session;
use crate::simulation::{Plan, simulate};
use crate::threads;

/// The most games at once: hours of work.
const GAMES_MAX: u64 = 1_000_000_000;

pub(super) fn command(texts: &Texts) -> Command {
    let args = [
        args::game(texts).required(true),
        args::seats(texts),
        args::number("games", texts.say("cli-simulate.games", &[])).required(true),
        args::seed(texts),
        args::threads(texts),
        args::options(texts),
        args::bots(texts),
        args::json(texts),
    ];
    cli::command("simulate", "cli-simulate", texts, args)
}

pub(super) fn run(matches: &ArgMatches, session: &mut Session<'_>) -> Result<Verdict, Failure> {
    let plan = read_plan(matches, session.texts)?;
    let bar = cli::progress_bar(plan.games);
    let begun = Instant::now();
    let tally = simulate(&plan, &mut |games| bar.set_position(games));
    let seconds = begun.elapsed().as_secs_f64();
    bar.finish_and_clear();
    let tally = tally.map_err(|why| threads::refused(plan.threads, &why, session.texts))?;
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
    Ok(Plan {
        setup,
        bots,
        games: games.expect("a required argument"),
        seed: args::read_seed(matches, texts)?,
        threads: args::read_threads(matches, texts)?,
    })
}
