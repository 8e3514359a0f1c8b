//! The ids of tables.

use std::fmt;

use crate::random::Random;

/// The id of a table: ten letters and digits that cannot be mistaken for one another, fifty bits
/// in all. It is part of the table's address, so it is short; it is drawn at random, so that
/// nobody comes to a table without being told of it.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TableId(String);

/// Crockford's thirty-two: no i, l, o and u.
const ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
const LENGTH: usize = 10;

/// How much of it the log has.
const HINT: usize = 4;

impl TableId {
    /// A new id, drawn by the system.
    pub fn random() -> TableId {
        TableId::drawn(&Random::System)
    }

    /// A new id from these.
    pub(crate) fn drawn(random: &Random) -> TableId {
        let bytes: [u8; LENGTH] = random.bytes();
        // The alphabet has 32 letters, so each is as likely as the others.
        TableId(bytes.iter().map(|byte| char::from(ALPHABET[usize::from(byte % 32)])).collect())
    }

    /// The id that is written so; `None` if no id is.
    pub fn read(text: &str) -> Option<TableId> {
        let fits = text.len() == LENGTH && text.bytes().all(|byte| ALPHABET.contains(&byte));
        fits.then(|| TableId(text.to_owned()))
    }

    /// Ranges that have all ids there are, each from the first text to before the second.
    pub(crate) fn ranges() -> impl Iterator<Item = (String, String)> {
        let letters = || ALPHABET.iter().map(|&letter| char::from(letter));
        let pairs = letters().flat_map(move |first| letters().map(move |second| (first, second)));
        pairs.map(|(first, second)| {
            // Behind every letter of an id.
            let low = format!("{first}{second}");
            let high = format!("{low}~");
            (low, high)
        })
    }

    /// The beginning of it, for the log: whoever knows all of it may watch.
    pub fn hint(&self) -> &str {
        &self.0[..HINT]
    }

    /// The beginnings of some ids, for the log.
    pub(crate) fn hints(ids: &[TableId]) -> String {
        ids.iter().map(TableId::hint).collect::<Vec<_>>().join(", ")
    }

    /// The id as it is written.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_read_as_they_are_written_and_in_no_other_way() {
        let id = TableId::random();
        assert_eq!(TableId::read(id.as_str()), Some(id.clone()));
        assert_ne!(TableId::random(), id);
        for bad in
            ["", "k7m2q9x4t", "k7m2q9x4tpp", "K7M2Q9X4TP", "k7m2q9x4t/", "k7m2q9x4é", "k7m2q9x4tl"]
        {
            assert_eq!(TableId::read(bad), None, "{bad}");
        }
    }
}
