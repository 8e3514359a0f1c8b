//! What is written about each game: its words and its rulebook, carried along in the program.

use crate::lang::Lang;

/// What is written about a game in one language.
pub(crate) struct Book {
    pub(crate) game: &'static str,
    /// Its names, and what it says in other words than the rest.
    pub(crate) words: &'static str,
    rules: &'static str,
}

/// What is written about these games, by the folders of a language.
macro_rules! books {
    ($words:literal, $rules:literal: $($game:literal)+) => {
        &[$(Book {
            game: $game,
            words: include_str!(concat!("../../../locales/", $words, "/games/", $game, ".ftl")),
            rules: include_str!(concat!("../../../docs/rules/", $rules, $game, ".md")),
        }),+]
    };
}

/// The games, and what is written about them in a language.
macro_rules! games {
    ($words:literal, $rules:literal) => {
        books!($words, $rules: "classic" "desert" "asterix" "rush" "fun-speed" "tresors")
    };
}

/// What is written about every game in a language.
pub(crate) fn books(lang: Lang) -> &'static [Book] {
    match lang {
        Lang::Fr => games!("fr", "fr/"),
        Lang::En => games!("en", ""),
    }
}

/// The rulebook of a game; `None` if it cannot be played.
pub fn rulebook(game: &str, lang: Lang) -> Option<&'static str> {
    books(lang).iter().find(|book| book.game == game).map(|book| book.rules)
}
