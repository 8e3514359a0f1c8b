//! `/api/tables/{id}/key`: a seat on another device.
//!
//! A cookie stays in its browser. Its owner may ask for what it proves, keep that as a link, and show it
//! anywhere to have the same seat.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use wire::SeatKey;

use super::{At, Body, Whose, held, read, seated};
use crate::callers::Caller;
use crate::cookie::{self, Rank};
use crate::problem::{Problem, ProblemKind, json};
use crate::rooms::Rooms;
use crate::token::Token;

/// `GET`: the key of one's own seat.
pub(crate) async fn show(
    State(rooms): State<Arc<Rooms>>,
    At(id): At,
    caller: Caller,
    whose: Whose,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let (_, tokens) = held(&rooms.enter(&id, caller).await?, &headers, &id).await?;
    let token = whose.among(&tokens).ok_or(ProblemKind::NotSeated)?;
    Ok(json(StatusCode::OK, &SeatKey { key: token.text() }))
}

/// `POST`: the seat that a key proves.
pub(crate) async fn show_up(
    State(rooms): State<Arc<Rooms>>,
    At(id): At,
    caller: Caller,
    headers: HeaderMap,
    body: Body,
) -> Result<Response, Problem> {
    let SeatKey { key } = read(body)?;
    let token = Token::read(&key).ok_or(ProblemKind::NotSeated)?;
    let sight = rooms.enter(&id, caller).await?.look(Some(token.digest())).await?;
    if sight.table.you.is_none() {
        return Err(ProblemKind::NotSeated.into());
    }
    let cookies = cookie::give(&headers, &id, &token, Rank::First);
    Ok(seated(StatusCode::OK, &sight.table, cookies))
}
