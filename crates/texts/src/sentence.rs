//! Sentences before they are said in a language: as a host sends them to a client that has the texts
//! of its own language.

use std::borrow::Cow;
use std::collections::BTreeMap;

use serde::{Serialize, Serializer};
use table::{Seat, Seats};
use ts_rs::TS;

use crate::texts::Texts;
use crate::value::Value;

/// A sentence in no language yet: the key of its text in the translation files, and what is filled
/// in.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Sentence {
    /// The key of its text.
    #[ts(as = "String")]
    pub key: Cow<'static, str>,
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
    Seats(
        #[serde(serialize_with = "as_letters")]
        #[ts(as = "Vec<String>")]
        Seats,
    ),
}

/// Seats travel as their letters.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
fn as_letters<S: Serializer>(seats: &Seats, to: S) -> Result<S::Ok, S::Error> {
    to.collect_seq(seats.iter().map(Seat::letter))
}

impl Sentence {
    /// A sentence into which nothing is filled in yet.
    pub(crate) fn new(key: impl Into<Cow<'static, str>>) -> Sentence {
        Sentence { key: key.into(), args: BTreeMap::new() }
    }

    pub(crate) fn with(mut self, name: &'static str, arg: Arg) -> Sentence {
        self.args.insert(name, arg);
        self
    }

    pub(crate) fn word(self, name: &'static str, word: &'static str) -> Sentence {
        self.with(name, Arg::Word(word))
    }

    pub(crate) fn number(self, name: &'static str, number: impl Into<u32>) -> Sentence {
        self.with(name, Arg::Number(number.into()))
    }

    pub(crate) fn card(self, name: &'static str, card: &'static str) -> Sentence {
        self.with(name, Arg::Card(card))
    }

    pub(crate) fn a_card(self, name: &'static str, card: &'static str) -> Sentence {
        self.with(name, Arg::ACard(card))
    }

    pub(crate) fn seats(self, name: &'static str, seats: Seats) -> Sentence {
        self.with(name, Arg::Seats(seats))
    }

    /// Some seats, and how many they are.
    pub(crate) fn counted(self, name: &'static str, count: &'static str, seats: Seats) -> Sentence {
        let number = seats.iter().fold(0_u32, |number, _| number + 1);
        self.seats(name, seats).number(count, number)
    }
}

impl Texts {
    /// Says a sentence of a game. `names` says what a seat is called, in the third person.
    pub fn tell(&self, sentence: &Sentence, game: &str, names: &dyn Fn(Seat) -> String) -> String {
        let value = |arg: &Arg| -> Value<'static> {
            match arg {
                Arg::Word(word) => (*word).into(),
                Arg::Number(number) => (*number).into(),
                Arg::Card(card) => self.card(game, card).into(),
                Arg::ACard(card) => self.a_card(game, card).into(),
                Arg::Seats(seats) => self.seats(*seats, names).into(),
            }
        };
        let args: Vec<_> = sentence.args.iter().map(|(name, arg)| (*name, value(arg))).collect();
        self.say_at(game, &sentence.key, &args)
    }
}

/// What a seat is called where nobody has a name.
pub(crate) fn letter(seat: Seat) -> String {
    seat.to_string()
}
