//! What laying an attack before another car gains.

use bornes::edition::Blocked;
use bornes::{Car, Card, Kind, Km};
use table::Team;

use super::TURN;
use super::scene::{Peril, Scene};

/// Somebody who lacks a remedy does not wait longer than this for it; other things end the round.
const WAIT_MAX: i32 = 6 * TURN;

/// A car that stands still loses not all of its turns: its hand gets better meanwhile.
const STAND_PERCENT: i32 = 60;

/// Where a blocked seat draws twice, standing still costs hardly anything.
const STAND_AND_DRAW_PERCENT: i32 = 20;

/// A limited car still rolls on short distances.
const LIMIT_PERCENT: i32 = 30;

/// A limit on a car that stands still does not bite yet.
const LIMIT_AT_A_STAND_PERCENT: i32 = 15;

/// A rival that is so near the goal is about to finish.
const NEAR: Km = Km(200);

/// Somebody about to finish must be stopped: everybody else can only lose.
const NEAR_PERCENT: i32 = 150;

/// For every so many kilometres that a rival lies behind the first one, an attack on it is worth a
/// percent less: it is not the one to beat.
const KM_A_PERCENT: i32 = 5;

/// Even the last one can still win.
const LAST_PERCENT: i32 = 20;

/// An attack that is answered by coup-fourré costs the card, the turn, and gives one away.
const COUP_PRICE: i32 = 300;

/// In a match for points it also gives the points of a good part of a round away.
const COUP_PRICE_FOR_POINTS: i32 = 500;

impl Scene<'_> {
    /// What an attack gains: the turns it costs the rival, as far as that rival is in the way, less
    /// the risk of a coup-fourré.
    pub(super) fn attack(&self, card: Card, on: Team) -> i32 {
        let Kind::Hazard(trouble) = self.edition.catalogue.kind(card) else { return 0 };
        let Some(peril) = self.peril(trouble) else { return 0 };
        let harm = self.harm(*peril, on) * self.weight(on) / 100;
        harm - self.coup_risk(*peril, on)
    }

    /// The turns that an attack costs a car.
    fn harm(&self, peril: Peril, on: Team) -> i32 {
        let car = self.open.car(on);
        if self.edition.is_limit(peril.trouble) {
            return self.drag(peril, on);
        }
        let mut turns = TURN + self.wait_for(peril.parade, on);
        if peril.trouble != self.edition.stop && self.owes_green(*car) {
            turns += TURN + self.wait_for(self.edition.parade_of(self.edition.stop), on);
        }
        let percent = match self.edition.blocked {
            Blocked::DrawsAgain => STAND_AND_DRAW_PERCENT,
            Blocked::DrawsNothing => STAND_PERCENT,
        };
        turns * percent / 100
    }

    /// The turns that a speed limit costs a car.
    fn drag(&self, peril: Peril, on: Team) -> i32 {
        let car: &Car = self.open.car(on);
        let Some(limit) = self.edition.limit else { return 0 };
        if self.left(on) <= limit.to {
            return 0;
        }
        let percent = if car.status.is_rolling(self.edition) {
            LIMIT_PERCENT
        } else {
            LIMIT_AT_A_STAND_PERCENT
        };
        (TURN + WAIT_MAX.min(2 * self.wait_for(peril.parade, on))) * percent / 100
    }

    /// How long a team will wait for a card that it may hold or have to draw.
    fn wait_for(&self, card: Card, team: Team) -> i32 {
        let copies = self.unseen(card);
        if copies == 0 || self.pool == 0 {
            return WAIT_MAX;
        }
        let lacking =
            (0..self.held(team)).fold(100, |percent, _| percent * (self.pool - copies) / self.pool);
        (TURN * self.pool / copies).min(WAIT_MAX) * lacking / 100
    }

    /// How much a rival is in the way, in percent.
    fn weight(&self, on: Team) -> i32 {
        let first = self.open.rules().all_teams().map(|team| self.open.car(team).km).max();
        let first = first.unwrap_or(Km(0));
        let behind = i32::from(first.0 - self.open.car(on).km.0);
        let place = (100 - behind / KM_A_PERCENT).max(LAST_PERCENT);
        let urgency = if self.left(on) <= NEAR { NEAR_PERCENT } else { 100 };
        // What one rival loses is gained only in part where others gain by it too.
        place * urgency / 100 * 2 / (1 + self.rivals_count())
    }

    /// What the chance of a coup-fourré costs.
    fn coup_risk(&self, peril: Peril, on: Team) -> i32 {
        let Some(botte) = peril.botte.filter(|_| self.edition.coup_fourre.is_some()) else {
            return 0;
        };
        let price = if self.is_for_points() { COUP_PRICE_FOR_POINTS } else { COUP_PRICE };
        price * self.unseen(botte).min(1) * self.held(on) / self.pool.max(1)
    }
}
