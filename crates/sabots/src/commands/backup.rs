//! `sabots backup` and `sabots restore`: copies of what a server keeps.

use std::path::{Path, PathBuf};

use clap::{Arg, ArgMatches, Command};
use server::store;
use texts::Texts;

use super::serve;
use crate::args;
use crate::cli;
use crate::failure::{Failure, Verdict};
use crate::session::Session;

pub(super) fn command(texts: &Texts) -> Command {
    cli::command("backup", "cli-backup", texts, arguments("cli-backup.file", texts))
}

pub(super) fn restore_command(texts: &Texts) -> Command {
    cli::command("restore", "cli-restore", texts, arguments("cli-restore.file", texts))
}

/// The copy, and the folder of the server.
fn arguments(file: &str, texts: &Texts) -> [Arg; 2] {
    [args::files(texts, texts.say(file, &[])), serve::data(texts)]
}

pub(super) fn run(matches: &ArgMatches, session: &mut Session<'_>) -> Result<Verdict, Failure> {
    let (file, folder) = chosen(matches);
    tell("cli-backup-done", &file, store::backup(&folder, &file), session)
}

pub(super) fn restore(matches: &ArgMatches, session: &mut Session<'_>) -> Result<Verdict, Failure> {
    let (file, folder) = chosen(matches);
    tell("cli-restore-done", &folder, store::restore(&file, &folder), session)
}

fn chosen(matches: &ArgMatches) -> (PathBuf, PathBuf) {
    let file = matches.get_one::<PathBuf>("file").expect("a required argument");
    (file.clone(), serve::folder(matches))
}

/// Says how many tables are where they should be, or why not.
fn tell(
    key: &str,
    place: &Path,
    done: Result<u64, server::Failure>,
    session: &mut Session<'_>,
) -> Result<Verdict, Failure> {
    let place = place.display().to_string();
    let tables = done.map_err(|why| serve::failure(&why, &place, session.texts))?;
    let tables = u32::try_from(tables).unwrap_or(u32::MAX);
    let facts = [("place", place.into()), ("tables", tables.into())];
    writeln!(session.out, "{}", session.texts.say(key, &facts))?;
    Ok(Verdict::Done)
}
