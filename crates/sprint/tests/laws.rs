//! The laws of the house, for every edition, table and option.

#![allow(clippy::unwrap_used)]

use std::sync::Arc;

use chance::{Quick, Stream};
use options::{asked, mixture, variants};
use sprint::{Action, Phase, Rules, Sprint, editions};
use table::laws::Battery;
use table::{Chance, Game, Turn};

fn battery() -> Battery<Sprint, Stream, Quick> {
    Battery {
        tables: tables(),
        mixture: mixed,
        stream: Stream::new,
        quick: Quick::new,
        also: whoever_follows_is_next,
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
