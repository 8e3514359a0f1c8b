//! `sabots scenario`: rule tests, as the notation describes them. What it prints is a contract and
//! is not translated.

use std::collections::BTreeSet;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use clap::{ArgAction, ArgMatches, Command};
use notation::{Fault, Script};
use texts::Texts;

use crate::args;
use crate::cli;
use crate::decks::{self, NoDeck, Why};
use crate::failure::{Failure, Verdict, one_line};
use crate::files::{self, Unread};
use crate::session::Session;

use super::rules;

pub(super) fn command(texts: &Texts) -> Command {
    let files = args::files(texts, texts.say("cli-scenario.file", &[]));
    let files = files.action(ArgAction::Append).num_args(1..);
    cli::command("scenario", "cli-scenario", texts, [files])
}

pub(super) fn run(matches: &ArgMatches, session: &mut Session<'_>) -> Result<Verdict, Failure> {
    let (mut passed, mut failed) = (0_u32, 0_u32);
    let warner = Warner { texts: session.texts, clauses: rules::all() };
    for path in matches.get_many::<PathBuf>("file").unwrap_or_default() {
        for (file, result) in judge_all(path, &warner) {
            let file = file.display();
            let line = match result {
                Ok(()) => {
                    passed += 1;
                    format!("ok {file}")
                }
                Err(fault) => {
                    failed += 1;
                    format!("FAIL {file}:{} {}", fault.line, fault.what)
                }
            };
            tell(session, &one_line(&line))?;
        }
    }
    tell(session, &format!("{passed} passed, {failed} failed"))?;
    Ok(if failed == 0 { Verdict::Done } else { Verdict::FileFails })
}

/// Writes a line. If nobody reads any more the files are still judged, because the exit code says
/// how they did.
fn tell(session: &mut Session<'_>, line: &str) -> io::Result<()> {
    match writeln!(session.out, "{line}") {
        Err(why) if why.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        result => result,
    }
}

/// Runs a file, or every scenario below a folder.
fn judge_all(path: &Path, warner: &Warner<'_>) -> Vec<(PathBuf, Result<(), Fault>)> {
    if !path.is_dir() {
        return vec![(path.to_owned(), judge(path, warner))];
    }
    let mut found = Vec::new();
    let mut folders = vec![path.to_owned()];
    while let Some(folder) = folders.pop() {
        if let Err(why) = look_into(&folder, &mut folders, &mut found) {
            let what = format!("expected a readable folder, found: {why}");
            return vec![(folder, Err(Fault::new(1, what)))];
        }
    }
    if found.is_empty() {
        let what = "expected files that end in .scn, found none";
        return vec![(path.to_owned(), Err(Fault::new(1, what)))];
    }
    found.sort();
    found.into_iter().map(|file| (file.clone(), judge(&file, warner))).collect()
}

/// Notes the scenarios and the folders in a folder. Links to folders are not followed, so that no
/// circle is walked.
fn look_into(
    folder: &Path,
    folders: &mut Vec<PathBuf>,
    found: &mut Vec<PathBuf>,
) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let path = entry.path();
        if entry.file_type()?.is_dir() {
            folders.push(path);
        } else if path.extension().is_some_and(|extension| extension == "scn") && !path.is_dir() {
            found.push(path);
        }
    }
    Ok(())
}

fn judge(path: &Path, warner: &Warner<'_>) -> Result<(), Fault> {
    let text = files::read(path).map_err(unreadable)?;
    let mut script = Script::parse(&text)?;
    warner.look_at(path, &script);
    decks::fill_in(&mut script.header, path)
        .map_err(|(line, bad)| Fault::new(line, no_deck(bad)))?;
    notation::run(&script)
}

/// Somebody who warns of what does not matter to the verdict.
struct Warner<'a> {
    texts: &'a Texts,
    clauses: BTreeSet<&'static str>,
}

impl Warner<'_> {
    /// Says on standard error which clauses a file names that no rulebook has. It may hold all the
    /// same: it may have been written for other rulebooks than ours.
    fn look_at(&self, path: &Path, script: &Script) {
        let named = script.header.clauses.iter();
        for (id, line) in named.filter(|(id, _)| !self.clauses.contains(id.as_str())) {
            let place = format!("{}:{line}", path.display());
            let facts = [("place", place.into()), ("clause", id.as_str().into())];
            let warning = self.texts.say("cli-warning-clause", &facts);
            // If nobody hears the warning, nothing is lost.
            let _ = writeln!(io::stderr(), "{}", one_line(&warning));
        }
    }
}

fn no_deck(bad: NoDeck) -> String {
    match bad.why {
        Why::Unread(why) => unreadable(why).what.to_string(),
        Why::Entry { line, entry } => {
            format!("{}:{line}: `{entry}` is not a number and a card", bad.name)
        }
    }
}

fn unreadable(why: Unread) -> Fault {
    match why {
        Unread::Io(why) => Fault::new(1, format!("expected a readable file, found: {why}")),
        Unread::TooLong => Fault::new(1, "expected a script, found a file longer than any"),
        Unread::NotUtf8 { line, byte } => {
            Fault::new(line, format!("expected UTF-8, found the byte 0x{byte:02x}"))
        }
    }
}
