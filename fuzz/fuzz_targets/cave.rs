//! No action can hurt in the cave: bytes choose the table, the deal and then actions out of
//! everything that can be written; each is applied or refused, and the game stays in order.

#![no_main]

use chance::Stream;
use libfuzzer_sys::fuzz_target;
use table::laws::{Subject, legal_check_and_pick_agree};
use table::{Game, Seat, Seed, Turn};
use tresors::{Cave, Rules};

/// What the lowest bits of a byte choose.
const OPTIONS: [(&str, [&str; 2]); 3] = [
    ("variant", ["base", "chance"]),
    ("exit_exact", ["off", "on"]),
    ("no_sealing", ["off", "on"]),
];

fuzz_target!(|bytes: &[u8]| {
    let [seats, options, seed, actions @ ..] = bytes else { return };
    let value = |at: usize| (OPTIONS[at].0, OPTIONS[at].1[usize::from(options >> at & 1)]);
    let options = [value(0), value(1), value(2)];
    let rules = Rules::of("tresors", 2 + seats % 3, &options).expect("a table");
    let mut cave = Cave::new(&rules);
    cave.shuffle(&mut Stream::new(Seed::from_number(u64::from(*seed))), &mut ());
    let universe = cave.universe();
    for pair in actions.chunks_exact(2) {
        let seat = match cave.turn() {
            Turn::Waiting(seats) if pair[0] >= 16 => seats.first(),
            _ => Some(Seat(pair[0] % rules.seats())),
        };
        let action = universe[usize::from(pair[1]) % universe.len()];
        let _ = cave.act(seat.expect("a seat"), action, &mut ());
        cave.audit().expect("a game in order");
        legal_check_and_pick_agree(&cave);
    }
});
