//! Wakes the tables that have something to do though nobody is there, and keeps the time.
//!
//! A table where a move may take days is seldom alive. When it has next something to do stands in the
//! store; this task looks there every minute, which is often enough for days, and keeps what time it
//! is by the way.

use std::sync::Arc;
use std::time::Duration;

use referee::Millis;
use tokio::time::sleep;

use crate::callers::Caller;
use crate::rooms::Rooms;

/// How often it is looked for tables that have something to do.
const ROUND: Duration = Duration::from_secs(60);

/// How many are woken at once, so that a server that was down is not overrun.
const TOGETHER: u32 = 16;

/// When a table is woken again that could not be, or that had nothing to do.
const AGAIN: Millis = Millis(10 * 60 * 1000);

/// Wakes tables until the server ends.
pub(crate) async fn run(rooms: Arc<Rooms>) {
    loop {
        tokio::select! {
            // The time is kept once more, so that a server that ends in good order loses none.
            () = rooms.shared.closing.cancelled() => return rouse(&rooms, 0).await,
            () = sleep(ROUND) => rouse(&rooms, TOGETHER).await,
        }
    }
}

async fn rouse(rooms: &Arc<Rooms>, most: u32) {
    let now = rooms.shared.now();
    match rooms.shared.store.rouse(now, now + AGAIN, most).await {
        Ok(due) => {
            for id in due {
                // Where there is no place for another table, it is woken later.
                let _ = rooms.enter(&id, Caller::default()).await;
            }
        }
        Err(why) => tracing::warn!(%why, "nobody is woken"),
    }
}
