//! Who was first, where several were after the same.

use serde::Serialize;
use ts_rs::TS;

use crate::Letter;

/// Several were after the same, and the earliest was first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Race {
    /// The version in which it was decided.
    pub version: u32,
    /// Those who took part, in their order, as far as the viewer knows.
    pub runners: Vec<Runner>,
}

/// How somebody fared in a race.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Runner {
    /// Who.
    pub seat: Letter,
    /// How many milliseconds after the earliest.
    #[ts(type = "number")]
    pub behind: u64,
}

impl Race {
    /// A race as the client reads it.
    pub(crate) fn of(finish: &referee::Finish) -> Race {
        let runner = |runner: &referee::Runner| Runner {
            seat: runner.seat.to_string(),
            behind: runner.behind.0,
        };
        let runners = finish.runners.iter().map(runner).collect();
        Race { version: finish.version.0, runners }
    }
}
