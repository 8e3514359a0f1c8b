//! What was shown of hands, and is remembered until a card of that face leaves them.

use deck::Hand;
use table::{Seat, Seats, Viewer};

use crate::card::Card;

/// The most seats at which one player may be shown what others are not.
const PRIVATE: usize = 4;

/// What was shown of hands: to everybody, and to single seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Known {
    /// By hand: what everybody has seen enter it.
    to_all: [Hand; Seat::MAX],
    /// By viewer and hand: what the viewer was shown besides.
    to_one: [[Hand; PRIVATE]; PRIVATE],
    /// The hands of which somebody was shown something besides.
    whispered: Seats,
}

impl Known {
    /// Nothing was shown.
    pub(crate) const NOTHING: Known = Known {
        to_all: [Hand::EMPTY; Seat::MAX],
        to_one: [[Hand::EMPTY; PRIVATE]; PRIVATE],
        whispered: Seats::NONE,
    };

    /// What `viewer` was shown of the hand of `seat`.
    pub(crate) fn of(&self, viewer: Viewer, seat: Seat) -> Hand {
        let mut known = self.to_all[seat.index()];
        if let Viewer::Seat(eye) = viewer
            && let Some(shown) = self.to_one.get(eye.index()).and_then(|to| to.get(seat.index()))
        {
            shown.cards().for_each(|card| known.add(card));
        }
        known
    }

    /// The same as far as `viewer` knows: what everybody and what it was shown.
    pub(crate) fn as_seen_by(&self, viewer: Viewer) -> Known {
        let mut seen = Known { to_all: self.to_all, whispered: self.whispered, ..Known::NOTHING };
        if let Viewer::Seat(eye) = viewer
            && let Some(shown) = self.to_one.get(eye.index())
        {
            seen.to_one[eye.index()] = *shown;
        }
        seen
    }

    /// Everybody sees a card enter the hand of `seat`.
    #[inline]
    pub(crate) fn show(&mut self, seat: Seat, card: Card) {
        self.to_all[seat.index()].add(card);
    }

    /// Everybody sees that the hand of `seat` has a card, perhaps one they knew of.
    pub(crate) fn expose(&mut self, seat: Seat, card: Card) {
        if !self.to_all[seat.index()].kinds().has(card) {
            // Whoever was shown it alone knows no second one.
            self.forget(seat, card);
            self.show(seat, card);
        }
    }

    /// `eye` alone sees a card in the hand of `seat`.
    pub(crate) fn whisper(&mut self, eye: Seat, seat: Seat, card: Card) {
        self.to_one[eye.index()][seat.index()].add(card);
        self.whispered = self.whispered.with(seat);
    }

    /// Nobody is sure of anything in the hand of `seat` any more.
    pub(crate) fn blur(&mut self, seat: Seat) {
        self.to_all[seat.index()] = Hand::EMPTY;
        self.whispered = self.whispered.without(seat);
        for shown in &mut self.to_one {
            if let Some(hand) = shown.get_mut(seat.index()) {
                *hand = Hand::EMPTY;
            }
        }
    }

    /// A card of this face leaves the hand of `seat`: everybody who knows of one knows one fewer.
    #[inline]
    pub(crate) fn forget(&mut self, seat: Seat, card: Card) {
        let known = &mut self.to_all[seat.index()];
        if known.kinds().has(card) {
            return known.take(card);
        }
        if !self.whispered.has(seat) {
            return;
        }
        for shown in &mut self.to_one {
            if let Some(hand) = shown.get_mut(seat.index())
                && hand.kinds().has(card)
            {
                hand.take(card);
            }
        }
    }
}
