//! `POST /api/tables/{id}/rematch`: one's seat where the same people play again.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;

use super::{At, seated};
use crate::cookie;
use crate::problem::{Problem, ProblemKind};
use crate::rooms::Rooms;

pub(crate) async fn follow(
    State(rooms): State<Arc<Rooms>>,
    At(id): At,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let handle = rooms.enter(&id)?;
    let token = cookie::token(&headers, &id);
    let next = handle.rematch(token.map(|token| token.digest())).await?;
    let token = token.ok_or(ProblemKind::NotSeated)?;
    let cookie = cookie::give(&headers, &next.id, &token);
    Ok(seated(StatusCode::OK, &next.table, cookie))
}
