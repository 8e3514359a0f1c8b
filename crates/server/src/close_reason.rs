//! Why a socket is closed.

use axum::extract::ws::{CloseFrame, Message};

/// Why the server closes a socket. The client reads the code and, in the reason, the key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CloseReason {
    /// The server or the table ends for now; come back.
    GoingAway,
    /// The table has failed and is made anew; come back and be told everything.
    Failed,
    /// The client sends too many messages.
    TooFast,
    /// The client sent too long a message.
    TooLarge,
    /// The client does not read what it is sent; come back and be told everything.
    TooSlow,
    /// The table has no place for another spectator.
    TooManySockets,
    /// The client sent bytes that are no message.
    Unreadable,
    /// The seat has opened newer sockets; do not come back.
    Replaced,
    /// The host has closed the table; do not come back.
    Closed,
    /// The client speaks another version of the protocol; come back with a newer one.
    AnotherProtocol,
}

impl CloseReason {
    /// Every reason there is.
    pub const ALL: [CloseReason; 10] = [
        CloseReason::GoingAway,
        CloseReason::Failed,
        CloseReason::TooFast,
        CloseReason::TooLarge,
        CloseReason::TooSlow,
        CloseReason::TooManySockets,
        CloseReason::Unreadable,
        CloseReason::Replaced,
        CloseReason::Closed,
        CloseReason::AnotherProtocol,
    ];

    /// The code of the close frame.
    pub fn code(self) -> u16 {
        match self {
            CloseReason::GoingAway => 1001,
            CloseReason::Unreadable => 1002,
            CloseReason::TooFast => 1008,
            CloseReason::TooLarge => 1009,
            CloseReason::Failed => 1011,
            CloseReason::TooSlow | CloseReason::TooManySockets => 1013,
            CloseReason::Replaced => 4001,
            CloseReason::Closed => 4002,
            CloseReason::AnotherProtocol => 4003,
        }
    }

    /// The reason in the close frame.
    pub fn key(self) -> &'static str {
        match self {
            CloseReason::GoingAway => "going-away",
            CloseReason::Failed => "failed",
            CloseReason::TooFast => "too-fast",
            CloseReason::TooLarge => "too-large",
            CloseReason::TooSlow => "too-slow",
            CloseReason::TooManySockets => "too-many-sockets",
            CloseReason::Unreadable => "unreadable",
            CloseReason::Replaced => "replaced",
            CloseReason::Closed => "closed",
            CloseReason::AnotherProtocol => "another-protocol",
        }
    }

    pub(crate) fn frame(self) -> Message {
        Message::Close(Some(CloseFrame { code: self.code(), reason: self.key().into() }))
    }
}
