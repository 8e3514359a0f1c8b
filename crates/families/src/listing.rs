//! Games and options as they are listed, without what they do to the rules.

use options::{Form, Scope, TableOption, Values};

/// A game as it is listed.
pub struct Listing {
    /// Its name in the notation, which is also the key of its texts.
    pub name: &'static str,
    /// Who may sit down.
    pub seatings: Vec<Seating>,
    /// What a table may choose.
    pub options: Vec<&'static dyn Offer>,
    /// Ready-made tables, the usual one first; none where there is nothing to tell apart.
    pub forms: &'static [Form],
}

/// A number of seats and the sides they make.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seating {
    /// How many seats.
    pub seats: u8,
    /// How many sides.
    pub teams: u8,
}

/// An option of a game, of whichever family.
pub trait Offer: Sync {
    /// Its name in the notation and on the command line.
    fn name(&self) -> &'static str;

    /// The clauses or open points it answers.
    fn answers(&self) -> &'static str;

    /// What it changes.
    fn scope(&self) -> Scope;

    /// The value that holds at a table of this size when nothing is chosen.
    fn usual(&self, seats: u8) -> &'static str;

    /// What may be written at a table of this size, the default first.
    fn allowed(&self, seats: u8) -> Vec<String>;

    /// The options that a value sets besides, each with its value, unless they are chosen themselves.
    fn implies(&self, value: &str) -> &'static [(&'static str, &'static str)];

    /// What may be chosen in all.
    fn range(&self) -> Range;
}

/// What may be chosen for an option.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Range {
    /// One of a few words, the default first, each with the numbers of seats that may choose it;
    /// every number if there are none.
    OneOf(Vec<(&'static str, &'static [u8])>),
    /// A seat, or `random`.
    Seat,
    /// A number of seconds.
    Seconds,
}

impl Listing {
    /// A game with these options.
    pub fn new<E>(
        name: &'static str,
        seatings: Vec<Seating>,
        options: &'static [TableOption<E>],
        forms: &'static [Form],
    ) -> Listing {
        let options = options.iter().map(|option| option as &'static dyn Offer).collect();
        Listing { name, seatings, options, forms }
    }
}

impl<E> Offer for TableOption<E> {
    fn name(&self) -> &'static str {
        self.name
    }

    fn answers(&self) -> &'static str {
        self.answers
    }

    fn scope(&self) -> Scope {
        self.scope
    }

    fn usual(&self, seats: u8) -> &'static str {
        TableOption::usual(self, seats)
    }

    fn allowed(&self, seats: u8) -> Vec<String> {
        TableOption::allowed(self, seats)
    }

    fn implies(&self, value: &str) -> &'static [(&'static str, &'static str)] {
        TableOption::implies(self, value)
    }

    fn range(&self) -> Range {
        match self.values {
            Values::OneOf(choices) | Values::OneOfOrDeck(choices, _) => {
                Range::OneOf(choices.iter().map(|choice| (choice.value, choice.seats)).collect())
            }
            Values::Seat(_) => Range::Seat,
            Values::Seconds(_) => Range::Seconds,
        }
    }
}
