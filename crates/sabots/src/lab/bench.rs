//! The file of a lab: a game, who plays it, and the tables that are compared.

use std::path::Path;

use bots::Level;
use families::Setup;
use options::BadSetup;

use crate::decks::{self, NoDeck};

/// What is compared.
pub(crate) struct Bench {
    /// The tables, as they are named.
    pub(crate) tables: Vec<Variant>,
    /// Who plays where equals play.
    pub(crate) bots: Level,
    /// How many deals there are at each table.
    pub(crate) deals: u64,
    /// What all randomness comes from.
    pub(crate) seed: u64,
}

/// One of the tables.
pub(crate) struct Variant {
    /// What it is called.
    pub(crate) name: String,
    pub(crate) setup: Setup,
}

/// Why a file is no bench.
pub(crate) enum Misread {
    /// A line that cannot be read.
    Line(String),
    /// A line that is missing.
    Missing(&'static str),
    /// A number out of range.
    Number(u64),
    /// A table that cannot be.
    Table(BadSetup),
    /// A deck that is none.
    Deck(NoDeck),
}

/// How many deals there are where nobody says, the fewest that say anything about others, and the most.
const DEALS: u64 = 1000;
const DEALS_MIN: u64 = 2;
const DEALS_MAX: u64 = 10_000_000;

/// What has been read so far.
#[derive(Default)]
struct Draft {
    game: Option<String>,
    seats: Option<u8>,
    bots: Option<Level>,
    deals: Option<u64>,
    seed: Option<u64>,
    /// What every table chooses.
    options: Vec<Choice>,
    /// Each with its line and what it chooses besides.
    tables: Vec<(String, usize, Vec<Choice>)>,
}

/// An option and its value.
type Choice = (String, String);

impl Bench {
    /// Reads a file, which lies at `path`. Fails with the line that is wrong.
    pub(crate) fn read(text: &str, path: &Path) -> Result<Bench, (usize, Misread)> {
        let mut draft = Draft::default();
        for (number, line) in (1..).zip(text.lines()) {
            let line = line.split('#').next().unwrap_or_default();
            let words: Vec<&str> = line.split_whitespace().collect();
            if !words.is_empty() {
                draft.read(&words, number, path).map_err(|why| (number, why))?;
            }
        }
        draft.complete(text.lines().count().max(1))
    }
}

impl Draft {
    fn read(&mut self, words: &[&str], number: usize, path: &Path) -> Result<(), Misread> {
        let unclear = || Misread::Line(words.join(" "));
        match *words {
            ["game", name] => self.game = Some(name.to_owned()),
            ["seats", count] => self.seats = Some(count.parse().map_err(|_| unclear())?),
            ["bots", level] => self.bots = Some(Level::find(level).ok_or_else(unclear)?),
            ["deals", count] => {
                let deals =
                    count.parse().ok().filter(|deals| (DEALS_MIN..=DEALS_MAX).contains(deals));
                self.deals = Some(deals.ok_or(Misread::Number(DEALS_MAX))?);
            }
            ["seed", seed] => self.seed = Some(seed.parse().map_err(|_| unclear())?),
            ["table", ref name @ ..] if !name.is_empty() => {
                self.tables.push((name.join(" "), number, Vec::new()));
            }
            ["option", name, value] => {
                let folder = path.parent().unwrap_or(Path::new(""));
                let deck = decks::of(value, folder).transpose().map_err(Misread::Deck)?;
                let value = deck.map_or_else(|| value.to_owned(), |deck| deck.list());
                let last = self.tables.last_mut().map(|(_, _, options)| options);
                last.unwrap_or(&mut self.options).push((name.to_owned(), value));
            }
            _ => return Err(unclear()),
        }
        Ok(())
    }

    fn complete(self, end: usize) -> Result<Bench, (usize, Misread)> {
        let game = self.game.ok_or((end, Misread::Missing("game")))?;
        let seats = self.seats.ok_or((end, Misread::Missing("seats")))?;
        if self.tables.is_empty() {
            return Err((end, Misread::Missing("table")));
        }
        let mut tables = Vec::new();
        for (name, line, options) in self.tables {
            let all = self.options.iter().chain(&options);
            let all: Vec<(&str, &str)> =
                all.map(|(name, value)| (name.as_str(), value.as_str())).collect();
            let setup = Setup::of(&game, seats, &all);
            tables.push(Variant { name, setup: setup.map_err(|why| (line, Misread::Table(why)))? });
        }
        let (bots, deals) = (self.bots.unwrap_or(Level::Tuned), self.deals.unwrap_or(DEALS));
        Ok(Bench { tables, bots, deals, seed: self.seed.unwrap_or(0) })
    }
}
