//! What people and bots are called.

use table::Seat;

use crate::problem::{Problem, Trouble};

/// The bot of each seat: horses, and one donkey, that people have told of.
const BOTS: [&str; Seat::MAX] =
    ["Bayard", "Bucéphale", "Cadichon", "Rossinante", "Pégase", "Marengo", "Babieca", "Sleipnir"];

/// What the bot of a seat is called.
pub(crate) fn of_bot(seat: Seat) -> &'static str {
    BOTS[seat.index()]
}

/// A name as it is kept: without blanks around it, and with single ones within.
pub(crate) fn of_person(name: &str, most: usize) -> Result<String, Problem> {
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let length = name.chars().count();
    if length == 0 || length > most {
        return Err(Trouble::BadName.because(format!("a name has 1 to {most} characters")));
    }
    if name.chars().any(is_unseen) {
        return Err(Trouble::BadName.because("a name has no invisible characters"));
    }
    Ok(name)
}

/// Whether a character does something to the text around it instead of being seen.
fn is_unseen(letter: char) -> bool {
    let marks = ['\u{200b}', '\u{200e}', '\u{200f}', '\u{feff}'];
    let steers = matches!(letter, '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{2069}');
    let steers = steers || marks.contains(&letter);
    letter.is_control() || steers
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_trimmed_counted_and_visible() {
        let kept = |name| of_person(name, 5).ok();
        assert_eq!(kept("  Zo\u{e9}  L "), Some("Zoé L".to_owned()));
        assert_eq!(kept("éèêëē"), Some("éèêëē".to_owned()));
        for bad in ["", " \t", "abcdef", "a\u{7}b", "a\u{202e}b", "\u{200b}"] {
            assert_eq!(kept(bad), None, "{bad:?}");
        }
    }
}
