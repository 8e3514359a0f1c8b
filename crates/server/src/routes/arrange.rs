//! `POST /api/tables/{id}/arrangement`: the host arranges the table before it begins.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use table::Seat;

use super::{At, Body, held, read};
use crate::callers::Caller;
use crate::problem::{Problem, json};
use crate::rooms::Rooms;
use crate::token::Digest;

pub(crate) async fn order(
    State(rooms): State<Arc<Rooms>>,
    At(id): At,
    caller: Caller,
    headers: HeaderMap,
    body: Body,
) -> Result<Response, Problem> {
    let wish = read(body)?;
    let handle = rooms.enter(&id, caller).await?;
    let (glimpse, _) = held(&handle, &headers, &id).await?;
    let is_host = |(seat, _): &&(Seat, Digest)| Some(*seat) == glimpse.host;
    let seat = glimpse.held.iter().find(is_host).or(glimpse.held.first());
    let token = seat.map(|(_, token)| *token);
    Ok(json(StatusCode::OK, &handle.arrange(token, wish).await?))
}
