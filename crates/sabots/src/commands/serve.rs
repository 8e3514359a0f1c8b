//! `sabots serve`: hosts tables for friends.

use std::env;
use std::net::{IpAddr, Ipv4Addr, SocketAddr, ToSocketAddrs, UdpSocket};
use std::path::PathBuf;

use clap::{Arg, ArgAction, ArgMatches, Command, value_parser};
use server::Config;
use texts::Texts;

use crate::args;
use crate::cli;
use crate::failure::{Failure, Verdict, reason};
use crate::limits;
use crate::session::Session;

/// Where a server listens unless it is told otherwise: this machine alone, at the year of the game.
const LISTEN: &str = "127.0.0.1:1954";

pub(super) fn command(texts: &Texts) -> Command {
    let listen = at(texts, "cli-serve.listen").long("listen");
    let data = data(texts);
    let store = store(texts).conflicts_with_all(["data", "rehearsal"]);
    let bus = Arg::new("bus")
        .long("bus")
        .value_name(texts.say("cli-serve.url-value", &[]))
        .help(texts.say("cli-serve.bus", &[]))
        .requires("store");
    // Its tables must never be found again among real ones, so it needs a folder of its own.
    let rehearsal =
        args::number("rehearsal", texts.say("cli-serve.rehearsal", &[])).requires("data");
    let proxy = Arg::new("proxy")
        .long("proxy")
        .value_name(texts.say("cli-serve.proxy-value", &[]))
        .help(texts.say("cli-serve.proxy", &[]))
        .action(ArgAction::Append);
    let metrics = Arg::new("metrics")
        .long("metrics")
        .value_name(texts.say("cli-serve.listen-value", &[]))
        .help(texts.say("cli-serve.metrics", &[]));
    let [limit, limits] = limits::args(texts);
    let args = [listen, data, store, bus, proxy, metrics, limit, limits, rehearsal];
    cli::command("serve", "cli-serve", texts, args)
}

/// Where a server keeps its tables.
pub(super) fn data(texts: &Texts) -> Arg {
    Arg::new("data")
        .long("data")
        .value_name(texts.say("cli-serve.data-value", &[]))
        .help(texts.say("cli-serve.data", &[]))
        .value_parser(value_parser!(PathBuf))
}

/// The database where a server keeps its tables instead.
pub(super) fn store(texts: &Texts) -> Arg {
    Arg::new("store")
        .long("store")
        .value_name(texts.say("cli-serve.url-value", &[]))
        .help(texts.say("cli-serve.store", &[]))
}

/// The folder that was chosen, or the usual one.
pub(super) fn folder(matches: &ArgMatches) -> PathBuf {
    matches.get_one::<PathBuf>("data").cloned().unwrap_or_else(data_folder)
}

/// Where a server listens; `help` is what there is to say about it.
pub(super) fn at(texts: &Texts, help: &str) -> Arg {
    Arg::new("listen")
        .value_name(texts.say("cli-serve.listen-value", &[]))
        .help(texts.say(help, &[]))
        .default_value(LISTEN)
        .hide_default_value(true)
}

pub(super) fn run(matches: &ArgMatches, session: &mut Session<'_>) -> Result<Verdict, Failure> {
    let listen = address(args::text(matches, "listen"), session.texts)?;
    let data = folder(matches);
    let rehearsal = args::read_number(matches, "rehearsal", 0..=u64::MAX, session.texts)?;
    let mut announced = Ok(());
    let mut config = match rehearsal {
        Some(number) => Config::rehearsal(data, number),
        None => Config::new(data),
    };
    let chosen = |name| matches.get_one::<String>(name).cloned();
    (config.store, config.bus) = (chosen("store"), chosen("bus"));
    config.proxies = proxies(matches, session.texts)?;
    config.metrics = match matches.get_one::<String>("metrics") {
        Some(written) => Some(address(written, session.texts)?),
        None => None,
    };
    limits::read(matches, env::vars_os(), &mut config.limits, session.texts)?;
    let served = server::serve(listen, config, |bound| {
        announced = announce(bound, rehearsal, session);
    });
    announced?;
    served.map_err(|why| failure(&why, &listen.to_string(), session.texts))?;
    Ok(Verdict::Done)
}

/// The proxies whose word is believed.
fn proxies(matches: &ArgMatches, texts: &Texts) -> Result<Vec<IpAddr>, Failure> {
    let written = matches.get_many::<String>("proxy").unwrap_or_default();
    let read = |written: &String| {
        written.parse().map_err(|_| {
            let facts = [("value", written.as_str().into())];
            Failure::Input(texts.say("cli-error-proxy", &facts))
        })
    };
    written.map(read).collect()
}

/// Says where the page is, for this machine and, if it listens to all of them, for others.
fn announce(
    bound: SocketAddr,
    rehearsal: Option<u64>,
    session: &mut Session<'_>,
) -> Result<(), Failure> {
    if rehearsal.is_some() {
        writeln!(session.out, "{}", session.texts.say("cli-serve-rehearsal", &[]))?;
    }
    let listens_to_all = bound.ip().is_unspecified();
    let here = if listens_to_all { IpAddr::V4(Ipv4Addr::LOCALHOST) } else { bound.ip() };
    let url = |ip| format!("http://{}/", SocketAddr::new(ip, bound.port())).into();
    writeln!(session.out, "{}", session.texts.say("cli-serve-at", &[("url", url(here))]))?;
    if let Some(ip) = network_address().filter(|_| listens_to_all) {
        writeln!(session.out, "{}", session.texts.say("cli-serve-network", &[("url", url(ip))]))?;
    }
    session.out.flush()?;
    Ok(())
}

/// The address of this machine on its network. Nothing is sent: a datagram socket that is told where
/// it would send to knows where it would send from. (The address is one kept for documentation.)
fn network_address() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    Some(socket.local_addr().ok()?.ip())
}

/// The address of a host and a port.
pub(super) fn address(written: &str, texts: &Texts) -> Result<SocketAddr, Failure> {
    let found = written.to_socket_addrs().ok().and_then(|mut found| found.next());
    found.ok_or_else(|| {
        let facts = [("value", written.into())];
        Failure::Input(texts.say("cli-error-address", &facts))
    })
}

/// Where tables are kept unless the host says otherwise.
fn data_folder() -> PathBuf {
    let named = |name| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let shared = named("XDG_DATA_HOME")
        .or_else(|| named("HOME").map(|home| home.join(".local").join("share")));
    shared.unwrap_or_default().join("mille-sabots")
}

/// How a server ends that cannot start or go on: a file that does not hold is not wrong input.
pub(super) fn failure(why: &server::Failure, place: &str, texts: &Texts) -> Failure {
    use server::Failure as Why;
    let complaint = complaint(why, place, texts);
    match why {
        Why::NotOurs { .. } | Why::Newer { .. } | Why::Corrupt { .. } | Why::Database { .. } => {
            Failure::File(complaint)
        }
        Why::Folder { .. }
        | Why::File { .. }
        | Why::InUse { .. }
        | Why::Address { .. }
        | Why::Bus { .. }
        | Why::Exists { .. }
        | Why::Rehearsal { .. }
        | Why::Listen(_)
        | Why::Metrics(_)
        | Why::System(_) => Failure::Input(complaint),
    }
}

/// Why a server cannot start or go on, in one line.
fn complaint(why: &server::Failure, place: &str, texts: &Texts) -> String {
    use server::Failure as Why;
    let path = |path: &std::path::Path| path.display().to_string();
    match why {
        Why::Folder { path: folder, why } => {
            let facts = [("folder", path(folder).into()), ("reason", reason(why, texts).into())];
            texts.say("cli-error-data-folder", &facts)
        }
        Why::File { path: file, why } => {
            let facts = [("file", path(file).into()), ("reason", reason(why, texts).into())];
            texts.say("cli-error-data-file", &facts)
        }
        Why::InUse { path: folder } => {
            texts.say("cli-error-data-in-use", &[("folder", path(folder).into())])
        }
        Why::Address { why } => texts.say("cli-error-engine", &[("reason", why.as_str().into())]),
        Why::Bus { why } => texts.say("cli-error-bus", &[("reason", why.as_str().into())]),
        Why::Exists { path: file } => {
            texts.say("cli-error-data-exists", &[("file", path(file).into())])
        }
        Why::NotOurs { path: file } => {
            texts.say("cli-error-data-not-ours", &[("file", path(file).into())])
        }
        Why::Newer { path: file, .. } => {
            texts.say("cli-error-data-newer", &[("file", path(file).into())])
        }
        Why::Corrupt { path: file, what } | Why::Database { path: file, why: what } => {
            let facts = [("file", path(file).into()), ("reason", what.as_str().into())];
            texts.say("cli-error-data-corrupt", &facts)
        }
        Why::Rehearsal { addr } => {
            texts.say("cli-error-rehearsal", &[("address", addr.to_string().into())])
        }
        Why::Metrics(why) => {
            texts.say("cli-error-metrics", &[("reason", reason(why, texts).into())])
        }
        Why::Listen(why) | Why::System(why) => {
            let facts = [("address", place.into()), ("reason", reason(why, texts).into())];
            texts.say("cli-error-listen", &facts)
        }
    }
}
