//! No action can hurt: bytes choose the table, the deal and then actions out of everything that can
//! be written; each is applied or refused, and the game stays in order.

#![no_main]

use bornes::{Race, Rules, editions};
use chance::Stream;
use libfuzzer_sys::fuzz_target;
use table::laws::Subject;
use table::{Game, Seat, Seed, Turn};

fuzz_target!(|bytes: &[u8]| {
    let [edition, seating, seed, actions @ ..] = bytes else { return };
    let editions = editions::all();
    let edition = &editions[usize::from(*edition) % editions.len()];
    let seating = edition.seatings[usize::from(*seating) % edition.seatings.len()];
    let rules = Rules::of(edition.name, seating.seats, &[]).expect("a table");
    let mut race = Race::new(&rules);
    race.shuffle(&mut Stream::new(Seed::from_number(u64::from(*seed))), &mut ());
    let universe = race.universe();
    for pair in actions.chunks_exact(2) {
        let seat = match race.turn() {
            Turn::Waiting(seats) | Turn::Asking(seats) if pair[0] >= 16 => seats.first(),
            _ => Some(Seat(pair[0] % rules.seats())),
        };
        let action = universe[usize::from(pair[1]) % universe.len()];
        let _ = race.act(seat.expect("a seat"), action, &mut ());
        race.audit().expect("a game in order");
    }
});
