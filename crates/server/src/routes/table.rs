//! `GET /api/tables/{id}`: a table and who sits there.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;

use super::At;
use crate::cookie;
use crate::problem::{Problem, json};
use crate::rooms::Rooms;

pub(crate) async fn show(
    State(rooms): State<Arc<Rooms>>,
    At(id): At,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let token = cookie::token(&headers, &id);
    let sight = rooms.enter(&id)?.look(token.map(|token| token.digest())).await?;
    Ok(json(StatusCode::OK, &sight))
}
