//! What the laws know of one seat.

use std::time::Duration;

use referee::Absence;
use tokio::time::Instant;

/// Moments are those at which the disk wrote something down, which a slow disk does up to three seconds
/// after the referee decided it.
const SLACK: Duration = Duration::from_secs(4);

/// One seat under watch.
#[derive(Clone, Debug)]
pub(crate) struct SeatWatch {
    /// Whether a person sits there.
    pub(crate) is_person: bool,
    /// How many devices of the person are there.
    pub(crate) connections: usize,
    /// Since when none is.
    pub(crate) gone_since: Option<Instant>,
    /// Since when it is for the seat to act.
    pub(crate) asked_since: Option<Instant>,
    /// When the last line was written that the person asked for.
    pub(crate) asked_at: Option<Instant>,
    /// Since when the person plays themselves.
    back_since: Instant,
    /// They have said what is done without asking them.
    pub(crate) has_orders: bool,
    /// Why a bot may play for them, though they are there.
    absence: Option<Absence>,
}

impl SeatWatch {
    pub(crate) fn new(is_person: bool, since: Instant) -> SeatWatch {
        SeatWatch {
            is_person,
            connections: 0,
            gone_since: Some(since),
            asked_since: None,
            asked_at: None,
            back_since: since,
            has_orders: false,
            absence: None,
        }
    }

    /// The person says that a bot plays on.
    pub(crate) fn leaves(&mut self) {
        self.absence = Some(Absence::Left);
    }

    /// The person plays again.
    pub(crate) fn is_back(&mut self, at: Instant) {
        (self.absence, self.back_since) = (None, at);
    }

    /// The person says that they play again, which changes nothing if they do.
    pub(crate) fn returns(&mut self, at: Instant) {
        if self.absence.is_some() {
            self.is_back(at);
        }
    }

    /// The server has started anew, and clocks with it. Who has left has left.
    pub(crate) fn begin_anew(&mut self, at: Instant) {
        (self.absence, self.back_since) = (self.absence.filter(|&why| why == Absence::Left), at);
    }

    /// The server was down for so long, at a table where people look in when they like. Their clocks stood
    /// still and go on, and who was missed still is.
    pub(crate) fn go_on(&mut self, outage: Duration) {
        self.asked_since = self.asked_since.map(|since| since + outage);
        self.back_since += outage;
    }

    /// Somebody comes on one more device.
    pub(crate) fn come(&mut self) {
        self.connections += 1;
        self.gone_since = None;
    }

    /// Somebody goes on one of their devices.
    pub(crate) fn go(&mut self, at: Instant) {
        self.connections = self.connections.saturating_sub(1);
        if self.connections == 0 {
            self.gone_since = Some(at);
        }
    }

    /// Whether a bot may play for the person.
    pub(crate) fn may_be_played_for(
        &mut self,
        at: Instant,
        up_since: Instant,
        turn: Option<Duration>,
        connection: Option<Duration>,
    ) -> bool {
        let lasted = |since: Option<Instant>, span: Option<Duration>| {
            let since = since.map(|since| since.max(up_since));
            since.zip(span).is_some_and(|(since, span)| at + SLACK >= since + span)
        };
        let asked = self.asked_since.map(|since| since.max(self.back_since));
        if self.absence.is_none() && lasted(asked, turn) {
            self.absence = Some(Absence::Idle);
        }
        let is_gone = lasted(self.gone_since, connection);
        !self.is_person || self.has_orders || self.absence.is_some() || is_gone
    }
}
