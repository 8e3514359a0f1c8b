//! What several editions share: the deck of 106 cards, and options that differ only in the clause
//! they answer.

use crate::TableOption;
use crate::card::Kind::{Distance, Hazard, Remedy, Safety};
use crate::card::{Entry, Km, Trouble, entry};
use crate::edition::{Edition, Length};
use options::{Scope, Values, as_printed, choice};

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

/// The deck of the rulebook, or one of one's own.
pub(super) const fn deck(answers: &'static str) -> TableOption {
    let values = Values::OneOfOrDeck(const { &[choice("printed", as_printed)] }, Edition::set_deck);
    TableOption { name: "deck", values, answers, scope: Scope::Rules }
}

/// One round, or a match of several.
pub(super) const fn points_match(answers: &'static str) -> TableOption {
    let values = Values::OneOf(
        const {
            &[
                choice("single", as_printed),
                choice("points", |edition: &mut Edition| edition.length = Length::Points(5000)),
            ]
        },
    );
    TableOption { name: "match", values, answers, scope: Scope::Rules }
}

/// Who deals the first round.
pub(super) const fn first_dealer(answers: &'static str) -> TableOption {
    let values = Values::Seat(|edition: &mut Edition, seat, _| edition.dealer = Some(seat));
    TableOption { name: "first_dealer", values, answers, scope: Scope::Rules }
}

/// How long an attack may be answered.
pub(super) const fn window_seconds(answers: &'static str) -> TableOption {
    let values = Values::Seconds("5");
    TableOption { name: "window_seconds", values, answers, scope: Scope::Clock }
}

/// Whether a seat may say that it does not answer.
pub(super) const fn accept_button(answers: &'static str) -> TableOption {
    let values = Values::OneOf(const { &[choice("off", as_printed), choice("on", as_printed)] });
    TableOption { name: "accept_button", values, answers, scope: Scope::Clock }
}
