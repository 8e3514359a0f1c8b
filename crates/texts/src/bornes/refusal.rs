//! Why a move is refused, and what to do instead.

use bornes::edition::{Idle, Restart};
use bornes::{Card, Illegal, Kind, Rules, Trouble, Wait};
use table::Seats;

use super::Filled;
use crate::sentence::Sentence;

/// Why a move is refused, and what to do instead.
pub(super) fn refusal(why: Illegal, rules: &Rules) -> Sentence {
    let sentence = table_facts(Sentence::new(format!("refusal-{}", why.key())), rules);
    match why {
        Illegal::NotYourTurn { turn, wait } => {
            sentence.seats("seat", Seats::only(turn)).word("wait", waiting(wait, rules))
        }
        Illegal::NotYourDecision { turn } => sentence.seats("seat", Seats::only(turn)),
        Illegal::NotHeld { card } | Illegal::NotHeldToReply { card } => {
            sentence.name_of("card", card, rules)
        }
        Illegal::Halted { by: attack, despite } => {
            let sentence = cures(sentence, attack, rules).name_of("attack", attack, rules);
            match despite {
                Some(botte) => sentence.name_of("despite", botte, rules),
                None => sentence.word("despite", NONE),
            }
        }
        Illegal::GreenLightOwed { after, botte } => sentence.word(
            "after",
            match (after, botte) {
                (None, _) => "botte",
                (Some(_), Some(_)) => "both",
                (Some(_), None) => "parade",
            },
        ),
        Illegal::WrongReply { attack } => {
            cures(sentence, attack, rules).name_of("attack", attack, rules)
        }
        Illegal::WrongParade { attack, .. } | Illegal::NothingToParry { attack } => {
            cures(sentence, attack, rules).one_of("attack", attack, rules)
        }
        Illegal::Limited { to } => {
            let limit = rules.edition().limit.map(|limit| limit.trouble);
            parade(sentence.number("to", to.0), limit, rules)
        }
        Illegal::Overshoots { goal, by } => sentence.number("goal", goal.0).number("by", by.0),
        Illegal::CapReached { distance, times } => {
            sentence.number("distance", distance.0).number("times", times)
        }
        Illegal::Immune { by, .. } | Illegal::TargetHalted { by } => {
            sentence.name_of("by", by, rules)
        }
        _ => sentence,
    }
}

/// Why a seat waits, in a word that the sentence chooses by.
fn waiting(wait: Wait, rules: &Rules) -> &'static str {
    match wait {
        Wait::Order => "order",
        Wait::Played => "played",
        Wait::PlayedWhenDry => "dry",
        Wait::Partner => "partner",
        Wait::Skipped => "skipped",
        Wait::Parade => "parade",
        Wait::Botte if rules.edition().coup_fourre.is_some() => "coup",
        Wait::Botte => "botte",
    }
}

/// Written for a card that does not exist; sentences look for it.
const NONE: &str = "none";

/// What every refusal may mention.
fn table_facts(sentence: Sentence, rules: &Rules) -> Sentence {
    let edition = rules.edition();
    let idle = match edition.idle {
        Idle::Discards => "discard",
        Idle::PassesWhenBlocked | Idle::PassesFreely => "pass",
    };
    let sentence =
        sentence.one_of("green", edition.parade_of(edition.stop), rules).word("idle", idle);
    match edition.catalogue.card(edition.right_of_way) {
        Some(priority) => sentence.name_of("priority", priority, rules),
        None => sentence,
    }
}

/// What helps against an attack.
fn cures(sentence: Sentence, attack: Card, rules: &Rules) -> Sentence {
    let edition = rules.edition();
    let trouble = match edition.catalogue.kind(attack) {
        Kind::Hazard(trouble) => Some(trouble),
        Kind::Distance(_) | Kind::Remedy(_) | Kind::Safety(_) => None,
    };
    let stops = trouble.is_some_and(|trouble| !edition.is_limit(trouble));
    let then = match edition.restart {
        Restart::GreenLight if stops && trouble != Some(edition.stop) => "green-light",
        Restart::GreenLight | Restart::RemedyAlone => "nothing",
    };
    let sentence = parade(sentence, trouble, rules).word("then", then);
    match trouble.and_then(|trouble| edition.botte_of(trouble)) {
        Some(botte) => sentence.name_of("botte", botte, rules),
        None => sentence.word("botte", NONE),
    }
}

/// The parade that ends a trouble.
fn parade(sentence: Sentence, trouble: Option<Trouble>, rules: &Rules) -> Sentence {
    match trouble {
        Some(trouble) => sentence.one_of("parade", rules.edition().parade_of(trouble), rules),
        None => sentence.word("parade", NONE),
    }
}
