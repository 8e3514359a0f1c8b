//! `GET /api/tables/{id}/analysis`: where a round that is over was won.

use std::sync::Arc;

use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;

use super::At;
use crate::callers::Caller;
use crate::problem::{Problem, ProblemKind};
use crate::room;
use crate::rooms::Rooms;

/// What is asked for.
#[derive(Deserialize)]
pub(crate) struct Which {
    /// The round, counted from 0; the last one if none is named.
    round: Option<u32>,
}

pub(crate) async fn tell(
    State(rooms): State<Arc<Rooms>>,
    At(id): At,
    caller: Caller,
    which: Result<Query<Which>, QueryRejection>,
) -> Result<Response, Problem> {
    let Query(Which { round }) =
        which.map_err(|why| ProblemKind::BadRequest.because(why.body_text()))?;
    let analysis = room::analysis(&rooms, caller, &id, round).await?;
    Ok(([(header::CONTENT_TYPE, "application/json")], analysis.to_string()).into_response())
}
