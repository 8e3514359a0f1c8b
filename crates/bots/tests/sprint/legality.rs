//! Whatever happens, a bot does something that is allowed, and does it again if asked again.

use bots::sprint::{call, slip};
use bots::{Level, Skill};
use chance::Quick;
use sprint::{Action, Sprint};
use table::{Game, Seat, Viewer};

use crate::choices::are_legal_and_repeatable;
use crate::play::play;
use crate::tables::{printed_tables, tables_with_options};

#[test]
fn every_choice_is_legal_and_repeatable() {
    let tables = printed_tables().into_iter().chain(tables_with_options());
    let decisions = are_legal_and_repeatable::<Sprint>(tables, 2);
    assert!(decisions > 20_000, "only {decisions} decisions");
}

#[test]
fn nobody_who_plays_with_a_plan_goes_round_in_circles() {
    for rules in printed_tables() {
        for level in [Level::Beginner, Level::Steady, Level::Tuned] {
            for seed in 0..40 {
                let mut decisions = 0;
                play(&rules, &[level; Seat::MAX], seed, |_: &Sprint, _, _, _| {
                    decisions += 1;
                    assert!(decisions < 20_000, "{rules:?}: {level:?}, seed {seed}");
                });
            }
        }
    }
}

#[test]
fn slips_and_calls_are_accepted() {
    let mut count = 0;
    for rules in tables_with_options() {
        play(&rules, &[Level::Steady; Seat::MAX], 5, |game: &Sprint, seat, legal, action| {
            count += 1;
            let view = game.view(Viewer::Seat(seat));
            let slipped = slip(&view, legal, action, &mut Quick::new(count));
            assert_eq!(game.check(seat, slipped), Ok(()), "{rules:?}: {slipped:?}");
            for caller in game.seats().iter() {
                let view = game.view(Viewer::Seat(caller));
                if let Some(called) = call(&view, &mut Quick::new(count)) {
                    assert_eq!(game.check(caller, called), Ok(()), "{rules:?}: {called:?}");
                }
            }
        });
    }
}

#[test]
fn somebody_without_a_seat_may_ask_too() {
    for rules in printed_tables() {
        play(&rules, &[Level::Steady; Seat::MAX], 7, |game: &Sprint, _, legal, _| {
            let view = game.view(Viewer::Spectator);
            assert!(legal.contains(&Sprint::steady(&view, legal, &mut Quick::new(1))));
            assert_eq!(call(&view, &mut Quick::new(1)), None);
        });
    }
}

#[test]
fn bottes_are_answered_with_and_never_thrown_away() {
    let mut coups = 0;
    for (rules, seed) in
        printed_tables().into_iter().flat_map(|rules| std::iter::repeat_n(rules, 20).zip(0..))
    {
        play(&rules, &[Level::Steady; Seat::MAX], seed, |_: &Sprint, _, legal, action| {
            let is_coup = |action: &Action| match *action {
                Action::Reply { card, .. } => rules.is_safety(card),
                _ => false,
            };
            assert_eq!(legal.iter().any(is_coup), is_coup(&action));
            coups += u32::from(is_coup(&action));
            assert!(
                !matches!(action, Action::Discard { card } if rules.is_safety(card)),
                "{action:?}"
            );
        });
    }
    assert!(coups > 0, "nobody ever had a coup-fourré");
}
