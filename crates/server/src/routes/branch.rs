//! `POST /api/tables/{id}/branch`: a table that goes on after a line of this one, against robots.

use std::sync::Arc;

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use table::Seat;
use wire::NewBranch;

use super::alone::Alone;
use super::{At, Body, read};
use crate::callers::Caller;
use crate::names;
use crate::problem::{Problem, ProblemKind};
use crate::room::{self, Branch};
use crate::rooms::Rooms;

pub(crate) async fn go_on(
    State(rooms): State<Arc<Rooms>>,
    At(id): At,
    caller: Caller,
    headers: HeaderMap,
    body: Body,
) -> Result<Response, Problem> {
    let wish: NewBranch = read(body)?;
    let name = names::of_person(&wish.name, rooms.shared.limits.name)?;
    let place = rooms.place(caller)?;
    let Branch { header, seats, lines } = room::branch(&rooms, &id, wish.round, wish.frame).await?;
    let seat = Seat::from_letter(&wish.seat).filter(|seat| seat.0 < seats);
    let seat = seat.ok_or_else(|| ProblemKind::BadRequest.because("the table has no such seat"))?;
    Alone { header, seats, seat, name, lines }.open(rooms, &headers, place).await
}
