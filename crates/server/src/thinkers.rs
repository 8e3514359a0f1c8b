//! Where robots think that look ahead: beside the tables, and never more of them at a time than the
//! machine can spare. Who finds no place plays at once, a little less well, and nobody waits for it.

use std::num::NonZero;
use std::sync::Arc;
use std::thread::available_parallelism;

use tokio::sync::Semaphore;
use tokio::task::{JoinHandle, spawn_blocking};

/// Why nothing was found out: the server ends, or it made a mistake.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Broken;

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

    /// Thinks about something as soon as there is a place; whoever asked first is first.
    pub(crate) async fn study<R: Send + 'static>(
        &self,
        thought: impl FnOnce() -> R + Send + 'static,
    ) -> Result<R, Broken> {
        let place = Arc::clone(&self.0).acquire_owned().await.map_err(|_| Broken)?;
        let found = spawn_blocking(move || {
            let found = thought();
            drop(place);
            found
        });
        found.await.map_err(|_| Broken)
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

    #[tokio::test]
    async fn whoever_can_wait_gets_a_place() {
        let thinkers = Thinkers::new(1);
        let both = tokio::join!(thinkers.study(|| 1), thinkers.study(|| 2));
        assert_eq!(both, (Ok(1), Ok(2)));
    }
}
