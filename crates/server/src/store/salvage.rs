//! What can still be read of a damaged database, in a new one.
//!
//! A file that lost its end is refused by SQLite as a whole, though most of its pages are there. So every
//! row is asked for by its key, on its own if need be, and what can be read is written to a new file. The
//! hashes in it say up to which line each table is true, and a table whose other lines are gone is marked,
//! so that nothing is ever added behind them. The damaged file is set aside and stays as it is.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use rusqlite::config::DbConfig;
use rusqlite::types::ToSqlOutput;
use rusqlite::{Connection, Error, ErrorCode, OpenFlags, Params, params_from_iter};

use super::backup::{self, Holding};
use super::lock::Lock;
use super::sqlite::{self, Sqlite};
use super::{mark, read, schema};
use crate::failure::Failure;
use crate::id::TableId;

/// How many rows are asked for at once before each is asked for on its own.
const TOGETHER: i64 = 1024;

/// What became of a damaged database.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Salvage {
    /// What there is now.
    pub holding: Holding,
    /// How many tables are known to be gone.
    pub lost: usize,
    /// Where the damaged file is now; nowhere if the database was in order and nothing was done.
    pub aside: Option<PathBuf>,
}

/// Puts what can still be read in the place of a damaged database, where no server runs.
pub fn salvage(folder: &Path) -> Result<Salvage, Failure> {
    let file = Sqlite::file(folder);
    backup::present(&file)?;
    let _lock = Lock::take(folder)?;
    match schema::examine(&file) {
        Ok(holding) => Ok(Salvage { holding, lost: 0, aside: None }),
        Err(Failure::Corrupt { .. }) => mend(folder),
        Err(why) => Err(why),
    }
}

/// The same for whoever holds the folder and knows that its database is damaged.
pub(super) fn mend(folder: &Path) -> Result<Salvage, Failure> {
    let file = Sqlite::file(folder);
    let part = backup::beside(&file, ".part");
    backup::remove(&part)?;
    sqlite::private(&part).map_err(|why| backup::unusable(&part, why))?;
    let lost = copy(&file, &part)?;
    let holding = schema::examine(&part)?;
    backup::give(&part, folder)?;
    let aside = set_aside(&file)?;
    // What was noted beside another database says nothing about this one.
    for name in ["-wal", "-shm"].map(|end| backup::beside(&file, end)) {
        backup::remove(&name)?;
    }
    backup::remove(&folder.join(mark::FILE))?;
    backup::settle(&part, &file)?;
    Ok(Salvage { holding, lost, aside: Some(aside) })
}

/// Gives a damaged file and its log another name besides their own, which nothing has yet.
fn set_aside(file: &Path) -> Result<PathBuf, Failure> {
    let mut names = (1..).map(|number| backup::beside(file, &format!(".damaged-{number}")));
    let aside = names.find(|name| !name.exists()).expect("a number that nothing has");
    let log = "-wal";
    for end in ["", log] {
        let (from, to) = (backup::beside(file, end), backup::beside(&aside, end));
        if end == log && !from.exists() {
            continue;
        }
        // Not every system can give a file two names.
        fs::hard_link(&from, &to)
            .or_else(|_| fs::copy(&from, &to).map(|_| ()))
            .map_err(|why| backup::unusable(&to, why))?;
    }
    Ok(aside)
}

/// Copies what can be read of a damaged database into a new file, and says how many tables are gone.
fn copy(file: &Path, to: &Path) -> Result<usize, Failure> {
    let failure = |why: Error| schema::failure(file, &why);
    let from = open(file).map_err(failure)?;
    let version = schema::known(&from, file)?;
    let to = Connection::open(to).map_err(failure)?;
    let salvor = Salvor { from, to };
    let begun = schema::STEPS[..version as usize].concat();
    // It is waited for the disk once, when everything is there.
    let begun = format!("PRAGMA foreign_keys = OFF; PRAGMA synchronous = OFF; BEGIN; {begun}");
    salvor.to.execute_batch(&begun).map_err(failure)?;
    let (found, lost) = salvor.copy().map_err(failure)?;
    if found == 0 {
        let what = "nothing in it can be read".to_owned();
        return Err(Failure::Corrupt { path: file.to_owned(), what });
    }
    salvor.to.execute_batch(&schema::signed(version)).map_err(failure)?;
    salvor.to.execute_batch("COMMIT").map_err(failure)?;
    Ok(lost)
}

/// Opens a damaged database so that it stays as it is.
fn open(file: &Path) -> rusqlite::Result<Connection> {
    let from = Connection::open_with_flags(file, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
    from.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, true)?;
    // Nothing is written all the same; but SQLite then reads a file that is shorter than it should be.
    from.pragma_update(None, "writable_schema", true)?;
    from.pragma_update(None, "cell_size_check", true)?;
    Ok(from)
}

/// Copies from one database to another.
struct Salvor {
    from: Connection,
    to: Connection,
}

/// What was copied of some rows.
struct Copied {
    rows: usize,
    /// Whether there are no others.
    is_whole: bool,
}

impl Salvor {
    /// Copies what can be read; says how many tables and records that is, and how many tables are gone.
    fn copy(&self) -> rusqlite::Result<(usize, usize)> {
        let (mut known, last) = self.known()?;
        self.copy_tables(last)?;
        // Where bytes have changed, a row may have no id at all.
        self.to.execute("DELETE FROM tables WHERE id IS NULL", [])?;
        let mut ids = self.to.prepare("SELECT id FROM tables")?;
        let ids =
            ids.query_map([], |row| row.get::<_, String>(0))?.collect::<Result<Vec<_>, _>>()?;
        let mut saved = 0;
        for id in &ids {
            saved += usize::from(self.copy_game(id)?);
        }
        known.extend(ids);
        self.copy_clock()?;
        let records = self.copy_records()?;
        self.to.execute(
            "UPDATE tables SET rematch = NULL
             WHERE rematch IS NOT NULL AND rematch NOT IN (SELECT id FROM tables)",
            [],
        )?;
        Ok((saved + records, known.len() - saved))
    }

    /// The tables that are spoken of, and the highest number of a row that has one.
    fn known(&self) -> rusqlite::Result<(BTreeSet<String>, i64)> {
        let (mut ids, mut last) = (BTreeSet::new(), 0);
        for (low, high) in TableId::ranges() {
            for sql in [
                "SELECT id, rowid FROM tables INDEXED BY sqlite_autoindex_tables_1
                 WHERE id >= ?1 AND id < ?2",
                "SELECT DISTINCT table_id, 0 FROM seats WHERE table_id >= ?1 AND table_id < ?2",
            ] {
                let mut found = self.from.prepare_cached(sql)?;
                let mut rows = found.query([&low, &high])?;
                while let Some(row) = readable(rows.next())?.flatten() {
                    ids.extend(row.get(0).ok());
                    last = last.max(row.get(1).unwrap_or(0));
                }
            }
        }
        Ok((ids, last))
    }

    /// Copies the rows of all tables up to this one.
    fn copy_tables(&self, last: i64) -> rusqlite::Result<()> {
        let condition = "NOT INDEXED WHERE rowid > ?1 AND rowid <= ?2";
        for first in (0..last).step_by(usize::try_from(TOGETHER).expect("a small number")) {
            let end = last.min(first + TOGETHER);
            if !self.rows("tables", condition, [first, end])?.is_whole {
                for row in first..end {
                    self.rows("tables", condition, [row, row + 1])?;
                }
            }
        }
        Ok(())
    }

    /// Copies who sits at a table and what was played there, and says whether there is enough to show it.
    fn copy_game(&self, id: &str) -> rusqlite::Result<bool> {
        let seats = self.rows("seats", "WHERE table_id = ?1", [id])?;
        let mut lines = self.rows("lines", "WHERE table_id = ?1 ORDER BY number", [id])?;
        let is_cut = |id| read::cut_short(&self.from, &id, lines.rows).is_some();
        lines.is_whole &= !TableId::read(id).is_none_or(is_cut);
        if !seats.is_whole || (!lines.is_whole && lines.rows == 0) {
            for sql in [
                "DELETE FROM lines WHERE table_id = ?1",
                "DELETE FROM seats WHERE table_id = ?1",
                "DELETE FROM tables WHERE id = ?1",
            ] {
                self.to.execute(sql, [id])?;
            }
            return Ok(false);
        }
        if !lines.is_whole {
            // A line behind the first that is missing says that there were more.
            self.to.execute(
                "INSERT INTO lines (table_id, number, text)
                 SELECT ?1, max(number) + 2, '' FROM lines WHERE table_id = ?1",
                [id],
            )?;
        }
        Ok(true)
    }

    /// Copies what time it was; if that is gone, it is as late as at the last line.
    fn copy_clock(&self) -> rusqlite::Result<()> {
        if !self.to.table_exists(None, "clock")? {
            return Ok(());
        }
        self.to.execute("DELETE FROM clock", [])?;
        if self.rows("clock", "", [])?.rows == 0 {
            let sql = "INSERT INTO clock (only, now) SELECT 1, coalesce(max(at), 0) FROM lines";
            self.to.execute(sql, [])?;
        }
        Ok(())
    }

    /// Copies records, from both ends of each place that cannot be read.
    fn copy_records(&self) -> rusqlite::Result<usize> {
        if !self.to.table_exists(None, "archive")? {
            return Ok(0);
        }
        let mut count = 0;
        for (low, high) in TableId::ranges() {
            let condition = "WHERE id >= ?1 AND id < ?2 ORDER BY id";
            let upwards = self.rows("archive", condition, [&low, &high])?;
            count += upwards.rows;
            if !upwards.is_whole {
                let condition = format!("{condition} DESC");
                count += self.rows("archive", &condition, [&low, &high])?.rows;
            }
        }
        Ok(count)
    }

    /// Copies rows as they are, as far as they can be read and make sense.
    fn rows(&self, table: &str, condition: &str, params: impl Params) -> rusqlite::Result<Copied> {
        let mut found = self.from.prepare_cached(&format!("SELECT * FROM {table} {condition}"))?;
        let columns = found.column_count();
        let marks = vec!["?"; columns].join(", ");
        let insert = format!("INSERT OR IGNORE INTO {table} VALUES ({marks})");
        let mut insert = self.to.prepare_cached(&insert)?;
        let mut rows = found.query(params)?;
        let mut copied = Copied { rows: 0, is_whole: true };
        loop {
            let Some(row) = readable(rows.next())? else {
                return Ok(Copied { is_whole: false, ..copied });
            };
            let Some(row) = row else { return Ok(copied) };
            let values = (0..columns).map(|at| row.get_ref(at).map(ToSqlOutput::Borrowed));
            let values = values.collect::<Result<Vec<_>, _>>()?;
            match insert.execute(params_from_iter(values)) {
                Ok(1) => copied.rows += 1,
                Ok(_) => copied.is_whole = false,
                Err(why) if why.sqlite_error_code() == Some(ErrorCode::ConstraintViolation) => {
                    copied.is_whole = false;
                }
                Err(why) => return Err(why),
            }
        }
    }
}

/// What was read, or nothing where the file is damaged. A disk that fails is no damage: it may be well
/// another time.
fn readable<T>(read: rusqlite::Result<T>) -> rusqlite::Result<Option<T>> {
    match read {
        Ok(read) => Ok(Some(read)),
        Err(why) if schema::is_damage(&why) => Ok(None),
        Err(why) => Err(why),
    }
}
