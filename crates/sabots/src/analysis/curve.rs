//! The chances of every side, drawn as a picture that stands alone (SVG).

use std::fmt::Write;

use analysis::Analysis;
use texts::Texts;

use crate::figures::Figures;

/// The size of the picture and of what is left around the curve.
const WIDTH: f64 = 960.0;
const HEIGHT: f64 = 420.0;
const MARGIN: f64 = 48.0;

/// One colour for each side; they can be told apart by those who see red and green alike.
const COLOURS: [&str; 8] =
    ["#0072b2", "#d55e00", "#009e73", "#cc79a7", "#56b4e9", "#e69f00", "#555555", "#8c564b"];

/// How many turning points are marked.
const MARKED: usize = 3;

/// The picture.
pub(crate) fn svg(analysis: &Analysis, title: &str, texts: &Texts) -> String {
    let mut out = String::new();
    draw(analysis, title, texts, &mut out).expect("writing to a string");
    out
}

fn draw(analysis: &Analysis, title: &str, texts: &Texts, out: &mut String) -> std::fmt::Result {
    let title = escaped(title);
    writeln!(
        out,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" role=\"img\" \
         font-family=\"sans-serif\" font-size=\"13\">\n<title>{title}</title>\n\
         <rect width=\"{WIDTH}\" height=\"{HEIGHT}\" fill=\"#fff\"/>\n\
         <text x=\"{MARGIN}\" y=\"24\" font-size=\"15\" font-weight=\"bold\">{title}</text>"
    )?;
    for percent in [0.0, 0.25, 0.5, 0.75, 1.0] {
        let (y, right) = (height(percent), WIDTH - MARGIN);
        let label = Figures(texts).percent(percent, 0);
        writeln!(
            out,
            "<line x1=\"{MARGIN}\" y1=\"{y:.1}\" x2=\"{right}\" y2=\"{y:.1}\" stroke=\"#ddd\"/>\n\
             <text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\" fill=\"#555\">{label}</text>",
            MARGIN - 6.0,
            y + 4.0
        )?;
    }
    for side in 0..analysis.sides.len() {
        draw_side(analysis, side, out)?;
    }
    draw_marks(analysis, out)?;
    writeln!(out, "</svg>")
}

/// The curve of one side, and its name where it ends.
fn draw_side(analysis: &Analysis, side: usize, out: &mut String) -> std::fmt::Result {
    let colour = COLOURS[side % COLOURS.len()];
    let points = analysis.points.iter().enumerate();
    let points = points.map(|(at, point)| {
        format!("{:.1},{:.1}", place(at, analysis.points.len()), height(point.wins[side]))
    });
    let points: Vec<String> = points.collect();
    writeln!(
        out,
        "<polyline fill=\"none\" stroke=\"{colour}\" stroke-width=\"2\" points=\"{}\"/>",
        points.join(" ")
    )?;
    let last = analysis.points.last().map_or(0.0, |point| point.wins[side]);
    // Those who end alike stand one below the other.
    let ends = |other: &usize| analysis.points.last().map_or(0.0, |it| it.wins[*other]);
    let alike = |other: &usize| (ends(other) - last).abs() < 0.02;
    let above = (0..side).filter(alike).fold(0.0, |above, _| above + 14.0);
    let up = if last > 0.5 { 1.0 } else { -1.0 };
    writeln!(
        out,
        "<text x=\"{:.1}\" y=\"{:.1}\" fill=\"{colour}\" font-weight=\"bold\">{}</text>",
        WIDTH - MARGIN + 6.0,
        height(last) + 4.0 + up * above,
        analysis.sides[side]
    )
}

/// The costliest decisions, each with a sentence for whoever points at it.
fn draw_marks(analysis: &Analysis, out: &mut String) -> std::fmt::Result {
    let mut worst: Vec<_> = analysis.mistakes.iter().collect();
    worst.sort_by(|one, other| other.cost.total_cmp(&one.cost));
    for it in worst.into_iter().take(MARKED) {
        let at = analysis.points.iter().position(|point| point.line >= it.line);
        let Some(at) = at else { continue };
        let side = it.seat.index() % analysis.sides.len();
        writeln!(
            out,
            "<circle cx=\"{:.1}\" cy=\"{:.1}\" r=\"5\" fill=\"{}\" stroke=\"#fff\">\
             <title>{}: {} → {}</title></circle>",
            place(at, analysis.points.len()),
            height(analysis.points[at].wins[side]),
            COLOURS[side % COLOURS.len()],
            it.line,
            escaped(&it.done),
            escaped(&it.better)
        )?;
    }
    Ok(())
}

/// Where a turn stands from left to right.
fn place(at: usize, count: usize) -> f64 {
    let number = |number: usize| f64::from(u32::try_from(number).unwrap_or(u32::MAX));
    MARGIN + (WIDTH - 2.0 * MARGIN) * number(at) / number(count.saturating_sub(1).max(1))
}

/// Where a chance stands from bottom to top.
fn height(wins: f64) -> f64 {
    HEIGHT - MARGIN - (HEIGHT - 2.0 * MARGIN) * wins
}

/// A text as pictures may have it.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
