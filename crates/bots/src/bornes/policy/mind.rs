//! What can be reckoned of a table before anything is dealt.

use bornes::edition::Length;
use bornes::{Card, Edition, Kind, Rules, Trouble};

use super::features::{COUNT, NAMES};
use crate::linear::{Class, File, find, kept};

/// The weights that are kept.
const FILES: &[File] = &[kept!("classic", "two"), kept!("asterix", "two")];

/// Distances and goals in units of 25 km: forty-one of them, and none.
pub(super) const UNITS: usize = 42;
/// The kilometres of a unit.
pub(super) const UNIT: u16 = 25;
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
    /// By units to go: the turns that takes with an empty hand, laying what fits as it is drawn; at
    /// first without the capped distance, then with it.
    waits: [[f32; UNITS]; 2],
    pub(super) stop: Trouble,
    pub(super) green: Card,
    pub(super) right_of_way: Option<Card>,
    pub(super) limit: Option<Trouble>,
}

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
        mind.waits = [mind.reckon_waits(edition, 0), mind.reckon_waits(edition, 1)];
        mind
    }

    /// The turns to cover so many units from an empty hand.
    #[inline]
    pub(super) fn wait(&self, units: usize, capped_left: bool) -> f32 {
        self.waits[usize::from(capped_left)][units.min(UNITS - 1)]
    }

    /// One card comes each turn; what fits is laid, unless its rest would be worse than waiting.
    fn reckon_waits(&self, edition: &Edition, capped_left: u8) -> [f32; UNITS] {
        let mut waits = [0.0; UNITS];
        let deck: u16 = self.copies.iter().map(|&copies| u16::from(copies)).sum();
        let cap = edition.cap.filter(|_| capped_left == 0).map(|cap| cap.distance.0 / UNIT);
        for units in 1..UNITS {
            let expected = |worst: f32| {
                let (mut copies, mut turns) = (0.0, f32::from(deck));
                for (card, &use_) in self.uses.iter().enumerate() {
                    let Use::Distance(length) = use_ else { continue };
                    let Some(rest) = units.checked_sub(length.into()) else { continue };
                    if waits[rest] < worst && cap != Some(length.into()) {
                        copies += f32::from(self.copies[card]);
                        turns += f32::from(self.copies[card]) * waits[rest];
                    }
                }
                if copies == 0.0 { NEVER } else { (turns / copies).min(NEVER) }
            };
            let at_worst = expected(NEVER);
            let wait = expected(at_worst);
            waits[units] = wait;
        }
        waits
    }
}

/// What tells this table from others, as far as weights go.
pub(crate) fn class(rules: &Rules) -> Class {
    let points = rules.edition().length != Length::OneRound;
    Class { many: rules.teams() > 2, points }
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
