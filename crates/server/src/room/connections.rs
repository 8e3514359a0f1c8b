//! The sockets at one table.

use std::cell::RefCell;
use std::collections::BTreeMap;

use axum::body::Bytes;
use axum::extract::ws::Utf8Bytes;
use table::{Seats, Viewer};

use crate::close_reason::CloseReason;
use crate::handle::{ConnectionId, Outbox};
use crate::token::Digest;

/// The sockets at one table, in the order in which they came.
///
/// A socket whose outbox is full does not read what it is told. It is sent away, because a table
/// waits for nobody; when it comes back it is told everything.
#[derive(Default)]
pub(super) struct Connections {
    came: u64,
    here: BTreeMap<ConnectionId, Here>,
}

struct Here {
    viewer: Viewer,
    token: Option<Digest>,
    outbox: Outbox,
}

impl Connections {
    /// Lets a socket in, which showed a token or none.
    pub(super) fn add(
        &mut self,
        viewer: Viewer,
        token: Option<Digest>,
        outbox: Outbox,
    ) -> ConnectionId {
        let connection = ConnectionId(self.came);
        self.came += 1;
        self.here.insert(connection, Here { viewer, token, outbox });
        connection
    }

    /// Forgets a socket that has gone.
    pub(super) fn remove(&mut self, connection: ConnectionId) {
        self.here.remove(&connection);
    }

    /// What a socket sees; `None` if it has been sent away.
    pub(super) fn viewer(&self, connection: ConnectionId) -> Option<Viewer> {
        self.here.get(&connection).map(|here| here.viewer)
    }

    /// The sockets that see the same, the oldest first.
    pub(super) fn with(&self, viewer: Viewer) -> impl Iterator<Item = ConnectionId> {
        let same = move |(_, here): &(&ConnectionId, &Here)| here.viewer == viewer;
        self.here.iter().filter(same).map(|(&connection, _)| connection)
    }

    /// Every socket sees what its token allows by now.
    pub(super) fn look_again(&mut self, viewer: impl Fn(Option<Digest>) -> Viewer) {
        for here in self.here.values_mut() {
            here.viewer = viewer(here.token);
        }
    }

    /// Every socket, the oldest first, and what it sees.
    pub(super) fn all(&self) -> Vec<(ConnectionId, Viewer)> {
        self.here.iter().map(|(&connection, here)| (connection, here.viewer)).collect()
    }

    /// The seats that have a socket here.
    pub(super) fn present(&self) -> Seats {
        let seat = |here: &Here| match here.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        self.here.values().filter_map(seat).collect()
    }

    pub(super) fn is_empty(&self) -> bool {
        self.here.is_empty()
    }

    /// Tells one socket.
    pub(super) fn say(&mut self, connection: ConnectionId, message: &wire::Message) {
        let frame = frame(message);
        self.send(|other, _| other == connection, &frame);
    }

    /// Whether a socket sees what `viewer` sees.
    pub(super) fn hear(&self, viewer: Viewer) -> bool {
        self.with(viewer).next().is_some()
    }

    /// Tells every socket that sees what `viewer` sees.
    pub(super) fn tell(&mut self, viewer: Viewer, message: &wire::Message) {
        let frame = frame(message);
        self.send(|_, here| here.viewer == viewer, &frame);
    }

    /// Tells every socket, except perhaps one.
    pub(super) fn tell_all(&mut self, but: Option<ConnectionId>, message: &wire::Message) {
        let frame = frame(message);
        self.send(|connection, _| Some(connection) != but, &frame);
    }

    /// Sends a socket away.
    pub(super) fn part(&mut self, connection: ConnectionId, close_reason: CloseReason) {
        if let Some(here) = self.here.remove(&connection) {
            // It may have gone by itself.
            let _ = here.outbox.last.send(close_reason);
        }
    }

    /// Sends everybody away.
    pub(super) fn close_all(&mut self, close_reason: CloseReason) {
        let everybody: Vec<ConnectionId> = self.here.keys().copied().collect();
        for connection in everybody {
            self.part(connection, close_reason);
        }
    }

    fn send(&mut self, to: impl Fn(ConnectionId, &Here) -> bool, frame: &Utf8Bytes) {
        let is_slow = |(connection, here): &(&ConnectionId, &Here)| {
            to(**connection, here) && here.outbox.messages.try_send(frame.clone()).is_err()
        };
        let slow: Vec<ConnectionId> =
            self.here.iter().filter(is_slow).map(|(&connection, _)| connection).collect();
        for connection in slow {
            self.part(connection, CloseReason::TooSlow);
        }
    }
}

/// A message as it travels. It is written where the one before was, and then has as much memory as it
/// needs and no more.
pub(crate) fn frame(message: &wire::Message) -> Utf8Bytes {
    thread_local! {
        static SHEET: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
    }
    SHEET.with_borrow_mut(|sheet| {
        sheet.clear();
        serde_json::to_writer(&mut *sheet, message).expect("a message that JSON can say");
        let written = Bytes::copy_from_slice(sheet);
        Utf8Bytes::try_from(written).expect("text, as JSON is")
    })
}
