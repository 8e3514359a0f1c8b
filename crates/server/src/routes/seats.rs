//! `POST /api/tables/{id}/seats`: somebody sits down.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use wire::{Arrival, Device};

use super::{At, Body, held, read, seated};
use crate::callers::Caller;
use crate::cookie::{self, Rank};
use crate::handle::By;
use crate::names;
use crate::problem::{Problem, ProblemKind};
use crate::rooms::Rooms;
use crate::token::Token;

pub(crate) async fn take(
    State(rooms): State<Arc<Rooms>>,
    At(id): At,
    caller: Caller,
    headers: HeaderMap,
    body: Body,
) -> Result<Response, Problem> {
    let arrival: Arrival = read(body)?;
    let name = names::of_person(&arrival.name, rooms.shared.limits.name)?;
    let (handle, fresh) = (rooms.enter(&id, caller).await?, Token::drawn(&rooms.shared.random));
    let (_, tokens) = held(&handle, &headers, &id).await?;
    let shown = tokens.first().copied();
    // Whoever sits down beside somebody has no seat yet, though the browser does.
    let (known, rank) = match arrival.device {
        Device::Shared if shown.is_some() => (None, Rank::Beside),
        Device::Own | Device::Shared => (shown, Rank::First),
    };
    let digest = known.map(|token| token.digest());
    let arrival = Arrival { name, ..arrival };
    let sitting = handle.sit(digest, arrival, fresh.digest()).await?;
    let token = match sitting.by {
        By::Known => known.ok_or(ProblemKind::NotSeated)?,
        By::Fresh => fresh,
    };
    let cookies = cookie::give(&headers, &id, &token, rank);
    Ok(seated(StatusCode::OK, &sitting.table, cookies))
}
