//! The database: how it is opened, checked and made.

use std::path::Path;
use std::time::Duration;

use referee::Millis;
use rusqlite::{Connection, Error, ErrorCode, OpenFlags, OptionalExtension};

use super::backup::Holding;
use super::read;
use crate::failure::Failure;
use crate::id::TableId;

/// What marks a file as ours, kept in it as `application_id`: the letters `Sabo`.
const OURS: u32 = 0x5361_626f;

/// How long a connection waits for another one.
pub(super) const BUSY: Duration = Duration::from_secs(5);

/// How many statements are kept prepared: all that are asked often.
const STATEMENTS: usize = 64;

/// What brings a database from each version of the schema to the next, from the empty one on. The
/// version is kept in the file as `user_version`. A step that was ever released stays as it is.
pub(super) const STEPS: [&str; VERSION as usize] =
    [TABLES, WHISPERS, PATIENCE, HOSTS, LISTED, DAYS, CHAINED, PLEDGED, ARCHIVED, ADVISED, SIGNED];

/// The version that this program reads and writes.
const VERSION: u32 = 11;

/// A game is its header, its lines in the order of their numbers, and nothing else.
const TABLES: &str = "
    CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        header TEXT NOT NULL,
        speed TEXT NOT NULL,
        seed TEXT NOT NULL,
        made INTEGER NOT NULL DEFAULT (unixepoch()),
        rematch TEXT REFERENCES tables (id)
    ) STRICT;
    CREATE TABLE seats (
        table_id TEXT NOT NULL REFERENCES tables (id),
        seat INTEGER NOT NULL,
        name TEXT NOT NULL,
        bot TEXT,
        token BLOB,
        PRIMARY KEY (table_id, seat),
        CHECK ((bot IS NULL) <> (token IS NULL))
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE lines (
        table_id TEXT NOT NULL REFERENCES tables (id),
        number INTEGER NOT NULL,
        text TEXT NOT NULL,
        seat INTEGER,
        request INTEGER,
        PRIMARY KEY (table_id, number),
        CHECK ((seat IS NULL) = (request IS NULL))
    ) STRICT, WITHOUT ROWID;
    CREATE UNIQUE INDEX requests ON lines (table_id, seat, request) WHERE request IS NOT NULL;
";

/// Some lines are promised to one and told to nobody yet.
const WHISPERS: &str = "
    ALTER TABLE lines
        ADD COLUMN whispered INTEGER NOT NULL DEFAULT 0 CHECK (whispered IN (0, 1));
";

/// People are waited for, and some lines are no part of the game.
const PATIENCE: &str = "
    ALTER TABLE tables ADD COLUMN patience TEXT NOT NULL DEFAULT 'normal';
    ALTER TABLE lines ADD COLUMN said INTEGER NOT NULL DEFAULT 0 CHECK (said IN (0, 1));
";

/// A table has a host, who arranges it before it begins. Until now it was whoever made it, at the first
/// seat of a person.
const HOSTS: &str = "
    ALTER TABLE tables ADD COLUMN begin TEXT NOT NULL DEFAULT 'full';
    ALTER TABLE tables ADD COLUMN arranged INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE tables ADD COLUMN host INTEGER NOT NULL DEFAULT 0;
    UPDATE tables SET host = coalesce(
        (SELECT min(seat) FROM seats WHERE table_id = tables.id AND token IS NOT NULL), 0);
";

/// Some tables are listed for everybody.
const LISTED: &str = "
    ALTER TABLE tables ADD COLUMN access TEXT NOT NULL DEFAULT 'link';
";

/// Some tables have days for a move: it is known when each line was kept, when each table has next
/// something to do, and what time it is, by a clock that stands still while no server runs.
const DAYS: &str = "
    ALTER TABLE lines ADD COLUMN at INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE tables ADD COLUMN due INTEGER;
    CREATE INDEX dues ON tables (due) WHERE due IS NOT NULL;
    CREATE TABLE clock (
        only INTEGER PRIMARY KEY CHECK (only = 1),
        now INTEGER NOT NULL
    ) STRICT;
    INSERT INTO clock VALUES (1, 0);
";

/// Each line carries a hash of itself and of what comes before it, commits are counted, and the clock is
/// never behind a line, so that nobody has to look at all of them.
const CHAINED: &str = "
    ALTER TABLE lines ADD COLUMN chain BLOB;
    ALTER TABLE clock ADD COLUMN commits INTEGER NOT NULL DEFAULT 0;
    UPDATE clock SET now = max(now, (SELECT coalesce(max(at), 0) FROM lines));
";

/// The deals of new tables can be checked; those of older ones go on as they began.
const PLEDGED: &str = "
    ALTER TABLE tables ADD COLUMN shuffle TEXT NOT NULL DEFAULT 'plain';
";

/// Tables that nobody comes back to make room for their records. Those that were there before are as
/// young as this step.
const ARCHIVED: &str = "
    ALTER TABLE tables ADD COLUMN opened INTEGER NOT NULL DEFAULT 0;
    UPDATE tables SET opened = (SELECT now FROM clock);
    CREATE INDEX rematches ON tables (rematch) WHERE rematch IS NOT NULL;
    CREATE TABLE archive (
        id TEXT PRIMARY KEY,
        record TEXT NOT NULL,
        at INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX archived ON archive (at);
";

/// Some tables tell people what would be best, if they ask.
const ADVISED: &str = "
    ALTER TABLE tables ADD COLUMN advice TEXT NOT NULL DEFAULT 'alone';
";

/// People choose a sign, and what they win is counted from one game to the next.
const SIGNED: &str = "
    ALTER TABLE seats ADD COLUMN sign TEXT;
    ALTER TABLE seats ADD COLUMN wins INTEGER NOT NULL DEFAULT 0;
";

/// Opens the database, after a look at whether it is one of ours. What it does not understand it leaves as
/// it is. All of it is looked through later: that takes the longer the more is kept.
pub(super) fn open(path: &Path) -> Result<Connection, Failure> {
    let failure = |why: Error| failure(path, &why);
    let connection = Connection::open(path).map_err(failure)?;
    connection.busy_timeout(BUSY).map_err(failure)?;
    let found = known(&connection, path)?;
    if found == 0 && !is_empty(&connection).map_err(failure)? {
        return Err(Failure::NotOurs { path: path.to_owned() });
    }
    settle(&connection).map_err(failure)?;
    for version in found..VERSION {
        step(&connection, version).map_err(failure)?;
    }
    // A folder that can only be read is found out now, and not by the first who plays.
    touch(&connection).map_err(failure)?;
    Ok(connection)
}

/// The version of a database of ours; 0 if it has none.
pub(super) fn known(connection: &Connection, path: &Path) -> Result<u32, Failure> {
    let failure = |why: Error| failure(path, &why);
    let found = number(connection, "user_version").map_err(failure)?;
    if found > VERSION {
        return Err(Failure::Newer { path: path.to_owned(), found, known: VERSION });
    }
    if found > 0 && number(connection, "application_id").map_err(failure)? != OURS {
        return Err(Failure::NotOurs { path: path.to_owned() });
    }
    Ok(found)
}

/// Looks whether a file is a database of ours that is in order, and says what it holds.
pub(super) fn examine(path: &Path) -> Result<Holding, Failure> {
    let failure = |why: Error| failure(path, &why);
    let connection = Connection::open_with_flags(path, OpenFlags::SQLITE_OPEN_READ_ONLY);
    let connection = connection.map_err(failure)?;
    connection.busy_timeout(BUSY).map_err(failure)?;
    let version = known(&connection, path)?;
    if version == 0 {
        return Err(Failure::NotOurs { path: path.to_owned() });
    }
    if let Some(what) = check(&connection).map_err(failure)? {
        return Err(Failure::Corrupt { path: path.to_owned(), what });
    }
    let count = "SELECT count(*) FROM tables";
    let count: i64 = connection.query_row(count, [], |row| row.get(0)).map_err(failure)?;
    // What an older program wrote is looked at when it has been brought up to date.
    let is_older = version < VERSION;
    let damaged = if is_older { Ok(Vec::new()) } else { read::damaged(&connection) };
    Ok(Holding { tables: count.cast_unsigned(), damaged: damaged.map_err(failure)? })
}

/// The latest moment that is kept.
pub(super) fn time(connection: &Connection, path: &Path) -> Result<Millis, Failure> {
    let found = connection.query_row("SELECT now FROM clock", [], |row| read::millis(row, 0));
    found.map_err(|why| failure(path, &why))
}

/// Writes what is already there, which fails wherever nothing can be written.
pub(super) fn touch(connection: &Connection) -> rusqlite::Result<()> {
    connection.pragma_update(None, "user_version", VERSION)
}

/// Another connection to a database that is open and in order.
pub(super) fn open_again(path: &Path) -> Result<Connection, Failure> {
    let open = || {
        let connection = Connection::open(path)?;
        connection.busy_timeout(BUSY)?;
        connection.pragma_update(None, "query_only", true)?;
        Ok(connection)
    };
    open().map_err(|why| failure(path, &why))
}

fn number(connection: &Connection, pragma: &str) -> rusqlite::Result<u32> {
    connection.pragma_query_value(None, pragma, |row| row.get(0))
}

fn is_empty(connection: &Connection) -> rusqlite::Result<bool> {
    connection.query_row("SELECT count(*) = 0 FROM sqlite_schema", [], |row| row.get(0))
}

/// Looks for damage everywhere, and says what there is.
pub(super) fn inspect(path: &Path) -> rusqlite::Result<Option<String>> {
    let connection = Connection::open_with_flags(path, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
    connection.busy_timeout(BUSY)?;
    let found = check(&connection)?;
    if found.is_some() {
        return Ok(found);
    }
    let damaged = read::damaged(&connection)?;
    Ok((!damaged.is_empty()).then(|| format!("tables {}", TableId::hints(&damaged))))
}

/// Looks for damage in the build of the file, and says what there is.
fn check(connection: &Connection) -> rusqlite::Result<Option<String>> {
    let found: Result<String, _> =
        connection.pragma_query_value(None, "quick_check", |row| row.get(0));
    match found {
        Ok(found) if found == "ok" => strays(connection),
        Ok(found) => Ok(Some(found)),
        Err(why) if why.sqlite_error_code() == Some(ErrorCode::DatabaseCorrupt) => {
            Ok(Some(why.to_string()))
        }
        Err(why) => Err(why),
    }
}

/// Looks for what belongs to no table, because its key or that of its table has changed.
fn strays(connection: &Connection) -> rusqlite::Result<Option<String>> {
    let stray = connection.query_row("PRAGMA foreign_key_check", [], |row| row.get::<_, String>(0));
    Ok(stray.optional()?.map(|kind| format!("some of the {kind} belong to no table")))
}

/// How many commits there were.
pub(super) fn commits(connection: &Connection, path: &Path) -> Result<u64, Failure> {
    let found = connection.query_row("SELECT commits FROM clock", [], |row| row.get::<_, i64>(0));
    found.map(i64::cast_unsigned).map_err(|why| failure(path, &why))
}

/// Counts the commit that comes.
pub(super) fn count(connection: &Connection, number: u64) -> rusqlite::Result<()> {
    let mut count = connection.prepare_cached("UPDATE clock SET commits = ?1")?;
    count.execute([number.cast_signed()]).map(|_| ())
}

/// Makes every commit outlast a power cut.
fn settle(connection: &Connection) -> rusqlite::Result<()> {
    connection.pragma_update_and_check(None, "journal_mode", "WAL", |_| Ok(()))?;
    connection.pragma_update(None, "synchronous", "FULL")?;
    // What is removed is not to be read in the file afterwards: names of people were there.
    connection.pragma_update_and_check(None, "secure_delete", true, |_| Ok(()))?;
    connection.set_prepared_statement_cache_capacity(STATEMENTS);
    connection.pragma_update(None, "foreign_keys", true)
}

/// Brings a database of this version to the next, or leaves it as it is.
fn step(connection: &Connection, version: u32) -> rusqlite::Result<()> {
    let steps = connection.unchecked_transaction()?;
    steps.execute_batch(STEPS[version as usize])?;
    steps.execute_batch(&signed(version + 1))?;
    steps.commit()
}

/// What makes a database one of ours, of this version.
pub(super) fn signed(version: u32) -> String {
    format!("PRAGMA application_id = {OURS}; PRAGMA user_version = {version};")
}

pub(super) fn failure(path: &Path, why: &Error) -> Failure {
    let path = path.to_owned();
    match why.sqlite_error_code() {
        Some(ErrorCode::NotADatabase) => Failure::NotOurs { path },
        // What is always there is gone.
        _ if is_damage(why) || *why == Error::QueryReturnedNoRows => {
            Failure::Corrupt { path, what: why.to_string() }
        }
        _ => Failure::Database { path, why: why.to_string() },
    }
}

/// Whether a complaint is about what is kept, and not about a disk or a system.
pub(super) fn is_damage(why: &Error) -> bool {
    match why {
        // It is something else than was ever written.
        Error::FromSqlConversionFailure(..)
        | Error::IntegralValueOutOfRange(..)
        | Error::InvalidColumnType(..) => true,
        _ => why.sqlite_error_code() == Some(ErrorCode::DatabaseCorrupt),
    }
}
