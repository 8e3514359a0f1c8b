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
use crate::cookie::{self, Rank};
use crate::id::TableId;
use crate::names;
use crate::problem::{Problem, ProblemKind};
use crate::rooms::Rooms;
use crate::store::{Sitter, Table, Who};
use crate::token::Token;
use crate::wishes;

pub(crate) async fn make(
    State(rooms): State<Arc<Rooms>>,
    headers: HeaderMap,
    body: Body,
) -> Result<Response, Problem> {
    let wish: NewTable = read(body)?;
    let name = names::of_person(&wish.name, rooms.shared.limits.name)?;
    let token = Token::drawn(&rooms.shared.random);
    let person = |seat| Sitter { seat, name: name.clone(), who: Who::Person(token.digest()) };
    let (maker, sitters) = sitters(&wish, person)?;
    // Rules stay in memory for good. They are made last and with a place, so that they are made no
    // faster than tables are.
    let place = rooms.place()?;
    let setup = wishes::setup(&wish.game, wish.seats, &wish.options)?;
    let table = Table {
        id: TableId::drawn(&rooms.shared.random),
        header: header_text(setup.rules()),
        speed: wish.speed,
        patience: wish.patience,
        seed: rooms.shared.seeds.table(&headers),
        begin: wish.begin,
        access: wish.access,
        host: maker,
        arranged: 0,
        sitters,
    };
    let id = table.id.clone();
    rooms.shared.store.create_table(table).await.map_err(|why| {
        tracing::error!("a new table is not kept: {why}");
        ProblemKind::NotKept
    })?;
    let sight = rooms.open(id.clone(), place).look(Some(token.digest())).await?;
    let cookies = cookie::give(&headers, &id, &token, Rank::First);
    Ok(seated(StatusCode::CREATED, &sight.table, cookies))
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
            let taken: Vec<&str> = sitters.iter().map(|sitter| sitter.name.as_str()).collect();
            let name = names::of_bot(seat, &taken);
            sitters.push(Sitter { seat, name, who: Who::Bot(level) });
        }
    }
    Ok((maker, sitters))
}
