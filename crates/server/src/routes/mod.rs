//! One file for each thing that can be asked over HTTP, and what they share.

mod alone;
pub(crate) mod analysis;
pub(crate) mod arrange;
pub(crate) mod branch;
pub(crate) mod games;
pub(crate) mod health;
pub(crate) mod key;
pub(crate) mod lessons;
pub(crate) mod lobby;
pub(crate) mod mine;
pub(crate) mod page;
pub(crate) mod preview;
pub(crate) mod record;
pub(crate) mod rematch;
pub(crate) mod replay;
pub(crate) mod rules;
pub(crate) mod seats;
pub(crate) mod socket;
pub(crate) mod table;
pub(crate) mod tables;

use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{FromRequestParts, Path};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::Response;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::cookie;
use crate::handle::{Glimpse, TableHandle};
use crate::id::TableId;
use crate::problem::{Problem, ProblemKind, json};
use crate::token::Token;

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
fn seated(
    status: StatusCode,
    body: &impl Serialize,
    cookies: impl IntoIterator<Item = HeaderValue>,
) -> Response {
    let mut response = json(status, body);
    for cookie in cookies {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    response
}

/// The seats that a browser has at a table, each with its token: the first seat first.
async fn held(
    handle: &TableHandle,
    headers: &HeaderMap,
    id: &TableId,
) -> Result<(Glimpse, Vec<Token>), Problem> {
    let shown = cookie::tokens(headers, id);
    let glimpse = handle.glance(shown.iter().map(Token::digest).collect()).await?;
    let proves = |token: &Token| glimpse.held.iter().any(|(_, held)| *held == token.digest());
    let tokens = shown.into_iter().filter(proves).collect();
    Ok((glimpse, tokens))
}

/// For which of the seats of a browser a request is, where it may have several: the sign of a seat, or
/// `watch`; the first seat if nothing is said.
#[derive(Clone, Default)]
pub(crate) struct Whose(Option<String>);

impl Whose {
    /// The sign that was said.
    fn sign(&self) -> Option<String> {
        self.0.clone()
    }

    /// The token of that seat, if there is one.
    fn among(&self, tokens: &[Token]) -> Option<Token> {
        match self.0.as_deref() {
            None => tokens.first().copied(),
            Some(sign) => tokens.iter().copied().find(|token| token.digest().sign() == sign),
        }
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Whose {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Whose, Problem> {
        let mut words = parts.uri.query().unwrap_or_default().split('&');
        Ok(Whose(words.find_map(|word| word.strip_prefix("as=")).map(str::to_owned)))
    }
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
