//! What a table chooses for its clocks.

use std::time::Duration;

/// What a table has chosen for its clocks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Clocks {
    /// How long an attack may be answered.
    pub attack: Wait,
    /// How long a distance may be answered.
    pub distance: Wait,
    /// Whether a seat may say that it does not answer, so that nobody waits for nothing.
    pub may_pass: bool,
}

/// How long a window stays open.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Wait {
    /// As long as the host thinks best: there is nothing to choose.
    #[default]
    AsUsual,
    /// So long.
    For(Duration),
    /// Until it is answered.
    Forever,
}

impl Wait {
    /// What a value of an option in seconds says: a number with at most one decimal, where 0 is no
    /// clock, or nothing if there is no such option.
    pub(crate) fn of(value: Option<&str>) -> Wait {
        let Some(seconds) = value else { return Wait::AsUsual };
        let (whole, tenths) = seconds.split_once('.').unwrap_or((seconds, "0"));
        let number = |digits: &str| digits.parse::<u64>().expect("a value that was checked");
        match number(whole) * 10 + number(tenths) {
            0 => Wait::Forever,
            tenths => Wait::For(Duration::from_millis(tenths * 100)),
        }
    }

    /// The same, but so long if it is shorter.
    pub(crate) fn at_least(self, least: Duration) -> Wait {
        match self {
            Wait::For(time) => Wait::For(time.max(least)),
            Wait::AsUsual | Wait::Forever => self,
        }
    }
}
