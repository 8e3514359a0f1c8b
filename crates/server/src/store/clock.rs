//! The tables that wait for the clock of the house.

use referee::Millis;
use rusqlite::{Connection, params};

use crate::id::TableId;

/// Keeps that it is this late, if it is later than that.
pub(super) fn pass(connection: &Connection, moment: i64) -> rusqlite::Result<()> {
    let mut pass = connection.prepare_cached("UPDATE clock SET now = ?1 WHERE now < ?1")?;
    pass.execute([moment]).map(|_| ())
}

/// Keeps that it is `now`, and finds the tables that have something to do by now. They are put off,
/// and not forgotten, so that nothing is lost if they are never woken.
pub(super) fn rouse(
    connection: &Connection,
    now: Millis,
    again: Millis,
    most: u32,
) -> rusqlite::Result<Vec<TableId>> {
    let [now, again] = [now, again].map(|moment| moment.0.cast_signed());
    connection.execute("UPDATE clock SET now = ?1", [now])?;
    let mut due = connection.prepare_cached(
        "UPDATE tables SET due = ?2 WHERE id IN
            (SELECT id FROM tables WHERE due <= ?1 ORDER BY due LIMIT ?3) RETURNING id",
    )?;
    let ids = due.query_map(params![now, again, most], |row| row.get::<_, String>(0))?;
    let ids = ids.collect::<Result<Vec<_>, _>>()?;
    Ok(ids.iter().filter_map(|id| TableId::read(id)).collect())
}
