//! What a card is worth in the hand.

use sprint::edition::Parade;
use sprint::{Card, Cards, Kind, Km};

use super::scene::Scene;

/// A botte is always worth laying, so it is never thrown away.
const BOTTE: i32 = 300;

/// Of the longest distance of a hand so much counts: it will soon be laid.
const LONGEST_PERCENT: i32 = 60;

/// Each longer distance in the hand comes first, and makes one worth so much less.
const QUEUE_PERCENT: i32 = 10;

/// The shortest distance of a full hand is still worth something.
const SHORTEST_PERCENT: i32 = 20;

/// The parade that a stopped team needs now.
const NEEDED: i32 = 180;

/// The end of a limit that lies on the team now.
const NEEDED_END: i32 = 80;

/// A parade against something that may still come, where it takes the turn.
const PARADE_AND_TURN: i32 = 60;

/// A parade against something that may still come.
const PARADE: i32 = 40;

/// A parade against everything.
const ANY_PARADE: i32 = 85;

/// A second card of the same use is worth a third of the first, and so on.
const AGAIN: i32 = 3;

/// An attack, against the only rival.
const ATTACK: i32 = 60;

/// A limit, against the only rival.
const LIMIT: i32 = 25;

impl Scene<'_> {
    /// What a card that is held is worth in the hand.
    pub(super) fn worth_held(&self, card: Card) -> i32 {
        self.worth(card, self.hand.count(card).max(1))
    }

    /// What a card would be worth if it came into the hand.
    pub(super) fn want(&self, card: Card) -> i32 {
        self.worth(card, self.hand.count(card) + 1)
    }

    /// What two like cards are worth in the hand.
    pub(super) fn worth_of_pair(&self, card: Card) -> i32 {
        let count = self.hand.count(card);
        self.worth(card, count) + self.worth(card, count.saturating_sub(1).max(1))
    }

    /// What the copy of a card is worth that is the `copy`-th of its kind in the hand.
    fn worth(&self, card: Card, copy: u8) -> i32 {
        let again = |worth| (1..copy).fold(worth, |worth, _| worth / AGAIN);
        match self.edition.catalogue.kind(card) {
            Kind::Distance(km) => self.worth_of_distance(card, km, copy),
            Kind::Hazard(_) => self.worth_of_attack(card) / i32::from(copy),
            Kind::Remedy(_) | Kind::AnyRemedy => again(self.worth_of_parade(card)),
            Kind::Safety(_) => BOTTE,
            Kind::Special(special) => self.worth_of_special(special) / i32::from(copy),
        }
    }

    /// A distance is worth what it still brings, less if longer ones will be laid before it.
    fn worth_of_distance(&self, card: Card, Km(km): Km, copy: u8) -> i32 {
        let is_longer = |other: &Card| {
            self.rules.is_distance(*other) && self.km(*other, 0) > km.into() && *other != card
        };
        let longer: i32 = self
            .hand
            .kinds()
            .iter()
            .filter(is_longer)
            .map(|other| i32::from(self.hand.count(other)))
            .sum();
        let before = longer + i32::from(copy) - 1;
        let percent = (LONGEST_PERCENT - QUEUE_PERCENT * before).max(SHORTEST_PERCENT);
        self.useful_km(km.into()) * percent / 100
    }

    /// What is left of some kilometres at the goal; beyond it they hardly count.
    pub(super) fn useful_km(&self, km: i32) -> i32 {
        let useful = km.min(self.to_go());
        useful + (km - useful) / 10
    }

    /// A parade is worth most while the team needs it, and nothing once nothing can call for it.
    fn worth_of_parade(&self, card: Card) -> i32 {
        let lifts = |attack: &Card| self.rules.parades_of(*attack).has(card);
        let attacks = || self.rules.attacks().iter().filter(lifts);
        let needed = |attack| if self.rules.is_limit(attack) { NEEDED_END } else { NEEDED };
        let now = attacks().filter(|&attack| self.suffers(attack)).map(needed).max();
        let later = match self.edition.parade {
            _ if !attacks().any(|attack| self.fears(attack)) => 0,
            _ if self.edition.catalogue.kind(card) == Kind::AnyRemedy => ANY_PARADE,
            Parade::TakesTurn => PARADE_AND_TURN,
            Parade::KeepsOrder => PARADE,
        };
        now.unwrap_or(later)
    }

    /// What a parade is worth in the hand if nothing calls for it now.
    pub(super) fn spare(&self, parade: Card) -> i32 {
        if self.edition.catalogue.kind(parade) == Kind::AnyRemedy { ANY_PARADE } else { PARADE }
    }

    /// An attack is worth something as long as somebody is not safe from it.
    fn worth_of_attack(&self, card: Card) -> i32 {
        let keepers = self.rules.keepers_of(card);
        let is_open = |team| {
            let mut safeties = self.rules.safeties_in(self.open.zone(team));
            !safeties.any(|(safety, _)| keepers.has(safety))
        };
        let weight =
            self.rivals().filter(|&team| is_open(team)).map(|team| self.weight(team)).max();
        let worth = if self.rules.is_limit(card) { LIMIT } else { ATTACK };
        worth * weight.unwrap_or(0) / 100
    }

    /// The kilometres of the longest distance among some cards.
    pub(super) fn longest(&self, cards: Cards) -> i32 {
        let distances = cards.iter().filter(|&card| self.rules.is_distance(card));
        distances.map(|card| self.km(card, 0)).max().unwrap_or(0)
    }
}
