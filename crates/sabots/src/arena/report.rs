//! What an arena amounts to, for people and for programs.

use std::io;

use analysis::estimate::Estimate;
use serde_json::{Value, json};

use super::ledger::{Ledger, Shape};
use super::{Plan, float};
use crate::args;
use crate::figures::{Figures, markdown};
use crate::outside::Faults;
use crate::report;
use crate::session::Session;

/// The results of an arena.
pub(crate) struct Report<'a> {
    /// What was to be played.
    pub(crate) plan: &'a Plan,
    /// What came of it.
    pub(crate) ledger: &'a Ledger,
    /// How long it took.
    pub(crate) seconds: f64,
}

/// What can be said of one bot.
struct Standing {
    bot: usize,
    name: String,
    win_rate: Estimate,
    earned: Estimate,
    /// What it has done wrong, if it is a program of somebody else.
    faults: Option<Faults>,
    /// Over each other bot, in the order of the table.
    elo: Vec<(String, Estimate)>,
}

impl Report<'_> {
    /// The report as one JSON object.
    pub(crate) fn json(&self) -> Value {
        let (plan, ledger) = (self.plan, self.ledger);
        let (rules, shape) = (plan.setup.rules(), plan.shape());
        let seats: Vec<String> = (0..rules.seats())
            .map(|at| plan.name(plan.sides[usize::from(at % rules.teams())]))
            .collect();
        let bots: Vec<Value> =
            self.standings(&shape).iter().map(|standing| standing.json(&shape)).collect();
        json!({
            "game": rules.name(),
            "seats": seats,
            "options": report::options(rules),
            "seed": plan.seed,
            "budget": plan.thinks().then(|| args::told_budget(plan.budget)),
            "threads": plan.threads,
            "games": ledger.deals * shape.games,
            "deals": ledger.deals,
            "games_a_deal": shape.games,
            "interrupted": self.is_interrupted(),
            "seconds": self.seconds,
            "measure": rules.measure().name(),
            "even_share": ledger.even_share(&shape),
            "shared": ledger.shared,
            "nobody": ledger.nobody,
            "bots": bots,
        })
    }

    /// The report as people read it, with a table that can be put into a document.
    pub(crate) fn show(&self, session: &mut Session<'_>) -> io::Result<()> {
        self.show_table(session)?;
        let shape = self.plan.shape();
        let standings = self.standings(&shape);
        let rows: Vec<Vec<String>> =
            standings.iter().map(|standing| self.row(standing, Figures(session.texts))).collect();
        let mut heads = vec![
            session.texts.say("cli-arena-bot", &[]),
            session.texts.say("cli-arena-win-rate", &[]),
            session
                .texts
                .say(&format!("cli-arena-{}", self.plan.setup.rules().measure().name()), &[]),
        ];
        heads.extend(standings.iter().map(|standing| {
            session.texts.say("cli-arena-elo", &[("bot", standing.name.as_str().into())])
        }));
        writeln!(session.out)?;
        markdown(&heads, &rows).iter().try_for_each(|line| writeln!(session.out, "{line}"))?;
        standings.iter().try_for_each(|standing| standing.show_faults(session))
    }

    /// What was played.
    fn show_table(&self, session: &mut Session<'_>) -> io::Result<()> {
        let (texts, figures) = (session.texts, Figures(session.texts));
        let rules = self.plan.setup.rules();
        let facts = [
            ("title", texts.title(rules.name()).into()),
            ("game", rules.name().into()),
            ("seats", rules.seats().into()),
            ("seed", self.plan.seed.to_string().into()),
        ];
        let title = texts.say("cli-arena-table", &facts);
        writeln!(session.out, "{}", session.paint.bold(&title))?;
        report::show_options(rules, session)?;
        if self.plan.thinks() {
            let facts = [("budget", args::told_budget(self.plan.budget).into())];
            writeln!(session.out, "{}", texts.say("cli-arena-budget", &facts))?;
        }
        let shape = self.plan.shape();
        let facts = [
            ("games", figures.whole(self.ledger.deals * shape.games).into()),
            ("deals", figures.whole(self.ledger.deals).into()),
            ("count", float(self.ledger.deals).into()),
            ("each", figures.whole(shape.games).into()),
            ("seconds", figures.decimal(self.seconds, 1).into()),
        ];
        writeln!(session.out, "{}", texts.say("cli-arena-done", &facts))?;
        if self.is_interrupted() {
            let facts = [("games", figures.whole(self.plan.games()).into())];
            writeln!(session.out, "{}", texts.say("cli-arena-interrupted", &facts))?;
        }
        let facts = [("share", figures.percent(self.ledger.even_share(&shape), 1).into())];
        writeln!(session.out, "{}", texts.say("cli-arena-even", &facts))
    }

    fn row(&self, standing: &Standing, figures: Figures<'_>) -> Vec<String> {
        let mut row = vec![
            standing.name.clone(),
            figures.between(standing.win_rate, |share| figures.percent(share, 1)),
            figures.between(standing.earned, |earned| figures.decimal(earned, 1)),
        ];
        let elo = |bot: &usize| {
            let name = self.plan.name(*bot);
            let over = standing.elo.iter().find(|(other, _)| *other == name);
            let told = |(_, elo): &(_, Estimate)| figures.between(*elo, |it| figures.signed(it));
            over.map_or("–".to_owned(), told)
        };
        row.extend(self.order(&self.plan.shape()).iter().map(elo));
        row
    }

    /// The bots, the strongest first.
    fn order(&self, shape: &Shape) -> Vec<usize> {
        let rate = |&bot: &usize| self.ledger.win_rate(shape, bot).mean;
        let mut order: Vec<usize> = (0..self.plan.bots.len()).collect();
        order.sort_by(|one, other| rate(other).total_cmp(&rate(one)));
        order
    }

    fn standings(&self, shape: &Shape) -> Vec<Standing> {
        let order = self.order(shape);
        let standing = |&bot: &usize| Standing {
            bot,
            name: self.plan.name(bot),
            win_rate: self.ledger.win_rate(shape, bot),
            earned: self.ledger.earned(shape, bot),
            faults: Some(self.ledger.faults[bot]).filter(|faults| faults.asked > 0),
            elo: order
                .iter()
                .filter(|&&other| other != bot)
                .map(|&other| (self.plan.name(other), self.ledger.elo(shape, bot, other)))
                .collect(),
        };
        order.iter().map(standing).collect()
    }

    fn is_interrupted(&self) -> bool {
        self.ledger.deals < self.plan.deals
    }
}

impl Standing {
    /// Says how often a program had to be played for, and why.
    fn show_faults(&self, session: &mut Session<'_>) -> io::Result<()> {
        let Some(faults) = self.faults else { return Ok(()) };
        let sentence = faults.sentence(&self.name, Figures(session.texts));
        writeln!(session.out, "\n{sentence}")
    }

    fn json(&self, shape: &Shape) -> Value {
        let elo: Vec<Value> = self
            .elo
            .iter()
            .map(|(other, elo)| {
                json!({ "over": other, "points": elo.mean, "low": elo.low, "high": elo.high })
            })
            .collect();
        let mut told = json!({
            "bot": self.name,
            "sides": shape.sides[self.bot],
            "win_rate": self.win_rate.mean,
            "low": self.win_rate.low,
            "high": self.win_rate.high,
            "earned": { "mean": self.earned.mean, "low": self.earned.low, "high": self.earned.high },
            "elo": elo,
        });
        if let Some(faults) = self.faults {
            told["faults"] = faults.json();
        }
        told
    }
}
