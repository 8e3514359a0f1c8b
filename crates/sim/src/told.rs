//! Holds every frame that is told to the laws.

use std::collections::BTreeMap;

use serde_json::value::RawValue;
use table::Viewer;
use tokio::time::Instant;

use crate::frame::{Frame, News};
use crate::laws::{Broken, Law};
use crate::truth::Waits;
use crate::watch::TableWatch;

/// A connection to a table, as the laws know it.
pub(crate) struct Connection {
    /// What it sees; nothing before its welcome.
    pub(crate) viewer: Option<Viewer>,
    /// The version it was told last.
    told: Option<u32>,
    /// The newest version that anybody was told when it came.
    floor: u32,
    /// How often it was told what each seat says.
    said: BTreeMap<String, u32>,
}

impl Connection {
    pub(crate) fn new(floor: u32) -> Connection {
        Connection { viewer: None, told: None, floor, said: BTreeMap::new() }
    }
}

impl TableWatch {
    /// Holds one frame to the laws.
    pub(crate) fn hear(
        &mut self,
        connection: &mut Connection,
        frame: &Frame<'_>,
        you: Option<Viewer>,
    ) -> Result<(), Broken> {
        if let Some(viewer) = you {
            (connection.viewer, connection.told) = (Some(viewer), None);
        }
        let Some(viewer) = connection.viewer else {
            let what = format!("{}: {} before a welcome", self.id, frame.kind);
            return Err(Broken::new(Law::WordsMakeSense, what));
        };
        if let Some(seat) = frame.seat {
            self.is_said_once(connection, seat)?;
        }
        let Some(news) = &frame.news else { return Ok(()) };
        let version = news.version;
        let told = self.truth.as_ref().map_or(0, |truth| truth.version());
        if version > told {
            let what = format!("{}: version {version} is told, {told} is kept", self.id);
            return Err(Broken::new(Law::AcknowledgedIsStored, what));
        }
        self.is_in_order(connection, version, viewer)?;
        self.is_seen(connection.told, frame, news, viewer)?;
        if frame.kind == "update" {
            self.is_equal_for_all(news)?;
        }
        connection.told = Some(version);
        Ok(())
    }

    /// Whether what somebody said is told once.
    fn is_said_once(&self, connection: &mut Connection, seat: &str) -> Result<(), Broken> {
        let told = connection.said.entry(seat.to_owned()).or_default();
        *told += 1;
        let said = self.said.get(seat).copied().unwrap_or_default();
        if *told <= said {
            return Ok(());
        }
        let what = format!("{}: what {seat} said {said} times is told {told} times", self.id);
        Err(Broken::new(Law::ExactlyOnce, what))
    }

    /// Whether a viewer is told versions in their order.
    fn is_in_order(
        &mut self,
        connection: &Connection,
        version: u32,
        viewer: Viewer,
    ) -> Result<(), Broken> {
        let told = connection.told;
        let goes_back = told.is_some_and(|told| version <= told) || version < connection.floor;
        self.newest = version.max(self.newest);
        if goes_back {
            let what = format!("{}: {viewer:?} is told {version} after {told:?}", self.id);
            return Err(Broken::new(Law::OneOrder, what));
        }
        Ok(())
    }

    /// Whether a frame is what its viewer may see of the log.
    fn is_seen(
        &self,
        since: Option<u32>,
        frame: &Frame<'_>,
        news: &News<'_>,
        viewer: Viewer,
    ) -> Result<(), Broken> {
        let Some(truth) = &self.truth else { return Ok(()) };
        let version = news.version;
        let told = truth.told(version, since, viewer);
        let differs = |law, what: &str, found: &str, due: &str| {
            let what = format!("{}: {what} of {viewer:?} at {version}: {found} not {due}", self.id);
            Err(Broken::new(law, what))
        };
        let log = frame.log.map_or("[]", RawValue::get);
        if log != told.log {
            return differs(Law::OneOrder, "log", log, &told.log);
        }
        if news.view.get() != told.view {
            return differs(Law::ViewsDoNotLeak, "view", news.view.get(), &told.view);
        }
        let prospects = news.prospects.get();
        // Whoever has passed in a window has nothing more to choose there.
        let may_be_empty = !matches!(truth.waits(version), Waits::Turn(_));
        if prospects != told.prospects && !(may_be_empty && prospects == "[]") {
            return differs(Law::ViewsDoNotLeak, "prospects", prospects, &told.prospects);
        }
        let score = news.score.map(RawValue::get);
        if score != told.score.as_deref() || news.has_next_round != told.has_next_round {
            return differs(Law::OneOrder, "score", score.unwrap_or_default(), "");
        }
        Ok(())
    }

    /// Whether everybody is told the same of a window at the same moment.
    fn is_equal_for_all(&mut self, news: &News<'_>) -> Result<(), Broken> {
        let (now, version) = (Instant::now(), news.version);
        let Some(clock) = news.clock.map(RawValue::get) else {
            return Ok(());
        };
        let first = self.clocks.entry(version).or_insert_with(|| (clock.to_owned(), now));
        if first.0 == clock {
            return Ok(());
        }
        let what = format!("{}: clocks at {version}: {clock} and {}", self.id, first.0);
        Err(Broken::new(Law::WindowsTellNothing, what))
    }
}
