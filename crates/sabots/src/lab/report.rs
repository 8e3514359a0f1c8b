//! Tables side by side, for people and for programs.

use std::collections::BTreeSet;
use std::io;

use analysis::estimate::Estimate;
use serde_json::{Map, Value, json};
use table::Seat;
use texts::Texts;

use super::{Bench, Count};
use crate::figures::{Figures, markdown};
use crate::report;
use crate::session::Session;

/// Tables side by side.
pub(crate) struct Report<'a> {
    pub(crate) bench: &'a Bench,
    /// One for each table.
    pub(crate) counts: &'a [Count],
    /// How long it took.
    pub(crate) seconds: f64,
}

impl Report<'_> {
    /// The report as one JSON object.
    pub(crate) fn json(&self) -> Value {
        let rules = self.bench.tables[0].setup.rules();
        let tables = self.bench.tables.iter().zip(self.counts).map(|(table, count)| {
            let rules = table.setup.rules();
            let wins: Vec<Value> =
                Seat::all(rules.seats()).map(|seat| told(count.wins(seat))).collect();
            let endings: Map<String, Value> =
                count.endings().map(|(ending, share)| (ending.to_owned(), told(share))).collect();
            let cards: Map<String, Value> =
                count.cards().map(|card| (card.to_owned(), told(count.plays(card)))).collect();
            json!({
                "name": table.name,
                "options": report::options(rules),
                "games": count.games,
                "length": told(count.length()),
                "wins": wins,
                "endings": endings,
                "luck": told(count.luck()),
                "played": cards,
            })
        });
        json!({
            "game": rules.name(),
            "seats": rules.seats(),
            "bots": self.bench.bots.name(),
            "deals": self.bench.deals,
            "seed": self.bench.seed,
            "seconds": self.seconds,
            "tables": tables.collect::<Vec<_>>(),
        })
    }

    /// The report as people read it, with a table that can be put into a document.
    pub(crate) fn show(&self, session: &mut Session<'_>) -> io::Result<()> {
        let (texts, figures) = (session.texts, Figures(session.texts));
        let rules = self.bench.tables[0].setup.rules();
        let facts = [
            ("title", texts.title(rules.name()).into()),
            ("seats", rules.seats().into()),
            ("bots", self.bench.bots.name().into()),
            ("deals", figures.whole(self.bench.deals).into()),
            ("seed", self.bench.seed.to_string().into()),
            ("seconds", figures.decimal(self.seconds, 1).into()),
        ];
        let title = texts.say("cli-lab-title", &facts);
        writeln!(session.out, "{}\n", session.paint.bold(&title))?;
        let names = self.bench.tables.iter().map(|table| table.name.clone());
        let heads: Vec<String> = [String::new()].into_iter().chain(names).collect();
        let rows = self.rows(texts);
        markdown(&heads, &rows).iter().try_for_each(|line| writeln!(session.out, "{line}"))
    }

    fn rows(&self, texts: &Texts) -> Vec<Vec<String>> {
        let figures = Figures(texts);
        let row = |name: String, of: &dyn Fn(&Count) -> String| {
            [name].into_iter().chain(self.counts.iter().map(of)).collect::<Vec<_>>()
        };
        let share = |of: Estimate| figures.between(of, |share| figures.percent(share, 1));
        let mean = |of: Estimate| figures.between(of, |mean| figures.decimal(mean, 2));
        let mut rows = vec![
            row(texts.say("cli-lab-length", &[]), &|count| {
                figures.between(count.length(), |mean| figures.decimal(mean, 1))
            }),
            row(texts.say("cli-lab-luck", &[]), &|count| share(count.luck())),
        ];
        for seat in Seat::all(self.bench.tables[0].setup.rules().seats()) {
            let name = texts.say("cli-lab-wins", &[("seat", seat.to_string().into())]);
            rows.push(row(name, &|count| share(count.wins(seat))));
        }
        let endings: BTreeSet<&str> =
            self.counts.iter().flat_map(Count::endings).map(|(ending, _)| ending).collect();
        for ending in endings {
            let name = texts.say(&format!("cli-simulate-{ending}"), &[]);
            rows.push(row(name, &|count| share(count.ending(ending))));
        }
        let cards: BTreeSet<&str> = self.counts.iter().flat_map(Count::cards).collect();
        for card in cards {
            let name = texts.say("cli-lab-played", &[("card", card.into())]);
            rows.push(row(name, &|count| mean(count.plays(card))));
        }
        rows
    }
}

fn told(of: Estimate) -> Value {
    json!({ "mean": of.mean, "low": of.low, "high": of.high })
}
