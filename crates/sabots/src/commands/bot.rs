//! `sabots bot`: a program of one's own at a table of a server.

use std::net::{SocketAddr, ToSocketAddrs};

use clap::{Arg, ArgMatches, Command};
use load::Claim;
use texts::Texts;

use crate::args;
use crate::cli;
use crate::failure::{Failure, Verdict};
use crate::figures::Figures;
use crate::outside::{Seatholder, end_with_us, no_program};
use crate::session::Session;

/// The port of a server whose address names none.
const PORT: u16 = 80;

pub(super) fn command(texts: &Texts) -> Command {
    let option = |name: &'static str, key: &str, value: &str| {
        Arg::new(name).long(name).value_name(texts.say(value, &[])).help(texts.say(key, &[]))
    };
    let name = option("name", "cli-bot.name", "cli-bot.name-value");
    let args = [
        option("join", "cli-bot.join", "cli-bot.join-value").required(true),
        option("cmd", "cli-bot.cmd", "cli-bot.cmd-value").required(true),
        name.hide_default_value(true).default_value("Robot"),
        args::number("patience", texts.say("cli-arena.patience", &[])),
        args::number("start", texts.say("cli-arena.start", &[])),
    ];
    cli::command("bot", "cli-bot", texts, args)
}

pub(super) fn run(matches: &ArgMatches, session: &mut Session<'_>) -> Result<Verdict, Failure> {
    let texts = session.texts;
    let url = args::text(matches, "join");
    let (addr, table) = read_place(url, texts)?;
    let claim = match url.split_once("#key=") {
        Some((_, key)) => Claim::Key(key.to_owned()),
        None => Claim::Free(args::text(matches, "name").to_owned()),
    };
    let command = args::text(matches, "cmd");
    end_with_us(None)?;
    let seat = Seatholder::new(command, args::read_patience(matches, texts)?);
    let mut seat = seat.map_err(|why| no_program(command, &why, texts))?;
    load::visit(addr, &table, &claim, &mut seat).map_err(|why| {
        let facts = [("url", url.into()), ("reason", why.into())];
        Failure::Input(texts.say("cli-error-visit", &facts))
    })?;
    let winners = texts.say("cli-bot-over", &[("winners", seat.winners.join(", ").into())]);
    writeln!(session.out, "{winners}")?;
    writeln!(session.out, "{}", seat.faults().sentence(command, Figures(texts)))?;
    Ok(Verdict::Done)
}

/// The server and the table that a link leads to: `http://HOST:PORT/table/ID`.
fn read_place(url: &str, texts: &Texts) -> Result<(SocketAddr, String), Failure> {
    let bad = || Failure::Input(texts.say("cli-error-link", &[("value", url.into())]));
    let rest = url.strip_prefix("http://").ok_or_else(bad)?;
    let (host, path) = rest.split_once('/').ok_or_else(bad)?;
    let path = path.split(['?', '#']).next().unwrap_or_default().trim_end_matches('/');
    let table = path.strip_prefix("table/").filter(|id| is_id(id)).ok_or_else(bad)?;
    let found = match host.rsplit_once(':') {
        Some(_) => host.to_socket_addrs(),
        None => (host, PORT).to_socket_addrs(),
    };
    let addr = found.ok().and_then(|mut found| found.next()).ok_or_else(bad)?;
    Ok((addr, table.to_owned()))
}

fn is_id(id: &str) -> bool {
    !id.is_empty() && id.bytes().all(|byte| byte.is_ascii_alphanumeric())
}
