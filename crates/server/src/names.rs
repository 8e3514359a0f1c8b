//! What people and bots are called.

use table::Seat;

use crate::problem::{Problem, ProblemKind};

/// The bot of each seat: horses, and one donkey, that people have told of.
const BOTS: [&str; Seat::MAX] =
    ["Bayard", "Bucéphale", "Cadichon", "Rossinante", "Pégase", "Marengo", "Babieca", "Sleipnir"];

/// What the bot of a seat is called where these names are taken.
pub(crate) fn of_bot(seat: Seat, taken: &[&str]) -> String {
    let names = BOTS.iter().cycle().skip(seat.index()).take(BOTS.len());
    let free = names.copied().find(|name| !taken.iter().any(|other| is_like(name, other)));
    free.expect("fewer sitters than horses").to_owned()
}

/// A name that nobody else at the table has, with a number behind it if somebody does.
pub(crate) fn unlike(name: &str, taken: &[&str], most: usize) -> String {
    let is_free = |name: &String| !taken.iter().any(|other| is_like(name, other));
    let numbered = (2..).map(|number| {
        let number = format!(" {number}");
        let room = most.saturating_sub(number.chars().count());
        let kept: String = name.chars().take(room).collect();
        kept.trim_end().to_owned() + &number
    });
    let mut names = std::iter::once(name.to_owned()).chain(numbered);
    names.find(is_free).expect("a number that nobody has")
}

/// Whether people would take two names for the same.
fn is_like(one: &str, other: &str) -> bool {
    one.to_lowercase() == other.to_lowercase()
}

/// A name as it is kept: without blanks around it, and with single ones within.
pub(crate) fn of_person(name: &str, most: usize) -> Result<String, Problem> {
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let length = name.chars().count();
    if length == 0 || length > most {
        return Err(ProblemKind::BadName.because(format!("a name has 1 to {most} characters")));
    }
    if name.chars().any(is_unseen) || name.chars().all(is_joiner) {
        return Err(ProblemKind::BadName.because("a name has no invisible characters"));
    }
    Ok(name)
}

/// Whether a character does something to the text around it instead of being seen, or is a blank
/// that does not say so.
fn is_unseen(letter: char) -> bool {
    let steers = matches!(letter, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}');
    let blanks = ['\u{ad}', '\u{34f}', '\u{115f}', '\u{1160}', '\u{180e}', '\u{200b}', '\u{2800}'];
    let fills = matches!(letter, '\u{3164}' | '\u{feff}' | '\u{ffa0}' | '\u{fff9}'..='\u{fffb}');
    let tags = matches!(letter, '\u{2060}'..='\u{206f}' | '\u{e0000}'..='\u{e0fff}');
    letter.is_control() || steers || fills || tags || blanks.contains(&letter)
}

/// Whether a character only shapes its neighbours, as it should in some scripts and in emoji.
fn is_joiner(letter: char) -> bool {
    matches!(letter, '\u{200c}' | '\u{200d}' | '\u{fe00}'..='\u{fe0f}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_trimmed_counted_and_visible() {
        let kept = |name| of_person(name, 5).ok();
        assert_eq!(kept("  Zo\u{e9}  L "), Some("Zoé L".to_owned()));
        assert_eq!(kept("éèêëē"), Some("éèêëē".to_owned()));
        let bad =
            ["", " \t", "abcdef", "a\u{7}b", "a\u{202e}b", "\u{200b}", "\u{3164}", "\u{200d}"];
        for bad in bad {
            assert_eq!(kept(bad), None, "{bad:?}");
        }
        for good in ["می\u{200c}خ", "👩\u{200d}🚀"] {
            assert_eq!(kept(good), Some(good.to_owned()));
        }
    }
}
