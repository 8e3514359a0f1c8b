//! Who plays on which side, so that luck cancels.

use chance::Quick;
use table::shuffle;

/// The most games that are played with one deal.
const GAMES_MAX: usize = 24;

/// The lineups that play the same deal. A lineup names a bot for each side, by its number.
///
/// Sides are what changes places, not seats: partners are one bot. A bot has every place as often as
/// any other place, with the same cards, so neither cards nor places favour anybody.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Lineups {
    /// Every order of the bots that can be told apart, so that everybody also sits before and behind
    /// everybody else equally often.
    All(Vec<Vec<usize>>),
    /// There are too many of them: each deal draws one order by lot, and every side moves on through
    /// all places.
    Rotated(Vec<usize>),
}

impl Lineups {
    /// The lineups of these bots, one for each side.
    pub(crate) fn of(sides: &[usize]) -> Lineups {
        let mut order = sides.to_vec();
        order.sort_unstable();
        let mut all = vec![order.clone()];
        while all.len() <= GAMES_MAX {
            if !advance(&mut order) {
                return Lineups::All(all);
            }
            all.push(order.clone());
        }
        Lineups::Rotated(sides.to_vec())
    }

    /// How many games are played with each deal.
    pub(crate) fn games(&self) -> u64 {
        match self {
            Lineups::All(all) => all.len() as u64,
            Lineups::Rotated(order) => order.len() as u64,
        }
    }

    /// The lineups for one deal.
    pub(crate) fn draw(&self, mut chance: Quick) -> Vec<Vec<usize>> {
        match self {
            Lineups::All(all) => all.clone(),
            Lineups::Rotated(order) => {
                let mut order = order.clone();
                shuffle(&mut order, &mut chance);
                let rotated = |by| [&order[by..], &order[..by]].concat();
                (0..order.len()).map(rotated).collect()
            }
        }
    }
}

/// Goes on to the next order of the same numbers, the smallest first; `false` after the last.
fn advance(order: &mut [usize]) -> bool {
    let Some(at) = (1..order.len()).rev().find(|&at| order[at - 1] < order[at]) else {
        return false;
    };
    let larger = |&other: &usize| order[at - 1] < order[other];
    let swap = (at..order.len()).rev().find(larger).expect("the larger one behind");
    order.swap(at - 1, swap);
    order[at..].reverse();
    true
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(sides: &[usize], seed: u64) -> Vec<Vec<usize>> {
        let lineups = Lineups::of(sides);
        let drawn = lineups.draw(Quick::new(seed));
        assert_eq!(drawn.len() as u64, lineups.games());
        drawn
    }

    #[test]
    fn two_change_places_and_others_take_every_order() {
        assert_eq!(drawn(&[0, 1], 0), [[0, 1], [1, 0]]);
        assert_eq!(drawn(&[0, 1, 1], 0), [[0, 1, 1], [1, 0, 1], [1, 1, 0]]);
        assert_eq!(drawn(&[1, 0, 1, 0], 0).len(), 6);
        assert_eq!(drawn(&[3, 1, 0, 2], 0).len(), 24);
        assert_eq!(drawn(&[0, 0], 0), [[0, 0]]);
    }

    #[test]
    fn whoever_plays_every_place_is_taken_equally_often() {
        for sides in [&[0, 1, 2][..], &[0, 1, 1, 1], &[0, 1, 2, 0, 1, 2], &[0, 1, 2, 3, 0, 1, 2, 3]]
        {
            let lineups = drawn(sides, 5);
            for bot in sides {
                let count = |place: usize| lineups.iter().filter(|l| l[place] == *bot).count();
                assert!((0..sides.len()).all(|place| count(place) == count(0)), "{lineups:?}");
                assert!(count(0) > 0);
            }
        }
    }

    #[test]
    fn too_many_orders_are_drawn_by_lot() {
        let sides = [0, 1, 2, 3, 0, 1];
        assert_eq!(drawn(&sides, 1).len(), 6);
        assert_eq!(drawn(&sides, 1), drawn(&sides, 1));
        assert_ne!(drawn(&sides, 1), drawn(&sides, 2));
    }
}
