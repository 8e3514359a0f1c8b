//! Finding a text and filling it in.

use std::borrow::Cow;
use std::fmt;
use std::sync::Arc;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentResource, FluentValue};
use table::{Seat, Seats};
use unic_langid::LanguageIdentifier;

use crate::elision::{elided, unmarked};
use crate::lang::Lang;
use crate::value::{Value, fluent_args};

/// The texts of one language. Made once and shared: it may be used from several threads.
pub struct Texts {
    lang: Lang,
    /// What is said where no game is played.
    shared: Bundle,
    /// What is said at the tables of each game.
    games: Vec<(&'static str, Bundle)>,
}

type Bundle = FluentBundle<Arc<FluentResource>>;

impl Texts {
    /// The texts of a language.
    pub fn new(lang: Lang) -> Texts {
        let topics: Vec<_> = lang.topics().iter().map(|(_, source)| read(source)).collect();
        let own: Vec<_> = lang.books().iter().map(|book| (book.game, read(book.words))).collect();
        let shared = bundle(lang, topics.iter().chain(own.iter().map(|(_, words)| words)));
        let at_table = |words| bundle(lang, std::iter::once(words).chain(&topics));
        let games = own.iter().map(|(game, words)| (*game, at_table(words))).collect();
        Texts { lang, shared, games }
    }

    /// The texts of a source, whatever is played.
    #[cfg(test)]
    pub(crate) fn from_source(lang: Lang, source: &str) -> Texts {
        Texts { lang, shared: bundle(lang, [&read(source)]), games: Vec::new() }
    }

    /// The language.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// The text under `key`, filled in with `args`. An attribute is written after a dot.
    ///
    /// A missing text or argument is a mistake of ours: it panics where debug assertions are on, so
    /// that no test overlooks it, and otherwise shows the key or the name of the argument.
    pub fn say(&self, key: &str, args: &[(&str, Value<'_>)]) -> String {
        self.or_key(key, self.find(key, args))
    }

    /// The text under `key` as it is said at the tables of a game, whose own words come first.
    pub(crate) fn say_at(&self, game: &str, key: &str, args: &[(&str, Value<'_>)]) -> String {
        let own = self.games.iter().find(|(name, _)| *name == game);
        let bundle = own.map_or(&self.shared, |(_, bundle)| bundle);
        self.or_key(key, self.find_in(bundle, key, args))
    }

    fn or_key(&self, key: &str, said: Option<String>) -> String {
        debug_assert!(said.is_some(), "no text for `{key}` in {}", self.lang);
        said.unwrap_or_else(|| key.to_owned())
    }

    /// The text under `key` like [`Texts::say`]; `None` if there is none, where that is no mistake.
    pub fn find(&self, key: &str, args: &[(&str, Value<'_>)]) -> Option<String> {
        self.find_in(&self.shared, key, args)
    }

    fn find_in(&self, bundle: &Bundle, key: &str, args: &[(&str, Value<'_>)]) -> Option<String> {
        let (id, attribute) = match key.split_once('.') {
            Some((id, attribute)) => (id, Some(attribute)),
            None => (key, None),
        };
        let message = bundle.get_message(id)?;
        let pattern = match attribute {
            Some(attribute) => message.get_attribute(attribute)?.value(),
            None => message.value()?,
        };
        let (args, mut errors) = (fluent_args(args), Vec::new());
        let text = bundle.format_pattern(pattern, Some(&args), &mut errors);
        debug_assert!(errors.is_empty(), "`{key}` in {}: {errors:?}", self.lang);
        Some(if self.lang == Lang::Fr { elided(&text) } else { unmarked(&text) })
    }

    /// The names of some seats in a row: “A, B and C”.
    pub(crate) fn seats(&self, seats: Seats, names: &dyn Fn(Seat) -> String) -> String {
        let names: Vec<String> = seats.iter().map(names).collect();
        self.list("list-and", &names)
    }

    /// Some items in a row, the last two joined by the word under `key`.
    pub(crate) fn list(&self, key: &str, items: &[impl fmt::Display]) -> String {
        let items: Vec<String> = items.iter().map(ToString::to_string).collect();
        match items.split_last() {
            None => String::new(),
            Some((only, [])) => only.clone(),
            Some((last, others)) => {
                let head = others.join(", ").into();
                self.say(key, &[("head", head), ("last", last.as_str().into())])
            }
        }
    }
}

/// A source as Fluent reads it. What cannot be read in it is left out.
fn read(source: &str) -> Arc<FluentResource> {
    let (Ok(resource) | Err((resource, _))) = FluentResource::try_new(source.to_owned());
    Arc::new(resource)
}

/// Texts to be found together. Where a key is written twice, the first one is said.
fn bundle<'a>(lang: Lang, read: impl IntoIterator<Item = &'a Arc<FluentResource>>) -> Bundle {
    let locale: LanguageIdentifier = lang.code().parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![locale]);
    // Whatever is filled in is marked, so that words can be elided at its border.
    bundle.set_use_isolating(true);
    for resource in read {
        // It complains of what was written before, and keeps that.
        let _ = bundle.add_resource(Arc::clone(resource));
    }
    if has_decimal_comma(&bundle) {
        bundle.set_formatter(Some(with_decimal_comma));
    }
    bundle
}

/// Whether the language has a comma where English has a point.
fn has_decimal_comma(bundle: &Bundle) -> bool {
    let point = bundle.get_message("cli-number-point").and_then(|message| message.value());
    point.is_some_and(|point| bundle.format_pattern(point, None, &mut Vec::new()) == ",")
}

/// Writes numbers with a comma. The library itself knows only the point.
fn with_decimal_comma<M>(value: &FluentValue<'_>, _: &M) -> Option<String> {
    match value {
        FluentValue::Number(number) => {
            let written: Cow<'_, str> = number.as_string();
            Some(written.replace('.', ","))
        }
        _ => None,
    }
}
