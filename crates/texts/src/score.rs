//! Who won.

use table::{Seat, Seats};

use crate::sentence::Sentence;
use crate::texts::Texts;

impl Sentence {
    /// Who won.
    pub fn winners(winners: Seats) -> Sentence {
        Sentence::new("score-winners").counted("names", "count", winners)
    }
}

impl Texts {
    /// Who won. `names` says what a seat is called, in the third person.
    pub fn winners(&self, winners: Seats, names: &dyn Fn(Seat) -> String) -> String {
        self.tell(&Sentence::winners(winners), "", names)
    }
}
