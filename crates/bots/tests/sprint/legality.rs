//! Whatever happens, a bot does something that is allowed, and does it again if asked again.

use bots::sprint::{call, slip};
use bots::{Level, Skill};
use chance::Quick;
use sprint::{Action, Sprint};
use table::{Game, Seat, Viewer};

use crate::tables::{play, printed_tables, tables_with_options};

/// The levels of a table where every other seat plays at random, which leads to odd positions.
fn mixed(first: usize) -> [Level; Seat::MAX] {
    std::array::from_fn(|at| Level::ALL[(at + first) % Level::ALL.len()])
}

#[test]
fn every_choice_is_legal_and_repeatable() {
    let mut decisions = 0;
    for (number, rules) in (0..).zip(printed_tables().into_iter().chain(tables_with_options())) {
        for round in 0..2 {
            let levels = mixed(round);
            play(&rules, &levels, 100 * number + round as u64, |game, seat, legal, action| {
                decisions += 1;
                assert!(legal.contains(&action), "{rules:?}: {action:?} of {legal:?}");
                let view = game.view(Viewer::Seat(seat));
                let decide = || Sprint::steady(&view, legal, &mut Quick::new(decisions));
                let choice = decide();
                assert!(legal.contains(&choice), "{rules:?}: {choice:?} of {legal:?}");
                assert_eq!(choice, decide());
            });
        }
    }
    assert!(decisions > 20_000, "only {decisions} decisions");
}

#[test]
fn slips_and_calls_are_accepted() {
    let mut count = 0;
    for rules in tables_with_options() {
        play(&rules, &[Level::Steady; Seat::MAX], 5, |game, seat, legal, action| {
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
        play(&rules, &[Level::Steady; Seat::MAX], 7, |game, _, legal, _| {
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
        play(&rules, &[Level::Steady; Seat::MAX], seed, |_, _, legal, action| {
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
