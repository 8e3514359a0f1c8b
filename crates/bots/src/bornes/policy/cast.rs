//! What it is like to throw a card away.

use bornes::{Card, Top};

// Every feature is told by its bare name; they are listed where they are explained.
#[allow(clippy::enum_glob_use)]
use super::features::Feature::*;
use super::mind::{UNIT, Use};
use super::sight::Sight;
use super::{Sink, one};

impl Sight<'_> {
    pub(super) fn describe_cast(&self, card: Card, tell: &mut impl Sink) {
        match self.mind.uses[card.index()] {
            Use::Distance(units) => self.describe_cast_road(card, units, tell),
            Use::Parade { trouble, .. } if trouble == self.mind.stop => {
                self.describe_cast_green(card, tell);
            }
            Use::Parade { .. } => self.describe_cast_cure(card, tell),
            Use::Attack { .. } => self.describe_cast_attack(card, tell),
            Use::Botte => tell(CastBotte, 1.0),
        }
    }

    fn describe_cast_road(&self, card: Card, units: u8, tell: &mut impl Sink) {
        let (km, units) = (f32::from(units) / 8.0, usize::from(units));
        if units > self.left || self.is_over_cap(card) {
            return tell(CastRoadVain, 1.0);
        }
        let needed = Sight::has(self.sums, self.left)
            && !Sight::has(self.sums_without(Some(card)), self.left);
        let limit = self.edition.limit.map_or(usize::MAX, |limit| usize::from(limit.to.0 / UNIT));
        let plan = self.plan_without(Some(card), self.left, self.room);
        tell(CastRoadAstray, (plan - self.plan).max(0.0) / 4.0);
        tell(CastRoadKmDry, km * one(self.is_dry()));
        tell(CastRoad, 1.0);
        tell(CastRoadKm, km);
        tell(CastRoadTwin, self.twins(card));
        tell(CastRoadNeeded, one(needed));
        tell(CastRoadKmLate, km * self.late);
        tell(CastRoadMany, self.roads / 4.0);
        tell(CastRoadLead, self.lead());
        tell(CastRoadLimited, one(self.car.status.is_limited() && units > limit));
    }

    fn describe_cast_cure(&self, card: Card, tell: &mut impl Sink) {
        let Use::Parade { trouble, attack, botte } = self.mind.uses[card.index()] else { return };
        if self.suffers(trouble) {
            tell(CastCureNeeded, 1.0);
            return tell(CastCureTwin, self.twins(card));
        }
        let holds_botte = botte.is_some_and(|botte| self.hand.kinds().has(botte));
        let attacks = self.unseen(attack);
        if self.is_safe(self.car.status, botte) || holds_botte || attacks == 0.0 {
            return tell(CastCureVain, 1.0);
        }
        tell(CastCure, 1.0);
        tell(CastLift, one(Some(trouble) == self.mind.limit));
        tell(CastCureTwin, self.twins(card));
        tell(CastCureAttacks, attacks / 4.0);
        tell(CastCureLate, self.late);
        tell(CastCureLead, self.lead());
    }

    fn describe_cast_green(&self, card: Card, tell: &mut impl Sink) {
        let status = self.car.status;
        if status.has_right_of_way(self.edition) {
            return tell(CastGreenVain, 1.0);
        }
        let lacks = !self.rolls && !matches!(status.top(), Top::GreenLight);
        tell(CastGreen, 1.0);
        tell(CastGreenNeeded, one(lacks));
        tell(CastGreenTwin, self.twins(card));
        tell(CastGreenLate, self.late);
    }

    fn describe_cast_attack(&self, card: Card, tell: &mut impl Sink) {
        let Use::Attack { trouble, botte, .. } = self.mind.uses[card.index()] else { return };
        let rules = self.open.rules();
        let mut rivals = rules.all_teams().filter(|&rival| rival != self.team);
        if rivals.all(|rival| self.is_safe(self.open.car(rival).status, botte)) {
            return tell(CastAttackVain, 1.0);
        }
        tell(CastAttack, 1.0);
        tell(CastAttackTwin, self.twins(card));
        tell(CastSlow, one(Some(trouble) == self.mind.limit));
        tell(CastStop, one(trouble == self.mind.stop));
        tell(CastAttackLate, self.late);
        tell(CastAttackLead, self.lead());
        tell(CastAttackCoup, botte.map_or(0.0, |botte| self.unseen(botte)));
    }
}
