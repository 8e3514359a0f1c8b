//! Which names people would take for the same.

use unicode_normalization::UnicodeNormalization;
use unicode_security::skeleton;

/// Whether people would take two names for the same: as they are read, and as they are said.
pub(super) fn is_like(one: &str, other: &str) -> bool {
    look(one) == look(other) || look(&one.to_lowercase()) == look(&other.to_lowercase())
}

/// What is left of a name when letters that look alike are one letter, whatever their width or script,
/// and when nobody looks at accents.
fn look(name: &str) -> String {
    let plain: String = name.nfkc().collect();
    skeleton(&plain).filter(|letter| !is_accent(*letter) && !letter.is_whitespace()).collect()
}

/// Whether a mark is an accent, without which a letter remains the same letter. Marks of other scripts
/// are vowels.
fn is_accent(letter: char) -> bool {
    matches!(letter, '\u{300}'..='\u{36f}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_looks_alike_is_the_same_name() {
        let same = [
            ("Zoé", "zoe"),
            ("Zoé", "ZOÉ"),
            ("Zoé", "Zoe\u{301}"),
            // Cyrillic, full width, mathematical, and one letter for another.
            ("Aline", "Аlinе"),
            ("Aline", "\u{ff21}line"),
            ("Aline", "𝐀𝐥𝐢𝐧𝐞"),
            ("Ali", "AIi"),
            ("Ali", "A1i"),
            ("Oscar", "0scar"),
            // What is not seen makes no difference.
            ("Ali", "A\u{200d}li"),
            ("Jean Luc", "JeanLuc"),
            ("葛\u{e0100}", "葛"),
        ];
        for (one, other) in same {
            assert!(is_like(one, other) && is_like(other, one), "{one:?} and {other:?}");
        }
        for (one, other) in [("Zoé", "Zoë L"), ("Ana", "Anna"), ("राम", "रुम"), ("Léa", "Luc")]
        {
            assert!(!is_like(one, other), "{one:?} and {other:?}");
        }
    }
}
