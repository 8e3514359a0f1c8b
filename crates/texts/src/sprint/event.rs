//! The log: one sentence for each event.

use sprint::edition::Parade;
use sprint::{Card, Course, Event, Found, Kind, Lapse, Rules, Saying, Seen, Sound, Then, Top};

use super::{Filled, NONE, score};
use crate::sentence::Sentence;

/// What happened.
pub(super) fn event(seen: Seen, rules: &Rules) -> Sentence {
    let sentence = Sentence::new(key(seen, rules));
    how(which(who(sentence, seen, rules), seen, rules), seen, rules)
}

fn key(seen: Seen, rules: &Rules) -> &'static str {
    match seen {
        Event::Shuffled { .. } => "event-shuffled-first",
        Event::Reshuffled { .. } => "event-reshuffled",
        Event::Drew { card: Some(_), .. } => "event-drew-card",
        Event::Drew { card: None, .. } => "event-drew",
        Event::Took { .. } => "event-took",
        Event::TurnBegan { course: Course::Normal, .. } => "event-turn-began",
        Event::TurnBegan { course: Course::Reply, .. } => "event-turn-reply",
        Event::TurnBegan { course: Course::Replay, .. } => "event-turn-replay",
        Event::Skipped { .. } => "event-skipped",
        Event::ForgotToDraw { .. } => "event-forgot-to-draw",
        Event::Travelled { saying, .. } => travelled(saying),
        Event::Protected { .. } => "event-protected",
        Event::Cancelled { .. } => "event-cancelled",
        Event::Parried { .. } => "event-parried",
        Event::Attacked { card, saying, .. } => attacked(card, saying, rules),
        Event::AttackVoid { .. } => "event-attack-void",
        Event::Countered { .. } => "event-countered",
        Event::CoupFourre { .. } => "event-coup-fourre",
        Event::Turned { onto: Some(_), .. } => "event-turned",
        Event::Turned { onto: None, .. } => "event-turned-away",
        Event::UTurned { .. } => "event-u-turned",
        Event::Declined { .. } => "event-let-pass",
        Event::Landed { .. } => "event-landed",
        Event::Arrived { .. } => "event-arrived",
        Event::Stolen { .. } => "event-stolen",
        Event::Demanded { held: true, .. } => "event-demanded",
        Event::Demanded { held: false, .. } => "event-demanded-in-vain",
        Event::Renamed { .. } => "event-renamed",
        Event::HandedOver { from_hand: true, .. } => "event-handed-over",
        Event::HandedOver { from_hand: false, .. } => "event-handed-over-lying",
        Event::Useless { .. } => "event-useless",
        Event::Swapped { .. } => "event-swapped",
        Event::Flew { .. } => "event-flew",
        Event::Searched { .. } => "event-searched",
        Event::Showed { card: Some(_), .. } => "event-showed-card",
        Event::Showed { card: None, .. } => "event-showed",
        Event::Exchanged { took: Some(_), gave: Some(_), .. } => "event-exchanged-cards",
        Event::Exchanged { .. } => "event-exchanged",
        Event::Swept { .. } => "event-swept",
        Event::Discarded { .. } => "event-discarded",
        Event::Passed { .. } => "event-passed",
        Event::Mistaken { .. } => "event-mistaken",
        Event::Fined { .. } => "event-fined",
        Event::Announced { .. } => "event-announced",
        Event::Killed { by: Some(_), .. } => "event-killed",
        Event::Killed { by: None, .. } => "event-killed-at-once",
        Event::CalledInVain { .. } => "event-called-in-vain",
        Event::HeldUp { .. } => "event-held-up",
        Event::Lapsed { why: Lapse::AlreadyRobbed, .. } => "event-lapsed-again",
        Event::Lapsed { why: Lapse::TieGone, .. } => "event-lapsed-too-late",
        Event::Lapsed { why: Lapse::NothingToTake, .. } => "event-lapsed",
        Event::WronglyCalled { .. } => "event-wrongly-called",
        Event::Robbed { .. } => "event-robbed",
        Event::Forfeited { .. } => "event-forfeited",
        Event::ForfeitedSafety { .. } => "event-forfeited-safety",
        Event::Ended { ending } => score::key(ending),
    }
}

fn travelled(saying: Saying) -> &'static str {
    match saying {
        Saying::Km(_) => "event-travelled-saying",
        // Whoever has said nothing yet may still speak: nobody is told that somebody forgets to.
        Saying::Right | Saying::Nothing | Saying::Sound(_) => "event-travelled",
    }
}

fn attacked(card: Card, saying: Saying, rules: &Rules) -> &'static str {
    match (saying, heard(card, saying, rules)) {
        (_, Some(_)) => "event-attacked-shouting",
        (Saying::Right, None) => "event-attacked",
        (_, None) => "event-attacked-silently",
    }
}

/// The sound that was made with an attack, by its player or by the table.
fn heard(card: Card, saying: Saying, rules: &Rules) -> Option<Sound> {
    match saying {
        Saying::Right => sound_of(card, rules),
        Saying::Sound(sound) => Some(sound),
        Saying::Nothing | Saying::Km(_) => None,
    }
}

/// The sound that ought to be made with an attack, where any ought.
fn sound_of(card: Card, rules: &Rules) -> Option<Sound> {
    match rules.edition().catalogue.kind(card) {
        Kind::Hazard(trouble) => (rules.edition().speech.sound_of)(trouble),
        _ => None,
    }
}

/// Who did it, and to whom.
fn who(sentence: Sentence, seen: Seen, rules: &Rules) -> Sentence {
    match seen {
        Event::Shuffled { first: seat }
        | Event::Drew { seat, .. }
        | Event::Took { seat, .. }
        | Event::TurnBegan { seat, .. }
        | Event::Skipped { seat }
        | Event::ForgotToDraw { seat }
        | Event::Travelled { seat, .. }
        | Event::Protected { seat, .. }
        | Event::Parried { seat, .. }
        | Event::AttackVoid { seat, .. }
        | Event::Turned { seat, onto: None, .. }
        | Event::Declined { seat }
        | Event::Arrived { seat, .. }
        | Event::Useless { seat, .. }
        | Event::Swapped { seat, .. }
        | Event::Swept { seat, .. }
        | Event::Discarded { seat, .. }
        | Event::Passed { seat }
        | Event::Mistaken { seat, .. }
        | Event::Fined { seat, .. }
        | Event::Announced { seat, .. }
        | Event::CalledInVain { seat }
        | Event::HeldUp { seat }
        | Event::Lapsed { seat, .. }
        | Event::WronglyCalled { seat }
        | Event::Forfeited { seat, .. }
        | Event::ForfeitedSafety { seat, .. } => sentence.by(seat),
        Event::UTurned { seat, of, .. }
        | Event::Demanded { seat, of, .. }
        | Event::Renamed { seat, of, .. }
        | Event::HandedOver { seat, by: of, .. }
        | Event::Flew { seat, to: of }
        | Event::Searched { seat, of }
        | Event::Showed { to: seat, of, .. }
        | Event::Exchanged { seat, of, .. }
        | Event::Killed { by: Some(seat), of, .. }
        | Event::Robbed { seat, from: of, .. } => sentence.by(seat).of(of),
        Event::Killed { by: None, of, .. } => sentence.of(of),
        Event::Attacked { seat, on, .. }
        | Event::Turned { seat, onto: Some(on), .. }
        | Event::Stolen { seat, from: on, .. } => sentence.by(seat).team(on, rules),
        Event::Cancelled { on, .. } | Event::Landed { on, .. } => sentence.team(on, rules),
        Event::Countered { seat, lost, .. } | Event::CoupFourre { seat, lost, .. } => {
            sentence.by(seat).counted("lost", "count", lost)
        }
        Event::Reshuffled { .. } | Event::Ended { .. } => sentence,
    }
}

/// With which cards.
fn which(sentence: Sentence, seen: Seen, rules: &Rules) -> Sentence {
    match seen {
        Event::Drew { card: Some(card), .. }
        | Event::Took { card, .. }
        | Event::Attacked { card, .. }
        | Event::CoupFourre { card, .. }
        | Event::Landed { card, .. }
        | Event::Demanded { face: card, .. }
        | Event::Renamed { to: card, .. }
        | Event::HandedOver { card, .. }
        | Event::Useless { card, .. }
        | Event::Discarded { card, .. } => sentence.one_of("card", card, rules),
        Event::Protected { card, .. }
        | Event::Cancelled { card, .. }
        | Event::AttackVoid { card, .. }
        | Event::Showed { card: Some(card), .. }
        | Event::Fined { card, .. }
        | Event::ForfeitedSafety { card, .. } => sentence.name_of("name", card, rules),
        Event::Travelled { what, .. }
        | Event::UTurned { what, .. }
        | Event::Arrived { what, .. }
        | Event::Stolen { what, .. }
        | Event::Killed { what, .. }
        | Event::Robbed { what, .. }
        | Event::Forfeited { what, .. } => sentence.laid(what, rules),
        Event::Parried { card, attack, top, .. } | Event::Countered { card, attack, top, .. } => {
            parried(sentence, card, attack, top, rules)
        }
        Event::Turned { attack, .. } => sentence.one_of("attack", attack, rules),
        Event::Swapped { pair: [card, _], card: wanted, .. } => {
            sentence.name_of("pair", card, rules).one_of("card", wanted, rules)
        }
        Event::Exchanged { took: Some(took), gave: Some(gave), .. } => {
            sentence.one_of("took", took, rules).one_of("gave", gave, rules)
        }
        Event::Mistaken { shown, .. } => mistaken(sentence, shown, rules),
        _ => sentence,
    }
}

/// A parade, the attack it lifted, and which of the two can now be taken.
fn parried(sentence: Sentence, card: Card, attack: Card, top: Top, rules: &Rules) -> Sentence {
    let above = match top {
        Top::Parade => card,
        Top::Attack => attack,
    };
    sentence
        .one_of("card", card, rules)
        .one_of("attack", attack, rules)
        .name_of("top", above, rules)
}

/// The cards that a mistake has shown.
fn mistaken(sentence: Sentence, shown: [Option<Card>; 3], rules: &Rules) -> Sentence {
    let count = shown.iter().flatten().fold(0_u32, |count, _| count + 1);
    let named = |sentence: Sentence, (name, card)| match card {
        Some(card) => sentence.name_of(name, card, rules),
        None => sentence.word(name, NONE),
    };
    let places = ["first", "second", "third"].into_iter();
    places.zip(shown).fold(sentence, named).number("count", count)
}

/// In which way.
fn how(sentence: Sentence, seen: Seen, rules: &Rules) -> Sentence {
    let edition = rules.edition();
    match seen {
        Event::Reshuffled { cards } | Event::Swept { cards, .. } => sentence.number("cards", cards),
        Event::Travelled { saying: Saying::Km(km), .. } | Event::Announced { km, .. } => {
            sentence.number("said", km)
        }
        Event::Protected { .. } => sentence.number("km", edition.botte.0),
        Event::CoupFourre { .. } => sentence.number("km", edition.coup_fourre.0),
        Event::Attacked { card, saying, .. } => shouted(sentence, heard(card, saying, rules)),
        Event::AttackVoid { card, .. } => shouted(sentence, sound_of(card, rules)),
        Event::Countered { .. } => sentence.word("then", parade_word(edition.parade)),
        Event::UTurned { back, .. } => sentence.word("back", if back { "hand" } else { "discard" }),
        Event::Stolen { then, .. } => sentence.word("then", theft_word(then)),
        Event::Renamed { found, .. } => sentence.word("found", found_word(found)),
        Event::Ended { .. } => score::race(sentence, rules),
        _ => sentence,
    }
}

fn shouted(sentence: Sentence, sound: Option<Sound>) -> Sentence {
    sentence.word("sound", sound.map_or(NONE, Sound::name))
}

fn parade_word(parade: Parade) -> &'static str {
    match parade {
        Parade::TakesTurn => "turn",
        Parade::KeepsOrder => "order",
    }
}

fn theft_word(then: Then) -> &'static str {
    match then {
        Then::Laid => "laid",
        Then::Kept => "kept",
    }
}

fn found_word(found: Found) -> &'static str {
    match found {
        Found::InHand => "hand",
        Found::InZone => "zone",
        Found::Nowhere => "nowhere",
    }
}
