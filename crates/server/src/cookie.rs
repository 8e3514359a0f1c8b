//! The cookie of a seat.

use axum::http::{HeaderMap, HeaderValue, header};

use crate::id::TableId;
use crate::token::Token;

/// How long a browser keeps a seat, in seconds: four hundred days, the longest that browsers allow.
const MAX_AGE: u32 = 400 * 24 * 60 * 60;

/// The token that a request shows for a table.
pub(crate) fn token(headers: &HeaderMap, table: &TableId) -> Option<Token> {
    let name = name(table);
    let lines = headers.get_all(header::COOKIE).into_iter().filter_map(|line| line.to_str().ok());
    let mut pairs = lines.flat_map(|line| line.split(';')).filter_map(|pair| pair.split_once('='));
    pairs.find(|(key, _)| key.trim() == name).and_then(|(_, value)| Token::read(value.trim()))
}

/// The header that gives a browser the token for a table. It is sent back over an encrypted
/// connection only, if the request came over one.
pub(crate) fn give(request: &HeaderMap, table: &TableId, token: &Token) -> HeaderValue {
    let secure = if came_encrypted(request) { "; Secure" } else { "" };
    let cookie = format!(
        "{}={}; Path=/api/tables/{table}; Max-Age={MAX_AGE}; HttpOnly; SameSite=Strict{secure}",
        name(table),
        token.text()
    );
    HeaderValue::try_from(cookie).expect("letters, digits and signs")
}

fn name(table: &TableId) -> String {
    format!("seat-{table}")
}

/// Whether a proxy before us was asked over an encrypted connection.
fn came_encrypted(headers: &HeaderMap) -> bool {
    let proto = headers.get("x-forwarded-proto").and_then(|proto| proto.to_str().ok());
    let first = proto.and_then(|list| list.split(',').next());
    first.is_some_and(|proto| proto.trim().eq_ignore_ascii_case("https"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(name: &'static str, value: &str) -> HeaderMap {
        HeaderMap::from_iter([(name.parse().unwrap(), value.parse().unwrap())])
    }

    #[test]
    fn what_is_given_is_found_among_others() {
        let (table, token) = (TableId::random(), Token::random());
        let given = give(&HeaderMap::new(), &table, &token);
        let pair = given.to_str().unwrap().split(';').next().unwrap().to_owned();
        let shown = headers("cookie", &format!("a=b; {pair}; seat-x={}", Token::random().text()));
        assert!(super::token(&shown, &table) == Some(token));
        assert!(super::token(&shown, &TableId::random()).is_none());
        assert!(super::token(&headers("cookie", "seat-; =;;"), &table).is_none());
    }

    #[test]
    fn only_encrypted_connections_get_cookies_for_such() {
        let (table, token) = (TableId::random(), Token::random());
        let is_secure = |headers: &HeaderMap| {
            give(headers, &table, &token).to_str().unwrap().ends_with("; Secure")
        };
        assert!(!is_secure(&HeaderMap::new()));
        assert!(!is_secure(&headers("x-forwarded-proto", "http")));
        assert!(is_secure(&headers("x-forwarded-proto", "https")));
        assert!(is_secure(&headers("x-forwarded-proto", "https, http")));
    }
}
