//! The store in a database of `PostgreSQL`, which several servers may share.
//!
//! Each server is a node. A node writes at the tables that it has claimed: the row of a table in `heads`
//! names it and bears a number, the fence, that grows with every claim. Whatever is written at a table
//! changes or locks that row in the same transaction, and only where node and fence are still its own. So
//! a node that has lost a table cannot write there, however late it learns of it.

mod append;
mod change;
mod lease;
mod link;
mod read;
mod schema;
#[cfg(test)]
mod tests;
mod writer;

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use referee::Millis;
use tokio::time::{Instant, sleep};
use tokio_postgres::Config;
use tokio_postgres::config::Host;

use super::{Claim, Line, Pending, Sitter, Store, Stored, Table, Trace, Unkept};
use crate::failure::Failure;
use crate::id::TableId;
use crate::node::NodeId;
use append::{Append, Held};
use change::{Change, Done};
pub use lease::{Beat, Beaten, Peer};
use link::{Doing, Link, Session, reason};
use writer::Writer;

/// How many tables are read at once.
const READERS: usize = 4;

/// How long a server that is just ending is waited for.
const WAIT: Duration = Duration::from_secs(2);

/// Whether a server has the database to itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// It has.
    Alone,
    /// It shares it with others, and a bus says who does what.
    OneOfMany,
}

/// Where the database is, and who asks.
#[derive(Clone)]
struct Place {
    config: Config,
    node: NodeId,
    role: Role,
}

impl Place {
    /// The address without what proves who may come.
    fn name(&self) -> PathBuf {
        let host = match self.config.get_hosts().first() {
            Some(Host::Tcp(host)) => host.clone(),
            #[cfg(unix)]
            Some(Host::Unix(path)) => path.display().to_string(),
            None => "localhost".to_owned(),
        };
        let database = self.config.get_dbname().unwrap_or_default();
        PathBuf::from(format!("postgres://{host}/{database}"))
    }

    fn failure(&self, why: String) -> Failure {
        Failure::Database { path: self.name(), why }
    }
}

/// Keeps tables in a database of `PostgreSQL`.
pub struct Postgres {
    place: Place,
    writer: Writer,
    readers: Vec<Arc<Link>>,
    next_reader: AtomicUsize,
    /// For claims, which never wait behind games.
    leases: Arc<Link>,
    /// For signs of life, which never wait behind claims.
    signs: Arc<Link>,
    shared: Arc<Common>,
    time: Millis,
}

/// What the writer and whoever asks it have in common.
struct Common {
    /// The tables that this node has claimed.
    held: Mutex<BTreeMap<TableId, Held>>,
    /// Whether nothing may be written, because the others cannot be heard.
    is_paused: AtomicBool,
}

impl Common {
    fn held(&self) -> MutexGuard<'_, BTreeMap<TableId, Held>> {
        self.held.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Believes the database about a table that this node has, or has not. Something that was said not to
    /// be kept may be kept all the same; what was kept meanwhile is known already.
    fn believe(&self, table: &TableId, found: Option<Held>) {
        let mut all = self.held();
        let Some(known) = all.get_mut(table) else { return };
        match found {
            Some(found) if found.fence == known.fence => {
                if found.lines > known.lines {
                    *known = found;
                }
            }
            Some(_) | None => drop(all.remove(table)),
        }
    }

    /// The number by which this node may write at a table.
    fn fence(&self, table: &TableId) -> Result<i64, Unkept> {
        self.held().get(table).map(|held| held.fence).ok_or_else(not_held)
    }
}

/// The complaint about a table that somebody else has.
fn not_held() -> Unkept {
    Unkept::Lost("another server has this table".to_owned())
}

impl Postgres {
    /// Opens a database, and makes its tables if it has none.
    pub async fn open(url: &str, role: Role) -> Result<Postgres, Failure> {
        let config = link::config(url).map_err(|why| Failure::Address { why: reason(&why) })?;
        let place = Place { config, node: NodeId::random(), role };
        let open = Session::open(&place);
        let mut session = open.await.map_err(|why| place.failure(reason(&why)))?;
        let patience = Instant::now() + WAIT;
        loop {
            let occupied = schema::occupy(&session, role).await;
            match occupied.map_err(|why| place.failure(reason(&why)))? {
                true => break,
                false if Instant::now() < patience => sleep(WAIT / 20).await,
                false => return Err(Failure::InUse { path: place.name() }),
            }
        }
        let time = schema::prepare(&mut session, &place).await?;
        let (held, is_paused) = (Mutex::default(), AtomicBool::new(false));
        let shared = Arc::new(Common { held, is_paused });
        let writer = Writer::start(place.clone(), session, Arc::clone(&shared));
        let link = || Arc::new(Link::new(place.clone()));
        let (readers, leases, signs) = ((0..READERS).map(|_| link()).collect(), link(), link());
        let next_reader = AtomicUsize::new(0);
        Ok(Postgres { place, writer, readers, next_reader, leases, signs, shared, time })
    }

    /// By what name the others know this server.
    pub fn node(&self) -> &NodeId {
        &self.place.node
    }

    /// Says whether anything may be written. Whoever cannot hear the others writes nothing.
    pub fn pause(&self, is_paused: bool) {
        self.shared.is_paused.store(is_paused, Relaxed);
    }

    /// Changes something about a table that is ours.
    fn change(&self, change: Change) -> Pending<()> {
        let done = self.writer.change(change);
        Box::pin(async move { done.await.map(|_| ()) })
    }

    /// Reads on one of a few connections.
    fn read<T: Send + 'static>(
        &self,
        work: impl for<'a> FnOnce(&'a mut Session) -> Doing<'a, T> + Send + 'static,
    ) -> Pending<T> {
        let at = self.next_reader.fetch_add(1, Relaxed) % READERS;
        let link = Arc::clone(&self.readers[at]);
        Box::pin(async move { link.with(work).await })
    }

    /// Does something to the database.
    #[cfg(test)]
    pub(super) async fn meddle(&self, sql: &'static str) {
        let meddling = self.leases.with(move |session| {
            Box::pin(async move { Ok(session.client.batch_execute(sql).await?) })
        });
        meddling.await.unwrap();
    }
}

impl Store for Postgres {
    fn create_table(&self, table: Table, lines: Vec<Line>) -> Pending<()> {
        self.change(Change::Create(table, lines))
    }

    fn take_seat(&self, table: &TableId, sitter: Sitter) -> Pending<()> {
        self.change(Change::Sit(table.clone(), sitter))
    }

    fn rearrange(&self, table: Table) -> Pending<()> {
        self.change(Change::Rearrange(table))
    }

    fn remove(&self, table: &TableId) -> Pending<()> {
        self.change(Change::Remove(table.clone()))
    }

    fn append(
        &self,
        table: &TableId,
        first: usize,
        lines: Vec<Line>,
        due: Option<Millis>,
    ) -> Pending<()> {
        self.writer.append(Append { table: table.clone(), first, lines, due })
    }

    fn time(&self) -> Millis {
        self.time
    }

    fn rouse(&self, now: Millis, again: Millis, most: u32) -> Pending<Vec<TableId>> {
        let done = self.writer.change(Change::Rouse { now, again, most });
        Box::pin(async move {
            match done.await? {
                Done::Roused(tables) => Ok(tables),
                Done::Kept => Ok(Vec::new()),
            }
        })
    }

    fn give_seat(
        &self,
        table: &Table,
        sitter: Sitter,
        first: usize,
        lines: Vec<Line>,
    ) -> Pending<()> {
        let (id, host) = (table.id.clone(), table.host);
        let append = Append { table: id, first, lines, due: None };
        self.change(Change::Give { append, host, sitter })
    }

    fn set_rematch(&self, table: &TableId, next: Table, lines: Vec<Line>) -> Pending<()> {
        self.change(Change::Rematch { table: table.clone(), next, lines })
    }

    fn probe(&self) -> Pending<()> {
        self.change(Change::Nothing)
    }

    fn claim(&self, table: &TableId) -> Pending<Claim> {
        let (table, place) = (table.clone(), self.place.clone());
        let (leases, shared) = (Arc::clone(&self.leases), Arc::clone(&self.shared));
        Box::pin(async move {
            // One claim at a time, so that the last one that is kept is the one that is known.
            let claim = leases.with(move |session| {
                Box::pin(async move {
                    if shared.held().contains_key(&table) {
                        return Ok(Claim::Ours);
                    }
                    let (claim, held) = lease::claim(session, &table, &place).await?;
                    if let Some(held) = held {
                        shared.held().insert(table, held);
                    }
                    Ok(claim)
                })
            });
            claim.await
        })
    }

    fn release(&self, table: &TableId) -> Pending<()> {
        self.hand_on(table, None)
    }

    fn trace(&self, table: &TableId) -> Pending<Trace> {
        let table = table.clone();
        self.read(move |session| Box::pin(async move { read::trace(session, &table).await }))
    }

    fn ages(&self, after: Option<TableId>, most: u32) -> Pending<Vec<(TableId, Millis)>> {
        self.read(move |session| {
            Box::pin(async move { read::ages(session, after.as_ref(), most).await })
        })
    }

    fn archive(&self, table: &TableId, lines: usize, record: Option<String>) -> Pending<()> {
        self.change(Change::Archive { table: table.clone(), lines, record })
    }

    fn archived(&self, table: &TableId) -> Pending<Option<String>> {
        let table = table.clone();
        self.read(move |session| Box::pin(async move { read::archived(session, &table).await }))
    }

    fn forget(&self, before: Millis) -> Pending<()> {
        self.change(Change::Forget(before))
    }

    fn load(&self, table: &TableId) -> Pending<Option<Stored>> {
        let (table, node, shared) = (table.clone(), self.node().clone(), Arc::clone(&self.shared));
        self.read(move |session| {
            Box::pin(async move {
                let head = read::settled(session, &table, &node).await?;
                shared.believe(&table, head);
                read::load(session, &table).await
            })
        })
    }
}
