//! The cards of a game.

use bornes::{Edition, Entry, Kind};

use crate::catalogue::{CardInfo, Class};

/// The cards of an edition, as the client reads them.
pub(super) fn cards(edition: &Edition) -> Vec<CardInfo> {
    edition.catalogue.iter().map(|entry| card(entry, edition)).collect()
}

fn card(entry: &Entry, edition: &Edition) -> CardInfo {
    let attack = |trouble| edition.catalogue.name_of(edition.attack_of(trouble));
    let (class, against) = match entry.kind {
        Kind::Distance(_) => (Class::Distance, Vec::new()),
        Kind::Hazard(trouble) => (Class::Attack, vec![attack(trouble)]),
        Kind::Remedy(trouble) => (Class::Parade, vec![attack(trouble)]),
        Kind::Safety(troubles) => {
            (Class::Botte, troubles.iter().map(|&trouble| attack(trouble)).collect())
        }
    };
    CardInfo { name: entry.name, class, copies: entry.copies, against }
}
