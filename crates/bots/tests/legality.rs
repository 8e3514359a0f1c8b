//! Whatever happens, a bot does something that is allowed, and does it again if asked again.

#![allow(clippy::unwrap_used, clippy::trivially_copy_pass_by_ref)]

mod common;

use bornes::{Action, Race};
use bots::{Level, Skill};
use chance::Quick;
use common::{play, printed_tables, tables_with_options};
use table::{Game, Seat, Viewer};

/// The levels of a table where every other seat plays at random, which leads to odd positions.
fn mixed(first: usize) -> [Level; Seat::MAX] {
    std::array::from_fn(|at| Level::ALL[(at + first) % Level::ALL.len()])
}

#[test]
fn every_choice_is_legal_and_repeatable() {
    let mut decisions = 0;
    for (number, rules) in (0..).zip(printed_tables().into_iter().chain(tables_with_options())) {
        for round in 0..6 {
            let levels = mixed(round);
            play(&rules, &levels, 100 * number + round as u64, |race, seat, legal, action| {
                decisions += 1;
                assert!(legal.contains(&action), "{rules:?}: {action:?} of {legal:?}");
                let view = race.view(Viewer::Seat(seat));
                let decide = || Race::steady(&view, legal, &mut Quick::new(decisions));
                let choice = decide();
                assert!(legal.contains(&choice), "{rules:?}: {choice:?} of {legal:?}");
                assert_eq!(choice, decide());
            });
        }
    }
    assert!(decisions > 20_000, "only {decisions} decisions");
}

#[test]
fn somebody_without_a_seat_may_ask_too() {
    for rules in printed_tables() {
        play(&rules, &mixed(0), 7, |race, _, legal, _| {
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
                |_, _, legal, action| {
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
