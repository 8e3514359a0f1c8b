//! What the cards with a rule of their own are worth in the hand and gain on one's turn, and what
//! calls bring.

use sprint::{Action, Card, Cards, Kind, Laid, Phase, Special, Then, Zone};
use table::{Seat, Team};

use super::scene::Scene;
use super::{FINISH, ROOM, SURELY};

/// What the next one would steal back is not worth stealing.
const STOLEN_BACK: i32 = 1_000;

/// A demand that waits brings so much of what one brings that is met, and closes a turn.
const WAITING_PERCENT: i32 = 25;

/// What the best card of an unknown hand is likely to bring, beyond the card given for it.
const BOOTY: i32 = 110;

/// A zone that is stopped is worth so much less.
const STOPPED: i32 = 150;

/// A zone that is limited is worth so much less.
const LIMITED: i32 = 50;

/// A zone is worth so much more for the protection of each botte.
const PROTECTED: i32 = 40;

/// The distance that a dustbin sweeps away.
const SWEPT: i32 = 200;

/// An accelerator waits for a distance of this length.
const WORTH_DOUBLING: i32 = 130;

/// An accelerator is worth so much of what it will double.
const DOUBLING_PERCENT: i32 = 60;

/// A rear-view mirror answers everything.
const MIRROR: i32 = 60;

/// A U-turn, against the only rival, is kept for the distance that would win.
const U_TURN: i32 = 150;

/// A theft brings a long distance and takes it from somebody.
const THEFT: i32 = 150;

/// A checkpoint brings a good card of another hand into play.
const CHECKPOINT: i32 = 70;

/// A helicopter is kept for somebody who has come far.
const HELICOPTER: i32 = 250;

/// The police brings the best card of another hand.
const POLICE: i32 = 60;

/// A dustbin, against the only rival, is kept until it strikes.
const DUSTBIN: i32 = 100;

impl Scene<'_> {
    /// What a special card is worth in the hand.
    pub(super) fn worth_of_special(&self, special: Special) -> i32 {
        let against_the_first = |worth: i32| worth * self.top_weight() / 100;
        match special {
            Special::Accelerator => {
                self.longest(self.hand.kinds()).max(WORTH_DOUBLING) * DOUBLING_PERCENT / 100
            }
            Special::RearView => MIRROR,
            Special::UTurn => against_the_first(U_TURN),
            Special::Theft => THEFT,
            Special::Checkpoint => CHECKPOINT,
            Special::Helicopter => HELICOPTER,
            Special::Police => POLICE,
            Special::Trash => against_the_first(DUSTBIN),
        }
    }

    /// What a special card gains, less what it is worth in the hand; or what a call brings.
    pub(super) fn special(&self, action: Action) -> i32 {
        let with = |special, gain: i32| {
            let card = self.rules.special(special);
            gain + ROOM - card.map_or(0, |card| self.worth_held(card))
        };
        match action {
            Action::Steal { from, what, then } => {
                with(Special::Theft, self.steal(from, what, then) - self.comes_back(what))
            }
            Action::Demand { of, face } => with(Special::Checkpoint, self.demand(of, face)),
            Action::Fly { to } => with(Special::Helicopter, self.fly(to)),
            Action::Search { of } => with(Special::Police, self.search(of)),
            Action::Sweep => with(Special::Trash, self.sweep()),
            Action::Exchange { take, give } => self.exchange(take, give),
            Action::Rob { from, what } => self.steal(self.rules.team(from), what, Then::Laid),
            Action::Forfeit { what } => -self.km(what.card(), what.accelerators()),
            Action::ForfeitSafety { card } => -self.safety_km(card) - PROTECTED,
            _ => 0,
        }
    }

    /// A theft takes all that a distance counted, and brings what it counts plain.
    fn steal(&self, from: Team, what: Laid, then: Then) -> i32 {
        let km = self.km(what.card(), 0);
        let loss = self.km(what.card(), what.accelerators()) * self.weight(from) / 100;
        match then {
            Then::Laid if km >= self.to_go() => FINISH + SURELY - km,
            Then::Laid => self.useful_km(km) + loss,
            Then::Kept => self.want(what.card()) + loss,
        }
    }

    /// Where a theft will lie on top of the discard pile, the next one takes it and steals back.
    fn comes_back(&self, what: Laid) -> i32 {
        let top = self.open.discard().top();
        let is_theft = top.is_none_or(|card| self.is(card, Special::Theft));
        if is_theft && what.accelerators() == 0 { STOLEN_BACK } else { 0 }
    }

    /// What demanding a card gains: the use of it if it is there, part of that if it must be drawn.
    pub(super) fn demand(&self, of: Seat, face: Card) -> i32 {
        let team = self.rules.team(of);
        let gain = self.use_of(face) + self.wish(face, of) * self.weight(team) / 100;
        // A card that was demanded again may also be taken from the zone.
        let lies = self.view.renaming.has(of) && self.open.zone(team).plainest(face).is_some();
        let odds = if lies { 100 } else { self.odds(of, Cards(face.bit())) };
        gain * odds / 100 + gain * (100 - odds) / 100 * WAITING_PERCENT / 100
    }

    /// Two like cards for one that is used at once.
    pub(super) fn swap(&self, card: Card, wanted: Card) -> i32 {
        self.use_of(wanted) + 2 * ROOM - self.worth_of_pair(card)
    }

    /// What a card gains that comes from elsewhere and must be used at once.
    fn use_of(&self, card: Card) -> i32 {
        let count = || {
            let mut uses = [0; Card::MAX];
            self.edition
                .catalogue
                .cards()
                .for_each(|card| uses[card.index()] = self.count_use(card));
            uses
        };
        self.uses.get_or_init(count)[card.index()]
    }

    fn count_use(&self, card: Card) -> i32 {
        let layable = self.rules.layable_on(self.zone);
        match self.edition.catalogue.kind(card) {
            Kind::Distance(_) if !layable.has(card) => 0,
            Kind::Distance(_) => self.use_of_distance(self.km(card, 0)),
            Kind::Hazard(_) => self.best_attack(card),
            Kind::Remedy(_) | Kind::AnyRemedy => {
                let lifts = |attack: &Card| self.rules.parades_of(*attack).has(card);
                let lying = self.zone.attacks().filter(lifts);
                lying.map(|attack| self.release(attack)).max().unwrap_or(0)
            }
            Kind::Safety(_) => self.use_of_distance(self.edition.botte.0.into()),
            Kind::Special(Special::Accelerator) => {
                self.use_of_distance(self.longest(Cards(layable.0 & self.hand.kinds().0)))
            }
            Kind::Special(Special::Theft) => self.best_theft(),
            Kind::Special(_) => 0,
        }
    }

    fn use_of_distance(&self, km: i32) -> i32 {
        if km >= self.to_go() { FINISH } else { self.useful_km(km) }
    }

    /// What the best theft gains that is laid.
    fn best_theft(&self) -> i32 {
        let gain = |team: Team| {
            let distances = self.open.zone(team).distances().iter();
            distances.map(move |&what| self.steal(team, what, Then::Laid))
        };
        self.rivals().flat_map(gain).max().unwrap_or(0)
    }

    /// A helicopter gains what the other zone is better, and costs the other as much.
    fn fly(&self, to: Seat) -> i32 {
        let team = self.rules.team(to);
        let better = self.value(self.open.zone(team)) - self.value(self.zone);
        better + better * self.weight(team) / 100
    }

    /// What a zone is worth to whoever owns it.
    fn value(&self, zone: &Zone) -> i32 {
        let stopped = if zone.battle().is_some() { STOPPED } else { 0 };
        let limited = if zone.speed().is_some() { LIMITED } else { 0 };
        let bottes = i32::try_from(self.rules.safeties_in(zone).count()).unwrap_or(0);
        i32::from(zone.km().0) + bottes * PROTECTED - stopped - limited
    }

    /// The police finds more in a hand of which the best card is known.
    fn search(&self, of: Seat) -> i32 {
        let known = self.view.known[of.index()].kinds().iter();
        let best = known.map(|card| self.want(card)).max().unwrap_or(0).max(BOOTY);
        best + BOOTY * self.weight(self.rules.team(of)) / 100
    }

    /// The card taken is gained by one and lost by the other, and so is the card given.
    fn exchange(&self, take: Card, give: Card) -> i32 {
        let Phase::Search { of } = self.open.phase() else { return 0 };
        let loss = self.wish(take, of) - self.wish(give, of);
        self.want(take) - self.worth_held(give) + loss * self.weight(self.rules.team(of)) / 100
    }

    /// A dustbin costs everybody the longest distances, oneself too.
    fn sweep(&self) -> i32 {
        let swept = |team| {
            let distances = self.open.zone(team).distances().iter();
            let long = distances.filter(|what| self.km(what.card(), 0) == SWEPT);
            long.map(|what| self.km(what.card(), what.accelerators())).sum::<i32>()
        };
        let gain: i32 = self.rivals().map(|team| swept(team) * self.weight(team) / 100).sum();
        gain - swept(self.team)
    }

    /// What a safety of one's own counts where it lies.
    fn safety_km(&self, card: Card) -> i32 {
        let crosswise = self.zone.is_coup(self.rules.place(card));
        let km = if crosswise { self.edition.coup_fourre } else { self.edition.botte };
        km.0.into()
    }
}
