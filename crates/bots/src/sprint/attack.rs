//! What laying an attack before another side gains.

use sprint::edition::Parade;
use sprint::{Card, Cards, Special};
use table::Team;

use super::TURN;
use super::scene::Scene;

/// Nobody waits longer for a parade, in turns; other things happen meanwhile.
const WAIT_MAX: i32 = 5;

/// Somebody who is stopped loses not all of those turns: the hand gets better meanwhile.
const STOP_PERCENT: i32 = 70;

/// A limited side still rolls on short distances.
const LIMIT_PERCENT: i32 = 25;

/// A limit on a side that stands still does not bite yet.
const LIMIT_AT_A_STAND_PERCENT: i32 = 10;

/// What a coup-fourré gives away.
const COUP: i32 = 280;

impl Scene<'_> {
    /// What an attack gains: the turns it costs a rival, as far as that rival is in the way, less
    /// what comes of its answers.
    pub(super) fn attack(&self, card: Card, on: Team) -> i32 {
        let parried = self.team_odds(on, self.rules.parades_of(card));
        let crossed = self.team_odds(on, self.rules.keepers_of(card));
        let mirrored = self.team_odds(on, self.mirror());
        let lands = (100 - parried) * (100 - mirrored) / 100 * (100 - crossed) / 100;
        let turn = match self.edition.parade {
            Parade::TakesTurn => TURN,
            Parade::KeepsOrder => 0,
        };
        let harm = lands * self.harm(card, on) - parried * turn - crossed * COUP;
        let back = mirrored * (100 - parried) / 100 * self.harm_to_oneself(card);
        harm / 100 * self.weight(on) / 100 - back / 100
    }

    /// The rear-view mirror, if there is one.
    fn mirror(&self) -> Cards {
        self.rules.special(Special::RearView).into_iter().collect()
    }

    /// What an attack that lands costs a team, in kilometres.
    fn harm(&self, card: Card, on: Team) -> i32 {
        let stands = self.open.zone(on).battle().is_some();
        let percent = match self.rules.is_limit(card) {
            true if self.left(on) <= self.edition.limit.to.0.into() => 0,
            true if stands => LIMIT_AT_A_STAND_PERCENT,
            true => LIMIT_PERCENT,
            false => STOP_PERCENT,
        };
        TURN * self.wait_for(self.rules.parades_of(card), on) * percent / 100
    }

    /// How many turns a team will wait for one of some cards: one if it lies there for the taking.
    fn wait_for(&self, cards: Cards, team: Team) -> i32 {
        let top = self.open.discard().top();
        if self.rules.team(self.next()) == team && top.is_some_and(|card| cards.has(card)) {
            return 1;
        }
        (self.pool / self.unseen(cards).max(1)).min(WAIT_MAX)
    }

    /// What an attack costs if it comes back.
    fn harm_to_oneself(&self, card: Card) -> i32 {
        let lands = self.rules.landing_on(self.zone).has(card) && self.fears(card);
        let answered = self.holds_any(self.rules.parades_of(card));
        if lands && !answered { self.harm(card, self.team) } else { 0 }
    }

    /// What an attack gains where it gains most; nothing if it can land nowhere.
    pub(super) fn best_attack(&self, card: Card) -> i32 {
        let lands = |team: &Team| self.rules.landing_on(self.open.zone(*team)).has(card);
        self.rivals().filter(lands).map(|team| self.attack(card, team)).max().unwrap_or(0)
    }
}
