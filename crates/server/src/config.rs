//! What a host may choose, and every bound there is.

use std::path::PathBuf;
use std::time::Duration;

use referee::{Millis, Pace, Patience};
use wire::Speed;

/// What a server is started with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Config {
    /// The folder where tables are kept. It is made if it does not exist.
    pub data: PathBuf,
    /// What clients may ask for.
    pub limits: Limits,
    /// How fast bots play.
    pub paces: Paces,
    /// For tests alone: the number that every deal follows from. Such a server hosts this machine only.
    pub rehearsal: Option<u64>,
}

impl Config {
    /// The usual limits and paces.
    pub fn new(data: impl Into<PathBuf>) -> Config {
        let (limits, paces) = (Limits::default(), Paces::default());
        Config { data: data.into(), limits, paces, rehearsal: None }
    }

    /// A server for tests, whose deals follow from a number. Bots play at once, so there is more to
    /// tell and to hear at a time. Nobody is played for, however slow the machine is.
    pub fn rehearsal(data: impl Into<PathBuf>, number: u64) -> Config {
        let gone = Duration::ZERO;
        let limits = Limits { messages_per_second: 1000, outbox: 4096, gone, ..Limits::default() };
        let patience = Patience { vacancy: Millis(0), ..Patience::NORMAL.endless() };
        let paces = Paces { normal: Pace::AT_ONCE, fast: Pace::AT_ONCE, patience };
        Config { data: data.into(), limits, paces, rehearsal: Some(number) }
    }
}

/// Every bound in one place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Limits {
    /// How many tables are alive at once. Each stays so for `idle` at least, so this also bounds
    /// how fast tables can be made.
    pub tables: usize,
    /// How many spectators a table has; with `tabs` this bounds the sockets of a table.
    pub spectators: usize,
    /// How many sockets one seat has: the newest ones.
    pub tabs: usize,
    /// How many listed tables are told at once.
    pub lobby: usize,
    /// How many games a browser is told of; older ones are forgotten.
    pub mine: usize,
    /// The longest body of a request, in bytes.
    pub body: usize,
    /// The longest message over a socket, in bytes.
    pub message: usize,
    /// How many messages a socket may send each second, in the long run.
    pub messages_per_second: u32,
    /// How many messages a socket may send at once.
    pub burst: u32,
    /// The longest name of a person, in characters.
    pub name: usize,
    /// How many messages wait for a socket that does not read them.
    pub outbox: usize,
    /// How many commands wait for the task of a table.
    pub inbox: usize,
    /// How long a request may take, from its head to its answer.
    pub request: Duration,
    /// How long a socket may take to accept one message.
    pub write: Duration,
    /// How often a socket is asked for a sign of life.
    pub ping: Duration,
    /// How long a socket may give none, and how long nothing may move on any connection.
    pub silence: Duration,
    /// How long a person has no socket before anybody is told that they are gone.
    pub gone: Duration,
    /// How long a table stays alive when nobody is there.
    pub idle: Duration,
    /// How long a table waits before it tries again what could not be kept.
    pub retry: Duration,
    /// How long it is believed that the store is well.
    pub pulse: Duration,
    /// How long the server waits at its end for requests that are under way.
    pub farewell: Duration,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            tables: 256,
            spectators: 32,
            tabs: 8,
            lobby: 50,
            mine: 24,
            body: 16 * 1024,
            message: 4 * 1024,
            messages_per_second: 10,
            burst: 30,
            name: 24,
            outbox: 64,
            inbox: 64,
            request: Duration::from_secs(30),
            write: Duration::from_secs(10),
            ping: Duration::from_secs(20),
            silence: Duration::from_secs(60),
            gone: Duration::from_secs(5),
            idle: Duration::from_secs(5 * 60),
            retry: Duration::from_secs(1),
            pulse: Duration::from_secs(1),
            farewell: Duration::from_secs(5),
        }
    }
}

/// The pace behind each speed that a table may choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Paces {
    /// Behind [`Speed::Normal`].
    pub normal: Pace,
    /// Behind [`Speed::Fast`].
    pub fast: Pace,
    /// Behind [`wire::Patience::Normal`]; the others follow from it.
    pub patience: Patience,
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
            wire::Patience::Relaxed => self.patience.relaxed(),
            wire::Patience::Endless => self.patience.endless(),
            wire::Patience::Day => Patience::days(1),
            wire::Patience::ThreeDays => Patience::days(3),
            wire::Patience::Week => Patience::days(7),
        }
    }
}

impl Default for Paces {
    fn default() -> Paces {
        Paces { normal: Pace::NORMAL, fast: Pace::FAST, patience: Patience::NORMAL }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_is_played_for_in_a_rehearsal() {
        let paces = Config::rehearsal("", 1).paces;
        for chosen in [wire::Patience::Normal, wire::Patience::Relaxed, wire::Patience::Endless] {
            let Patience { turn, connection, .. } = paces.patience(chosen);
            assert_eq!((turn, connection), (None, None));
        }
    }
}
