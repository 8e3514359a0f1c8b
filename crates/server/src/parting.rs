//! Why a socket is closed.

use axum::extract::ws::{CloseFrame, Message};

/// Why the server closes a socket. The client reads the code and, in the reason, the key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Parting {
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
}

impl Parting {
    /// Every reason there is.
    pub const ALL: [Parting; 8] = [
        Parting::GoingAway,
        Parting::Failed,
        Parting::TooFast,
        Parting::TooLarge,
        Parting::TooSlow,
        Parting::TooManySockets,
        Parting::Unreadable,
        Parting::Replaced,
    ];

    /// The code of the close frame.
    pub fn code(self) -> u16 {
        match self {
            Parting::GoingAway => 1001,
            Parting::Unreadable => 1002,
            Parting::TooFast => 1008,
            Parting::TooLarge => 1009,
            Parting::Failed => 1011,
            Parting::TooSlow | Parting::TooManySockets => 1013,
            Parting::Replaced => 4001,
        }
    }

    /// The reason in the close frame.
    pub fn key(self) -> &'static str {
        match self {
            Parting::GoingAway => "going-away",
            Parting::Failed => "failed",
            Parting::TooFast => "too-fast",
            Parting::TooLarge => "too-large",
            Parting::TooSlow => "too-slow",
            Parting::TooManySockets => "too-many-sockets",
            Parting::Unreadable => "unreadable",
            Parting::Replaced => "replaced",
        }
    }

    pub(crate) fn frame(self) -> Message {
        Message::Close(Some(CloseFrame { code: self.code(), reason: self.key().into() }))
    }
}
