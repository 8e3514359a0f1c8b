//! `GET /api/tables/{id}`: a table and who sits there.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use serde::Serialize;
use wire::Holding;

use super::{At, held, seated};
use crate::callers::Caller;
use crate::cookie;
use crate::handle::Sight;
use crate::problem::Problem;
use crate::rooms::Rooms;
use crate::token::Token;

/// What a visitor is told.
#[derive(Serialize)]
struct Visit {
    #[serde(flatten)]
    sight: Sight,
    /// The seats of the browser.
    yours: Vec<Holding>,
}

pub(crate) async fn show(
    State(rooms): State<Arc<Rooms>>,
    At(id): At,
    caller: Caller,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let handle = rooms.enter(&id, caller).await?;
    let (glimpse, tokens) = held(&handle, &headers, &id).await?;
    let sight = handle.look(tokens.first().map(Token::digest)).await?;
    let holding = |(seat, digest): &(table::Seat, crate::token::Digest)| Holding {
        seat: seat.to_string(),
        sign: digest.sign(),
    };
    let yours = glimpse.held.iter().map(holding).collect();
    // Whoever comes back has the seats for as long as on the first day.
    let cookies = cookie::give_all(&headers, &id, tokens.iter());
    Ok(seated(StatusCode::OK, &Visit { sight, yours }, cookies))
}
