//! The languages there are.

use std::fmt;
use std::str::FromStr;

use crate::books::Book;

/// Makes the languages of the list that `build.rs` has found in the folders.
macro_rules! languages {
    ($($name:ident $code:literal
        topics [$($topic:literal $shared:literal)+]
        games [$($game:literal $own:literal $rules:literal)+];)+) => {
        /// A language, written by its two letters.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Lang {
            $(#[doc = concat!("That of the folder `locales/", $code, "`.")] $name,)+
        }

        impl Lang {
            /// Every language, French first.
            pub const ALL: [Lang; [$($code),+].len()] = [$(Lang::$name),+];

            /// The two letters of the language.
            pub fn code(self) -> &'static str {
                match self { $(Lang::$name => $code),+ }
            }

            /// What no game says alone: the topic and the content of each of those files.
            pub(crate) fn topics(self) -> &'static [(&'static str, &'static str)] {
                match self { $(Lang::$name => &[$(($topic, include_str!($shared))),+]),+ }
            }

            /// What is written about every game.
            pub(crate) fn books(self) -> &'static [Book] {
                match self {
                    $(Lang::$name => &[$(Book {
                        game: $game,
                        words: include_str!($own),
                        rules: include_str!($rules),
                    }),+]),+
                }
            }
        }
    };
}

include!(concat!(env!("OUT_DIR"), "/languages.rs"));

/// A language was asked for that we do not speak.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownLang;

impl Lang {
    /// The language of a tag such as `de-AT` or `en_GB.UTF-8`, if we speak it.
    pub fn of_tag(tag: &str) -> Option<Lang> {
        tag.split(['-', '_', '.']).next()?.parse().ok()
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
        write!(f, "the languages are {}", Lang::ALL.map(Lang::code).join(", "))
    }
}

impl std::error::Error for UnknownLang {}
