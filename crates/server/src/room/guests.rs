//! The sockets at one table.

use std::collections::BTreeMap;

use axum::extract::ws::Utf8Bytes;
use table::{Seats, Viewer};

use crate::door::{Guest, Outbox};
use crate::parting::Parting;

/// The sockets at one table, in the order in which they came.
///
/// A socket whose outbox is full does not read what it is told. It is sent away, because a table
/// waits for nobody; when it comes back it is told everything.
#[derive(Default)]
pub(super) struct Guests {
    came: u64,
    here: BTreeMap<Guest, Here>,
}

struct Here {
    viewer: Viewer,
    outbox: Outbox,
}

impl Guests {
    /// Lets a socket in.
    pub(super) fn add(&mut self, viewer: Viewer, outbox: Outbox) -> Guest {
        let guest = Guest(self.came);
        self.came += 1;
        self.here.insert(guest, Here { viewer, outbox });
        guest
    }

    /// Forgets a socket that has gone.
    pub(super) fn remove(&mut self, guest: Guest) {
        self.here.remove(&guest);
    }

    /// What a socket sees; `None` if it has been sent away.
    pub(super) fn viewer(&self, guest: Guest) -> Option<Viewer> {
        self.here.get(&guest).map(|here| here.viewer)
    }

    /// The sockets that see the same, the oldest first.
    pub(super) fn with(&self, viewer: Viewer) -> impl Iterator<Item = Guest> {
        let same = move |(_, here): &(&Guest, &Here)| here.viewer == viewer;
        self.here.iter().filter(same).map(|(&guest, _)| guest)
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
    pub(super) fn say(&mut self, guest: Guest, message: &wire::Message) {
        let frame = frame(message);
        self.send(|other, _| other == guest, &frame);
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
    pub(super) fn tell_all(&mut self, but: Option<Guest>, message: &wire::Message) {
        let frame = frame(message);
        self.send(|guest, _| Some(guest) != but, &frame);
    }

    /// Sends a socket away.
    pub(super) fn part(&mut self, guest: Guest, parting: Parting) {
        if let Some(here) = self.here.remove(&guest) {
            // It may have gone by itself.
            let _ = here.outbox.last.send(parting);
        }
    }

    /// Sends everybody away.
    pub(super) fn part_all(&mut self, parting: Parting) {
        let everybody: Vec<Guest> = self.here.keys().copied().collect();
        for guest in everybody {
            self.part(guest, parting);
        }
    }

    fn send(&mut self, to: impl Fn(Guest, &Here) -> bool, frame: &Utf8Bytes) {
        let is_slow = |(guest, here): &(&Guest, &Here)| {
            to(**guest, here) && here.outbox.messages.try_send(frame.clone()).is_err()
        };
        let slow: Vec<Guest> = self.here.iter().filter(is_slow).map(|(&guest, _)| guest).collect();
        for guest in slow {
            self.part(guest, Parting::TooSlow);
        }
    }
}

/// A message as it travels.
pub(crate) fn frame(message: &wire::Message) -> Utf8Bytes {
    serde_json::to_string(message).expect("a message that JSON can say").into()
}
