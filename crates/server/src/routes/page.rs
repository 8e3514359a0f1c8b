//! Everything else: the files of the web page.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{Html, IntoResponse, Response};
use include_dir::{Dir, File, include_dir};
use sha2::{Digest as _, Sha256};

use crate::problem::{Problem, ProblemKind};

/// The files of the built page; `build.rs` lays them there. Beside a file that shrinks lie its
/// compressed forms, with another ending behind its name.
static WEB: Dir<'static> = include_dir!("$OUT_DIR/web");

/// What each file is called by those who have it already: a hash of what is in it.
static TAGS: LazyLock<BTreeMap<&'static str, HeaderValue>> = LazyLock::new(|| {
    let mut tags = BTreeMap::new();
    note_tags(&WEB, &mut tags);
    tags
});

/// What is shown when the page was not built.
const UNBUILT: &str = "<!doctype html><meta charset=\"utf-8\"><title>Mille Sabots</title>\
    The page is not built: run <code>npm ci &amp;&amp; npm run build</code> in <code>web</code>, \
    then build the server again.\n";

/// How a file may travel, the shortest form first, and what its name then ends in.
const CODINGS: [(&str, &str); 2] = [("br", ".br"), ("gzip", ".gz")];

/// A file, or the page itself for an address that only the page understands.
pub(crate) async fn show(
    method: Method,
    uri: Uri,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    if !matches!(method, Method::GET | Method::HEAD) {
        return Err(ProblemKind::WrongMethod.into());
    }
    let path = uri.path().trim_start_matches('/');
    let is_form = CODINGS.iter().any(|(_, end)| path.ends_with(end));
    match WEB.get_file(path).filter(|_| !is_form) {
        Some(file) => Ok(send(file, &headers)),
        None if path.contains('.') => Err(ProblemKind::UnknownPage.into()),
        None => Ok(match WEB.get_file("index.html") {
            Some(page) => send(page, &headers),
            None => Html(UNBUILT).into_response(),
        }),
    }
}

/// The page itself, if it was built.
pub(crate) fn built() -> Option<&'static str> {
    WEB.get_file("index.html").and_then(File::contents_utf8)
}

/// Sends a file in the shortest form that the client reads, or says that it has it already.
fn send(file: &'static File<'static>, asked: &HeaderMap) -> Response {
    let name = file.path().to_str().expect("a name in plain letters");
    let mut forms = CODINGS.iter().filter(|(coding, _)| accepts(asked, coding));
    let form =
        forms.find_map(|(coding, end)| Some((*coding, WEB.get_file(format!("{name}{end}"))?)));
    let (coding, sent) = form.map_or((None, file), |(coding, sent)| (Some(coding), sent));
    // The names of built files change with what is in them, so these never do.
    let age = if name.starts_with("assets/") {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    };
    let mut headers = HeaderMap::new();
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(age));
    headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    let tag = sent.path().to_str().and_then(|path| TAGS.get(path));
    if let Some(tag) = tag {
        headers.insert(header::ETAG, tag.clone());
    }
    if tag.is_some_and(|tag| has(asked, tag)) {
        return (StatusCode::NOT_MODIFIED, headers).into_response();
    }
    let end = file.path().extension().and_then(|end| end.to_str()).unwrap_or_default();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(kind(end)));
    if let Some(coding) = coding {
        headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static(coding));
    }
    (headers, sent.contents()).into_response()
}

/// Whether a client reads what was compressed in this way. (RFC 9110, 12.5.3)
fn accepts(asked: &HeaderMap, coding: &str) -> bool {
    let lists = asked.get_all(header::ACCEPT_ENCODING).iter().filter_map(|list| list.to_str().ok());
    let mut offers = lists.flat_map(|list| list.split(',')).map(|offer| {
        let (name, weight) = offer.split_once(';').unwrap_or((offer, ""));
        let is_none = weight.trim().strip_prefix("q=").is_some_and(|q| q.parse() == Ok(0.0));
        (name.trim(), !is_none)
    });
    offers.any(|(name, wanted)| wanted && name.eq_ignore_ascii_case(coding))
}

/// Whether a client says that it has what is called so. (RFC 9110, 13.1.2)
fn has(asked: &HeaderMap, tag: &HeaderValue) -> bool {
    let lists = asked.get_all(header::IF_NONE_MATCH).iter().filter_map(|list| list.to_str().ok());
    let mut tags = lists.flat_map(|list| list.split(',')).map(str::trim);
    tags.any(|known| known == "*" || known.trim_start_matches("W/").as_bytes() == tag.as_bytes())
}

fn note_tags(folder: &'static Dir<'static>, tags: &mut BTreeMap<&'static str, HeaderValue>) {
    for file in folder.files() {
        let hash = Sha256::digest(file.contents());
        let half = u128::from_be_bytes(hash[..16].try_into().expect("half of a hash"));
        let tag = HeaderValue::from_str(&format!("\"{half:032x}\"")).expect("plain characters");
        tags.extend(file.path().to_str().map(|path| (path, tag)));
    }
    for inner in folder.dirs() {
        note_tags(inner, tags);
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(name: header::HeaderName, value: &'static str) -> HeaderMap {
        HeaderMap::from_iter([(name, HeaderValue::from_static(value))])
    }

    #[test]
    fn what_a_client_reads_is_told_from_what_it_does_not() {
        for (list, br, gzip) in [
            ("gzip, deflate, br, zstd", true, true),
            ("br;q=1.0, gzip;q=0.5", true, true),
            ("GZIP", false, true),
            ("br;q=0, gzip; q=0.000", false, false),
            ("identity", false, false),
            ("", false, false),
        ] {
            let asked = asked(header::ACCEPT_ENCODING, list);
            assert_eq!((accepts(&asked, "br"), accepts(&asked, "gzip")), (br, gzip), "{list}");
        }
        assert!(!accepts(&HeaderMap::new(), "br"));
    }

    #[test]
    fn what_a_client_has_is_not_sent_again() {
        let tag = HeaderValue::from_static("\"ab\"");
        for (list, known) in [
            ("\"ab\"", true),
            ("\"x\", W/\"ab\"", true),
            ("*", true),
            ("\"abc\"", false),
            ("ab", false),
        ] {
            assert_eq!(has(&asked(header::IF_NONE_MATCH, list), &tag), known, "{list}");
        }
    }
}
