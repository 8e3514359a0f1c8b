//! What can be reckoned of a table before anything is dealt.

use bornes::edition::Length;
use bornes::{Card, Edition, Kind, Rules, Trouble};

use super::features::{COUNT, NAMES};
use crate::linear::{Class, File, find, kept, nearest};

/// The weights that are kept.
const FILES: &[File] =
    &[kept!("classic", "two"), kept!("classic", "two-pairs"), kept!("asterix", "two")];

/// Distances and goals in units of 25 km: forty-one of them, and none.
pub(super) const UNITS: usize = 42;
/// The kilometres of a unit.
pub(super) const UNIT: u16 = 25;
/// More distances than a deck has.
const ROADS: usize = 8;
/// More turns than anybody waits.
pub(super) const NEVER: f32 = 30.0;

/// The policy for one table: weights, and what follows from the deck.
#[derive(Clone)]
pub struct Mind {
    pub(super) weights: [f32; COUNT],
    /// By card: how many the deck has.
    pub(super) copies: [u8; Card::MAX],
    /// By card: what it is for.
    pub(super) uses: [Use; Card::MAX],
    /// The distances and their units.
    roads: [Option<(Card, usize)>; ROADS],
    /// The units of the capped distance.
    capped: Option<usize>,
    /// The turns to the goal if the whole deck may come; at first without the capped distance, then
    /// with it.
    waits: [Waits<UNITS>; 2],
    pub(super) stop: Trouble,
    pub(super) green: Card,
    pub(super) right_of_way: Option<Card>,
    pub(super) limit: Option<Trouble>,
}

/// By units to go: the turns that takes with an empty hand, laying what fits as it is drawn.
pub(super) type Waits<const N: usize> = [f32; N];

/// What a card is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Use {
    /// A distance of so many units.
    Distance(u8),
    /// An attack, the parade to it and the botte against it.
    Attack { trouble: Trouble, parade: Card, botte: Option<Card> },
    /// A parade, and the attack that calls for it.
    Parade { trouble: Trouble, attack: Card, botte: Option<Card> },
    /// A botte.
    Botte,
}

impl Mind {
    /// The mind for a table, with the weights that are kept for it.
    pub(crate) fn of(rules: &Rules) -> Mind {
        let class = class(rules);
        Mind::with(rules, &find::<COUNT>(FILES, NAMES, (rules.name(), class)))
    }

    /// The mind for a table with other weights.
    pub(crate) fn with(rules: &Rules, weights: &[f32]) -> Mind {
        let edition = rules.edition();
        let mut mind = Mind {
            weights: std::array::from_fn(|at| weights.get(at).copied().unwrap_or(0.0)),
            copies: [0; Card::MAX],
            uses: [Use::Botte; Card::MAX],
            roads: [None; ROADS],
            capped: edition.cap.map(|cap| usize::from(cap.distance.0 / UNIT)),
            waits: [[0.0; UNITS]; 2],
            stop: edition.stop,
            green: edition.parade_of(edition.stop),
            right_of_way: edition.catalogue.card(edition.right_of_way),
            limit: edition.limit.map(|limit| limit.trouble),
        };
        for card in edition.catalogue.cards() {
            mind.copies[card.index()] = edition.catalogue.entry(card).copies;
            mind.uses[card.index()] = use_of(card, edition);
        }
        let road = |card: Card| match mind.uses[card.index()] {
            Use::Distance(units) => Some((card, units.into())),
            Use::Attack { .. } | Use::Parade { .. } | Use::Botte => None,
        };
        let mut roads = edition.catalogue.cards().filter_map(road);
        mind.roads = std::array::from_fn(|_| roads.next());
        debug_assert!(roads.next().is_none(), "there are more distances than places for them");
        mind.waits = mind.waits_for(&mind.copies);
        mind
    }

    /// The turns to cover so many units from an empty hand, while the whole deck may come.
    #[inline]
    pub(super) fn wait(&self, units: usize, room: u8) -> f32 {
        self.waits[usize::from(room > 0)][units.min(UNITS - 1)]
    }

    /// The turns to the goal if these cards may come, without the capped distance and with it.
    pub(super) fn waits_for<const N: usize>(&self, copies: &[u8; Card::MAX]) -> [Waits<N>; 2] {
        let deck = f32::from(copies.iter().map(|&copies| u16::from(copies)).sum::<u16>());
        let capped = self.capped;
        [capped, None].map(|barred| self.reckon_waits(copies, deck, barred))
    }

    /// One card comes each turn; what fits is laid, unless its rest would be worse than waiting.
    fn reckon_waits<const N: usize>(
        &self,
        copies: &[u8; Card::MAX],
        deck: f32,
        barred: Option<usize>,
    ) -> Waits<N> {
        let mut waits = [0.0; N];
        for units in 1..N {
            let expected = |worst: f32| {
                let (mut fitting, mut turns) = (0.0, deck);
                for &(card, length) in self.roads.iter().flatten() {
                    let Some(rest) = units.checked_sub(length) else { continue };
                    if waits[rest] < worst && barred != Some(length) {
                        let copies = f32::from(copies[card.index()]);
                        fitting += copies;
                        turns += copies * waits[rest];
                    }
                }
                if fitting == 0.0 { NEVER } else { (turns / fitting).min(NEVER) }
            };
            let at_worst = expected(NEVER);
            waits[units] = expected(at_worst);
        }
        waits
    }
}

/// What tells this table from others, as far as weights go.
fn class(rules: &Rules) -> Class {
    let points = rules.edition().length != Length::OneRound;
    Class { many: rules.teams() > 2, pairs: rules.seats() > rules.teams(), points }
}

/// Whether weights are kept that were found where seats share cars as they do here.
pub(crate) fn is_known(rules: &Rules) -> bool {
    let class = class(rules);
    let file = nearest(FILES, (rules.name(), class));
    file.is_some_and(|file| Class::of(file.class).pairs == class.pairs)
}

fn use_of(card: Card, edition: &Edition) -> Use {
    match edition.catalogue.kind(card) {
        Kind::Distance(km) => Use::Distance(u8::try_from(km.0 / UNIT).unwrap_or(u8::MAX)),
        Kind::Hazard(trouble) => {
            let (parade, botte) = (edition.parade_of(trouble), edition.botte_of(trouble));
            Use::Attack { trouble, parade, botte }
        }
        Kind::Remedy(trouble) => {
            let (attack, botte) = (edition.attack_of(trouble), edition.botte_of(trouble));
            Use::Parade { trouble, attack, botte }
        }
        Kind::Safety(_) => Use::Botte,
    }
}
