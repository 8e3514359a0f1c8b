//! Where cards lie face up.

use table::Team;

use crate::card::{Card, Cards};
pub use deck::stock::{DECK_MAX, Stock};

/// All cards that lie face up: those laid before the teams, in the order they were laid, and those
/// cast aside (the discard pile, or where there is none the tray of cancelled attacks).
///
/// A card lies in one place only, so both lists share one array and grow towards each other.
#[derive(Clone, Debug)]
pub struct Ground {
    /// From the front what is laid, each card with its team in the three high bits; from the back
    /// what is cast aside, the latest first.
    cells: [u8; DECK_MAX],
    laid: u8,
    aside: u8,
}

/// The five low bits of a cell are the card.
const CARD: u8 = 31;
/// The three high bits are the team.
const TEAM_SHIFT: u8 = 5;

impl Ground {
    /// Nothing lies anywhere.
    pub const EMPTY: Ground = Ground { cells: [0; DECK_MAX], laid: 0, aside: 0 };

    /// Lays a card before a team.
    #[inline]
    pub fn lay(&mut self, team: Team, card: Card) {
        self.cells[usize::from(self.laid)] = team.0 << TEAM_SHIFT | card.0;
        self.laid += 1;
    }

    /// Casts a card aside, on top of the others.
    #[inline]
    pub fn cast(&mut self, card: Card) {
        self.aside += 1;
        self.cells[DECK_MAX - usize::from(self.aside)] = card.0;
    }

    /// Takes away the latest of `cards` that lies before `team`.
    pub fn lift(&mut self, team: Team, cards: Cards) -> Option<Card> {
        let at =
            self.laid().iter().rposition(|&cell| owner(cell) == team && cards.has(face(cell)))?;
        let card = face(self.cells[at]);
        self.cells.copy_within(at + 1..usize::from(self.laid), at);
        self.laid -= 1;
        Some(card)
    }

    /// The latest of `cards` that lies before `team`.
    pub fn top(&self, team: Team, cards: Cards) -> Option<Card> {
        self.pile(team, cards).next_back()
    }

    /// The `cards` that lie before `team`, in the order they were laid.
    pub fn pile(&self, team: Team, cards: Cards) -> impl DoubleEndedIterator<Item = Card> {
        self.laid()
            .iter()
            .filter(move |&&cell| owner(cell) == team)
            .map(|&cell| face(cell))
            .filter(move |&card| cards.has(card))
    }

    /// What was cast aside, the latest first.
    pub fn aside(&self) -> impl DoubleEndedIterator<Item = Card> + ExactSizeIterator {
        self.cells[DECK_MAX - usize::from(self.aside)..].iter().map(|&cell| face(cell))
    }

    /// Every card that lies face up.
    pub fn cards(&self) -> impl Iterator<Item = Card> {
        self.laid().iter().map(|&cell| face(cell)).chain(self.aside())
    }

    fn laid(&self) -> &[u8] {
        &self.cells[..usize::from(self.laid)]
    }
}

fn face(cell: u8) -> Card {
    Card(cell & CARD)
}

fn owner(cell: u8) -> Team {
    Team(cell >> TEAM_SHIFT)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ground_keeps_each_pile_in_order() {
        let mut ground = Ground::EMPTY;
        let all = Cards(u32::MAX);
        for (team, card) in [(0, 3), (1, 4), (0, 5), (1, 4), (0, 3)] {
            ground.lay(Team(team), Card(card));
        }
        ground.cast(Card(9));
        ground.cast(Card(8));
        assert_eq!(ground.pile(Team(0), all).collect::<Vec<_>>(), [Card(3), Card(5), Card(3)]);
        assert_eq!(ground.lift(Team(0), Cards(1 << 5)), Some(Card(5)));
        assert_eq!(ground.lift(Team(0), Cards(1 << 5)), None);
        assert_eq!(ground.top(Team(0), all), Some(Card(3)));
        assert_eq!(ground.pile(Team(1), all).count(), 2);
        assert_eq!(ground.aside().collect::<Vec<_>>(), [Card(8), Card(9)]);
    }
}
