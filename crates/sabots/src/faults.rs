//! What is wrong with a line of the notation, in the language of whoever reads it.

use notation::What;
use texts::{Texts, Value};

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
