//! The tuned policy of Rush and Fun & Speed: what an action is like, weighed.
//!
//! [`features`] lists what is weighed, [`mind`] is what is known of a table beforehand, [`sight`] what
//! is seen at one moment; here and in [`rare`] every action is described, in hundreds of kilometres.

mod attack;
mod features;
mod mind;
mod rare;
mod sight;

use sprint::edition::Parade;
use sprint::{Action, Card, Course, Kind, Lens, Phase, Source, Special, Top, Window};
use table::Seat;

use super::is_drawing;
use crate::linear::one;
use features::Feature;
// Every feature is told by its bare name; they are listed where they are explained.
#[allow(clippy::enum_glob_use)]
use features::Feature::*;
use sight::{NEAR, Sight};

pub(super) use features::NAMES;
pub(super) use mind::{Mind, is_known};

/// Told of every feature of an action, and how much of it there is.
trait Sink: FnMut(Feature, f32) {}

impl<F: FnMut(Feature, f32)> Sink for F {}

/// The action with the highest score.
pub(super) fn choose(mind: &Mind, lens: Lens<'_>, legal: &[Action]) -> Action {
    // A coup-fourré undoes the attack and costs nothing: nothing is ever better.
    let rules = lens.open().rules();
    let is_coup =
        |action: &&Action| matches!(action, Action::Reply { card, .. } if rules.is_safety(*card));
    if let Some(&coup) = legal.iter().find(is_coup) {
        return coup;
    }
    let sight = Sight::new(mind, lens);
    // Where a draw can be forgotten, everything else is offered beside it.
    let draws = lens.open().phase() == Phase::Draw;
    let mut best = (f32::NEG_INFINITY, legal[0]);
    for &action in legal {
        if draws && !is_drawing(action) {
            continue;
        }
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
    /// Tells what an action is like.
    #[inline]
    fn describe(&self, action: Action, tell: &mut impl Sink) {
        match action {
            Action::Draw { from } => self.describe_draw(from, tell),
            Action::Lay { card, accelerators, .. } if self.rules.is_distance(card) => {
                self.describe_road(card, accelerators, tell);
            }
            Action::Lay { card, .. } => self.describe_botte(card, tell),
            Action::Parry { card, attack, top } => {
                let Some(attack) = attack else { return };
                self.describe_release(card, attack, tell);
                self.describe_leaving(card, attack, top, self.next(), tell);
            }
            Action::Attack { card, on, .. } => self.describe_attack(card, on, tell),
            Action::Discard { card } => self.describe_cast(card, tell),
            Action::Pass => tell(Pass, 1.0),
            Action::Reply { card, top } => self.describe_reply(card, top, tell),
            Action::Decline => {}
            _ => self.describe_rare(action, tell),
        }
    }

    fn describe_draw(&self, from: Source, tell: &mut impl Sink) {
        let (Source::Discard, Some(card)) = (from, self.open.discard().top()) else { return };
        let worth = |card: Card| self.unseen(sprint::Cards(card.bit())) * self.want(card);
        let unseen = self.unseen(self.mind.all).max(1.0);
        let average = self.mind.all.iter().map(worth).sum::<f32>() / unseen;
        let demanded = self.open.marker(self.lens.seat()).is_some_and(|it| it.face == card);
        let frees = self.zone.battle().is_some_and(|it| self.rules.parades_of(it).has(card));
        tell(Take, 1.0);
        tell(TakeGain, self.want(card) - average);
        tell(TakeStopped, one(self.zone.battle().is_some() && !frees));
        tell(TakeDenies, self.gift(card, self.next()));
        tell(TakeDemanded, one(demanded));
    }

    fn describe_road(&self, card: Card, accelerators: u8, tell: &mut impl Sink) {
        let plain = self.mind.km[card.index()];
        let km = f32::from(self.rules.km(sprint::Laid::new(card, accelerators)).0) / 100.0;
        tell(Go, 1.0);
        tell(GoKm, self.useful(km));
        tell(GoHeld, self.worth_held(card));
        tell(GoAccelerated, f32::from(accelerators));
        tell(GoAcceleratedKm, self.useful(km) - self.useful(plain));
        tell(GoKmHurried, self.useful(km) * one(self.rival_left <= NEAR));
        if km >= self.left {
            let fears = |seat: Seat| self.lens.known(seat).kinds().has_any(self.mind.u_turn);
            let feared = self.rules.opponents(self.lens.seat()).iter().any(fears);
            tell(if feared { GoFinishFeared } else { GoFinish }, 1.0);
        }
    }

    fn describe_botte(&self, card: Card, tell: &mut impl Sink) {
        let km = f32::from(self.rules.edition().botte.0) / 100.0;
        let attacks = self.rules.kept_away_by(card);
        let rivals = self.rules.opponents(self.lens.seat()).iter();
        let comes = 1.0 - rivals.fold(1.0, |lack, seat| lack * (1.0 - self.odds(seat, attacks)));
        let layable = sprint::Cards(self.layable.0 & self.held.0);
        tell(Botte, 1.0);
        tell(BotteFinish, one(km >= self.left));
        tell(BotteFrees, one(attacks.iter().any(|attack| self.suffers(attack))));
        tell(BotteAwaits, comes);
        tell(BotteReplying, one(self.open.course() == Course::Reply));
        tell(BotteReach, one(km + self.longest(layable) >= self.left));
    }

    /// What it is like to be rid of an attack.
    fn describe_release(&self, card: Card, attack: Card, tell: &mut impl Sink) {
        tell(SpendsAny, one(self.mind.kinds[card.index()] == Kind::AnyRemedy));
        if !self.rules.is_limit(attack) {
            return tell(Free, 1.0);
        }
        let short = sprint::Cards(self.layable.0 & self.held.0);
        let gain = self.useful(self.longest(self.held)) - self.useful(self.longest(short));
        tell(Lift, 1.0);
        tell(LiftFrees, gain.max(0.0) * one(self.zone.battle().is_none()));
    }

    /// What is left on top of the discard pile.
    fn describe_leaving(
        &self,
        parade: Card,
        attack: Card,
        top: Top,
        next: Seat,
        tell: &mut impl Sink,
    ) {
        let card = if top == Top::Parade { parade } else { attack };
        tell(Leaves, self.gift(card, next));
    }

    fn describe_cast(&self, card: Card, tell: &mut impl Sink) {
        let kind = match self.mind.kinds[card.index()] {
            Kind::Distance(_) => CastRoad,
            Kind::Hazard(_) => CastAttack,
            Kind::Remedy(_) | Kind::AnyRemedy if self.worth_of_parade(card) > 1.0 => CastNeeded,
            Kind::Remedy(_) | Kind::AnyRemedy => CastParade,
            Kind::Safety(_) => CastBotte,
            Kind::Special(Special::Accelerator) => CastAccelerator,
            Kind::Special(Special::RearView | Special::UTurn) => CastAnswer,
            Kind::Special(_) => CastSpecial,
        };
        tell(Cast, 1.0);
        tell(kind, 1.0);
        tell(CastWorth, self.worth_held(card));
        tell(CastGift, self.gift(card, self.next()));
    }

    fn describe_reply(&self, card: Card, top: Top, tell: &mut impl Sink) {
        match self.open.window() {
            Some(Window::Attack { card: attack, by, .. }) => {
                self.describe_release(card, attack, tell);
                if self.mind.mirror.has(card) {
                    let team = self.rules.team(by);
                    let lands = self.rules.landing_on(self.open.zone(team)).has(attack);
                    tell(ReplyMirror, 1.0);
                    return tell(ReplyMirrorHarm, one(lands) * self.weight(team));
                }
                let after = self.open.seat().unwrap_or(by).left(self.rules.seats());
                let takes = self.rules.edition().parade == Parade::TakesTurn;
                let next = if takes { self.next() } else { after };
                tell(ReplyParade, 1.0);
                tell(ReplyTakesTurn, one(takes && after != self.lens.seat()));
                self.describe_leaving(card, attack, top, next, tell);
            }
            Some(Window::Distance { what, by, .. }) => {
                let team = self.rules.team(by);
                let km = f32::from(self.rules.km(what).0) / 100.0;
                tell(ReplyCancel, 1.0);
                tell(ReplyCancelWin, one(self.left_of(team) <= 0.0));
                tell(ReplyCancelLoss, km * self.weight(team));
            }
            None => {}
        }
    }
}
