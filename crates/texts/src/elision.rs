//! « la main d’Aline », « la main de Benoît »: what French words lose before a name that is filled in.
//!
//! Messages say « de { $name } » as they would before a consonant. Fluent marks what it fills in
//! with two invisible signs, and here, where the border can still be seen, the word before it is
//! shortened. The page does the same in `web/src/words/elision.ts`, and `tests/elision.txt` holds
//! both to one table.
//!
//! A name calls for it when it is heard to begin with a vowel:
//!
//! - a vowel, with an accent or without: « d’Aline », « d’Élise »;
//! - a `y` before a consonant: « d’Yves », but « de Yann »;
//! - an `h` in one of the first names where usage has it mute: « d’Hélène », but « de Henri » and,
//!   as for whatever else begins with an `h`, « de Hamza »;
//! - never a letter on its own or a place of the cave: « de A », « de A1 ».

/// What Fluent writes before whatever it fills in, and behind it.
const FILLED: char = '\u{2068}';
const END: char = '\u{2069}';

/// The words that lose their last vowel.
const SHORTENED: [&str; 5] = ["de", "que", "jusque", "lorsque", "puisque"];

/// First names whose `h` is mute, without accents.
const MUTE_H: [&str; 30] = [
    "hadrien",
    "hector",
    "hedwige",
    "helena",
    "helene",
    "helie",
    "heliette",
    "heloise",
    "henriette",
    "hercule",
    "hermance",
    "hermes",
    "hermine",
    "hermione",
    "herve",
    "hilaire",
    "hilarion",
    "hippolyte",
    "homere",
    "honorat",
    "honore",
    "honorine",
    "horace",
    "hortense",
    "hortensia",
    "hubert",
    "huguette",
    "humbert",
    "hyacinthe",
    "hypatie",
];

/// Letters with an accent, and the same letters without.
const ACCENTED: &str = "àáâãäåèéêëìíîïòóôõöùúûüýÿ";
const PLAIN: &str = "aaaaaaeeeeiiiiooooouuuuyy";

/// A text that Fluent has filled in, as it is said: elided, and without the marks.
pub(crate) fn elided(text: &str) -> String {
    let mut pieces = text.split(FILLED);
    let mut said = unmarked(pieces.next().unwrap_or_default());
    for filled in pieces {
        if begins_with_a_vowel(filled) {
            shorten(&mut said);
        }
        said.push_str(&unmarked(filled));
    }
    said
}

/// A text without the marks of Fluent, for languages that elide nothing.
pub(crate) fn unmarked(text: &str) -> String {
    text.replace([FILLED, END], "")
}

/// Shortens the last word if it is one of those that lose a vowel.
fn shorten(said: &mut String) {
    let Some(words) = said.strip_suffix(' ') else { return };
    let last = words.rsplit(|letter: char| !letter.is_alphabetic()).next();
    if last.is_some_and(|word| SHORTENED.contains(&word.to_lowercase().as_str())) {
        said.truncate(words.len() - 1);
        said.push('’');
    }
}

/// Whether a name is heard to begin with a vowel.
fn begins_with_a_vowel(name: &str) -> bool {
    let word = first_word(name);
    let mut letters = word.chars();
    match (letters.next(), letters.next()) {
        (Some(_), None) | (None, _) => false,
        (Some('y'), Some(second)) => !is_vowel(second) && second != 'y',
        (Some('h'), Some(_)) => MUTE_H.contains(&word.as_str()),
        (Some(first), Some(_)) => is_vowel(first),
    }
}

/// The letters a name begins with, small and without accents.
fn first_word(name: &str) -> String {
    name.chars()
        .take_while(|&letter| letter.is_alphabetic() || is_accent(letter))
        .filter(|&letter| !is_accent(letter))
        .flat_map(char::to_lowercase)
        .map(|letter| {
            let plain = ACCENTED.chars().position(|accented| accented == letter);
            plain.and_then(|at| PLAIN.chars().nth(at)).unwrap_or(letter)
        })
        .collect()
}

/// Whether a sign only puts an accent on the letter before it.
fn is_accent(letter: char) -> bool {
    ('\u{300}'..='\u{36f}').contains(&letter)
}

fn is_vowel(letter: char) -> bool {
    "aeiouæœ".contains(letter)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The table that the page is held to as well.
    const TABLE: &str = include_str!("../../../tests/elision.txt");

    fn rows() -> impl Iterator<Item = [&'static str; 3]> {
        let lines = TABLE.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
        lines.map(|line| {
            let row: Vec<&str> = line.split(" | ").collect();
            row.try_into().expect("the words, the name and both together")
        })
    }

    #[test]
    fn words_are_elided_as_the_table_says() {
        for [words, name, said] in rows() {
            assert_eq!(elided(&format!("{words} {FILLED}{name}{END}.")), format!("{said}."));
        }
    }

    #[test]
    fn the_table_has_every_mute_h_and_every_word() {
        for name in MUTE_H {
            assert!(rows().any(|[_, row, _]| first_word(row) == name), "{name}");
        }
        for word in SHORTENED {
            assert!(rows().any(|[words, ..]| words.ends_with(word)), "{word}");
        }
    }

    #[test]
    fn only_what_is_filled_in_is_elided() {
        assert_eq!(elided("le plus de Aline"), "le plus de Aline");
        assert_eq!(elided(&format!("de {FILLED}{FILLED}Aline{END}{END}")), "d’Aline");
        assert_eq!(unmarked(&format!("of {FILLED}Aline{END}")), "of Aline");
    }
}
