//! The tables that strangers may come to.
//!
//! A table that is alive and listed shows itself here while somebody is there. So a listed table whose
//! people have gone is not offered, and after a restart one is offered again as soon as somebody is back.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use wire::Offer;

use crate::id::TableId;

/// What is offered now.
#[derive(Clone, Default)]
pub(crate) struct Lobby(Arc<Mutex<Offers>>);

#[derive(Default)]
struct Offers {
    /// How many tables were ever offered.
    count: u64,
    /// Each with its number, so that the newest can be told from the others.
    offers: BTreeMap<TableId, (u64, Offer)>,
}

/// The place of one table in the lobby, which it leaves when this is dropped.
pub(crate) struct Listing {
    lobby: Lobby,
    id: TableId,
    shown: Option<Offer>,
}

impl Lobby {
    /// The place of a table, where nothing is offered yet.
    pub(crate) fn listing(&self, id: &TableId) -> Listing {
        Listing { lobby: self.clone(), id: id.clone(), shown: None }
    }

    /// What is offered, so many at most: tables with a free seat first, and the newest before the others.
    pub(crate) fn offers(&self, most: usize) -> Vec<Offer> {
        let mut offers: Vec<(u64, Offer)> = self.lock().offers.values().cloned().collect();
        offers.sort_by_key(|(number, _)| std::cmp::Reverse(*number));
        let mut offers: Vec<Offer> = offers.into_iter().map(|(_, offer)| offer).collect();
        sort(&mut offers);
        offers.truncate(most);
        offers
    }

    fn lock(&self) -> MutexGuard<'_, Offers> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Puts tables with a free seat before the others, which keep their order.
pub(crate) fn sort(offers: &mut [Offer]) {
    offers.sort_by_key(|offer| offer.begun || offer.free == 0);
}

impl Listing {
    /// Offers this, or nothing.
    pub(crate) fn show(&mut self, offer: Option<Offer>) {
        if self.shown == offer {
            return;
        }
        let mut offers = self.lobby.lock();
        let number = offers.offers.remove(&self.id).map(|(number, _)| number);
        if let Some(offer) = &offer {
            let number = number.unwrap_or(offers.count);
            offers.count = offers.count.max(number + 1);
            offers.offers.insert(self.id.clone(), (number, offer.clone()));
        }
        drop(offers);
        self.shown = offer;
    }
}

impl Drop for Listing {
    fn drop(&mut self) {
        self.show(None);
    }
}

#[cfg(test)]
mod tests {
    use wire::{Begin, Patience};

    use super::*;

    fn offer(id: &TableId, free: u8) -> Offer {
        Offer {
            id: id.to_string(),
            game: "rush".to_owned(),
            seats: 4,
            options: BTreeMap::new(),
            host: Some("Ada".to_owned()),
            sitting: 4 - free,
            robots: 0,
            free,
            begun: false,
            begin: Begin::Host,
            patience: Patience::Normal,
            watching: 0,
        }
    }

    #[test]
    fn the_newest_are_offered_first_and_full_tables_last() {
        let (lobby, ids) = (Lobby::default(), [(); 4].map(|()| TableId::random()));
        let mut listings: Vec<Listing> = ids.iter().map(|id| lobby.listing(id)).collect();
        for (listing, free) in listings.iter_mut().zip([1, 2, 0, 3]) {
            listing.show(Some(offer(&listing.id, free)));
        }
        // Another guest changes what is offered, and not since when.
        listings[0].show(Some(offer(&ids[0], 2)));
        let found = |most| lobby.offers(most).into_iter().map(|it| it.id).collect::<Vec<_>>();
        assert_eq!(found(9), [3, 1, 0, 2].map(|at: usize| ids[at].to_string()));
        assert_eq!(found(2), [3, 1].map(|at: usize| ids[at].to_string()));
        drop(listings.remove(1));
        listings[0].show(None);
        assert_eq!(found(9), [3, 2].map(|at: usize| ids[at].to_string()));
    }
}
