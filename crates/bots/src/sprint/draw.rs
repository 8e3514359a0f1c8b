//! Which pile to draw from, and what to leave on it.

use sprint::{Card, Cards, Kind, Source, Top};
use table::Seat;

use super::scene::Scene;
use super::{FINISH, FREE, ROOM};

/// What the others do not know of is worth a little more.
const SECRET: i32 = 5;

/// Somebody who is stopped looks for the parade, and finds it in the stock only.
const SEARCH: i32 = 100;

/// A card that is not worth more to the next seat than an unknown one is left lying.
const UNKNOWN: i32 = 40;

/// To another seat: a distance that wins.
const WINS: i32 = 1_000;

/// To another seat: the parade it needs.
const RELEASES: i32 = 180;

/// To another seat: a parade it may need.
const PARADE: i32 = 40;

/// To another seat: an attack, which may hit this one.
const ATTACK: i32 = 70;

/// To another seat: a botte.
const BOTTE: i32 = 200;

/// To another seat: a card with a rule of its own.
const SPECIAL: i32 = 100;

impl Scene<'_> {
    /// What a pile offers: the one a card that can be seen, the other any card.
    pub(super) fn draw(&self, from: Source) -> i32 {
        match (from, self.open.discard().top()) {
            (Source::Stock, _) | (Source::Discard, None) => self.unknown_card() + self.hope(),
            (Source::Discard, Some(card)) if self.is_demanded(card) => -FINISH,
            (Source::Discard, Some(card)) if self.uncovers_parade(card) => 0,
            (Source::Discard, Some(card)) if self.wins_for_next(card) => FREE,
            (Source::Discard, Some(card)) => self.want(card),
        }
    }

    /// Why an unknown card is worth more than its average.
    fn hope(&self) -> i32 {
        if self.zone.battle().is_some() { SEARCH } else { SECRET }
    }

    /// What an unknown card is worth on average.
    fn unknown_card(&self) -> i32 {
        let worth = |card: Card| self.unseen(Cards(card.bit())) * self.want(card);
        self.edition.catalogue.cards().map(worth).sum::<i32>() / self.pool.max(1)
    }

    /// Whether a card would have to be handed over as soon as it is drawn.
    fn is_demanded(&self, card: Card) -> bool {
        self.open.marker(self.seat).is_some_and(|marker| marker.face == card)
    }

    /// Whether a card would win the game for a rival who draws next.
    fn wins_for_next(&self, card: Card) -> bool {
        self.rules.team(self.next()) != self.team && self.wish(card, self.next()) == WINS
    }

    /// Whether the top of the discard pile is an attack, and right below lies a parade to it that
    /// its victim would take.
    fn uncovers_parade(&self, top: Card) -> bool {
        let below = self.open.discard().iter().nth(1);
        self.rules.is_hazard(top) && below.is_some_and(|card| self.rules.parades_of(top).has(card))
    }

    /// Throwing a card away makes room for a new one, and gives it to the next seat.
    pub(super) fn discard(&self, card: Card) -> i32 {
        ROOM - self.worth_held(card) - self.gift(card, self.next())
    }

    /// The seat that draws after this one's turn.
    pub(super) fn next(&self) -> Seat {
        self.seat.left(self.rules.seats())
    }

    /// What leaving one of two cards on top of the discard pile gives to the one who draws next.
    pub(super) fn leave(&self, parade: Card, attack: Card, top: Top, next: Seat) -> i32 {
        let card = match top {
            Top::Parade => parade,
            Top::Attack => attack,
        };
        self.gift(card, next)
    }

    /// What a card on top of the discard pile gives to the one who draws next; to one's own side
    /// less than nothing.
    pub(super) fn gift(&self, card: Card, to: Seat) -> i32 {
        if to == self.seat {
            return -self.want(card);
        }
        let team = self.rules.team(to);
        let gain = (self.wish(card, to) - UNKNOWN).max(0);
        if team == self.team { -gain } else { gain * self.weight(team) / 100 }
    }

    /// What a card would be worth to another seat, as far as can be seen.
    pub(super) fn wish(&self, card: Card, seat: Seat) -> i32 {
        let team = self.rules.team(seat);
        let zone = self.open.zone(team);
        match self.edition.catalogue.kind(card) {
            Kind::Distance(_) if !self.rules.layable_on(zone).has(card) => self.km(card, 0) / 4,
            Kind::Distance(_) if self.km(card, 0) >= self.left(team) => WINS,
            Kind::Distance(_) => self.km(card, 0) * 3 / 4,
            Kind::Hazard(_) => ATTACK,
            Kind::Remedy(_) | Kind::AnyRemedy => {
                let lifts = |attack: Card| self.rules.parades_of(attack).has(card);
                if zone.attacks().any(lifts) { RELEASES } else { PARADE }
            }
            Kind::Safety(_) => BOTTE,
            Kind::Special(_) => SPECIAL,
        }
    }
}
