//! `sabots arena`: bots against each other, with the same cards for everybody.

use std::io;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Instant;

use clap::{ArgMatches, Command};
use signal_hook::consts::SIGINT;
use signal_hook::flag;
use table::{Seat, Team};
use texts::Texts;

use crate::arena::{Plan, Report, hold};
use crate::args;
use crate::cli;
use crate::failure::{Failure, Verdict};
use crate::session::Session;
use crate::threads;

/// The most games at once: days of work.
const GAMES_MAX: u64 = 100_000_000;

/// The code of a program that ends because it is interrupted.
const INTERRUPTED: i32 = 130;

pub(super) fn command(texts: &Texts) -> Command {
    let args = [
        args::game(texts).required(true),
        args::levels("seats", "cli-arena.seats", texts).required(true),
        args::number("games", texts.say("cli-arena.games", &[])).required(true),
        args::seed(texts),
        args::threads(texts),
        args::options(texts),
        args::json(texts),
    ];
    cli::command("arena", "cli-arena", texts, args)
}

pub(super) fn run(matches: &ArgMatches, session: &mut Session<'_>) -> Result<Verdict, Failure> {
    let plan = read_plan(matches, session.texts)?;
    let queue = plan.queue(stop_by_hand()?);
    let bar = cli::progress_bar(plan.games());
    let begun = Instant::now();
    let ledger = hold(&plan, &queue, &mut |games| bar.set_position(games));
    let seconds = begun.elapsed().as_secs_f64();
    bar.finish_and_clear();
    let ledger = ledger.map_err(|why| threads::refused(plan.threads, &why, session.texts))?;
    if ledger.deals == 0 {
        return Err(Failure::Input(session.texts.say("cli-error-arena-empty", &[])));
    }
    let report = Report { plan: &plan, ledger: &ledger, seconds };
    if matches.get_flag("json") {
        writeln!(session.out, "{}", report.json())?;
    } else {
        report.show(session)?;
    }
    Ok(Verdict::Done)
}

/// Set once somebody presses Ctrl-C; whoever presses it again does not want to wait.
fn stop_by_hand() -> io::Result<Arc<AtomicBool>> {
    let stopped = Arc::new(AtomicBool::new(false));
    flag::register_conditional_shutdown(SIGINT, INTERRUPTED, Arc::clone(&stopped))?;
    flag::register(SIGINT, Arc::clone(&stopped))?;
    Ok(stopped)
}

fn read_plan(matches: &ArgMatches, texts: &Texts) -> Result<Plan, Failure> {
    let written = args::text(matches, "seats");
    let levels = args::read_levels("--seats", written, texts)?;
    let seats = u8::try_from(levels.len()).ok().filter(|&seats| usize::from(seats) <= Seat::MAX);
    let Some(seats) = seats else {
        let facts = [("most", u8::try_from(Seat::MAX).expect("few seats").into())];
        return Err(Failure::Input(texts.say("cli-error-arena-seats", &facts)));
    };
    let setup = args::setup_of(seats, matches, texts)?;
    let teams = setup.rules().teams();
    let apart = Seat::all(seats)
        .find(|seat| levels[seat.index()] != levels[Team::of(*seat, teams).index()]);
    if let Some(seat) = apart {
        let first = Team::of(seat, teams).seat();
        let facts = [("one", first.to_string().into()), ("other", seat.to_string().into())];
        return Err(Failure::Input(texts.say("cli-error-arena-partners", &facts)));
    }
    let games = args::read_number(matches, "games", 1..=GAMES_MAX, texts)?;
    let games = games.expect("a required argument");
    let (seed, threads) = (args::read_seed(matches, texts)?, args::read_threads(matches, texts)?);
    Ok(Plan::new(setup, &levels[..teams.into()], games, seed, threads))
}
