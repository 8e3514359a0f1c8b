//! Why a table cannot be set up.

use deck::options::BadSetup;

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
                let facts = [("name", (*name).into()), ("why", why.as_str().into())];
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
}
