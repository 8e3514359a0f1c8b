//! `GET /api/games`: what can be played.

use std::sync::LazyLock;

use axum::http::StatusCode;
use axum::response::Response;
use bots::Level;
use wire::GameInfo;

use crate::problem::json;

/// The same for everybody, for as long as a server runs.
static GAMES: LazyLock<Vec<GameInfo>> = LazyLock::new(|| {
    let levels: Vec<_> = Level::OFFERED.into_iter().rev().map(Level::name).collect();
    GameInfo::all(&levels)
});

pub(crate) async fn list() -> Response {
    json(StatusCode::OK, &*GAMES)
}
