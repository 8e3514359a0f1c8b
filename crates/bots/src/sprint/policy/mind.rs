//! What can be reckoned of a table before anything is dealt.

use sprint::{Card, Cards, Kind, Rules, Special};

use super::features::{COUNT, NAMES};
use crate::linear::{Class, File, find, kept};

/// So many of the first files win against the rules of thumb; the others serve imagined games only,
/// where they are quick enough.
const WINNING: usize = 1;

/// The weights that are kept.
const FILES: &[File] = &[kept!("rush", "two"), kept!("fun-speed", "two")];

/// The policy for one table: weights, and what follows from the deck.
#[derive(Clone)]
pub struct Mind {
    pub(super) weights: [f32; COUNT],
    /// By card: how many the deck has.
    pub(super) copies: [u8; Card::MAX],
    /// By card: what it is for.
    pub(super) kinds: [Kind; Card::MAX],
    /// By card: its kilometres, in hundreds.
    pub(super) km: [f32; Card::MAX],
    /// Every card of the deck.
    pub(super) all: Cards,
    pub(super) mirror: Cards,
    pub(super) u_turn: Cards,
}

impl Mind {
    /// The mind for a table, with the weights that are kept for it.
    pub(crate) fn of(rules: &Rules) -> Mind {
        Mind::with(rules, &find::<COUNT>(FILES, NAMES, (rules.name(), class(rules))))
    }

    /// The mind for a table with other weights.
    pub(crate) fn with(rules: &Rules, weights: &[f32]) -> Mind {
        let catalogue = &rules.edition().catalogue;
        let special = |special| rules.special(special).into_iter().collect();
        let mut mind = Mind {
            weights: std::array::from_fn(|at| weights.get(at).copied().unwrap_or(0.0)),
            copies: [0; Card::MAX],
            kinds: [Kind::AnyRemedy; Card::MAX],
            km: [0.0; Card::MAX],
            all: catalogue.cards().collect(),
            mirror: special(Special::RearView),
            u_turn: special(Special::UTurn),
        };
        for card in catalogue.cards() {
            let kind = catalogue.kind(card);
            mind.copies[card.index()] = catalogue.entry(card).copies;
            mind.kinds[card.index()] = kind;
            if let Kind::Distance(km) = kind {
                mind.km[card.index()] = f32::from(km.0) / 100.0;
            }
        }
        mind
    }
}

/// What tells this table from others, as far as weights go.
fn class(rules: &Rules) -> Class {
    Class { many: rules.teams() > 2, pairs: rules.seats() > rules.teams(), points: false }
}

/// Whether weights are kept for such tables that beat the rules of thumb.
pub(crate) fn is_known(rules: &Rules) -> bool {
    let suits = |file: &File| file.game == rules.name() && Class::of(file.class) == class(rules);
    FILES[..WINNING].iter().any(suits)
}
