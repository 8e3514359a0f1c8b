//! What a client hears, read as far as a simulated person or a law needs it; whatever else is in a
//! message is none of their business.

use serde::Deserialize;
use serde_json::value::RawValue;

/// A message of the server.
#[derive(Deserialize)]
pub(crate) struct Frame<'a> {
    #[serde(rename = "type")]
    pub(crate) kind: &'a str,
    #[serde(default)]
    pub(crate) id: Option<u64>,
    #[serde(borrow, default)]
    pub(crate) answer: Option<Answer<'a>>,
    #[serde(borrow, default)]
    pub(crate) table: Option<&'a RawValue>,
    #[serde(borrow, default)]
    pub(crate) people: Option<Vec<Person<'a>>>,
    #[serde(borrow, default)]
    pub(crate) log: Option<&'a RawValue>,
    #[serde(borrow, default)]
    pub(crate) news: Option<News<'a>>,
    /// Who says something to everybody.
    #[serde(default)]
    pub(crate) seat: Option<&'a str>,
}

#[derive(Deserialize)]
pub(crate) struct Answer<'a> {
    #[serde(rename = "type")]
    pub(crate) kind: &'a str,
}

#[derive(Deserialize)]
pub(crate) struct Person<'a> {
    pub(crate) seat: &'a str,
    pub(crate) away: Option<&'a str>,
    /// The time that is left before the host may free the seat.
    #[serde(default)]
    pub(crate) free_in: Option<serde::de::IgnoredAny>,
    /// Whether anybody may sit down there.
    #[serde(default)]
    pub(crate) open: bool,
}

#[derive(Deserialize)]
pub(crate) struct News<'a> {
    pub(crate) version: u32,
    #[serde(borrow)]
    pub(crate) view: &'a RawValue,
    #[serde(borrow)]
    pub(crate) prospects: &'a RawValue,
    #[serde(borrow)]
    pub(crate) clock: Option<&'a RawValue>,
    #[serde(borrow)]
    pub(crate) score: Option<&'a RawValue>,
    pub(crate) has_next_round: bool,
}

/// What a welcome says of its table.
#[derive(Clone, Deserialize)]
pub(crate) struct TableInfo {
    pub(crate) begun: bool,
    pub(crate) host: Option<String>,
    pub(crate) arranged: u32,
    pub(crate) seats: u8,
    pub(crate) options: std::collections::BTreeMap<String, String>,
    pub(crate) you: Option<String>,
    /// Which standing orders make sense here.
    #[serde(default)]
    pub(crate) orders: Option<std::collections::BTreeMap<String, Vec<serde_json::Value>>>,
}

/// Something that could be done.
#[derive(Deserialize)]
pub(crate) struct Prospect<'a> {
    #[serde(borrow)]
    pub(crate) action: &'a RawValue,
    #[serde(borrow)]
    pub(crate) refusal: Option<&'a RawValue>,
}

/// What is left of a clock.
#[derive(Deserialize)]
pub(crate) struct Clock {
    pub(crate) left: u64,
}

/// A table that anybody may come to.
#[derive(Deserialize)]
pub(crate) struct Offer {
    pub(crate) id: String,
    pub(crate) seats: u8,
    pub(crate) sitting: u8,
    pub(crate) robots: u8,
    pub(crate) free: u8,
}
