//! What is kept, read again.

use bots::Level;
use referee::Millis;
use rusqlite::types::{Type, ValueRef};
use rusqlite::{Connection, Error, OptionalExtension, Row};
use table::{Seat, Seed};

use super::chain::{self, Link};
use super::words::Word;
use super::{Asked, Line, Sitter, Stored, Table, Tone, Trace, Who, sound};
use crate::id::TableId;
use crate::token::Digest;

/// What there is of a table.
pub(super) fn trace(connection: &Connection, id: &TableId) -> rusqlite::Result<Trace> {
    let mut found = connection.prepare_cached(
        "SELECT EXISTS (SELECT 1 FROM tables WHERE id = ?1),
                EXISTS (SELECT 1 FROM archive WHERE id = ?1)",
    )?;
    found.query_row([id.as_str()], |row| {
        Ok(match (row.get(0)?, row.get(1)?) {
            (true, _) => Trace::Table,
            (false, true) => Trace::Record,
            (false, false) => Trace::None,
        })
    })
}

/// What the lines of a table hang on.
pub(super) fn root(connection: &Connection, id: &TableId) -> rusqlite::Result<Link> {
    let mut found = connection.prepare_cached("SELECT header, seed FROM tables WHERE id = ?1")?;
    found.query_row([id.as_str()], |row| {
        let seed = Seed::from_hex(row.get_ref(1)?.as_str()?);
        let seed = seed.ok_or_else(|| odd(1, Type::Text, "no seed"))?;
        Ok(chain::root(id, row.get_ref(0)?.as_str()?, seed))
    })
}

/// All that is kept of a table, as it is at one moment.
pub(super) fn load(connection: &Connection, id: &TableId) -> rusqlite::Result<Option<Stored>> {
    let moment = connection.unchecked_transaction()?;
    let mut found = moment.prepare_cached(
        "SELECT header, speed, seed, rematch, patience, begin, host, arranged, access, shuffle,
                advice
         FROM tables WHERE id = ?1",
    )?;
    let found = found.query_row([id.as_str()], |row| table(row, id)).optional()?;
    let Some((mut table, rematch)) = found else {
        return Ok(None);
    };
    let mut seats = moment.prepare_cached(
        "SELECT seat, name, bot, token, sign, wins FROM seats WHERE table_id = ?1 ORDER BY seat",
    )?;
    table.sitters = seats.query_map([id.as_str()], sitter)?.collect::<Result<_, _>>()?;
    let mut lines = moment.prepare_cached(
        "SELECT number, text, seat, request, whispered, said, at, chain
         FROM lines WHERE table_id = ?1 ORDER BY number",
    )?;
    let rows = lines.query_map([id.as_str()], line)?;
    let (lines, damage) = sound(rows, chain::root(id, &table.header, table.seed));
    let damage = damage.or_else(|| cut_short(&moment, id, lines.len()));
    match damage {
        Some(_) if lines.is_empty() => Err(odd(0, Type::Text, "the first line is damaged")),
        damage => Ok(Some(Stored { table, lines, rematch, damage })),
    }
}

/// What is wrong with a table if it has other lines than these. A line whose key has changed ends what is
/// read from the first line on, and not what is read from the last one.
pub(super) fn cut_short(connection: &Connection, id: &TableId, count: usize) -> Option<String> {
    let last = connection
        .prepare_cached("SELECT number FROM lines WHERE table_id = ?1 ORDER BY number DESC LIMIT 1")
        .and_then(|mut last| last.query_row([id.as_str()], |row| row.get(0)).optional());
    match last {
        Ok(last) if last.map_or(0, |last: usize| last + 1) == count => None,
        Ok(_) => Some(format!("line {count} is missing")),
        Err(why) => Some(format!("line {count}: {why}")),
    }
}

/// The tables whose lines are not as they were written.
pub(super) fn damaged(connection: &Connection) -> rusqlite::Result<Vec<TableId>> {
    let mut found = connection.prepare("SELECT id FROM tables ORDER BY id")?;
    let ids = found.query_map([], |row| row.get::<_, String>(0))?;
    let ids: Vec<String> = ids.collect::<Result<_, _>>()?;
    let is_sound = |id: &TableId| match load(connection, id) {
        Ok(stored) => stored.is_none_or(|stored| stored.damage.is_none()),
        Err(_) => false,
    };
    Ok(ids.iter().filter_map(|id| TableId::read(id)).filter(|id| !is_sound(id)).collect())
}

fn table(row: &Row<'_>, id: &TableId) -> rusqlite::Result<(Table, Option<TableId>)> {
    let table = Table {
        id: id.clone(),
        header: row.get(0)?,
        speed: word(row, 1)?,
        patience: word(row, 4)?,
        begin: word(row, 5)?,
        access: word(row, 8)?,
        shuffle: word(row, 9)?,
        advice: word(row, 10)?,
        host: Seat(row.get(6)?),
        arranged: row.get(7)?,
        seed: Seed::from_hex(row.get_ref(2)?.as_str()?)
            .ok_or_else(|| odd(2, Type::Text, "no seed"))?,
        sitters: Vec::new(),
    };
    let rematch: Option<String> = row.get(3)?;
    Ok((table, rematch.as_deref().and_then(TableId::read)))
}

/// The choice that a column names.
fn word<T: Word>(row: &Row<'_>, column: usize) -> rusqlite::Result<T> {
    T::read(row.get_ref(column)?.as_str()?).ok_or_else(|| odd(column, Type::Text, "no such word"))
}

fn sitter(row: &Row<'_>) -> rusqlite::Result<Sitter> {
    let bot: Option<String> = row.get(2)?;
    let who = match bot {
        Some(level) => {
            Who::Bot(Level::find(&level).ok_or_else(|| odd(2, Type::Text, "no such bot"))?)
        }
        None => Who::Person(Digest(row.get(3)?)),
    };
    let sign = match row.get_ref(4)? {
        ValueRef::Null => None,
        _ => Some(word(row, 4)?),
    };
    Ok(Sitter { seat: Seat(row.get(0)?), name: row.get(1)?, who, sign, wins: row.get(5)? })
}

fn line(row: &Row<'_>) -> rusqlite::Result<(u32, Line, Option<Link>)> {
    let seat: Option<u8> = row.get(2)?;
    let id: Option<i64> = row.get(3)?;
    let asked = seat.zip(id).map(|(seat, id)| Asked { seat: Seat(seat), id: id.cast_unsigned() });
    let tone = match (row.get(4)?, row.get(5)?) {
        (false, false) => Tone::Aloud,
        (true, false) => Tone::Whispered,
        (false, true) => Tone::Said,
        (true, true) => return Err(odd(5, Type::Integer, "said and whispered")),
    };
    let line = Line { text: row.get(1)?, tone, at: millis(row, 6)?, asked };
    Ok((row.get(0)?, line, row.get(7)?))
}

/// A moment in a column.
pub(super) fn millis(row: &Row<'_>, column: usize) -> rusqlite::Result<Millis> {
    Ok(Millis(row.get::<_, i64>(column)?.cast_unsigned()))
}

/// The complaint about a value that is not what we have written.
fn odd(column: usize, kind: Type, what: &'static str) -> Error {
    Error::FromSqlConversionFailure(column, kind, what.into())
}
