//! Records in the place of tables.

use referee::Millis;
use rusqlite::{Connection, OptionalExtension, params};

use super::{Unkept, read};
use crate::id::TableId;

/// Some tables and when something happened there last, in the order of their ids.
pub(super) fn ages(
    connection: &Connection,
    after: Option<&TableId>,
    most: u32,
) -> rusqlite::Result<Vec<(TableId, Millis)>> {
    let mut found = connection.prepare_cached(
        "SELECT id, max(opened, coalesce(
            (SELECT at FROM lines WHERE table_id = id ORDER BY number DESC LIMIT 1), 0))
         FROM tables WHERE id > ?1 ORDER BY id LIMIT ?2",
    )?;
    let after = after.map_or("", TableId::as_str);
    let ages = found.query_map(params![after, most], |row| {
        Ok((TableId::read(row.get_ref(0)?.as_str()?), read::millis(row, 1)?))
    })?;
    let ages = ages.collect::<Result<Vec<_>, _>>()?;
    Ok(ages.into_iter().filter_map(|(id, since)| Some((id?, since))).collect())
}

/// Puts a record in the place of a table of so many lines.
pub(super) fn archive(
    connection: &Connection,
    table: &TableId,
    lines: usize,
    record: Option<&str>,
) -> Result<(), Unkept> {
    let id = table.as_str();
    let count = "SELECT count(*) FROM lines WHERE table_id = ?1";
    let found: usize = connection.query_row(count, [id], |row| row.get(0))?;
    if found != lines {
        return Err(Unkept::Failed("somebody plays there".to_owned()));
    }
    if let Some(record) = record {
        connection.execute(
            "INSERT INTO archive (id, record, at) VALUES (?1, ?2, (SELECT now FROM clock))",
            params![id, record],
        )?;
    }
    for gone in [
        "UPDATE tables SET rematch = NULL WHERE rematch = ?1",
        "DELETE FROM lines WHERE table_id = ?1",
        "DELETE FROM seats WHERE table_id = ?1",
        "DELETE FROM tables WHERE id = ?1",
    ] {
        connection.execute(gone, [id])?;
    }
    Ok(())
}

/// The record in the place of a table.
pub(super) fn archived(
    connection: &Connection,
    table: &TableId,
) -> rusqlite::Result<Option<String>> {
    let mut found = connection.prepare_cached("SELECT record FROM archive WHERE id = ?1")?;
    found.query_row([table.as_str()], |row| row.get(0)).optional()
}

/// Forgets the records that were archived before a moment.
pub(super) fn forget(connection: &Connection, before: Millis) -> rusqlite::Result<()> {
    connection.execute("DELETE FROM archive WHERE at < ?1", [before.0.cast_signed()])?;
    Ok(())
}
