//! Why something asked for over HTTP is not done.

use std::collections::BTreeMap;

use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use wire::DeckFault;

/// Every kind of problem there is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ProblemKind {
    /// Play has begun.
    AlreadyBegun,
    /// The request cannot be read.
    BadRequest,
    /// No such table can be made.
    BadTable,
    /// The table does not replay.
    BrokenTable,
    /// The request was sent by a page of somebody else.
    ForeignPage,
    /// The server met an error of its own.
    InternalError,
    /// A name is empty or too long.
    NameLength,
    /// A name has marks without a letter, or too many of them.
    NameMarks,
    /// Something in a name cannot be seen.
    NameUnseen,
    /// Every seat is taken.
    NoFreeSeat,
    /// The person of the seat is there, or had no time yet to come back.
    NotAway,
    /// Whoever asks is not the host of the table.
    NotHost,
    /// It could not be kept, so it was not done.
    NotKept,
    /// The match is not over.
    NotOver,
    /// The others are not ready to play again.
    NotReady,
    /// Whoever asks does not sit at the table.
    NotSeated,
    /// Nobody came back to the table, and its record is kept in its place.
    PutAway,
    /// The table was arranged otherwise meanwhile.
    Rearranged,
    /// The seat is taken.
    SeatTaken,
    /// The request took too long.
    TimedOut,
    /// The request is too long.
    TooLarge,
    /// Too much was asked from one address.
    TooManyRequests,
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

impl ProblemKind {
    /// Every kind, by the alphabet.
    pub const ALL: [ProblemKind; 29] = [
        ProblemKind::AlreadyBegun,
        ProblemKind::BadRequest,
        ProblemKind::BadTable,
        ProblemKind::BrokenTable,
        ProblemKind::ForeignPage,
        ProblemKind::InternalError,
        ProblemKind::NameLength,
        ProblemKind::NameMarks,
        ProblemKind::NameUnseen,
        ProblemKind::NoFreeSeat,
        ProblemKind::NotAway,
        ProblemKind::NotHost,
        ProblemKind::NotKept,
        ProblemKind::NotOver,
        ProblemKind::NotReady,
        ProblemKind::NotSeated,
        ProblemKind::PutAway,
        ProblemKind::Rearranged,
        ProblemKind::SeatTaken,
        ProblemKind::TimedOut,
        ProblemKind::TooLarge,
        ProblemKind::TooManyRequests,
        ProblemKind::TooManySockets,
        ProblemKind::TooManyTables,
        ProblemKind::TryAgain,
        ProblemKind::UnknownGame,
        ProblemKind::UnknownPage,
        ProblemKind::UnknownTable,
        ProblemKind::WrongMethod,
    ];

    /// The end of the key of its text, `problem-<key>`.
    pub fn key(self) -> &'static str {
        match self {
            ProblemKind::AlreadyBegun => "already-begun",
            ProblemKind::BadRequest => "bad-request",
            ProblemKind::BadTable => "bad-table",
            ProblemKind::BrokenTable => "broken-table",
            ProblemKind::ForeignPage => "foreign-page",
            ProblemKind::InternalError => "internal-error",
            ProblemKind::NameLength => "name-length",
            ProblemKind::NameMarks => "name-marks",
            ProblemKind::NameUnseen => "name-unseen",
            ProblemKind::NoFreeSeat => "no-free-seat",
            ProblemKind::NotAway => "not-away",
            ProblemKind::NotHost => "not-host",
            ProblemKind::NotKept => "not-kept",
            ProblemKind::NotOver => "not-over",
            ProblemKind::NotReady => "not-ready",
            ProblemKind::NotSeated => "not-seated",
            ProblemKind::PutAway => "put-away",
            ProblemKind::Rearranged => "rearranged",
            ProblemKind::SeatTaken => "seat-taken",
            ProblemKind::TimedOut => "timed-out",
            ProblemKind::TooLarge => "too-large",
            ProblemKind::TooManyRequests => "too-many-requests",
            ProblemKind::TooManySockets => "too-many-sockets",
            ProblemKind::TooManyTables => "too-many-tables",
            ProblemKind::TryAgain => "try-again",
            ProblemKind::UnknownGame => "unknown-game",
            ProblemKind::UnknownPage => "unknown-page",
            ProblemKind::UnknownTable => "unknown-table",
            ProblemKind::WrongMethod => "wrong-method",
        }
    }

    /// The status of the answer.
    pub fn code(self) -> u16 {
        self.status().as_u16()
    }

    fn status(self) -> StatusCode {
        match self {
            ProblemKind::BadRequest
            | ProblemKind::BadTable
            | ProblemKind::NameLength
            | ProblemKind::NameMarks
            | ProblemKind::NameUnseen => StatusCode::BAD_REQUEST,
            ProblemKind::ForeignPage | ProblemKind::NotHost | ProblemKind::NotSeated => {
                StatusCode::FORBIDDEN
            }
            ProblemKind::UnknownGame | ProblemKind::UnknownPage | ProblemKind::UnknownTable => {
                StatusCode::NOT_FOUND
            }
            ProblemKind::PutAway => StatusCode::GONE,
            ProblemKind::WrongMethod => StatusCode::METHOD_NOT_ALLOWED,
            ProblemKind::AlreadyBegun
            | ProblemKind::NoFreeSeat
            | ProblemKind::NotAway
            | ProblemKind::NotOver
            | ProblemKind::NotReady
            | ProblemKind::Rearranged
            | ProblemKind::SeatTaken => StatusCode::CONFLICT,
            ProblemKind::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            ProblemKind::TimedOut => StatusCode::REQUEST_TIMEOUT,
            ProblemKind::TooManyRequests => StatusCode::TOO_MANY_REQUESTS,
            ProblemKind::BrokenTable | ProblemKind::InternalError => {
                StatusCode::INTERNAL_SERVER_ERROR
            }
            ProblemKind::NotKept
            | ProblemKind::TooManySockets
            | ProblemKind::TooManyTables
            | ProblemKind::TryAgain => StatusCode::SERVICE_UNAVAILABLE,
        }
    }

    /// The problem of this kind, with more about it for those who write clients.
    pub(crate) fn because(self, detail: impl Into<String>) -> Problem {
        Problem { kind: self, detail: detail.into(), options: BTreeMap::new(), deck: None }
    }
}

/// Why something is not done.
#[derive(Clone, Debug)]
pub(crate) struct Problem {
    pub(crate) kind: ProblemKind,
    pub(crate) detail: String,
    /// The options that stand in the way.
    pub(crate) options: BTreeMap<&'static str, &'static str>,
    /// What is wrong with a deck of one's own.
    pub(crate) deck: Option<DeckFault>,
}

impl From<ProblemKind> for Problem {
    fn from(kind: ProblemKind) -> Problem {
        kind.because("")
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let Problem { kind, detail, options, deck } = self;
        let problem = wire::Problem { key: kind.key(), detail, options, deck };
        json(kind.status(), &problem)
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
        let keys = ProblemKind::ALL.map(ProblemKind::key);
        assert!(keys.is_sorted_by(|one, next| one < next), "{keys:?}");
    }
}
