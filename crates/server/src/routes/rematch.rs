//! `POST /api/tables/{id}/rematch`: one's seat where the same people play again.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;

use super::{At, held, seated};
use crate::callers::Caller;
use crate::cookie;
use crate::problem::Problem;
use crate::rooms::Rooms;
use crate::token::Token;

pub(crate) async fn follow(
    State(rooms): State<Arc<Rooms>>,
    At(id): At,
    caller: Caller,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let handle = rooms.enter(&id, caller).await?;
    let (_, tokens) = held(&handle, &headers, &id).await?;
    let next = handle.rematch(tokens.first().map(Token::digest)).await?;
    let cookies = cookie::give_all(&headers, &next.id, tokens.iter());
    Ok(seated(StatusCode::OK, &next.table, cookies))
}
