//! The store in a file.

use std::fs::DirBuilder;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use referee::Millis;
use rusqlite::{Connection, OptionalExtension, params};

use super::chain::{self, Link};
use super::lock::Lock;
use super::mark::{self, Mark};
use super::words::Word;
use super::writer::Writer;
use super::{
    Holding, Line, Pending, Salvage, Sitter, Store, Stored, Table, Tone, Trace, Unkept, Who,
    archive, clock, lock, read, salvage, schema,
};
use crate::failure::Failure;
use crate::id::TableId;

/// Keeps tables in an SQLite database.
pub struct Sqlite {
    writer: Writer,
    reader: Arc<Mutex<Connection>>,
    /// What time it was when the last server ended.
    time: Millis,
    /// How many commits were gone when it was opened.
    lost: u64,
    file: PathBuf,
    /// Let go of after the writer has finished, because fields are dropped in their order.
    _lock: Lock,
}

impl Sqlite {
    /// Opens the database of a data folder; makes both if they do not exist.
    pub fn open(folder: &Path) -> Result<Sqlite, Failure> {
        make(folder)
            .and_then(|()| hide(folder))
            .map_err(|why| Failure::Folder { path: folder.to_owned(), why })?;
        let lock = Lock::take(folder)?;
        let file = Sqlite::file(folder);
        let (writer, time, commits) = match connect(&file) {
            Err(Failure::Corrupt { what, .. }) => {
                tell(&salvage::mend(folder)?, &what);
                connect(&file)?
            }
            connected => connected?,
        };
        let mark = Mark::open(folder);
        let mark = mark.map_err(|why| Failure::Folder { path: folder.to_owned(), why })?;
        let lost = mark.noted().saturating_sub(commits);
        if lost > 0 {
            tracing::error!(file = %file.display(), lost, "the last commits are gone");
        }
        let writer = Writer::start(writer, mark, commits).map_err(Failure::System)?;
        let reader = Arc::new(Mutex::new(schema::open_again(&file)?));
        Ok(Sqlite { writer, reader, time, lost, file, _lock: lock })
    }

    /// The database of a data folder.
    pub fn file(folder: &Path) -> PathBuf {
        folder.join("tables.db")
    }

    /// How many commits were noted and are gone: a write-ahead log has lost its end.
    pub fn lost(&self) -> u64 {
        self.lost
    }

    /// Keeps the thread that writes busy until the other end speaks or is dropped.
    #[cfg(test)]
    pub(super) fn hold(&self, until: std::sync::mpsc::Receiver<()>) -> Pending<()> {
        self.writer.ask(move |_| until.recv().map_err(|why| Unkept::Failed(why.to_string())))
    }

    /// Lets a job panic.
    #[cfg(test)]
    pub(super) fn trip(&self) -> Pending<()> {
        self.writer.ask(|_| panic!("as the test wanted it"))
    }

    /// Does something to the connection that writes.
    #[cfg(test)]
    pub(super) fn meddle(&self, sql: &'static str) -> Pending<()> {
        self.writer.ask(move |connection| Ok(connection.execute_batch(sql)?))
    }
}

/// Opens a database; says what time it was and how many commits there were.
fn connect(file: &Path) -> Result<(Connection, Millis, u64), Failure> {
    let connection = schema::open(file)?;
    let time = schema::time(&connection, file)?;
    let commits = schema::commits(&connection, file)?;
    Ok((connection, time, commits))
}

/// Says in the log what became of a damaged database.
fn tell(salvage: &Salvage, what: &str) {
    let Salvage { holding: Holding { tables, damaged }, lost, aside } = salvage;
    let damaged = TableId::hints(damaged);
    let aside = aside.as_deref().unwrap_or(Path::new("")).display();
    tracing::error!(
        what, tables, damaged, lost, %aside,
        "the store was damaged: what can be read of it is served, and the damaged file is set aside"
    );
}

/// Makes a folder that is nobody else's business: whoever reads it can read the cards.
pub(super) fn make(folder: &Path) -> std::io::Result<()> {
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

/// The rights of whoever owns a file, and of nobody else.
#[cfg(unix)]
const OWNER: u32 = 0o600;

/// Makes a file that is nobody else's business, if there is none.
pub(super) fn private(path: &Path) -> std::io::Result<()> {
    let mut options = std::fs::OpenOptions::new();
    options.append(true).create(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, OWNER);
    options.open(path).map(|_| ())
}

/// Hides the files of the store from other users of the machine, whatever the folder lets them do. What
/// the database makes beside its file has the same rights as that.
#[cfg(unix)]
fn hide(folder: &Path) -> std::io::Result<()> {
    use std::fs::{Permissions, set_permissions};
    use std::os::unix::fs::PermissionsExt;
    let file = Sqlite::file(folder);
    for made in [&file, &folder.join(lock::FILE), &folder.join(mark::FILE)] {
        private(made)?;
    }
    for end in ["", "-wal", "-shm"] {
        let mut name = file.clone().into_os_string();
        name.push(end);
        match set_permissions(&name, Permissions::from_mode(OWNER)) {
            Err(why) if why.kind() == std::io::ErrorKind::NotFound => {}
            done => done?,
        }
    }
    [lock::FILE, mark::FILE]
        .iter()
        .try_for_each(|name| set_permissions(folder.join(name), Permissions::from_mode(OWNER)))
}

/// Hides the files of the store, where the system knows no such rights.
#[cfg(not(unix))]
fn hide(_: &Path) -> std::io::Result<()> {
    Ok(())
}

impl Store for Sqlite {
    fn create_table(&self, table: Table, lines: Vec<Line>) -> Pending<()> {
        self.writer.ask(move |connection| {
            insert_table(connection, &table)?;
            insert_lines(connection, &table.id, 0, &lines)
        })
    }

    fn take_seat(&self, table: &TableId, sitter: Sitter) -> Pending<()> {
        let table = table.clone();
        self.writer.ask(move |connection| insert_sitter(connection, &table, &sitter))
    }

    fn rearrange(&self, table: Table) -> Pending<()> {
        self.writer.ask(move |connection| {
            clear_seats(connection, &table.id)?;
            connection.execute(
                "UPDATE tables SET header = ?2, host = ?3, arranged = ?4, access = ?5, speed = ?6,
                    patience = ?7
                 WHERE id = ?1",
                params![
                    table.id.as_str(),
                    table.header,
                    table.host.0,
                    table.arranged,
                    table.access.word(),
                    table.speed.word(),
                    table.patience.word()
                ],
            )?;
            insert_sitters(connection, &table)
        })
    }

    fn remove(&self, table: &TableId) -> Pending<()> {
        let table = table.clone();
        self.writer.ask(move |connection| {
            clear_seats(connection, &table)?;
            connection.execute("DELETE FROM tables WHERE id = ?1", [table.as_str()])?;
            Ok(())
        })
    }

    fn append(
        &self,
        table: &TableId,
        first: usize,
        lines: Vec<Line>,
        due: Option<Millis>,
    ) -> Pending<()> {
        let table = table.clone();
        self.writer.ask(move |connection| {
            insert_lines(connection, &table, first, &lines)?;
            connection
                .prepare_cached("UPDATE tables SET due = ?2 WHERE id = ?1 AND due IS NOT ?2")?
                .execute(params![table.as_str(), due.map(|due| due.0.cast_signed())])?;
            Ok(())
        })
    }

    fn time(&self) -> Millis {
        self.time
    }

    fn rouse(&self, now: Millis, again: Millis, most: u32) -> Pending<Vec<TableId>> {
        self.writer.ask(move |connection| Ok(clock::rouse(connection, now, again, most)?))
    }

    fn give_seat(
        &self,
        table: &Table,
        sitter: Sitter,
        first: usize,
        lines: Vec<Line>,
    ) -> Pending<()> {
        let (table, host) = (table.id.clone(), table.host);
        self.writer.ask(move |connection| {
            connection.execute(
                "DELETE FROM seats WHERE table_id = ?1 AND seat = ?2",
                params![table.as_str(), sitter.seat.0],
            )?;
            insert_sitter(connection, &table, &sitter)?;
            connection.execute(
                "UPDATE tables SET host = ?2 WHERE id = ?1",
                params![table.as_str(), host.0],
            )?;
            insert_lines(connection, &table, first, &lines)
        })
    }

    fn set_rematch(&self, table: &TableId, next: Table, lines: Vec<Line>) -> Pending<()> {
        let table = table.clone();
        self.writer.ask(move |connection| {
            insert_table(connection, &next)?;
            insert_lines(connection, &next.id, 0, &lines)?;
            let changed = connection.execute(
                "UPDATE tables SET rematch = ?2 WHERE id = ?1 AND rematch IS NULL",
                params![table.as_str(), next.id.as_str()],
            )?;
            let taken = || Unkept::Failed("another table follows already".to_owned());
            if changed == 1 { Ok(()) } else { Err(taken()) }
        })
    }

    fn probe(&self) -> Pending<()> {
        self.writer.ask(|connection| Ok(schema::touch(connection)?))
    }

    fn inspect(&self) -> Pending<Option<String>> {
        // On a connection of its own: those who come to a table do not wait for it.
        let file = self.file.clone();
        Box::pin(async move {
            let inspecting = tokio::task::spawn_blocking(move || schema::inspect(&file));
            let broken_off = |_| Unkept::Failed("the inspection was broken off".to_owned());
            Ok(inspecting.await.map_err(broken_off)??)
        })
    }

    fn trace(&self, table: &TableId) -> Pending<Trace> {
        let table = table.clone();
        self.read(move |connection| read::trace(connection, &table))
    }

    fn ages(&self, after: Option<TableId>, most: u32) -> Pending<Vec<(TableId, Millis)>> {
        self.read(move |connection| archive::ages(connection, after.as_ref(), most))
    }

    fn archive(&self, table: &TableId, lines: usize, record: Option<String>) -> Pending<()> {
        let table = table.clone();
        self.writer
            .ask(move |connection| archive::archive(connection, &table, lines, record.as_deref()))
    }

    fn archived(&self, table: &TableId) -> Pending<Option<String>> {
        let table = table.clone();
        self.read(move |connection| archive::archived(connection, &table))
    }

    fn forget(&self, before: Millis) -> Pending<()> {
        self.writer.ask(move |connection| Ok(archive::forget(connection, before)?))
    }

    fn load(&self, table: &TableId) -> Pending<Option<Stored>> {
        let table = table.clone();
        self.read(move |connection| read::load(connection, &table))
    }
}

impl Sqlite {
    /// Reads on a thread that may wait for the disk.
    fn read<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Pending<T> {
        let reader = Arc::clone(&self.reader);
        Box::pin(async move {
            let reading = tokio::task::spawn_blocking(move || {
                work(&reader.lock().unwrap_or_else(PoisonError::into_inner))
            });
            match reading.await {
                Ok(found) => Ok(found?),
                Err(_) => Err(Unkept::Failed("the reading was broken off".to_owned())),
            }
        })
    }
}

fn insert_table(connection: &Connection, table: &Table) -> Result<(), Unkept> {
    connection
        .prepare_cached(
            "INSERT INTO tables
                (id, header, speed, seed, patience, begin, host, arranged, access, shuffle, advice,
                 opened)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, (SELECT now FROM clock))",
        )?
        .execute(params![
            table.id.as_str(),
            table.header,
            table.speed.word(),
            table.seed.to_string(),
            table.patience.word(),
            table.begin.word(),
            table.host.0,
            table.arranged,
            table.access.word(),
            table.shuffle.word(),
            table.advice.word()
        ])?;
    insert_sitters(connection, table)
}

fn insert_sitters(connection: &Connection, table: &Table) -> Result<(), Unkept> {
    table.sitters.iter().try_for_each(|sitter| insert_sitter(connection, &table.id, sitter))
}

fn insert_sitter(connection: &Connection, table: &TableId, sitter: &Sitter) -> Result<(), Unkept> {
    let (bot, token) = match &sitter.who {
        Who::Person(token) => (None, Some(token.0)),
        Who::Bot(level) => (Some(level.name()), None),
    };
    connection
        .prepare_cached(
            "INSERT INTO seats (table_id, seat, name, bot, token, sign, wins)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
        )?
        .execute(params![
            table.as_str(),
            sitter.seat.0,
            sitter.name,
            bot,
            token,
            sitter.sign.map(Word::word),
            sitter.wins
        ])?;
    Ok(())
}

/// Forgets who sits at a table, if nothing was played there.
fn clear_seats(connection: &Connection, table: &TableId) -> Result<(), Unkept> {
    let lines: u32 = connection
        .prepare_cached("SELECT count(*) FROM lines WHERE table_id = ?1")?
        .query_row([table.as_str()], |row| row.get(0))?;
    if lines > 0 {
        return Err(Unkept::Failed("play has begun".to_owned()));
    }
    connection.execute("DELETE FROM seats WHERE table_id = ?1", [table.as_str()])?;
    Ok(())
}

/// Appends lines that follow the last one, and no others.
fn insert_lines(
    connection: &Connection,
    table: &TableId,
    first: usize,
    lines: &[Line],
) -> Result<(), Unkept> {
    let last = connection
        .prepare_cached(
            "SELECT number + 1, chain FROM lines WHERE table_id = ?1 ORDER BY number DESC LIMIT 1",
        )?
        .query_row([table.as_str()], |row| Ok((row.get(0)?, row.get(1)?)))
        .optional()?;
    let (next, link): (usize, Option<Link>) = last.unwrap_or((0, None));
    if next != first {
        return Err(Unkept::Failed(format!("line {next} is next, not {first}")));
    }
    let mut link = match link {
        Some(link) => link,
        None if lines.is_empty() => return Ok(()),
        None => read::root(connection, table)?,
    };
    let mut insert = connection.prepare_cached(
        "INSERT INTO lines (table_id, number, text, seat, request, whispered, said, at, chain)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)",
    )?;
    let mut latest = 0;
    for (number, line) in (first..).zip(lines) {
        let seat = line.asked.map(|asked| asked.seat.0);
        let request = line.asked.map(|asked| asked.id.cast_signed());
        let (whispered, said) = (line.tone == Tone::Whispered, line.tone == Tone::Said);
        let table = table.as_str();
        let at = line.at.0.cast_signed();
        link = chain::next(&link, line);
        latest = latest.max(at);
        insert
            .execute(params![table, number, line.text, seat, request, whispered, said, at, link])?;
    }
    clock::pass(connection, latest)?;
    Ok(())
}
