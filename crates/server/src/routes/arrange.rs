//! `POST /api/tables/{id}/arrangement`: the host arranges the table before it begins.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;

use super::{At, Body, read};
use crate::cookie;
use crate::problem::{Problem, json};
use crate::rooms::Rooms;

pub(crate) async fn order(
    State(rooms): State<Arc<Rooms>>,
    At(id): At,
    headers: HeaderMap,
    body: Body,
) -> Result<Response, Problem> {
    let wish = read(body)?;
    let token = cookie::token(&headers, &id).map(|token| token.digest());
    Ok(json(StatusCode::OK, &rooms.enter(&id)?.arrange(token, wish).await?))
}
