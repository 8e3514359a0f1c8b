//! The rulebooks, carried along in the program.

use crate::lang::Lang;

/// The rulebook of a game; `None` if it cannot be played.
pub fn rulebook(game: &str, lang: Lang) -> Option<&'static str> {
    macro_rules! rulebooks {
        ($game:literal) => {
            match lang {
                Lang::Fr => include_str!(concat!("../../../docs/rules/fr/", $game, ".md")),
                Lang::En => include_str!(concat!("../../../docs/rules/", $game, ".md")),
            }
        };
    }
    match game {
        "classic" => Some(rulebooks!("classic")),
        "asterix" => Some(rulebooks!("asterix")),
        "desert" => Some(rulebooks!("desert")),
        "rush" => Some(rulebooks!("rush")),
        "fun-speed" => Some(rulebooks!("fun-speed")),
        "tresors" => Some(rulebooks!("tresors")),
        _ => None,
    }
}
