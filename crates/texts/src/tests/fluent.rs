//! The files as Fluent reads them.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, Resource, VariantKey,
};
use fluent_syntax::parser;

use crate::files::files;
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

/// Every text of a language by its key; attributes are written after a dot.
pub fn texts_of(lang: Lang) -> BTreeMap<String, Made> {
    let mut texts = BTreeMap::new();
    for &(topic, source) in files(lang) {
        for entry in parse(lang, topic, source).body {
            match entry {
                Entry::Message(message) => {
                    let id = message.id.name;
                    let attributes = message.attributes.into_iter();
                    let attributes = attributes
                        .map(|attribute| (format!("{id}.{}", attribute.id.name), attribute.value));
                    let value = message.value.map(|value| (id.to_owned(), value));
                    for (key, pattern) in value.into_iter().chain(attributes) {
                        let twice = texts.insert(key.clone(), made(&pattern));
                        assert!(twice.is_none(), "{lang}/{topic}: `{key}` is written twice");
                    }
                }
                Entry::Comment(_) | Entry::GroupComment(_) => {}
                other => panic!("{lang}/{topic}: {other:?}"),
            }
        }
    }
    texts
}

fn parse<'a>(lang: Lang, topic: &str, source: &'a str) -> Resource<&'a str> {
    parser::parse(source).unwrap_or_else(|(_, why)| panic!("{lang}/{topic}: {why:?}"))
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
