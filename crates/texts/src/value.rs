//! What is filled into a sentence.

use std::borrow::Cow;

use fluent_bundle::{FluentArgs, FluentValue};

/// What is filled into a sentence. A number also decides between singular and plural.
#[derive(Clone, PartialEq, Debug)]
pub enum Value<'a> {
    /// Words, as they are.
    Text(Cow<'a, str>),
    /// A number.
    Number(f64),
}

impl<'a> From<&'a str> for Value<'a> {
    fn from(text: &'a str) -> Value<'a> {
        Value::Text(Cow::Borrowed(text))
    }
}

impl From<String> for Value<'_> {
    fn from(text: String) -> Self {
        Value::Text(Cow::Owned(text))
    }
}

impl From<f64> for Value<'_> {
    fn from(number: f64) -> Self {
        Value::Number(number)
    }
}

impl From<u8> for Value<'_> {
    fn from(number: u8) -> Self {
        Value::Number(number.into())
    }
}

impl From<u16> for Value<'_> {
    fn from(number: u16) -> Self {
        Value::Number(number.into())
    }
}

impl From<u32> for Value<'_> {
    fn from(number: u32) -> Self {
        Value::Number(number.into())
    }
}

/// The values under their names, as the translation library wants them.
pub(crate) fn fluent_args<'a>(args: &'a [(&str, Value<'_>)]) -> FluentArgs<'a> {
    let fluent = |value: &'a Value<'_>| match value {
        Value::Text(text) => FluentValue::from(text.as_ref()),
        Value::Number(number) => FluentValue::from(*number),
    };
    args.iter().map(|(name, value)| (*name, fluent(value))).collect()
}
