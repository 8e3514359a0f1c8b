//! The laws of the house, for every edition, table and option.

#![allow(clippy::unwrap_used)]

use std::sync::Arc;

use chance::{Quick, Stream};
use options::{asked, mixture, variants};
use sprint::{Action, Phase, Rules, Sprint, editions};
use table::laws::Battery;
use table::{Chance, Game, Hosted, Turn};

fn battery() -> Battery<Sprint, Stream, Quick> {
    Battery {
        tables: tables(),
        mixture: mixed,
        stream: Stream::new,
        quick: Quick::new,
        also: promises,
        closely: 60,
        mixtures: 60,
    }
}

fn tables() -> Vec<Arc<Rules>> {
    let mut tables = Vec::new();
    for edition in editions::all() {
        for &seats in edition.seats {
            let made = variants(edition.options, seats).into_iter();
            tables.extend(made.map(|it| Rules::of(edition.name, seats, &asked(&it)).unwrap()));
        }
    }
    tables
}

fn mixed(chance: &mut Quick) -> Arc<Rules> {
    let editions = editions::all();
    let edition = &editions[below(editions.len(), chance)];
    let seats = edition.seats[below(edition.seats.len(), chance)];
    let choices = mixture(edition.options, seats, chance);
    // Partners do not play to 700.
    Rules::of(edition.name, seats, &asked(&choices))
        .unwrap_or_else(|_| Rules::of(edition.name, seats, &asked(&choices)[..1]).unwrap())
}

fn below(count: usize, chance: &mut Quick) -> usize {
    chance.below(u32::try_from(count).unwrap()) as usize
}

/// What this family alone promises of every position.
fn promises(game: &Sprint) {
    whoever_follows_is_next(game);
    nobody_is_told_what_is_a_mistake(game);
    answers_that_are_lit_are_right(game);
}

/// An answer that is listed as accepted is no mistake: pages light it. (RUS-22)
fn answers_that_are_lit_are_right(game: &Sprint) {
    let Turn::Asking(seats) = game.turn() else { return };
    for seat in seats.iter() {
        for (action, outlook) in game.prospects(seat) {
            assert!(outlook.is_err() || game.objection(seat, action).is_none(), "{action:?}");
        }
    }
}

/// Where mistakes are punished, what can be tried is listed in an order that does not tell them, and
/// whoever can add an accelerator to a distance can add it to every distance. (RUS-22)
fn nobody_is_told_what_is_a_mistake(game: &Sprint) {
    if !game.rules().edition().punishes_mistakes() {
        return;
    }
    let (Turn::Waiting(seats) | Turn::Asking(seats)) = game.turn() else { return };
    for seat in seats.iter() {
        let prospects = game.prospects(seat);
        assert!(prospects.is_sorted_by_key(|(action, _)| *action));
        let accelerated = |most: u8| {
            let lays = prospects.iter().filter_map(move |&(action, ref outlook)| match action {
                Action::Lay { card, accelerators, .. } if outlook.is_ok() => {
                    (accelerators == most).then_some(card)
                }
                _ => None,
            });
            lays.filter(|&card| game.rules().is_distance(card)).collect::<Vec<_>>()
        };
        let is_free = matches!(game.open().phase(), Phase::Draw | Phase::Act);
        for most in (1..=2).filter(|&most| is_free && !accelerated(most).is_empty()) {
            assert_eq!(accelerated(most), accelerated(0), "{most} accelerators");
        }
    }
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

table::test_laws!(battery());

#[test]
fn many_positions_of_rush_agree() {
    battery().positions_agree(100_000, |rules| rules.name() == "rush");
}

#[test]
fn many_positions_of_fun_speed_agree() {
    battery().positions_agree(100_000, |rules| rules.name() == "fun-speed");
}
