//! What changes about tables besides their lines. It is rare, so each change is a transaction of its own.

use referee::Millis;
use table::Seat;
use tokio_postgres::{Statement, Transaction};

use super::append::{self, Append, End, Held};
use super::link::{Params, Session};
use super::{Common, not_held};
use crate::id::TableId;
use crate::node::NodeId;
use crate::store::words::Word;
use crate::store::{Line, Sitter, Table, Unkept, Who};

/// Something to change.
pub(super) enum Change {
    /// A new table with its first lines, which is this node's.
    Create(Table, Vec<Line>),
    /// Somebody sits down.
    Sit(TableId, Sitter),
    /// The table is arranged otherwise.
    Rearrange(Table),
    /// There is no such table.
    Remove(TableId),
    /// Somebody sits at the seat of somebody else.
    Give { append: Append, host: Seat, sitter: Sitter },
    /// Another table follows, which is nobody's yet.
    Rematch { table: TableId, next: Table, lines: Vec<Line> },
    /// A record takes the place of a table.
    Archive { table: TableId, lines: usize, record: Option<String> },
    /// Records that are older are forgotten.
    Forget(Millis),
    /// It is so late; some tables are due.
    Rouse { now: Millis, again: Millis, most: u32 },
    /// Something that says nothing.
    Nothing,
}

/// What came of a change.
pub(super) enum Done {
    /// It is kept.
    Kept,
    /// These tables are due.
    Roused(Vec<TableId>),
}

/// Changes something, or nothing.
pub(super) async fn change(
    session: &mut Session,
    node: &NodeId,
    common: &Common,
    change: &Change,
) -> Result<Done, Unkept> {
    let append = session.statement(append::APPEND).await?;
    let work = session.client.transaction().await?;
    let clerk = Clerk { work: &work, append, node, common };
    let (done, end) = clerk.change(change).await?;
    work.commit().await?;
    match change {
        Change::Create(table, _) => {
            let held = Held { fence: append::FIRST, lines: 0, chain: None };
            common.held().insert(table.id.clone(), held);
        }
        Change::Remove(table) | Change::Archive { table, .. } => {
            common.held().remove(table);
        }
        _ => {}
    }
    if let Some(end) = end {
        common.note(end);
    }
    Ok(done)
}

/// Whoever changes something in a transaction.
struct Clerk<'a> {
    work: &'a Transaction<'a>,
    /// The statement by which lines are kept.
    append: Statement,
    node: &'a NodeId,
    common: &'a Common,
}

impl Clerk<'_> {
    /// Does one thing, and says where a log ends that has grown by it.
    async fn change(&self, change: &Change) -> Result<(Done, Option<End>), Unkept> {
        match change {
            Change::Create(table, lines) if lines.is_empty() => self.insert_table(table).await?,
            Change::Create(table, lines) => {
                self.insert_table(table).await?;
                let (node, append) = (self.node, &self.append);
                let end = append::begin(self.work, append, node, table, lines).await?;
                return Ok((Done::Kept, Some(end)));
            }
            Change::Sit(table, sitter) => {
                self.lock(table).await?;
                self.insert_sitter(table, sitter).await?;
            }
            Change::Rearrange(table) => self.rearrange(table).await?,
            Change::Remove(table) => {
                self.clear_seats(table).await?;
                self.order("DELETE FROM heads WHERE table_id = $1", &[&table.as_str()]).await?;
                self.order("DELETE FROM tables WHERE id = $1", &[&table.as_str()]).await?;
            }
            Change::Give { append, host, sitter } => {
                return Ok((Done::Kept, Some(self.give(append, *host, sitter).await?)));
            }
            Change::Rematch { table, next, lines } => self.rematch(table, next, lines).await?,
            Change::Archive { table, lines, record } => {
                self.archive(table, *lines, record.as_deref()).await?;
            }
            Change::Forget(before) => {
                let before = before.0.cast_signed();
                self.order("DELETE FROM archive WHERE at < $1", &[&before]).await?;
            }
            Change::Rouse { now, again, most } => {
                return Ok((Done::Roused(self.rouse(*now, *again, *most).await?), None));
            }
            Change::Nothing => {
                self.order("UPDATE nodes SET now = now WHERE id = $1", &[&self.node.as_str()])
                    .await?;
            }
        }
        Ok((Done::Kept, None))
    }

    async fn order(&self, sql: &str, params: Params<'_>) -> Result<u64, Unkept> {
        Ok(self.work.execute(sql, params).await?)
    }

    /// Holds the row of a table until the end of the transaction, if it is this node's, and says how many
    /// lines there are.
    async fn lock(&self, table: &TableId) -> Result<i32, Unkept> {
        let fence = self.common.fence(table)?;
        let lock =
            "SELECT lines FROM heads WHERE table_id = $1 AND node = $2 AND fence = $3 FOR UPDATE";
        let params: Params<'_> = &[&table.as_str(), &self.node.as_str(), &fence];
        self.work.query_opt(lock, params).await?.map(|row| row.get(0)).ok_or_else(not_held)
    }

    async fn insert_table(&self, table: &Table) -> Result<(), Unkept> {
        let insert = "INSERT INTO tables
                (id, header, speed, seed, patience, begin, host, arranged, access, shuffle, advice,
                 opened)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, (SELECT now FROM latest))";
        let params: Params<'_> = &[
            &table.id.as_str(),
            &table.header,
            &table.speed.word(),
            &table.seed.to_string(),
            &table.patience.word(),
            &table.begin.word(),
            &i16::from(table.host.0),
            &i64::from(table.arranged),
            &table.access.word(),
            &table.shuffle.word(),
            &table.advice.word(),
        ];
        self.order(insert, params).await?;
        let head = "INSERT INTO heads (table_id, node, fence) VALUES ($1, $2, $3)";
        let params: Params<'_> = &[&table.id.as_str(), &self.node.as_str(), &append::FIRST];
        self.order(head, params).await?;
        self.insert_sitters(table).await
    }

    async fn insert_sitters(&self, table: &Table) -> Result<(), Unkept> {
        for sitter in &table.sitters {
            self.insert_sitter(&table.id, sitter).await?;
        }
        Ok(())
    }

    async fn insert_sitter(&self, table: &TableId, sitter: &Sitter) -> Result<(), Unkept> {
        let (bot, token) = match &sitter.who {
            Who::Person(token) => (None, Some(&token.0[..])),
            Who::Bot(level) => (Some(level.name()), None),
        };
        let insert = "INSERT INTO seats (table_id, seat, name, bot, token, sign, wins)
             VALUES ($1, $2, $3, $4, $5, $6, $7)";
        let (seat, sign) = (i16::from(sitter.seat.0), sitter.sign.map(Word::word));
        let wins = i64::from(sitter.wins);
        let params: Params<'_> =
            &[&table.as_str(), &seat, &sitter.name, &bot, &token, &sign, &wins];
        self.order(insert, params).await?;
        Ok(())
    }

    async fn rearrange(&self, table: &Table) -> Result<(), Unkept> {
        self.clear_seats(&table.id).await?;
        let update =
            "UPDATE tables SET header = $2, host = $3, arranged = $4, access = $5, speed = $6,
                 patience = $7
             WHERE id = $1";
        let params: Params<'_> = &[
            &table.id.as_str(),
            &table.header,
            &i16::from(table.host.0),
            &i64::from(table.arranged),
            &table.access.word(),
            &table.speed.word(),
            &table.patience.word(),
        ];
        self.order(update, params).await?;
        self.insert_sitters(table).await
    }

    /// Forgets who sits at a table, if nothing was played there.
    async fn clear_seats(&self, table: &TableId) -> Result<(), Unkept> {
        if self.lock(table).await? > 0 {
            return Err(Unkept::Failed("play has begun".to_owned()));
        }
        self.order("DELETE FROM seats WHERE table_id = $1", &[&table.as_str()]).await?;
        Ok(())
    }

    async fn give(&self, append: &Append, host: Seat, sitter: &Sitter) -> Result<End, Unkept> {
        let (table, seat) = (append.table.as_str(), i16::from(sitter.seat.0));
        self.lock(&append.table).await?;
        self.order("DELETE FROM seats WHERE table_id = $1 AND seat = $2", &[&table, &seat]).await?;
        self.insert_sitter(&append.table, sitter).await?;
        let host = i16::from(host.0);
        self.order("UPDATE tables SET host = $2 WHERE id = $1", &[&table, &host]).await?;
        // When the table is due is not what changes here.
        let due = "SELECT due FROM tables WHERE id = $1";
        let due: Option<i64> = self.work.query_one(due, &[&table]).await?.get(0);
        let append = Append { due: due.map(|due| Millis(due.cast_unsigned())), ..append.clone() };
        let (node, common) = (self.node, self.common);
        let ends = append::append(self.work, &self.append, node, common, &[&append]).await?;
        ends.into_iter().next().unwrap_or_else(|| Err(not_held()))
    }

    async fn rematch(&self, table: &TableId, next: &Table, lines: &[Line]) -> Result<(), Unkept> {
        self.lock(table).await?;
        self.insert_table(next).await?;
        append::begin(self.work, &self.append, self.node, next, lines).await?;
        let id = next.id.as_str();
        self.order("UPDATE heads SET node = NULL WHERE table_id = $1", &[&id]).await?;
        let follow = "UPDATE tables SET rematch = $2 WHERE id = $1 AND rematch IS NULL";
        let taken = || Unkept::Failed("another table follows already".to_owned());
        match self.order(follow, &[&table.as_str(), &id]).await? {
            1 => Ok(()),
            _ => Err(taken()),
        }
    }

    async fn archive(
        &self,
        table: &TableId,
        lines: usize,
        record: Option<&str>,
    ) -> Result<(), Unkept> {
        if self.lock(table).await? != append::int(lines) {
            return Err(Unkept::Failed("somebody plays there".to_owned()));
        }
        let id = table.as_str();
        if let Some(record) = record {
            let insert =
                "INSERT INTO archive (id, record, at) VALUES ($1, $2, (SELECT now FROM latest))";
            self.order(insert, &[&id, &record]).await?;
        }
        for gone in [
            "UPDATE tables SET rematch = NULL WHERE rematch = $1",
            "DELETE FROM lines WHERE table_id = $1",
            "DELETE FROM seats WHERE table_id = $1",
            "DELETE FROM heads WHERE table_id = $1",
            "DELETE FROM tables WHERE id = $1",
        ] {
            self.order(gone, &[&id]).await?;
        }
        Ok(())
    }

    /// Keeps that it is `now`, and finds the tables that have something to do by now. They are put off,
    /// and not forgotten, so that nothing is lost if they are never woken; each is told to one node.
    async fn rouse(&self, now: Millis, again: Millis, most: u32) -> Result<Vec<TableId>, Unkept> {
        let [now, again] = [now, again].map(|moment| moment.0.cast_signed());
        self.order("UPDATE clock SET now = $1 WHERE now < $1", &[&now]).await?;
        let due = "UPDATE tables SET due = $2 WHERE id IN
                (SELECT id FROM tables WHERE due <= $1 ORDER BY due LIMIT $3 FOR UPDATE SKIP LOCKED)
             RETURNING id";
        let rows = self.work.query(due, &[&now, &again, &i64::from(most)]).await?;
        Ok(rows.iter().filter_map(|row| TableId::read(row.get(0))).collect())
    }
}
