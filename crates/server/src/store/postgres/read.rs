//! What is kept, read again.

use bots::Level;
use referee::Millis;
use table::{Seat, Seed};
use tokio_postgres::{IsolationLevel, Row};

use super::append::Held;
use super::link::Session;
use crate::id::TableId;
use crate::node::NodeId;
use crate::store::chain::{self, Link};
use crate::store::words::Word;
use crate::store::{Asked, Line, Sitter, Stored, Table, Tone, Trace, Unkept, Who, sound};
use crate::token::Digest;

/// What there is of a table.
pub(super) async fn trace(session: &Session, id: &TableId) -> Result<Trace, Unkept> {
    let found = "SELECT EXISTS (SELECT 1 FROM tables WHERE id = $1),
                        EXISTS (SELECT 1 FROM archive WHERE id = $1)";
    let rows = session.query(found, &[&id.as_str()]).await?;
    let is = |column: usize| rows.first().is_some_and(|row| row.get(column));
    Ok(match (is(0), is(1)) {
        (true, _) => Trace::Table,
        (false, true) => Trace::Record,
        (false, false) => Trace::None,
    })
}

/// Some tables and when something happened there last, in the order of their ids.
pub(super) async fn ages(
    session: &Session,
    after: Option<&TableId>,
    most: u32,
) -> Result<Vec<(TableId, Millis)>, Unkept> {
    let found = "SELECT id, greatest(opened, at) FROM tables JOIN heads ON table_id = id
         WHERE id > $1 ORDER BY id LIMIT $2";
    let after = after.map_or("", TableId::as_str);
    let rows = session.query(found, &[&after, &i64::from(most)]).await?;
    Ok(rows.iter().filter_map(|row| Some((TableId::read(row.get(0))?, millis(row, 1)))).collect())
}

/// The record in the place of a table.
pub(super) async fn archived(session: &Session, id: &TableId) -> Result<Option<String>, Unkept> {
    let rows = session.query("SELECT record FROM archive WHERE id = $1", &[&id.as_str()]).await?;
    Ok(rows.first().map(|row| row.get(0)))
}

/// Where the log of a table ends that is this node's. What the node has sent there before its connection
/// was lost may still be under way: whoever waits for the row knows what became of it.
pub(super) async fn settled(
    session: &Session,
    id: &TableId,
    node: &NodeId,
) -> Result<Option<Held>, Unkept> {
    let settled =
        "SELECT fence, lines, chain FROM heads WHERE table_id = $1 AND node = $2 FOR UPDATE";
    let rows = session.query(settled, &[&id.as_str(), &node.as_str()]).await?;
    Ok(rows.first().map(Held::read))
}

/// All that is kept of a table, as it is at one moment.
pub(super) async fn load(session: &mut Session, id: &TableId) -> Result<Option<Stored>, Unkept> {
    let [tables, seats, lines] = [
        "SELECT header, speed, seed, rematch, patience, begin, host, arranged, access, shuffle, advice
         FROM tables WHERE id = $1",
        "SELECT seat, name, bot, token, sign, wins FROM seats WHERE table_id = $1 ORDER BY seat",
        "SELECT number, text, seat, request, tone, at, chain
         FROM lines WHERE table_id = $1 ORDER BY number",
    ];
    let tables = session.statement(tables).await?;
    let seats = session.statement(seats).await?;
    let lines = session.statement(lines).await?;
    let moment = session.client.build_transaction().isolation_level(IsolationLevel::RepeatableRead);
    let moment = moment.read_only(true).start().await?;
    let Some(row) = moment.query_opt(&tables, &[&id.as_str()]).await? else {
        return Ok(None);
    };
    let (mut table, rematch) = table(&row, id)?;
    let seats = moment.query(&seats, &[&id.as_str()]).await?;
    table.sitters = seats.iter().map(sitter).collect::<Result<_, _>>()?;
    let rows = moment.query(&lines, &[&id.as_str()]).await?;
    moment.commit().await?;
    let root = chain::root(id, &table.header, table.seed);
    let (lines, damage) = sound(rows.iter().map(line), root);
    match damage {
        Some(_) if lines.is_empty() => Err(odd("the first line is damaged")),
        damage => Ok(Some(Stored { table, lines, rematch, damage })),
    }
}

fn table(row: &Row, id: &TableId) -> Result<(Table, Option<TableId>), Unkept> {
    let table = Table {
        id: id.clone(),
        header: row.get(0),
        speed: word(row, 1)?,
        patience: word(row, 4)?,
        begin: word(row, 5)?,
        access: word(row, 8)?,
        shuffle: word(row, 9)?,
        advice: word(row, 10)?,
        host: seat(row.get(6))?,
        arranged: u32::try_from(row.get::<_, i64>(7)).map_err(|_| odd("no such count"))?,
        seed: Seed::from_hex(row.get(2)).ok_or_else(|| odd("no seed"))?,
        sitters: Vec::new(),
    };
    let rematch: Option<&str> = row.get(3);
    Ok((table, rematch.and_then(TableId::read)))
}

/// The choice that a column names.
fn word<T: Word>(row: &Row, column: usize) -> Result<T, Unkept> {
    T::read(row.get(column)).ok_or_else(|| odd("no such word"))
}

fn sitter(row: &Row) -> Result<Sitter, Unkept> {
    let (bot, token): (Option<&str>, Option<&[u8]>) = (row.get(2), row.get(3));
    let who = match (bot, token) {
        (Some(level), _) => Who::Bot(Level::find(level).ok_or_else(|| odd("no such bot"))?),
        (None, token) => {
            let token = token.and_then(|token| token.try_into().ok());
            Who::Person(Digest(token.ok_or_else(|| odd("no token"))?))
        }
    };
    let sign: Option<&str> = row.get(4);
    let sign = sign.map(|word| Word::read(word).ok_or_else(|| odd("no such sign"))).transpose()?;
    let wins = u32::try_from(row.get::<_, i64>(5)).map_err(|_| odd("no such count"))?;
    Ok(Sitter { seat: seat(row.get(0))?, name: row.get(1), who, sign, wins })
}

fn line(row: &Row) -> Result<(u32, Line, Option<Link>), Unkept> {
    let id: Option<i64> = row.get(3);
    let asked = match row.get::<_, Option<i16>>(2).zip(id) {
        Some((number, id)) => Some(Asked { seat: seat(number)?, id: id.cast_unsigned() }),
        None => None,
    };
    let tone = [Tone::Aloud, Tone::Whispered, Tone::Said];
    let tone = tone.into_iter().find(|tone| *tone as i16 == row.get::<_, i16>(4));
    let tone = tone.ok_or_else(|| odd("no such tone"))?;
    let line = Line { text: row.get(1), tone, at: millis(row, 5), asked };
    let chain = row.get::<_, &[u8]>(6).try_into().map_err(|_| odd("no hash"))?;
    Ok((row.get::<_, i32>(0).cast_unsigned(), line, Some(chain)))
}

fn seat(number: i16) -> Result<Seat, Unkept> {
    u8::try_from(number).map(Seat).map_err(|_| odd("no such seat"))
}

/// A moment in a column.
fn millis(row: &Row, column: usize) -> Millis {
    Millis(row.get::<_, i64>(column).cast_unsigned())
}

/// The complaint about a value that is not what we have written.
fn odd(what: &str) -> Unkept {
    Unkept::Broken(what.to_owned())
}
