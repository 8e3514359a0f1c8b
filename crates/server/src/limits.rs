//! Every bound there is, in one list: its name, its usual value and what it is for.

use std::fmt;
use std::time::Duration;

/// Declares each limit once, so that no list of them can miss one.
macro_rules! limits {
    ($($(#[doc = $doc:literal])+ $name:ident: $kind:ty = $usual:expr,)+) => {
        /// Every bound in one place.
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub struct Limits {
            $($(#[doc = $doc])+ pub $name: $kind,)+
        }

        impl Default for Limits {
            fn default() -> Limits {
                Limits { $($name: $usual,)+ }
            }
        }

        impl Limits {
            /// Sets the limit of this name, as a host writes both.
            pub fn set(&mut self, name: &str, value: &str) -> Result<(), BadLimit> {
                match name.replace('-', "_").as_str() {
                    $(name @ stringify!($name) => {
                        let value: $kind = Measure::read(value).ok_or(BadLimit::Value)?;
                        if value.is_nothing() && SOMETHING.contains(&name) {
                            return Err(BadLimit::Value);
                        }
                        self.$name = value;
                    })+
                    _ => return Err(BadLimit::Unknown),
                }
                Ok(())
            }

            /// Every limit, by the name that a host writes, with its value.
            pub fn list(&self) -> Vec<(String, String)> {
                vec![$((stringify!($name).replace('_', "-"), self.$name.text()),)+]
            }
        }
    };
}

/// The times without which nobody could ask or hear anything, or the server would never rest.
const SOMETHING: [&str; 7] = ["head", "answer", "request", "write", "ping", "silence", "sweep"];

limits! {
    /// How many tables are alive at once. Each stays so for `idle` at least, so this also bounds
    /// how fast tables can be made.
    tables: usize = 2048,
    /// How many of them were made or woken from one address.
    tables_per_address: usize = 64,
    /// How many rounds are looked at, at a time, for those at one address who ask where they were won.
    studies_per_address: usize = 2,
    /// How long mistakes are looked for in such a round.
    study: Duration = Duration::from_secs(6),
    /// How many connections are open at once.
    connections: usize = 10_000,
    /// How many of them come from one address; behind a proxy, how many sockets.
    connections_per_address: usize = 256,
    /// How many requests an address may send each second, in the long run.
    requests_per_second: u32 = 50,
    /// How many requests an address may send at once.
    requests_at_once: u32 = 500,
    /// How many spectators a table has; with `tabs` this bounds the sockets of a table.
    spectators: usize = 32,
    /// How many sockets one seat has: the newest ones.
    tabs: usize = 8,
    /// How many listed tables are told at once.
    lobby: usize = 50,
    /// How many games a browser is told of; older ones are forgotten.
    mine: usize = 24,
    /// The longest body of a request, in bytes.
    body: usize = 16 * 1024,
    /// The longest message over a socket, in bytes.
    message: usize = 4 * 1024,
    /// How many messages a socket may send each second, in the long run.
    messages_per_second: u32 = 10,
    /// How many messages a socket may send at once.
    burst: u32 = 30,
    /// The longest name of a person, in characters.
    name: usize = 24,
    /// How many messages wait for a socket that does not read them.
    outbox: usize = 64,
    /// How many commands wait for the task of a table.
    inbox: usize = 64,
    /// How long the head of a request may take, and how long a connection may wait for one.
    head: Duration = Duration::from_secs(15),
    /// How long a client may take to accept an answer over HTTP.
    answer: Duration = Duration::from_secs(60),
    /// How long a request may take, from its head to its answer.
    request: Duration = Duration::from_secs(30),
    /// How long a socket may take to accept one message.
    write: Duration = Duration::from_secs(10),
    /// How often a socket is asked for a sign of life.
    ping: Duration = Duration::from_secs(20),
    /// How long a socket may give none, and how long nothing may move on any connection.
    silence: Duration = Duration::from_secs(60),
    /// How long a person has no socket before anybody is told that they are gone.
    gone: Duration = Duration::from_secs(5),
    /// How long a table stays alive when nobody is there.
    idle: Duration = Duration::from_secs(5 * 60),
    /// How long a table waits before it tries again what could not be kept.
    retry: Duration = Duration::from_secs(1),
    /// How long a deal waits for what people add to it; where it does not, nothing is promised of it.
    gifts: Duration = Duration::from_secs(3),
    /// How long a table stays where nothing was ever played.
    unplayed: Duration = Duration::from_secs(7 * 86_400),
    /// How long a table stays whose match is over.
    finished: Duration = Duration::from_secs(30 * 86_400),
    /// How long a table stays whose match nobody goes on with.
    abandoned: Duration = Duration::from_secs(180 * 86_400),
    /// How long the record of a table is kept after that.
    archived: Duration = Duration::from_secs(3650 * 86_400),
    /// How often it is looked for tables that may go.
    sweep: Duration = Duration::from_secs(3600),
    /// How long it is believed that the store is well.
    pulse: Duration = Duration::from_secs(1),
    /// How long a server that gives no sign of life keeps its tables, where several share a database.
    lease: Duration = Duration::from_secs(5),
    /// How long the server waits at its end for requests that are under way.
    farewell: Duration = Duration::from_secs(5),
}

/// Why a limit cannot be set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BadLimit {
    /// No limit has this name.
    Unknown,
    /// This is no value for it.
    Value,
}

impl fmt::Display for BadLimit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            BadLimit::Unknown => "there is no such limit",
            BadLimit::Value => "a limit is a whole number from 1 on, or a time such as 30s",
        })
    }
}

impl std::error::Error for BadLimit {}

/// What a limit is measured in, as it is written.
trait Measure: Sized {
    fn read(text: &str) -> Option<Self>;
    /// Whether it is no time at all. No count is.
    fn is_nothing(&self) -> bool {
        false
    }
    fn text(&self) -> String;
}

impl Measure for usize {
    fn read(text: &str) -> Option<usize> {
        text.parse().ok().filter(|&number| number > 0)
    }

    fn text(&self) -> String {
        self.to_string()
    }
}

impl Measure for u32 {
    fn read(text: &str) -> Option<u32> {
        text.parse().ok().filter(|&number| number > 0)
    }

    fn text(&self) -> String {
        self.to_string()
    }
}

/// The units of time, the largest first, each with its milliseconds.
const UNITS: [(&str, u64); 5] =
    [("d", 86_400_000), ("h", 3_600_000), ("m", 60_000), ("s", 1000), ("ms", 1)];

/// The longest time that can be set: a hundred years, so that no sum of times is too large.
const LONGEST: Duration = Duration::from_secs(100 * 365 * 86_400);

impl Measure for Duration {
    fn read(text: &str) -> Option<Duration> {
        let end = text.find(|letter: char| !letter.is_ascii_digit())?;
        let (number, unit) = text.split_at(end);
        let (_, millis) = UNITS.iter().find(|(name, _)| *name == unit)?;
        let span = Duration::from_millis(number.parse::<u64>().ok()?.checked_mul(*millis)?);
        Some(span).filter(|span| *span <= LONGEST)
    }

    fn is_nothing(&self) -> bool {
        self.is_zero()
    }

    fn text(&self) -> String {
        let whole = u64::try_from(self.as_millis()).unwrap_or(u64::MAX);
        let fits = |(_, millis): &&(&str, u64)| whole > 0 && whole.is_multiple_of(*millis);
        let (unit, millis) = UNITS.iter().find(fits).unwrap_or(&("s", 1000));
        format!("{}{unit}", whole / millis)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_limit_can_be_set_to_what_it_is_called_by() {
        let usual = Limits::default();
        for (name, value) in usual.list() {
            let mut limits = usual.clone();
            assert_eq!(limits.set(&name, &value), Ok(()), "{name}={value}");
            assert_eq!(limits, usual, "{name}={value}");
            let other = if value.ends_with(char::is_numeric) { "12345" } else { "77ms" };
            assert_eq!(limits.set(&name, other), Ok(()));
            let changed: Vec<_> =
                limits.list().into_iter().zip(usual.list()).filter(|(a, b)| a != b).collect();
            assert_eq!(changed, [((name.clone(), other.to_owned()), (name, value))]);
        }
    }

    #[test]
    fn what_is_no_limit_changes_nothing() {
        let mut limits = Limits::default();
        for (name, value, why) in [
            ("moons", "1", BadLimit::Unknown),
            ("tables", "0", BadLimit::Value),
            ("tables", "-1", BadLimit::Value),
            ("tables", "many", BadLimit::Value),
            ("idle", "30", BadLimit::Value),
            ("idle", "s", BadLimit::Value),
            ("idle", "1y", BadLimit::Value),
            ("idle", "99999999999d", BadLimit::Value),
            ("idle", "36501d", BadLimit::Value),
            ("ping", "0s", BadLimit::Value),
            ("request", "0ms", BadLimit::Value),
        ] {
            assert_eq!(limits.set(name, value), Err(why), "{name}={value}");
        }
        assert_eq!(limits, Limits::default());
    }

    #[test]
    fn times_are_written_in_the_largest_unit_that_fits() {
        for text in ["250ms", "90s", "5m", "36h", "7d"] {
            assert_eq!(Duration::read(text).unwrap().text(), text);
        }
        assert_eq!(Duration::ZERO.text(), "0s");
        assert_eq!(Duration::read("0s"), Some(Duration::ZERO));
    }
}
