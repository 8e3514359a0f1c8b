//! What laying a card before one's own car gains.

use bornes::edition::Exhausted;
use bornes::{Card, Kind, Km, Top, Trouble};

use super::TURN;
use super::scene::Scene;

/// Reaching the goal wins the round.
const FINISH: i32 = 10_000;

/// A botte that is to be laid comes before everything else of the turn, for it costs no turn: the
/// seat draws and plays again.
const FREE: i32 = 20_000;

/// So many kilometres are worth a hundredth of a turn more: of two distances that serve the plan
/// equally the longer goes first, before a speed limit or the end of the cards locks it in.
const KM_EACH: i32 = 8;

/// A car that stands still makes nothing of its hand: getting it to roll goes before a distance
/// would.
const START: i32 = 30;

/// A parade that still leaves a green light to be laid is as urgent, but it does not roll yet.
const CURE: i32 = 25;

/// A race is extended only if every rival has so much left to the goal that was just met.
const EXTEND_LEAD: Km = Km(300);

/// A race is extended only if the way seems to take no more turns than this.
const EXTEND_TURNS: i32 = 6;

/// The end of a speed limit is worth this for each longer distance that it sets free.
const LIFT_EACH: i32 = 35;

/// While a car stands still, its speed limit can wait.
const LIFT_AT_A_STAND: i32 = 20;

/// When lying low pays, anything that is worth less than this is thrown away first.
const LIE_LOW: i32 = -75;

/// Lying low pays against so many rivals: among them there is always an attack for a rolling car.
const MANY_RIVALS: i32 = 3;

/// Lying low can begin when the stock lasts for so many rounds of the table.
const LATE_ROUNDS: i32 = 4;

/// The cards it takes to roll again, as a rule: a parade and a green light.
const CURES: i32 = 2;

/// A coup-fourré is worth several turns: the attacker's, the ones skipped, and one's own.
const COUP: i32 = 60;

/// In a match for points a coup-fourré is also worth the points of a good part of a round.
const COUP_FOR_POINTS: i32 = 600;

/// A botte that is held back takes the place of another card, and a laid one draws a new one.
const PLACE_IN_HAND: i32 = 100;

/// When the stock lasts for no more rounds of the table than this, a botte is not held back any
/// longer: it still brings a card, and soon it may not count.
const LAST_ROUNDS: i32 = 2;

impl Scene<'_> {
    /// What laying a card before one's own car gains.
    pub(super) fn lay(&self, card: Card) -> i32 {
        match self.edition.catalogue.kind(card) {
            Kind::Distance(km) => self.lay_distance(card, km),
            Kind::Remedy(trouble) => self.lay_remedy(trouble),
            Kind::Safety(troubles) => self.lay_safety(card, troubles),
            Kind::Hazard(_) => 0,
        }
    }

    /// A distance gains a turn, less what it spoils of the plan to meet the goal exactly.
    fn lay_distance(&self, card: Card, km: Km) -> i32 {
        let left = self.left(self.team);
        if left == km {
            return FINISH;
        }
        TURN + i32::from(km.0) / KM_EACH - self.spoilt(card, km)
    }

    /// The turns lost to the plan by laying a distance now. If the cards run out before the goal
    /// can be reached, nothing is spoilt: then every kilometre counts.
    fn spoilt(&self, card: Card, km: Km) -> i32 {
        if !self.may_arrive() {
            return 0;
        }
        let mut rest = self.shared;
        rest.take(card);
        let left = Km(self.left(self.team).0 - km.0);
        (self.road.turns(left, &rest) + TURN - self.plan).max(0)
    }

    /// A remedy gains the turns in which the car could not roll, or not freely.
    fn lay_remedy(&self, trouble: Trouble) -> i32 {
        if self.lies_low() {
            LIE_LOW
        } else if trouble == self.edition.stop {
            TURN + START
        } else if self.edition.is_limit(trouble) {
            self.lift_limit()
        } else {
            TURN + CURE
        }
    }

    /// Whether a car that stands still had better go on standing: the cards run out before the
    /// goal, the hands will be played out to the last card, and there is time enough for what the
    /// seat has to lay. A car that does not roll cannot be stopped, and attacks are used up.
    fn lies_low(&self) -> bool {
        let is_late = self.edition.exhausted == Exhausted::NoDistanceAfoot
            && !self.is_for_points()
            && self.rivals_count() >= MANY_RIVALS
            && self.rounds_left() <= LATE_ROUNDS
            && !self.is_rolling()
            && !self.may_arrive();
        is_late && self.time_left() > TURN * (self.distances_held() + CURES)
    }

    /// How many distances the seat holds that would fit.
    fn distances_held(&self) -> i32 {
        let left = self.left(self.team);
        let fits = |&card: &Card| (Km(1)..=left).contains(&self.km_of(card));
        i32::try_from(self.hand.cards().filter(fits).count()).unwrap_or(0)
    }

    /// Whether to race on to an extended goal: only with a good lead, a rolling car and a short way
    /// in hand, because whoever extends and fails gives everything away.
    pub(super) fn extend(&self) -> i32 {
        let rivals_left = self.rivals().map(|team| self.left(team)).min().unwrap_or_default();
        let is_ahead = rivals_left >= EXTEND_LEAD;
        let has_time = self.plan <= TURN * self.rounds_left().min(EXTEND_TURNS);
        if is_ahead && has_time && self.is_rolling() { TURN } else { -TURN }
    }

    /// The end of a speed limit sets the longer distances free, if there is still room for them.
    fn lift_limit(&self) -> i32 {
        let Some(limit) = self.edition.limit else { return 0 };
        let left = self.left(self.team);
        if left <= limit.to {
            return 0;
        }
        if !self.is_rolling() {
            return LIFT_AT_A_STAND;
        }
        let freed = self.hand.cards().map(|card| self.km_of(card));
        let freed = freed.filter(|&km| limit.to < km && km <= left).count();
        TURN / 2 + LIFT_EACH * i32::try_from(freed.min(3)).unwrap_or(0)
    }

    /// A botte is laid when it frees the car, when it counts before the round ends, or when too
    /// few attacks are left that it could answer.
    fn lay_safety(&self, card: Card, troubles: &[Trouble]) -> i32 {
        if self.would_free(card, troubles) {
            return FREE + TURN;
        }
        if self.is_ending() {
            return FREE;
        }
        let gain = PLACE_IN_HAND - self.worth_holding(troubles);
        if gain > 0 { FREE + gain } else { gain }
    }

    /// Whether the car would suffer less with a botte: because it takes an attack away, or because
    /// it stands for the green light that is missing.
    fn would_free(&self, card: Card, troubles: &[Trouble]) -> bool {
        if troubles.iter().any(|&trouble| self.suffers(trouble)) {
            return true;
        }
        let gives_way = self.edition.catalogue.name_of(card) == self.edition.right_of_way;
        let is_attacked = matches!(self.car.status.top(), Top::Attack(_));
        gives_way && !is_attacked && !self.is_rolling()
    }

    /// Whether the round may be over before the seat is on turn again.
    fn is_ending(&self) -> bool {
        if self.rounds_left() <= LAST_ROUNDS {
            return true;
        }
        let longest =
            self.edition.catalogue.cards().map(|card| self.km_of(card)).max().unwrap_or(Km(0));
        self.is_for_points() && self.open.rules().all_teams().any(|team| self.left(team) <= longest)
    }

    /// What holding a botte back is worth: a coup-fourré, as likely as attacks are left.
    fn worth_holding(&self, troubles: &[Trouble]) -> i32 {
        if self.edition.coup_fourre.is_none() {
            return 0;
        }
        let perils = troubles.iter().filter_map(|&trouble| self.peril(trouble));
        let attacks: i32 = perils.map(|peril| self.unseen(peril.attack)).sum();
        let prize = if self.is_for_points() { COUP_FOR_POINTS } else { COUP };
        // Half of the attacks that are left come to the table, and they are shared out.
        prize * attacks / (2 * self.rivals_count())
    }

    /// The kilometres of a card; none if it is no distance.
    pub(super) fn km_of(&self, card: Card) -> Km {
        match self.edition.catalogue.kind(card) {
            Kind::Distance(km) => km,
            Kind::Hazard(_) | Kind::Remedy(_) | Kind::Safety(_) => Km(0),
        }
    }
}
