//! The cards of a game.

use sprint::edition::Edition;
use sprint::{Entry, Kind};

use crate::catalogue::{CardInfo, Class};

/// Every card of an edition.
pub(super) fn cards(edition: &Edition) -> Vec<CardInfo> {
    edition.catalogue.iter().map(|entry| info(entry, edition)).collect()
}

fn info(entry: &Entry, edition: &Edition) -> CardInfo {
    let attack = |trouble| edition.catalogue.name_of(edition.attack_of(trouble));
    let (class, against) = match entry.kind {
        Kind::Distance(_) => (Class::Distance, Vec::new()),
        Kind::Hazard(trouble) => (Class::Attack, vec![attack(trouble)]),
        Kind::Remedy(trouble) => (Class::Parade, vec![attack(trouble)]),
        Kind::AnyRemedy => {
            let attacks = edition.catalogue.iter();
            let attacks = attacks.filter(|entry| matches!(entry.kind, Kind::Hazard(_)));
            (Class::Parade, attacks.map(|entry| entry.name).collect())
        }
        Kind::Safety(troubles) => {
            (Class::Botte, troubles.iter().map(|&trouble| attack(trouble)).collect())
        }
        Kind::Special(_) => (Class::Special, Vec::new()),
    };
    CardInfo { name: entry.name, class, copies: entry.copies, against }
}
