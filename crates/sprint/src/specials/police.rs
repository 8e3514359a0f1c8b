//! Police: looks into a hand and swaps a card. (FUN-59 to 61)

use table::{Seat, Viewer, Witness};

use crate::card::{Card, Special};
use crate::check::Answer;
use crate::event::Event;
use crate::game::Sprint;
use crate::illegal::Illegal;
use crate::open::{After, Phase};

impl Sprint {
    /// Looks into the hand of an opponent.
    pub(crate) fn search(&mut self, seat: Seat, of: Seat, witness: &mut impl Witness<Event>) {
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

    /// Whether `seat` may look into the hand of `of`: both need a card to exchange. (FUN-A23)
    pub(crate) fn may_search(&self, seat: Seat, of: Seat) -> Answer {
        if self.open.held(of) == 0 {
            return Err(Illegal::HandEmpty);
        }
        if self.open.held(seat) < 2 {
            return Err(Illegal::NothingToGive);
        }
        Ok(())
    }
}
