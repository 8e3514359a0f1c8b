//! A chain of hashes through the lines of a table, by which a byte that changed by itself is found.
//!
//! Each line carries a hash of itself and of the hash before it; the first one hangs on what the table was
//! made from. Whoever can write the file can write hashes, too: this finds damage, not fraud.

use sha2::{Digest as _, Sha256};
use table::Seed;

use super::{Line, Tone};
use crate::id::TableId;

/// The hash of a line and of all before it.
pub(super) type Link = [u8; 16];

/// What the lines of a table hang on.
pub(super) fn root(table: &TableId, header: &str, seed: Seed) -> Link {
    let mut hash = Sha256::new();
    hash.update(b"sabots chain 1\0");
    hash.update(table.as_str());
    hash.update([0]);
    hash.update(header);
    hash.update([0]);
    hash.update(seed.0);
    shortened(hash)
}

/// The hash of the line that follows.
pub(super) fn next(before: &Link, line: &Line) -> Link {
    let mut hash = Sha256::new();
    hash.update(before);
    hash.update((line.text.len() as u64).to_be_bytes());
    hash.update(&line.text);
    hash.update([match line.tone {
        Tone::Aloud => 0,
        Tone::Whispered => 1,
        Tone::Said => 2,
    }]);
    hash.update(line.at.0.to_be_bytes());
    if let Some(asked) = line.asked {
        hash.update([asked.seat.0]);
        hash.update(asked.id.to_be_bytes());
    }
    shortened(hash)
}

/// Sixteen bytes are more than chance ever meets.
fn shortened(hash: Sha256) -> Link {
    let [short @ .., _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _]: [u8; 32] =
        hash.finalize().into();
    short
}

#[cfg(test)]
mod tests {
    use referee::Millis;
    use table::Seat;

    use super::*;
    use crate::store::Asked;

    #[test]
    fn whatever_changes_in_a_line_changes_its_hash() {
        let id = TableId::read("k7m2p9x4qz").unwrap();
        let header = "game desert\nseats 2\n";
        let before = root(&id, header, Seed::from_number(7));
        let line = Line {
            text: "A lays 100".to_owned(),
            tone: Tone::Aloud,
            at: Millis(7),
            asked: Some(Asked { seat: Seat(0), id: 5 }),
        };
        let others = [
            Line { text: "A lays 101".to_owned(), ..line.clone() },
            Line { text: "A lays 10".to_owned(), ..line.clone() },
            Line { tone: Tone::Whispered, ..line.clone() },
            Line { tone: Tone::Said, ..line.clone() },
            Line { at: Millis(8), ..line.clone() },
            Line { asked: None, ..line.clone() },
            Line { asked: Some(Asked { seat: Seat(1), id: 5 }), ..line.clone() },
            Line { asked: Some(Asked { seat: Seat(0), id: 6 }), ..line.clone() },
        ];
        let same = next(&before, &line);
        assert_eq!(same, next(&before, &line.clone()));
        for other in others {
            assert_ne!(same, next(&before, &other), "{other:?}");
        }
        let elsewhere = [
            root(&TableId::read("k7m2p9x4q0").unwrap(), header, Seed::from_number(7)),
            root(&id, "game desert\nseats 3\n", Seed::from_number(7)),
            root(&id, header, Seed::from_number(8)),
            next(&before, &line),
        ];
        for before in elsewhere {
            assert_ne!(same, next(&before, &line));
        }
        // Frozen: what was kept must be found in order for ever.
        assert_eq!(before[..4], [0x6e, 0x87, 0xe8, 0x45]);
    }
}
