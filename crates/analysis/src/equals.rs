//! What equals would have made of the same cards.
//!
//! The round is played again and again by bots of one kind, who decide by whim so that no two games
//! go alike: with whatever chance may bring, and with what it brought in this round, deal by deal and roll
//! by roll. What the second wins more than the first was in the cards, and it is the same for everybody
//! who might have sat there.

use bots::search::play_out;
use bots::{Level, Skill};
use chance::{Quick, Stream};
use table::{Bot, Seat, Seed, Viewer};

/// Who plays: somebody who plausibly does this or that.
const WHO: Level = Level::Beginner;

/// How often equals win.
#[derive(Clone, PartialEq, Debug)]
pub struct Equals {
    /// By side: before anything is known of the cards.
    pub before: Vec<f64>,
    /// By side: with the cards of this round.
    pub dealt: Vec<f64>,
}

/// By side: how often it wins of so many games that begin here, if chance brings first what these seeds
/// bring.
pub(crate) fn wins<G: Skill>(
    sides: &[Seat],
    seeds: &[Seed],
    games: u32,
    chance: &mut Quick,
    begin: impl Fn(&mut Quick) -> G,
) -> Vec<f64> {
    let (mut sums, mut legal) = (vec![0.0; sides.len()], Vec::new());
    for _ in 0..games {
        let mut game = begin(chance);
        play(&mut game, seeds, &mut legal, chance);
        sums.iter_mut().zip(sides).for_each(|(sum, &side)| *sum += game.worth(side));
    }
    sums.iter().map(|sum| sum / f64::from(games.max(1))).collect()
}

fn play<G: Skill>(game: &mut G, seeds: &[Seed], legal: &mut Vec<G::Action>, chance: &mut Quick) {
    let mut seeds = seeds.iter();
    let shuffle = |game: &mut G, chance: &mut Quick| match seeds.next() {
        Some(&seed) => game.shuffle(&mut Stream::new(seed), &mut ()),
        None => game.shuffle(chance, &mut ()),
    };
    let decide = |game: &G, seat, legal: &[_], chance: &mut Quick| {
        Bot::<G>::decide(&mut WHO.clone(), &game.view(Viewer::Seat(seat)), legal, chance)
    };
    play_out(game, legal, chance, shuffle, decide);
}
