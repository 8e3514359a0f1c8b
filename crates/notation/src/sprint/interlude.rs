//! What interrupts a turn, as text: windows, cards that must be used at once, prompts.

use std::fmt::Write;

use sprint::interlude::{Piles, Prompt, SwapsLeft};
use sprint::{After, Announcement, Card, Course, Forced, Interlude, Rules, Window};
use table::Seats;

use super::actions::{laid, laid_text};
use crate::compare::letters;
use crate::names::{card, seat, seats, team};
use crate::what::What;

/// The words that begin such a line.
pub(super) const WORDS: &[&str] = &[
    "course", "due", "no-swap", "grounded", "renames", "uses", "window", "searches", "robs", "pays",
];

/// Reads a line that begins with one of [`WORDS`].
pub(super) fn read(rules: &Rules, words: &[&str], into: &mut Interlude) -> Result<(), What> {
    match *words {
        ["course", word] => into.course = course(word)?,
        ["due", count] => into.due = Some((number(count)?, Piles::Both)),
        ["due", count, "stock"] => into.due = Some((number(count)?, Piles::Stock)),
        ["no-swap"] => into.swaps = SwapsLeft::None,
        ["grounded", ref letters @ ..] => into.grounded = seats(rules, letters)?,
        ["renames", ref letters @ ..] => into.renaming = seats(rules, letters)?,
        ["uses", by, name, "then", ref then @ ..] => {
            let (seat, card, after) = (seat(rules, by)?, card(rules, name)?, after(rules, then)?);
            into.forced = Some(Forced { seat, card, after });
        }
        ["searches", of] => into.prompt = Some(Prompt::Search { of: seat(rules, of)? }),
        ["robs", letter, "from", ref rest @ ..] => {
            let (from, then) = split(rest, "then");
            let (from, after) = (seats(rules, from)?, after(rules, then)?);
            into.prompt = Some(Prompt::Rob { seat: seat(rules, letter)?, from, after });
        }
        ["pays", letter, "then", ref then @ ..] => {
            let (seat, after) = (seat(rules, letter)?, after(rules, then)?);
            into.prompt = Some(Prompt::Pay { seat, after });
        }
        ["window", of, "with", name, ref rest @ ..] => {
            into.window = Some(window(rules, of, name, rest)?);
        }
        _ => return Err(What::of("unclear").with("play", words.join(" "))),
    }
    Ok(())
}

/// A window: on an attack, or on a distance where a distance is named.
fn window(rules: &Rules, of: &str, name: &str, rest: &[&str]) -> Result<(Window, Seats), What> {
    let (rest, declined) = split(rest, "declined");
    let declined = if declined.is_empty() { Seats::NONE } else { seats(rules, declined)? };
    if let Ok(what) = laid(rules, name)
        && rules.is_distance(what.card())
    {
        let (rest, called) = split(rest, "called");
        let called = if called.is_empty() { Seats::NONE } else { seats(rules, called)? };
        let said = match rest {
            [] => Announcement::Right,
            ["said", "nothing"] => Announcement::Nothing,
            ["said", "wrong"] => Announcement::Wrong,
            _ => return Err(What::of("window-form")),
        };
        return Ok((Window::Distance { what, by: seat(rules, of)?, said, called }, declined));
    }
    let attack = card(rules, name)?;
    match rest {
        ["by", by] => {
            let (by, on) = (seat(rules, by)?, team(rules, of)?);
            Ok((Window::Attack { card: attack, by, on }, declined))
        }
        _ => Err(What::of("window-form")),
    }
}

/// What stands before a word, and what behind it.
fn split<'a, 'b>(words: &'a [&'b str], at: &str) -> (&'a [&'b str], &'a [&'b str]) {
    match words.iter().position(|word| *word == at) {
        Some(place) => (&words[..place], &words[place + 1..]),
        None => (words, &[]),
    }
}

fn number(word: &str) -> Result<u8, What> {
    word.parse().map_err(|_| What::of("needs-number").with("word", "due"))
}

fn course(word: &str) -> Result<Course, What> {
    match word {
        "normal" => Ok(Course::Normal),
        "reply" => Ok(Course::Reply),
        "replay" => Ok(Course::Replay),
        _ => Err(What::of("unclear").with("play", format!("course {word}"))),
    }
}

fn course_text(course: Course) -> &'static str {
    match course {
        Course::Normal => "normal",
        Course::Reply => "reply",
        Course::Replay => "replay",
    }
}

/// How play goes on.
fn after(rules: &Rules, words: &[&str]) -> Result<After, What> {
    match *words {
        ["ends"] => Ok(After::TurnEnds),
        ["goes-on"] => Ok(After::GoesOn),
        ["turn", letter, kind] => Ok(After::TurnOf(seat(rules, letter)?, course(kind)?)),
        _ => Err(What::of("then-form")),
    }
}

fn after_text(after: After) -> String {
    match after {
        After::TurnEnds => "ends".to_owned(),
        After::GoesOn => "goes-on".to_owned(),
        After::TurnOf(seat, course) => format!("turn {seat} {}", course_text(course)),
    }
}

/// Writes what interrupts a turn as set-up lines.
pub(super) fn write(rules: &Rules, interlude: &Interlude, out: &mut String) -> std::fmt::Result {
    let name = |card: Card| rules.edition().catalogue.name_of(card);
    if interlude.course != Course::Normal {
        writeln!(out, "course {}", course_text(interlude.course))?;
    }
    match interlude.due {
        Some((due, Piles::Both)) => writeln!(out, "due {due}")?,
        Some((due, Piles::Stock)) => writeln!(out, "due {due} stock")?,
        None => {}
    }
    if interlude.swaps == SwapsLeft::None {
        writeln!(out, "no-swap")?;
    }
    for (word, seats) in [("grounded", interlude.grounded), ("renames", interlude.renaming)] {
        if !seats.is_empty() {
            writeln!(out, "{word} {}", letters(seats))?;
        }
    }
    if let Some(Forced { seat, card, after }) = interlude.forced {
        writeln!(out, "uses {seat} {} then {}", name(card), after_text(after))?;
    }
    match interlude.prompt {
        Some(Prompt::Search { of }) => writeln!(out, "searches {of}")?,
        Some(Prompt::Rob { seat, from, after }) => {
            writeln!(out, "robs {seat} from {} then {}", letters(from), after_text(after))?;
        }
        Some(Prompt::Pay { seat, after }) => {
            writeln!(out, "pays {seat} then {}", after_text(after))?;
        }
        None => {}
    }
    match interlude.window {
        Some((window, declined)) => write_window(rules, window, declined, out),
        None => Ok(()),
    }
}

fn write_window(
    rules: &Rules,
    window: Window,
    declined: Seats,
    out: &mut String,
) -> std::fmt::Result {
    let called = match window {
        Window::Attack { card, by, on } => {
            write!(out, "window {on} with {} by {by}", rules.edition().catalogue.name_of(card))?;
            Seats::NONE
        }
        Window::Distance { what, by, said, called } => {
            let said = match said {
                Announcement::Right => "",
                Announcement::Nothing => " said nothing",
                Announcement::Wrong => " said wrong",
            };
            write!(out, "window {by} with {}{said}", laid_text(rules, what))?;
            called
        }
    };
    for (word, seats) in [("called", called), ("declined", declined)] {
        if !seats.is_empty() {
            write!(out, " {word} {}", letters(seats))?;
        }
    }
    writeln!(out)
}
