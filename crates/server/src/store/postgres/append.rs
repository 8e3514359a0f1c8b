//! Lines of many tables, kept by one statement.

use std::collections::BTreeMap;

use referee::Millis;
use table::Seed;
use tokio_postgres::{Error, GenericClient, Row, Statement};

use super::{Common, not_held};
use crate::id::TableId;
use crate::node::NodeId;
use crate::store::chain::{self, Link};
use crate::store::{Line, Table, Unkept};

/// The fence of whoever makes a table.
pub(super) const FIRST: i64 = 1;

/// A table that this node has claimed, and where its log ends. Nobody else writes there meanwhile, so it
/// need not be asked each time; the statement that appends finds out if it is wrong.
pub(super) struct Held {
    pub(super) fence: i64,
    pub(super) lines: usize,
    /// The hash of the last line; `None` if there is no line.
    pub(super) chain: Option<Link>,
}

impl Held {
    /// Reads it from three columns of `heads`: fence, lines and chain.
    pub(super) fn read(row: &Row) -> Held {
        let (lines, chain): (i32, Option<&[u8]>) = (row.get(1), row.get(2));
        Held {
            fence: row.get(0),
            lines: usize::try_from(lines).unwrap_or_default(),
            chain: chain.and_then(|chain| chain.try_into().ok()),
        }
    }
}

/// Lines to be kept at one table.
#[derive(Clone)]
pub(super) struct Append {
    pub(super) table: TableId,
    pub(super) first: usize,
    pub(super) lines: Vec<Line>,
    pub(super) due: Option<Millis>,
}

/// Moves the ends of logs on, where they are as this node believes and its own, and inserts the lines of
/// those alone. Says which they were.
pub(super) const APPEND: &str = "
    WITH asked AS (
        SELECT * FROM unnest($2::text[], $3::bigint[], $4::int[], $5::int[], $6::bytea[], $7::bigint[],
                             $8::bigint[])
            AS asked (table_id, fence, first, lines, chain, at, due)
    ), moved AS (
        UPDATE heads SET lines = asked.lines, chain = coalesce(asked.chain, heads.chain),
                         at = greatest(heads.at, asked.at)
        FROM asked
        WHERE heads.table_id = asked.table_id AND heads.node = $1 AND heads.fence = asked.fence
            AND heads.lines = asked.first
        RETURNING asked.table_id, asked.at, asked.due
    ), kept AS (
        INSERT INTO lines (table_id, number, text, seat, request, tone, at, chain)
        SELECT line.* FROM unnest($9::text[], $10::int[], $11::text[], $12::smallint[], $13::bigint[],
                                  $14::smallint[], $15::bigint[], $16::bytea[])
            AS line (table_id, number, text, seat, request, tone, at, chain)
        JOIN moved USING (table_id)
    ), due AS (
        UPDATE tables SET due = moved.due FROM moved
        WHERE tables.id = moved.table_id AND tables.due IS DISTINCT FROM moved.due
    ), passed AS (
        UPDATE nodes SET now = greatest(nodes.now, (SELECT max(at) FROM moved)) WHERE id = $1
    )
    SELECT table_id FROM moved";

/// What the statement is given, column by column.
#[derive(Default)]
struct Columns<'a> {
    tables: Vec<&'a str>,
    fences: Vec<i64>,
    firsts: Vec<i32>,
    ends: Vec<i32>,
    chains: Vec<Option<Vec<u8>>>,
    ats: Vec<i64>,
    dues: Vec<Option<i64>>,
    lines: LineColumns<'a>,
}

#[derive(Default)]
struct LineColumns<'a> {
    tables: Vec<&'a str>,
    numbers: Vec<i32>,
    texts: Vec<&'a str>,
    seats: Vec<Option<i16>>,
    requests: Vec<Option<i64>>,
    tones: Vec<i16>,
    ats: Vec<i64>,
    chains: Vec<Vec<u8>>,
}

/// Where a log ends after something was added to it.
pub(super) struct End {
    table: TableId,
    lines: usize,
    chain: Option<Link>,
}

impl Common {
    /// Notes where a log ends now.
    pub(super) fn note(&self, End { table, lines, chain }: End) {
        if let Some(held) = self.held().get_mut(&table) {
            (held.lines, held.chain) = (lines, chain);
        }
    }
}

/// Keeps lines, each at another table, and says where each of their logs ends then, or why nothing is
/// added there. Fails if the statement does; then nothing is kept.
pub(super) async fn append(
    client: &impl GenericClient,
    statement: &Statement,
    node: &NodeId,
    common: &Common,
    batch: &[&Append],
) -> Result<Vec<Result<End, Unkept>>, Error> {
    let roots = roots(client, common, batch).await?;
    let mut columns = Columns::default();
    let ends: Vec<Result<End, Unkept>> = batch
        .iter()
        .map(|append| {
            let (fence, before) = end(common, append, &roots)?;
            Ok(columns.add(append, fence, before))
        })
        .collect();
    let kept = columns.execute(client, statement, node).await?;
    let is_kept = |end: End| if kept.contains(&end.table) { Ok(end) } else { Err(not_held()) };
    Ok(ends.into_iter().map(|end| end.and_then(is_kept)).collect())
}

/// Keeps the first lines of a table that this node has just made, and says where its log ends then.
pub(super) async fn begin(
    client: &impl GenericClient,
    statement: &Statement,
    node: &NodeId,
    table: &Table,
    lines: &[Line],
) -> Result<End, Error> {
    let append = Append { table: table.id.clone(), first: 0, lines: lines.to_vec(), due: None };
    let mut columns = Columns::default();
    let root = chain::root(&table.id, &table.header, table.seed);
    let end = columns.add(&append, FIRST, Some(root));
    columns.execute(client, statement, node).await?;
    Ok(end)
}

/// Where a log ends that something is to be added to: its fence and its last hash.
fn end(
    common: &Common,
    append: &Append,
    roots: &BTreeMap<TableId, Link>,
) -> Result<(i64, Option<Link>), Unkept> {
    let held = common.held();
    let held = held.get(&append.table).ok_or_else(not_held)?;
    if held.lines != append.first {
        let (next, first) = (held.lines, append.first);
        return Err(Unkept::Failed(format!("line {next} is next, not {first}")));
    }
    Ok((held.fence, held.chain.or_else(|| roots.get(&append.table).copied())))
}

/// What the first lines of tables hang on.
async fn roots(
    client: &impl GenericClient,
    common: &Common,
    batch: &[&Append],
) -> Result<BTreeMap<TableId, Link>, Error> {
    let begins = |append: &&&Append| {
        let held = common.held();
        !append.lines.is_empty() && held.get(&append.table).is_some_and(|it| it.chain.is_none())
    };
    let tables: Vec<&TableId> = batch.iter().filter(begins).map(|append| &append.table).collect();
    if tables.is_empty() {
        return Ok(BTreeMap::new());
    }
    let ids: Vec<&str> = tables.iter().map(|table| table.as_str()).collect();
    let found = "SELECT id, header, seed FROM tables WHERE id = ANY ($1)";
    let rows = client.query(found, &[&ids]).await?;
    let root = |row: &Row| {
        let (id, seed) = (TableId::read(row.get(0))?, Seed::from_hex(row.get(2))?);
        let root = chain::root(&id, row.get(1), seed);
        Some((id, root))
    };
    Ok(rows.iter().filter_map(root).collect())
}

impl<'a> Columns<'a> {
    /// Adds the lines of a table behind a hash, and says where its log ends then.
    fn add(&mut self, append: &'a Append, fence: i64, before: Option<Link>) -> End {
        let table = append.table.as_str();
        let (mut link, mut latest) = (before, 0);
        for (number, line) in (append.first..).zip(&append.lines) {
            let next = link.map(|link| chain::next(&link, line)).unwrap_or_default();
            link = Some(next);
            let at = line.at.0.cast_signed();
            latest = latest.max(at);
            let lines = &mut self.lines;
            lines.tables.push(table);
            lines.numbers.push(int(number));
            lines.texts.push(&line.text);
            lines.seats.push(line.asked.map(|asked| asked.seat.0.into()));
            lines.requests.push(line.asked.map(|asked| asked.id.cast_signed()));
            lines.tones.push(line.tone as i16);
            lines.ats.push(at);
            lines.chains.push(next.to_vec());
        }
        self.tables.push(table);
        self.fences.push(fence);
        self.firsts.push(int(append.first));
        let end = append.first + append.lines.len();
        self.ends.push(int(end));
        self.chains.push(link.filter(|_| !append.lines.is_empty()).map(|link| link.to_vec()));
        self.ats.push(latest);
        self.dues.push(append.due.map(|due| due.0.cast_signed()));
        End { table: append.table.clone(), lines: end, chain: link }
    }

    /// Says which tables have their lines now.
    async fn execute(
        &self,
        client: &impl GenericClient,
        statement: &Statement,
        node: &NodeId,
    ) -> Result<Vec<TableId>, Error> {
        if self.tables.is_empty() {
            return Ok(Vec::new());
        }
        let lines = &self.lines;
        let rows = client
            .query(
                statement,
                &[
                    &node.as_str(),
                    &self.tables,
                    &self.fences,
                    &self.firsts,
                    &self.ends,
                    &self.chains,
                    &self.ats,
                    &self.dues,
                    &lines.tables,
                    &lines.numbers,
                    &lines.texts,
                    &lines.seats,
                    &lines.requests,
                    &lines.tones,
                    &lines.ats,
                    &lines.chains,
                ],
            )
            .await?;
        Ok(rows.iter().filter_map(|row| TableId::read(row.get(0))).collect())
    }
}

/// A count of lines as the database has it.
pub(super) fn int(count: usize) -> i32 {
    i32::try_from(count).expect("fewer than 2^31 lines")
}
