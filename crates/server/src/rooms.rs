//! The tables that are alive.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::{OwnedSemaphorePermit, Semaphore, mpsc};
use tokio::time::sleep;

use crate::callers::{Caller, Held, Share};
use crate::cluster::Cluster;
use crate::handle::{Command, Glimpse, TableHandle};
use crate::id::TableId;
use crate::lobby::Lobby;
use crate::node::NodeId;
use crate::problem::{Problem, ProblemKind};
use crate::refusals::Excess;
use crate::room::{self, AnalysisKey, ReplayKey};
use crate::shared::Shared;
use crate::shelf::Shelf;
use crate::store::{Claim, Trace, Unkept};
use crate::token::Digest;

/// The tables that are alive, each kept by a task of its own.
pub(crate) struct Rooms {
    pub(crate) shared: Shared,
    pub(crate) lobby: Lobby,
    /// How many tables that are not alive are read at once.
    pub(crate) readings: Semaphore,
    /// What was found out about rounds.
    pub(crate) analyses: Shelf<AnalysisKey>,
    /// What was told of rounds that are over.
    pub(crate) replays: Shelf<ReplayKey>,
    /// How many are looked for at once.
    looks: Semaphore,
    live: Mutex<BTreeMap<TableId, mpsc::Sender<Command>>>,
    places: Arc<Semaphore>,
    /// The others, where several servers share a database.
    cluster: Option<Arc<Cluster>>,
}

/// Where a table is.
pub(crate) enum Whereabouts {
    /// Here, or nowhere.
    Here,
    /// At another server.
    There(NodeId),
}

/// How many tables are read at once for those who only want to know how they stand.
const READINGS: usize = 2;

/// How many analyses are remembered.
const ANALYSES: usize = 64;

/// How many parts of replays are remembered: each is a megabyte at most.
const REPLAYS: usize = 16;

/// How many tables are looked for at once, so that whoever guesses ids keeps few threads busy.
const LOOKS: usize = 4;

/// How often it is looked whether all tables have ended.
const LOOK: Duration = Duration::from_millis(10);

/// The right of one table to be alive.
pub(crate) struct Place {
    _one_of_all: OwnedSemaphorePermit,
    _one_of_its_address: Held,
}

impl Rooms {
    pub(crate) fn new(shared: Shared) -> Rooms {
        let places = Arc::new(Semaphore::new(shared.limits.tables));
        Rooms {
            shared,
            lobby: Lobby::default(),
            readings: Semaphore::new(READINGS),
            analyses: Shelf::with_room_for(ANALYSES),
            replays: Shelf::with_room_for(REPLAYS),
            looks: Semaphore::new(LOOKS),
            live: Mutex::new(BTreeMap::new()),
            places,
            cluster: None,
        }
    }

    /// The tables of one of several servers.
    pub(crate) fn of_many(self, cluster: Arc<Cluster>) -> Rooms {
        Rooms { cluster: Some(cluster), ..self }
    }

    /// The others, where several servers share a database.
    pub(crate) fn cluster(&self) -> Option<&Arc<Cluster>> {
        self.cluster.as_ref()
    }

    /// Whether no other table can come alive here.
    pub(crate) fn is_full(&self) -> bool {
        self.places.available_permits() == 0
    }

    /// Where a table is. One that nobody has is this server's then, or that of somebody who has room.
    pub(crate) async fn whereabouts(&self, id: &TableId) -> Result<Whereabouts, Problem> {
        let Some(cluster) = &self.cluster else { return Ok(Whereabouts::Here) };
        self.stay_open()?;
        if self.find(id).is_some() || self.trace(id).await? != Trace::Table {
            return Ok(Whereabouts::Here);
        }
        let unclear = |why: Unkept| {
            tracing::error!(table = id.hint(), %why, "nobody can tell whose table it is");
            Problem::from(ProblemKind::NotKept)
        };
        match self.shared.store.claim(id).await.map_err(unclear)? {
            Claim::Theirs(owner) => Ok(Whereabouts::There(owner)),
            Claim::Ours | Claim::Nowhere => match cluster.least().filter(|_| self.is_full()) {
                Some(other) => {
                    cluster.store.assign(id, &other).await.map_err(unclear)?;
                    Ok(Whereabouts::There(other))
                }
                None => Ok(Whereabouts::Here),
            },
        }
    }

    /// No table comes to a server that ends.
    fn stay_open(&self) -> Result<(), Problem> {
        if self.shared.closing.is_cancelled() {
            return Err(ProblemKind::TryAgain.into());
        }
        Ok(())
    }

    /// Waits until no table is alive.
    pub(crate) async fn emptied(&self) {
        while self.alive() > 0 {
            sleep(LOOK).await;
        }
    }

    /// Ends some tables that other servers have taken.
    pub(crate) fn lose(&self, which: impl Fn(&TableId) -> bool) {
        let live = self.live();
        for (_, task) in live.iter().filter(|(id, _)| which(id)) {
            // One that is too busy to hear it finds out when it writes.
            let _ = task.try_send(Command::Move { to: None });
        }
    }

    /// Gives so many tables to another server.
    pub(crate) fn hand_on(&self, to: &NodeId, count: usize) {
        for task in self.live().values().take(count) {
            // One that is too busy to hear it stays.
            let _ = task.try_send(Command::Move { to: Some(to.clone()) });
        }
    }

    /// A place for one more table, which somebody makes or wakes.
    pub(crate) fn place(&self, caller: Caller) -> Result<Place, Problem> {
        let one_of_all = Arc::clone(&self.places).try_acquire_owned().ok();
        let one_of_its_address = self.shared.callers.hold(caller, Share::Table);
        let Some((all, its)) = one_of_all.zip(one_of_its_address) else {
            self.shared.metrics.refusals.count(Excess::Tables);
            return Err(ProblemKind::TooManyTables.into());
        };
        Ok(Place { _one_of_all: all, _one_of_its_address: its })
    }

    /// The handle of a table, which comes alive if it is not. Whoever asks for one that does not exist
    /// costs one look into the store, and nothing is woken.
    pub(crate) async fn enter(
        self: &Arc<Self>,
        id: &TableId,
        caller: Caller,
    ) -> Result<TableHandle, Problem> {
        if let Some(handle) = self.find(id) {
            return Ok(handle);
        }
        self.stay_open()?;
        match self.trace(id).await? {
            Trace::Table => {}
            Trace::Record => return Err(ProblemKind::PutAway.into()),
            Trace::None => return Err(ProblemKind::UnknownTable.into()),
        }
        self.claim(id).await?;
        let mut live = self.live();
        // Somebody else may have woken it meanwhile.
        if let Some(inbox) = live.get(id).filter(|inbox| !inbox.is_closed()) {
            return Ok(TableHandle::new(inbox.clone()));
        }
        let place = self.place(caller)?;
        Ok(self.wake(&mut live, id.clone(), place))
    }

    /// The handle of a table that is alive.
    fn find(&self, id: &TableId) -> Option<TableHandle> {
        let live = self.live();
        live.get(id).filter(|inbox| !inbox.is_closed()).cloned().map(TableHandle::new)
    }

    /// Keeps a table that is not alive to whoever asks for it, until it is [forgotten](Self::forget).
    /// Whoever comes meanwhile waits at this inbox, and has to try again.
    pub(crate) fn reserve(&self, id: &TableId) -> Option<mpsc::Receiver<Command>> {
        let mut live = self.live();
        if live.contains_key(id) {
            return None;
        }
        let (commands, inbox) = mpsc::channel(self.shared.limits.inbox);
        live.insert(id.clone(), commands);
        Some(inbox)
    }

    /// How many tables are alive.
    pub(crate) fn alive(&self) -> u64 {
        self.live().len() as u64
    }

    async fn trace(&self, id: &TableId) -> Result<Trace, Problem> {
        let _one_of_few = self.looks.acquire().await.map_err(|_| ProblemKind::TryAgain)?;
        self.shared.store.trace(id).await.map_err(|why| {
            tracing::error!(table = id.hint(), %why, "nobody can tell whether there is one");
            ProblemKind::NotKept.into()
        })
    }

    /// Sees to it that this server may write at a table.
    async fn claim(&self, id: &TableId) -> Result<(), Problem> {
        match self.shared.store.claim(id).await {
            Ok(Claim::Ours) => Ok(()),
            Ok(Claim::Theirs(_)) => Err(ProblemKind::TryAgain.into()),
            Ok(Claim::Nowhere) => Err(ProblemKind::UnknownTable.into()),
            Err(why) => {
                tracing::error!(table = id.hint(), %why, "nobody can tell whose table it is");
                Err(ProblemKind::NotKept.into())
            }
        }
    }

    /// What tokens prove at a table, which does not come alive by that.
    pub(crate) async fn glance(
        self: &Arc<Self>,
        id: &TableId,
        tokens: Vec<Digest>,
    ) -> Result<Glimpse, Problem> {
        match self.find(id) {
            Some(handle) => handle.glance(tokens).await,
            None => room::glance(self, id, &tokens).await,
        }
    }

    /// The handle of a table that was just made.
    pub(crate) fn open(self: &Arc<Self>, id: TableId, place: Place) -> TableHandle {
        self.wake(&mut self.live(), id, place)
    }

    fn wake(
        self: &Arc<Self>,
        live: &mut BTreeMap<TableId, mpsc::Sender<Command>>,
        id: TableId,
        place: Place,
    ) -> TableHandle {
        let (commands, inbox) = mpsc::channel(self.shared.limits.inbox);
        live.insert(id.clone(), commands.clone());
        self.shared.tasks.spawn(room::run(Arc::clone(self), id, inbox, place));
        TableHandle::new(commands)
    }

    /// Forgets a table unless a command waits for it, and says whether it did.
    ///
    /// Handles are handed out under the same lock. So if the only one left is ours, nobody can send a
    /// command any more and nothing is lost.
    pub(crate) fn retire(&self, id: &TableId, inbox: &mpsc::Receiver<Command>) -> bool {
        let mut live = self.live();
        let alone = inbox.sender_strong_count() <= 1 && inbox.is_empty();
        if alone {
            live.remove(id);
        }
        alone
    }

    /// Forgets a table whose task ends, whatever waits for it.
    pub(crate) fn forget(&self, id: &TableId, inbox: &mut mpsc::Receiver<Command>) {
        let mut live = self.live();
        inbox.close();
        live.remove(id);
    }

    fn live(&self) -> MutexGuard<'_, BTreeMap<TableId, mpsc::Sender<Command>>> {
        self.live.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
