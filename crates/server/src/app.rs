//! What can be asked for, and where.

use std::any::Any;
use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::StatusCode;
use axum::middleware::{from_fn, from_fn_with_state, map_response};
use axum::response::{IntoResponse, Response};
use axum::routing::{delete, get, post};
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::timeout::TimeoutLayer;

use crate::problem::{Problem, ProblemKind};
use crate::rooms::Rooms;
use crate::routes::{
    analysis, arrange, branch, games, health, key, lessons, lobby, mine, page, preview, record,
    rematch, replay, rules, seats, socket, table, tables,
};
use crate::{callers, cluster, headers, origin};

/// Every route of the server.
pub(crate) fn router(rooms: Arc<Rooms>) -> Router {
    let body = DefaultBodyLimit::max(rooms.shared.limits.body);
    let api = Router::new()
        .route("/games", get(games::list))
        .route("/health", get(health::tell))
        .route("/ready", get(health::ready))
        .route("/lessons", post(lessons::begin))
        .route("/mine", get(mine::list))
        .route("/mine/{id}", delete(mine::forget))
        .route("/rules/{lang}/{game}", get(rules::tell))
        .route("/tables", get(lobby::list).post(tables::make))
        .route("/tables/{id}", get(table::show))
        .route("/tables/{id}/seats", post(seats::take))
        .route("/tables/{id}/arrangement", post(arrange::order))
        .route("/tables/{id}/key", get(key::show).post(key::show_up))
        .route("/tables/{id}/record", get(record::tell))
        .route("/tables/{id}/analysis", get(analysis::tell))
        .route("/tables/{id}/replay", get(replay::tell))
        .route("/tables/{id}/branch", post(branch::go_on))
        .route("/tables/{id}/rematch", post(rematch::follow))
        .route("/tables/{id}/socket", get(socket::open))
        .method_not_allowed_fallback(async || Problem::from(ProblemKind::WrongMethod))
        .fallback(async || Problem::from(ProblemKind::UnknownPage))
        .layer(from_fn_with_state(Arc::clone(&rooms), cluster::forward))
        .layer(from_fn_with_state(Arc::clone(&rooms), callers::admit))
        // The files of the page are compressed when it is built.
        .layer(CompressionLayer::new());
    let late = StatusCode::REQUEST_TIMEOUT;
    let timeout = TimeoutLayer::with_status_code(late, rooms.shared.limits.request);
    // It wakes the table that it shows, so it is counted like whatever else does.
    let preview = get(preview::show)
        .fallback(page::show)
        .layer(from_fn_with_state(Arc::clone(&rooms), cluster::forward))
        .layer(from_fn_with_state(Arc::clone(&rooms), callers::admit));
    Router::new()
        .nest("/api", api)
        .route("/table/{id}", preview)
        .fallback(page::show)
        .layer(body)
        .layer(from_fn(origin::check))
        .layer(timeout)
        .layer(CatchPanicLayer::custom(panicked))
        .layer(map_response(explain))
        .layer(map_response(headers::protect))
        .with_state(rooms)
}

/// Answers whoever asked when we made a mistake; the others go on.
fn panicked(_: Box<dyn Any + Send>) -> Response {
    Problem::from(ProblemKind::InternalError).into_response()
}

/// Says in our words what a layer has answered without any.
async fn explain(response: Response) -> Response {
    match response.status() {
        StatusCode::REQUEST_TIMEOUT => Problem::from(ProblemKind::TimedOut).into_response(),
        _ => response,
    }
}
