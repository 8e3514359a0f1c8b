//! The deck of 106 cards that most editions share.

use crate::card::Kind::{Distance, Hazard, Remedy, Safety};
use crate::card::{Entry, Km, Trouble, entry};

pub(super) const RED_LIGHT: Trouble = Trouble(0);
pub(super) const NO_FUEL: Trouble = Trouble(1);
pub(super) const FLAT_TYRE: Trouble = Trouble(2);
pub(super) const ACCIDENT: Trouble = Trouble(3);
pub(super) const SPEED_LIMIT: Trouble = Trouble(4);

/// Every card of the usual deck.
pub(super) fn catalogue() -> Vec<Entry> {
    vec![
        entry("25", Distance(Km(25)), 10),
        entry("50", Distance(Km(50)), 10),
        entry("75", Distance(Km(75)), 10),
        entry("100", Distance(Km(100)), 12),
        entry("200", Distance(Km(200)), 4),
        entry("feu-rouge", Hazard(RED_LIGHT), 5),
        entry("limite-de-vitesse", Hazard(SPEED_LIMIT), 4),
        entry("panne-d-essence", Hazard(NO_FUEL), 3),
        entry("crevaison", Hazard(FLAT_TYRE), 3),
        entry("accident", Hazard(ACCIDENT), 3),
        entry("feu-vert", Remedy(RED_LIGHT), 14),
        entry("fin-de-limite", Remedy(SPEED_LIMIT), 6),
        entry("essence", Remedy(NO_FUEL), 6),
        entry("roue-de-secours", Remedy(FLAT_TYRE), 6),
        entry("reparations", Remedy(ACCIDENT), 6),
        entry("prioritaire", Safety(&[RED_LIGHT, SPEED_LIMIT]), 1),
        entry("citerne-d-essence", Safety(&[NO_FUEL]), 1),
        entry("increvable", Safety(&[FLAT_TYRE]), 1),
        entry("as-du-volant", Safety(&[ACCIDENT]), 1),
    ]
}
