//! Pages of somebody else change nothing here.

use axum::extract::Request;
use axum::http::{HeaderMap, Method, header};
use axum::middleware::Next;
use axum::response::Response;

use crate::problem::{Problem, ProblemKind};

/// Refuses what a browser sends on behalf of a page that is not ours, unless it only reads.
/// Browsers name the page in `Origin`; programs that name none speak for themselves.
pub(crate) async fn check(request: Request, next: Next) -> Result<Response, Problem> {
    let reads = matches!(*request.method(), Method::GET | Method::HEAD);
    let is_socket = request.headers().contains_key(header::UPGRADE);
    if (!reads || is_socket) && is_foreign(request.headers()) {
        return Err(ProblemKind::ForeignPage.because("Origin and Host differ"));
    }
    Ok(next.run(request).await)
}

fn is_foreign(headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else {
        return false;
    };
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let origin = origin.to_str().ok().and_then(|origin| origin.split_once("://"));
    match (origin, host) {
        (Some((_, origin)), Some(host)) => !origin.eq_ignore_ascii_case(host),
        _ => true,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_is_ours_if_it_came_from_this_host_and_port() {
        let foreign = |origin: &str, host: &str| {
            is_foreign(&HeaderMap::from_iter([
                (header::ORIGIN, origin.parse().unwrap()),
                (header::HOST, host.parse().unwrap()),
            ]))
        };
        assert!(!foreign("http://sabots.example:8420", "sabots.example:8420"));
        assert!(!foreign("https://Sabots.example", "sabots.example"));
        assert!(foreign("http://sabots.example:9000", "sabots.example:8420"));
        assert!(foreign("http://other.example", "sabots.example"));
        assert!(foreign("null", "sabots.example"));
        assert!(!is_foreign(&HeaderMap::new()));
    }
}
