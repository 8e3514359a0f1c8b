//! `GET /api/tables`: the tables that anybody may come to.

use std::sync::Arc;

use axum::Extension;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;

use crate::cluster::{self, Forwarded};
use crate::lobby;
use crate::problem::json;
use crate::rooms::Rooms;

pub(crate) async fn list(
    State(rooms): State<Arc<Rooms>>,
    forwarded: Option<Extension<Forwarded>>,
) -> Response {
    let most = rooms.shared.limits.lobby;
    let mut offers = rooms.lobby.offers(most);
    // Whoever asks for another server asks the others, too.
    if let Some(cluster) = rooms.cluster().filter(|_| forwarded.is_none()) {
        offers.extend(cluster::offers(cluster).await);
        lobby::sort(&mut offers);
        offers.truncate(most);
    }
    json(StatusCode::OK, &offers)
}
