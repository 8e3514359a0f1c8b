//! What a host can tell of any family.

use families::Family;
use table::Seat;

use crate::sentence::{Sentence, letter};
use crate::texts::Texts;

/// What a host can tell of a family.
pub trait Spoken: Family {
    /// What happened.
    fn event(seen: &Self::Seen, rules: &Self::Rules) -> Sentence;

    /// Whether an event begins or ends a deal; `None` if it does neither.
    fn deal(event: &Self::Event) -> Option<Deal>;

    /// Why a move is refused, and what to do instead.
    fn refusal(why: Self::Illegal, rules: &Self::Rules) -> Sentence;

    /// The clauses a refusal rests on, the most telling first.
    fn clauses(why: Self::Illegal, rules: &Self::Rules) -> &'static [&'static str];

    /// How a round ended, in one or two sentences.
    fn conclusion(score: &Self::Score, rules: &Self::Rules) -> Sentence;
}

/// The bounds of a deal, within which like events are better counted than told one by one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deal {
    /// Cards are dealt from here on.
    Begins,
    /// Every card is dealt.
    Ends,
}

/// How many clauses a refusal cites: those that follow explain them.
const CITED: usize = 2;

impl Texts {
    /// What happened, in one sentence. `names` says what a seat is called, in the third person.
    pub fn event<G: Spoken>(
        &self,
        seen: &G::Seen,
        rules: &G::Rules,
        names: &dyn Fn(Seat) -> String,
    ) -> String {
        self.tell(&G::event(seen, rules), rules.name(), names)
    }

    /// Why a move is refused, and what to do instead. Seats are named by their letters.
    pub fn refusal<G: Spoken>(&self, why: G::Illegal, rules: &G::Rules) -> String {
        self.tell(&G::refusal(why, rules), rules.name(), &letter)
    }

    /// Why a move is refused, followed by the clauses that say so most plainly.
    pub fn refusal_citing<G: Spoken>(&self, why: G::Illegal, rules: &G::Rules) -> String {
        let clauses = G::clauses(why, rules);
        let cited = &clauses[..clauses.len().min(CITED)];
        format!("{} [{}]", self.refusal::<G>(why, rules), cited.join(", "))
    }
}
