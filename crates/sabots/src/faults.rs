//! What is wrong with a line of the notation, in the language of whoever reads it.

use families::Setup;
use notation::{Dialect, Fault, Header, Script, What};
use options::BadSetup;
use table::Turn;
use texts::{Spoken, Texts, Value};

use crate::usage;

/// What is wrong with a line, or what was found there, in words.
pub(crate) fn say(what: &What, texts: &Texts) -> String {
    match what {
        What::Plain(words) => words.clone(),
        What::Of { key, facts } => {
            let facts = facts.iter().map(|(name, fact)| (*name, Value::from(say(fact, texts))));
            texts.say(&format!("cli-fault-{key}"), &facts.collect::<Vec<_>>())
        }
    }
}

/// Why there is no such table, in the player's language.
pub(crate) fn no_table(header: &Header, fault: &Fault, texts: &Texts) -> String {
    match Setup::of(&header.game.0, header.seats.0, &header.chosen()) {
        Err(why @ BadSetup::UnknownGame(_)) => {
            let meant = usage::game_meant(&header.game.0, texts);
            let meant = meant.map(|meant| format!(" {meant}")).unwrap_or_default();
            format!("{}{meant}", texts.bad_setup(&why))
        }
        Err(why) => texts.bad_setup(&why),
        Ok(_) => say(&fault.what, texts),
    }
}

/// Why a line does not hold: in the player's language if it is a move that the rules refuse.
pub(crate) fn refused<G: Dialect + Spoken>(
    script: &Script,
    rules: &G::Rules,
    game: &G,
    fault: &Fault,
    texts: &Texts,
) -> String {
    let line = script.steps.iter().find(|line| line.number == fault.line);
    let refused = line.and_then(|line| {
        Some(format!("{}: {}", line.text, refusal(rules, &line.text, game, texts)?))
    });
    refused.unwrap_or_else(|| say(&fault.what, texts))
}

/// The sentence that refuses a move; `None` if it is none, or allowed.
pub(crate) fn refusal<G: Dialect + Spoken>(
    rules: &G::Rules,
    text: &str,
    game: &G,
    texts: &Texts,
) -> Option<String> {
    let (seat, action) = G::read_action(rules, text).ok()?;
    if game.turn() == Turn::Chance {
        return None;
    }
    let why = game.check(seat, action).err()?;
    Some(texts.refusal_citing::<G>(why, rules))
}
