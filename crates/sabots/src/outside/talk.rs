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

/// The seat is to decide. Whoever asks numbers the question.
pub(crate) fn decide(view: &Value, seen: &[Value], legal: &[String], patience: Duration) -> Value {
    json!({
        "type": "decide",
        "question": 0,
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

/// What a program answers.
#[derive(Debug)]
pub(crate) struct Answer {
    /// The number of the question, if it says which one it answers.
    pub(crate) question: Option<u64>,
    choice: Choice,
}

/// How an action is named.
#[derive(Debug)]
enum Choice {
    /// By its notation.
    Action(String),
    /// By its place, if that is one.
    Index(Option<usize>),
}

impl Answer {
    /// Reads a line.
    pub(crate) fn read(line: &[u8]) -> Result<Answer, Fault> {
        let answer: Value = serde_json::from_slice(line).map_err(|_| Fault::Garbage)?;
        let question = match &answer["question"] {
            Value::Null => None,
            number => Some(number.as_u64().ok_or(Fault::Garbage)?),
        };
        let choice = match (&answer["action"], &answer["index"]) {
            (Value::String(action), Value::Null) => Choice::Action(action.clone()),
            (Value::Null, Value::Number(index)) => {
                Choice::Index(index.as_u64().and_then(|index| usize::try_from(index).ok()))
            }
            _ => return Err(Fault::Garbage),
        };
        Ok(Answer { question, choice })
    }

    /// Whether it answers this question, as far as it says.
    pub(crate) fn is_to(&self, question: u64) -> bool {
        self.question.is_none_or(|named| named == question)
    }

    /// The place of the chosen action.
    pub(crate) fn place(&self, legal: &[String]) -> Result<usize, Fault> {
        let place = match &self.choice {
            Choice::Action(action) => legal.iter().position(|known| known == action),
            Choice::Index(index) => index.filter(|&index| index < legal.len()),
        };
        place.ok_or(Fault::Illegal)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_names_an_action_or_its_place() {
        let legal = ["A lays 100", "A passes"].map(str::to_owned);
        let choice = |line: &str| Answer::read(line.as_bytes())?.place(&legal);
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

    #[test]
    fn an_answer_may_say_which_question_it_answers() {
        let answers = |line: &str| Answer::read(line.as_bytes()).map(|answer| answer.is_to(7));
        assert_eq!(answers(r#"{"index":0}"#), Ok(true));
        assert_eq!(answers(r#"{"question":7,"index":0}"#), Ok(true));
        assert_eq!(answers(r#"{"question":6,"index":0}"#), Ok(false));
        assert_eq!(answers(r#"{"question":"7","index":0}"#), Err(Fault::Garbage));
    }
}
