//! Why a move is refused, and what to do instead.

use bornes::edition::{Idle, Restart};
use bornes::{Card, Illegal, Kind, Rules, Trouble};
use table::Seats;

use crate::sentence::{Sentence, letter};
use crate::texts::Texts;

/// How many clauses a refusal cites: those that follow explain them.
const CITED: usize = 2;

/// The clauses a refusal rests on, the most telling first.
pub fn clauses(why: Illegal, rules: &Rules) -> &'static [&'static str] {
    (rules.edition().clauses)(why, rules.edition())
}

impl Sentence {
    /// Why a move is refused, and what to do instead.
    pub fn refusal(why: Illegal, rules: &Rules) -> Sentence {
        let sentence = Sentence::new(format!("refusal-{}", why.key())).table_facts(rules);
        match why {
            Illegal::NotYourTurn { turn } => sentence.seats("seat", Seats::only(turn)),
            Illegal::NotHeld { card } => sentence.card("card", card, rules),
            Illegal::Halted { by: attack } | Illegal::WrongReply { attack } => {
                sentence.cures(attack, rules).card("attack", attack, rules)
            }
            Illegal::WrongParade { attack } | Illegal::NothingToParry { attack } => {
                sentence.cures(attack, rules).a_card("attack", attack, rules)
            }
            Illegal::Limited { to } => {
                let limit = rules.edition().limit.map(|limit| limit.trouble);
                sentence.number("to", to.0).parade(limit, rules)
            }
            Illegal::Overshoots { goal, by } => sentence.number("goal", goal.0).number("by", by.0),
            Illegal::CapReached { distance, times } => {
                sentence.number("distance", distance.0).number("times", times)
            }
            Illegal::Immune { by } | Illegal::TargetHalted { by } => sentence.card("by", by, rules),
            _ => sentence,
        }
    }

    /// What every refusal may mention.
    fn table_facts(self, rules: &Rules) -> Sentence {
        let edition = rules.edition();
        let idle = match edition.idle {
            Idle::Discards => "discard",
            Idle::PassesWhenBlocked | Idle::PassesFreely => "pass",
        };
        let sentence = self
            .word("game", edition.name)
            .a_card("green", edition.parade_of(edition.stop), rules)
            .word("idle", idle);
        match edition.card(edition.right_of_way) {
            Some(priority) => sentence.card("priority", priority, rules),
            None => sentence,
        }
    }

    /// What helps against an attack.
    fn cures(self, attack: Card, rules: &Rules) -> Sentence {
        let edition = rules.edition();
        let trouble = match edition.kind(attack) {
            Kind::Hazard(trouble) => Some(trouble),
            Kind::Distance(_) | Kind::Remedy(_) | Kind::Safety(_) => None,
        };
        let stops = trouble.is_some_and(|trouble| !edition.is_limit(trouble));
        let then = match edition.restart {
            Restart::GreenLight if stops && trouble != Some(edition.stop) => "green-light",
            Restart::GreenLight | Restart::RemedyAlone => "nothing",
        };
        let sentence = self.parade(trouble, rules).word("then", then);
        match trouble.and_then(|trouble| edition.botte_of(trouble)) {
            Some(botte) => sentence.card("botte", botte, rules),
            None => sentence.word("botte", NONE),
        }
    }

    /// The parade that ends a trouble.
    fn parade(self, trouble: Option<Trouble>, rules: &Rules) -> Sentence {
        match trouble {
            Some(trouble) => self.a_card("parade", rules.edition().parade_of(trouble), rules),
            None => self.word("parade", NONE),
        }
    }
}

/// Written for a card that does not exist; sentences look for it.
const NONE: &str = "none";

impl Texts {
    /// Why a move is refused, and what to do instead. Seats are named by their letters.
    pub fn refusal(&self, why: Illegal, rules: &Rules) -> String {
        self.tell(&Sentence::refusal(why, rules), rules.name(), &letter)
    }

    /// Why a move is refused, followed by the clauses that say so most plainly.
    pub fn refusal_citing(&self, why: Illegal, rules: &Rules) -> String {
        let clauses = clauses(why, rules);
        let cited = &clauses[..clauses.len().min(CITED)];
        format!("{} [{}]", self.refusal(why, rules), cited.join(", "))
    }
}
