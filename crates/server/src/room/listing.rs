//! What strangers are told of a table.

use wire::{Access, Offer};

use super::TableTask;
use crate::store::Who;

impl TableTask {
    /// Shows the table to strangers, or hides it.
    pub(super) fn show_in_lobby(&mut self) {
        let offer = self.offer();
        self.listing.show(offer);
    }

    /// What strangers are offered: a listed table where somebody is there and the match is not over.
    fn offer(&self) -> Option<Offer> {
        let is_over = || self.play.as_ref().is_some_and(|play| play.is_match_over());
        if self.table.access == Access::Link || self.presence.there().is_empty() || is_over() {
            return None;
        }
        let rules = self.setup.rules();
        let sitters = &self.table.sitters;
        let count = |is: fn(&Who) -> bool| {
            u8::try_from(sitters.iter().filter(|it| is(&it.who)).count()).expect("at most 8 sit")
        };
        let sitting = count(|who| matches!(who, Who::Person(_)));
        let robots = count(|who| matches!(who, Who::Bot(_)));
        let host = self.host().and_then(|host| sitters.iter().find(|it| it.seat == host));
        let options = rules.chosen().iter();
        Some(Offer {
            id: self.table.id.to_string(),
            game: rules.name().to_owned(),
            seats: rules.seats(),
            options: options.map(|(name, value)| ((*name).to_owned(), value.clone())).collect(),
            host: host.map(|sitter| sitter.name.clone()),
            sitting,
            robots,
            free: rules.seats() - sitting - robots,
            begun: self.play.is_some(),
            begin: self.table.begin,
            patience: self.table.patience,
            watching: self.audience.count(),
        })
    }
}
