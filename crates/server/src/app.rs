//! What can be asked for, and where.

use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::{from_fn, map_response};
use axum::routing::{get, post};

use crate::problem::{Problem, Trouble};
use crate::rooms::Rooms;
use crate::routes::{games, health, page, rematch, rules, seats, socket, table, tables};
use crate::{headers, origin};

/// Every route of the server.
pub(crate) fn router(rooms: Arc<Rooms>) -> Router {
    let body = DefaultBodyLimit::max(rooms.house.limits.body);
    let api = Router::new()
        .route("/games", get(games::list))
        .route("/health", get(health::tell))
        .route("/rules/{lang}/{game}", get(rules::tell))
        .route("/tables", post(tables::make))
        .route("/tables/{id}", get(table::show))
        .route("/tables/{id}/seats", post(seats::take))
        .route("/tables/{id}/rematch", post(rematch::make))
        .route("/tables/{id}/socket", get(socket::open))
        .method_not_allowed_fallback(async || Problem::from(Trouble::WrongMethod))
        .fallback(async || Problem::from(Trouble::UnknownPage));
    Router::new()
        .nest("/api", api)
        .fallback(page::show)
        .layer(body)
        .layer(from_fn(origin::check))
        .layer(map_response(headers::protect))
        .with_state(rooms)
}
