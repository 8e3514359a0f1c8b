//! The command line of Mille Sabots: simulations, records, replays, rule tests and rulebooks.
//!
//! How to read it: [`run`] is the whole program. `cli` puts the arguments together, `usage` says in
//! one line what is wrong with them, and every command has a file of its own in `commands`. All
//! words come from `locales/<language>/cli.ftl`.

mod advice;
mod analysis;
mod arena;
mod args;
mod cli;
mod commands;
mod decks;
mod failure;
mod faults;
mod figures;
mod files;
mod lab;
mod lang;
mod limits;
mod outside;
mod page;
mod paint;
mod report;
mod session;
mod sight;
mod simulation;
mod stream;
mod threads;
mod usage;

use std::ffi::OsString;
use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

use texts::Texts;

use crate::failure::{Failure, Verdict, one_line, reason};
use crate::paint::Paint;
use crate::session::Session;

/// Runs the command that the arguments ask for; the first of them is the name of the program.
pub fn run(args: Vec<OsString>) -> ExitCode {
    let texts = Texts::new(lang::choose(&args, |name| std::env::var_os(name)));
    let mut out = BufWriter::new(io::stdout().lock());
    let mut session = Session { texts: &texts, out: &mut out, paint: Paint::of_stdout() };
    let result = commands::run(args, &mut session);
    let flushed = out.flush().map_err(Failure::from);
    match result.and_then(|verdict| flushed.map(|()| verdict)) {
        Ok(Verdict::Done) => ExitCode::SUCCESS,
        Ok(Verdict::FileFails) => ExitCode::from(1),
        Err(failure) => tell(failure, &texts),
    }
}

/// The longest complaint about input, in letters. It repeats what was asked for, whatever that is.
const LONGEST: usize = 1000;

/// Says in one line what went wrong, and with which code the program ends.
fn tell(failure: Failure, texts: &Texts) -> ExitCode {
    let (line, code) = match failure {
        Failure::Input(what) => (format!("sabots: {}", shortened(&what)), 2),
        Failure::File(what) => (what, 1),
        // Whoever closed the pipe has read enough.
        Failure::Output(why) if why.kind() == io::ErrorKind::BrokenPipe => {
            return ExitCode::SUCCESS;
        }
        Failure::Output(why) => {
            let facts = [("reason", reason(&why, texts).into())];
            (format!("sabots: {}", texts.say("cli-error-output", &facts)), 1)
        }
    };
    // If nobody hears the complaint either, the code has to do.
    let _ = writeln!(io::stderr(), "{}", one_line(&line));
    ExitCode::from(code)
}

fn shortened(what: &str) -> String {
    match what.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}…", &what[..end]),
        None => what.to_owned(),
    }
}
