//! What an analysis amounts to, for people and for programs.

use std::io;

use analysis::{Analysis, Mistake, Split};
use serde_json::{Value, json};
use table::Seat;

use crate::failure::one_line;
use crate::figures::Figures;
use crate::session::Session;

/// How many decisions of each seat are told.
const WORST: usize = 3;

/// What an analysis amounts to.
pub(crate) struct Report<'a> {
    /// The game, by its name in the notation.
    pub(crate) game: &'a str,
    /// How many sit there.
    pub(crate) seats: u8,
    /// Round by round.
    pub(crate) rounds: &'a [Analysis],
    /// How long it took.
    pub(crate) seconds: f64,
}

impl Report<'_> {
    /// The report as one JSON object.
    pub(crate) fn json(&self) -> Value {
        let rounds: Vec<Value> = self.rounds.iter().map(|round| self.round(round)).collect();
        json!({
            "game": self.game,
            "seats": self.seats,
            "rounds": rounds,
            "seconds": self.seconds,
        })
    }

    fn round(&self, analysis: &Analysis) -> Value {
        let points = analysis
            .points
            .iter()
            .map(|point| json!({ "line": point.line, "text": point.text, "wins": point.wins }));
        let mistakes = Seat::all(self.seats).flat_map(|seat| analysis.worst_of(seat, WORST));
        let mistakes = mistakes.map(|it: &Mistake| {
            json!({
                "seat": it.seat.to_string(),
                "line": it.line,
                "done": it.done,
                "better": it.better,
                "cost": it.cost,
            })
        });
        let splits = analysis.splits();
        let splits = splits.iter().map(|it| {
            json!({
                "side": it.side.to_string(),
                "begun": it.begun,
                "luck": it.luck,
                "play": it.play,
                "result": it.result,
            })
        });
        json!({
            "over": analysis.is_over,
            "sides": analysis.sides.iter().map(Seat::to_string).collect::<Vec<_>>(),
            "points": points.collect::<Vec<_>>(),
            "decisions": analysis.decisions,
            "mistakes": mistakes.collect::<Vec<_>>(),
            "splits": splits.collect::<Vec<_>>(),
            "luck_share": analysis.luck_share(),
        })
    }

    /// The report as people read it.
    pub(crate) fn show(&self, session: &mut Session<'_>) -> io::Result<()> {
        for (number, round) in (1_u32..).zip(self.rounds) {
            if self.rounds.len() > 1 {
                let before = if number > 1 { "\n" } else { "" };
                let heading = session.texts.say("cli-analyse-round", &[("round", number.into())]);
                writeln!(session.out, "{before}{}\n", session.paint.bold(&heading))?;
            }
            show_points(round, session)?;
            self.show_mistakes(round, session)?;
            show_splits(round, session)?;
            if !round.is_over {
                writeln!(session.out, "{}", session.texts.say("cli-analyse-unfinished", &[]))?;
            }
        }
        Ok(())
    }

    /// The costliest decisions of every seat.
    fn show_mistakes(&self, round: &Analysis, session: &mut Session<'_>) -> io::Result<()> {
        let texts = session.texts;
        let heading = texts.say("cli-analyse-mistakes", &[]);
        writeln!(session.out, "\n{}", session.paint.bold(&heading))?;
        for seat in Seat::all(self.seats) {
            let worst = round.worst_of(seat, WORST);
            if worst.is_empty() {
                let facts = [("seat", seat.to_string().into())];
                writeln!(session.out, "{}", texts.say("cli-analyse-faultless", &facts))?;
            }
            for it in worst {
                let facts = [
                    ("line", it.line.to_string().into()),
                    ("done", it.done.as_str().into()),
                    ("better", it.better.as_str().into()),
                    ("cost", points(it.cost).into()),
                ];
                writeln!(session.out, "{}", texts.say("cli-analyse-mistake", &facts))?;
            }
        }
        Ok(())
    }
}

/// A difference of chances in whole points of percentage.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
fn points(cost: f64) -> u32 {
    // A chance is at most one.
    (cost * 100.0).round() as u32
}

/// The chances of every side after every turn.
fn show_points(round: &Analysis, session: &mut Session<'_>) -> io::Result<()> {
    let figures = Figures(session.texts);
    let heading = session.texts.say("cli-analyse-curve", &[]);
    writeln!(session.out, "{}", session.paint.bold(&heading))?;
    let points = &round.points;
    let shown = |text: &str| match text.strip_prefix("seed ") {
        Some(_) => session.texts.say("cli-analyse-deal", &[]),
        None => one_line(text),
    };
    let width = points.iter().map(|point| shown(&point.text).chars().count()).max();
    let width = width.unwrap_or(0);
    for point in points {
        let wins = round.sides.iter().zip(&point.wins);
        let wins = wins.map(|(side, wins)| format!("{side} {:>6}", figures.percent(*wins, 0)));
        let wins = wins.collect::<Vec<_>>().join("  ");
        writeln!(session.out, "{:>5}  {:width$}  {wins}", point.line, shown(&point.text))?;
    }
    Ok(())
}

/// What became of the chances of each side.
fn show_splits(round: &Analysis, session: &mut Session<'_>) -> io::Result<()> {
    let (texts, figures) = (session.texts, Figures(session.texts));
    let luck = (round.luck_share() * 100.0).round() / 100.0;
    let facts = [
        ("luck", figures.percent(luck, 0).into()),
        ("play", figures.percent(1.0 - luck, 0).into()),
    ];
    let heading = texts.say("cli-analyse-split", &facts);
    writeln!(session.out, "\n{}", session.paint.bold(&heading))?;
    let points = |part: f64| figures.signed(part * 100.0);
    for Split { side, begun, luck, play, result } in round.splits() {
        let facts = [
            ("side", side.to_string().into()),
            ("begun", figures.percent(begun, 0).into()),
            ("play", points(play).into()),
            ("luck", points(luck).into()),
            ("result", figures.percent(result, 0).into()),
        ];
        writeln!(session.out, "{}", texts.say("cli-analyse-side", &facts))?;
    }
    Ok(())
}
