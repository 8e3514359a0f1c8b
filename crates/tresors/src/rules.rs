//! The rules of one table.

use std::hash::{Hash, Hasher};
use std::sync::Arc;

use options::{Agreement, BadSetup};

use crate::board::{BOARD, Board};
use crate::card::DECK;
use crate::checks::flaw;
use crate::rulebook::{OPTIONS, Rulebook};
use crate::ways::Ways;

/// The name of the game in the notation and on the command line.
pub const NAME: &str = "tresors";

/// The numbers of seats the game is played with. (TRE-01)
pub const SEATS: [u8; 3] = [2, 3, 4];

/// The rules of one table: the rulebook with its options chosen, the seats, and the board.
pub struct Rules {
    rulebook: Rulebook,
    agreed: Agreement,
    board: &'static Board,
    /// The ways of the board where no card is in the way.
    ground: Ways,
}

impl Rules {
    /// The rules of a table. Every game that is played by them shares them, and they are freed with
    /// the last one.
    pub fn of(game: &str, seats: u8, options: &[(&str, &str)]) -> Result<Arc<Rules>, BadSetup> {
        if game != NAME {
            return Err(BadSetup::UnknownGame(game.to_owned()));
        }
        if !SEATS.contains(&seats) {
            return Err(BadSetup::Seats { asked: seats, allowed: SEATS.to_vec() });
        }
        assert_eq!(flaw(&BOARD, &DECK), None, "a board and cards to play with");
        let mut rulebook = Rulebook::PRINTED;
        let agreed = Agreement::on(NAME, seats, &mut rulebook, OPTIONS, options, |_| seats)?;
        let ground = Ways::of(&BOARD);
        Ok(Arc::new(Rules { rulebook, agreed, board: &BOARD, ground }))
    }

    /// The rulebook with the options of the table in it.
    #[inline]
    pub fn rulebook(&self) -> &Rulebook {
        &self.rulebook
    }

    /// The board.
    #[inline]
    pub fn board(&self) -> &'static Board {
        self.board
    }

    #[inline]
    pub(crate) fn ground(&self) -> Ways {
        self.ground
    }
}

options::answers_for!(Rules, agreed);

impl Hash for Rules {
    /// The rules are left out: games of different tables are not kept together.
    fn hash<H: Hasher>(&self, _: &mut H) {}
}
