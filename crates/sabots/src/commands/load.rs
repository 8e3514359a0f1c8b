//! `sabots load`: people at many tables of a server that runs.

use std::collections::BTreeMap;
use std::time::Duration;

use clap::{Arg, ArgAction, ArgMatches, Command};
use families::Setup;
use load::{Plan, Report};
use serde_json::{Value, json};
use texts::Texts;

use super::serve;
use crate::args;
use crate::cli;
use crate::failure::{Failure, Verdict};
use crate::figures::Figures;
use crate::session::Session;

/// What is chosen where it can be, so that nobody waits for a clock.
const QUICK: (&str, &str) = ("accept_button", "on");

pub(super) fn command(texts: &Texts) -> Command {
    let help = |key: &str| texts.say(key, &[]);
    let json = Arg::new("json").long("json").help(help("cli-load.json")).action(ArgAction::SetTrue);
    let args = [
        args::game(texts).default_value(families::names()[0]).hide_default_value(true),
        args::number("tables", help("cli-load.tables")).required(true),
        args::number("seconds", help("cli-load.seconds")).required(true),
        args::number("seats", help("cli-load.seats")),
        args::number("spectators", help("cli-load.spectators")),
        args::number("pace", help("cli-load.pace")),
        args::seed(texts),
        serve::at(texts, "cli-load.at").long("at"),
        json,
    ];
    cli::command("load", "cli-load", texts, args)
}

pub(super) fn run(matches: &ArgMatches, session: &mut Session<'_>) -> Result<Verdict, Failure> {
    let plan = read_plan(matches, session.texts)?;
    let report = load::run(&plan).map_err(|what| {
        Failure::Input(session.texts.say("cli-error-load", &[("reason", what.into())]))
    })?;
    if matches.get_flag("json") {
        writeln!(session.out, "{}", as_json(&report))?;
    } else {
        show(&report, session)?;
    }
    Ok(Verdict::Done)
}

fn read_plan(matches: &ArgMatches, texts: &Texts) -> Result<Plan, Failure> {
    let number = |name: &str, range| args::read_number(matches, name, range, texts);
    let small = |number: u64| u8::try_from(number).expect("a small number");
    let game = args::text(matches, "game").to_owned();
    let seats = small(number("seats", 2..=8)?.unwrap_or(2));
    let options = match Setup::of(&game, seats, &[QUICK]) {
        Ok(_) => BTreeMap::from([(QUICK.0.to_owned(), QUICK.1.to_owned())]),
        Err(_) => BTreeMap::new(),
    };
    let tables = number("tables", 1..=100_000)?.expect("a required argument");
    let seconds = number("seconds", 1..=86_400)?.expect("a required argument");
    Ok(Plan {
        addr: serve::address(args::text(matches, "listen"), texts)?,
        game,
        options,
        seats,
        spectators: small(number("spectators", 0..=255)?.unwrap_or(0)),
        tables: u32::try_from(tables).expect("a small number"),
        span: Duration::from_secs(seconds),
        pace: Duration::from_millis(number("pace", 1..=3_600_000)?.unwrap_or(1000)),
        seed: args::read_seed(matches, texts)?,
    })
}

fn millis(span: Duration) -> f64 {
    span.as_secs_f64() * 1000.0
}

fn as_json(report: &Report) -> Value {
    let Report { plan, tally, spent, own } = report;
    let server = spent.map(|spent| {
        json!({
            "bytes_per_table": spent.table.round(),
            "bytes_per_socket": spent.socket.round(),
            "bytes_per_table_with_sockets": spent.full_table.round(),
            "cpu": spent.cpu,
            "us_per_act": spent.act,
            "us_per_frame": spent.frame,
        })
    });
    json!({
        "game": plan.game, "tables": plan.tables, "seats": plan.seats,
        "spectators": plan.spectators, "pace_ms": millis(plan.pace),
        "seconds": plan.span.as_secs_f64(),
        "acts": tally.latencies.len(), "refused": tally.refused,
        "acts_per_second": report.acts_per_second(),
        "frames": tally.frames, "bytes": tally.bytes,
        "p50_ms": millis(report.within(0.5)),
        "p99_ms": millis(report.within(0.99)),
        "p999_ms": millis(report.within(0.999)),
        "max_ms": millis(report.within(1.0)),
        "server": server, "own_cpu": own,
    })
}

fn show(report: &Report, session: &mut Session<'_>) -> Result<(), Failure> {
    let (texts, figures) = (session.texts, Figures(session.texts));
    let Report { plan, tally, spent, own } = report;
    let time = |share| figures.decimal(millis(report.within(share)), 1).into();
    let facts = [
        ("tables", figures.whole(plan.tables.into()).into()),
        ("acts", figures.whole(tally.latencies.len() as u64).into()),
        ("rate", figures.decimal(report.acts_per_second(), 0).into()),
        ("refused", figures.whole(tally.refused).into()),
        ("frames", figures.whole(tally.frames).into()),
        ("kilobytes", figures.whole(tally.bytes / 1000).into()),
    ];
    writeln!(session.out, "{}", texts.say("cli-load-counts", &facts))?;
    let facts = [("half", time(0.5)), ("most", time(0.99)), ("worst", time(1.0))];
    writeln!(session.out, "{}", texts.say("cli-load-times", &facts))?;
    match spent {
        Some(spent) => {
            let kilobytes = |bytes: f64| figures.decimal(bytes / 1000.0, 1).into();
            let facts = [
                ("table", kilobytes(spent.table)),
                ("socket", kilobytes(spent.socket)),
                ("full", kilobytes(spent.full_table)),
                ("cpu", figures.percent(spent.cpu, 0).into()),
                ("act", figures.decimal(spent.act, 0).into()),
                ("frame", figures.decimal(spent.frame, 0).into()),
            ];
            writeln!(session.out, "{}", texts.say("cli-load-spent", &facts))?;
        }
        None => writeln!(session.out, "{}", texts.say("cli-load-unseen", &[]))?,
    }
    if let Some(own) = own {
        let facts = [("cpu", figures.percent(*own, 0).into())];
        writeln!(session.out, "{}", texts.say("cli-load-own", &facts))?;
    }
    Ok(())
}
