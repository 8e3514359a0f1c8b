//! `POST /api/tables`: a new table.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use bots::Level;
use notation::header_text;
use table::Seat;
use wire::NewTable;

use super::{Body, read, seated};
use crate::callers::Caller;
use crate::cookie::{self, Rank};
use crate::handle::TableHandle;
use crate::id::TableId;
use crate::names;
use crate::problem::{Problem, ProblemKind};
use crate::rooms::{Place, Rooms};
use crate::store::{Line, Sitter, Table};
use crate::token::Token;
use crate::wishes;

pub(crate) async fn make(
    State(rooms): State<Arc<Rooms>>,
    caller: Caller,
    headers: HeaderMap,
    body: Body,
) -> Result<Response, Problem> {
    let wish: NewTable = read(body)?;
    let name = names::of_person(&wish.name, rooms.shared.limits.name)?;
    let token = Token::drawn(&rooms.shared.random);
    let person = |seat| Sitter::person(seat, name.clone(), token.digest(), wish.sign);
    let (maker, sitters) = sitters(&wish, person)?;
    let place = rooms.place(caller)?;
    let setup = wishes::setup(&wish.game, wish.seats, &wish.options)?;
    let table = Table {
        id: TableId::drawn(&rooms.shared.random),
        header: header_text(setup.rules()),
        speed: wish.speed,
        patience: wish.patience,
        seed: rooms.shared.seeds.table(&headers),
        begin: wish.begin,
        access: wish.access,
        advice: wish.advice,
        shuffle: rooms.shared.shuffle(),
        host: maker,
        arranged: 0,
        sitters,
    };
    open(rooms, &headers, table, Vec::new(), place, &token).await
}

/// Keeps a table with what has happened there already, lets it come alive and seats whoever wanted it.
pub(super) async fn open(
    rooms: Arc<Rooms>,
    headers: &HeaderMap,
    table: Table,
    lines: Vec<Line>,
    place: Place,
    token: &Token,
) -> Result<Response, Problem> {
    let id = table.id.clone();
    let sight = lay(rooms, table, lines, place).await?.look(Some(token.digest())).await?;
    let cookies = cookie::give(headers, &id, token, Rank::First);
    Ok(seated(StatusCode::CREATED, &sight.table, cookies))
}

/// Keeps a table and lets it come alive, whether or not whoever asked for it waits: the place belongs to
/// the table, so that nobody gets more tables by hanging up early.
async fn lay(
    rooms: Arc<Rooms>,
    table: Table,
    lines: Vec<Line>,
    place: Place,
) -> Result<TableHandle, Problem> {
    let tasks = rooms.shared.tasks.clone();
    let laying = tasks.spawn(async move {
        let id = table.id.clone();
        rooms.shared.store.create_table(table, lines).await.map_err(|why| {
            tracing::error!(%why, "a new table is not kept");
            ProblemKind::NotKept
        })?;
        Ok(rooms.open(id, place))
    });
    match laying.await {
        Ok(laid) => laid,
        // The table was not laid because of a mistake of ours.
        Err(_) => Err(ProblemKind::InternalError.into()),
    }
}

/// Whoever makes the table at the first seat without a bot, and the bots.
fn sitters(
    wish: &NewTable,
    person: impl Fn(Seat) -> Sitter,
) -> Result<(Seat, Vec<Sitter>), Problem> {
    if usize::from(wish.seats) > Seat::MAX {
        return Err(ProblemKind::BadTable.because("no table has so many seats"));
    }
    if wish.bots.len() != usize::from(wish.seats) {
        return Err(ProblemKind::BadTable.because("`bots` says something about each seat"));
    }
    let free = Seat::all(wish.seats).zip(&wish.bots).find(|(_, level)| level.is_none());
    let (maker, _) = free.ok_or_else(|| ProblemKind::BadTable.because("bots need company"))?;
    let mut sitters = vec![person(maker)];
    for (seat, level) in Seat::all(wish.seats).zip(&wish.bots) {
        if let Some(level) = level {
            let level = Level::find(level);
            let level = level.ok_or_else(|| ProblemKind::BadTable.because("no bot plays so"))?;
            sitters.push(robot(seat, level, &sitters));
        }
    }
    Ok((maker, sitters))
}

/// A bot at a seat, with a name that nobody else has there.
pub(super) fn robot(seat: Seat, level: Level, others: &[Sitter]) -> Sitter {
    let taken: Vec<&str> = others.iter().map(|sitter| sitter.name.as_str()).collect();
    Sitter::bot(seat, names::of_bot(seat, &taken), level)
}
