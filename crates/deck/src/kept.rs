//! Rules that are made once and kept for good.

use std::sync::{Mutex, PoisonError};

/// Every rules of one kind that were ever asked for.
///
/// Rules are made once for each choice of options and kept for good, so that a game can refer to
/// them without counting who else does. (An `Arc` would make a copy of a game cost two atomic
/// operations, and threads that simulate would fight over the counter.)
pub struct Kept<R: 'static>(Mutex<Vec<&'static R>>);

impl<R> Kept<R> {
    /// Nothing is kept yet.
    pub const fn new() -> Kept<R> {
        Kept(Mutex::new(Vec::new()))
    }

    /// Those that are kept already and are the `same`, or these from now on.
    pub fn keep(&self, rules: R, same: impl Fn(&R, &R) -> bool) -> &'static R {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(kept) = known.iter().find(|kept| same(kept, &rules)) {
            return kept;
        }
        let rules: &'static R = Box::leak(Box::new(rules));
        known.push(rules);
        rules
    }
}

impl<R> Default for Kept<R> {
    fn default() -> Kept<R> {
        Kept::new()
    }
}
