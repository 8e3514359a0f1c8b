//! Whole matches of bots, of whatever family.

use bots::{Level, Skill};
use chance::Quick;
use table::{Bot, Seat, Turn, Viewer};

/// Plays a whole match and hands every decision to `watch` before it is taken.
pub fn play<G: Skill>(
    setup: &G::Setup,
    levels: &[Level; Seat::MAX],
    seed: u64,
    mut watch: impl FnMut(&G, Seat, &[G::Action], G::Action),
) -> G {
    let (mut deal, mut chance) = (Quick::new(seed), Quick::new(!seed));
    let mut game = G::new(setup);
    let mut legal = Vec::new();
    loop {
        match game.turn() {
            Turn::Chance => game.shuffle(&mut deal, &mut ()),
            Turn::Waiting(seats) | Turn::Asking(seats) => {
                let seat = seats.first().unwrap();
                legal.clear();
                game.legal(seat, &mut legal);
                let view = game.view(Viewer::Seat(seat));
                let mut level = levels[seat.index()];
                let action = Bot::<G>::decide(&mut level, &view, &legal, &mut chance);
                watch(&game, seat, &legal, action);
                game.apply(seat, action, &mut ());
            }
            Turn::Over => match game.next_round() {
                Some(next) => game = next,
                None => return game,
            },
        }
    }
}
