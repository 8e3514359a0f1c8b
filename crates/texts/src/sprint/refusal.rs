//! Why a move is refused, and what to do instead.

use sprint::edition::Replay;
use sprint::{Card, Course, Ending, Illegal, Kind, Rules, Special, Undue, Wait};

use super::Filled;
use crate::sentence::Sentence;

/// Why a move is refused, and what to do instead.
pub(super) fn refusal(why: Illegal, rules: &Rules) -> Sentence {
    let sentence = Sentence::new(key(why, rules));
    match why {
        Illegal::NotYourTurn { turn, wait, .. } => sentence.by(turn).word("wait", waiting(wait)),
        Illegal::NotYourChoice { turn, .. } => sentence.by(turn),
        Illegal::NothingDue { because } => sentence.word("because", undue(because)),
        Illegal::MustUse { card, .. }
        | Illegal::NotHeld { card }
        | Illegal::NotHeldToReply { card }
        | Illegal::NotHeldToSwap { card }
        | Illegal::NotHeldToGive { card }
        | Illegal::NotDiscarded { card }
        | Illegal::NoUse { card } => sentence.name_of("card", card, rules),
        Illegal::Halted { by: attack, .. } | Illegal::StolenKept { by: attack } => {
            cures(sentence, attack, rules)
        }
        Illegal::Limited { to } => {
            let limit = rules.edition().attack_of(rules.edition().limit.trouble);
            cures(sentence.number("to", to.0), limit, rules)
        }
        Illegal::WrongReply { to, .. } => answers(sentence, to, rules),
        Illegal::TooManyAccelerators { most } => sentence.number("most", most),
        Illegal::Immune { by } | Illegal::SlotTaken { by } => sentence.name_of("by", by, rules),
        _ => sentence,
    }
}

/// The key of the sentence: some are those of the card games, most are the family's own.
fn key(why: Illegal, rules: &Rules) -> String {
    match why {
        Illegal::GameOver { how: Ending::Goal } => "refusal-round-over".to_owned(),
        Illegal::NotYourTurn { .. }
        | Illegal::NoPassing
        | Illegal::NoSuchSide
        | Illegal::Immune { .. } => format!("refusal-{}", why.key()),
        Illegal::NoSwapNow { course: Course::Replay }
            if rules.edition().replay == Replay::DrawsNothing =>
        {
            "refusal-sprint-no-swap-in-a-replay".to_owned()
        }
        Illegal::WrongReply { to, .. } if rules.is_distance(to) => {
            "refusal-sprint-wrong-reply-distance".to_owned()
        }
        _ => format!("refusal-sprint-{}", why.key()),
    }
}

/// Why a seat waits, in a word that the sentence chooses by.
fn waiting(wait: Wait) -> &'static str {
    match wait {
        Wait::Order => "order",
        Wait::Played => "played",
        Wait::Partner => "partner",
        Wait::Parried | Wait::CoupFourre => "skipped",
        Wait::Using => "using",
        Wait::Closed => "closed",
    }
}

/// Why no card is due, likewise.
fn undue(because: Undue) -> &'static str {
    match because {
        Undue::Drawn | Undue::Full => "drawn",
        Undue::Empty => "empty",
        Undue::Reply => "reply",
        Undue::Replay => "replay",
        Undue::Cancelled => "cancelled",
    }
}

/// What answers a card that has just been laid.
fn answers(sentence: Sentence, to: Card, rules: &Rules) -> Sentence {
    if rules.is_distance(to) {
        let turn = rules.special(Special::UTurn);
        sentence.one_of("card", to, rules).maybe_one_of("turn", turn, rules)
    } else {
        let mirror = rules.special(Special::RearView);
        cures(sentence, to, rules).maybe_one_of("mirror", mirror, rules)
    }
}

/// An attack, and what helps against it.
fn cures(sentence: Sentence, attack: Card, rules: &Rules) -> Sentence {
    let edition = rules.edition();
    let sentence = sentence.name_of("attack", attack, rules);
    let Kind::Hazard(trouble) = edition.catalogue.kind(attack) else {
        return sentence;
    };
    let parade = edition.catalogue.card_of(Kind::Remedy(trouble));
    let botte = edition.catalogue.cards().find(|&card| edition.keeps_away(card, trouble));
    sentence
        .maybe_one_of("parade", parade, rules)
        .maybe_one_of("any", edition.catalogue.card_of(Kind::AnyRemedy), rules)
        .maybe_name_of("botte", botte, rules)
}
