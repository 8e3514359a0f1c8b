//! Where tables are kept.
//!
//! A table is kept as lines of the notation: its header, and one line for each seed and action, so
//! that what is stored can be read by people and, without what was only whispered, by `sabots
//! replay`. A [`Store`] says yes only when a power cut cannot undo it.

mod archive;
mod backup;
mod chain;
mod clock;
mod lock;
mod mark;
mod postgres;
#[cfg(test)]
mod promises;
mod read;
mod salvage;
mod schema;
mod sqlite;
#[cfg(test)]
mod tests;
mod words;
#[cfg(test)]
mod wrecks;
mod writer;
#[cfg(test)]
mod years;

use std::fmt;
use std::pin::Pin;

use bots::Level;
use referee::Millis;
use table::{Seat, Seed};
use wire::{Access, Advice, Begin, Patience, Sign, Speed};

use crate::id::TableId;
use crate::node::NodeId;
use crate::promise;
use crate::token::Digest;

use chain::Link;

pub use backup::{Holding, backup, restore};
pub use postgres::{Beat, Beaten, Peer, Postgres, Role};
pub use salvage::{Salvage, salvage};
pub use sqlite::Sqlite;

/// An answer of a store that is still to come.
pub type Pending<T> = Pin<Box<dyn Future<Output = Result<T, Unkept>> + Send>>;

/// Keeps tables. Every promise that is fulfilled with `Ok` holds for good; one that fails has
/// changed nothing.
pub trait Store: Send + Sync {
    /// Keeps a new table, and what has happened there already.
    fn create_table(&self, table: Table, lines: Vec<Line>) -> Pending<()>;

    /// Keeps that somebody sits down. Fails if somebody sits there.
    fn take_seat(&self, table: &TableId, sitter: Sitter) -> Pending<()>;

    /// Keeps what is played at a table and who sits there, instead of what was kept before. Fails if
    /// something was played.
    fn rearrange(&self, table: Table) -> Pending<()>;

    /// Keeps that there is no such table. Fails if something was played.
    fn remove(&self, table: &TableId) -> Pending<()>;

    /// Keeps lines, of which the first has this number, counted from 0, and when the table has next
    /// something to do though nobody comes. Fails if they do not follow the lines that are kept.
    fn append(
        &self,
        table: &TableId,
        first: usize,
        lines: Vec<Line>,
        due: Option<Millis>,
    ) -> Pending<()>;

    /// The latest moment that was kept before this store was opened.
    fn time(&self) -> Millis;

    /// Keeps that it is `now`, and says which tables have something to do by now, so many at most.
    /// Those that do not say otherwise have something to do again at another moment.
    fn rouse(&self, now: Millis, again: Millis, most: u32) -> Pending<Vec<TableId>>;

    /// Keeps that somebody sits at a seat in the place of whoever had it, whose table it is now, and
    /// lines as [`Store::append`] does.
    fn give_seat(
        &self,
        table: &Table,
        sitter: Sitter,
        first: usize,
        lines: Vec<Line>,
    ) -> Pending<()>;

    /// Keeps `next` as a new table with these first lines, and as what follows `table`. Fails if
    /// something else does.
    fn set_rematch(&self, table: &TableId, next: Table, lines: Vec<Line>) -> Pending<()>;

    /// Keeps something that says nothing, to learn whether anything can be kept.
    fn probe(&self) -> Pending<()>;

    /// Asks for the right to write at a table, which is kept until it is released. A store that serves one
    /// server alone gives it to whoever asks.
    fn claim(&self, table: &TableId) -> Pending<Claim> {
        let _ = table;
        Box::pin(async { Ok(Claim::Ours) })
    }

    /// Gives back the right to write at a table.
    fn release(&self, table: &TableId) -> Pending<()> {
        let _ = table;
        Box::pin(async { Ok(()) })
    }

    /// What there is of a table, whatever became of it.
    fn trace(&self, table: &TableId) -> Pending<Trace> {
        let (loading, looking) = (self.load(table), self.archived(table));
        Box::pin(async {
            match loading.await {
                Ok(Some(_)) | Err(Unkept::Broken(_)) => Ok(Trace::Table),
                Ok(None) => {
                    looking.await.map(|record| record.map_or(Trace::None, |_| Trace::Record))
                }
                Err(failed) => Err(failed),
            }
        })
    }

    /// Looks for damage in all that is kept, however long that takes, and says what there is.
    fn inspect(&self) -> Pending<Option<String>> {
        Box::pin(async { Ok(None) })
    }

    /// Tables in the order of their ids, those behind `after`, so many at most, each with the moment at
    /// which something happened there last.
    fn ages(&self, after: Option<TableId>, most: u32) -> Pending<Vec<(TableId, Millis)>> {
        let _ = (after, most);
        Box::pin(async { Ok(Vec::new()) })
    }

    /// Keeps a record, or nothing, in the place of a table of so many lines. Fails if it has others.
    fn archive(&self, table: &TableId, lines: usize, record: Option<String>) -> Pending<()> {
        let _ = (table, lines, record);
        Box::pin(async { Err(Unkept::Failed("this store keeps no records".to_owned())) })
    }

    /// The record that is kept in the place of a table.
    fn archived(&self, table: &TableId) -> Pending<Option<String>> {
        let _ = table;
        Box::pin(async { Ok(None) })
    }

    /// Forgets the records that were archived before a moment.
    fn forget(&self, before: Millis) -> Pending<()> {
        let _ = before;
        Box::pin(async { Ok(()) })
    }

    /// All that is kept of a table; `None` if there is none.
    fn load(&self, table: &TableId) -> Pending<Option<Stored>>;
}

/// A table before anything is played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Table {
    /// Its id.
    pub id: TableId,
    /// Game, seats and options, as the header of a script.
    pub header: String,
    /// How fast its bots are.
    pub speed: Speed,
    /// How long its people wait for each other.
    pub patience: Patience,
    /// What every deal is derived from.
    pub seed: Seed,
    /// When it begins.
    pub begin: Begin,
    /// Who finds it.
    pub access: Access,
    /// Who is told what would be best, if they ask.
    pub advice: Advice,
    /// Whose table it is, until that person has gone.
    pub host: Seat,
    /// Whether its deals can be checked.
    pub shuffle: Shuffle,
    /// How often it was arranged.
    pub arranged: u32,
    /// Who sits there.
    pub sitters: Vec<Sitter>,
}

impl Table {
    /// The bot that plays for those who are missed: like the last that sits there.
    pub fn stand_in(&self) -> Level {
        let mut levels = self.sitters.iter().filter_map(|sitter| match sitter.who {
            Who::Bot(level) => Some(level),
            Who::Person(_) => None,
        });
        levels.next_back().unwrap_or_default()
    }
}

/// Whether the deals of a table can be checked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shuffle {
    /// They are derived from the seed of the table: in rehearsals, and at tables of older programs.
    Plain,
    /// Each is promised before the players add to it, and shown afterwards.
    Pledged,
}

/// Somebody at a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sitter {
    /// Where.
    pub seat: Seat,
    /// What they are called.
    pub name: String,
    /// Who they are.
    pub who: Who,
    /// The sign that they have chosen.
    pub sign: Option<Sign>,
    /// How many games they have won before, of those that were played here one after the other.
    pub wins: u32,
}

impl Sitter {
    /// A person who has won nothing yet.
    pub fn person(seat: Seat, name: String, token: Digest, sign: Option<Sign>) -> Sitter {
        Sitter { seat, name, who: Who::Person(token), sign, wins: 0 }
    }

    /// A bot that has won nothing yet.
    pub fn bot(seat: Seat, name: String, level: Level) -> Sitter {
        Sitter { seat, name, who: Who::Bot(level), sign: None, wins: 0 }
    }
}

/// Who sits at a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Who {
    /// A person, who is known again by this.
    Person(Digest),
    /// A bot.
    Bot(Level),
}

/// One line of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// `seed HEX`, `A lays 100`, `next round` or `A leaves`.
    pub text: String,
    /// Whether it moved the game on.
    pub tone: Tone,
    /// When it was kept, by the clock of the house.
    pub at: Millis,
    /// Who asked for it, if somebody did.
    pub asked: Option<Asked>,
}

/// Whether a line moved the game on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tone {
    /// It did: it is a line of the record, and everybody was told of it.
    Aloud,
    /// Somebody was promised that it counts, and nobody is told of it yet.
    Whispered,
    /// Somebody said it about their seat. It is no part of the game.
    Said,
}

/// The request of a client that a line fulfils.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Asked {
    /// The seat.
    pub seat: Seat,
    /// The client's number for it. A seat never has two lines of the same number.
    pub id: u64,
}

/// What there is of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trace {
    /// The table itself.
    Table,
    /// The record in its place.
    Record,
    /// Nothing.
    None,
}

/// Who may write at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Claim {
    /// Whoever asked.
    Ours,
    /// Another server.
    Theirs(NodeId),
    /// Nobody, because there is no such table.
    Nowhere,
}

/// All that is kept of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stored {
    /// What it was made from, and who sits there.
    pub table: Table,
    /// What was played.
    pub lines: Vec<Line>,
    /// The table that follows.
    pub rematch: Option<TableId>,
    /// What is wrong with the line behind the last one here, if something is. What comes behind it is
    /// kept, and cannot be believed.
    pub damage: Option<String>,
}

impl Stored {
    /// The record of the game as a script: only what moved it on, and what was promised of its deals.
    /// It tells everything, so nobody sees it before the end.
    pub fn record(&self) -> String {
        promise::record(&self.table, &self.lines)
    }
}

/// Why something is not kept, or cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unkept {
    /// The store cannot do it, now or at all.
    Failed(String),
    /// What is kept makes no sense.
    Broken(String),
    /// Another server has the table.
    Lost(String),
}

impl fmt::Display for Unkept {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unkept::Failed(why) | Unkept::Broken(why) | Unkept::Lost(why) => f.write_str(why),
        }
    }
}

impl std::error::Error for Unkept {}

/// The lines before the first that is damaged, and what is wrong with that one.
fn sound<E: fmt::Display>(
    rows: impl Iterator<Item = Result<(u32, Line, Option<Link>), E>>,
    root: Link,
) -> (Vec<Line>, Option<String>) {
    let (mut lines, mut before) = (Vec::new(), root);
    for (at, row) in (0..).zip(rows) {
        let (number, line, carried) = match row {
            Ok(row) => row,
            Err(why) => return (lines, Some(format!("line {at}: {why}"))),
        };
        if number != at {
            return (lines, Some(format!("line {at} is missing")));
        }
        // Lines of older programs carry no hash, and the chain begins behind them.
        if let Some(carried) = carried {
            before = chain::next(&before, &line);
            if before != carried {
                return (lines, Some(format!("line {at} is not as it was written")));
            }
        }
        lines.push(line);
    }
    (lines, None)
}

impl From<rusqlite::Error> for Unkept {
    fn from(why: rusqlite::Error) -> Unkept {
        let words = why.to_string();
        if schema::is_damage(&why) { Unkept::Broken(words) } else { Unkept::Failed(words) }
    }
}
