//! The files, carried along in the program.

use crate::lang::Lang;

/// Every file of one language: its topic and its content.
macro_rules! files {
    ($lang:literal: $($topic:literal)+) => {
        &[$((
            $topic,
            include_str!(concat!("../../../locales/", $lang, "/", $topic, ".ftl")),
        )),+]
    };
}

/// The topics, and what is written about them in a language.
macro_rules! topics {
    ($lang:literal) => {
        files!($lang: "games" "cards" "terms" "refusals" "events" "options" "score" "setup" "cli"
            "client")
    };
}

/// The topic and the content of every file of a language.
pub(crate) fn files(lang: Lang) -> &'static [(&'static str, &'static str)] {
    match lang {
        Lang::Fr => topics!("fr"),
        Lang::En => topics!("en"),
    }
}
