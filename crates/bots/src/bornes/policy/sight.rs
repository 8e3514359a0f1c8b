//! What the seat that decides sees and counts, at one glance.

use bornes::{Car, Card, Edition, Hand, Lens, Open, Phase, Status, Top, Trouble};
use table::Team;

use super::mind::{Mind, NEVER, UNIT, UNITS, Use, Waits};
use super::one;

/// When the stock lasts for fewer rounds of the table than this, it is late.
const LATE_ROUNDS: f32 = 8.0;
/// Nobody waits longer for a card, in turns.
const WAIT_MAX: f32 = 6.0;
/// When fewer units are left than this, it is reckoned which cards may still come.
const CLOSE: usize = 17;
/// Somebody with so little left, in units, is about to finish.
pub(super) const NEAR: u16 = 8;

/// One moment from one seat.
pub(super) struct Sight<'a> {
    pub(super) mind: &'a Mind,
    pub(super) open: &'a Open,
    pub(super) edition: &'a Edition,
    pub(super) hand: &'a Hand,
    pub(super) team: Team,
    pub(super) car: Car,
    pub(super) rolls: bool,
    /// By card: how many lie where the seat cannot see them.
    unseen: [u8; Card::MAX],
    /// How many cards the seat cannot see.
    pool: f32,
    /// What is left to the goal, in units.
    pub(super) left: usize,
    /// How often the capped distance may still be laid.
    pub(super) room: u8,
    /// The turns to a goal that is near, by the cards that may still come.
    near: [Waits<CLOSE>; 2],
    /// The sums, in units, that distances of the hand make.
    pub(super) sums: u64,
    /// The turns to the goal, with the distances of the hand and those drawn.
    pub(super) plan: f32,
    /// How many more turns there are before the cards run out.
    pub(super) time: f32,
    /// How many distances of the hand fit.
    pub(super) roads: f32,
    /// How many attacks are in the hand.
    pub(super) attacks: f32,
    /// From 0, while there are many cards, to 1, when there are none.
    pub(super) late: f32,
    /// The least that a rival has left, in units.
    pub(super) rival_left: u16,
    /// How far the first rival is, in units.
    pub(super) rival_first: u16,
}

impl<'a> Sight<'a> {
    pub(super) fn new(mind: &'a Mind, lens: Lens<'a>) -> Sight<'a> {
        let (open, hand, team) = (lens.open(), lens.hand(), lens.team());
        let rules = open.rules();
        let edition = rules.edition();
        let car = *open.car(team);
        let goal = aim(open);
        let left = usize::from(goal.saturating_sub(car.km.0) / UNIT);
        let mut unseen = mind.copies;
        open.face_up().chain(hand.cards()).for_each(|card| unseen[card.index()] -= 1);
        for partner in lens.open_partners().iter() {
            lens.known(partner).cards().for_each(|card| unseen[card.index()] -= 1);
        }
        let rivals = rules.all_teams().filter(|&other| other != team);
        let rival_first = rivals.map(|rival| open.car(rival).km.0).max().unwrap_or(0);
        let rounds = f32::from(open.stock()) / f32::from(rules.seats());
        let mut sight = Sight {
            mind,
            open,
            edition,
            hand,
            team,
            car,
            rolls: car.status.is_rolling(edition),
            pool: f32::from(unseen.iter().map(|&copies| u16::from(copies)).sum::<u16>().max(1)),
            unseen,
            left,
            room: edition.cap.map_or(u8::MAX, |cap| cap.times.saturating_sub(car.longest())),
            near: if left < CLOSE { mind.waits_for(&unseen) } else { [[0.0; CLOSE]; 2] },
            sums: 0,
            plan: 0.0,
            time: rounds + f32::from(open.held(lens.seat())) * one(edition.plays_hands_out()),
            roads: 0.0,
            attacks: 0.0,
            late: (1.0 - rounds / LATE_ROUNDS).max(0.0),
            rival_left: open.goal().0.saturating_sub(rival_first) / UNIT,
            rival_first: rival_first / UNIT,
        };
        sight.sums = sight.sums_without(None);
        sight.plan = sight.plan_without(None, left, sight.room);
        sight.roads = sight.count_roads();
        sight.attacks = sight.count_attacks();
        sight
    }

    /// Whether the cards run out before the goal is reached.
    #[inline]
    pub(super) fn is_dry(&self) -> bool {
        self.plan > self.time
    }

    /// The sums, in units, that distances of the hand make, one copy of a card left out.
    pub(super) fn sums_without(&self, left_out: Option<Card>) -> u64 {
        let mut sums = 1_u64;
        for card in self.hand.kinds().iter() {
            let Use::Distance(units) = self.mind.uses[card.index()] else { break };
            let copies = self.hand.count(card) - u8::from(left_out == Some(card));
            for _ in 0..copies {
                sums |= sums.unbounded_shl(units.into());
            }
        }
        sums
    }

    /// The turns to cover so many units with the distances of the hand, one copy of a card left out,
    /// and those drawn, if the capped distance may be laid so often.
    pub(super) fn plan_without(&self, left_out: Option<Card>, units: usize, room: u8) -> f32 {
        // By sum: the fewest cards that make it.
        let mut cards = [NEVER; UNITS];
        cards[0] = 0.0;
        let mut farthest = 0;
        for card in self.hand.kinds().iter() {
            let Use::Distance(length) = self.mind.uses[card.index()] else { break };
            let copies = self.hand.count(card) - u8::from(left_out == Some(card));
            let copies = if self.open.rules().is_longest(card) { copies.min(room) } else { copies };
            for _ in 0..copies {
                farthest = (farthest + usize::from(length)).min(units);
                for sum in (usize::from(length)..=farthest).rev() {
                    cards[sum] = cards[sum].min(cards[sum - usize::from(length)] + 1.0);
                }
            }
        }
        let turns = |sum: usize| cards[sum] + self.wait(units - sum, room);
        (0..=farthest.min(units)).map(turns).fold(NEVER, f32::min)
    }

    /// The turns to cover so many units with an empty hand.
    #[inline]
    pub(super) fn wait(&self, units: usize, room: u8) -> f32 {
        if self.left < CLOSE {
            self.near[usize::from(room > 0)][units]
        } else {
            self.mind.wait(units, room)
        }
    }

    /// Whether a card of the hand can never be laid, because others of its kind use up the cap.
    pub(super) fn is_over_cap(&self, card: Card) -> bool {
        self.open.rules().is_longest(card) && self.hand.count(card) > self.room
    }

    /// Whether so many units are among some sums.
    pub(super) fn has(sums: u64, units: usize) -> bool {
        units < 64 && sums >> units & 1 == 1
    }

    /// Whether one more distance would make so many units of some sums.
    pub(super) fn almost(sums: u64, units: usize) -> bool {
        let more = sums << 1 | sums << 2 | sums << 3 | sums << 4 | sums << 8;
        Sight::has(more, units)
    }

    fn count_roads(&self) -> f32 {
        let mut roads = 0;
        for card in self.hand.kinds().iter() {
            let Use::Distance(units) = self.mind.uses[card.index()] else { break };
            if usize::from(units) <= self.left {
                roads += self.hand.count(card);
            }
        }
        f32::from(roads)
    }

    fn count_attacks(&self) -> f32 {
        let held = self.hand.kinds().0 & self.open.rules().attacks().0;
        f32::from(bornes::Cards(held).iter().map(|card| self.hand.count(card)).sum::<u8>())
    }

    /// How far the car is ahead of the first rival; negative if it is behind.
    pub(super) fn lead(&self) -> f32 {
        (f32::from(self.car.km.0 / UNIT) - f32::from(self.rival_first)) / 40.0
    }

    /// Whether the hand has a distance that fits nowhere, or a parade that nothing calls for.
    pub(super) fn has_junk(&self) -> bool {
        self.hand.kinds().iter().any(|card| match self.mind.uses[card.index()] {
            Use::Distance(units) => usize::from(units) > self.left || self.is_over_cap(card),
            Use::Parade { botte, .. } => self.is_safe(self.car.status, botte),
            Use::Attack { .. } | Use::Botte => false,
        })
    }

    /// How many copies of a card lie where the seat cannot see them.
    #[inline]
    pub(super) fn unseen(&self, card: Card) -> f32 {
        f32::from(self.unseen[card.index()])
    }

    /// How many of some copies a team should hold that has so many cards.
    #[inline]
    pub(super) fn expected(&self, card: Card, held: f32) -> f32 {
        self.unseen(card) * held / self.pool
    }

    /// How many cards a team holds.
    pub(super) fn held(&self, team: Team) -> f32 {
        let members = self.open.rules().members(team);
        f32::from(members.iter().map(|seat| self.open.held(seat)).sum::<u8>())
    }

    /// How many copies of a card are held besides one.
    #[inline]
    pub(super) fn twins(&self, card: Card) -> f32 {
        f32::from(self.hand.count(card).saturating_sub(1))
    }

    /// Whether a team is safe from a trouble, by the botte against it.
    #[inline]
    pub(super) fn is_safe(&self, status: Status, botte: Option<Card>) -> bool {
        botte.is_some_and(|botte| status.has_safety(self.open.rules().place(botte)))
    }

    /// Whether the car suffers from a trouble now.
    pub(super) fn suffers(&self, trouble: Trouble) -> bool {
        self.car.status.top() == Top::Attack(trouble)
            || self.mind.limit == Some(trouble) && self.car.status.is_limited()
    }

    /// How many turns a team should wait for a card that it may hold or has to draw.
    pub(super) fn wait_for(&self, card: Card, held: f32) -> f32 {
        let copies = self.unseen(card);
        if copies == 0.0 {
            return WAIT_MAX;
        }
        let lacking = (-copies * held / self.pool).exp();
        (self.pool / copies).min(WAIT_MAX) * lacking
    }

    /// What may still stop the car: how many attacks are out, of those it is not safe from.
    pub(super) fn threat(&self) -> f32 {
        let mut threat = 0.0;
        for card in self.open.rules().attacks().iter() {
            if let Use::Attack { trouble, botte, .. } = self.mind.uses[card.index()]
                && Some(trouble) != self.mind.limit
                && !self.is_safe(self.car.status, botte)
                && !botte.is_some_and(|botte| self.hand.kinds().has(botte))
            {
                threat += self.unseen(card);
            }
        }
        threat / self.pool
    }
}

/// What to race for: the goal, or the extended one while that is being decided.
fn aim(open: &Open) -> u16 {
    match (open.phase(), open.rules().edition().extension) {
        (Phase::Extension, Some(extension)) => extension.0,
        _ => open.goal().0,
    }
}
