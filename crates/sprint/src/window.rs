//! Answers out of turn.

use table::{Seat, Seats, Team, Witness};

use crate::action::Top;
use crate::card::{Card, Special};
use crate::edition::Parade;
use crate::event::Event;
use crate::game::Sprint;
use crate::open::{After, Course, Window};

impl Sprint {
    /// Gives up the right to answer; the last one to do so closes the window.
    #[inline]
    pub(crate) fn decline(&mut self, seat: Seat, witness: &mut impl Witness<Event>) {
        self.asked = self.asked.without(seat);
        witness.saw(Event::Declined { seat });
        if self.asked.is_empty() {
            self.close_window(witness);
        }
    }

    /// Nobody answered: the attack stays, the distance counts for good.
    #[inline]
    pub(crate) fn close_window(&mut self, witness: &mut impl Witness<Event>) {
        self.note_change();
        match self.open.window.take().expect("an open window") {
            Window::Attack { card, on, .. } => witness.saw(Event::Landed { card, on }),
            Window::Distance { what, by, .. } => {
                witness.saw(Event::Arrived { seat: by, what });
                if self.is_won(self.zone_of(by).km(), witness) {
                    return;
                }
                let partners = self.open.partners(by);
                if self.hands_over_from_zone(partners, what.card(), witness) {
                    return;
                }
            }
        }
        self.play_over(witness);
    }

    /// Answers the open window with a card.
    pub(crate) fn reply(
        &mut self,
        seat: Seat,
        card: Card,
        top: Top,
        witness: &mut impl Witness<Event>,
    ) {
        self.asked = Seats::NONE;
        self.open.lost = Seats::NONE;
        match self.open.window.take().expect("an open window") {
            Window::Distance { what, by, .. } => self.u_turn(seat, by, what, witness),
            Window::Attack { card: attack, by, on } => {
                let masks = self.rules().masks();
                if masks.special(Special::RearView).has(card) {
                    self.turn_around(seat, attack, by, on, witness);
                } else if masks.safeties.has(card) {
                    self.coup_fourre(seat, card, witness);
                } else {
                    self.counter(seat, card, (attack, on), top, witness);
                }
            }
        }
    }

    /// Answers an attack with its parade. (RUS-36, RUS-37, RUS-38, RUS-39, FUN-36, FUN-37)
    fn counter(
        &mut self,
        seat: Seat,
        card: Card,
        (attack, on): (Card, Team),
        top: Top,
        witness: &mut impl Witness<Event>,
    ) {
        self.take(seat, card);
        self.change_zone(on, |zone| zone.lift_attack(attack));
        self.discard_both(card, attack, top);
        match self.rules().edition().parade {
            Parade::TakesTurn => {
                let lost = self.lose_turns(seat);
                witness.saw(Event::Countered { seat, card, attack, top, lost });
                self.settle(After::TurnOf(seat, Course::Reply), witness);
            }
            Parade::KeepsOrder => {
                witness.saw(Event::Countered { seat, card, attack, top, lost: Seats::NONE });
                self.settle(After::TurnEnds, witness);
            }
        }
    }

    /// Answers an attack with the safety that keeps it away. (RUS-45, RUS-46, FUN-44, FUN-46)
    fn coup_fourre(&mut self, seat: Seat, card: Card, witness: &mut impl Witness<Event>) {
        let team = self.rules().team(seat);
        self.take(seat, card);
        let lost = self.lose_turns(seat);
        witness.saw(Event::CoupFourre { seat, card, lost });
        self.lay_safety(team, card, true, witness);
        if !self.is_won(self.open.zone(team).km(), witness) {
            self.settle(After::TurnOf(seat, Course::Replay), witness);
        }
    }

    /// The seats between the one on turn and the one that takes it lose theirs. (RUS-39, RUS-46)
    fn lose_turns(&mut self, seat: Seat) -> Seats {
        self.open.lost = Seats::between(self.open.seat, seat, self.rules().seats());
        self.open.lost
    }
}
