//! `GET /api/tables/{id}/replay`: a round that is over, frame by frame.

use std::sync::Arc;

use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use table::Seat;

use super::At;
use crate::callers::Caller;
use crate::problem::{Problem, ProblemKind};
use crate::room::{self, Look};
use crate::rooms::Rooms;

/// What is asked for.
#[derive(Deserialize)]
pub(crate) struct Which {
    /// The round, counted from 0; the last one if none is named.
    round: Option<u32>,
    /// Whose side of the table it is; nobody's if none is named.
    seat: Option<String>,
    /// Whether all hands are shown.
    #[serde(default)]
    open: bool,
    /// The first frame that is wanted.
    #[serde(default)]
    first: u32,
}

pub(crate) async fn tell(
    State(rooms): State<Arc<Rooms>>,
    At(id): At,
    caller: Caller,
    which: Result<Query<Which>, QueryRejection>,
) -> Result<Response, Problem> {
    let Query(Which { round, seat, open, first }) =
        which.map_err(|why| ProblemKind::BadRequest.because(why.body_text()))?;
    let nobody = || ProblemKind::BadRequest.because("the table has no such seat");
    let seat = seat.map(|letter| Seat::from_letter(&letter).ok_or_else(nobody)).transpose()?;
    let look = Look { round, seat, is_open: open, first };
    let told = room::replay(&rooms, caller, &id, look).await?;
    Ok(([(header::CONTENT_TYPE, "application/json")], told.to_string()).into_response())
}
