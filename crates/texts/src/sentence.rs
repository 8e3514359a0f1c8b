//! Sentences before they are said in a language.

use table::{Seat, Seats};

use crate::texts::Texts;
use crate::value::Value;

/// A sentence before it is said in a language: the key of its text, and what is filled in.
///
/// A host sends it like this to a client that has the texts of its own language.
#[derive(Clone, PartialEq, Debug)]
pub struct Sentence {
    /// The key of its text.
    pub key: String,
    /// What is filled in, under the names the text has for it.
    pub args: Vec<(&'static str, Arg)>,
}

/// What is filled into a sentence, in no language yet.
#[derive(Clone, PartialEq, Debug)]
pub enum Arg {
    /// A word that texts choose by, or the name of a place, which is the same in every language.
    Word(&'static str),
    /// A number.
    Number(u32),
    /// A card by its name alone.
    Card(&'static str),
    /// A card in the middle of a sentence, where it often has an article.
    ACard(&'static str),
    /// Some seats, by what the table calls them.
    Seats(Seats),
}

impl Sentence {
    /// A sentence into which nothing is filled in yet.
    pub(crate) fn new(key: impl Into<String>) -> Sentence {
        Sentence { key: key.into(), args: Vec::new() }
    }

    pub(crate) fn with(mut self, name: &'static str, arg: Arg) -> Sentence {
        self.args.push((name, arg));
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
