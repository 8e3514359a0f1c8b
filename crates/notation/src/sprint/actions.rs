//! Actions as text.

use sprint::{
    Action, Call, Card, Kind, Laid, Rules, Saying, Sound, Source, Special, Sprint, Then, Top,
    Window,
};
use table::{Seat, Team};

use crate::names::{card, seat, team};
use crate::run::Unread;
use crate::what::What;

/// What can be done.
const VERBS: &[&str] = &[
    "draws", "lays", "attacks", "discards", "passes", "replies", "declines", "swaps", "plays",
    "renames", "calls", "says", "steals", "forfeits", "takes",
];

/// Verbs of other games of the house.
const FOREIGN: &[&str] = &["extends", "stops", "enters", "walks", "leaves", "turns", "rolls"];

/// Reads `A lays 100` and its like.
pub(super) fn read(rules: &Rules, text: &str) -> Result<(Seat, Action), Unread> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let Some((&letter, play)) = words.split_first() else {
        return Err(Unread::Unclear(What::of("no-words")));
    };
    let seat = seat(rules, letter).map_err(Unread::Unclear)?;
    if let Some(verb) = play.first().filter(|verb| FOREIGN.contains(verb)) {
        return Err(Unread::Foreign((*verb).to_owned()));
    }
    if let Some(word) = stranger(rules, play) {
        return Err(Unread::Foreign(word.to_owned()));
    }
    let action = read_play(rules, play).map_err(Unread::Unclear)?;
    let action = action.ok_or_else(|| Unread::Unclear(unclear(letter, play)))?;
    Ok((seat, action))
}

/// A word that says something which cannot be at this table: a card that this deck does without, or
/// another attack than the one that is answered.
fn stranger<'a>(rules: &Rules, play: &[&'a str]) -> Option<&'a str> {
    match play {
        ["replies", _, on @ "on", ..] => Some(on),
        [_, words @ ..] => words.iter().copied().find(|word| is_left_out(rules, word)),
        [] => None,
    }
}

/// Whether a card of the game is in no deck of this table.
pub(super) fn is_left_out(rules: &Rules, name: &str) -> bool {
    let is_card = name.bytes().all(|byte| byte.is_ascii_digit());
    is_card
        && rules.edition().catalogue.card(name).is_none()
        && rules.edition().absent.iter().any(|(absent, _)| *absent == name)
}

/// The words that call for a card on top which is neither of the two that could end there.
pub(super) fn misnames(game: &Sprint, action: Action, text: &str) -> Option<&'static str> {
    let (_, top) = text.split_once(" top ")?;
    let name = |card: Card| game.rules().edition().catalogue.name_of(card);
    let (words, played, attack) = match (action, game.open().window()) {
        (Action::Reply { card, .. }, Some(Window::Attack { card: attack, .. })) => {
            ("replies top", card, Some(attack))
        }
        (Action::Parry { card, attack, .. }, _) => ("lays top", card, attack),
        _ => return None,
    };
    let strange =
        top.trim() != name(played) && attack.is_none_or(|attack| top.trim() != name(attack));
    strange.then_some(words)
}

/// The action of a play; `None` if the words do not fit.
fn read_play(rules: &Rules, play: &[&str]) -> Result<Option<Action>, What> {
    let card = |name| card(rules, name);
    let seat = |letter| seat(rules, letter);
    Ok(Some(match *play {
        ["draws"] => Action::Draw { from: Source::Stock },
        ["draws", "discard"] => Action::Draw { from: Source::Discard },
        ["lays", name, ref rest @ ..] => return read_lay(rules, card(name)?, rest),
        ["attacks", target, "with", name, ref rest @ ..] => {
            let (card, on) = (card(name)?, team(rules, target)?);
            return Ok(saying(rest)?.map(|saying| Action::Attack { card, on, saying }));
        }
        ["discards", name] => Action::Discard { card: card(name)? },
        ["passes"] => Action::Pass,
        ["declines"] => Action::Decline,
        ["replies", name] => Action::Reply { card: card(name)?, top: Top::Parade },
        ["replies", name, "top", top] => {
            let (card, top) = (card(name)?, card(top)?);
            Action::Reply { card, top: if card == top { Top::Parade } else { Top::Attack } }
        }
        ["swaps", one, other, "for", wanted] => {
            Action::Swap { pair: [card(one)?, card(other)?], wanted: card(wanted)? }
        }
        ["plays", name, ref rest @ ..] => return read_special(rules, card(name)?, rest),
        ["renames", of, "to", name] => Action::Rename { of: seat(of)?, to: card(name)? },
        ["calls", "hold-up"] => Action::Call(Call::HoldUp),
        ["calls", "hold-up", "late"] => Action::Call(Call::LateHoldUp),
        ["calls", "bornes-killer"] => Action::Call(Call::Killer),
        ["says", km] => Action::Say { km: number(km)? },
        ["steals", what, "from", from] => {
            Action::Rob { from: seat(from)?, what: laid(rules, what)? }
        }
        ["forfeits", what] => match rules.edition().catalogue.card(what) {
            Some(card) if rules.is_safety(card) => Action::ForfeitSafety { card },
            _ => Action::Forfeit { what: laid(rules, what)? },
        },
        ["takes", take, "giving", give] => {
            Action::Exchange { take: card(take)?, give: card(give)? }
        }
        _ => return Ok(None),
    }))
}

/// A card laid before oneself: a distance, a parade, a safety, or one that cannot be laid.
fn read_lay(rules: &Rules, card: Card, rest: &[&str]) -> Result<Option<Action>, What> {
    if rules.is_parade(card) && rest.first() != Some(&"with") {
        return read_parade(rules, card, rest);
    }
    let accelerator =
        rules.special(Special::Accelerator).map(|card| rules.edition().catalogue.name_of(card));
    let with = match rest {
        ["with", words @ ..] => words.iter().take_while(|word| Some(**word) == accelerator).count(),
        _ => 0,
    };
    let rest = if with > 0 { &rest[with + 1..] } else { rest };
    let accelerators = u8::try_from(with).unwrap_or(u8::MAX).min(Laid::ACCELERATORS_MAX + 1);
    Ok(saying(rest)?.map(|saying| Action::Lay { card, accelerators, saying }))
}

fn read_parade(rules: &Rules, card: Card, rest: &[&str]) -> Result<Option<Action>, What> {
    let (attack, rest) = match rest {
        ["on", attack, rest @ ..] => (Some(self::card(rules, attack)?), rest),
        _ => (own_attack(rules, card), rest),
    };
    let top = match *rest {
        [] => Top::Parade,
        ["top", top] if self::card(rules, top)? == card => Top::Parade,
        ["top", _] => Top::Attack,
        _ => return Ok(None),
    };
    Ok(Some(Action::Parry { card, attack, top }))
}

/// The attack that a parade is made for; `None` if it lifts any.
fn own_attack(rules: &Rules, parade: Card) -> Option<Card> {
    match rules.edition().catalogue.kind(parade) {
        Kind::Remedy(trouble) => Some(rules.edition().attack_of(trouble)),
        _ => None,
    }
}

fn saying(rest: &[&str]) -> Result<Option<Saying>, What> {
    Ok(Some(match *rest {
        [] => Saying::Right,
        ["silently"] => Saying::Nothing,
        ["aloud", what] => match Sound::ALL.into_iter().find(|sound| sound.name() == what) {
            Some(sound) => Saying::Sound(sound),
            None => Saying::Km(number(what)?),
        },
        _ => return Ok(None),
    }))
}

fn read_special(rules: &Rules, card: Card, rest: &[&str]) -> Result<Option<Action>, What> {
    let Kind::Special(special) = rules.edition().catalogue.kind(card) else {
        return Ok(None);
    };
    let lay = Action::Lay { card, accelerators: 0, saying: Saying::Right };
    Ok(match (special, rest) {
        (Special::Accelerator | Special::RearView | Special::UTurn, _) => Some(lay),
        (Special::Theft, ["on", from, "taking", what, "and", then @ ("lays" | "keeps"), "it"]) => {
            let then = if *then == "lays" { Then::Laid } else { Then::Kept };
            let (from, what) = (team(rules, from)?, laid(rules, what)?);
            Some(Action::Steal { from, what, then })
        }
        (Special::Checkpoint, ["on", of, "asking", face]) => {
            Some(Action::Demand { of: seat(rules, of)?, face: self::card(rules, face)? })
        }
        (Special::Police, ["on", of]) => Some(Action::Search { of: seat(rules, of)? }),
        (Special::Helicopter, ["on", to]) => Some(Action::Fly { to: seat(rules, to)? }),
        (Special::Trash, []) => Some(Action::Sweep),
        _ => None,
    })
}

/// What is wrong with words that do not fit.
fn unclear(letter: &str, play: &[&str]) -> What {
    match play {
        [] => What::of("no-verb").with("letter", letter),
        [verb @ ("lays" | "discards" | "replies"), ..] => What::of("one-card").with("verb", *verb),
        ["attacks", ..] => What::of("attack-form"),
        [verb @ ("passes" | "declines"), ..] => What::of("nothing-behind").with("verb", *verb),
        [verb, ..] if !VERBS.contains(verb) => {
            What::of("unknown-verb").with("verb", *verb).with("verbs", VERBS.join(", "))
        }
        _ => What::of("unclear").with("play", play.join(" ")),
    }
}

/// What somebody means who leaves out what goes without saying: the plain card before a multiplied
/// one, and the only attack that a parade can lift.
pub(super) fn meant(game: &Sprint, seat: Seat, action: Action) -> Action {
    let zone = |team: Team| game.open().zone(team);
    let own = game.rules().team(seat);
    let plainest = |team: Team, what: Laid| {
        let plain = what.accelerators() == 0;
        zone(team).plainest(what.card()).filter(|_| plain).unwrap_or(what)
    };
    match action {
        Action::Steal { from, what, then } => {
            Action::Steal { from, what: plainest(from, what), then }
        }
        Action::Rob { from, what } => {
            Action::Rob { from, what: plainest(game.rules().team(from), what) }
        }
        Action::Forfeit { what } => Action::Forfeit { what: plainest(own, what) },
        Action::Parry { card, attack: None, top } => {
            let mut lying = zone(own).attacks();
            let attack = lying.next().filter(|_| lying.next().is_none());
            Action::Parry { card, attack, top }
        }
        _ => action,
    }
}

/// Writes an action, without its seat.
pub(super) fn action_text(rules: &Rules, action: Action) -> String {
    let name = |card: Card| rules.edition().catalogue.name_of(card);
    match action {
        Action::Draw { from: Source::Stock } => "draws".to_owned(),
        Action::Draw { from: Source::Discard } => "draws discard".to_owned(),
        Action::Lay { card, accelerators, saying } => {
            let with = match accelerators {
                0 => "",
                1 => " with accelerateur",
                _ => " with accelerateur accelerateur",
            };
            format!("lays {}{with}{}", name(card), saying_text(saying))
        }
        Action::Parry { card, attack, top } => parade_text(rules, card, attack, top),
        Action::Attack { card, on, saying } => {
            format!("attacks {on} with {}{}", name(card), saying_text(saying))
        }
        Action::Steal { from, what, then } => {
            let then = if then == Then::Laid { "lays" } else { "keeps" };
            format!("plays vol on {from} taking {} and {then} it", laid_text(rules, what))
        }
        Action::Demand { of, face } => format!("plays controle on {of} asking {}", name(face)),
        Action::Rename { of, to } => format!("renames {of} to {}", name(to)),
        Action::Swap { pair: [one, other], wanted } => {
            format!("swaps {} {} for {}", name(one), name(other), name(wanted))
        }
        Action::Fly { to } => format!("plays helicoptere on {to}"),
        Action::Search { of } => format!("plays police on {of}"),
        Action::Exchange { take, give } => format!("takes {} giving {}", name(take), name(give)),
        Action::Sweep => "plays poubelle".to_owned(),
        Action::Discard { card } => format!("discards {}", name(card)),
        Action::Pass => "passes".to_owned(),
        Action::Reply { card, top } => reply_text(rules, card, top),
        Action::Decline => "declines".to_owned(),
        Action::Say { km } => format!("says {km}"),
        Action::Call(Call::HoldUp) => "calls hold-up".to_owned(),
        Action::Call(Call::LateHoldUp) => "calls hold-up late".to_owned(),
        Action::Call(Call::Killer) => "calls bornes-killer".to_owned(),
        Action::Rob { from, what } => format!("steals {} from {from}", laid_text(rules, what)),
        Action::Forfeit { what } => format!("forfeits {}", laid_text(rules, what)),
        Action::ForfeitSafety { card } => format!("forfeits {}", name(card)),
    }
}

fn parade_text(rules: &Rules, card: Card, attack: Option<Card>, top: Top) -> String {
    let name = |card: Card| rules.edition().catalogue.name_of(card);
    let mut text = format!("lays {}", name(card));
    let Some(attack) = attack else {
        return text;
    };
    if own_attack(rules, card) != Some(attack) {
        text += " on ";
        text += name(attack);
    }
    if top == Top::Attack {
        text += " top ";
        text += name(attack);
    }
    text
}

/// A reply whose attack ends on top names it; which one it is says the window, so the first will
/// do that the parade lifts.
fn reply_text(rules: &Rules, card: Card, top: Top) -> String {
    let name = |card: Card| rules.edition().catalogue.name_of(card);
    let attack = own_attack(rules, card)
        .or_else(|| rules.edition().catalogue.cards().find(|&card| rules.is_hazard(card)));
    match (top, attack) {
        (Top::Attack, Some(attack)) => format!("replies {} top {}", name(card), name(attack)),
        _ => format!("replies {}", name(card)),
    }
}

fn saying_text(saying: Saying) -> String {
    match saying {
        Saying::Right => String::new(),
        Saying::Nothing => " silently".to_owned(),
        Saying::Km(km) => format!(" aloud {km}"),
        Saying::Sound(sound) => format!(" aloud {}", sound.name()),
    }
}

/// A distance, with what multiplies it: `100`, `100*2`, `100*4`.
pub(super) fn laid(rules: &Rules, word: &str) -> Result<Laid, What> {
    let (name, times) = word.split_once('*').unwrap_or((word, "1"));
    let accelerators = match times {
        "1" => 0,
        "2" => 1,
        "4" => 2,
        _ => return Err(What::of("times")),
    };
    Ok(Laid::new(card(rules, name)?, accelerators))
}

/// A distance with what multiplies it, as text.
pub(super) fn laid_text(rules: &Rules, what: Laid) -> String {
    let name = rules.edition().catalogue.name_of(what.card());
    if what.accelerators() == 0 { name.to_owned() } else { format!("{name}*{}", what.times()) }
}

fn number(word: &str) -> Result<u16, What> {
    word.parse().map_err(|_| What::of("no-sound").with("word", word))
}
