//! What the cards with a rule of their own are like, and what is asked now and then.

use sprint::{Action, Card, Cards, Laid, Phase, Special, Then};
use table::{Seat, Team};

// Every feature is told by its bare name; they are listed where they are explained.
#[allow(clippy::enum_glob_use)]
use super::features::Feature::*;
use super::sight::{Sight, km_of};
use super::{Sink, one};

/// The dustbin sweeps distances of this length, in hundreds.
const SWEPT: f32 = 2.0;

impl Sight<'_> {
    pub(super) fn describe_rare(&self, action: Action, tell: &mut impl Sink) {
        match action {
            Action::Steal { from, what, then } => self.describe_theft(from, what, then, tell),
            Action::Demand { of, face } | Action::Rename { of, to: face } => {
                self.describe_demand(of, face, tell);
            }
            Action::Swap { pair: [card, _], wanted } => self.describe_swap(card, wanted, tell),
            Action::Fly { to } => self.describe_flight(to, tell),
            Action::Search { of } => self.describe_search(of, tell),
            Action::Exchange { take, give } => self.describe_exchange(take, give, tell),
            Action::Sweep => self.describe_sweep(tell),
            Action::Rob { from, what } => {
                tell(Rob, self.km(what));
                tell(RobLoss, self.km(what) * self.weight(self.rules.team(from)));
            }
            Action::Forfeit { what } => tell(Pay, self.km(what)),
            Action::ForfeitSafety { .. } => tell(PayBotte, 1.0),
            _ => {}
        }
    }

    fn km(&self, what: Laid) -> f32 {
        f32::from(self.rules.km(what).0) / 100.0
    }

    fn describe_theft(&self, from: Team, what: Laid, then: Then, tell: &mut impl Sink) {
        let km = self.mind.km[what.card().index()];
        tell(StealLoss, self.km(what) * self.weight(from));
        match then {
            Then::Laid if km >= self.left => tell(StealFinish, 1.0),
            Then::Laid => tell(StealGain, self.useful(km)),
            Then::Kept => tell(StealKept, self.want(what.card())),
        }
    }

    fn describe_demand(&self, of: Seat, face: Card, tell: &mut impl Sink) {
        let odds = self.odds(of, Cards(face.bit()));
        let gain = self.use_of(face);
        tell(Demand, 1.0);
        tell(DemandOdds, odds);
        tell(DemandUse, gain.min(3.0) * odds);
        tell(DemandFinish, one(gain >= 10.0) * odds);
        tell(DemandLoss, self.wish(face, of).min(3.0) * odds * self.weight(self.rules.team(of)));
    }

    fn describe_swap(&self, card: Card, wanted: Card, tell: &mut impl Sink) {
        let gain = self.use_of(wanted);
        let copies = self.lens.hand().count(card);
        tell(Swap, 1.0);
        tell(SwapUse, gain.min(3.0));
        tell(SwapFinish, one(gain >= 10.0));
        tell(SwapWorth, self.worth(card, copies) + self.worth(card, copies.max(2) - 1));
    }

    fn describe_flight(&self, to: Seat, tell: &mut impl Sink) {
        let team = self.rules.team(to);
        let zone = self.open.zone(team);
        let farther = km_of(zone) - km_of(self.zone);
        let bottes = |zone| self.rules.safeties_in(zone).map(|_| 1.0).sum::<f32>();
        tell(Flight, 1.0);
        tell(FlyKm, farther / 5.0);
        tell(FlyLoss, farther * self.weight(team) / 5.0);
        tell(FlyFrees, one(self.zone.battle().is_some()) - one(zone.battle().is_some()));
        tell(FlyBottes, bottes(zone) - bottes(self.zone));
    }

    fn describe_search(&self, of: Seat, tell: &mut impl Sink) {
        let known = self.lens.known(of).kinds().iter();
        tell(Search, 1.0);
        tell(SearchWeight, self.weight(self.rules.team(of)));
        tell(SearchKnown, known.map(|card| self.want(card)).fold(0.0, f32::max));
    }

    fn describe_exchange(&self, take: Card, give: Card, tell: &mut impl Sink) {
        let Phase::Search { of } = self.open.phase() else { return };
        let loss = self.wish(take, of).min(3.0) - self.wish(give, of).min(3.0);
        tell(ExchangeTake, self.want(take));
        tell(ExchangeGive, self.worth_held(give));
        tell(ExchangeLoss, loss * self.weight(self.rules.team(of)));
    }

    fn describe_sweep(&self, tell: &mut impl Sink) {
        let swept = |team: Team| {
            let distances = self.open.zone(team).distances().iter();
            let long = distances.filter(|what| self.mind.km[what.card().index()] == SWEPT);
            long.map(|&what| self.km(what)).sum::<f32>()
        };
        let rivals = self.rules.all_teams().filter(|&rival| rival != self.team);
        let gain: f32 = rivals.map(|rival| swept(rival) * self.weight(rival)).sum();
        tell(Sweep, 1.0);
        tell(SweepGain, gain - swept(self.team));
    }
}

/// What a special card is worth in the hand.
pub(super) fn worth_of_special(special: Special) -> f32 {
    match special {
        Special::Accelerator | Special::Trash => 0.8,
        Special::RearView | Special::Police => 0.6,
        Special::UTurn => 1.2,
        Special::Theft => 1.5,
        Special::Checkpoint => 0.7,
        Special::Helicopter => 2.5,
    }
}
