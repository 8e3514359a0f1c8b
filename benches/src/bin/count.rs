//! Plays until so many decisions are taken, or makes so many copies of a game, to be counted by
//! valgrind, and says how many there were: `count play|clone GAME SEATS TIMES`.

use std::hint::black_box;
use std::sync::Arc;

use families::{Family, Setup, at_family};

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    let [_, mode, game, seats, times] = arguments.as_slice() else {
        panic!("count play|clone GAME SEATS TIMES");
    };
    let seats = seats.parse().expect("a number of seats");
    let times = times.parse().expect("a number");
    let setup = Setup::of(game, seats, &[]).expect("a table");
    let done = match mode.as_str() {
        "clone" => at_family!(&setup, G(rules) => clones::<G>(rules, times)),
        _ => at_family!(&setup, G(rules) => benches::playouts::<G>(rules, times, 1)),
    };
    println!("{done}");
}

fn clones<G: Family>(rules: &Arc<G::Rules>, times: u64) -> u64 {
    let game = G::new(rules);
    (0..times).for_each(|_| copy_once(&game));
    times
}

/// Copies a game so that the compiler cannot leave it out. It is looked at where it lies: handing it
/// over would copy it once more.
fn copy_once<G: Family>(game: &G) {
    black_box(&black_box(game).clone());
}
