//! The tables that are alive.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::{OwnedSemaphorePermit, Semaphore, mpsc};

use crate::door::{Door, Knock};
use crate::house::House;
use crate::id::TableId;
use crate::problem::{Problem, Trouble};
use crate::room;

/// The tables that are alive, each kept by a task of its own.
pub(crate) struct Rooms {
    pub(crate) house: House,
    live: Mutex<BTreeMap<TableId, mpsc::Sender<Knock>>>,
    places: Arc<Semaphore>,
}

/// The right of one table to be alive.
pub(crate) struct Place {
    _permit: OwnedSemaphorePermit,
}

impl Rooms {
    pub(crate) fn new(house: House) -> Rooms {
        let places = Arc::new(Semaphore::new(house.limits.tables));
        Rooms { house, live: Mutex::new(BTreeMap::new()), places }
    }

    /// A place for one more table.
    pub(crate) fn place(&self) -> Result<Place, Problem> {
        let permit = Arc::clone(&self.places).try_acquire_owned();
        permit.map(|permit| Place { _permit: permit }).map_err(|_| Trouble::TooManyTables.into())
    }

    /// The door of a table, which comes alive if it is not.
    ///
    /// Whether there is such a table is known to the task that keeps it; it answers.
    pub(crate) fn enter(self: &Arc<Self>, id: &TableId) -> Result<Door, Problem> {
        let mut live = self.live();
        if let Some(inbox) = live.get(id).filter(|inbox| !inbox.is_closed()) {
            return Ok(Door::new(inbox.clone()));
        }
        let place = self.place()?;
        Ok(self.wake(&mut live, id.clone(), place))
    }

    /// The door of a table that was just made.
    pub(crate) fn open(self: &Arc<Self>, id: TableId, place: Place) -> Door {
        self.wake(&mut self.live(), id, place)
    }

    fn wake(
        self: &Arc<Self>,
        live: &mut BTreeMap<TableId, mpsc::Sender<Knock>>,
        id: TableId,
        place: Place,
    ) -> Door {
        let (knocks, inbox) = mpsc::channel(self.house.limits.inbox);
        live.insert(id.clone(), knocks.clone());
        self.house.tasks.spawn(room::keep(Arc::clone(self), id, inbox, place));
        Door::new(knocks)
    }

    /// Forgets a table unless somebody is at its door, and says whether it did.
    ///
    /// Doors are handed out under the same lock. So if the only one left is ours, nobody can
    /// knock any more and nothing is lost.
    pub(crate) fn retire(&self, id: &TableId, inbox: &mpsc::Receiver<Knock>) -> bool {
        let mut live = self.live();
        let alone = inbox.sender_strong_count() <= 1 && inbox.is_empty();
        if alone {
            live.remove(id);
        }
        alone
    }

    /// Forgets a table whose task ends, whoever is at its door.
    pub(crate) fn forget(&self, id: &TableId, inbox: &mut mpsc::Receiver<Knock>) {
        let mut live = self.live();
        inbox.close();
        live.remove(id);
    }

    fn live(&self) -> MutexGuard<'_, BTreeMap<TableId, mpsc::Sender<Knock>>> {
        self.live.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
