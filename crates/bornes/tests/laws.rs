//! The laws of the house, for every edition, table and option.

#![allow(clippy::unwrap_used)]

use std::sync::Arc;

use bornes::{Race, Rules, Values, editions};
use chance::{Quick, Stream};
use proptest::prelude::*;
use table::laws::{self, Subject};
use table::{Chance, Game, Seat, Seed, Turn};

/// More actions than any round has: every one of 106 cards is drawn and played once, each play may
/// be answered or declined by two, and a blocked seat may pass as often as a card is drawn.
const ACTIONS_MAX: usize = 106 * 5;

/// Every table there is: each edition and number of seats, plain and with each value of each option.
fn tables() -> Vec<Arc<Rules>> {
    let mut tables = Vec::new();
    for edition in editions::all() {
        for seating in &edition.seatings {
            let seats = seating.seats;
            tables.push(Rules::of(edition.name, seats, &[]).unwrap());
            for option in edition.options {
                let values = option.allowed(seats);
                let words = values.iter().filter(|value| !value.contains(".."));
                for value in words.skip(1) {
                    tables.push(Rules::of(edition.name, seats, &[(option.name, value)]).unwrap());
                }
            }
        }
    }
    tables
}

/// A table with every option chosen at random.
fn mixed_table(chance: &mut impl Chance) -> Arc<Rules> {
    let editions = editions::all();
    let edition = &editions[chance.below(u32::try_from(editions.len()).unwrap()) as usize];
    let seatings = &edition.seatings;
    let seats = seatings[chance.below(u32::try_from(seatings.len()).unwrap()) as usize].seats;
    let values: Vec<Vec<String>> =
        edition.options.iter().map(|option| option.allowed(seats)).collect();
    let options: Vec<(&str, &str)> = edition
        .options
        .iter()
        .zip(&values)
        .filter(|(option, _)| !matches!(option.values, Values::Seconds(_)))
        .map(|(option, values)| {
            let at = chance.below(u32::try_from(values.len()).unwrap()) as usize;
            (option.name, values[at].as_str())
        })
        .collect();
    Rules::of(edition.name, seats, &options).unwrap()
}

/// Plays one random round and holds every position of it to every law.
fn obey(rules: &Arc<Rules>, seed: u64) {
    let mut chance = Quick::new(!seed);
    let mut choices = Quick::new(seed);
    let (log, race) = laws::walk::<Race, _>(
        rules,
        Seed::from_number(seed),
        Stream::new,
        &mut choices,
        ACTIONS_MAX,
        |race, shown| {
            laws::legal_check_and_pick_agree(race);
            laws::nobody_is_stuck(race);
            race.audit().unwrap();
            for seat in race.seats().iter() {
                laws::prospects_are_true(race, seat, &mut chance);
            }
            for (viewer, seen) in shown {
                laws::views_do_not_leak(race, *viewer, &mut chance);
                laws::guesses_fit(race, *viewer, &mut chance);
                Race::remembers(&race.view(*viewer), seen).unwrap();
            }
        },
    );
    laws::replays_are_equal(&log, &race, Stream::new);
    assert!(race.score().is_some());
}

#[test]
fn every_table_obeys_the_laws() {
    for (seed, rules) in (0..).zip(tables()) {
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
        let mut race = after(&mixed_table(&mut chance), seed, 0, &mut chance);
        let universe = race.universe();
        for (who, what) in wishes {
            let waiting = match race.turn() {
                Turn::Waiting(seats) | Turn::Asking(seats) if who >= 32 => seats.first(),
                _ => None,
            };
            let seat = waiting.unwrap_or(Seat(who % race.rules().seats()));
            let _ = race.act(seat, universe[usize::from(what) % universe.len()], &mut ());
            race.audit().unwrap();
        }
    }

    #[test]
    fn refusals_change_nothing(seed in any::<u64>(), stop in 1..200_usize) {
        let mut chance = Quick::new(seed);
        let race = after(&mixed_table(&mut chance), seed, stop, &mut chance);
        laws::refusals_change_nothing(&race);
    }
}

/// A race after so many actions, or at its end.
fn after(rules: &Arc<Rules>, seed: u64, actions: usize, chance: &mut impl Chance) -> Race {
    let mut race = Race::new(rules);
    race.shuffle(&mut Stream::new(Seed::from_number(seed)), &mut ());
    for _ in 0..actions {
        let (Turn::Waiting(seats) | Turn::Asking(seats)) = race.turn() else { break };
        let seat = seats.first().unwrap();
        let action = race.pick(seat, |count| chance.below(count)).unwrap();
        race.apply(seat, action, &mut ());
    }
    race
}

/// Holds a million positions of an edition to the law that the readable and the compiled rules
/// agree on every action that can be written.
fn a_million_positions_agree(game: &str) {
    let tables: Vec<_> = tables().into_iter().filter(|rules| rules.name() == game).collect();
    let mut choices = Quick::new(1);
    let mut positions = 0_u32;
    for (seed, rules) in (0..).zip(tables.iter().cycle()) {
        let stream = |seed: Seed| Stream::new(seed);
        laws::walk::<Race, _>(
            rules,
            Seed::from_number(seed),
            stream,
            &mut choices,
            ACTIONS_MAX,
            |race, _| {
                laws::legal_check_and_pick_agree(race);
                positions += 1;
            },
        );
        if positions >= 1_000_000 {
            return;
        }
    }
}

#[test]
fn a_million_positions_of_classic_agree() {
    a_million_positions_agree("classic");
}

#[test]
fn a_million_positions_of_asterix_agree() {
    a_million_positions_agree("asterix");
}

#[test]
fn a_million_positions_of_desert_agree() {
    a_million_positions_agree("desert");
}

/// The law against leaks would say nothing if stirring left games as they are.
#[test]
fn stirring_stirs() {
    let (mut stirred, mut positions) = (0_u32, 0_u32);
    let mut chance = Quick::new(7);
    for (seed, rules) in (0..).zip(tables()) {
        let race = after(&rules, seed, 20, &mut Quick::new(seed));
        for viewer in laws::viewers(&race) {
            positions += 1;
            stirred += u32::from(laws::views_do_not_leak(&race, viewer, &mut chance));
        }
    }
    assert!(stirred * 100 > positions * 95, "{stirred} of {positions}");
}
