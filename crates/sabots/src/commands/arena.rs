//! `sabots arena`: bots against each other, with the same cards for everybody.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Instant;

use bots::{Budget, Level};
use clap::{ArgMatches, Command};
use table::{Seat, Team};
use texts::Texts;

use crate::arena::{Contestant, Plan, Report, hold};
use crate::args;
use crate::cli;
use crate::failure::{Failure, Verdict};
use crate::figures::list;
use crate::outside::{Program, end_with_us, no_program};
use crate::session::Session;
use crate::threads;

/// The most games at once: days of work.
const GAMES_MAX: u64 = 100_000_000;

pub(super) fn command(texts: &Texts) -> Command {
    let args = [
        args::game(texts).required(true),
        args::levels("seats", "cli-arena.seats", texts).required(true),
        args::number("games", texts.say("cli-arena.games", &[])).required(true),
        args::seed(texts),
        args::budget("cli-arena.budget", texts),
        args::number("patience", texts.say("cli-arena.patience", &[])),
        args::number("start", texts.say("cli-arena.start", &[])),
        args::threads(texts),
        args::options(texts),
        args::json(texts),
    ];
    cli::command("arena", "cli-arena", texts, args)
}

pub(super) fn run(matches: &ArgMatches, session: &mut Session<'_>) -> Result<Verdict, Failure> {
    let stopped = Arc::new(AtomicBool::new(false));
    end_with_us(Some(Arc::clone(&stopped)))?;
    let plan = read_plan(matches, session.texts)?;
    let queue = plan.queue(stopped);
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

fn read_plan(matches: &ArgMatches, texts: &Texts) -> Result<Plan, Failure> {
    let written = args::text(matches, "seats");
    let named = written.split(',').map(|written| read_contestant(written, texts));
    let named = named.collect::<Result<Vec<_>, _>>()?;
    let seats = u8::try_from(named.len()).ok().filter(|&seats| usize::from(seats) <= Seat::MAX);
    let Some(seats) = seats else {
        let facts = [("most", u8::try_from(Seat::MAX).expect("few seats").into())];
        return Err(Failure::Input(texts.say("cli-error-arena-seats", &facts)));
    };
    let setup = args::setup_of(seats, matches, texts)?;
    let teams = setup.rules().teams();
    let apart =
        Seat::all(seats).find(|seat| named[seat.index()] != named[Team::of(*seat, teams).index()]);
    if let Some(seat) = apart {
        let first = Team::of(seat, teams).seat();
        let facts = [("one", first.to_string().into()), ("other", seat.to_string().into())];
        return Err(Failure::Input(texts.say("cli-error-arena-partners", &facts)));
    }
    let games = args::read_number(matches, "games", 1..=GAMES_MAX, texts)?;
    let games = games.expect("a required argument");
    let (seed, threads) = (args::read_seed(matches, texts)?, args::read_threads(matches, texts)?);
    let plan = Plan::new(setup, &named[..teams.into()], games, seed, threads);
    let plan = plan.patient(args::read_patience(matches, texts)?);
    Ok(match read_budget(matches, &named, texts)? {
        Some(budget) => plan.within(budget),
        None => plan,
    })
}

/// A bot of ours by its name, or a program by its command, which is started once to see that it can
/// be.
fn read_contestant(written: &str, texts: &Texts) -> Result<Contestant, Failure> {
    let Some(command) = written.strip_prefix(Contestant::PROGRAM) else {
        return args::read_level("--seats", written, texts).map(Contestant::Level);
    };
    match Program::start(command).map(Program::end) {
        Ok(()) => Ok(Contestant::Program(command.to_owned())),
        Err(why) => Err(no_program(command, &why, texts)),
    }
}

/// How long those who think may think, which nobody need say where nobody does.
fn read_budget(
    matches: &ArgMatches,
    named: &[Contestant],
    texts: &Texts,
) -> Result<Option<Budget>, Failure> {
    let unused = !named.iter().any(Contestant::thinks);
    if unused && matches.contains_id("budget") {
        let thinkers = Level::ALL.into_iter().filter(|it| !Level::QUICK.contains(it));
        let thinkers: Vec<String> = thinkers.map(|level| level.name().to_owned()).collect();
        let facts = [("bots", list(texts, "list-or", &thinkers).into())];
        return Err(Failure::Input(texts.say("cli-error-budget-unused", &facts)));
    }
    args::read_budget(matches, texts)
}
