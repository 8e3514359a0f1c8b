//! Uniformly random play, for bots that think in playouts, for simulations and for tests.

use crate::chance::Chance;
use crate::game::{Bot, Game, Witness};
use crate::seat::{Seat, Viewer};
use crate::turn::Turn;

/// Plays one round to its end at random and says how many decisions it took.
///
/// Everything is known here, so a seat that could only decline a window is not asked: its answer
/// is given for it and is not counted. A host at a real table never does that, because it would
/// tell who holds what.
#[inline]
pub fn playout<G: Game>(game: &mut G, chance: &mut impl Chance) -> u32 {
    playout_before(game, chance, &mut ())
}

/// The same before a witness.
#[inline]
pub fn playout_before<G: Game>(
    game: &mut G,
    chance: &mut impl Chance,
    witness: &mut impl Witness<G::Event>,
) -> u32 {
    let mut decisions = 0;
    loop {
        match game.turn() {
            Turn::Waiting(seats) => {
                let seat = seats.first().expect("a seat that is waited for");
                let action = game.pick(seat, |count| chance.below(count));
                game.apply(seat, action.expect("something to do"), witness);
                decisions += 1;
            }
            Turn::Asking(seats) => {
                let Some(seat) = game.skip_helpless(seats, witness).first() else { continue };
                let mut counted = 0;
                let action = game.pick(seat, |count| {
                    if count == 1 {
                        return 0;
                    }
                    counted = 1;
                    chance.below(count)
                });
                game.apply(seat, action.expect("an answer"), witness);
                decisions += counted;
            }
            Turn::Chance => game.shuffle(chance, witness),
            Turn::Over => return decisions,
        }
    }
}

/// Plays one round to its end as the bots of the seats decide, before a witness, and counts as
/// [`playout`] does.
pub fn playout_by<G: Game, B: Bot<G>>(
    game: &mut G,
    bots: &mut [B],
    chance: &mut impl Chance,
    witness: &mut impl Witness<G::Event>,
) -> u32 {
    let mut decisions = 0;
    let mut legal = Vec::new();
    loop {
        if B::CALLS {
            call_out(game, bots, chance, witness);
        }
        let turn = game.turn();
        let seat = match turn {
            Turn::Waiting(seats) | Turn::Asking(seats) => seats.first().expect("a seat to decide"),
            Turn::Chance => {
                game.shuffle(chance, witness);
                continue;
            }
            Turn::Over => return decisions,
        };
        legal.clear();
        game.legal(seat, &mut legal);
        let view = game.view(Viewer::Seat(seat));
        let action = bots[seat.index()].decide(&view, &legal, chance);
        game.apply(seat, action, witness);
        decisions += u32::from(legal.len() > 1 || matches!(turn, Turn::Waiting(_)));
    }
}

/// Lets everybody call out what they notice, beginning with a seat drawn by lot, until one does; says
/// who has called what.
pub fn call_out<G: Game, B: Bot<G>>(
    game: &mut G,
    bots: &mut [B],
    chance: &mut impl Chance,
    witness: &mut impl Witness<G::Event>,
) -> Option<(Seat, G::Action)> {
    let seats = u8::try_from(bots.len()).expect("few seats");
    let mut seat = Seat::by_lot(seats, chance);
    for _ in 0..seats {
        let call = bots[seat.index()].call(&game.view(Viewer::Seat(seat)), chance);
        if let Some(call) = call.filter(|&call| game.act(seat, call, witness).is_ok()) {
            return Some((seat, call));
        }
        seat = seat.left(seats);
    }
    None
}

/// Counts the ways a game can go in `depth` decisions: the cheapest alarm there is.
///
/// Every seat that is waited for or asked contributes its legal actions. A game that is over, or
/// that asks for chance, ends the way.
pub fn perft<G: Game>(game: &G, depth: u32) -> u64 {
    let (Turn::Waiting(seats) | Turn::Asking(seats)) = game.turn() else {
        return 1;
    };
    if depth == 0 {
        return 1;
    }
    let mut ways = 0;
    let mut actions = Vec::new();
    for seat in seats.iter() {
        actions.clear();
        game.legal(seat, &mut actions);
        for &action in &actions {
            let mut next = game.clone();
            next.apply(seat, action, &mut ());
            ways += perft(&next, depth - 1);
        }
    }
    ways
}
