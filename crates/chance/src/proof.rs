//! Records whose deals can be checked: what stands beside the moves, and whether it holds.
//!
//! A record is a script in the notation of the house. What was promised of its deals stands in remarks,
//! so that whoever only replays it need not know of them:
//!
//! ```text
//! # table k7m2p9x4qz
//! game asterix
//! seats 2
//! # round 0 pledge 5f…
//! # round 0 secret 9a…
//! # round 0 gift A 00…
//! seed 1e…
//! ```

use std::fmt::Write as _;

use table::{Seat, Seed};

use crate::pledge::{self, Gift};

/// What was promised of a round, and what it was dealt from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Promise {
    /// Which round, counted from 0.
    pub round: u32,
    /// What was shown before anybody gave something.
    pub pledge: Seed,
    /// What it stands for.
    pub secret: Seed,
    /// What players gave, in the order of seats.
    pub gifts: Vec<(Seat, Gift)>,
}

impl Promise {
    /// The remarks of a record.
    pub fn remarks(&self) -> String {
        let Promise { round, pledge, secret, gifts } = self;
        let mut text =
            format!("# round {round} pledge {pledge}\n# round {round} secret {secret}\n");
        for (seat, gift) in gifts {
            writeln!(text, "# round {round} gift {seat} {gift}")
                .expect("a string takes everything");
        }
        text
    }
}

/// The remark that says which table a record is of.
pub fn table_remark(table: &str) -> String {
    format!("# table {table}\n")
}

/// What a record proves of its deals.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Proof {
    /// The table that it says it is of.
    pub table: Option<String>,
    /// The rounds that were promised and hold.
    pub promises: Vec<Promise>,
    /// How many rounds were dealt of which nothing was promised.
    pub unpromised: u32,
    /// How many seeds there are in all.
    pub seeds: u32,
}

/// What does not hold in a record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flaw {
    /// A remark of ours cannot be read.
    Unreadable,
    /// Promises are made for no table.
    NoTable,
    /// A secret is not the one that was promised.
    Secret {
        /// Of which round.
        round: u32,
    },
    /// A seed does not follow from the secret and the gifts.
    Seed {
        /// Of which round.
        round: u32,
    },
}

/// Does all sums of a record again. Fails with the line, counted from 1, and what is wrong there.
pub fn check(record: &str) -> Result<Proof, (usize, Flaw)> {
    let mut reader = Reader::default();
    for (number, line) in (1..).zip(record.lines()) {
        reader.read(line.trim()).map_err(|flaw| (number, flaw))?;
    }
    Ok(reader.proof)
}

/// What was read so far.
#[derive(Default)]
struct Reader {
    proof: Proof,
    /// Game, seats and options, as they were promised.
    header: String,
    round: u32,
    /// How many seeds this round has had.
    used: u64,
    draft: Draft,
}

/// A promise of which not everything was read yet.
#[derive(Default)]
struct Draft {
    pledge: Option<Seed>,
    secret: Option<Seed>,
    gifts: Vec<(Seat, Gift)>,
}

impl Reader {
    fn read(&mut self, line: &str) -> Result<(), Flaw> {
        let words: Vec<&str> = line.split(' ').collect();
        match words[..] {
            ["#", "table", table] => self.proof.table = Some(table.to_owned()),
            ["#", "round", round, ref what @ ..] => {
                let is_this = round.parse() == Ok(self.round) && self.used == 0;
                is_this.then_some(()).ok_or(Flaw::Unreadable)?;
                self.draft.note(what).ok_or(Flaw::Unreadable)?;
            }
            ["seed", hex] => self.deal(Seed::from_hex(hex).ok_or(Flaw::Unreadable)?)?,
            ["next", "round"] => (self.round, self.used) = (self.round + 1, 0),
            ["game" | "seats" | "option", ..] => {
                self.header.push_str(line);
                self.header.push('\n');
            }
            _ => {}
        }
        Ok(())
    }

    /// A seed follows from what was promised of its round, if something was.
    fn deal(&mut self, seed: Seed) -> Result<(), Flaw> {
        let round = self.round;
        if self.used == 0 {
            match self.draft.finish(round)? {
                Some(promise) => self.promise(promise)?,
                None => self.proof.unpromised += 1,
            }
        }
        if let Some(promise) = self.proof.promises.last().filter(|it| it.round == round) {
            let key = pledge::key(promise.secret, &promise.gifts);
            if pledge::seed(key, self.used) != seed {
                return Err(Flaw::Seed { round });
            }
        }
        (self.used, self.proof.seeds) = (self.used + 1, self.proof.seeds + 1);
        Ok(())
    }

    fn promise(&mut self, promise: Promise) -> Result<(), Flaw> {
        let Promise { round, pledge, secret, .. } = promise;
        let table = self.proof.table.as_deref().ok_or(Flaw::NoTable)?;
        if pledge::pledge(table, round, &self.header, secret) != pledge {
            return Err(Flaw::Secret { round });
        }
        self.proof.promises.push(promise);
        Ok(())
    }
}

impl Draft {
    fn note(&mut self, what: &[&str]) -> Option<()> {
        match *what {
            ["pledge", hex] if self.pledge.is_none() => self.pledge = Some(Seed::from_hex(hex)?),
            ["secret", hex] if self.secret.is_none() => self.secret = Some(Seed::from_hex(hex)?),
            ["gift", seat, gift] => {
                let seat = Seat::from_letter(seat)?;
                // In the order of seats, each once.
                self.gifts.iter().all(|(other, _)| *other < seat).then_some(())?;
                self.gifts.push((seat, Gift::from_hex(gift)?));
            }
            _ => return None,
        }
        Some(())
    }

    /// The promise, if one was begun.
    fn finish(&mut self, round: u32) -> Result<Option<Promise>, Flaw> {
        let Draft { pledge, secret, gifts } = std::mem::take(self);
        match (pledge, secret) {
            (Some(pledge), Some(secret)) => Ok(Some(Promise { round, pledge, secret, gifts })),
            (None, None) if gifts.is_empty() => Ok(None),
            _ => Err(Flaw::Unreadable),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TABLE: &str = "k7m2p9x4qz";
    const HEADER: &str = "game asterix\nseats 2\noption match points\n";

    fn promise(round: u32) -> Promise {
        let secret = Seed::from_number(u64::from(round) + 7);
        let pledge = pledge::pledge(TABLE, round, HEADER, secret);
        let gifts = vec![(Seat(0), Gift([3; 16])), (Seat(1), Gift([4; 16]))];
        Promise { round, pledge, secret, gifts }
    }

    fn seed(round: u32, number: u64) -> Seed {
        let Promise { secret, gifts, .. } = promise(round);
        pledge::seed(pledge::key(secret, &gifts), number)
    }

    /// Two rounds, the first with two seeds.
    fn record() -> String {
        let [first, second] = [0, 1].map(|round| promise(round).remarks());
        format!(
            "{}{HEADER}{first}seed {}\nA discards 25\nseed {}\nnext round\n{second}seed {}\n",
            table_remark(TABLE),
            seed(0, 0),
            seed(0, 1),
            seed(1, 0)
        )
    }

    #[test]
    fn an_honest_record_holds() {
        let proof = check(&record()).unwrap_or_else(|why| panic!("{why:?}"));
        let table = Some(TABLE.to_owned());
        let promises = vec![promise(0), promise(1)];
        assert_eq!(proof, Proof { table, promises, unpromised: 0, seeds: 3 });
    }

    #[test]
    fn a_record_without_promises_proves_nothing_of_its_deals() {
        let record = format!("{HEADER}seed {}\nnext round\nseed {}\n", seed(0, 0), seed(1, 0));
        let proof = check(&record).unwrap_or_else(|why| panic!("{why:?}"));
        assert_eq!(proof, Proof { table: None, promises: vec![], unpromised: 2, seeds: 2 });
    }

    #[test]
    fn whatever_digit_is_changed_the_record_does_not_hold() {
        let record = record();
        assert!(record.is_ascii());
        for (number, line) in record.lines().enumerate() {
            let (rest, last) = line.split_at(line.len() - 1);
            let is_hex = rest.len() > 30;
            if !is_hex {
                continue;
            }
            let other = if last == "0" { "1" } else { "0" };
            let changed: Vec<String> = record
                .lines()
                .enumerate()
                .map(|(at, line)| if at == number { format!("{rest}{other}") } else { line.into() })
                .collect();
            assert!(check(&changed.join("\n")).is_err(), "{line}");
        }
    }

    #[test]
    fn what_is_wrong_is_named() {
        let change = |from: &str, to: &str| {
            let changed = record().replacen(from, to, 1);
            assert_ne!(changed, record(), "{from}");
            check(&changed).unwrap_err()
        };
        assert_eq!(change(TABLE, "0000000000"), (9, Flaw::Secret { round: 0 }));
        assert_eq!(change("seats 2", "seats 3"), (9, Flaw::Secret { round: 0 }));
        assert_eq!(change("# table", "# desk"), (9, Flaw::NoTable));
        assert_eq!(change("gift B", "gift C"), (9, Flaw::Seed { round: 0 }));
        assert_eq!(change("gift B", "gift A"), (8, Flaw::Unreadable));
        assert_eq!(change("# round 0 pledge", "# round 5 pledge"), (5, Flaw::Unreadable));
        let second = seed(0, 1).to_string();
        assert_eq!(change(&second, &seed(0, 2).to_string()), (11, Flaw::Seed { round: 0 }));
        let secret = format!("# round 1 secret {}\n", promise(1).secret);
        assert_eq!(change(&secret, ""), (16, Flaw::Unreadable));
    }
}
