//! Why a table or a position cannot be set up.

use bornes::{BadSetup, Misplaced, Rules, editions};

use crate::texts::Texts;

impl Texts {
    /// Why a table cannot be set up, and what can be chosen instead.
    pub fn bad_setup(&self, why: &BadSetup) -> String {
        match why {
            BadSetup::UnknownGame(name) => {
                let games: Vec<_> = editions::all().iter().map(|game| game.name).collect();
                let allowed = self.list("list-or", &games).into();
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
        }
    }

    /// Why a position cannot be.
    pub fn misplaced(&self, why: &Misplaced, rules: &Rules) -> String {
        match *why {
            Misplaced::TooMany(card) => {
                let facts = [
                    ("card", self.name_of(card, rules).into()),
                    ("copies", rules.edition().entry(card).copies.into()),
                ];
                self.say("misplaced-too-many", &facts)
            }
            Misplaced::WrongPile(card) => {
                let card = self.name_of(card, rules).into();
                self.say("misplaced-wrong-pile", &[("card", card)])
            }
            Misplaced::TooManyUnknown => self.say("misplaced-too-many-unknown", &[]),
            Misplaced::Unknown => self.say("misplaced-unknown", &[]),
            Misplaced::NoWindow => self.say("misplaced-no-window", &[]),
            Misplaced::NoWindows => self.say("misplaced-no-windows", &[]),
            Misplaced::NothingOwed => self.say("misplaced-nothing-owed", &[]),
            Misplaced::NotAView => self.say("misplaced-not-a-view", &[]),
            Misplaced::OnlyAView => self.say("misplaced-only-a-view", &[]),
            Misplaced::PastGoal => self.say("misplaced-past-goal", &[]),
            Misplaced::NoExtension => self.say("misplaced-no-extension", &[]),
        }
    }
}
