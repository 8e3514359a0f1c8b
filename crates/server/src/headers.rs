//! What every answer says about itself.

use axum::http::{HeaderValue, header};
use axum::response::Response;

/// Everything comes from here. Styles may stand in the page, because the client sets positions of
/// cards; scripts may not.
const POLICY: &str = "default-src 'self'; style-src 'self' 'unsafe-inline'; base-uri 'none'; \
                      form-action 'none'; frame-ancestors 'none'";

/// Adds the headers that keep browsers on the safe side.
pub(crate) async fn protect(mut response: Response) -> Response {
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY));
    headers.insert(header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(header::REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
    // What an answer says about seats and tables is true for a moment and for one person.
    let fresh = HeaderValue::from_static("no-store");
    headers.entry(header::CACHE_CONTROL).or_insert(fresh);
    response
}
