//! What the games at one table come to: sums of whole numbers, so that their order does not matter.

use std::collections::BTreeMap;

use analysis::estimate::{Estimate, Sample};
use table::{Seat, Seats, Team};

use crate::figures::float;

/// What the games at one table come to.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Count {
    /// How many games equals have played.
    pub(crate) games: u64,
    length: Sums,
    wins: [u64; Seat::MAX],
    endings: BTreeMap<&'static str, u64>,
    cards: BTreeMap<String, Sums>,
    /// The deals that the cards decided, those that play decided, and the others.
    by_cards: u64,
    by_play: u64,
}

/// A sum, and the sum of the squares.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Sums {
    sum: u64,
    squares: u64,
}

impl Sums {
    fn note(&mut self, observed: u64) {
        self.sum += observed;
        self.squares += observed * observed;
    }

    fn add(&mut self, other: Sums) {
        self.sum += other.sum;
        self.squares += other.squares;
    }

    fn mean(self, count: u64) -> Estimate {
        let (sum, squares) = (float(self.sum), float(self.squares));
        Sample { count: float(count), sum, squares }.count_mean()
    }
}

impl Count {
    /// Counts a game of equals.
    pub(super) fn note_game(
        &mut self,
        decisions: u32,
        winners: Seats,
        ending: Option<&'static str>,
        played: &[String],
    ) {
        self.games += 1;
        self.length.note(decisions.into());
        winners.iter().for_each(|seat| self.wins[seat.index()] += 1);
        if let Some(ending) = ending {
            *self.endings.entry(ending).or_default() += 1;
        }
        let mut each: BTreeMap<&str, u64> = BTreeMap::new();
        for card in played {
            *each.entry(card).or_default() += 1;
        }
        for (card, times) in each {
            self.cards.entry(card.to_owned()).or_default().note(times);
        }
    }

    /// Counts a deal that was played twice: who won each time, and whether that was a strong one.
    pub(super) fn note_pair(&mut self, first: Option<(Team, bool)>, second: Option<(Team, bool)>) {
        let (Some((one, strong)), Some((other, strong_again))) = (first, second) else { return };
        self.by_cards += u64::from(one == other);
        self.by_play += u64::from(one != other && strong && strong_again);
    }

    /// Counts what another one has counted.
    pub(super) fn add(&mut self, other: &Count) {
        self.games += other.games;
        self.length.add(other.length);
        self.wins.iter_mut().zip(other.wins).for_each(|(sum, wins)| *sum += wins);
        for (ending, games) in &other.endings {
            *self.endings.entry(ending).or_default() += games;
        }
        for (card, times) in &other.cards {
            self.cards.entry(card.clone()).or_default().add(*times);
        }
        self.by_cards += other.by_cards;
        self.by_play += other.by_play;
    }

    /// How many decisions a game takes.
    pub(crate) fn length(&self) -> Estimate {
        self.length.mean(self.games)
    }

    /// The share of the games that a seat wins, alone or with others.
    pub(crate) fn wins(&self, seat: Seat) -> Estimate {
        share(self.wins[seat.index()], self.games)
    }

    /// The share of the games that end in each way.
    pub(crate) fn endings(&self) -> impl Iterator<Item = (&'static str, Estimate)> {
        self.endings.iter().map(|(ending, games)| (*ending, share(*games, self.games)))
    }

    /// The share of the games that end in this way.
    pub(crate) fn ending(&self, ending: &str) -> Estimate {
        share(self.endings.get(ending).copied().unwrap_or(0), self.games)
    }

    /// The share of the deals that the cards decided, of those that cards or play did.
    pub(crate) fn luck(&self) -> Estimate {
        share(self.by_cards, self.by_cards + self.by_play)
    }

    /// How often a card is played in a game.
    pub(crate) fn plays(&self, card: &str) -> Estimate {
        self.cards.get(card).copied().unwrap_or_default().mean(self.games)
    }

    /// Every card that was played.
    pub(crate) fn cards(&self) -> impl Iterator<Item = &str> {
        self.cards.keys().map(String::as_str)
    }
}

fn share(part: u64, whole: u64) -> Estimate {
    Estimate::of_share(
        float(part) / float(whole.max(1)),
        usize::try_from(whole).unwrap_or(usize::MAX),
    )
}
