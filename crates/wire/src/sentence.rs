//! Sentences that the client says in its own language.

use std::collections::BTreeMap;

use serde::Serialize;
use ts_rs::TS;

/// A sentence in no language yet: the key of its text in the translation files, and what is filled
/// in.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Sentence {
    /// The key of its text.
    pub key: String,
    /// What is filled in, by the names the text has for it.
    pub args: BTreeMap<&'static str, Arg>,
}

/// What is filled into a sentence.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Arg {
    /// A word that texts choose by, or the name of a place, which is the same in every language.
    Word(&'static str),
    /// A number.
    Number(u32),
    /// A card by its name alone: `card-<game>-<card>`.
    Card(&'static str),
    /// A card in the middle of a sentence: `card-<game>-<card>.one`.
    ACard(&'static str),
    /// Some seats, by what the table calls them.
    Seats(Vec<String>),
}

impl From<texts::Sentence> for Sentence {
    fn from(sentence: texts::Sentence) -> Sentence {
        let args = sentence.args.into_iter().map(|(name, arg)| (name, arg.into())).collect();
        Sentence { key: sentence.key, args }
    }
}

impl From<texts::Arg> for Arg {
    fn from(arg: texts::Arg) -> Arg {
        match arg {
            texts::Arg::Word(word) => Arg::Word(word),
            texts::Arg::Number(number) => Arg::Number(number),
            texts::Arg::Card(card) => Arg::Card(card),
            texts::Arg::ACard(card) => Arg::ACard(card),
            texts::Arg::Seats(seats) => {
                Arg::Seats(seats.iter().map(|seat| seat.to_string()).collect())
            }
        }
    }
}
