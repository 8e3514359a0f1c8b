//! How a game ended.

use table::{Seat, Seats};

use crate::cave::{Open, Pawn, Phase};
use crate::event::Ending;
use crate::rulebook::Variant;

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Score {
    /// How it came to its end.
    pub ending: Ending,
    /// Who won; several if they are equal, nobody if all were caught.
    pub winners: Seats,
    /// One line for each seat.
    pub sheets: Vec<Sheet>,
}

/// What became of one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sheet {
    /// Whose.
    pub seat: Seat,
    /// Its place, counted from 1. Those who were caught share the last one. (TRE-A21)
    pub place: u8,
    /// What became of its pawn.
    pub fate: Fate,
    /// The treasures that count.
    pub treasures: u8,
    /// The treasures it had collected.
    pub collected: u8,
}

/// What became of a pawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Fate {
    /// It got out in time.
    Out,
    /// It was caught inside. (TRE-45)
    Caught,
    /// It stayed inside, where nobody takes anything away. (TRE-55)
    Inside,
}

impl Open {
    /// Whether the pawn of a seat was caught. (TRE-45, TRE-46, TRE-55)
    pub fn is_caught(&self, seat: Seat) -> bool {
        self.fate(seat) == Some(Fate::Caught)
    }

    /// What became of a pawn; `None` while the game is going on.
    pub fn fate(&self, seat: Seat) -> Option<Fate> {
        let Phase::Over(_) = self.phase else {
            return None;
        };
        Some(match (self.pawn(seat), self.rules.rulebook().variant) {
            (Pawn::Out, _) => Fate::Out,
            (Pawn::In(_) | Pawn::Waiting, Variant::Base) => Fate::Caught,
            (Pawn::In(_) | Pawn::Waiting, Variant::Chance) => Fate::Inside,
        })
    }

    /// The seats that won. (TRE-48, TRE-49, TRE-50, TRE-51, TRE-57, TRE-A12)
    pub fn winners(&self) -> Seats {
        let Phase::Over(_) = self.phase else {
            return Seats::NONE;
        };
        let safe = self.seats().filter(|&seat| !self.is_caught(seat));
        let best = safe.clone().map(|seat| self.treasures(seat)).max();
        safe.filter(|&seat| Some(self.treasures(seat)) == best).collect()
    }

    /// How the game ended; `None` while it is going on.
    pub fn score(&self) -> Option<Score> {
        let Phase::Over(ending) = self.phase else {
            return None;
        };
        let sheets = self.seats().map(|seat| self.sheet(seat)).collect();
        Some(Score { ending, winners: self.winners(), sheets })
    }

    fn sheet(&self, seat: Seat) -> Sheet {
        // Being out comes before any treasure. (TRE-50)
        let rank = |seat| (!self.is_caught(seat), self.treasures(seat));
        let ahead = self.seats().filter(|&other| rank(other) > rank(seat)).count();
        Sheet {
            seat,
            place: 1 + u8::try_from(ahead).expect("few seats"),
            fate: self.fate(seat).unwrap_or(Fate::Inside),
            treasures: self.treasures(seat),
            collected: self.loot(seat).treasures(),
        }
    }
}
