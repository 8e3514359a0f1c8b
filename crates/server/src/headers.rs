//! What every answer says about itself.

use axum::http::{HeaderName, HeaderValue, header};
use axum::response::Response;

/// Everything comes from here. Styles may stand in the page, because the client sets positions of
/// cards; scripts may not.
const POLICY: &str = "default-src 'self'; style-src 'self' 'unsafe-inline'; base-uri 'none'; \
                      form-action 'none'; frame-ancestors 'none'";

/// The page needs nothing of what a browser can do besides showing it and making sounds.
const PERMISSIONS: &str = "camera=(), display-capture=(), geolocation=(), microphone=(), midi=(), \
                           payment=(), usb=(), browsing-topics=()";

/// What every answer says, also those that are made for requests that cannot be read.
pub(crate) const ALL: [(HeaderName, &str); 6] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "no-referrer"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    (HeaderName::from_static("permissions-policy"), PERMISSIONS),
];

/// Adds the headers that keep browsers on the safe side.
pub(crate) async fn protect(mut response: Response) -> Response {
    let headers = response.headers_mut();
    for (name, value) in ALL {
        headers.insert(name, HeaderValue::from_static(value));
    }
    // What an answer says about seats and tables is true for a moment and for one person.
    let fresh = HeaderValue::from_static("no-store");
    headers.entry(header::CACHE_CONTROL).or_insert(fresh);
    response
}
