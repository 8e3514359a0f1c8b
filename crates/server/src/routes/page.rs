//! Everything else: the files of the web page.

use axum::http::{Method, Uri, header};
use axum::response::{Html, IntoResponse, Response};
use include_dir::{Dir, File, include_dir};

use crate::problem::{Problem, Trouble};

/// The files of the built page; `build.rs` lays them there.
static WEB: Dir<'static> = include_dir!("$OUT_DIR/web");

/// What is shown when the page was not built.
const UNBUILT: &str = "<!doctype html><meta charset=\"utf-8\"><title>Mille Sabots</title>\
    The page is not built: run <code>npm ci &amp;&amp; npm run build</code> in <code>web</code>, \
    then build the server again.\n";

/// A file, or the page itself for an address that only the page understands.
pub(crate) async fn show(method: Method, uri: Uri) -> Result<Response, Problem> {
    if !matches!(method, Method::GET | Method::HEAD) {
        return Err(Trouble::WrongMethod.into());
    }
    let path = uri.path().trim_start_matches('/');
    match WEB.get_file(path) {
        Some(file) => Ok(send(file)),
        None if path.contains('.') => Err(Trouble::UnknownPage.into()),
        None => Ok(WEB.get_file("index.html").map_or(Html(UNBUILT).into_response(), send)),
    }
}

fn send(file: &'static File<'static>) -> Response {
    let path = file.path();
    let kind = path.extension().and_then(|end| end.to_str()).map_or("", kind);
    // The names of built files change with what is in them, so these never do.
    let age =
        if path.starts_with("assets") { "public, max-age=31536000, immutable" } else { "no-cache" };
    let headers = [(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, age)];
    (headers, file.contents()).into_response()
}

fn kind(end: &str) -> &'static str {
    match end {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "woff" => "font/woff",
        "woff2" => "font/woff2",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "ftl" | "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
