//! What it is like to attack.

use sprint::Card;
use table::Team;

// Every feature is told by its bare name; they are listed where they are explained.
#[allow(clippy::enum_glob_use)]
use super::features::Feature::*;
use super::sight::{NEAR, Sight, km_of};
use super::{Sink, one};

impl Sight<'_> {
    pub(super) fn describe_attack(&self, card: Card, on: Team, tell: &mut impl Sink) {
        let zone = self.open.zone(on);
        let (parades, keepers) = (self.rules.parades_of(card), self.rules.keepers_of(card));
        let left = self.left_of(on);
        let mut harm = self.wait_for(parades) / 5.0;
        if self.rules.is_limit(card) {
            let limit = f32::from(self.rules.edition().limit.to.0) / 100.0;
            tell(Slow, 1.0);
            tell(SlowStanding, one(zone.battle().is_some()));
            tell(SlowVain, one(left <= limit));
            harm *= 0.3;
        } else {
            tell(Hit, 1.0);
        }
        let mirrored = self.team_odds(on, self.mind.mirror);
        let comes_back = self.rules.landing_on(self.zone).has(card)
            && self.fears(card)
            && !self.held.has_any(parades);
        tell(AttackHarm, harm * self.weight(on));
        tell(AttackParried, self.team_odds(on, parades));
        tell(AttackCrossed, self.team_odds(on, keepers));
        tell(AttackMirrored, mirrored);
        tell(AttackMirroredHard, mirrored * one(comes_back));
        tell(AttackWeight, self.weight(on));
        tell(AttackNear, one(left <= NEAR));
        tell(AttackLead, (km_of(zone) - km_of(self.zone)) / 10.0);
        tell(AttackTwin, one(self.lens.hand().count(card) > 1));
        tell(AttackCostsRoad, one(self.held.has_any(self.layable)));
    }
}
