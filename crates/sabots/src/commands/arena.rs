//! `sabots arena`: bots against each other, with the same cards for everybody.

use std::io;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use bots::{Budget, Level};
use clap::{Arg, ArgMatches, Command};
use signal_hook::consts::SIGINT;
use signal_hook::flag;
use table::{Seat, Team};
use texts::Texts;

use crate::arena::{Plan, Report, hold};
use crate::args;
use crate::cli;
use crate::failure::{Failure, Verdict};
use crate::figures::list;
use crate::session::Session;
use crate::threads;

/// The most games at once: days of work.
const GAMES_MAX: u64 = 100_000_000;

/// The most playouts, or milliseconds, for one decision.
const BUDGET_MAX: u32 = 1_000_000;

/// The code of a program that ends because it is interrupted.
const INTERRUPTED: i32 = 130;

pub(super) fn command(texts: &Texts) -> Command {
    let args = [
        args::game(texts).required(true),
        args::levels("seats", "cli-arena.seats", texts).required(true),
        args::number("games", texts.say("cli-arena.games", &[])).required(true),
        args::seed(texts),
        budget(texts),
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
    let plan = Plan::new(setup, &levels[..teams.into()], games, seed, threads);
    Ok(match read_budget(matches, &levels, texts)? {
        Some(budget) => plan.within(budget),
        None => plan,
    })
}

fn budget(texts: &Texts) -> Arg {
    Arg::new("budget")
        .long("budget")
        .value_name(texts.say("cli-arena.budget-value", &[]))
        .help(texts.say("cli-arena.budget", &[]))
}

/// How long those who think may think: `50ms` or `400playouts`.
fn read_budget(
    matches: &ArgMatches,
    levels: &[Level],
    texts: &Texts,
) -> Result<Option<Budget>, Failure> {
    let Some(written) = matches.get_one::<String>("budget") else { return Ok(None) };
    let thinkers: Vec<Level> =
        Level::ALL.into_iter().filter(|it| !Level::QUICK.contains(it)).collect();
    if !levels.iter().any(|level| thinkers.contains(level)) {
        let names: Vec<String> = thinkers.iter().map(|level| level.name().to_owned()).collect();
        let facts = [("bots", list(texts, "list-or", &names).into())];
        return Err(Failure::Input(texts.say("cli-error-budget-unused", &facts)));
    }
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
