//! A table comes alive.

use std::sync::Arc;

use families::Setup;
use table::Seats;
use tokio::time::Instant;
use wire::Begin;

use super::advice::Asked;
use super::audience::Audience;
use super::connections::Connections;
use super::journal::Journal;
use super::presence::Presence;
use super::shuffle::Gifts;
use super::talk::Talk;
use super::thought::Thought;
use super::vacancy::Vacancy;
use super::{TableTask, live};
use crate::id::TableId;
use crate::problem::{Problem, ProblemKind};
use crate::rooms::Rooms;
use crate::shared::Shared;
use crate::store::{Stored, Table, Unkept};

/// Reads a table from the store and replays it. Its clocks start anew.
pub(super) async fn load(rooms: &Arc<Rooms>, id: &TableId) -> Result<TableTask, Problem> {
    replay(rooms, read(rooms, id).await?).map_err(|what| {
        tracing::error!(table = id.hint(), what, "it does not replay");
        ProblemKind::BrokenTable.into()
    })
}

/// Reads a table from the store.
pub(super) async fn read(rooms: &Arc<Rooms>, id: &TableId) -> Result<Stored, Problem> {
    let stored = rooms.shared.store.load(id).await.map_err(|why| {
        tracing::error!(table = id.hint(), %why, "it cannot be read");
        match why {
            Unkept::Failed(_) | Unkept::Lost(_) => ProblemKind::NotKept,
            Unkept::Broken(_) => ProblemKind::BrokenTable,
        }
    })?;
    stored.ok_or_else(|| ProblemKind::UnknownTable.into())
}

pub(super) fn replay(rooms: &Arc<Rooms>, stored: Stored) -> Result<TableTask, String> {
    let Stored { table, lines, rematch, damage } = stored;
    if let Some(what) = &damage {
        tracing::error!(table = table.id.hint(), what, "it is damaged, and shown as it was before");
    }

    // Another server may have been ahead.
    rooms.shared.catch_up(lines.last().map_or(referee::Millis(0), |line| line.at));
    let setup = setup(&rooms.shared, &table)?;
    let is_complete = table.sitters.len() == usize::from(setup.rules().seats());
    if !is_complete && !lines.is_empty() {
        return Err("play began before everybody had sat down".to_owned());
    }
    let play = || live::restore(&rooms.shared, &table, &setup, &lines, Seats::NONE);
    let has_begun = is_complete && (table.begin == Begin::Full || !lines.is_empty());
    let play = if has_begun { Some(play()?) } else { None };
    Ok(TableTask {
        rooms: Arc::clone(rooms),
        play,
        journal: Journal::of(&lines, damage.is_some()),
        setup,
        connections: Connections::default(),
        presence: Presence::new(rooms.shared.limits.gone),
        audience: Audience::new(rooms.shared.limits.gone),
        listing: rooms.lobby.listing(&table.id),
        table,
        rematch,
        talk: Talk::default(),
        thought: Thought::default(),
        advice: Asked::default(),
        vacancy: Vacancy::new(rooms.shared.limits.idle, Instant::now()),
        gifts: Gifts::default(),
        is_lost: false,
        is_unsure: false,
        moves_to: None,
    })
}

/// What a table was made from, if its sitters fit it.
pub(super) fn setup(shared: &Shared, table: &Table) -> Result<Setup, String> {
    let setup = shared.rulebooks.of(&table.header)?;
    match table.sitters.iter().find(|sitter| sitter.seat.0 >= setup.rules().seats()) {
        Some(_) => Err("somebody sits beside the table".to_owned()),
        None => Ok(setup),
    }
}
