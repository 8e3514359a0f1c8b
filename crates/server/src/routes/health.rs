//! `GET /api/health`: whether the server does what it is for.

use std::sync::Arc;

use axum::extract::State;
use tokio::sync::Mutex;
use tokio::time::{Instant, timeout};

use crate::problem::{Problem, ProblemKind};
use crate::rooms::Rooms;
use crate::shared::Shared;

pub(crate) async fn tell(State(rooms): State<Arc<Rooms>>) -> Result<&'static str, Problem> {
    let shared = &rooms.shared;
    shared.pulse.feel(shared).await.map_err(|why| ProblemKind::NotKept.because(why))?;
    Ok("up\n")
}

/// `GET /api/ready`: whether the server takes more: it does not end, and it keeps what it is told.
pub(crate) async fn ready(State(rooms): State<Arc<Rooms>>) -> Result<&'static str, Problem> {
    let shared = &rooms.shared;
    if shared.closing.is_cancelled() {
        return Err(ProblemKind::TryAgain.because("the server ends"));
    }
    shared.pulse.feel(shared).await.map_err(|why| ProblemKind::NotKept.because(why))?;
    Ok("ready\n")
}

/// Whether anything could be kept a moment ago. However many ask, the disk is troubled once.
#[derive(Default)]
pub(crate) struct Pulse {
    felt: Mutex<Option<(Instant, Result<(), String>)>>,
}

impl Pulse {
    async fn feel(&self, shared: &Shared) -> Result<(), String> {
        let mut felt = self.felt.lock().await;
        match &*felt {
            Some((at, found)) if at.elapsed() < shared.limits.pulse => found.clone(),
            Some(_) | None => {
                let probe = timeout(shared.limits.write, shared.store.probe()).await;
                let found = probe.map_err(|_| "the store does not answer".to_owned());
                let found = found.and_then(|kept| kept.map_err(|why| why.to_string()));
                *felt = Some((Instant::now(), found.clone()));
                found
            }
        }
    }
}
