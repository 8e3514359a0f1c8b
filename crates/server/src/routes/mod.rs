//! One file for each thing that can be asked over HTTP, and what they share.

pub(crate) mod arrange;
pub(crate) mod games;
pub(crate) mod health;
pub(crate) mod key;
pub(crate) mod lobby;
pub(crate) mod page;
pub(crate) mod rematch;
pub(crate) mod rules;
pub(crate) mod seats;
pub(crate) mod socket;
pub(crate) mod table;
pub(crate) mod tables;

use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{FromRequestParts, Path};
use axum::http::request::Parts;
use axum::http::{StatusCode, header};
use axum::response::Response;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::id::TableId;
use crate::problem::{Problem, ProblemKind, json};

/// A body, or why there is none.
pub(crate) type Body = Result<Bytes, BytesRejection>;

/// What a body says.
fn read<T: DeserializeOwned>(body: Body) -> Result<T, Problem> {
    let body = body.map_err(|why| {
        let status = why.status();
        let is_large = status == StatusCode::PAYLOAD_TOO_LARGE;
        let kind = if is_large { ProblemKind::TooLarge } else { ProblemKind::BadRequest };
        kind.because(why.body_text())
    })?;
    serde_json::from_slice(&body).map_err(|why| ProblemKind::BadRequest.because(why.to_string()))
}

/// An answer that also gives a seat.
fn seated(status: StatusCode, body: &impl Serialize, cookie: axum::http::HeaderValue) -> Response {
    let mut response = json(status, body);
    response.headers_mut().insert(header::SET_COOKIE, cookie);
    response
}

/// The table that an address names.
pub(crate) struct At(pub(crate) TableId);

impl<S: Send + Sync> FromRequestParts<S> for At {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<At, Problem> {
        let path = Path::<String>::from_request_parts(parts, state).await;
        let id = path.ok().and_then(|Path(id)| TableId::read(&id));
        id.map(At).ok_or_else(|| ProblemKind::UnknownTable.into())
    }
}
