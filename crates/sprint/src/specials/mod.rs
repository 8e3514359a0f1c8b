//! The cards with a rule of their own, one file each: who may play them, why not, and what happens.
//!
//! The rest of the kernel asks about all of them alike. What it asks is gathered here, and each
//! answer is in the file of the card.

mod accelerator;
mod checkpoint;
mod helicopter;
mod police;
mod rear_view;
mod theft;
mod trash;
mod u_turn;

use table::{Seat, Witness};

use crate::action::Action;
use crate::card::Card;
use crate::check::Answer;
use crate::event::Event;
use crate::game::Sprint;

/// A card with a rule of its own.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Special {
    /// Multiplies the distance it is laid with.
    Accelerator,
    /// Turns an attack on its attacker.
    RearView,
    /// Cancels a distance that an opponent has just laid.
    UTurn,
    /// Takes a distance from before an opponent.
    Theft,
    /// Demands a card of an opponent.
    Checkpoint,
    /// Swaps everything that lies before two players.
    Helicopter,
    /// Looks into a hand and swaps a card.
    Police,
    /// Sweeps every card of one distance off the table.
    Trash,
}

impl Special {
    /// Every one of them, in the order of their numbers.
    pub const ALL: [Special; 8] = [
        Special::Accelerator,
        Special::RearView,
        Special::UTurn,
        Special::Theft,
        Special::Checkpoint,
        Special::Helicopter,
        Special::Police,
        Special::Trash,
    ];

    /// Those that are played by themselves on one's turn, in the order in which plays are counted.
    const ACTIVE: [Special; 5] =
        [Special::Theft, Special::Checkpoint, Special::Helicopter, Special::Police, Special::Trash];

    /// Whether it only answers what others play.
    pub fn is_reply(self) -> bool {
        matches!(self, Special::RearView | Special::UTurn)
    }

    /// Whether it is played by itself on one's turn.
    pub fn is_active(self) -> bool {
        Special::ACTIVE.contains(&self)
    }

    /// The card that an action plays on one's turn, if that is one of them.
    pub fn played_by(action: Action) -> Option<Special> {
        Some(match action {
            Action::Steal { .. } => Special::Theft,
            Action::Demand { .. } => Special::Checkpoint,
            Action::Fly { .. } => Special::Helicopter,
            Action::Search { .. } => Special::Police,
            Action::Sweep => Special::Trash,
            _ => return None,
        })
    }

    /// The card that an action takes without naming it: the one that it plays on one's turn, or the
    /// one that multiplies a distance.
    pub fn taken_by(action: Action) -> Option<Special> {
        match action {
            Action::Lay { accelerators: 1.., .. } => Some(Special::Accelerator),
            _ => Special::played_by(action),
        }
    }
}

impl<C> Event<C> {
    /// Who has just played one of these cards by itself, and which.
    pub fn special(&self) -> Option<(Seat, Special)> {
        Some(match *self {
            Event::Turned { seat, .. } => (seat, Special::RearView),
            Event::UTurned { seat, .. } => (seat, Special::UTurn),
            Event::Stolen { seat, .. } => (seat, Special::Theft),
            Event::Demanded { seat, .. } => (seat, Special::Checkpoint),
            Event::Flew { seat, .. } => (seat, Special::Helicopter),
            Event::Searched { seat, .. } => (seat, Special::Police),
            Event::Swept { seat, .. } => (seat, Special::Trash),
            _ => return None,
        })
    }
}

impl Sprint {
    /// In how many ways `seat` may play those of these cards that are among `kinds`, if it is on turn.
    #[inline]
    pub(crate) fn count_specials(&self, seat: Seat, kinds: u32) -> u32 {
        self.specials(seat, kinds).into_iter().sum()
    }

    /// The same for each of them.
    #[inline]
    fn specials(&self, seat: Seat, kinds: u32) -> [u32; Special::ACTIVE.len()] {
        let masks = self.rules().masks();
        let holds = |special: Special| kinds & masks.special(special).0 != 0;
        [
            if holds(Special::Theft) { self.count_thefts(seat) } else { 0 },
            if holds(Special::Checkpoint) { self.count_demands(seat) } else { 0 },
            if holds(Special::Helicopter) { self.count_flights() } else { 0 },
            if holds(Special::Police) { self.count_searches(seat) } else { 0 },
            u32::from(holds(Special::Trash)),
        ]
    }

    /// The one of these ways at a place.
    pub(crate) fn special_at(&self, seat: Seat, kinds: u32, mut at: u32) -> Action {
        for (special, count) in Special::ACTIVE.into_iter().zip(self.specials(seat, kinds)) {
            if at < count {
                return self.way_at(seat, special, at);
            }
            at -= count;
        }
        unreachable!("fewer plays of special cards than were counted")
    }

    /// The way to play one card at a place.
    fn way_at(&self, seat: Seat, special: Special, at: u32) -> Action {
        match special {
            Special::Accelerator | Special::RearView | Special::UTurn => {
                unreachable!("{special:?} is not played by itself on one's turn")
            }
            Special::Theft => self.theft_at(seat, at),
            Special::Checkpoint => self.demand_at(seat, at),
            Special::Helicopter => self.flight_at(seat, at),
            Special::Police => self.search_at(seat, at),
            Special::Trash => Action::Sweep,
        }
    }

    /// Those of some cards that `seat` could play at once, of the editions where cards are swapped.
    #[inline]
    pub(crate) fn usable_specials(&self, seat: Seat, wanted: u32) -> u32 {
        let masks = self.rules().masks();
        let theft = masks.special(Special::Theft).0;
        let mut usable = 0;
        if wanted & theft != 0 && self.has_theft(seat) {
            usable |= theft;
        }
        let checkpoint = masks.special(Special::Checkpoint).0;
        if wanted & checkpoint != 0 && self.has_demand(seat) {
            usable |= checkpoint;
        }
        usable
    }

    /// Whether one of these cards that is held may be played like this.
    pub(crate) fn may_play_special(&self, seat: Seat, action: Action) -> Answer {
        match action {
            Action::Steal { from, what, then } => self.may_steal(seat, from, what, then),
            Action::Demand { of, face } => self.may_demand(seat, of, face),
            Action::Fly { to } => self.may_fly(seat, to),
            Action::Search { of } => self.may_search(seat, of),
            _ => Ok(()),
        }
    }

    /// Plays one of these cards.
    pub(crate) fn play_special(
        &mut self,
        seat: Seat,
        action: Action,
        witness: &mut impl Witness<Event>,
    ) {
        match action {
            Action::Steal { from, what, then } => self.steal(seat, from, what, then, witness),
            Action::Demand { of, face } => self.demand(seat, of, face, witness),
            Action::Fly { to } => self.fly(seat, to, witness),
            Action::Search { of } => self.search(seat, of, witness),
            Action::Sweep => self.sweep(seat, witness),
            _ => unreachable!("{action:?} plays no card"),
        }
    }

    /// Everything that can be tried by playing a card, whether there is such a card or not; but not
    /// what names another card.
    pub(crate) fn special_tries(&self, special: Special) -> Vec<Action> {
        match special {
            Special::Theft => self.theft_tries(),
            Special::Helicopter => self.flight_tries(),
            Special::Police => self.search_tries(),
            Special::Trash => vec![Action::Sweep],
            _ => Vec::new(),
        }
    }

    /// Everything that can be tried with one of these cards by naming another.
    pub(crate) fn tries_naming(&self, card: Card) -> Vec<Action> {
        [self.demand_tries(card), self.exchange_tries(card)].concat()
    }
}

#[cfg(test)]
mod tests {
    use super::Special;

    #[test]
    fn every_special_card_stands_at_its_number() {
        assert!((0..).zip(Special::ALL).all(|(number, special)| special as usize == number));
    }
}
