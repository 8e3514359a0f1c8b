//! What a card is worth in the hand.

use bornes::{Card, Kind, Km, Trouble};

use super::scene::Scene;

/// A botte is always worth laying, so it is never thrown away.
const BOTTE: i32 = 5_000;

/// The remedy that the car needs now is worth as much as the turns it would take to draw another.
const NEEDED: i32 = 400;

/// The green light that the next parade will ask for.
const GREEN: i32 = 150;

/// A parade against something that may still come.
const PARADE: i32 = 130;

/// The end of a limit that may still come: a limited car rolls all the same.
const LIFT: i32 = 100;

/// An attack that may still hit somebody.
const ATTACK: i32 = 300;

/// A speed limit that may still hit somebody.
const LIMIT: i32 = 120;

/// A second card of the same use is worth a third of the first, and so on.
const AGAIN: i32 = 3;

/// A distance that the plan does not need, but that would still fit, in kilometres for each
/// hundredth of a turn.
const KM_EACH: i32 = 10;

/// Where the cards run out before the goal, distances are worth their kilometres.
const KM_EACH_AT_THE_END: i32 = 1;

impl Scene<'_> {
    /// What a card is worth in the hand.
    pub(super) fn worth(&self, card: Card) -> i32 {
        match self.edition.catalogue.kind(card) {
            Kind::Distance(km) => self.worth_of_distance(card, km),
            Kind::Remedy(trouble) => self.worth_of_remedy(card, trouble),
            Kind::Hazard(trouble) => self.worth_of_attack(trouble),
            Kind::Safety(_) => BOTTE,
        }
    }

    /// A distance is worth the turns by which it brings the goal nearer; nothing if it no longer
    /// fits.
    fn worth_of_distance(&self, card: Card, km: Km) -> i32 {
        if self.left(self.team) < km || self.is_over_cap(card, km) {
            return 0;
        }
        if !self.may_arrive() {
            return i32::from(km.0) / KM_EACH_AT_THE_END;
        }
        let mut rest = self.shared;
        rest.take(card);
        let lost = self.road.turns(self.left(self.team), &rest) - self.plan;
        lost + i32::from(km.0) / KM_EACH
    }

    /// Whether a distance can never be laid again, or only by another copy in the hand.
    fn is_over_cap(&self, card: Card, km: Km) -> bool {
        let Some(cap) = self.edition.cap.filter(|cap| cap.distance == km) else { return false };
        let laid = self.open.distances(self.team).filter(|&card| self.km_of(card) == km).count();
        usize::from(self.hand.count(card)) + laid > usize::from(cap.times)
    }

    /// A remedy is worth most while the car needs it, and nothing once nothing can call for it.
    fn worth_of_remedy(&self, card: Card, trouble: Trouble) -> i32 {
        let worth = if trouble == self.edition.stop {
            self.worth_of_green(trouble)
        } else if self.suffers(trouble) {
            NEEDED
        } else if !self.may_suffer(trouble) {
            0
        } else if self.edition.is_limit(trouble) {
            LIFT
        } else {
            PARADE
        };
        self.share(worth, card)
    }

    /// A green light starts the car, answers its own attack, and follows other parades.
    fn worth_of_green(&self, stop: Trouble) -> i32 {
        let lacks_it = !self.is_rolling() && !self.car.status.has_right_of_way(self.edition);
        if self.suffers(stop) || lacks_it {
            return NEEDED;
        }
        if self.owes_green(self.car) || self.may_suffer(stop) { GREEN } else { 0 }
    }

    /// Whether a trouble may still come over the car: neither is it kept away, for which a botte in
    /// the hand will do, nor have all its attacks been seen.
    fn may_suffer(&self, trouble: Trouble) -> bool {
        let Some(peril) = self.peril(trouble) else { return false };
        let is_safe = self.car.status.safe_from(trouble, self.edition).is_some();
        let holds_botte = peril.botte.is_some_and(|botte| self.shared.count(botte) > 0);
        let limit = self.edition.limit.filter(|limit| limit.trouble == trouble);
        let too_late = limit.is_some_and(|limit| self.left(self.team) <= limit.to);
        !is_safe && !holds_botte && !too_late && self.unseen(peril.attack) > 0
    }

    /// An attack is worth something as long as somebody is not safe from it.
    fn worth_of_attack(&self, trouble: Trouble) -> i32 {
        let is_open = |team| self.open.car(team).status.safe_from(trouble, self.edition).is_none();
        if !self.rivals().any(is_open) {
            return 0;
        }
        let worth = if self.edition.is_limit(trouble) { LIMIT } else { ATTACK };
        worth * 2 / (1 + self.rivals_count())
    }

    /// The worth of the last copy held, if the first has this worth.
    fn share(&self, worth: i32, card: Card) -> i32 {
        (1..self.hand.count(card)).fold(worth, |worth, _| worth / AGAIN)
    }
}
