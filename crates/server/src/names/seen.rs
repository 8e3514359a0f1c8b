//! Names are made of what can be seen.

use unicode_properties::{GeneralCategoryGroup, UnicodeGeneralCategory};
use unicode_security::skeleton;

use crate::problem::{Problem, ProblemKind};

/// The most marks that may sit on one letter. Languages need three; a stack of them covers the names
/// above it.
const MARKS: usize = 3;

/// Characters that are drawn as nothing, or as a frame for something else, though no property of theirs
/// says so: a blank of Braille, a note without a head, two blanks among hieroglyphs, and the place of an
/// object.
const BLANKS: [char; 5] = ['\u{2800}', '\u{1d159}', '\u{13441}', '\u{13442}', '\u{fffc}'];

/// What a character does in a name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Role {
    /// It separates words.
    Blank,
    /// It is seen by itself.
    Letter,
    /// It sits on the letter before it.
    Mark,
    /// It chooses how the letter before it is drawn.
    Selector,
    /// It joins its neighbours, or keeps them apart.
    Joiner,
    /// It is not seen, steers what is seen, or means nothing.
    Unseen,
}

/// Fails if something in a name cannot be seen, or covers something else.
pub(super) fn inspect(name: &str) -> Result<(), Problem> {
    let (mut before, mut marks) = (Role::Blank, 0);
    for role in name.chars().map(role).chain([Role::Blank]) {
        if !may_follow(before, role) {
            return Err(match role {
                Role::Mark => ProblemKind::NameMarks.because("a mark sits on a letter"),
                _ => ProblemKind::NameUnseen.because("a name has no invisible characters"),
            });
        }
        match role {
            Role::Mark => marks += 1,
            Role::Selector | Role::Joiner => {}
            Role::Blank | Role::Letter | Role::Unseen => marks = 0,
        }
        if marks > MARKS {
            let detail = format!("a letter bears at most {MARKS} marks");
            return Err(ProblemKind::NameMarks.because(detail));
        }
        before = role;
    }
    Ok(())
}

/// Whether a name ends badly with this character, if it is cut behind it.
pub(super) fn is_joint(letter: char) -> bool {
    matches!(role(letter), Role::Blank | Role::Joiner)
}

fn may_follow(before: Role, role: Role) -> bool {
    match role {
        Role::Blank => before != Role::Joiner,
        Role::Letter => true,
        Role::Selector => before == Role::Letter,
        Role::Mark | Role::Joiner => {
            matches!(before, Role::Letter | Role::Mark | Role::Selector)
        }
        Role::Unseen => false,
    }
}

fn role(letter: char) -> Role {
    match letter {
        ' ' => Role::Blank,
        '\u{200c}' | '\u{200d}' => Role::Joiner,
        '\u{fe00}'..='\u{fe0f}' | '\u{e0100}'..='\u{e01ef}' => Role::Selector,
        _ if is_ignorable(letter) || BLANKS.contains(&letter) => Role::Unseen,
        _ => match letter.general_category_group() {
            GeneralCategoryGroup::Mark => Role::Mark,
            GeneralCategoryGroup::Letter
            | GeneralCategoryGroup::Number
            | GeneralCategoryGroup::Punctuation
            | GeneralCategoryGroup::Symbol => Role::Letter,
            GeneralCategoryGroup::Separator | GeneralCategoryGroup::Other => Role::Unseen,
        },
    }
}

/// Whether a character leaves nothing to be seen where a font does not know it: those are what a
/// skeleton, which is what can be confused, leaves out.
fn is_ignorable(letter: char) -> bool {
    skeleton(letter.encode_utf8(&mut [0; 4])).next().is_none()
}

#[cfg(test)]
mod tests {
    use unicode_width::UnicodeWidthChar;

    use super::super::alike::is_like;
    use super::super::of_person;
    use super::*;

    fn problem(name: &str) -> Option<ProblemKind> {
        of_person(name, 24).err().map(|problem| problem.kind)
    }

    fn every_character() -> impl Iterator<Item = char> {
        (0..=u32::from(char::MAX)).filter_map(char::from_u32)
    }

    #[test]
    fn nobody_is_called_what_cannot_be_seen() {
        // Characters that were found to pass, by what they are: a format character, an inherent vowel,
        // a selector, something unassigned, a joiner of hieroglyphs and one of shorthand, fillers,
        // directions, tags, private use.
        let unseen = [
            '\u{1d173}',
            '\u{17b4}',
            '\u{180b}',
            '\u{fff0}',
            '\u{13430}',
            '\u{1bca0}',
            '\u{115f}',
            '\u{1160}',
            '\u{3164}',
            '\u{ffa0}',
            '\u{34f}',
            '\u{ad}',
            '\u{61c}',
            '\u{200b}',
            '\u{200e}',
            '\u{202e}',
            '\u{2066}',
            '\u{2069}',
            '\u{feff}',
            '\u{fff9}',
            '\u{e0041}',
            '\u{e000}',
            '\u{10fffd}',
            '\u{378}',
            '\u{ffff}',
            '\u{2800}',
            '\u{7}',
            '\u{2064}',
            '\u{180e}',
        ];
        for letter in unseen {
            let names = [format!("{letter}"), format!("A{letter}B"), format!("A{letter}")];
            for name in names {
                assert_eq!(problem(&name), Some(ProblemKind::NameUnseen), "{name:?}");
            }
        }
        for ends in
            ["\u{200d}", "A\u{200d}", "\u{200d}A", "A\u{200d} B", "A\u{200c}\u{200c}B", "\u{fe0f}"]
        {
            assert_eq!(problem(ends), Some(ProblemKind::NameUnseen), "{ends:?}");
        }
    }

    #[test]
    fn marks_sit_on_letters_and_are_few() {
        for bad in ["\u{301}", "A \u{301}", "\u{20e3}", &format!("q{}", "\u{301}".repeat(4))] {
            assert_eq!(problem(bad), Some(ProblemKind::NameMarks), "{bad:?}");
        }
        let split = format!("q{}\u{200d}{}", "\u{301}".repeat(3), "\u{301}");
        assert_eq!(problem(&split), Some(ProblemKind::NameMarks), "{split:?}");
        for good in
            ["q\u{301}\u{302}\u{323}", "नीता", "שָׁלוֹם", "Nguyễn", "ประเทือง", "1\u{fe0f}\u{20e3}"]
        {
            assert_eq!(problem(good), None, "{good:?}");
        }
    }

    #[test]
    fn names_of_every_script_and_pictures_will_do() {
        for good in
            ["می\u{200c}خ", "👩\u{200d}🚀", "❤\u{fe0f}", "葛\u{e0100}城", "🇫🇷", "O’Neill", "C-3PO"]
        {
            assert_eq!(problem(good), None, "{good:?}");
        }
    }

    /// Held against tables that others keep: the widths of characters, and those of the language.
    #[test]
    fn every_character_is_judged() {
        for letter in every_character() {
            let alone = problem(letter.encode_utf8(&mut [0; 4]));
            let is_mark = letter.general_category_group() == GeneralCategoryGroup::Mark;
            let has_width = letter.width().is_some_and(|width| width > 0);
            if alone.is_none() {
                assert!(!letter.is_control() && !letter.is_whitespace(), "{letter:?}");
                assert!(
                    has_width || is_jamo(letter) || is_reph(letter),
                    "{letter:?} takes no place"
                );
            }
            let is_word = letter.is_alphanumeric() && !is_mark && !is_ignorable(letter);
            if is_word && !BLANKS.contains(&letter) {
                assert_eq!(alone, None, "{letter:?}");
            }
            let within = format!("A{letter}B");
            if alone.is_some() && problem(&within).is_none() && !letter.is_whitespace() {
                assert!(is_mark || is_like(&within, "AB"), "{letter:?}");
            }
        }
    }

    /// Some letters of India are drawn upon the next one, and upon a circle if there is none.
    fn is_reph(letter: char) -> bool {
        let later = ['\u{111c2}', '\u{111c3}', '\u{113d1}', '\u{1193f}', '\u{11941}', '\u{11d46}'];
        matches!(letter, '\u{d4e}' | '\u{a8fa}' | '\u{11a84}'..='\u{11a89}' | '\u{11f02}')
            || later.contains(&letter)
    }

    /// Vowels and endings of Korean syllables take no place behind a consonant, and one by themselves.
    fn is_jamo(letter: char) -> bool {
        matches!(letter, '\u{1161}'..='\u{11ff}' | '\u{d7b0}'..='\u{d7fb}')
    }
}
