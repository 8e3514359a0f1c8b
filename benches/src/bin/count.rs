//! Does so many playouts, or so many copies of a game, to be counted by valgrind, and says how many
//! decisions or copies there were: `count play|clone GAME SEATS GAMES`.

use std::hint::black_box;

use bornes::{Race, Rules};
use table::Game;

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    let [_, mode, game, seats, games] = arguments.as_slice() else {
        panic!("count play|clone GAME SEATS GAMES");
    };
    let seats = seats.parse().expect("a number of seats");
    let games = games.parse().expect("a number of games");
    let rules = Rules::of(game, seats, &[]).expect("a table");
    let times =
        if mode == "clone" { clones(rules, games) } else { benches::playouts(rules, games, 1) };
    println!("{times}");
}

fn clones(rules: &'static Rules, times: u64) -> u64 {
    let race = Race::new(&rules);
    (0..times).for_each(|_| copy_once(&race));
    times
}

/// Copies a game so that the compiler cannot leave it out.
fn copy_once(race: &Race) {
    black_box(black_box(race).clone());
}
