//! Why a table cannot be set up.

use options::{BadDeck, BadSetup};

use crate::texts::Texts;

impl Texts {
    /// Why a table cannot be set up, and what can be chosen instead.
    pub fn bad_setup(&self, why: &BadSetup) -> String {
        match why {
            BadSetup::UnknownGame(name) => {
                let allowed = self.list("list-or", &families::names()).into();
                let facts = [("name", name.as_str().into()), ("allowed", allowed)];
                self.say("setup-unknown-game", &facts)
            }
            BadSetup::Seats { asked, allowed } => {
                let allowed = self.list("list-or", allowed).into();
                self.say("setup-seats", &[("asked", (*asked).into()), ("allowed", allowed)])
            }
            BadSetup::UnknownOption { name, allowed } => {
                let allowed = self.list("list-and", allowed).into();
                let facts = [("name", name.as_str().into()), ("allowed", allowed)];
                self.say("setup-unknown-option", &facts)
            }
            BadSetup::UnknownValue { name, value, allowed } => {
                let facts = [
                    ("name", (*name).into()),
                    ("value", value.as_str().into()),
                    ("allowed", self.list("list-or", allowed).into()),
                ];
                self.say("setup-unknown-value", &facts)
            }
            BadSetup::NotAtThisTable { name, value, seats } => {
                let facts = [
                    ("name", (*name).into()),
                    ("value", (*value).into()),
                    ("seats", self.list("list-or", seats).into()),
                ];
                self.say("setup-not-at-this-table", &facts)
            }
            BadSetup::BadDeck { name, why } => {
                let facts = [("name", (*name).into()), ("why", self.bad_deck(why).into())];
                self.say("setup-bad-deck", &facts)
            }
            BadSetup::NotTogether { name, value, other: (other, its_value) } => {
                let facts = [
                    ("name", (*name).into()),
                    ("value", (*value).into()),
                    ("other", format!("{other} {its_value}").into()),
                ];
                self.say("setup-not-together", &facts)
            }
        }
    }

    /// What is wrong with a deck, for the end of a sentence.
    fn bad_deck(&self, why: &BadDeck) -> String {
        match why {
            BadDeck::Unreadable { entry } => {
                self.say("deck-unreadable", &[("entry", entry.as_str().into())])
            }
            BadDeck::NoSuchCard { card } => {
                self.say("deck-no-such-card", &[("card", card.as_str().into())])
            }
            BadDeck::TooFew { card, least } => {
                self.say("deck-too-few", &[("card", (*card).into()), ("least", (*least).into())])
            }
            BadDeck::TooMany { card, most } => {
                self.say("deck-too-many", &[("card", (*card).into()), ("most", (*most).into())])
            }
            BadDeck::Size { cards, fewest, most } => {
                let facts = [
                    ("cards", (*cards).into()),
                    ("fewest", (*fewest).into()),
                    ("most", (*most).into()),
                ];
                self.say("deck-size", &facts)
            }
        }
    }
}
