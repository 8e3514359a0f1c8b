//! What to believe when the store says that something is not kept: what is to be read there.
//!
//! A disk may fail after it has written. Whoever believed it would go on with another table than the one
//! that is read after the next restart, where people might sit at each other's seats.

use referee::Millis;

use super::{TableTask, millis};
use crate::problem::{Problem, ProblemKind};
use crate::store::{Stored, Unkept};

impl TableTask {
    /// Sees whether something is kept that the store says is not. If it is, it counts; if the table is
    /// as it was, it does not; and if nobody can tell, everybody has to come again.
    pub(super) async fn doubt(
        &mut self,
        what: &str,
        why: &Unkept,
        is_kept: impl Fn(Option<&Stored>) -> bool,
    ) -> Result<(), Problem> {
        tracing::error!(table = self.table.id.hint(), what, %why, "something is not kept");
        let found = self.shared().store.load(&self.table.id).await;
        match found {
            Ok(found) if is_kept(found.as_ref()) => Ok(()),
            Ok(Some(found)) if found.table == self.table && found.rematch == self.rematch => {
                Err(ProblemKind::NotKept.into())
            }
            Ok(_) | Err(_) => {
                self.is_lost = true;
                Err(ProblemKind::NotKept.into())
            }
        }
    }

    /// Whether what this task believes may not be what is kept: then nobody is told it.
    pub(super) fn is_in_doubt(&self) -> bool {
        self.is_unsure || self.is_lost
    }

    /// Does nothing by itself for a while, because something could not be kept.
    pub(super) fn rest(&mut self) {
        let retry = Millis(millis(self.shared().limits.retry));
        self.journal.rest(self.shared().now() + retry);
    }

    /// Looks whether things can be kept again, if something could not be: whoever heard that the table
    /// waits hears that it goes on, though nobody acts.
    pub(super) async fn recover(&mut self) {
        let now = self.shared().now();
        if self.is_in_doubt() || self.journal.rests().is_none_or(|until| until > now) {
            return;
        }
        if self.shared().store.probe().await.is_err() {
            return self.rest();
        }
        tracing::info!(table = self.table.id.hint(), "it goes on");
        self.journal.go_on();
        self.welcome_all();
    }
}
