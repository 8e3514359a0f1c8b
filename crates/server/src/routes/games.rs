//! `GET /api/games`: what can be played.

use axum::http::StatusCode;
use axum::response::Response;
use bots::Level;
use wire::GameInfo;

use crate::problem::json;

pub(crate) async fn list() -> Response {
    let levels: Vec<_> = Level::QUICK.into_iter().rev().map(Level::name).collect();
    json(StatusCode::OK, &GameInfo::all(&levels))
}
