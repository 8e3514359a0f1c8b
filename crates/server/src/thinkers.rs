//! Where robots think that look ahead: beside the tables, and never more of them at a time than the
//! machine can spare. Who finds no place plays at once, a little less well, and nobody waits for it.

use std::num::NonZero;
use std::sync::Arc;
use std::thread::available_parallelism;

use tokio::sync::Semaphore;
use tokio::task::{JoinHandle, spawn_blocking};

/// Places to think.
pub(crate) struct Thinkers(Arc<Semaphore>);

/// How many robots think at a time as a rule: on half of the processors, so that the others are there
/// for people.
pub(crate) fn usual() -> usize {
    (available_parallelism().map_or(1, NonZero::get) / 2).max(1)
}

impl Thinkers {
    pub(crate) fn new(places: usize) -> Thinkers {
        Thinkers(Arc::new(Semaphore::new(places)))
    }

    /// Thinks about something, if there is a place.
    pub(crate) fn think<R: Send + 'static>(
        &self,
        thought: impl FnOnce() -> R + Send + 'static,
    ) -> Option<JoinHandle<R>> {
        let place = Arc::clone(&self.0).try_acquire_owned().ok()?;
        Some(spawn_blocking(move || {
            let found = thought();
            drop(place);
            found
        }))
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;

    #[tokio::test]
    async fn no_more_think_than_there_are_places() {
        let thinkers = Thinkers::new(1);
        let (go_on, told) = mpsc::channel::<()>();
        let first = thinkers.think(move || told.recv().is_ok()).unwrap();
        assert!(thinkers.think(|| ()).is_none());
        go_on.send(()).unwrap();
        assert!(first.await.unwrap());
        assert!(thinkers.think(|| ()).is_some());
        assert!(Thinkers::new(0).think(|| ()).is_none());
    }
}
