//! What people and bots are called.

mod alike;
mod seen;

use table::Seat;
use unicode_normalization::UnicodeNormalization;

use crate::problem::{Problem, ProblemKind};
use alike::is_like;

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
        kept.trim_end_matches(seen::is_joint).to_owned() + &number
    });
    let mut names = std::iter::once(name.to_owned()).chain(numbered);
    names.find(is_free).expect("a number that nobody has")
}

/// A name as it is kept: composed, without blanks around it, and with single ones within.
pub(crate) fn of_person(name: &str, most: usize) -> Result<String, Problem> {
    let name: String = name.split_whitespace().collect::<Vec<_>>().join(" ").nfc().collect();
    let length = name.chars().count();
    if length == 0 || length > most {
        let detail = format!("a name has 1 to {most} characters");
        return Err(ProblemKind::NameLength.because(detail));
    }
    seen::inspect(&name)?;
    Ok(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_trimmed_composed_and_counted() {
        let kept = |name| of_person(name, 5).ok();
        assert_eq!(kept("  Zo\u{e9}  L "), Some("Zoé L".to_owned()));
        assert_eq!(kept("éèêëē"), Some("éèêëē".to_owned()));
        assert_eq!(kept("Zoe\u{301}"), Some("Zo\u{e9}".to_owned()));
        for bad in ["", " \t", "\u{a0}\u{3000}", "abcdef"] {
            assert_eq!(of_person(bad, 5).unwrap_err().kind, ProblemKind::NameLength, "{bad:?}");
        }
    }

    #[test]
    fn who_is_called_like_somebody_else_gets_a_number() {
        let of = |name, taken: &[&str]| unlike(name, taken, 8);
        assert_eq!(of("Zoé", &["Aline"]), "Zoé");
        assert_eq!(of("ZOE", &["Zoé", "Zoe 2"]), "ZOE 3");
        assert_eq!(of("Rosalinde", &["Rosalinde"]), "Rosali 2");
        // A name that is cut between two characters that belong together ends before them.
        assert_eq!(of("abcde\u{200d}fg", &["abcdefg"]), "abcde 2");
    }

    #[test]
    fn a_robot_is_called_like_nobody() {
        assert_eq!(of_bot(Seat(1), &["Bucephale", "Саdiсhоn"]), "Rossinante");
    }
}
