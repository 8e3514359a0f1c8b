//! The languages there are.

use std::fmt;
use std::str::FromStr;

/// A language, written by its two letters.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Lang {
    /// French.
    Fr,
    /// English.
    En,
}

/// A language was asked for that we do not speak.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownLang;

impl Lang {
    /// Every language, French first.
    pub const ALL: [Lang; 2] = [Lang::Fr, Lang::En];

    /// The two letters of the language.
    pub fn code(self) -> &'static str {
        match self {
            Lang::Fr => "fr",
            Lang::En => "en",
        }
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Lang {
    type Err = UnknownLang;

    fn from_str(text: &str) -> Result<Lang, UnknownLang> {
        let lang = Lang::ALL.into_iter().find(|lang| lang.code().eq_ignore_ascii_case(text));
        lang.ok_or(UnknownLang)
    }
}

impl fmt::Display for UnknownLang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the languages are fr and en")
    }
}

impl std::error::Error for UnknownLang {}
