//! Where a game was won: the chance to win of every side after every turn, and what each decision
//! cost.
//!
//! Nothing here looks into a hand that whoever it is about could not see: the curve is what a
//! spectator could expect, and a decision is weighed by what its seat knew. Everything is estimated in
//! imagined games, so that small differences are luck; a decision counts as costly only if it cost
//! clearly more than luck explains.

pub mod advice;
mod equals;
pub mod estimate;
mod split;
mod study;
mod turning;

use table::Seat;

pub use equals::Equals;
pub use split::Split;
pub use study::{Decision, Faulty, Found, Study};
pub use turning::Turning;

/// How much is imagined.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// Worlds for each action of a decision.
    pub worlds: u32,
    /// What all randomness comes from.
    pub seed: u64,
}

/// What a round came to.
#[derive(Clone, PartialEq, Debug)]
pub struct Analysis {
    /// The sides, each by its first seat.
    pub sides: Vec<Seat>,
    /// The deal, and the end of every turn.
    pub points: Vec<Point>,
    /// The decisions that cost something, in their order.
    pub mistakes: Vec<Mistake>,
    /// How many decisions were looked at.
    pub decisions: usize,
    /// What equals would have made of it.
    pub equals: Equals,
    /// By side: what it had in the end, or what a spectator expected when it was left.
    pub results: Vec<f64>,
    /// Whether it was played to its end.
    pub is_over: bool,
}

/// The end of a turn.
#[derive(Clone, PartialEq, Debug)]
pub struct Point {
    /// The line that ended it, counted from 1.
    pub line: usize,
    /// What was done in the turn, line by line.
    pub text: String,
    /// By side: its chance to win.
    pub wins: Vec<f64>,
}

/// A decision that cost something.
#[derive(Clone, PartialEq, Debug)]
pub struct Mistake {
    /// Whose it was.
    pub seat: Seat,
    /// Its line, counted from 1.
    pub line: usize,
    /// What was done, in notation.
    pub done: String,
    /// What would have been better.
    pub better: String,
    /// How much of the chance to win it cost.
    pub cost: f64,
}

impl Analysis {
    /// The costliest decisions of a seat, the worst first.
    pub fn worst_of(&self, seat: Seat, most: usize) -> Vec<&Mistake> {
        let mut own: Vec<_> = self.mistakes.iter().filter(|it| it.seat == seat).collect();
        own.sort_by(|one, other| other.cost.total_cmp(&one.cost));
        own.truncate(most);
        own
    }
}
