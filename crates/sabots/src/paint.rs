//! A little emphasis on terminals, none anywhere else.

use std::env;
use std::io::{self, IsTerminal};

/// How text is styled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Paint {
    /// Not at all.
    Plain,
    /// With the escape sequences of terminals.
    Ansi,
}

impl Paint {
    /// The style that fits standard output.
    pub(crate) fn of_stdout() -> Paint {
        let refused = env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        let dumb = env::var_os("TERM").is_some_and(|term| term == "dumb");
        if io::stdout().is_terminal() && !refused && !dumb { Paint::Ansi } else { Paint::Plain }
    }

    /// The text in bold.
    pub(crate) fn bold(self, text: &str) -> String {
        self.wrapped(text, "1", "22")
    }

    /// The text in italics.
    pub(crate) fn italic(self, text: &str) -> String {
        self.wrapped(text, "3", "23")
    }

    /// The text stepping back.
    pub(crate) fn faint(self, text: &str) -> String {
        self.wrapped(text, "2", "22")
    }

    fn wrapped(self, text: &str, on: &str, off: &str) -> String {
        match self {
            Paint::Plain => text.to_owned(),
            Paint::Ansi => format!("\x1b[{on}m{text}\x1b[{off}m"),
        }
    }
}
