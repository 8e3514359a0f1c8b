//! What the seat that decides sees and counts, at one glance. Kilometres are in hundreds.

use sprint::{Card, Cards, Kind, Lens, Open, Rules, Special, Zone};
use table::{Seat, Team};

use super::mind::Mind;
use super::rare::worth_of_special;

/// Somebody with so little left is about to finish.
pub(super) const NEAR: f32 = 2.0;
/// Nobody waits longer for a card, in turns.
const WAIT_MAX: f32 = 5.0;
/// For so much that a rival lies behind the first one, it is in the way a tenth less.
const KM_A_TENTH: f32 = 0.5;

/// One moment from one seat.
pub(super) struct Sight<'a> {
    pub(super) mind: &'a Mind,
    pub(super) lens: Lens<'a>,
    pub(super) open: &'a Open,
    pub(super) rules: &'a Rules,
    pub(super) zone: &'a Zone,
    pub(super) team: Team,
    /// The kinds of card in the hand.
    pub(super) held: Cards,
    /// By card: how many lie where the seat cannot see them.
    unseen: [u8; Card::MAX],
    pool: f32,
    /// What is left to the goal.
    pub(super) left: f32,
    /// By team: how much it is in the way; the own one not at all.
    weights: [f32; Seat::MAX],
    /// What may be laid before the own side.
    pub(super) layable: Cards,
    /// The least that a rival has left.
    pub(super) rival_left: f32,
}

impl<'a> Sight<'a> {
    pub(super) fn new(mind: &'a Mind, lens: Lens<'a>) -> Sight<'a> {
        let open = lens.open();
        let rules: &Rules = open.rules();
        let team = lens.team();
        let zone = open.zone(team);
        let goal = f32::from(open.goal().0) / 100.0;
        let mut sight = Sight {
            mind,
            lens,
            open,
            rules,
            zone,
            team,
            held: lens.hand().kinds(),
            unseen: mind.copies,
            pool: 1.0,
            left: goal - km_of(zone),
            weights: [0.0; Seat::MAX],
            layable: rules.layable_on(zone),
            rival_left: goal,
        };
        sight.weigh(goal);
        sight.count();
        sight
    }

    /// How much every rival is in the way.
    fn weigh(&mut self, goal: f32) {
        let rivals = self.rules.all_teams().filter(|&rival| rival != self.team);
        let first = rivals.clone().map(|rival| km_of(self.open.zone(rival))).fold(0.0, f32::max);
        self.rival_left = goal - first;
        for rival in rivals {
            let km = km_of(self.open.zone(rival));
            let place = (1.0 - (first - km) / KM_A_TENTH / 10.0).max(0.2);
            self.weights[rival.index()] = place * 2.0 / f32::from(self.rules.teams());
        }
    }

    /// Counts what cannot be seen.
    fn count(&mut self) {
        let unseen = &mut self.unseen;
        let mut see = |card: Card, times: u8| {
            let copies = &mut unseen[card.index()];
            *copies = copies.saturating_sub(times);
        };
        self.open.discard().iter().for_each(|card| see(card, 1));
        let held = self.lens.hand();
        held.kinds().iter().for_each(|card| see(card, held.count(card)));
        for team in self.rules.all_teams() {
            let zone = self.open.zone(team);
            zone.attacks().for_each(|card| see(card, 1));
            self.rules.safeties_in(zone).for_each(|(card, _)| see(card, 1));
            zone.distances().iter().for_each(|what| see(what.card(), 1));
        }
        self.pool = f32::from(unseen.iter().map(|&copies| u16::from(copies)).sum::<u16>().max(1));
    }

    /// How much a team is in the way.
    #[inline]
    pub(super) fn weight(&self, team: Team) -> f32 {
        self.weights[team.index()]
    }

    /// What a team has left to the goal.
    pub(super) fn left_of(&self, team: Team) -> f32 {
        f32::from(self.open.goal().0) / 100.0 - km_of(self.open.zone(team))
    }

    /// How many copies of some cards lie where the seat cannot see them.
    pub(super) fn unseen(&self, cards: Cards) -> f32 {
        cards.iter().map(|card| f32::from(self.unseen[card.index()])).sum()
    }

    /// How likely a seat holds one of some cards.
    pub(super) fn odds(&self, seat: Seat, cards: Cards) -> f32 {
        if cards.is_empty() {
            return 0.0;
        }
        if self.lens.known(seat).kinds().has_any(cards) {
            return 1.0;
        }
        let lack = 1.0 - self.unseen(cards) / self.pool;
        1.0 - lack.max(0.0).powi(self.open.held(seat).into())
    }

    /// How likely a team holds one of some cards.
    pub(super) fn team_odds(&self, team: Team, cards: Cards) -> f32 {
        let members = self.rules.members(team).iter();
        1.0 - members.fold(1.0, |lack, seat| lack * (1.0 - self.odds(seat, cards)))
    }

    /// How many turns a team waits for one of some cards.
    pub(super) fn wait_for(&self, cards: Cards) -> f32 {
        (self.pool / self.unseen(cards).max(1.0)).min(WAIT_MAX)
    }

    /// The seat that draws after this one's turn.
    pub(super) fn next(&self) -> Seat {
        self.lens.seat().left(self.rules.seats())
    }

    /// What is left of some kilometres at the goal; beyond it they hardly count.
    pub(super) fn useful(&self, km: f32) -> f32 {
        let useful = km.min(self.left);
        useful + (km - useful) / 10.0
    }

    /// The kilometres of the longest distance among some cards.
    pub(super) fn longest(&self, cards: Cards) -> f32 {
        cards.iter().map(|card| self.mind.km[card.index()]).fold(0.0, f32::max)
    }

    /// Whether an attack lies on the own side.
    pub(super) fn suffers(&self, attack: Card) -> bool {
        self.zone.battle() == Some(attack) || self.zone.speed() == Some(attack)
    }

    /// Whether an attack can still hurt the own side.
    pub(super) fn fears(&self, attack: Card) -> bool {
        let keepers = self.rules.keepers_of(attack);
        !self.held.has_any(keepers) && !self.is_safe(self.zone, keepers)
    }

    /// Whether one of some bottes lies in a zone.
    pub(super) fn is_safe(&self, zone: &Zone, keepers: Cards) -> bool {
        keepers.iter().any(|botte| zone.has_safety(self.rules.place(botte)))
    }

    /// What a card is worth in the hand, of which it is the `copy`-th of its kind.
    pub(super) fn worth(&self, card: Card, copy: u8) -> f32 {
        let again = |worth: f32| worth / f32::from(copy);
        match self.mind.kinds[card.index()] {
            Kind::Distance(_) => {
                let km = self.mind.km[card.index()];
                let is_longer = |other: &Card| self.mind.km[other.index()] > km;
                let longer = self.held.iter().filter(is_longer).map(|_| 1.0).sum::<f32>();
                let queue = (longer + f32::from(copy) - 1.0).min(4.0);
                self.useful(km) * (0.6 - 0.1 * queue)
            }
            Kind::Hazard(_) => again(self.worth_of_attack(card)),
            Kind::Remedy(_) | Kind::AnyRemedy => again(self.worth_of_parade(card)),
            Kind::Safety(_) => 3.0,
            Kind::Special(special) => again(worth_of_special(special)),
        }
    }

    /// What a card would be worth if it came into the hand.
    pub(super) fn want(&self, card: Card) -> f32 {
        self.worth(card, self.lens.hand().count(card) + 1)
    }

    /// What a card that is held is worth in the hand.
    pub(super) fn worth_held(&self, card: Card) -> f32 {
        self.worth(card, self.lens.hand().count(card).max(1))
    }

    fn worth_of_attack(&self, card: Card) -> f32 {
        let keepers = self.rules.keepers_of(card);
        let rivals = self.rules.all_teams().filter(|&rival| rival != self.team);
        let open = rivals.filter(|&rival| !self.is_safe(self.open.zone(rival), keepers));
        let most = open.map(|rival| self.weight(rival)).fold(0.0, f32::max);
        most * if self.rules.is_limit(card) { 0.25 } else { 0.6 }
    }

    /// Whether a parade lifts what lies there now: an attack that stops counts more.
    pub(super) fn worth_of_parade(&self, card: Card) -> f32 {
        let lifts = |attack: Option<Card>| {
            attack.is_some_and(|attack| self.rules.parades_of(attack).has(card))
        };
        if lifts(self.zone.battle()) {
            return 1.8;
        }
        if lifts(self.zone.speed()) {
            return 0.8;
        }
        let calls = |attack: &Card| self.rules.parades_of(*attack).has(card) && self.fears(*attack);
        if !self.rules.attacks().iter().any(|attack| calls(&attack)) {
            return 0.0;
        }
        if self.mind.kinds[card.index()] == Kind::AnyRemedy { 0.85 } else { 0.5 }
    }

    /// What a card would be worth to another seat, as far as can be seen.
    pub(super) fn wish(&self, card: Card, seat: Seat) -> f32 {
        let team = self.rules.team(seat);
        let zone = self.open.zone(team);
        let km = self.mind.km[card.index()];
        match self.mind.kinds[card.index()] {
            Kind::Distance(_) if !self.rules.layable_on(zone).has(card) => km / 4.0,
            Kind::Distance(_) if km >= self.left_of(team) => 10.0,
            Kind::Distance(_) => km * 0.75,
            Kind::Hazard(_) => 0.7,
            Kind::Remedy(_) | Kind::AnyRemedy => {
                let lifted = zone.attacks().any(|attack| self.rules.parades_of(attack).has(card));
                if lifted { 1.8 } else { 0.4 }
            }
            Kind::Safety(_) => 2.0,
            Kind::Special(_) => 1.0,
        }
    }

    /// What a card on top of the discard pile gives to the one who draws next; to one's own side less
    /// than nothing.
    pub(super) fn gift(&self, card: Card, to: Seat) -> f32 {
        if to == self.lens.seat() {
            return -self.want(card);
        }
        let team = self.rules.team(to);
        let gain = (self.wish(card, to) - 0.4).max(0.0);
        if team == self.team { -gain } else { gain * self.weight(team) }
    }

    /// What a card gains that must be used at once; ten if it wins.
    pub(super) fn use_of(&self, card: Card) -> f32 {
        let of_km = |km: f32| if km >= self.left { 10.0 } else { self.useful(km) };
        match self.mind.kinds[card.index()] {
            Kind::Distance(_) if !self.layable.has(card) => 0.0,
            Kind::Distance(_) => of_km(self.mind.km[card.index()]),
            Kind::Hazard(_) => self.worth_of_attack(card) * 2.0,
            Kind::Remedy(_) | Kind::AnyRemedy => {
                let lifts = |attack| self.rules.parades_of(attack).has(card);
                if self.zone.attacks().any(lifts) { self.worth_of_parade(card) } else { 0.0 }
            }
            Kind::Safety(_) => of_km(f32::from(self.rules.edition().botte.0) / 100.0),
            Kind::Special(Special::Accelerator) => {
                of_km(self.longest(Cards(self.layable.0 & self.held.0)))
            }
            Kind::Special(Special::Theft) => 1.5,
            Kind::Special(_) => 0.5,
        }
    }
}

/// The kilometres of a zone, in hundreds.
pub(super) fn km_of(zone: &Zone) -> f32 {
    f32::from(zone.km().0) / 100.0
}
