//! What no game says alone: the files of the topics, carried along in the program.

use crate::lang::Lang;

/// Files of one language: topic and content.
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
        files!($lang: "terms" "refusals" "events" "options" "score" "setup" "cli" "client")
    };
}

/// The topic and the content of every such file of a language.
pub(crate) fn files(lang: Lang) -> &'static [(&'static str, &'static str)] {
    match lang {
        Lang::Fr => topics!("fr"),
        Lang::En => topics!("en"),
    }
}
