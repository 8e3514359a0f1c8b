//! What a host may choose.

use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

use bots::Budget;
use referee::{Millis, Pace, Patience};
use wire::Speed;

use crate::limits::Limits;
use crate::thinkers;

/// How long it is usually thought about what a person could do.
const ADVICE: Budget = Budget::Time(Duration::from_millis(700));

/// What a server is started with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Config {
    /// The folder where tables are kept. It is made if it does not exist.
    pub data: PathBuf,
    /// The address of the database where they are kept instead, if they are.
    pub store: Option<String>,
    /// The address of the bus by which servers that share the database reach each other.
    pub bus: Option<String>,
    /// What clients may ask for.
    pub limits: Limits,
    /// How fast bots play.
    pub paces: Paces,
    /// The proxies whose word is believed when they say for whom they ask.
    pub proxies: Vec<IpAddr>,
    /// How many robots that look ahead may think at a time.
    pub thinkers: usize,
    /// How long it is thought about what a person could do who asks.
    pub advice: Budget,
    /// Where figures are told, if anywhere.
    pub metrics: Option<SocketAddr>,
    /// For tests alone: the number that every deal follows from. Such a server hosts this machine only.
    pub rehearsal: Option<u64>,
}

impl Config {
    /// The usual limits and paces.
    pub fn new(data: impl Into<PathBuf>) -> Config {
        let (limits, paces) = (Limits::default(), Paces::default());
        let (proxies, thinkers) = (Vec::new(), thinkers::usual());
        let (store, bus, metrics, rehearsal) = (None, None, None, None);
        let (data, advice) = (data.into(), ADVICE);
        Config { data, store, bus, limits, paces, proxies, thinkers, advice, metrics, rehearsal }
    }

    /// A server for tests, whose deals follow from a number. Bots play at once, so there is more to
    /// tell and to hear at a time. Nobody is played for, however slow the machine is, except at tables
    /// that choose to be relaxed: those are in a hurry, so that tests can see clocks end.
    pub fn rehearsal(data: impl Into<PathBuf>, number: u64) -> Config {
        let gone = Duration::ZERO;
        let limits = Limits {
            messages_per_second: 1000,
            outbox: 4096,
            gone,
            // What strangers add to a deal cannot be rehearsed.
            gifts: Duration::ZERO,
            // All of its people are on this machine.
            tables_per_address: usize::MAX,
            connections_per_address: usize::MAX,
            requests_per_second: 100_000,
            ..Limits::default()
        };
        let patience = Patience { vacancy: Millis(0), ..Patience::NORMAL.endless() };
        let relaxed = Patience { connection: Some(Millis(1000)), round: Millis(2000), ..patience };
        let paces = Paces { normal: Pace::AT_ONCE, fast: Pace::AT_ONCE, patience, relaxed };
        // Whoever thinks for a time finds more or less in it, and a rehearsal is the same every time.
        let (thinkers, advice) = (0, Budget::Playouts(256));
        Config { limits, paces, thinkers, advice, rehearsal: Some(number), ..Config::new(data) }
    }
}

/// The pace behind each speed that a table may choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Paces {
    /// Behind [`Speed::Normal`].
    pub normal: Pace,
    /// Behind [`Speed::Fast`].
    pub fast: Pace,
    /// Behind [`wire::Patience::Normal`].
    pub patience: Patience,
    /// Behind [`wire::Patience::Relaxed`].
    pub relaxed: Patience,
}

impl Paces {
    pub(crate) fn of(&self, speed: Speed) -> Pace {
        match speed {
            Speed::Normal => self.normal,
            Speed::Fast => self.fast,
        }
    }

    pub(crate) fn patience(&self, chosen: wire::Patience) -> Patience {
        match chosen {
            wire::Patience::Normal => self.patience,
            wire::Patience::Relaxed => self.relaxed,
            wire::Patience::Endless => self.patience.endless(),
            wire::Patience::Day => Patience::days(1),
            wire::Patience::ThreeDays => Patience::days(3),
            wire::Patience::Week => Patience::days(7),
        }
    }
}

impl Default for Paces {
    fn default() -> Paces {
        let (patience, relaxed) = (Patience::NORMAL, Patience::NORMAL.relaxed());
        Paces { normal: Pace::NORMAL, fast: Pace::FAST, patience, relaxed }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_is_played_for_in_a_rehearsal_who_did_not_choose_a_hurry() {
        let paces = Config::rehearsal("", 1).paces;
        for chosen in [wire::Patience::Normal, wire::Patience::Endless] {
            let Patience { turn, connection, .. } = paces.patience(chosen);
            assert_eq!((turn, connection), (None, None));
        }
    }
}
