//! What is advised follows from what the seat sees, and from nothing that it does not.

#![allow(clippy::unwrap_used)]

use analysis::advice::ranked;
use bots::{Budget, Skill};
use chance::Quick;
use families::{Setup, at_family, games};
use table::{Chance, Secrets, Turn, Viewer};

/// Plays at random, and asks now and then with other hidden cards. Says how often they were others.
fn ask<G: Skill + Secrets>(setup: &G::Setup) -> u32 {
    let (mut game, mut chance, mut differs) = (G::new(setup), Quick::new(7), 0);
    for step in 0..60 {
        let seat = match game.turn() {
            Turn::Chance => {
                game.shuffle(&mut chance, &mut ());
                continue;
            }
            Turn::Waiting(seats) | Turn::Asking(seats) => seats.first().unwrap(),
            Turn::Over => break,
        };
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        if step % 10 == 9 {
            let other = game.stir(Viewer::Seat(seat), &mut chance);
            differs += u32::from(other != game);
            let advice = |game: &G| {
                let mut legal = Vec::new();
                game.legal(seat, &mut legal);
                let view = game.view(Viewer::Seat(seat));
                ranked::<G>(&view, &legal, Budget::Playouts(16), &mut Quick::new(3))
            };
            let found = advice(&game);
            assert_eq!(found, advice(&other));
            assert_eq!(found.len(), legal.len());
        }
        let count = u32::try_from(legal.len()).unwrap();
        game.apply(seat, legal[chance.below(count) as usize], &mut ());
    }
    differs
}

#[test]
fn other_hidden_cards_change_no_advice() {
    for game in games() {
        let setup = Setup::of(game.name, game.seatings[0].seats, &[]).unwrap();
        let differs = at_family!(&setup, G(rules) => ask::<G>(rules));
        assert!(differs > 0, "{}: nothing was hidden", game.name);
    }
}
