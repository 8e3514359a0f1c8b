//! What is wrong with the arguments, in one line.

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Command, Error};
use texts::{Texts, Value};

use crate::args;
use crate::figures::list;

/// One line about arguments that cannot be understood, with a suggestion if there is one, otherwise
/// with the command that explains more.
pub(crate) fn complaint(error: &Error, help: String, texts: &Texts) -> String {
    let what = what_is_wrong(error, texts);
    let remedy = match suggestion(error) {
        Some(better) => texts.say("cli-error-suggestion", &[("better", better.into())]),
        None => texts.say("cli-error-see-help", &[("help", help.into())]),
    };
    format!("{what} {remedy}")
}

/// The game that somebody probably meant who named one that does not exist, as on the command line.
pub(crate) fn game_meant(name: &str, texts: &Texts) -> Option<String> {
    let read = Command::new("").no_binary_name(true).arg(args::game(texts));
    let better = suggestion(&read.try_get_matches_from([name]).err()?)?;
    Some(texts.say("cli-error-suggestion", &[("better", better.into())]))
}

fn what_is_wrong(error: &Error, texts: &Texts) -> String {
    let name = || first(error, ContextKind::InvalidArg);
    let say = |key: &str, facts: &[(&str, String)]| {
        let facts: Vec<_> =
            facts.iter().map(|(name, fact)| (*name, Value::from(fact.as_str()))).collect();
        texts.say(key, &facts)
    };
    match error.kind() {
        ErrorKind::InvalidSubcommand => {
            let value = first(error, ContextKind::InvalidSubcommand);
            say("cli-error-unknown-command", &[("value", value)])
        }
        ErrorKind::UnknownArgument => say("cli-error-unknown-argument", &[("value", name())]),
        ErrorKind::MissingSubcommand => {
            let commands = words(error, ContextKind::ValidSubcommand);
            say("cli-error-no-command", &[("allowed", list(texts, "list-or", &commands))])
        }
        ErrorKind::MissingRequiredArgument => {
            let names = words(error, ContextKind::InvalidArg);
            let bare = |name: &String| name.trim_end_matches('.').to_owned();
            let names: Vec<String> = names.iter().map(bare).collect();
            say("cli-error-missing", &[("names", list(texts, "list-and", &names))])
        }
        ErrorKind::InvalidValue => {
            let value = first(error, ContextKind::InvalidValue);
            let allowed = list(texts, "list-or", &words(error, ContextKind::ValidValue));
            if value.is_empty() {
                return say("cli-error-no-value", &[("name", name())]);
            }
            let facts = [("name", name()), ("value", value), ("allowed", allowed)];
            say("cli-error-value", &facts)
        }
        ErrorKind::ArgumentConflict => {
            let other = first(error, ContextKind::PriorArg);
            if other.is_empty() || other == name() {
                return say("cli-error-twice", &[("name", name())]);
            }
            say("cli-error-conflict", &[("name", name()), ("other", other)])
        }
        ErrorKind::TooManyValues => say("cli-error-takes-no-value", &[("name", name())]),
        ErrorKind::InvalidUtf8 => say("cli-error-utf8", &[]),
        _ => say("cli-error-arguments", &[]),
    }
}

/// What was probably meant.
fn suggestion(error: &Error) -> Option<String> {
    let kinds =
        [ContextKind::SuggestedSubcommand, ContextKind::SuggestedArg, ContextKind::SuggestedValue];
    kinds.into_iter().find_map(|kind| words(error, kind).into_iter().next())
}

fn first(error: &Error, kind: ContextKind) -> String {
    words(error, kind).into_iter().next().unwrap_or_default()
}

/// What the library noted about an error.
fn words(error: &Error, kind: ContextKind) -> Vec<String> {
    match error.get(kind) {
        Some(ContextValue::String(word)) => vec![word.clone()],
        Some(ContextValue::Strings(words)) => words.clone(),
        _ => Vec::new(),
    }
}
