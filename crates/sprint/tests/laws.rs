//! The laws of the house, for every edition, table and option.

#![allow(clippy::unwrap_used)]

use std::sync::Arc;

use chance::{Quick, Stream};
use proptest::prelude::*;
use sprint::edition::Voice;
use sprint::{Action, Phase, Rules, Saying, Seen, Sprint, Values, editions};
use table::laws::{self, Subject};
use table::{Chance, Game, Hosted, Seat, Seats, Seed, Turn, Viewer};

/// Random games can be very long: nobody at a table of eight collects a thousand kilometres soon.
const ACTIONS_MAX: usize = 300;

/// Every table there is: each edition and number of seats, plain and with each value of each option.
fn tables() -> Vec<Arc<Rules>> {
    let mut tables = Vec::new();
    for edition in editions::all() {
        for &seats in edition.seats {
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
    let seats = edition.seats[chance.below(u32::try_from(edition.seats.len()).unwrap()) as usize];
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
    // Partners do not play to 700.
    Rules::of(edition.name, seats, &options)
        .unwrap_or_else(|_| Rules::of(edition.name, seats, &options[..1]).unwrap())
}

/// Plays one random round and holds every position of it to every law.
fn obey(rules: &Arc<Rules>, seed: u64) {
    let mut chance = Quick::new(!seed);
    let mut choices = Quick::new(seed);
    let (log, game) = laws::walk::<Sprint, _>(
        rules,
        Seed::from_number(seed),
        Stream::new,
        &mut choices,
        ACTIONS_MAX,
        |game, shown| {
            laws::legal_check_and_pick_agree(game);
            laws::nobody_is_stuck(game);
            game.audit().unwrap();
            whoever_follows_is_next(game);
            fun_21_fun_31_what_is_spoken_of_can_be_laid_silently(game);
            for seat in game.seats().iter() {
                laws::prospects_are_true(game, seat, &mut chance);
            }
            for (viewer, seen) in shown {
                laws::views_do_not_leak(game, *viewer, &mut chance);
                laws::guesses_fit(game, *viewer, &mut chance);
                Sprint::remembers(&game.view(*viewer), seen).unwrap();
            }
        },
    );
    laws::replays_are_equal(&log, &game, Stream::new);
}

/// Where players speak for themselves, prospects say of which cards: those can be laid without a
/// word, and with the same outcome.
fn fun_21_fun_31_what_is_spoken_of_can_be_laid_silently(game: &Sprint) {
    let rules = game.open().rules();
    let speech = rules.edition().speech;
    let is_spoken = |action: Action| match action {
        Action::Lay { card, .. } => rules.is_distance(card) && speech.kilometres == Voice::Player,
        Action::Attack { .. } => speech.sounds == Voice::Player,
        _ => false,
    };
    for seat in game.seats().iter() {
        let prospects = game.prospects(seat);
        let (silent, others): (Vec<_>, Vec<_>) =
            prospects.into_iter().partition(|&(action, _)| says_nothing(action));
        let spoken: Vec<_> = others.into_iter().filter(|&(action, _)| is_spoken(action)).collect();
        assert_eq!(spoken.len(), silent.len());
        for ((aloud, one), (_, other)) in spoken.iter().zip(&silent) {
            assert_eq!(one, other, "{seat} {aloud:?} is another thing without a word");
        }
    }
}

fn says_nothing(action: Action) -> bool {
    matches!(action, Action::Lay { saying, .. } | Action::Attack { saying, .. }
        if saying == Saying::Nothing)
}

/// Whoever is told to be next is on turn once everybody has let the distance be, unless a demand is
/// met or the cards are shuffled first.
fn whoever_follows_is_next(game: &Sprint) {
    let Some(next) = game.open().follower() else { return };
    let mut game = game.clone();
    while let (Some(_), Turn::Waiting(seats) | Turn::Asking(seats)) =
        (game.open().window(), game.turn())
    {
        game.act(seats.first().unwrap(), Action::Decline, &mut ()).unwrap();
    }
    if matches!(game.open().phase(), Phase::Draw | Phase::Act) {
        assert_eq!(game.open().seat(), Some(next));
    }
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
    fn mistakes_and_calls_leave_the_game_in_order(seed in any::<u64>()) {
        stray(&mixed_table(&mut Quick::new(seed)), seed);
    }

    #[test]
    fn refusals_change_nothing(seed in any::<u64>(), stop in 1..200_usize) {
        let mut chance = Quick::new(seed);
        let game = after(&mixed_table(&mut chance), seed, stop, &mut chance);
        laws::refusals_change_nothing(&game);
    }
}

/// Plays a game in which somebody does, now and then, anything at all that is accepted, mistakes
/// and calls included, and holds every position to the laws about secrets.
fn stray(rules: &Arc<Rules>, seed: u64) {
    let mut chance = Quick::new(seed);
    let mut game = Sprint::new(rules);
    let mut shown: Vec<(Viewer, Vec<Seen>)> =
        laws::viewers(&game).map(|viewer| (viewer, Vec::new())).collect();
    for step in 0..150 {
        let mut events = Vec::new();
        match game.turn() {
            Turn::Over => break,
            Turn::Chance => {
                game.shuffle(&mut Stream::new(Seed::from_number(seed ^ step)), &mut events);
            }
            Turn::Waiting(seats) | Turn::Asking(seats) => {
                let (seat, action) = anything(&game, seats, &mut chance);
                game.act(seat, action, &mut events).unwrap();
            }
        }
        game.audit().unwrap();
        for (viewer, seen) in &mut shown {
            seen.extend(events.iter().filter_map(|event| game.seen(event, *viewer)));
            laws::views_do_not_leak(&game, *viewer, &mut chance);
            laws::guesses_fit(&game, *viewer, &mut chance);
            Sprint::remembers(&game.view(*viewer), seen).unwrap();
        }
        laws::nobody_is_stuck(&game);
    }
}

/// Mostly something legal, now and then anything that is accepted.
fn anything(game: &Sprint, waiting: Seats, chance: &mut Quick) -> (Seat, Action) {
    if chance.below(4) == 0 {
        let seat = Seat::by_lot(game.rules().seats(), chance);
        let universe = game.universe();
        let accepted: Vec<Action> =
            universe.into_iter().filter(|&action| game.check(seat, action).is_ok()).collect();
        if !accepted.is_empty() {
            let at = chance.below(u32::try_from(accepted.len()).unwrap());
            return (seat, accepted[at as usize]);
        }
    }
    let seat = waiting.first().unwrap();
    (seat, game.pick(seat, |count| chance.below(count)).unwrap())
}

/// A game after so many actions, or at its end.
fn after(rules: &Arc<Rules>, seed: u64, actions: usize, chance: &mut impl Chance) -> Sprint {
    let mut game = Sprint::new(rules);
    game.shuffle(&mut Stream::new(Seed::from_number(seed)), &mut ());
    for _ in 0..actions {
        let (Turn::Waiting(seats) | Turn::Asking(seats)) = game.turn() else { break };
        let seat = seats.first().unwrap();
        let action = game.pick(seat, |count| chance.below(count)).unwrap();
        game.apply(seat, action, &mut ());
    }
    game
}

/// Holds a hundred thousand positions of an edition to the law that the readable and the compiled rules
/// agree on every action that can be written.
fn many_positions_agree(game: &str) {
    let tables: Vec<_> = tables().into_iter().filter(|rules| rules.name() == game).collect();
    let mut choices = Quick::new(1);
    let mut positions = 0_u32;
    for (seed, rules) in (0..).zip(tables.iter().cycle()) {
        let stream = |seed: Seed| Stream::new(seed);
        laws::walk::<Sprint, _>(
            rules,
            Seed::from_number(seed),
            stream,
            &mut choices,
            ACTIONS_MAX,
            |game, _| {
                laws::legal_check_and_pick_agree(game);
                positions += 1;
            },
        );
        if positions >= 100_000 {
            return;
        }
    }
}

#[test]
fn many_positions_of_rush_agree() {
    many_positions_agree("rush");
}

#[test]
fn many_positions_of_fun_speed_agree() {
    many_positions_agree("fun-speed");
}

/// The law against leaks would say nothing if stirring left games as they are.
#[test]
fn stirring_stirs() {
    let (mut stirred, mut positions) = (0_u32, 0_u32);
    let mut chance = Quick::new(7);
    for (seed, rules) in (0..).zip(tables()) {
        let game = after(&rules, seed, 20, &mut Quick::new(seed));
        for viewer in laws::viewers(&game) {
            positions += 1;
            stirred += u32::from(laws::views_do_not_leak(&game, viewer, &mut chance));
        }
    }
    assert!(stirred * 100 > positions * 95, "{stirred} of {positions}");
}
