//! Police: looks into a hand and swaps a card. (FUN-59, FUN-60, FUN-61)

use table::{Seat, Viewer, Witness};

use crate::action::Action;
use crate::card::{Card, Special};
use crate::check::Answer;
use crate::event::Event;
use crate::game::Sprint;
use crate::illegal::Illegal;
use crate::open::{After, Phase};
use crate::plays::nth;

impl Sprint {
    /// Looks into the hand of an opponent.
    pub(super) fn search(&mut self, seat: Seat, of: Seat, witness: &mut impl Witness<Event>) {
        self.spend(seat, Special::Police);
        witness.saw(Event::Searched { seat, of });
        for card in self.hands[of.index()].cards() {
            witness.saw(Event::Showed { to: seat, of, card });
        }
        self.open.phase = Phase::Search { of };
    }

    /// Takes a card of the hand looked into, and gives one.
    pub(crate) fn exchange(&mut self, take: Card, give: Card, witness: &mut impl Witness<Event>) {
        let Phase::Search { of } = self.open.phase else {
            unreachable!("nobody looks into a hand");
        };
        let seat = self.open.seat;
        let mut recalled = self.known.of(Viewer::Seat(of), seat);
        self.take(of, take);
        self.take(seat, give);
        self.receive(seat, take);
        self.receive(of, give);
        // Whoever looked on no longer knows what is where; the two know what they saw. (FUN-61)
        self.known.blur(seat);
        self.known.blur(of);
        if recalled.kinds().has(give) {
            recalled.take(give);
        }
        recalled.cards().chain([take]).for_each(|card| self.known.whisper(of, seat, card));
        let shown = self.hands[of.index()];
        shown.cards().for_each(|card| self.known.whisper(seat, of, card));
        witness.saw(Event::Exchanged { seat, of, took: take, gave: give });
        self.settle(After::TurnEnds, witness);
    }

    /// Whose hands `seat` may look into.
    #[inline]
    fn searchable(&self, seat: Seat) -> impl Iterator<Item = Seat> + Clone {
        let own = self.open.held(seat) >= 2;
        Seat::all(self.rules().seats())
            .filter(move |&of| own && of != seat && self.open.held(of) > 0)
    }

    #[inline]
    pub(super) fn count_searches(&self, seat: Seat) -> u32 {
        self.searchable(seat).fold(0, |seats, _| seats + 1)
    }

    pub(super) fn search_at(&self, seat: Seat, at: u32) -> Action {
        Action::Search { of: nth(self.searchable(seat), at) }
    }

    /// A look into every hand, and into that of somebody who is not there.
    pub(super) fn search_tries(&self) -> Vec<Action> {
        (0..=self.rules().seats()).map(|of| Action::Search { of: Seat(of) }).collect()
    }

    /// A card taken for each other.
    pub(super) fn exchange_tries(&self, take: Card) -> Vec<Action> {
        if self.rules().special(Special::Police).is_none() {
            return Vec::new();
        }
        self.rules()
            .edition()
            .catalogue
            .cards()
            .map(|give| Action::Exchange { take, give })
            .collect()
    }

    /// Whether `seat` may look into the hand of `of`: both need a card to exchange. (FUN-A23)
    pub(super) fn may_search(&self, seat: Seat, of: Seat) -> Answer {
        self.is_opponent(seat, of, Special::Police)?;
        if self.open.held(of) == 0 {
            return Err(Illegal::HandEmpty);
        }
        if self.open.held(seat) < 2 {
            return Err(Illegal::NothingToGive);
        }
        Ok(())
    }
}
