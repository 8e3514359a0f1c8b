//! Options that both editions have, and that differ only in the clause they answer.

use options::{Scope, Values, as_printed, choice};

use crate::TableOption;
use crate::edition::{Discards, Edition};

/// Whether one's usable replies glow.
pub(super) const fn reply_hints(answers: &'static str) -> TableOption {
    let values = Values::OneOf(const { &[choice("on", as_printed), choice("off", as_printed)] });
    TableOption { name: "reply_hints", values, answers, scope: Scope::Display }
}

/// Who begins.
pub(super) const fn first_seat(answers: &'static str) -> TableOption {
    let values = Values::Seat(|edition: &mut Edition, seat, _| edition.first = Some(seat));
    TableOption { name: "first_seat", values, answers, scope: Scope::Rules }
}

/// Whether a card may be discarded that could be played.
pub(super) const fn discard_only_if_stuck(answers: &'static str) -> TableOption {
    let values = Values::OneOf(
        const {
            &[
                choice("off", as_printed),
                choice("on", |edition: &mut Edition| edition.discards = Discards::IfStuck),
            ]
        },
    );
    TableOption { name: "discard_only_if_stuck", values, answers, scope: Scope::Rules }
}

/// How long an attack may be answered.
pub(super) const fn window_seconds(answers: &'static str) -> TableOption {
    let values = Values::Seconds("5");
    TableOption { name: "window_seconds", values, answers, scope: Scope::Clock }
}

/// How long a distance may be answered.
pub(super) const fn distance_seconds(answers: &'static str) -> TableOption {
    let values = Values::Seconds("2.5");
    TableOption { name: "distance_seconds", values, answers, scope: Scope::Clock }
}
