//! The chances of every side, drawn as a picture that stands alone (SVG).

use std::fmt::Write;

use analysis::{Analysis, Turning};
use texts::Texts;

use crate::figures::Figures;

/// The size of the picture and of what is left around the curve.
const WIDTH: f64 = 960.0;
const HEIGHT: f64 = 420.0;
const MARGIN: f64 = 48.0;

/// One colour for each side; they can be told apart by those who see red and green alike.
const COLOURS: [&str; 8] =
    ["#0072b2", "#d55e00", "#009e73", "#cc79a7", "#56b4e9", "#e69f00", "#555555", "#8c564b"];

/// How many turning points of a round are marked.
const MARKED: usize = 3;

/// About so many lines are named below the picture.
const NAMED: usize = 12;

/// The picture: one round beside the other.
pub(crate) fn svg(rounds: &[Analysis], title: &str, texts: &Texts) -> String {
    let mut out = String::new();
    draw(rounds, title, texts, &mut out).expect("writing to a string");
    out
}

fn draw(rounds: &[Analysis], title: &str, texts: &Texts, out: &mut String) -> std::fmt::Result {
    draw_frame(title, texts, out)?;
    let mut strip = Strip { first: 0, all: rounds.iter().map(|round| round.points.len()).sum() };
    for round in rounds {
        if strip.first > 0 {
            draw_border(strip, out)?;
        }
        draw_lines(round, strip, out)?;
        for side in 0..round.sides.len() {
            draw_side(round, side, strip, out)?;
        }
        draw_marks(round, strip, texts, out)?;
        strip.first += round.points.len();
    }
    if let Some(last) = rounds.last() {
        (0..last.sides.len()).try_for_each(|side| draw_name(last, side, out))?;
    }
    writeln!(out, "</svg>")
}

/// The title, what the two directions are, and the lines that chances are read by.
fn draw_frame(title: &str, texts: &Texts, out: &mut String) -> std::fmt::Result {
    let title = escaped(title);
    let [chances, lines] =
        ["cli-analyse-chances", "cli-analyse-lines"].map(|key| escaped(&texts.say(key, &[])));
    let right = WIDTH - MARGIN;
    writeln!(
        out,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" role=\"img\" \
         font-family=\"sans-serif\" font-size=\"13\">\n<title>{title}</title>\n\
         <rect width=\"{WIDTH}\" height=\"{HEIGHT}\" fill=\"#fff\"/>\n\
         <text x=\"{MARGIN}\" y=\"24\" font-size=\"15\" font-weight=\"bold\">{title}</text>\n\
         <text x=\"{right}\" y=\"24\" text-anchor=\"end\" fill=\"#555\">{chances}</text>\n\
         <text x=\"{right}\" y=\"{}\" text-anchor=\"end\" fill=\"#555\">{lines}</text>",
        HEIGHT - 10.0
    )?;
    for percent in [0.0, 0.25, 0.5, 0.75, 1.0] {
        let y = height(percent);
        let label = Figures(texts).percent(percent, 0);
        writeln!(
            out,
            "<line x1=\"{MARGIN}\" y1=\"{y:.1}\" x2=\"{right}\" y2=\"{y:.1}\" stroke=\"#ddd\"/>\n\
             <text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\" fill=\"#555\">{label}</text>",
            MARGIN - 6.0,
            y + 4.0
        )?;
    }
    Ok(())
}

/// Where a round begins behind another.
fn draw_border(strip: Strip, out: &mut String) -> std::fmt::Result {
    let (x, top, bottom) = (strip.place(0), MARGIN, HEIGHT - MARGIN);
    writeln!(
        out,
        "<line x1=\"{x:.1}\" y1=\"{top}\" x2=\"{x:.1}\" y2=\"{bottom}\" stroke=\"#555\" \
         stroke-dasharray=\"4 4\"/>"
    )
}

/// The numbers of some lines, below the turns that end there.
fn draw_lines(round: &Analysis, strip: Strip, out: &mut String) -> std::fmt::Result {
    let step = strip.all.div_ceil(NAMED).max(1);
    for (at, point) in round.points.iter().enumerate().filter(|(at, _)| at % step == 0) {
        let (x, y) = (strip.place(at), HEIGHT - MARGIN + 18.0);
        writeln!(
            out,
            "<text x=\"{x:.1}\" y=\"{y}\" text-anchor=\"middle\" fill=\"#555\">{}</text>",
            point.line
        )?;
    }
    Ok(())
}

/// The curve of one side.
fn draw_side(round: &Analysis, side: usize, strip: Strip, out: &mut String) -> std::fmt::Result {
    let points = round.points.iter().enumerate();
    let points =
        points.map(|(at, point)| format!("{:.1},{:.1}", strip.place(at), height(point.wins[side])));
    writeln!(
        out,
        "<polyline fill=\"none\" stroke=\"{}\" stroke-width=\"2\" points=\"{}\"/>",
        COLOURS[side % COLOURS.len()],
        points.collect::<Vec<_>>().join(" ")
    )
}

/// The name of a side, where its curve ends.
fn draw_name(round: &Analysis, side: usize, out: &mut String) -> std::fmt::Result {
    let ends = |side: usize| round.points.last().map_or(0.0, |point| point.wins[side]);
    let last = ends(side);
    // Those who end alike stand one below the other.
    let alike = |other: &usize| (ends(*other) - last).abs() < 0.02;
    let above = (0..side).filter(alike).fold(0.0, |above, _| above + 14.0);
    let up = if last > 0.5 { 1.0 } else { -1.0 };
    writeln!(
        out,
        "<text x=\"{:.1}\" y=\"{:.1}\" fill=\"{}\" font-weight=\"bold\">{}</text>",
        WIDTH - MARGIN + 6.0,
        height(last) + 4.0 + up * above,
        COLOURS[side % COLOURS.len()],
        round.sides[side]
    )
}

/// Where the round turned, each time with a sentence for whoever points at it.
fn draw_marks(round: &Analysis, strip: Strip, texts: &Texts, out: &mut String) -> std::fmt::Result {
    let percent = |share| Figures(texts).percent(share, 0);
    for Turning { point, side, from, to, mistake } in round.turnings(MARKED) {
        let better = mistake.map(|number| round.mistakes[number].better.as_str());
        let better = better.map_or_else(String::new, |better| format!(" → {better}"));
        let words = format!("{}: {}{better}", round.points[point].line, round.points[point].text);
        let (x, y) = (strip.place(point), height(round.points[point].wins[side]));
        // The number stands where the curve does not come from.
        let above = if to > from { -10.0 } else { 20.0 };
        writeln!(
            out,
            "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"5\" fill=\"{colour}\" stroke=\"#fff\">\
             <title>{} ({} {} → {})</title></circle>\n\
             <text x=\"{x:.1}\" y=\"{:.1}\" text-anchor=\"middle\" fill=\"{colour}\">{}</text>",
            escaped(&words),
            round.sides[side],
            percent(from),
            percent(to),
            y + above,
            round.points[point].line,
            colour = COLOURS[side % COLOURS.len()]
        )?;
    }
    Ok(())
}

/// The part of the picture that a round has, in points.
#[derive(Clone, Copy)]
struct Strip {
    first: usize,
    all: usize,
}

impl Strip {
    /// Where a turn stands from left to right.
    fn place(self, at: usize) -> f64 {
        let number = |number: usize| f64::from(u32::try_from(number).unwrap_or(u32::MAX));
        let whole = number(self.all.saturating_sub(1).max(1));
        MARGIN + (WIDTH - 2.0 * MARGIN) * number(self.first + at) / whole
    }
}

/// Where a chance stands from bottom to top.
fn height(wins: f64) -> f64 {
    HEIGHT - MARGIN - (HEIGHT - 2.0 * MARGIN) * wins
}

/// A text as pictures may have it.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
