//! What a simulation amounts to, for people and for programs.

use std::io;

use families::{Rules, Share};
use serde_json::{Map, Value, json};
use table::Seat;
use texts::Texts;

use crate::figures::{Figures, float};
use crate::session::Session;
use crate::simulation::{Plan, Tally};

/// The results of a simulation.
pub(crate) struct Report<'a> {
    /// What was simulated.
    pub(crate) plan: &'a Plan,
    /// What happened.
    pub(crate) tally: &'a Tally,
    /// How long it took.
    pub(crate) seconds: f64,
}

/// The wins of one seat.
struct SeatWins {
    seat: Seat,
    wins: u64,
    rate: f64,
    /// The interval that holds the true rate in 95 of 100 simulations.
    low: f64,
    high: f64,
}

impl Report<'_> {
    /// Who played: one name if all are alike.
    fn bots(&self) -> String {
        let bots = &self.plan.bots;
        let alike = bots.iter().all(|level| level == &bots[0]);
        let named = if alike { &bots[..1] } else { &bots[..] };
        named.iter().map(|level| level.name()).collect::<Vec<_>>().join(",")
    }

    /// The report as one JSON object.
    pub(crate) fn json(&self) -> Value {
        let (plan, tally) = (self.plan, self.tally);
        let rules = plan.setup.rules();
        let wins: Vec<Value> = self
            .wins()
            .map(|seat| {
                json!({
                    "seat": seat.seat.to_string(), "wins": seat.wins,
                    "rate": seat.rate, "low": seat.low, "high": seat.high,
                })
            })
            .collect();
        let endings = tally.endings.iter();
        let endings: Map<String, Value> =
            endings.map(|(ending, rounds)| ((*ending).to_owned(), (*rounds).into())).collect();
        let shares = tally.shares.iter();
        let shares: Map<String, Value> = shares
            .map(|(name, it)| ((*name).to_owned(), json!({ "part": it.part, "whole": it.whole })))
            .collect();
        json!({
            "game": rules.name(),
            "seats": rules.seats(),
            "options": options(rules),
            "bots": self.bots(),
            "seed": plan.seed,
            "threads": plan.threads,
            "games": tally.games,
            "rounds": tally.rounds(),
            "actions": tally.actions,
            "seconds": self.seconds,
            "games_per_second": self.per_second(tally.games),
            "actions_per_second": self.per_second(tally.actions),
            "wins": wins,
            "shared": tally.shared,
            "nobody": tally.nobody,
            "length": {
                "mean": self.mean(),
                "min": tally.percentile(0),
                "median": tally.percentile(50),
                "p95": tally.percentile(95),
                "max": tally.percentile(100),
            },
            "endings": endings,
            "shares": shares,
        })
    }

    /// The report as people read it.
    pub(crate) fn show(&self, session: &mut Session<'_>) -> io::Result<()> {
        self.show_table(session)?;
        self.show_lengths(session)?;
        self.show_endings(session)?;
        self.show_shares(session)?;
        self.show_wins(session)
    }

    /// What was played and how fast.
    fn show_table(&self, session: &mut Session<'_>) -> io::Result<()> {
        let (texts, figures) = (session.texts, Figures(session.texts));
        let rules = self.plan.setup.rules();
        let facts = [
            ("title", texts.title(rules.name()).into()),
            ("game", rules.name().into()),
            ("seats", rules.seats().into()),
            ("bots", self.bots().into()),
            ("seed", self.plan.seed.to_string().into()),
            ("threads", float(self.plan.threads).into()),
        ];
        let title = texts.say("cli-simulate-table", &facts);
        writeln!(session.out, "{}", session.paint.bold(&title))?;
        show_options(rules, session)?;
        let facts = [
            ("count", float(self.tally.games).into()),
            ("games", figures.whole(self.tally.games).into()),
            ("actions", figures.whole(self.tally.actions).into()),
            ("seconds", figures.decimal(self.seconds, 2).into()),
        ];
        writeln!(session.out, "{}", texts.say("cli-simulate-done", &facts))?;
        let facts = [
            ("games", figures.decimal(self.per_second(self.tally.games), 0).into()),
            ("actions", figures.decimal(self.per_second(self.tally.actions), 0).into()),
        ];
        writeln!(session.out, "{}", texts.say("cli-simulate-speed", &facts))
    }

    fn show_lengths(&self, session: &mut Session<'_>) -> io::Result<()> {
        let (texts, figures) = (session.texts, Figures(session.texts));
        let at = |percent| figures.whole(self.tally.percentile(percent));
        let rows = [
            ("cli-simulate-mean", figures.decimal(self.mean(), 1)),
            ("cli-simulate-min", at(0)),
            ("cli-simulate-median", at(50)),
            ("cli-simulate-p95", at(95)),
            ("cli-simulate-max", at(100)),
        ];
        let rows = rows.map(|(key, figure)| (texts.say(key, &[]), figure, String::new()));
        show_rows("cli-simulate-lengths", &rows, session)
    }

    fn show_endings(&self, session: &mut Session<'_>) -> io::Result<()> {
        let figures = Figures(session.texts);
        let row = |&(ending, count): &(&str, u64)| {
            let share = figures.percent(float(count) / float(self.tally.rounds().max(1)), 1);
            let label = session.texts.say(&format!("cli-simulate-{ending}"), &[]);
            (label, figures.whole(count), share)
        };
        let rows: Vec<_> = self.tally.endings.iter().map(row).collect();
        show_rows("cli-simulate-endings", &rows, session)
    }

    /// What the family counts besides; nothing for most.
    fn show_shares(&self, session: &mut Session<'_>) -> io::Result<()> {
        if self.tally.shares.is_empty() {
            return Ok(());
        }
        let figures = Figures(session.texts);
        let row = |&(share, it): &(&str, Share)| {
            let rate = figures.percent(float(it.part) / float(it.whole.max(1)), 1);
            let label = session.texts.say(&format!("cli-simulate-{share}"), &[]);
            (label, figures.whole(it.part), rate)
        };
        let rows: Vec<_> = self.tally.shares.iter().map(row).collect();
        show_rows("cli-simulate-shares", &rows, session)
    }

    fn show_wins(&self, session: &mut Session<'_>) -> io::Result<()> {
        let (texts, figures) = (session.texts, Figures(session.texts));
        let interval = |wins: &SeatWins| {
            let facts = [
                ("rate", figures.percent(wins.rate, 2).into()),
                ("low", figures.percent(wins.low, 2).into()),
                ("high", figures.percent(wins.high, 2).into()),
            ];
            texts.say("cli-simulate-rate", &facts)
        };
        let mut rows: Vec<_> = self
            .wins()
            .map(|wins| (seat_label(texts, wins.seat), figures.whole(wins.wins), interval(&wins)))
            .collect();
        let others = [
            ("cli-simulate-shared", self.tally.shared),
            ("cli-simulate-nobody", self.tally.nobody),
        ];
        rows.extend(others.map(|(key, games)| {
            let share = figures.percent(float(games) / float(self.tally.games.max(1)), 2);
            (texts.say(key, &[]), figures.whole(games), share)
        }));
        show_rows("cli-simulate-wins", &rows, session)
    }

    fn wins(&self) -> impl Iterator<Item = SeatWins> {
        let games = self.tally.games;
        Seat::all(self.plan.setup.rules().seats()).zip(self.tally.wins).map(move |(seat, wins)| {
            let (low, high) = wilson(wins, games);
            SeatWins { seat, wins, rate: float(wins) / float(games), low, high }
        })
    }

    fn mean(&self) -> f64 {
        float(self.tally.actions) / float(self.tally.games)
    }

    fn per_second(&self, count: u64) -> f64 {
        float(count) / self.seconds.max(f64::MIN_POSITIVE)
    }
}

/// What a table has chosen, as one JSON object.
pub(crate) fn options(rules: &dyn Rules) -> Map<String, Value> {
    let chosen = rules.chosen().iter();
    chosen.map(|(name, value)| ((*name).to_owned(), value.as_str().into())).collect()
}

/// What a table has chosen, in one line; nothing if it has chosen nothing.
pub(crate) fn show_options(rules: &dyn Rules, session: &mut Session<'_>) -> io::Result<()> {
    if rules.chosen().is_empty() {
        return Ok(());
    }
    let chosen = rules.chosen().iter().map(|(name, value)| format!("{name}={value}"));
    let facts = [("chosen", chosen.collect::<Vec<_>>().join(", ").into())];
    writeln!(session.out, "{}", session.texts.say("cli-simulate-options", &facts))
}

fn seat_label(texts: &Texts, seat: Seat) -> String {
    texts.say("cli-simulate-seat", &[("seat", seat.to_string().into())])
}

/// Writes a heading, and rows of a label, a figure and a remark in columns.
fn show_rows(
    heading: &str,
    rows: &[(String, String, String)],
    session: &mut Session<'_>,
) -> io::Result<()> {
    let heading = session.texts.say(heading, &[]);
    writeln!(session.out, "\n{}", session.paint.bold(&heading))?;
    let widest = |of: fn(&(String, String, String)) -> &String| {
        rows.iter().map(|row| of(row).chars().count()).max().unwrap_or(0)
    };
    let (labels, figures) = (widest(|row| &row.0), widest(|row| &row.1));
    for (label, figure, remark) in rows {
        let line = format!("  {label:labels$}  {figure:>figures$}  {remark}");
        writeln!(session.out, "{}", line.trim_end())?;
    }
    Ok(())
}

/// Wilson's interval for a share at a confidence of 95 %.
fn wilson(wins: u64, games: u64) -> (f64, f64) {
    const Z: f64 = 1.959_963_984_540_054;
    let games = float(games);
    let share = float(wins) / games;
    let z2 = Z * Z / games;
    let middle = share + z2 / 2.0;
    let margin = Z * ((share * (1.0 - share) + z2 / 4.0) / games).sqrt();
    let bound = |side: f64| ((middle + side * margin) / (1.0 + z2)).clamp(0.0, 1.0);
    (bound(-1.0), bound(1.0))
}

#[cfg(test)]
mod tests {
    use super::wilson;

    /// Compares with published values to four places.
    fn is_near((low, high): (f64, f64), wanted: (f64, f64)) -> bool {
        (low - wanted.0).abs() < 5e-5 && (high - wanted.1).abs() < 5e-5
    }

    #[test]
    fn the_interval_is_wilsons() {
        // Newcombe, Statistics in Medicine 17 (1998), table I, method 3.
        assert!(is_near(wilson(81, 263), (0.2553, 0.3662)));
        assert!(is_near(wilson(15, 148), (0.0624, 0.1605)));
        assert!(is_near(wilson(0, 20), (0.0000, 0.1611)));
        assert!(is_near(wilson(1, 29), (0.0061, 0.1718)));
    }
}
