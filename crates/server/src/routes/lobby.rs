//! `GET /api/tables`: the tables that anybody may come to.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;

use crate::problem::json;
use crate::rooms::Rooms;

pub(crate) async fn list(State(rooms): State<Arc<Rooms>>) -> Response {
    json(StatusCode::OK, &rooms.lobby.offers(rooms.shared.limits.lobby))
}
