//! `sabots backup`, `sabots restore` and `sabots salvage`: copies of what a server keeps, and what is left of
//! it when it was damaged.

use std::path::{Path, PathBuf};

use clap::{Arg, ArgMatches, Command};
use server::TableId;
use server::store::{self, Holding, Salvage};
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

pub(super) fn salvage_command(texts: &Texts) -> Command {
    cli::command("salvage", "cli-salvage", texts, [serve::data(texts)])
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

pub(super) fn salvage(matches: &ArgMatches, session: &mut Session<'_>) -> Result<Verdict, Failure> {
    let (folder, texts) = (serve::folder(matches), session.texts);
    let place = folder.display().to_string();
    let done = store::salvage(&folder).map_err(|why| serve::failure(&why, &place, texts))?;
    let Salvage { holding, lost, aside } = done;
    let Some(aside) = aside else {
        writeln!(session.out, "{}", texts.say("cli-salvage-sound", &[]))?;
        return whole(&holding.damaged, texts);
    };
    let facts = [("place", place.into()), ("tables", count(holding.tables).into())];
    writeln!(session.out, "{}", texts.say("cli-salvage-done", &facts))?;
    let facts = [("file", aside.display().to_string().into())];
    writeln!(session.out, "{}", texts.say("cli-salvage-aside", &facts))?;
    if lost > 0 {
        let facts = [("count", count(lost as u64).into())];
        writeln!(session.out, "{}", texts.say("cli-salvage-lost", &facts))?;
    }
    whole(&holding.damaged, texts)?;
    Ok(if lost > 0 { Verdict::FileFails } else { Verdict::Done })
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
    let facts = [("place", place.into()), ("tables", count(tables).into())];
    writeln!(session.out, "{}", texts.say(key, &facts))?;
    whole(&damaged, texts)
}

/// A number of tables, for a sentence.
fn count(tables: u64) -> u32 {
    u32::try_from(tables).unwrap_or(u32::MAX)
}

/// Fails with the tables that are damaged, if some are.
fn whole(damaged: &[TableId], texts: &Texts) -> Result<Verdict, Failure> {
    if damaged.is_empty() {
        return Ok(Verdict::Done);
    }
    let hints: Vec<String> = damaged.iter().map(|id| id.hint().to_owned()).collect();
    let facts = [("tables", list(texts, "list-and", &hints).into())];
    Err(Failure::File(texts.say("cli-error-data-damaged", &facts)))
}
