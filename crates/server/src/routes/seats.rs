//! `POST /api/tables/{id}/seats`: somebody sits down.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use wire::Arrival;

use super::{At, Body, read, seated};
use crate::cookie;
use crate::handle::By;
use crate::names;
use crate::problem::{Problem, ProblemKind};
use crate::rooms::Rooms;
use crate::token::Token;

pub(crate) async fn take(
    State(rooms): State<Arc<Rooms>>,
    At(id): At,
    headers: HeaderMap,
    body: Body,
) -> Result<Response, Problem> {
    let arrival: Arrival = read(body)?;
    let name = names::of_person(&arrival.name, rooms.shared.limits.name)?;
    let (shown, fresh) = (cookie::token(&headers, &id), Token::drawn(&rooms.shared.random));
    let digest = shown.map(|token| token.digest());
    let arrival = Arrival { name, ..arrival };
    let sitting = rooms.enter(&id)?.sit(digest, arrival, fresh.digest()).await?;
    let token = match sitting.by {
        By::Known => shown.ok_or(ProblemKind::NotSeated)?,
        By::Fresh => fresh,
    };
    let cookie = cookie::give(&headers, &id, &token);
    Ok(seated(StatusCode::OK, &sitting.table, cookie))
}
