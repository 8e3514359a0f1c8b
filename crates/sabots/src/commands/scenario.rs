//! `sabots scenario`: rule tests, as the notation describes them. What it prints is a contract and
//! is not translated.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use clap::{ArgAction, ArgMatches, Command};
use notation::{Fault, Script};
use texts::Texts;

use crate::args;
use crate::cli;
use crate::decks;
use crate::failure::{Failure, Verdict, one_line};
use crate::files::{self, Unread};
use crate::session::Session;

pub(super) fn command(texts: &Texts) -> Command {
    let files = args::files(texts, texts.say("cli-scenario.file", &[]));
    let files = files.action(ArgAction::Append).num_args(1..);
    cli::command("scenario", "cli-scenario", texts, [files])
}

pub(super) fn run(matches: &ArgMatches, session: &mut Session<'_>) -> Result<Verdict, Failure> {
    let (mut passed, mut failed) = (0_u32, 0_u32);
    for path in matches.get_many::<PathBuf>("file").unwrap_or_default() {
        for (file, result) in judge_all(path) {
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
fn judge_all(path: &Path) -> Vec<(PathBuf, Result<(), Fault>)> {
    if !path.is_dir() {
        return vec![(path.to_owned(), judge(path))];
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
    found.into_iter().map(|file| (file.clone(), judge(&file))).collect()
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

fn judge(path: &Path) -> Result<(), Fault> {
    let text = files::read(path).map_err(unreadable)?;
    let mut script = Script::parse(&text)?;
    decks::fill_in(&mut script.header, path)
        .map_err(|(line, why)| Fault::new(line, unreadable(why).what))?;
    notation::run(&script)
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
