//! What lies before one team.

use std::hash::{Hash, Hasher};

use crate::card::{Card, Cards, Km};

/// A distance that lies somewhere, with the accelerators laid with it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Laid(u8);

/// The five low bits of a distance are the card.
const CARD: u8 = 31;
/// The bits above are how many accelerators go with it.
const ACCELERATORS: u8 = 5;

impl Laid {
    /// The most accelerators one distance can have.
    pub const ACCELERATORS_MAX: u8 = 2;

    /// A distance with so many accelerators.
    #[inline]
    pub fn new(card: Card, accelerators: u8) -> Laid {
        Laid(card.0 | accelerators << ACCELERATORS)
    }

    /// The distance.
    #[inline]
    pub fn card(self) -> Card {
        Card(self.0 & CARD)
    }

    /// How many accelerators go with it.
    #[inline]
    pub fn accelerators(self) -> u8 {
        self.0 >> ACCELERATORS
    }

    /// What its kilometres are multiplied by.
    #[inline]
    pub fn times(self) -> u16 {
        1 << self.accelerators()
    }

    /// The way it lies as a set of one; distances come first in every catalogue.
    #[inline]
    fn bit(self) -> u32 {
        1 << (u32::from(self.card().0) * 3 + u32::from(self.accelerators()))
    }

    /// The distance that a bit of [`Zone::ways`] stands for.
    #[inline]
    pub(crate) fn of_bit(bit: u8) -> Laid {
        Laid::new(Card(bit / 3), bit % 3)
    }
}

/// The most distances before one team: forty of 25 kilometres make a thousand.
pub const DISTANCES_MAX: usize = 40;

/// What lies before one team.
#[derive(Clone, Copy, Debug)]
pub struct Zone {
    /// The total that counts towards the goal.
    pub(crate) km: Km,
    /// The attack that stops.
    pub(crate) battle: Option<Card>,
    /// The attack that slows down.
    pub(crate) speed: Option<Card>,
    /// Which safeties lie there, by their places.
    safe: u8,
    /// Which of them were laid by coup-fourré.
    coups: u8,
    /// The ways in which distances lie there: the bits of [`Laid`].
    ways: u32,
    len: u8,
    distances: [Laid; DISTANCES_MAX],
}

impl Zone {
    /// Nothing lies there.
    pub(crate) const EMPTY: Zone = Zone {
        km: Km(0),
        battle: None,
        speed: None,
        safe: 0,
        coups: 0,
        ways: 0,
        len: 0,
        distances: [Laid(0); DISTANCES_MAX],
    };

    /// The total that counts towards the goal.
    pub fn km(&self) -> Km {
        self.km
    }

    /// The attack that stops.
    pub fn battle(&self) -> Option<Card> {
        self.battle
    }

    /// The attack that slows down.
    pub fn speed(&self) -> Option<Card> {
        self.speed
    }

    /// The attacks that lie there: the one that slows down first.
    pub fn attacks(&self) -> impl Iterator<Item = Card> + use<> {
        self.speed.into_iter().chain(self.battle)
    }

    /// The distances, in the order they were laid.
    pub fn distances(&self) -> &[Laid] {
        &self.distances[..usize::from(self.len)]
    }

    /// The ways in which distances lie there, each once.
    #[inline]
    pub(crate) fn ways(&self) -> u32 {
        self.ways
    }

    /// Whether a distance lies there in this way.
    pub fn has(&self, what: Laid) -> bool {
        self.distances().contains(&what)
    }

    /// The plainest way in which a distance lies there.
    pub fn plainest(&self, card: Card) -> Option<Laid> {
        self.distances().iter().copied().filter(|laid| laid.card() == card).min()
    }

    /// The safeties, by their places.
    #[inline]
    pub(crate) fn safe(&self) -> u8 {
        self.safe
    }

    /// Whether the safety of this place lies there.
    pub fn has_safety(&self, place: u8) -> bool {
        self.safe >> place & 1 == 1
    }

    /// Whether the safety of this place was laid by coup-fourré.
    pub fn is_coup(&self, place: u8) -> bool {
        self.coups >> place & 1 == 1
    }

    /// Lays a distance that counts `km`.
    #[inline]
    pub(crate) fn lay(&mut self, what: Laid, km: Km) {
        self.distances[usize::from(self.len)] = what;
        self.len += 1;
        self.ways |= what.bit();
        self.km.0 += km.0;
    }

    /// Takes the latest distance away that lies in this way and counts `km`.
    pub(crate) fn lift(&mut self, what: Laid, km: Km) {
        let at = self.distances().iter().rposition(|&laid| laid == what);
        self.lift_at(at.expect("a distance that lies there"), km);
    }

    /// Takes the distance away that was laid `at`-th and counts `km`.
    pub(crate) fn lift_at(&mut self, at: usize, km: Km) {
        self.distances.copy_within(at + 1..usize::from(self.len), at);
        self.len -= 1;
        self.km.0 -= km.0;
        self.ways = self.distances().iter().fold(0, |ways, laid| ways | laid.bit());
    }

    /// Lays the safety of this place, which counts `km`.
    pub(crate) fn lay_safety(&mut self, place: u8, km: Km, crosswise: bool) {
        self.safe |= 1 << place;
        self.coups |= u8::from(crosswise) << place;
        self.km.0 += km.0;
    }

    /// Takes the safety of this place away, which counts `km`.
    pub(crate) fn lift_safety(&mut self, place: u8, km: Km) {
        self.safe &= !(1 << place);
        self.coups &= !(1 << place);
        self.km.0 -= km.0;
    }

    /// Takes the attack away, if it lies there.
    pub(crate) fn lift_attack(&mut self, attack: Card) {
        self.battle = self.battle.filter(|&card| card != attack);
        self.speed = self.speed.filter(|&card| card != attack);
    }

    /// Takes the first of `attacks` away that lies there: the one that slows down first.
    pub(crate) fn lift_any(&mut self, attacks: Cards) -> Option<Card> {
        let attack = self.attacks().find(|&card| attacks.has(card))?;
        self.lift_attack(attack);
        Some(attack)
    }

    /// What is simply equal or not.
    fn fields(&self) -> impl Hash + Eq {
        (self.km, self.battle, self.speed, self.safe, self.coups)
    }
}

impl PartialEq for Zone {
    fn eq(&self, other: &Zone) -> bool {
        self.fields() == other.fields() && self.distances() == other.distances()
    }
}

impl Eq for Zone {}

impl Hash for Zone {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.fields().hash(state);
        self.distances().hash(state);
    }
}
