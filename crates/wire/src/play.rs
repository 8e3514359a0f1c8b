//! What could be done, and what happened.

use serde::Serialize;
use ts_rs::TS;

use crate::family::{Action, Outlook, Seen, Sent};
use texts::Sentence;

/// Something a seat could try: legal with what it would do, or refused.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Prospect {
    /// The action.
    pub action: Action,
    /// The special card that it takes without naming it: the one it plays, or the one that multiplies
    /// a distance; left out otherwise.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub special: Option<&'static str>,
    /// What it would do, if it is legal and does something that can be shown.
    pub outlook: Option<Outlook>,
    /// Why it is refused; `null` if it is legal.
    pub refusal: Option<Refusal>,
}

/// Why something is refused.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Refusal {
    /// The reason, and what to do instead.
    pub sentence: Sentence,
    /// The clauses that say so, the most telling first.
    pub clauses: Vec<&'static str>,
}

/// Something that happened, as one viewer saw it.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Happening {
    /// What, for those who show it.
    pub event: Seen,
    /// What, for those who tell it.
    pub sentence: Sentence,
}

impl Refusal {
    /// Why the rules refuse an action.
    pub fn new<G: Sent>(why: G::Illegal, rules: &G::Rules) -> Refusal {
        let sentence = G::refusal(why, rules);
        Refusal { sentence, clauses: G::clauses(why, rules).to_vec() }
    }
}

impl Prospect {
    /// A prospect as the client reads it.
    pub fn new<G: Sent>(prospect: &table::Prospect<G>, rules: &G::Rules) -> Prospect {
        let (action, outcome) = prospect;
        let (outlook, refusal) = match outcome {
            Ok(outlook) => (G::show_outlook(outlook, rules), None),
            Err(why) => (None, Some(Refusal::new::<G>(*why, rules))),
        };
        let special = G::show_special(*action, rules);
        Prospect { action: G::show_action(*action, rules), special, outlook, refusal }
    }
}

impl Happening {
    /// A sighting as the client reads it.
    pub fn new<G: Sent>(seen: &G::Seen, rules: &G::Rules) -> Happening {
        Happening { event: G::show_seen(seen, rules), sentence: G::event(seen, rules) }
    }
}
