//! No action can hurt: bytes choose the table, the deal and then actions out of everything that can
//! be written; each is applied or refused, and the game stays in order.

#![no_main]

use chance::Stream;
use families::{Setup, at_family, games};
use libfuzzer_sys::fuzz_target;
use table::laws::Subject;
use table::{Seat, Seed, Turn};

fuzz_target!(|bytes: &[u8]| {
    let [game, seating, option, seed, actions @ ..] = bytes else { return };
    let games = games();
    let game = &games[usize::from(*game) % games.len()];
    let seats = game.seatings[usize::from(*seating) % game.seatings.len()].seats;
    let offer = game.options[usize::from(*option) % game.options.len()];
    let value = offer.allowed(seats).last().cloned().unwrap_or_default();
    let chosen = Setup::of(game.name, seats, &[(offer.name(), &value)]);
    let setup = chosen.or_else(|_| Setup::of(game.name, seats, &[])).expect("a table");
    at_family!(setup, G(rules) => play::<G>(&rules, *seed, actions));
});

fn play<G: Subject>(setup: &G::Setup, seed: u8, actions: &[u8]) {
    let mut game = G::new(setup);
    let mut seed = u64::from(seed);
    game.shuffle(&mut Stream::new(Seed::from_number(seed)), &mut ());
    let universe = game.universe();
    let seats: Vec<Seat> = game.seats().iter().collect();
    for triple in actions.chunks_exact(3) {
        let seat = match game.turn() {
            Turn::Waiting(seats) | Turn::Asking(seats) if triple[0] >= 16 => seats.first(),
            _ => seats.get(usize::from(triple[0]) % seats.len()).copied(),
        };
        let place = usize::from(triple[1]) << 8 | usize::from(triple[2]);
        let _ = game.act(seat.expect("a seat"), universe[place % universe.len()], &mut ());
        if game.turn() == Turn::Chance {
            seed += 1;
            game.shuffle(&mut Stream::new(Seed::from_number(seed)), &mut ());
        }
        game.audit().expect("a game in order");
    }
}
