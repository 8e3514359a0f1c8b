//! `GET /api/tables/{id}/record`: the rounds that are over, as a script with what was promised of deals.

use std::sync::Arc;

use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};

use super::At;
use crate::problem::Problem;
use crate::room;
use crate::rooms::Rooms;

pub(crate) async fn tell(State(rooms): State<Arc<Rooms>>, At(id): At) -> Result<Response, Problem> {
    let record = room::record(&rooms, &id).await?;
    let name = format!("attachment; filename=\"mille-sabots-{id}.txt\"");
    let kind = "text/plain; charset=utf-8".to_owned();
    Ok(([(header::CONTENT_TYPE, kind), (header::CONTENT_DISPOSITION, name)], record)
        .into_response())
}
