//! What every command is given besides its arguments.

use std::io::Write;

use texts::Texts;

use crate::paint::Paint;

/// Where a command writes, in which language and in which style.
pub(crate) struct Session<'a> {
    /// The words.
    pub(crate) texts: &'a Texts,
    /// Standard output.
    pub(crate) out: &'a mut dyn Write,
    /// How standard output is styled.
    pub(crate) paint: Paint,
}
