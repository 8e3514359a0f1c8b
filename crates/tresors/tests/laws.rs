//! The laws of the house, for every table and option.

#![allow(clippy::unwrap_used)]

use std::sync::Arc;

use chance::{Quick, Stream};
use proptest::prelude::*;
use table::laws::{self, Subject};
use table::{Chance, Game, Hosted, Seat, Seed, Turn};
use tresors::rulebook::OPTIONS;
use tresors::rules::SEATS;
use tresors::{Cave, Cell, Outlook, Path, Rules};

/// More entries than any game has: the deal, four pawns, and for each card of the pile a roll, a
/// move and a card to lay.
const ACTIONS_MAX: usize = 1 + 4 + 41 * 3;

/// Every table there is: each number of seats, plain and with each value of each option.
fn tables() -> Vec<Arc<Rules>> {
    let mut tables = Vec::new();
    for seats in SEATS {
        tables.push(Rules::of("tresors", seats, &[]).unwrap());
        for option in OPTIONS {
            for value in option.allowed(seats).iter().skip(1) {
                tables.push(Rules::of("tresors", seats, &[(option.name, value)]).unwrap());
            }
        }
    }
    tables
}

/// A table with every option chosen at random.
fn mixed_table(chance: &mut impl Chance) -> Arc<Rules> {
    let seats = SEATS[chance.below(3) as usize];
    let values: Vec<Vec<String>> = OPTIONS.iter().map(|option| option.allowed(seats)).collect();
    let options: Vec<(&str, &str)> = OPTIONS
        .iter()
        .zip(&values)
        .map(|(option, values)| {
            let at = chance.below(u32::try_from(values.len()).unwrap()) as usize;
            (option.name, values[at].as_str())
        })
        .collect();
    Rules::of("tresors", seats, &options).unwrap()
}

/// The paths that players are shown go from card to card through open borders, never twice over the
/// same one, with as many steps as promised.
fn paths_are_walkable(cave: &Cave, seat: Seat) {
    for (action, prospect) in cave.prospects(seat) {
        let path: Path = match prospect {
            Ok(Outlook::Walks { path, .. } | Outlook::Leaves { path }) => path,
            _ => continue,
        };
        assert_eq!(Some(path.from()), cave.open().cell(seat));
        let mut places = vec![path.from()];
        for &next in path.steps() {
            let here = *places.last().unwrap();
            let side = tresors::Side::ALL.into_iter().find(|&side| here.beside(side) == Some(next));
            let side = side.expect("a step to the next card");
            assert!(!cave.open().tile(here).unwrap().walls().has(side), "{action:?} {path:?}");
            let wall = cave.open().tile(next).is_some_and(|tile| tile.walls().has(side.across()));
            assert!(!wall && !places.contains(&next), "{action:?} {path:?}");
            places.push(next);
        }
        let target = match action {
            tresors::Action::Walk { to } => to,
            _ => Cell::ENTRANCE,
        };
        assert_eq!(places.last(), Some(&target));
    }
}

/// Plays one random game and holds every position of it to every law.
fn obey(rules: &Arc<Rules>, seed: u64) {
    let mut chance = Quick::new(!seed);
    let mut choices = Quick::new(seed);
    let (log, cave) = laws::walk::<Cave, _>(
        rules,
        Seed::from_number(seed),
        Stream::new,
        &mut choices,
        ACTIONS_MAX,
        |cave, shown| {
            laws::legal_check_and_pick_agree(cave);
            laws::nobody_is_stuck(cave);
            cave.audit().unwrap();
            for seat in cave.seats().iter() {
                laws::prospects_are_true(cave, seat, &mut chance);
                paths_are_walkable(cave, seat);
            }
            for (viewer, seen) in shown {
                laws::views_do_not_leak(cave, *viewer, &mut chance);
                laws::guesses_fit(cave, *viewer, &mut chance);
                Cave::remembers(&cave.view(*viewer), seen).unwrap();
            }
        },
    );
    laws::replays_are_equal(&log, &cave, Stream::new);
    assert!(cave.score().is_some());
}

#[test]
fn every_table_obeys_the_laws() {
    for (seed, rules) in (0..).zip(tables().into_iter().cycle().take(400)) {
        obey(&rules, seed);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_mixture_of_options_obeys_the_laws(seed in any::<u64>()) {
        obey(&mixed_table(&mut Quick::new(seed)), seed);
    }

    #[test]
    fn any_actions_leave_the_game_in_order(
        seed in any::<u64>(),
        wishes in proptest::collection::vec((any::<u8>(), any::<u16>()), 0..400),
    ) {
        let mut chance = Quick::new(seed);
        let mut cave = after(&mixed_table(&mut chance), seed, 0, &mut chance);
        let universe = cave.universe();
        for (who, what) in wishes {
            let waiting = match cave.turn() {
                Turn::Waiting(seats) if who >= 32 => seats.first(),
                _ => None,
            };
            let seat = waiting.unwrap_or(Seat(who % cave.rules().seats()));
            let _ = cave.act(seat, universe[usize::from(what) % universe.len()], &mut ());
            cave.audit().unwrap();
        }
    }

    #[test]
    fn refusals_change_nothing(seed in any::<u64>(), stop in 1..100_usize) {
        let mut chance = Quick::new(seed);
        let cave = after(&mixed_table(&mut chance), seed, stop, &mut chance);
        laws::refusals_change_nothing(&cave);
    }
}

/// A game after so many actions, or at its end.
fn after(rules: &Arc<Rules>, seed: u64, actions: usize, chance: &mut impl Chance) -> Cave {
    let mut cave = Cave::new(rules);
    cave.shuffle(&mut Stream::new(Seed::from_number(seed)), &mut ());
    for _ in 0..actions {
        let Turn::Waiting(seats) = cave.turn() else { break };
        let seat = seats.first().unwrap();
        let action = cave.pick(seat, |count| chance.below(count)).unwrap();
        cave.apply(seat, action, &mut ());
    }
    cave
}

/// Holds a million positions to the law that the readable and the compiled rules agree on every
/// action that can be written.
#[test]
fn a_million_positions_agree() {
    let mut choices = Quick::new(1);
    let mut positions = 0_u32;
    for (seed, rules) in (0..).zip(tables().iter().cycle()) {
        laws::walk::<Cave, _>(
            rules,
            Seed::from_number(seed),
            Stream::new,
            &mut choices,
            ACTIONS_MAX,
            |cave, _| {
                laws::legal_check_and_pick_agree(cave);
                positions += 1;
            },
        );
        if positions >= 1_000_000 {
            return;
        }
    }
}

/// The law against leaks would say nothing if stirring left games as they are.
#[test]
fn stirring_stirs() {
    let mut chance = Quick::new(7);
    for (seed, rules) in (0..).zip(tables()) {
        let cave = after(&rules, seed, 20, &mut Quick::new(seed));
        for viewer in laws::viewers(&cave) {
            assert!(laws::views_do_not_leak(&cave, viewer, &mut chance));
        }
    }
}
