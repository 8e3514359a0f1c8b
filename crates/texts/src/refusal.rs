//! Why a move is refused, and what to do instead.

use bornes::edition::{Idle, Restart};
use bornes::{Card, Illegal, Kind, Rules, Trouble};

use crate::texts::Texts;
use crate::value::Value;

/// What a sentence is filled in with.
type Facts = Vec<(&'static str, Value<'static>)>;

/// How many clauses a refusal cites: those that follow explain them.
const CITED: usize = 2;

/// The clauses a refusal rests on, the most telling first.
pub fn clauses(why: Illegal, rules: &Rules) -> &'static [&'static str] {
    (rules.edition().clauses)(why, rules.edition())
}

impl Texts {
    /// Why a move is refused, and what to do instead. Seats are named by their letters.
    pub fn refusal(&self, why: Illegal, rules: &Rules) -> String {
        let mut facts = self.table_facts(rules);
        facts.extend(self.own_facts(why, rules));
        self.say(&format!("refusal-{}", why.key()), &facts)
    }

    /// Why a move is refused, followed by the clauses that say so most plainly.
    pub fn refusal_citing(&self, why: Illegal, rules: &Rules) -> String {
        let clauses = clauses(why, rules);
        let cited = &clauses[..clauses.len().min(CITED)];
        format!("{} [{}]", self.refusal(why, rules), cited.join(", "))
    }

    /// What every refusal may mention.
    fn table_facts(&self, rules: &Rules) -> Facts {
        let edition = rules.edition();
        let idle = match edition.idle {
            Idle::Discards => "discard",
            Idle::PassesWhenBlocked | Idle::PassesFreely => "pass",
        };
        vec![
            ("game", edition.name.into()),
            ("goal", edition.goal.0.into()),
            ("green", self.a_card(edition.parade_of(edition.stop), rules).into()),
            ("priority", self.card(edition.name, edition.right_of_way).into()),
            ("idle", idle.into()),
        ]
    }

    /// What only this refusal mentions.
    fn own_facts(&self, why: Illegal, rules: &Rules) -> Facts {
        match why {
            Illegal::NotYourTurn { turn } => vec![("seat", turn.to_string().into())],
            Illegal::NotHeld { card } => vec![("card", self.name_of(card, rules).into())],
            Illegal::Halted { by: attack } | Illegal::WrongReply { attack } => {
                let mut facts = self.cures(attack, rules);
                facts.push(("attack", self.name_of(attack, rules).into()));
                facts
            }
            Illegal::WrongParade { attack } | Illegal::NothingToParry { attack } => {
                let mut facts = self.cures(attack, rules);
                facts.push(("attack", self.a_card(attack, rules).into()));
                facts
            }
            Illegal::Limited { to } => {
                let limit = rules.edition().limit.map(|limit| limit.trouble);
                vec![("to", to.0.into()), self.parade(limit, rules)]
            }
            Illegal::Overshoots { by } => vec![("by", by.0.into())],
            Illegal::CapReached { distance, times } => {
                vec![("distance", distance.0.into()), ("times", times.into())]
            }
            Illegal::Immune { by } | Illegal::TargetHalted { by } => {
                vec![("by", self.name_of(by, rules).into())]
            }
            _ => Vec::new(),
        }
    }

    /// What helps against an attack.
    fn cures(&self, attack: Card, rules: &Rules) -> Facts {
        let edition = rules.edition();
        let trouble = match edition.kind(attack) {
            Kind::Hazard(trouble) => Some(trouble),
            Kind::Distance(_) | Kind::Remedy(_) | Kind::Safety(_) => None,
        };
        let botte = trouble.and_then(|trouble| edition.botte_of(trouble));
        let stops = trouble.is_some_and(|trouble| !edition.is_limit(trouble));
        let then = match edition.restart {
            Restart::GreenLight if stops && trouble != Some(edition.stop) => "green-light",
            Restart::GreenLight | Restart::RemedyAlone => "nothing",
        };
        vec![
            self.parade(trouble, rules),
            ("botte", name_or_none(botte.map(|botte| self.name_of(botte, rules)))),
            ("then", then.into()),
        ]
    }

    /// The parade that ends a trouble.
    fn parade(&self, trouble: Option<Trouble>, rules: &Rules) -> (&'static str, Value<'static>) {
        let parade = trouble.map(|trouble| rules.edition().parade_of(trouble));
        let parade = parade.map(|parade| self.a_card(parade, rules));
        ("parade", name_or_none(parade))
    }
}

/// A card that does not exist is written `none`, which sentences look for.
fn name_or_none(name: Option<String>) -> Value<'static> {
    name.map_or("none".into(), Value::from)
}
