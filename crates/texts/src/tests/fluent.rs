//! The files as Fluent reads them.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, Resource, VariantKey,
};
use fluent_syntax::parser;

use crate::lang::Lang;

/// What one text is made of.
#[derive(Default)]
pub struct Made {
    pub variables: BTreeSet<String>,
    /// The variables that cases are told apart by.
    pub selectors: BTreeSet<String>,
    pub references: BTreeSet<String>,
    /// The cases that are told apart.
    pub cases: BTreeSet<String>,
    pub words: Vec<String>,
}

/// Texts by their keys; attributes are written after a dot.
pub type ByKey = BTreeMap<String, Made>;

/// Every text of a language, as it is said where no game is played.
pub fn texts_of(lang: Lang) -> ByKey {
    let mut texts = shared(lang);
    for (game, own, _) in by_game(lang) {
        add_all(&mut texts, own, &format!("{lang}/{game}"));
    }
    texts
}

/// Of every game, what only it says, and what it says in other words than the rest.
pub fn by_game(lang: Lang) -> Vec<(&'static str, ByKey, ByKey)> {
    let shared = shared(lang);
    let parted = lang.books().iter().map(|book| {
        let written = written_in(&format!("{lang}/{}", book.game), book.words);
        let (anew, own) = written.into_iter().partition(|(key, _)| shared.contains_key(key));
        (book.game, own, anew)
    });
    parted.collect()
}

/// What is written by topic.
fn shared(lang: Lang) -> ByKey {
    let mut texts = BTreeMap::new();
    for (topic, source) in lang.topics() {
        let file = format!("{lang}/{topic}");
        add_all(&mut texts, written_in(&file, source), &file);
    }
    texts
}

fn add_all(texts: &mut ByKey, more: ByKey, file: &str) {
    for (key, made) in more {
        add(texts, key, made, file);
    }
}

fn add(texts: &mut ByKey, key: String, made: Made, file: &str) {
    assert!(!texts.contains_key(&key), "{file}: `{key}` is written twice");
    texts.insert(key, made);
}

/// What is written in a file.
fn written_in(file: &str, source: &str) -> ByKey {
    let mut texts = BTreeMap::new();
    for entry in parse(file, source).body {
        match entry {
            Entry::Message(message) => {
                let id = message.id.name;
                let attributes = message.attributes.into_iter();
                let attributes = attributes
                    .map(|attribute| (format!("{id}.{}", attribute.id.name), attribute.value));
                let value = message.value.map(|value| (id.to_owned(), value));
                for (key, pattern) in value.into_iter().chain(attributes) {
                    add(&mut texts, key, made(&pattern), file);
                }
            }
            Entry::Comment(_) | Entry::GroupComment(_) => {}
            other => panic!("{file}: {other:?}"),
        }
    }
    texts
}

fn parse<'a>(file: &str, source: &'a str) -> Resource<&'a str> {
    parser::parse(source).unwrap_or_else(|(_, why)| panic!("{file}: {why:?}"))
}

fn made(pattern: &Pattern<&str>) -> Made {
    let mut made = Made::default();
    made.add(pattern);
    made
}

impl Made {
    fn add(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.words.push((*value).to_owned()),
                PatternElement::Placeable { expression } => self.add_expression(expression),
            }
        }
    }

    fn add_expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.add_inline(inline),
            Expression::Select { selector, variants } => {
                self.add_inline(selector);
                if let InlineExpression::VariableReference { id } = selector {
                    self.selectors.insert(id.name.to_owned());
                }
                for variant in variants {
                    let (VariantKey::Identifier { name: case }
                    | VariantKey::NumberLiteral { value: case }) = variant.key;
                    self.cases.insert(case.to_owned());
                    self.add(&variant.value);
                }
            }
        }
    }

    /// Functions and private terms are not allowed: browsers and servers would have to agree on them.
    fn add_inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::StringLiteral { value } => self.words.push((*value).to_owned()),
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, attribute } => {
                assert!(attribute.is_none(), "`{}` is quoted by attribute", id.name);
                self.references.insert(id.name.to_owned());
            }
            other => panic!("not plain enough: {other:?}"),
        }
    }
}
