//! `GET /api/rules/{lang}/{game}`: a rulebook.

use axum::extract::Path;
use axum::extract::rejection::PathRejection;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use texts::rulebook;

use crate::problem::{Problem, ProblemKind};

pub(crate) async fn tell(
    path: Result<Path<(String, String)>, PathRejection>,
) -> Result<Response, Problem> {
    let Path((lang, game)) = path.map_err(|_| ProblemKind::UnknownPage)?;
    if !families::names().contains(&game.as_str()) {
        return Err(ProblemKind::UnknownGame.into());
    }
    let lang = lang.parse().map_err(|_| ProblemKind::UnknownPage)?;
    let text = rulebook(&game, lang).ok_or(ProblemKind::UnknownPage)?;
    Ok(([(header::CONTENT_TYPE, "text/markdown; charset=utf-8")], text).into_response())
}
