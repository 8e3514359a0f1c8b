//! Why a move is refused, and what to do instead.

use tresors::Illegal;

use super::Filled;
use crate::sentence::Sentence;

/// Why a move is refused, and what to do instead.
pub(super) fn refusal(why: Illegal) -> Sentence {
    let sentence = Sentence::new(key(why));
    match why {
        Illegal::NotYourTurn { turn, .. } => sentence.by(turn).word("wait", "order"),
        Illegal::Occupied { by, .. } => sentence.by(by),
        Illegal::WrongDistance { steps, .. }
        | Illegal::WallInTheWay { steps, .. }
        | Illegal::ExitTooFar { steps }
        | Illegal::ExitWalled { steps }
        | Illegal::ExitNotExact { steps } => sentence.number("steps", steps),
        _ => sentence,
    }
}

/// The key of the sentence: one is that of the card games, the others are the family's own.
fn key(why: Illegal) -> String {
    match why {
        Illegal::NotYourTurn { .. } => "refusal-not-your-turn".to_owned(),
        _ => format!("refusal-cave-{}", why.key()),
    }
}
