//! What is written about each game: its words and its rulebook, carried along in the program.

use crate::lang::Lang;

/// What is written about a game in one language.
pub(crate) struct Book {
    pub(crate) game: &'static str,
    /// Its names, and what it says in other words than the rest.
    pub(crate) words: &'static str,
    pub(crate) rules: &'static str,
}

/// The rulebook of a game; `None` if it cannot be played.
pub fn rulebook(game: &str, lang: Lang) -> Option<&'static str> {
    lang.books().iter().find(|book| book.game == game).map(|book| book.rules)
}
