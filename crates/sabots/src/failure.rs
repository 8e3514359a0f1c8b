//! How a command ends.

use std::io;

use texts::Texts;

/// How a command ends when it could do what it was asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Verdict {
    /// It is done.
    Done,
    /// A file does not hold; the command has said which.
    FileFails,
}

/// Why a command could not do what it was asked.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The input is wrong; one line says how.
    Input(String),
    /// A file does not hold; one line says where and why.
    File(String),
    /// The answer cannot be written.
    Output(io::Error),
}

impl From<io::Error> for Failure {
    fn from(why: io::Error) -> Failure {
        Failure::Output(why)
    }
}

/// What the system complains about: in our words if it is common, otherwise in its own, as a quotation.
pub(crate) fn reason(why: &io::Error, texts: &Texts) -> String {
    let key = match why.kind() {
        io::ErrorKind::NotFound => "cli-reason-not-found",
        io::ErrorKind::PermissionDenied => "cli-reason-not-permitted",
        io::ErrorKind::IsADirectory => "cli-reason-folder",
        io::ErrorKind::StorageFull => "cli-reason-full",
        io::ErrorKind::AddrInUse => "cli-reason-in-use",
        io::ErrorKind::NotADirectory | io::ErrorKind::AlreadyExists => "cli-reason-no-folder",
        io::ErrorKind::ReadOnlyFilesystem => "cli-reason-read-only",
        io::ErrorKind::AddrNotAvailable => "cli-reason-elsewhere",
        _ => return texts.say("cli-reason-system", &[("reason", why.to_string().into())]),
    };
    texts.say(key, &[])
}

/// A text that stays on one line and does nothing to a terminal, whatever somebody put in it.
pub(crate) fn one_line(text: &str) -> String {
    let mut line = String::with_capacity(text.len());
    for letter in text.chars() {
        if letter.is_control() || matches!(letter, '\u{2028}' | '\u{2029}') {
            line.extend(letter.escape_default());
        } else {
            line.push(letter);
        }
    }
    line
}

#[cfg(test)]
mod tests {
    use std::io;

    use texts::{Lang, Texts};

    use super::{one_line, reason};

    #[test]
    fn what_has_no_word_of_ours_is_quoted() {
        let texts = Texts::new(Lang::Fr);
        let odd = reason(&io::Error::other("out of luck"), &texts);
        assert_eq!(odd, "le système dit «\u{a0}out of luck\u{a0}»");
        let full = reason(&io::ErrorKind::StorageFull.into(), &texts);
        assert_eq!(full, "il n’y a plus de place");
    }

    #[test]
    fn lines_and_escapes_are_disarmed() {
        assert_eq!(one_line("a\nb\u{1b}[2Jc\u{85}\u{2028}d"), "a\\nb\\u{1b}[2Jc\\u{85}\\u{2028}d");
        assert_eq!(one_line("« déjà vu »"), "« déjà vu »");
    }
}
