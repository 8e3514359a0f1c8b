//! `GET /api/rules/{lang}/{game}`: a rulebook.

use axum::extract::Path;
use axum::extract::rejection::PathRejection;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use bornes::editions;
use include_dir::{Dir, include_dir};

use crate::problem::{Problem, Trouble};

/// The rulebooks, English ones in the folder itself and others in one folder for each language.
static RULEBOOKS: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/../../docs/rules");

pub(crate) async fn tell(
    path: Result<Path<(String, String)>, PathRejection>,
) -> Result<Response, Problem> {
    let Path((lang, game)) = path.map_err(|_| Trouble::UnknownPage)?;
    if editions::find(&game).is_none() {
        return Err(Trouble::UnknownGame.into());
    }
    let file = match lang.as_str() {
        "en" => RULEBOOKS.get_file(format!("{game}.md")),
        lang => RULEBOOKS.get_file(format!("{lang}/{game}.md")),
    };
    let text = file.ok_or(Trouble::UnknownPage)?.contents();
    Ok(([(header::CONTENT_TYPE, "text/markdown; charset=utf-8")], text).into_response())
}
