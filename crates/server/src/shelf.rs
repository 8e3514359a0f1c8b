//! What was worked out for somebody is kept for the next who asks.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Some answers, the latest first.
pub(crate) struct Shelf<K> {
    room: usize,
    kept: Mutex<VecDeque<(K, Arc<str>)>>,
}

impl<K: PartialEq> Shelf<K> {
    /// A shelf for so many answers.
    pub(crate) fn with_room_for(room: usize) -> Shelf<K> {
        Shelf { room, kept: Mutex::default() }
    }

    pub(crate) fn find(&self, key: &K) -> Option<Arc<str>> {
        self.all().iter().find(|(kept, _)| kept == key).map(|(_, text)| Arc::clone(text))
    }

    /// Keeps an answer, in the place of the oldest if there is no room.
    pub(crate) fn keep(&self, key: K, text: Arc<str>) {
        let mut all = self.all();
        all.push_front((key, text));
        all.truncate(self.room);
    }

    fn all(&self) -> MutexGuard<'_, VecDeque<(K, Arc<str>)>> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_oldest_makes_room() {
        let shelf = Shelf::with_room_for(2);
        for key in 0..3 {
            shelf.keep(key, key.to_string().into());
        }
        let found = [0, 1, 2].map(|key| shelf.find(&key));
        assert_eq!(found, [None, Some("1".into()), Some("2".into())]);
    }
}
