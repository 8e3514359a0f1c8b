//! Time, as tests have it.

use std::pin::pin;
use std::sync::mpsc::{Sender, channel};
use std::time::{Duration, Instant};

use tokio::task::{spawn_blocking, yield_now};

/// How long a test waits for something that must come, on the slowest machine.
pub const PATIENCE: Duration = Duration::from_secs(60);

/// How long a whole test may take before it hangs. On a busy machine it may take longer than anything that
/// it waits for.
const HANGS: Duration = Duration::from_secs(10 * 60);

/// A clock that stands still until it is moved, for one test and the server that it shares its thread
/// with. If the test hangs for longer than it is worth, the clock runs by itself and whoever waits is
/// told that nothing came.
pub struct Clock {
    _held: Sender<()>,
}

impl Clock {
    /// Stops the time.
    pub fn hold() -> Clock {
        tokio::time::pause();
        // While a thread is busy, paused time does not run ahead to the next timer.
        let (held, wait) = channel::<()>();
        spawn_blocking(move || wait.recv_timeout(HANGS).is_ok());
        Clock { _held: held }
    }

    /// Lets time pass.
    pub async fn advance(&self, span: Duration) {
        tokio::time::advance(span).await;
    }

    /// Lets time pass, so much at a time, until something has come.
    pub async fn advance_until<T>(&self, span: Duration, coming: impl Future<Output = T>) -> T {
        let mut coming = pin!(coming);
        eventually(async || {
            tokio::select! {
                biased;
                came = &mut coming => Some(came),
                () = self.advance(span) => None,
            }
        })
        .await
    }
}

/// Tries until something comes of it, and fails if nothing ever does.
pub async fn eventually<T>(mut attempt: impl AsyncFnMut() -> Option<T>) -> T {
    let deadline = Instant::now() + PATIENCE;
    while Instant::now() < deadline {
        if let Some(found) = attempt().await {
            return found;
        }
        yield_now().await;
    }
    panic!("it never comes to this");
}
