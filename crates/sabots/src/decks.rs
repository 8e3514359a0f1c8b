//! Decks in files of their own, which an option names as `file:PATH`.

use std::path::Path;

use notation::Header;

use crate::files::{self, Unread};

/// The deck that a value `file:PATH` names, as a list; `None` for any other value. Each line of the
/// file has a number and a card, and `#` begins a comment.
pub(crate) fn list(value: &str, folder: &Path) -> Option<Result<String, Unread>> {
    let path = value.strip_prefix("file:")?;
    Some(files::read(&folder.join(path)).map(|text| {
        let lines = text.lines().map(|line| line.split('#').next().unwrap_or_default().trim());
        let entries = lines
            .filter(|line| !line.is_empty())
            .map(|line| line.split_whitespace().collect::<Vec<_>>().join("x"));
        format!("list:{}", entries.collect::<Vec<_>>().join(","))
    }))
}

/// Puts the deck of a file into the header of a script that names it, as seen from the folder of the
/// script; if that fails, on which line.
pub(crate) fn fill_in(header: &mut Header, script: &Path) -> Result<(), (usize, Unread)> {
    let folder = script.parent().unwrap_or(Path::new(""));
    for (_, value, line) in &mut header.options {
        if let Some(list) = list(value, folder) {
            *value = list.map_err(|why| (*line, why))?;
        }
    }
    Ok(())
}
