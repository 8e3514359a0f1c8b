//! Who may write where: nodes that give signs of life, and the tables that they have claimed.

use std::time::Duration;

use referee::Millis;

use super::append::Held;
use super::link::{Doing, Session};
use super::{Place, Postgres, Role};
use crate::id::TableId;
use crate::node::NodeId;
use crate::store::{Claim, Pending, Unkept};

/// What a node says of itself when it gives a sign of life.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Beat {
    /// What time it is there.
    pub now: Millis,
    /// How many tables are alive there.
    pub tables: u32,
    /// How late it is with what it does.
    pub lag: Duration,
    /// For how long it is believed to live.
    pub lease: Duration,
}

/// What a node learns by a sign of life.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Beaten {
    /// The latest time of all nodes.
    pub now: Millis,
    /// Whether it was believed to be dead, so that its tables may have been taken.
    pub was_late: bool,
    /// The other nodes that live.
    pub peers: Vec<Peer>,
}

/// Another node that lives.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Peer {
    /// Its name.
    pub node: NodeId,
    /// How many tables are alive there.
    pub tables: u32,
    /// How late it is with what it does.
    pub lag: Duration,
}

/// Takes a table that nobody has, or whose node is dead. The row is waited for, so that whatever is under
/// way there is either kept before or never.
const CLAIM: &str = "
    UPDATE heads SET node = $2, fence = fence + 1
    WHERE table_id = $1 AND ($3 OR node IS NULL OR node = $2
        OR NOT EXISTS (SELECT 1 FROM nodes WHERE id = heads.node AND until > clock_timestamp()))
    RETURNING fence, lines, chain";

/// Claims a table, and says where its log ends if it is this node's now.
pub(super) async fn claim(
    session: &Session,
    table: &TableId,
    place: &Place,
) -> Result<(Claim, Option<Held>), Unkept> {
    let (id, node, is_alone) = (table.as_str(), place.node.as_str(), place.role == Role::Alone);
    // Whoever has it may have died between the two questions.
    for _ in 0..2 {
        if let Some(row) = session.query(CLAIM, &[&id, &node, &is_alone]).await?.first() {
            return Ok((Claim::Ours, Some(Held::read(row))));
        }
        let rows = session.query("SELECT node FROM heads WHERE table_id = $1", &[&id]).await?;
        let Some(row) = rows.first() else { return Ok((Claim::Nowhere, None)) };
        let whose: Option<&str> = row.get(0);
        if let Some(whose) = whose.and_then(NodeId::read) {
            return Ok((Claim::Theirs(whose), None));
        }
    }
    Err(Unkept::Failed("nobody can tell whose table it is".to_owned()))
}

/// Gives a table to another node, or to whoever comes first, if it is this node's.
pub(super) async fn hand_on(
    session: &Session,
    table: &TableId,
    from: &NodeId,
    fence: i64,
    to: Option<&NodeId>,
) -> Result<(), Unkept> {
    let give = "UPDATE heads SET node = $4, fence = fence + 1
         WHERE table_id = $1 AND node = $2 AND fence = $3";
    let to = to.map(NodeId::as_str);
    session.query(give, &[&table.as_str(), &from.as_str(), &fence, &to]).await?;
    Ok(())
}

/// Gives a sign of life.
async fn beat(session: &Session, node: &NodeId, beat: Beat) -> Result<Beaten, Unkept> {
    let live = "WITH before AS (SELECT until FROM nodes WHERE id = $1)
         INSERT INTO nodes (id, until, now, tables, lag)
         VALUES ($1, clock_timestamp() + $2 * interval '1 ms', $3, $4, $5)
         ON CONFLICT (id) DO UPDATE SET until = excluded.until, tables = excluded.tables,
             lag = excluded.lag, now = greatest(nodes.now, excluded.now)
         RETURNING coalesce((SELECT until < clock_timestamp() FROM before), true)";
    let [lease, lag] =
        [beat.lease, beat.lag].map(|it| i32::try_from(it.as_millis()).unwrap_or(i32::MAX));
    let (now, tables) = (beat.now.0.cast_signed(), i32::try_from(beat.tables).unwrap_or(i32::MAX));
    let id = node.as_str();
    let rows = session.query(live, &[&id, &f64::from(lease), &now, &tables, &lag]).await?;
    let was_late = rows.first().is_some_and(|row| row.get(0));
    let others = "SELECT id, tables, lag, now, (SELECT now FROM latest) FROM nodes
         WHERE until > clock_timestamp()";
    let (mut now, mut peers) = (beat.now, Vec::new());
    for row in session.query(others, &[]).await? {
        let times = [row.get::<_, i64>(3), row.get(4)].map(|time| Millis(time.cast_unsigned()));
        now = times.into_iter().fold(now, Millis::max);
        let Some(peer) = NodeId::read(row.get(0)).filter(|peer| peer != node) else { continue };
        let tables = row.get::<_, i32>(1).cast_unsigned();
        let lag = Duration::from_millis(u64::try_from(row.get::<_, i32>(2)).unwrap_or_default());
        peers.push(Peer { node: peer, tables, lag });
    }
    Ok(Beaten { now, was_late, peers })
}

/// The tables that are a node's.
async fn holdings(session: &Session, node: &NodeId) -> Result<Vec<TableId>, Unkept> {
    let found = "SELECT table_id FROM heads WHERE node = $1";
    let rows = session.query(found, &[&node.as_str()]).await?;
    Ok(rows.iter().filter_map(|row| TableId::read(row.get(0))).collect())
}

/// Says that a node has gone, and lets others have its tables.
async fn depart(session: &Session, node: &NodeId) -> Result<(), Unkept> {
    let gone = "WITH gone AS (UPDATE nodes SET until = '-infinity' WHERE id = $1)
         UPDATE heads SET node = NULL, fence = fence + 1 WHERE node = $1";
    session.query(gone, &[&node.as_str()]).await?;
    Ok(())
}

impl Postgres {
    /// Gives a sign of life, and learns who else lives.
    pub fn beat(&self, sign: Beat) -> Pending<Beaten> {
        let node = self.node().clone();
        self.sign(move |session| Box::pin(async move { beat(session, &node, sign).await }))
    }

    /// Asks which tables are still this node's. It holds the others no longer.
    pub fn holdings(&self) -> Pending<Vec<TableId>> {
        let (node, shared) = (self.node().clone(), self.shared.clone());
        self.sign(move |session| {
            Box::pin(async move {
                let ours = holdings(session, &node).await?;
                shared.held().retain(|table, _| ours.contains(table));
                Ok(ours)
            })
        })
    }

    /// Gives a table that is this node's to another one, which plays it on when somebody comes.
    pub fn assign(&self, table: &TableId, to: &NodeId) -> Pending<()> {
        self.hand_on(table, Some(to.clone()))
    }

    /// Gives a table that is this node's to another one, or to whoever asks first.
    pub(super) fn hand_on(&self, table: &TableId, to: Option<NodeId>) -> Pending<()> {
        let Some(held) = self.shared.held().remove(table) else {
            return Box::pin(async { Ok(()) });
        };
        let (table, node) = (table.clone(), self.node().clone());
        self.lease(move |session| {
            Box::pin(async move { hand_on(session, &table, &node, held.fence, to.as_ref()).await })
        })
    }

    /// Lets others have all tables of this node, which ends.
    pub fn depart(&self) -> Pending<()> {
        let node = self.node().clone();
        self.sign(move |session| Box::pin(async move { depart(session, &node).await }))
    }

    fn sign<T: Send + 'static>(
        &self,
        work: impl for<'a> FnOnce(&'a mut Session) -> Doing<'a, T> + Send + 'static,
    ) -> Pending<T> {
        let signs = self.signs.clone();
        Box::pin(async move { signs.with(work).await })
    }

    fn lease<T: Send + 'static>(
        &self,
        work: impl for<'a> FnOnce(&'a mut Session) -> Doing<'a, T> + Send + 'static,
    ) -> Pending<T> {
        let leases = self.leases.clone();
        Box::pin(async move { leases.with(work).await })
    }
}
