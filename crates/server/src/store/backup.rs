//! Copies of the database: made while a server runs, and put back where none does.

use std::fs::{self, File};
use std::path::{Path, PathBuf};

use rusqlite::Connection;

use super::lock::Lock;
use super::sqlite::{self, Sqlite};
use super::{lock, mark, schema};
use crate::failure::Failure;
use crate::id::TableId;

/// What a copy holds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Holding {
    /// How many tables.
    pub tables: u64,
    /// Those whose lines are not as they were written. They are copied as they are: what comes before the
    /// damage can still be read.
    pub damaged: Vec<TableId>,
}

/// Copies the database of a folder into a new file, whether or not a server runs, and says what the copy
/// holds. A copy that was not finished has another name.
pub fn backup(folder: &Path, to: &Path) -> Result<Holding, Failure> {
    let file = Sqlite::file(folder);
    present(&file)?;
    absent(to)?;
    schema::examine(&file)?;
    let part = beside(to, ".part");
    remove(&part)?;
    sqlite::private(&part).map_err(|why| unusable(&part, why))?;
    let failure = |why: rusqlite::Error| schema::failure(&file, &why);
    let connection = Connection::open(&file).map_err(failure)?;
    connection.busy_timeout(schema::BUSY).map_err(failure)?;
    let name = part.to_string_lossy();
    connection.execute("VACUUM INTO ?1", [&name]).map_err(failure)?;
    let holding = schema::examine(&part)?;
    settle(&part, to)?;
    Ok(holding)
}

/// Puts a copy into a folder that has no database, and says what it holds. The files belong to whoever the
/// folder belongs to, who may be another than whoever restores them.
pub fn restore(from: &Path, folder: &Path) -> Result<Holding, Failure> {
    present(from)?;
    let holding = schema::examine(from)?;
    let file = Sqlite::file(folder);
    sqlite::make(folder).map_err(|why| Failure::Folder { path: folder.to_owned(), why })?;
    let lock = folder.join(lock::FILE);
    sqlite::private(&lock).map_err(|why| unusable(&lock, why))?;
    give(&lock, folder)?;
    let _lock = Lock::take(folder)?;
    absent(&file)?;
    let part = beside(&file, ".part");
    remove(&part)?;
    sqlite::private(&part).map_err(|why| unusable(&part, why))?;
    fs::copy(from, &part).map_err(|why| unusable(&part, why))?;
    // What was noted beside another database says nothing about this one.
    for name in [beside(&file, "-wal"), beside(&file, "-shm"), folder.join(mark::FILE)] {
        remove(&name)?;
    }
    give(&part, folder)?;
    settle(&part, &file)?;
    Ok(holding)
}

/// Gives a file to the owner of a folder.
#[cfg(unix)]
pub(super) fn give(path: &Path, folder: &Path) -> Result<(), Failure> {
    use std::os::unix::fs::{MetadataExt, chown};
    let owner = |path: &Path| fs::metadata(path).map(|found| (found.uid(), found.gid()));
    let giving = || match owner(folder)? {
        wanted if wanted == owner(path)? => Ok(()),
        (user, group) => chown(path, Some(user), Some(group)),
    };
    giving().map_err(|why| unusable(path, why))
}

/// Gives a file to the owner of a folder, where the system knows no such thing.
#[cfg(not(unix))]
pub(super) fn give(_: &Path, _: &Path) -> Result<(), Failure> {
    Ok(())
}

/// What is to be read has to be there.
pub(super) fn present(path: &Path) -> Result<(), Failure> {
    fs::metadata(path).map(|_| ()).map_err(|why| unusable(path, why))
}

/// Nothing is written over: an empty file stands for none.
fn absent(path: &Path) -> Result<(), Failure> {
    match fs::metadata(path) {
        Ok(found) if found.len() > 0 || !found.is_file() => {
            Err(Failure::Exists { path: path.to_owned() })
        }
        Ok(_) | Err(_) => Ok(()),
    }
}

/// Gives a file that is complete its name, so that it is on the disk under it.
pub(super) fn settle(part: &Path, to: &Path) -> Result<(), Failure> {
    let sync = |path: &Path| File::open(path).and_then(|file| file.sync_all());
    let parent = to.parent().filter(|parent| !parent.as_os_str().is_empty());
    sync(part)
        .and_then(|()| fs::rename(part, to))
        .and_then(|()| sync(parent.unwrap_or(Path::new("."))))
        .map_err(|why| unusable(to, why))
}

pub(super) fn remove(path: &Path) -> Result<(), Failure> {
    match fs::remove_file(path) {
        Err(why) if why.kind() != std::io::ErrorKind::NotFound => Err(unusable(path, why)),
        _ => Ok(()),
    }
}

pub(super) fn beside(path: &Path, end: &str) -> PathBuf {
    let mut name = path.to_owned().into_os_string();
    name.push(end);
    name.into()
}

pub(super) fn unusable(path: &Path, why: std::io::Error) -> Failure {
    Failure::File { path: path.to_owned(), why }
}
