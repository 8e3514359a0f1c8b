//! What a board and a set of cards must satisfy before anybody plays with them.

use crate::board::{Board, Cell, Cells, Side};
use crate::card::{Card, Face, Head};

/// The most steps a move can have.
pub const STEPS_MAX: usize = 3;

/// What is wrong with a board or a set of cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flaw {
    /// C1: the pile has fewer heads than the track has steps, so it could run out.
    TooFewHeads,
    /// C2: there are not sixty cards, or one has no treasure or more than three.
    WrongCards,
    /// C3: a starting card shows a head, which would mean nothing.
    IdleHead,
    /// C4: nothing leads to the entrance, or some cells cannot be reached from others.
    NotConnected,
    /// C5: there are as many pawns as cells, so that the genie could be at a loss.
    TooManyPawns,
    /// C6: a card closes all four sides.
    ClosedCard,
    /// The die shows nothing, or more than a move can have.
    WrongDie,
}

/// What is wrong with this board and these cards, if anything is. (C1 to C6 of the design)
pub fn flaw(board: &Board, deck: &[Face]) -> Option<Flaw> {
    let (start, pile) = deck.split_at_checked(Card::STARTING).unwrap_or_default();
    let heads = |cards: &[Face]| cards.iter().filter(|face| face.head == Head::Shown).count();
    let steps = 1..=u8::try_from(STEPS_MAX).expect("a short move");
    if deck.len() != Card::COUNT || deck.iter().any(|face| !steps.contains(&face.treasures)) {
        Some(Flaw::WrongCards)
    } else if heads(pile) < usize::from(board.track) {
        Some(Flaw::TooFewHeads)
    } else if heads(start) > 0 {
        Some(Flaw::IdleHead)
    } else if !is_connected(board) {
        Some(Flaw::NotConnected)
    } else if usize::from(board.pawns) >= Cell::COUNT {
        Some(Flaw::TooManyPawns)
    } else if deck.iter().any(|face| face.walls.len() > 3) {
        Some(Flaw::ClosedCard)
    } else if board.die.is_empty() || board.die.iter().any(|points| !steps.contains(points)) {
        Some(Flaw::WrongDie)
    } else {
        None
    }
}

/// Whether every cell leads to every other and to the entrance where no card is in the way.
fn is_connected(board: &Board) -> bool {
    let mut known: Cells = Cell::all().take(1).collect();
    loop {
        let beyond = |cell| Side::ALL.into_iter().filter_map(move |side| board.beyond(cell, side));
        let inside = known.iter().filter(|&cell| cell != Cell::ENTRANCE);
        let next: Cells = inside.flat_map(beyond).chain(known.iter()).collect();
        if next == known {
            return known.len() as usize == Cell::COUNT + 1;
        }
        known = next;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{BOARD, Sides};
    use crate::card::DECK;

    /// What is found wrong after a change to the board.
    fn board(change: impl Fn(&mut Board)) -> Option<Flaw> {
        let Board { doors, inner_walls, track, die, pawns } = BOARD;
        let mut board = Board { doors, inner_walls, track, die, pawns };
        change(&mut board);
        flaw(&board, &DECK)
    }

    /// What is found wrong after a change to one card.
    fn deck(at: usize, change: impl Fn(&mut Face)) -> Option<Flaw> {
        let mut deck = DECK;
        change(&mut deck[at]);
        flaw(&BOARD, &deck)
    }

    #[test]
    fn nothing_is_wrong_with_ours() {
        assert_eq!(flaw(&BOARD, &DECK), None);
    }

    #[test]
    fn c1_the_pile_has_as_many_heads_as_the_track_has_steps() {
        assert_eq!(board(|board| board.track = 16), None);
        assert_eq!(board(|board| board.track = 17), Some(Flaw::TooFewHeads));
    }

    #[test]
    fn c2_sixty_cards_show_one_to_three_treasures() {
        assert_eq!(deck(30, |face| face.treasures = 0), Some(Flaw::WrongCards));
        assert_eq!(deck(30, |face| face.treasures = 4), Some(Flaw::WrongCards));
        assert_eq!(flaw(&BOARD, &DECK[..59]), Some(Flaw::WrongCards));
        assert_eq!(flaw(&BOARD, &[]), Some(Flaw::WrongCards));
    }

    #[test]
    fn c3_no_starting_card_shows_a_head() {
        assert_eq!(deck(18, |face| face.head = Head::Shown), Some(Flaw::IdleHead));
    }

    #[test]
    fn c4_the_cave_is_in_one_piece_and_has_a_door() {
        assert_eq!(board(|board| board.doors = &[]), Some(Flaw::NotConnected));
        assert_eq!(board(|board| board.doors = &[(Cell(14), Side::South)]), None);
        let corner = &[(Cell(0), Side::East), (Cell(5), Side::North)];
        assert_eq!(board(|board| board.inner_walls = corner), Some(Flaw::NotConnected));
        assert_eq!(board(|board| board.inner_walls = &corner[..1]), None);
    }

    #[test]
    fn c5_there_are_more_cells_than_pawns() {
        assert_eq!(board(|board| board.pawns = 18), None);
        assert_eq!(board(|board| board.pawns = 19), Some(Flaw::TooManyPawns));
    }

    #[test]
    fn c6_no_card_is_closed_on_all_sides() {
        assert_eq!(deck(20, |face| face.walls = Sides(0b1101)), None);
        assert_eq!(deck(20, |face| face.walls = Sides::ALL), Some(Flaw::ClosedCard));
    }

    #[test]
    fn the_die_shows_what_a_move_can_have() {
        assert_eq!(board(|board| board.die = &[]), Some(Flaw::WrongDie));
        assert_eq!(board(|board| board.die = &[1, 2, 3, 4, 5, 6]), Some(Flaw::WrongDie));
    }
}
