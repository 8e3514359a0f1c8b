//! The cookies of seats.
//!
//! Every seat of a browser is two cookies with the same token: one travels to its table alone, the other
//! to the list of one's own games. A browser that several people share has more of them at one table;
//! the first has the plain name, and the others have the sign of their token behind it.

use axum::http::{HeaderMap, HeaderValue, header};
use table::Seat;

use crate::id::TableId;
use crate::token::Token;

/// How long a browser keeps a seat, in seconds: four hundred days, the longest that browsers allow.
const MAX_AGE: u32 = 400 * 24 * 60 * 60;

/// The cookie that travels to a table.
const SEAT: &str = "seat-";

/// The cookie that travels to the list of one's own games.
const MINE: &str = "mine-";

/// Where the list of one's own games is.
const LIST: &str = "/api/mine";

/// Which of the seats of one browser at a table it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Rank {
    /// The first, or the only one.
    First,
    /// Another one.
    Beside,
}

/// The seats of a browser at one table, as its list of games shows them.
pub(crate) struct Kept {
    pub(crate) table: TableId,
    pub(crate) tokens: Vec<Token>,
    /// What the cookies are called.
    names: Vec<String>,
}

/// The tokens that a request shows for a table, that of the first seat first.
pub(crate) fn tokens(headers: &HeaderMap, table: &TableId) -> Vec<Token> {
    let plain = format!("{SEAT}{table}");
    let is_of = |name: &str| name.strip_prefix(&plain).is_some_and(is_rank);
    let mut found: Vec<(&str, Token)> = pairs(headers)
        .filter(|(name, _)| is_of(name))
        .filter_map(|(name, value)| Some((name, Token::read(value)?)))
        .collect();
    found.sort_by_key(|(name, _)| *name != plain);
    found.into_iter().map(|(_, token)| token).take(Seat::MAX).collect()
}

/// The seats that a request for the list of games shows, in the order of the cookies.
pub(crate) fn mine(headers: &HeaderMap) -> Vec<Kept> {
    let mut kept: Vec<Kept> = Vec::new();
    for (name, value) in pairs(headers) {
        let Some((table, token)) = read_mine(name).zip(Token::read(value)) else { continue };
        match kept.iter_mut().find(|kept| kept.table == table) {
            Some(kept) if kept.tokens.len() < Seat::MAX => {
                kept.tokens.push(token);
                kept.names.push(name.to_owned());
            }
            Some(_) => {}
            None => kept.push(Kept { table, tokens: vec![token], names: vec![name.to_owned()] }),
        }
    }
    kept
}

/// The headers that give a browser a seat at a table. They are sent back over an encrypted
/// connection only, if the request came over one.
pub(crate) fn give(
    request: &HeaderMap,
    table: &TableId,
    token: &Token,
    rank: Rank,
) -> [HeaderValue; 2] {
    let secure = if came_encrypted(request) { "; Secure" } else { "" };
    let behind = match rank {
        Rank::First => table.to_string(),
        Rank::Beside => format!("{table}-{}", token.digest().sign()),
    };
    let cookie = |kind: &str, path: &str| {
        let text = token.text();
        let cookie = format!(
            "{kind}{behind}={text}; Path={path}; Max-Age={MAX_AGE}; HttpOnly; SameSite=Strict{secure}"
        );
        HeaderValue::try_from(cookie).expect("letters, digits and signs")
    };
    [cookie(SEAT, &format!("/api/tables/{table}")), cookie(MINE, LIST)]
}

/// The headers that give a browser all of these seats at a table.
pub(crate) fn give_all<'a>(
    request: &HeaderMap,
    table: &TableId,
    tokens: impl Iterator<Item = &'a Token>,
) -> Vec<HeaderValue> {
    let ranks = std::iter::once(Rank::First).chain(std::iter::repeat(Rank::Beside));
    tokens.zip(ranks).flat_map(|(token, rank)| give(request, table, token, rank)).collect()
}

/// The headers that let the list of games forget a table. The seats themselves stay.
pub(crate) fn forget(kept: &Kept) -> impl Iterator<Item = HeaderValue> {
    kept.names.iter().map(|name| {
        let cookie = format!("{name}=; Path={LIST}; Max-Age=0; HttpOnly; SameSite=Strict");
        HeaderValue::try_from(cookie).expect("letters, digits and signs")
    })
}

/// Names and values of the cookies that a request shows.
fn pairs(headers: &HeaderMap) -> impl Iterator<Item = (&str, &str)> {
    let lines = headers.get_all(header::COOKIE).into_iter().filter_map(|line| line.to_str().ok());
    let pairs = lines.flat_map(|line| line.split(';')).filter_map(|pair| pair.split_once('='));
    pairs.map(|(name, value)| (name.trim(), value.trim()))
}

/// Whether this may stand behind the plain name of a cookie: nothing, or the sign of a token.
fn is_rank(text: &str) -> bool {
    text.is_empty()
        || text.strip_prefix('-').is_some_and(|sign| {
            sign.len() == 8 && sign.bytes().all(|byte| byte.is_ascii_hexdigit())
        })
}

/// The table that a cookie of the list of games is about.
fn read_mine(name: &str) -> Option<TableId> {
    let rest = name.strip_prefix(MINE)?;
    let (table, rank) = rest.split_at_checked(10)?;
    TableId::read(table).filter(|_| is_rank(rank))
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

    fn pair(given: &HeaderValue) -> String {
        given.to_str().unwrap().split(';').next().unwrap().to_owned()
    }

    #[test]
    fn what_is_given_is_found_among_others() {
        let (table, token, beside) = (TableId::random(), Token::random(), Token::random());
        let [seat, mine] = give(&HeaderMap::new(), &table, &token, Rank::First);
        let [also, also_mine] = give(&HeaderMap::new(), &table, &beside, Rank::Beside);
        let other = format!("seat-x={}", Token::random().text());
        let shown = [&pair(&also), "a=b", &pair(&seat), &other, "seat-; =;;"].join("; ");
        let shown = headers("cookie", &shown);
        assert!(tokens(&shown, &table) == [token, beside]);
        assert!(tokens(&shown, &TableId::random()).is_empty());
        assert!(super::mine(&shown).is_empty());
        let shown =
            headers("cookie", &[pair(&mine), "mine-x=1".into(), pair(&also_mine)].join(";"));
        let [kept] = &super::mine(&shown)[..] else { panic!("one table") };
        assert!(kept.table == table && kept.tokens == [token, beside]);
        let gone: Vec<HeaderValue> = forget(kept).collect();
        assert!(gone[0].to_str().unwrap().starts_with(&format!("mine-{table}=; Path=/api/mine; ")));
        assert_eq!(gone.len(), 2);
    }

    #[test]
    fn only_encrypted_connections_get_cookies_for_such() {
        let (table, token) = (TableId::random(), Token::random());
        let is_secure = |headers: &HeaderMap| {
            let given = give(headers, &table, &token, Rank::First);
            given.iter().all(|cookie| cookie.to_str().unwrap().ends_with("; Secure"))
        };
        assert!(!is_secure(&HeaderMap::new()));
        assert!(!is_secure(&headers("x-forwarded-proto", "http")));
        assert!(is_secure(&headers("x-forwarded-proto", "https")));
        assert!(is_secure(&headers("x-forwarded-proto", "https, http")));
    }
}
