//! How many turns the goal is away.

use bornes::{Card, Edition, Hand, Kind, Km};

use super::TURN;

/// The most kinds of distance that are planned with; further ones are not.
const KINDS: usize = 8;

/// The farthest planned with, in units: sums of cards are the bits of a word.
const UNITS: usize = 64;

/// The most cards of one hand in a plan.
const CARDS: usize = 16;

/// What stands for a goal that no card in sight can reach: more turns than a round has.
const NEVER: i32 = 60 * TURN;

/// The way of one car to the goal: which distances there are, and how long it takes to draw them.
pub(super) struct Road {
    /// The kilometres of a unit, which every distance and the goal are multiples of.
    unit: u16,
    /// How many cards may come, distances or not.
    pool: i32,
    stretches: [Option<Stretch>; KINDS],
    /// By units to go: the turns that takes with an empty hand, laying what fits as it is drawn.
    waits: [i32; UNITS],
}

/// One kind of distance.
#[derive(Clone, Copy)]
struct Stretch {
    card: Card,
    /// Its length in units.
    units: usize,
    /// How many may come from the stock or lie in foreign hands.
    unseen: i32,
    /// How often it may still be laid.
    room: u8,
}

/// What is known of the cards that may come.
pub(super) struct Supply<'a> {
    /// By card: how many copies the seat cannot see.
    pub(super) unseen: &'a [u8; Card::MAX],
    /// How often the capped distance may still be laid.
    pub(super) room: u8,
}

/// The cards a hand waits for when a single one is missing.
#[derive(Default)]
struct Missing {
    /// How many would do.
    copies: i32,
    /// The turns to lay everything else, summed over them.
    spent: i32,
}

impl Missing {
    /// The turns until one of them is drawn and everything is laid.
    fn turns(&self, pool: i32) -> i32 {
        if self.copies == 0 { NEVER } else { (TURN * pool + self.spent) / self.copies }
    }
}

impl Road {
    /// The way of a car that has `left` to go.
    pub(super) fn new(edition: &Edition, left: Km, supply: &Supply) -> Road {
        let unit = unit(edition);
        let pool = supply.unseen.iter().map(|&copies| i32::from(copies)).sum();
        let stretches = stretches(edition, unit, supply);
        let mut road = Road { unit, pool, stretches, waits: [NEVER; UNITS] };
        road.waits[0] = 0;
        for units in 1..=road.units(left) {
            let at_worst = road.expected(units, NEVER);
            road.waits[units] = road.expected(units, at_worst);
        }
        road
    }

    /// The turns it takes to cover exactly `left`, no more than the road is long, with the
    /// distances of `hand` and those drawn.
    ///
    /// It is the best of three plans: the hand alone makes the sum; it makes the sum with one card
    /// more; or it covers a part and the rest is laid as it is drawn.
    pub(super) fn turns(&self, left: Km, hand: &Hand) -> i32 {
        let units = self.units(left);
        let within = u64::MAX >> (UNITS - 1 - units);
        let (mut best, mut spent, mut met) = (NEVER, 0, 0);
        let mut missing = Missing::default();
        for sums in self.sums(hand) {
            let mut fresh = sums & within & !met;
            met |= fresh;
            if fresh >> units & 1 == 1 {
                return best.min(spent);
            }
            self.note_missing(fresh, units, spent, &mut missing);
            while fresh != 0 {
                let sum = fresh.trailing_zeros() as usize;
                best = best.min(spent + self.waits[units - sum]);
                fresh &= fresh - 1;
            }
            spent += TURN;
        }
        best.min(missing.turns(self.pool))
    }

    /// Notes which single cards would complete one of the `sums`, made in `spent` turns.
    fn note_missing(&self, sums: u64, units: usize, spent: i32, missing: &mut Missing) {
        for stretch in self.stretches() {
            if let Some(rest) = units.checked_sub(stretch.units)
                && sums >> rest & 1 == 1
                && stretch.room > 0
            {
                missing.copies += stretch.unseen;
                missing.spent += stretch.unseen * spent;
            }
        }
    }

    /// The turns to cover so many units from an empty hand, with one draw a turn. Only cards are
    /// laid that leave less than `worst`: an awkward rest is worse than waiting.
    fn expected(&self, units: usize, worst: i32) -> i32 {
        let (mut copies, mut turns) = (0, TURN * self.pool);
        for stretch in self.stretches() {
            if let Some(rest) = units.checked_sub(stretch.units)
                && self.waits[rest] < worst
                && stretch.room > 0
            {
                copies += stretch.unseen;
                turns += stretch.unseen * self.waits[rest];
            }
        }
        if copies == 0 { NEVER } else { (turns / copies).min(NEVER) }
    }

    /// By number of cards: which sums, in units, so many distances of the hand can make.
    fn sums(&self, hand: &Hand) -> [u64; CARDS] {
        let mut sums = [0_u64; CARDS];
        sums[0] = 1;
        let mut most = 0;
        for stretch in self.stretches() {
            for _ in 0..hand.count(stretch.card).min(stretch.room) {
                most = (most + 1).min(CARDS - 1);
                for cards in (1..=most).rev() {
                    sums[cards] |= sums[cards - 1] << stretch.units;
                }
            }
        }
        sums
    }

    fn stretches(&self) -> impl Iterator<Item = &Stretch> {
        self.stretches.iter().map_while(Option::as_ref)
    }

    /// A distance in units; what is too far to plan is as far as can be planned.
    fn units(&self, km: Km) -> usize {
        usize::from(km.0 / self.unit).min(UNITS - 1)
    }
}

/// What every distance and the goal are multiples of.
fn unit(edition: &Edition) -> u16 {
    edition.catalogue.cards().fold(edition.goal.0, |unit, card| {
        match edition.catalogue.kind(card) {
            Kind::Distance(km) => common_divisor(unit, km.0),
            Kind::Hazard(_) | Kind::Remedy(_) | Kind::Safety(_) => unit,
        }
    })
}

fn common_divisor(a: u16, b: u16) -> u16 {
    if b == 0 { a } else { common_divisor(b, a % b) }
}

/// Every kind of distance, in the order of the catalogue.
fn stretches(edition: &Edition, unit: u16, supply: &Supply) -> [Option<Stretch>; KINDS] {
    let mut stretches = [None; KINDS];
    let mut places = stretches.iter_mut();
    for card in edition.catalogue.cards() {
        let Kind::Distance(km) = edition.catalogue.kind(card) else { continue };
        let units = usize::from(km.0 / unit);
        let Some(place) = places.next().filter(|_| units < UNITS) else { break };
        let is_capped = edition.cap.is_some_and(|cap| cap.distance == km);
        let room = if is_capped { supply.room } else { u8::MAX };
        let unseen = supply.unseen[card.index()].into();
        *place = Some(Stretch { card, units, unseen, room });
    }
    stretches
}
