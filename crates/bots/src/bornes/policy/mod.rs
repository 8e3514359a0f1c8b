//! The tuned policy of the card family: what an action is like, weighed.
//!
//! [`features`] lists what is weighed, [`mind`] is what is known of a table beforehand, [`sight`] what
//! is seen at one moment; here every action is described. Lengths are in eighths of the longest
//! distance, so that most features lie between 0 and 1.

mod cast;
mod features;
mod mind;
mod sight;

use bornes::edition::Restart;
use bornes::{Action, Card, Lens, Top};
use table::Team;

use crate::linear::one;
use features::Feature;
// Every feature is told by its bare name; they are listed where they are explained.
#[allow(clippy::enum_glob_use)]
use features::Feature::*;
use mind::{UNIT, Use};
use sight::{NEAR, Sight};

pub(super) use features::NAMES;
pub(super) use mind::{Mind, is_known};

/// Told of every feature of an action, and how much of it there is.
trait Sink: FnMut(Feature, f32) {}

impl<F: FnMut(Feature, f32)> Sink for F {}

/// The action with the highest score.
pub(super) fn choose(mind: &Mind, lens: Lens<'_>, legal: &[Action]) -> Action {
    if let Some(&reply) = legal.iter().find(|action| matches!(action, Action::Reply { .. })) {
        return reply;
    }
    let sight = Sight::new(mind, lens);
    if let Some(&last) = legal.iter().find(|&&action| sight.is_last(action)) {
        return last;
    }
    let mut best = (f32::NEG_INFINITY, legal[0]);
    for &action in legal {
        let mut score = 0.0;
        sight.describe(action, &mut |feature, much| score += mind.weights[feature as usize] * much);
        if score > best.0 {
            best = (score, action);
        }
    }
    best.1
}

/// Writes the features of an action into a row of zeros.
pub(super) fn describe(mind: &Mind, lens: Lens<'_>, action: Action, row: &mut [f32]) {
    Sight::new(mind, lens).describe(action, &mut |feature, much| row[feature as usize] += much);
}

impl Sight<'_> {
    /// Whether an action meets the goal: nothing is ever better.
    #[inline]
    fn is_last(&self, action: Action) -> bool {
        matches!(action, Action::Lay { card } if matches!(
            self.mind.uses[card.index()], Use::Distance(units) if usize::from(units) == self.left))
    }

    /// Tells what an action is like.
    #[inline]
    fn describe(&self, action: Action, tell: &mut impl Sink) {
        match action {
            Action::Lay { card } => match self.mind.uses[card.index()] {
                Use::Distance(units) => self.describe_road(card, units, tell),
                Use::Parade { trouble, .. } if trouble == self.mind.stop => {
                    self.describe_green(tell);
                }
                Use::Parade { trouble, .. } if Some(trouble) == self.mind.limit => {
                    self.describe_lift(tell);
                }
                Use::Parade { .. } => self.describe_cure(tell),
                Use::Botte | Use::Attack { .. } => self.describe_botte(card, tell),
            },
            Action::Attack { card, on } => self.describe_attack(card, on, tell),
            Action::Discard { card } => self.describe_cast(card, tell),
            Action::Pass => tell(Pass, 1.0),
            Action::Extend => self.describe_extension(tell),
            Action::Reply { .. } => tell(Reply, 1.0),
            Action::Stop | Action::Decline => {}
        }
    }

    fn describe_road(&self, card: Card, units: u8, tell: &mut impl Sink) {
        let (rest, km) = (self.left - usize::from(units), f32::from(units) / 8.0);
        tell(Go, 1.0);
        tell(GoKm, km);
        tell(GoKmLate, km * self.late);
        if rest == 0 {
            return tell(GoFinish, 1.0);
        }
        let is_longest = self.open.rules().is_longest(card);
        let room = self.room - u8::from(is_longest && self.edition.cap.is_some());
        let before = self.wait(self.left, self.room);
        tell(GoNearer, (before - self.wait(rest, room)) / 4.0);
        let plan = self.plan_without(Some(card), rest, room) + 1.0;
        tell(GoAstray, (plan - self.plan).max(0.0) / 4.0);
        tell(GoKmDry, km * one(self.is_dry()));
        let others = self.sums_without(Some(card));
        let ready = Sight::has(others, rest);
        tell(GoReady, one(ready));
        tell(GoAlmost, one(!ready && Sight::almost(others, rest)));
        tell(GoSpoils, one(!ready && Sight::has(self.sums, self.left)));
        tell(GoLongest, one(is_longest));
        tell(GoFirstLongest, one(is_longest && self.car.longest() == 0));
        tell(GoTwin, one(self.hand.count(card) > 1));
        tell(GoKmLimited, km * one(self.car.status.is_limited()));
        tell(GoKmHurried, km * one(self.rival_left <= NEAR));
        tell(GoPressed, one(self.time <= self.roads));
        tell(GoLead, self.lead());
    }

    fn describe_cure(&self, tell: &mut impl Sink) {
        let owes = self.edition.restart == Restart::GreenLight
            && !self.car.status.has_right_of_way(self.edition);
        let has_green = self.hand.kinds().has(self.mind.green);
        tell(Cure, 1.0);
        tell(CureRoad, self.roads / 4.0);
        tell(CureGreen, one(owes && has_green));
        tell(CureOwes, one(owes && !has_green));
        tell(CureDry, one(self.is_dry()));
        tell(CureLate, self.late);
        tell(CureThreat, self.threat());
    }

    fn describe_green(&self, tell: &mut impl Sink) {
        tell(Green, 1.0);
        tell(GreenRoad, self.roads / 4.0);
        tell(GreenDry, one(self.is_dry()));
        tell(GreenLate, self.late);
        tell(GreenThreat, self.threat());
        tell(GreenFirst, one(self.car.km.0 == 0));
    }

    fn describe_lift(&self, tell: &mut impl Sink) {
        let limit = self.edition.limit.map_or(0, |limit| usize::from(limit.to.0 / UNIT));
        let mut frees = 0;
        for card in self.hand.kinds().iter() {
            let Use::Distance(units) = self.mind.uses[card.index()] else { break };
            if (limit + 1..=self.left).contains(&usize::from(units)) {
                frees += self.hand.count(card);
            }
        }
        tell(Lift, 1.0);
        tell(LiftFrees, f32::from(frees) / 3.0);
        tell(LiftRolls, one(self.rolls));
        tell(LiftVain, one(self.left <= limit));
        tell(LiftLate, self.late);
    }

    fn describe_botte(&self, card: Card, tell: &mut impl Sink) {
        let rules = self.open.rules();
        let kept_away = rules.kept_away_by(card);
        let mut attacks = 0.0;
        let mut frees = false;
        for attack in kept_away.iter() {
            attacks += self.unseen(attack);
            if let Use::Attack { trouble, .. } = self.mind.uses[attack.index()] {
                frees |= self.suffers(trouble);
            }
        }
        let status = self.car.status;
        let attacked = matches!(status.top(), Top::Attack(_));
        let gives_way = Some(card) == self.mind.right_of_way && !attacked && !self.rolls;
        let rounds = f32::from(self.open.stock()) / f32::from(rules.seats());
        let hurried = self.rival_left <= NEAR || self.left <= NEAR.into();
        tell(Botte, 1.0);
        tell(BotteFrees, one(frees));
        tell(BotteRolls, one(gives_way));
        tell(BotteLate, self.late);
        tell(BotteLast, one(rounds < 2.0));
        tell(BotteHurried, one(hurried));
        tell(BotteAttacks, attacks / 4.0);
        tell(BotteIdle, one(!self.rolls || self.roads == 0.0));
        tell(BotteJunk, one(self.has_junk()));
        tell(BotteLead, self.lead());
    }

    fn describe_attack(&self, card: Card, on: Team, tell: &mut impl Sink) {
        let Use::Attack { trouble, parade, botte } = self.mind.uses[card.index()] else { return };
        let victim = self.open.car(on);
        let (km, held) = (victim.km.0 / UNIT, self.held(on));
        let left = self.open.goal().0.saturating_sub(victim.km.0) / UNIT;
        let mut harm = 1.0 + self.wait_for(parade, held);
        if Some(trouble) == self.mind.limit {
            let limit = self.edition.limit.map_or(0, |limit| limit.to.0 / UNIT);
            tell(Slow, 1.0);
            tell(SlowStanding, one(!victim.status.is_rolling(self.edition)));
            tell(SlowVain, one(left <= limit));
            tell(SlowHarm, harm / 8.0);
            harm = 0.0;
        } else if trouble == self.mind.stop {
            tell(Stop, 1.0);
        } else {
            tell(Hit, 1.0);
            let owes = self.edition.restart == Restart::GreenLight
                && !victim.status.has_right_of_way(self.edition);
            tell(AttackGreen, one(owes));
            harm += one(owes) * (1.0 + self.wait_for(self.mind.green, held));
        }
        tell(AttackHarm, harm / 8.0);
        tell(AttackHarmNear, harm / 8.0 * one(left <= NEAR));
        let own = self.car.km.0 / UNIT;
        tell(AttackKm, f32::from(km) / 40.0);
        tell(AttackLead, (f32::from(km) - f32::from(own)) / 40.0);
        tell(AttackFirst, one(km == self.rival_first));
        tell(AttackNear, one(left <= NEAR));
        if self.edition.coup_fourre.is_some() {
            tell(AttackCoup, botte.map_or(0.0, |botte| self.expected(botte, held)));
        }
        tell(AttackCure, self.expected(parade, held).min(1.0));
        tell(AttackLate, self.late);
        tell(AttackRolling, one(self.rolls));
        tell(AttackSafe, f32::from(victim.status.safeties()) / 4.0);
        tell(AttackTwin, one(self.hand.count(card) > 1));
        tell(AttackCostsRoad, one(self.rolls && self.roads > 0.0));
        tell(AttackHeld, self.attacks / 4.0);
    }

    fn describe_extension(&self, tell: &mut impl Sink) {
        let ready = Sight::has(self.sums, self.left);
        tell(Extend, 1.0);
        tell(ExtendLead, f32::from(self.rival_left) / 40.0);
        tell(ExtendTurns, self.wait(self.left, self.room) / 10.0);
        tell(ExtendReady, one(ready));
        tell(ExtendLate, self.late);
        tell(ExtendRolls, one(self.rolls));
    }
}
