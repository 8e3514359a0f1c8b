//! What a seat may wish to do.

use crate::board::Cell;
use crate::card::Orientation;

/// What a seat may wish to do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Puts its pawn on a card before the game.
    Enter {
        /// Where.
        at: Cell,
    },
    /// Rolls the die, in the variant.
    Roll,
    /// Moves its pawn to a card, on foot or with the genie.
    Walk {
        /// Where to.
        to: Cell,
    },
    /// Leaves the cave by the entrance.
    Leave,
    /// Lays the drawn card in the gap.
    Lay {
        /// How it is turned.
        turned: Orientation,
    },
}
