//! The commands, one file each.

mod advise;
mod analyse;
mod arena;
mod backup;
mod bot;
mod completions;
mod games;
mod lab;
mod load;
mod record;
mod replay;
mod rules;
mod scenario;
mod serve;
mod simulate;
mod tune;
mod verify;

use std::ffi::OsString;

use clap::{ArgMatches, Command};
use texts::Texts;

use crate::cli;
use crate::failure::{Failure, Verdict};
use crate::session::Session;

/// One command: its name, how its arguments are described, and what it does with them.
struct Entry {
    name: &'static str,
    command: fn(&Texts) -> Command,
    run: fn(&ArgMatches, &mut Session<'_>) -> Result<Verdict, Failure>,
}

/// Every command, in the order of the help page.
const ENTRIES: [Entry; 19] = [
    Entry { name: "serve", command: serve::command, run: serve::run },
    Entry { name: "games", command: games::command, run: games::run },
    Entry { name: "rules", command: rules::command, run: rules::run },
    Entry { name: "simulate", command: simulate::command, run: simulate::run },
    Entry { name: "arena", command: arena::command, run: arena::run },
    Entry { name: "bot", command: bot::command, run: bot::run },
    Entry { name: "advise", command: advise::command, run: advise::run },
    Entry { name: "analyse", command: analyse::command, run: analyse::run },
    Entry { name: "lab", command: lab::command, run: lab::run },
    Entry { name: "tune", command: tune::command, run: tune::run },
    Entry { name: "record", command: record::command, run: record::run },
    Entry { name: "replay", command: replay::command, run: replay::run },
    Entry { name: "verify", command: verify::command, run: verify::run },
    Entry { name: "scenario", command: scenario::command, run: scenario::run },
    Entry { name: "load", command: load::command, run: load::run },
    Entry { name: "backup", command: backup::command, run: backup::run },
    Entry { name: "restore", command: backup::restore_command, run: backup::restore },
    Entry { name: "salvage", command: backup::salvage_command, run: backup::salvage },
    Entry { name: "completions", command: completions::command, run: completions::run },
];

/// Every command, for the command line.
pub(crate) fn all(texts: &Texts) -> impl Iterator<Item = Command> {
    ENTRIES.iter().map(|entry| (entry.command)(texts))
}

/// Runs the command that the arguments ask for.
pub(crate) fn run(args: Vec<OsString>, session: &mut Session<'_>) -> Result<Verdict, Failure> {
    let args = plainly(args);
    let help = help_for(&args);
    let matches = match cli::root(session.texts).try_get_matches_from(args) {
        Ok(matches) => matches,
        Err(error) => return cli::answer(&error, help, session),
    };
    let (name, matches) = matches.subcommand().expect("a required command");
    let entry = ENTRIES.iter().find(|entry| entry.name == name).expect("a command of ours");
    (entry.run)(matches, session)
}

/// The same arguments where `help` is a command: `help games` stands for `games --help`.
fn plainly(mut args: Vec<OsString>) -> Vec<OsString> {
    let is_option = |at: usize| args[at].as_encoded_bytes().starts_with(b"-");
    let mut words = (1..args.len()).filter(|&at| !is_option(at) && args[at - 1] != "--lang");
    if let Some(at) = words.next().filter(|&at| args[at] == "help") {
        args.remove(at);
        args.push("--help".into());
    }
    args
}

/// What to type for help with these arguments.
fn help_for(args: &[OsString]) -> String {
    let named = args.iter().find_map(|arg| ENTRIES.iter().find(|entry| arg == entry.name));
    match named {
        Some(entry) => format!("sabots {} --help", entry.name),
        None => "sabots --help".to_owned(),
    }
}
