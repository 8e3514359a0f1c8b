//! Decks in files of their own, which an option names as `file:PATH`.

use std::path::Path;

use notation::Header;
use options::BadDeck;
use texts::Texts;

use crate::failure::Failure;
use crate::files::{self, Unread};

/// A deck in a file of its own. Each line of the file has a number and a card, and `#` begins a
/// comment.
pub(crate) struct Deck {
    name: String,
    /// The cards that are listed, each with its number and its line.
    entries: Vec<(String, String, usize)>,
    /// The last line.
    end: usize,
}

/// Why a file is no deck.
#[derive(Debug)]
pub(crate) struct NoDeck {
    /// The path of the file.
    pub(crate) name: String,
    pub(crate) why: Why,
}

/// What is wrong with a file that should be a deck.
#[derive(Debug)]
pub(crate) enum Why {
    /// It cannot be read.
    Unread(Unread),
    /// A line is not a number and a card.
    Entry {
        /// The line, counted from 1.
        line: usize,
        /// What is written there.
        entry: String,
    },
}

/// The deck that a value `file:PATH` names, as seen from a folder; `None` for any other value.
pub(crate) fn of(value: &str, folder: &Path) -> Option<Result<Deck, NoDeck>> {
    let path = folder.join(value.strip_prefix("file:")?);
    let name = path.display().to_string();
    let bad = |why| NoDeck { name: name.clone(), why };
    let read = files::read(&path).map_err(|why| bad(Why::Unread(why)));
    Some(read.and_then(|text| {
        let lines = (1..).zip(text.lines());
        let entries = lines.filter_map(|(line, text)| entry(line, text)).collect::<Result<_, _>>();
        let end = text.lines().count().max(1);
        Ok(Deck { name: name.clone(), entries: entries.map_err(bad)?, end })
    }))
}

/// The number and the card of a line; `None` if nothing is written there.
fn entry(line: usize, text: &str) -> Option<Result<(String, String, usize), Why>> {
    let entry = text.split('#').next().unwrap_or_default().trim();
    let is_number = |word: &str| word.bytes().all(|byte| byte.is_ascii_digit());
    Some(match *entry.split_whitespace().collect::<Vec<_>>().as_slice() {
        [] => return None,
        [count, card] if is_number(count) && !card.contains(',') => {
            Ok((count.to_owned(), card.to_owned(), line))
        }
        _ => Err(Why::Entry { line, entry: entry.to_owned() }),
    })
}

impl Deck {
    /// The deck as the value of an option.
    pub(crate) fn list(&self) -> String {
        let entries = self.entries.iter().map(|(count, card, _)| format!("{count}x{card}"));
        format!("list:{}", entries.collect::<Vec<_>>().join(","))
    }

    /// The file and the line that is most to blame for what is wrong with the deck.
    pub(crate) fn place(&self, why: &BadDeck) -> String {
        let blamed = match why {
            BadDeck::NoSuchCard { card } => Some(card.as_str()),
            BadDeck::TooFew { card, .. } | BadDeck::TooMany { card, .. } => Some(*card),
            BadDeck::Unreadable { .. } | BadDeck::Size { .. } => None,
        };
        let entry = self.entries.iter().rfind(|(_, card, _)| Some(card.as_str()) == blamed);
        format!("{}:{}", self.name, entry.map_or(self.end, |(_, _, line)| *line))
    }
}

/// Puts the deck of a file into the header of a script that names it, as seen from the folder of the
/// script; if that fails, on which line.
pub(crate) fn fill_in(header: &mut Header, script: &Path) -> Result<(), (usize, NoDeck)> {
    let folder = script.parent().unwrap_or(Path::new(""));
    for (_, value, line) in &mut header.options {
        if let Some(deck) = of(value, folder) {
            *value = deck.map_err(|why| (*line, why))?.list();
        }
    }
    Ok(())
}

/// What is said of a file that is no deck.
pub(crate) fn failure(bad: NoDeck, texts: &Texts) -> Failure {
    match bad.why {
        Why::Unread(why) => files::failure(&bad.name, why, texts),
        Why::Entry { line, entry } => {
            let why = texts.say("deck-unreadable", &[("entry", entry.into())]);
            Failure::File(format!("{}:{line}: {why}", bad.name))
        }
    }
}
