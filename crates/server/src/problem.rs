//! Why something asked for over HTTP is not done.

use std::collections::BTreeMap;

use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};

/// Every kind of problem there is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// The request cannot be read.
    BadRequest,
    /// Nobody can be called so.
    BadName,
    /// No such table can be made.
    BadTable,
    /// The table does not replay.
    BrokenTable,
    /// The request was sent by a page of somebody else.
    ForeignPage,
    /// The server met an error of its own.
    InternalError,
    /// Every seat is taken.
    NoFreeSeat,
    /// It could not be kept, so it was not done.
    NotKept,
    /// The match is not over.
    NotOver,
    /// Whoever asks does not sit at the table.
    NotSeated,
    /// The seat is taken.
    SeatTaken,
    /// The request took too long.
    TimedOut,
    /// The request is too long.
    TooLarge,
    /// Too many watch the table.
    TooManySockets,
    /// Too many tables are alive.
    TooManyTables,
    /// The table is ending just now.
    TryAgain,
    /// There is no such game.
    UnknownGame,
    /// There is nothing at this address.
    UnknownPage,
    /// There is no such table.
    UnknownTable,
    /// The address does not take this method.
    WrongMethod,
}

impl Trouble {
    /// Every kind, by the alphabet.
    pub const ALL: [Trouble; 20] = [
        Trouble::BadName,
        Trouble::BadRequest,
        Trouble::BadTable,
        Trouble::BrokenTable,
        Trouble::ForeignPage,
        Trouble::InternalError,
        Trouble::NoFreeSeat,
        Trouble::NotKept,
        Trouble::NotOver,
        Trouble::NotSeated,
        Trouble::SeatTaken,
        Trouble::TimedOut,
        Trouble::TooLarge,
        Trouble::TooManySockets,
        Trouble::TooManyTables,
        Trouble::TryAgain,
        Trouble::UnknownGame,
        Trouble::UnknownPage,
        Trouble::UnknownTable,
        Trouble::WrongMethod,
    ];

    /// The end of the key of its text, `problem-<key>`.
    pub fn key(self) -> &'static str {
        match self {
            Trouble::BadRequest => "bad-request",
            Trouble::BadName => "bad-name",
            Trouble::BadTable => "bad-table",
            Trouble::BrokenTable => "broken-table",
            Trouble::ForeignPage => "foreign-page",
            Trouble::InternalError => "internal-error",
            Trouble::NoFreeSeat => "no-free-seat",
            Trouble::NotKept => "not-kept",
            Trouble::NotOver => "not-over",
            Trouble::NotSeated => "not-seated",
            Trouble::SeatTaken => "seat-taken",
            Trouble::TimedOut => "timed-out",
            Trouble::TooLarge => "too-large",
            Trouble::TooManySockets => "too-many-sockets",
            Trouble::TooManyTables => "too-many-tables",
            Trouble::TryAgain => "try-again",
            Trouble::UnknownGame => "unknown-game",
            Trouble::UnknownPage => "unknown-page",
            Trouble::UnknownTable => "unknown-table",
            Trouble::WrongMethod => "wrong-method",
        }
    }

    /// The status of the answer.
    pub fn code(self) -> u16 {
        self.status().as_u16()
    }

    fn status(self) -> StatusCode {
        match self {
            Trouble::BadRequest | Trouble::BadName | Trouble::BadTable => StatusCode::BAD_REQUEST,
            Trouble::ForeignPage | Trouble::NotSeated => StatusCode::FORBIDDEN,
            Trouble::UnknownGame | Trouble::UnknownPage | Trouble::UnknownTable => {
                StatusCode::NOT_FOUND
            }
            Trouble::WrongMethod => StatusCode::METHOD_NOT_ALLOWED,
            Trouble::NoFreeSeat | Trouble::NotOver | Trouble::SeatTaken => StatusCode::CONFLICT,
            Trouble::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Trouble::TimedOut => StatusCode::REQUEST_TIMEOUT,
            Trouble::BrokenTable | Trouble::InternalError => StatusCode::INTERNAL_SERVER_ERROR,
            Trouble::NotKept
            | Trouble::TooManySockets
            | Trouble::TooManyTables
            | Trouble::TryAgain => StatusCode::SERVICE_UNAVAILABLE,
        }
    }

    /// The problem of this kind, with more about it for those who write clients.
    pub(crate) fn because(self, detail: impl Into<String>) -> Problem {
        Problem { trouble: self, detail: detail.into(), options: BTreeMap::new() }
    }
}

/// Why something is not done.
#[derive(Clone, Debug)]
pub(crate) struct Problem {
    pub(crate) trouble: Trouble,
    pub(crate) detail: String,
    /// The options that stand in the way.
    pub(crate) options: BTreeMap<&'static str, &'static str>,
}

impl From<Trouble> for Problem {
    fn from(trouble: Trouble) -> Problem {
        trouble.because("")
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let Problem { trouble, detail, options } = self;
        let problem = wire::Problem { key: trouble.key(), detail, options };
        json(trouble.status(), &problem)
    }
}

/// An answer in JSON.
pub(crate) fn json(status: StatusCode, body: &impl serde::Serialize) -> Response {
    let body = serde_json::to_string(body).expect("a value that JSON can say");
    (status, [(header::CONTENT_TYPE, "application/json")], body).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_key_stands_in_its_place_and_only_there() {
        let keys = Trouble::ALL.map(Trouble::key);
        assert!(keys.is_sorted_by(|one, next| one < next), "{keys:?}");
    }
}
