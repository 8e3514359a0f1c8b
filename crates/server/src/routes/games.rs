//! `GET /api/games`: what can be played.

use axum::http::StatusCode;
use axum::response::Response;
use wire::GameInfo;

use crate::problem::json;

pub(crate) async fn list() -> Response {
    json(StatusCode::OK, &GameInfo::all())
}
