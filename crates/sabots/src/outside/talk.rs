//! What is said to a program that plays, and how its answers are read.

use std::time::Duration;

use families::Rules;
use serde_json::{Value, json};
use table::{Seat, Seats};

use super::Fault;
use crate::report;

/// The version of what is said, which grows when a program that was written for the one before would
/// go wrong.
const PROTOCOL: u32 = 1;

/// A game begins.
pub(crate) fn hello(rules: &dyn Rules, seat: Seat, patience: Duration) -> Value {
    json!({
        "type": "hello",
        "protocol": PROTOCOL,
        "game": rules.name(),
        "seat": seat.to_string(),
        "seats": rules.seats(),
        "teams": rules.teams(),
        "options": report::options(rules),
        "time": milliseconds(patience),
    })
}

/// The seat is to decide.
pub(crate) fn decide(view: &Value, seen: &[Value], legal: &[String], patience: Duration) -> Value {
    json!({
        "type": "decide",
        "view": view,
        "seen": seen,
        "legal": legal,
        "time": milliseconds(patience),
    })
}

/// The game is over.
pub(crate) fn over(winners: Seats) -> Value {
    let winners: Vec<String> = winners.iter().map(|seat| seat.to_string()).collect();
    json!({ "type": "over", "winners": winners })
}

fn milliseconds(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}

/// The place of the action that an answer names, by its notation or by its place.
pub(crate) fn choice(line: &[u8], legal: &[String]) -> Result<usize, Fault> {
    let answer: Value = serde_json::from_slice(line).map_err(|_| Fault::Garbage)?;
    let place = match (&answer["action"], &answer["index"]) {
        (Value::String(action), Value::Null) => legal.iter().position(|known| known == action),
        (Value::Null, Value::Number(index)) => {
            let index = index.as_u64().and_then(|index| usize::try_from(index).ok());
            index.filter(|&index| index < legal.len())
        }
        _ => return Err(Fault::Garbage),
    };
    place.ok_or(Fault::Illegal)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_names_an_action_or_its_place() {
        let legal = ["A lays 100", "A passes"].map(str::to_owned);
        let choice = |line: &str| choice(line.as_bytes(), &legal);
        assert_eq!(choice(r#"{"action":"A passes"}"#), Ok(1));
        assert_eq!(choice("{\"index\": 0, \"why\": \"first\"}\n"), Ok(0));
        for illegal in [r#"{"action":"A lays 200"}"#, r#"{"index":2}"#, r#"{"index":-1}"#] {
            assert_eq!(choice(illegal), Err(Fault::Illegal), "{illegal}");
        }
        let garbage = ["", "A passes", "[]", "3", "{}", r#"{"action":1}"#, r#"{"index":"0"}"#, "{"];
        for garbage in garbage {
            assert_eq!(choice(garbage), Err(Fault::Garbage), "{garbage}");
        }
        let both = r#"{"action":"A passes","index":1}"#;
        assert_eq!(choice(both), Err(Fault::Garbage), "which of the two?");
    }
}
