//! Does so many playouts, or so many copies of a game, to be counted by valgrind, and says how many
//! decisions or copies there were: `count play|clone GAME SEATS GAMES`.

use std::hint::black_box;

use bornes::Race;
use table::Game;
use tresors::Cave;

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    let [_, mode, game, seats, games] = arguments.as_slice() else {
        panic!("count play|clone GAME SEATS GAMES");
    };
    let seats = seats.parse().expect("a number of seats");
    let games = games.parse().expect("a number of games");
    let times = if game == tresors::rules::NAME {
        let rules = tresors::Rules::of(game, seats, &[]).expect("a table");
        count::<Cave>(mode, &rules, games)
    } else {
        let rules = bornes::Rules::of(game, seats, &[]).expect("a table");
        count::<Race>(mode, &rules, games)
    };
    println!("{times}");
}

fn count<G: Game>(mode: &str, setup: &G::Setup, games: u64) -> u64 {
    if mode == "clone" {
        clones(&G::new(setup), games)
    } else {
        benches::playouts::<G>(setup, games, 1)
    }
}

fn clones<G: Game>(game: &G, times: u64) -> u64 {
    (0..times).for_each(|_| copy_once(game));
    times
}

/// Copies a game so that the compiler cannot leave it out.
fn copy_once<G: Game>(game: &G) {
    black_box(black_box(game).clone());
}
