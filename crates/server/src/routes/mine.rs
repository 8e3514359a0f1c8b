//! `/api/mine`: the games of a browser.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use wire::{MyGame, Standing};

use super::At;
use crate::cookie::{self, Kept};
use crate::problem::{Problem, ProblemKind, json};
use crate::rooms::Rooms;
use crate::token::Token;

/// `GET`: where the browser sits, and how the games stand. What it does not sit at any more is forgotten.
pub(crate) async fn list(State(rooms): State<Arc<Rooms>>, headers: HeaderMap) -> Response {
    let kept = cookie::mine(&headers);
    // Browsers send what they were given first before the rest.
    let surplus = kept.len().saturating_sub(rooms.shared.limits.mine);
    let (mut games, mut forgotten) = (Vec::new(), Vec::new());
    for (at, kept) in kept.iter().enumerate().rev() {
        if at < surplus {
            forgotten.extend(cookie::forget(kept));
            continue;
        }
        match state_of(&rooms, kept).await {
            Ok(Some(game)) => games.push(game),
            Ok(None) => forgotten.extend(cookie::forget(kept)),
            // What cannot be read now is not told, and not forgotten either.
            Err(_) => {}
        }
    }
    games.sort_by_key(|game| rank(game.state));
    with_cookies(json(StatusCode::OK, &games), forgotten)
}

/// `DELETE`: the browser forgets a game. Its seats there stay as they are.
pub(crate) async fn forget(At(id): At, headers: HeaderMap) -> Response {
    let kept = cookie::mine(&headers);
    let forgotten = kept.iter().filter(|kept| kept.table == id).flat_map(cookie::forget);
    with_cookies(StatusCode::NO_CONTENT.into_response(), forgotten.collect())
}

/// How a game stands; `None` if the browser has no seat there.
async fn state_of(rooms: &Arc<Rooms>, kept: &Kept) -> Result<Option<MyGame>, Problem> {
    let tokens = kept.tokens.iter().map(Token::digest).collect();
    match rooms.glance(&kept.table, tokens).await {
        Ok(glimpse) => Ok(Some(glimpse.game).filter(|_| !glimpse.held.is_empty())),
        Err(problem) if problem.kind == ProblemKind::UnknownTable => Ok(None),
        Err(problem) => Err(problem),
    }
}

/// What waits for its owner goes first.
fn rank(state: Standing) -> u8 {
    match state {
        Standing::Yours => 0,
        Standing::Theirs => 1,
        Standing::Waiting => 2,
        Standing::Over => 3,
    }
}

fn with_cookies(mut response: Response, cookies: Vec<HeaderValue>) -> Response {
    for cookie in cookies {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    response
}
