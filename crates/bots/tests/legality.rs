//! Whatever happens, a bot does something that is allowed, and does it again if asked again.

#![allow(clippy::unwrap_used, clippy::trivially_copy_pass_by_ref)]

#[path = "common/choices.rs"]
mod choices;
mod common;

use bornes::{Action, Race};
use bots::{Level, Skill};
use chance::Quick;
use choices::{are_legal_and_repeatable, mixed};
use common::play::{self, play};
use common::{printed_tables, tables_with_options};
use table::{Game, Seat, Viewer};

#[test]
fn every_choice_is_legal_and_repeatable() {
    let tables = printed_tables().into_iter().chain(tables_with_options());
    let decisions = are_legal_and_repeatable::<Race>(tables, 6);
    assert!(decisions > 20_000, "only {decisions} decisions");
}

#[test]
fn somebody_without_a_seat_may_ask_too() {
    for rules in printed_tables() {
        play(&rules, &mixed(0), 7, |race: &Race, _, legal, _| {
            let view = race.view(Viewer::Spectator);
            let choice = Race::steady(&view, legal, &mut Quick::new(1));
            assert!(legal.contains(&choice));
        });
    }
}

#[test]
fn bottes_are_answered_with_and_never_thrown_away() {
    let mut replies = 0;
    for (number, rules) in (0..).zip(printed_tables()) {
        let edition = rules.edition();
        for seed in 0..40 {
            play(
                &rules,
                &[Level::Steady; Seat::MAX],
                1000 * number + seed,
                |_: &Race, _, legal, action| {
                    let can_reply =
                        legal.iter().any(|action| matches!(action, Action::Reply { .. }));
                    assert_eq!(can_reply, matches!(action, Action::Reply { .. }));
                    replies += u32::from(can_reply);
                    if let Action::Discard { card } = action {
                        assert!(
                            !matches!(edition.catalogue.kind(card), bornes::Kind::Safety(_)),
                            "{action:?}"
                        );
                    }
                },
            );
        }
    }
    assert!(replies > 0, "nobody ever replied");
}
