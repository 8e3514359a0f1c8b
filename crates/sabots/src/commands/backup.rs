//! `sabots backup` and `sabots restore`: copies of what a server keeps.

use std::path::{Path, PathBuf};

use clap::{Arg, ArgMatches, Command};
use server::store::{self, Holding};
use texts::Texts;

use super::serve;
use crate::args;
use crate::cli;
use crate::failure::{Failure, Verdict};
use crate::figures::list;
use crate::session::Session;

pub(super) fn command(texts: &Texts) -> Command {
    cli::command("backup", "cli-backup", texts, arguments("cli-backup.file", texts))
}

pub(super) fn restore_command(texts: &Texts) -> Command {
    cli::command("restore", "cli-restore", texts, arguments("cli-restore.file", texts))
}

/// The copy, and the folder of the server.
fn arguments(file: &str, texts: &Texts) -> [Arg; 3] {
    [args::files(texts, texts.say(file, &[])), serve::data(texts), serve::store(texts).hide(true)]
}

pub(super) fn run(matches: &ArgMatches, session: &mut Session<'_>) -> Result<Verdict, Failure> {
    let (file, folder) = chosen(matches, session.texts)?;
    tell("cli-backup-done", &file, store::backup(&folder, &file), session)
}

pub(super) fn restore(matches: &ArgMatches, session: &mut Session<'_>) -> Result<Verdict, Failure> {
    let (file, folder) = chosen(matches, session.texts)?;
    tell("cli-restore-done", &folder, store::restore(&file, &folder), session)
}

/// The file and the folder. A database has programs of its own for this.
fn chosen(matches: &ArgMatches, texts: &Texts) -> Result<(PathBuf, PathBuf), Failure> {
    if matches.contains_id("store") {
        return Err(Failure::Input(texts.say("cli-error-backup-store", &[])));
    }
    let file = matches.get_one::<PathBuf>("file").expect("a required argument");
    Ok((file.clone(), serve::folder(matches)))
}

/// Says how many tables are where they should be, which of them are damaged, or why nothing was done.
fn tell(
    key: &str,
    place: &Path,
    done: Result<Holding, server::Failure>,
    session: &mut Session<'_>,
) -> Result<Verdict, Failure> {
    let place = place.display().to_string();
    let texts = session.texts;
    let Holding { tables, damaged } = done.map_err(|why| serve::failure(&why, &place, texts))?;
    let tables = u32::try_from(tables).unwrap_or(u32::MAX);
    let facts = [("place", place.into()), ("tables", tables.into())];
    writeln!(session.out, "{}", texts.say(key, &facts))?;
    if damaged.is_empty() {
        return Ok(Verdict::Done);
    }
    let hints: Vec<String> = damaged.iter().map(|id| id.hint().to_owned()).collect();
    let facts = [("tables", list(texts, "list-and", &hints).into())];
    Err(Failure::File(texts.say("cli-error-data-damaged", &facts)))
}
