//! `POST /api/lessons`: a table at which a game is taught.

use std::sync::Arc;

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use notation::Script;
use wire::NewLesson;

use super::alone::Alone;
use super::{Body, read};
use crate::callers::Caller;
use crate::lessons;
use crate::names;
use crate::problem::{Problem, ProblemKind};
use crate::rooms::Rooms;

pub(crate) async fn begin(
    State(rooms): State<Arc<Rooms>>,
    caller: Caller,
    headers: HeaderMap,
    body: Body,
) -> Result<Response, Problem> {
    let wish: NewLesson = read(body)?;
    let name = names::of_person(&wish.name, rooms.shared.limits.name)?;
    let lesson = lessons::of(&wish.game).ok_or(ProblemKind::UnknownGame)?;
    let place = rooms.place(caller)?;
    let script = Script::parse(lesson).map_err(|_| ProblemKind::InternalError)?;
    let (header, seats) = (lesson.to_owned(), script.header.seats.0);
    let alone = Alone { header, seats, seat: lessons::LEARNER, name, lines: Vec::new() };
    alone.open(rooms, &headers, place).await
}
