//! What is promised of the deals of a table, what was given for them, and the record that shows both.

use chance::derive;
use chance::pledge::{self, Gift};
use chance::proof::{Promise, table_remark};
use referee::Millis;
use table::{Seat, Seed};

use crate::lessons;
use crate::store::{Line, Shuffle, Table, Tone};

/// The record of a game as a script: only what moved it on, and what was promised of its deals.
pub(crate) fn record(table: &Table, lines: &[Line]) -> String {
    let mut record = match table.shuffle {
        Shuffle::Plain => lessons::opening(&table.header),
        Shuffle::Pledged => table_remark(table.id.as_str()) + &table.header,
    };
    for line in lines {
        match given(line) {
            Some((round, gifts)) => {
                let (pledge, secret) = (pledge(table, round), secret(table, round));
                record += &Promise { round, pledge, secret, gifts }.remarks();
            }
            None if line.tone == Tone::Aloud => {
                record.push_str(&line.text);
                record.push('\n');
            }
            None => {}
        }
    }
    record
}

/// What nobody knows before a round is over.
fn secret(table: &Table, round: u32) -> Seed {
    derive(table.seed, u64::from(round))
}

/// What is promised of a round.
pub(crate) fn pledge(table: &Table, round: u32) -> Seed {
    pledge::pledge(table.id.as_str(), round, &table.header, secret(table, round))
}

/// What the seeds of a round are derived from.
pub(crate) fn key(table: &Table, round: u32, gifts: &[(Seat, Gift)]) -> Seed {
    pledge::key(secret(table, round), gifts)
}

/// The line by which it is kept what was given for a round.
pub(crate) fn line(round: u32, gifts: &[(Seat, Gift)]) -> Line {
    let start = format!("round {round} given");
    let text = gifts.iter().fold(start, |text, (seat, gift)| text + &format!(" {seat}={gift}"));
    Line { text, tone: Tone::Said, at: Millis(0), asked: None }
}

/// What was given for which round, if a line says so.
pub(crate) fn given(line: &Line) -> Option<(u32, Vec<(Seat, Gift)>)> {
    let text = Some(&line.text).filter(|_| line.tone == Tone::Said)?;
    let mut words = text.strip_prefix("round ")?.split(' ');
    let round = words.next()?.parse().ok()?;
    (words.next() == Some("given")).then_some(())?;
    let gift = |word: &str| {
        let (seat, gift) = word.split_once('=')?;
        Some((Seat::from_letter(seat)?, Gift::from_hex(gift)?))
    };
    Some((round, words.map(gift).collect::<Option<_>>()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_given_is_read_again() {
        for gifts in [vec![], vec![(Seat(0), Gift([7; 16])), (Seat(3), Gift([255; 16]))]] {
            let line = line(12, &gifts);
            assert_eq!(given(&line), Some((12, gifts)));
            assert_eq!(given(&Line { tone: Tone::Aloud, ..line }), None);
        }
        for nonsense in ["round", "round 1", "round x given", "round 1 given A", "A is ready"] {
            let line = Line { text: nonsense.to_owned(), ..line(0, &[]) };
            assert_eq!(given(&line), None, "{nonsense}");
        }
    }
}
