//! `sabots replay`: a record, or any script, step by step.

use std::io;
use std::path::PathBuf;
use std::sync::Arc;

use clap::{Arg, ArgAction, ArgMatches, Command};
use families::{Length, Rules, at_family};
use notation::{Dialect, Fault, Header, Line, Script, Told, header_text};
use table::{Seat, Seats, Turn, Viewer};
use texts::{Deal, Spoken, Texts, Value};

use crate::args;
use crate::cli;
use crate::decks;
use crate::failure::{Failure, Verdict, one_line};
use crate::faults;
use crate::figures::list;
use crate::files;
use crate::session::Session;

pub(super) fn command(texts: &Texts) -> Command {
    let last = Arg::new("final")
        .long("final")
        .help(texts.say("cli-replay.final", &[]))
        .action(ArgAction::SetTrue);
    let view = Arg::new("view")
        .long("view")
        .value_name(texts.say("cli-replay.view-value", &[]))
        .help(texts.say("cli-replay.view", &[]));
    let file = args::files(texts, texts.say("cli-replay.file", &[]));
    cli::command("replay", "cli-replay", texts, [file, last, view])
}

pub(super) fn run(matches: &ArgMatches, session: &mut Session<'_>) -> Result<Verdict, Failure> {
    let path = matches.get_one::<PathBuf>("file").expect("a required argument");
    let name = path.display().to_string();
    let text = files::read(path).map_err(|why| files::failure(&name, why, session.texts))?;
    let fails = |line: usize, reason: &str| Failure::File(format!("{name}:{line}: {reason}"));
    let mut script = Script::parse(&text)
        .map_err(|fault| fails(fault.line, &faults::say(&fault.what, session.texts)))?;
    decks::fill_in(&mut script.header, path)
        .map_err(|(_, why)| decks::failure(why, session.texts))?;
    let viewer = read_viewer(matches, &script.header, session.texts)?;
    let setup = notation::setup(&script.header).map_err(|fault| {
        let reason = faults::no_table(&script.header, &fault, session.texts);
        fails(fault.line, &reason)
    })?;
    let manner = if matches.get_flag("final") { Manner::Final } else { Manner::Steps };
    let watch = Watch { script: &script, viewer, manner };
    let replayed = at_family!(&setup, G(rules) => replay::<G>(rules, &watch, session))?;
    replayed.map_err(|(line, reason)| fails(line, &reason))?;
    Ok(Verdict::Done)
}

/// What is replayed, for whom and how.
struct Watch<'a> {
    script: &'a Script,
    viewer: Option<Viewer>,
    manner: Manner,
}

/// How much is told.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Manner {
    /// Every step.
    Steps,
    /// The last position alone.
    Final,
}

/// Replays a script. What does not hold in it is said with its line.
fn replay<G: Dialect + Spoken>(
    rules: &Arc<G::Rules>,
    watch: &Watch<'_>,
    session: &mut Session<'_>,
) -> io::Result<Result<(), (usize, String)>> {
    let start = match Told::<G>::begin(rules, watch.script) {
        Ok(start) => start,
        Err(fault) => return Ok(Err((fault.line, faults::say(&fault.what, session.texts)))),
    };
    let told = match watch.manner {
        Manner::Final => {
            let mut last = start.game().clone();
            let mut note = |_: &Line, told: &Told<G>| last = told.game().clone();
            let told = notation::tell(rules, watch.script, &mut note);
            told.map_err(|fault| (last, fault))
        }
        Manner::Steps => tell(rules, &start, watch, session)?,
    };
    let told = match told {
        Ok(told) => told,
        Err((game, fault)) => {
            let reason = faults::refused::<G>(watch.script, rules, &game, &fault, session.texts);
            return Ok(Err((fault.line, reason)));
        }
    };
    if watch.manner == Manner::Final {
        write_position::<G>(rules, told.game(), watch.viewer, session)?;
    }
    write_end::<G>(rules, told.game(), session).map(Ok)
}

/// Who looks on: a seat of the table, a spectator, or nobody in particular.
fn read_viewer(
    matches: &ArgMatches,
    header: &Header,
    texts: &Texts,
) -> Result<Option<Viewer>, Failure> {
    let Some(letter) = matches.get_one::<String>("view") else {
        return Ok(None);
    };
    if letter.eq_ignore_ascii_case("spectator") {
        return Ok(Some(Viewer::Spectator));
    }
    let seat = Seat::from_letter(&letter.to_uppercase()).filter(|seat| seat.0 < header.seats.0);
    seat.map(|seat| Some(Viewer::Seat(seat))).ok_or_else(|| {
        let facts = [("value", letter.as_str().into()), ("seats", header.seats.0.into())];
        Failure::Input(texts.say("cli-error-seat", &facts))
    })
}

/// Plays the script and tells every step. A fault comes with the game before it.
fn tell<G: Dialect + Spoken>(
    rules: &Arc<G::Rules>,
    start: &Told<G>,
    watch: &Watch<'_>,
    session: &mut Session<'_>,
) -> io::Result<Result<Told<G>, (G, Fault)>> {
    let script = watch.script;
    write!(session.out, "{}", header_text(&**rules))?;
    if let Some(title) = &script.header.title {
        writeln!(session.out, "title {}", one_line(title))?;
    }
    if !script.header.clauses.is_empty() {
        let clauses: Vec<&str> = script.header.clauses.iter().map(|(id, _)| id.as_str()).collect();
        writeln!(session.out, "clauses {}", one_line(&clauses.join(" ")))?;
    }
    for line in &script.setup {
        writeln!(session.out, "{}", one_line(&line.text))?;
    }
    let viewer = watch.viewer.unwrap_or(Viewer::Spectator);
    let mut last = start.game().clone();
    let mut written = write_events::<G>(rules, start, viewer, session);
    let told = notation::tell(rules, script, &mut |line, told: &Told<G>| {
        if written.is_ok() {
            written = write_step::<G>(rules, line, told, viewer, session);
        }
        last = told.game().clone();
    });
    written?;
    Ok(told.map_err(|fault| (last, fault)))
}

/// Writes a line of the script, then what happened.
fn write_step<G: Dialect + Spoken>(
    rules: &G::Rules,
    line: &Line,
    told: &Told<G>,
    viewer: Viewer,
    session: &mut Session<'_>,
) -> io::Result<()> {
    writeln!(session.out, "{}", session.paint.bold(&one_line(&line.text)))?;
    // An expectation and a refused line change nothing: the events are those of the line before.
    if line.text.starts_with('?') {
        return Ok(());
    }
    if let Some((refused, _)) = line.text.split_once("=>") {
        return write_refusal(rules, refused.trim_end(), told.game(), session);
    }
    write_events(rules, told, viewer, session)?;
    write_picture(told.game(), viewer, "    ", session)
}

/// Draws what `viewer` sees, for games that are looked at, with this before each line.
fn write_picture<G: Dialect>(
    game: &G,
    viewer: Viewer,
    before: &str,
    session: &mut Session<'_>,
) -> io::Result<()> {
    for line in G::picture(&game.view(viewer)).lines() {
        writeln!(session.out, "{}", format!("{before}{line}").trim_end())?;
    }
    Ok(())
}

/// Writes why a line was refused, as the script expected.
fn write_refusal<G: Dialect + Spoken>(
    rules: &G::Rules,
    text: &str,
    game: &G,
    session: &mut Session<'_>,
) -> io::Result<()> {
    match faults::refusal(rules, text, game, session.texts) {
        Some(why) => writeln!(session.out, "    {why}"),
        None => Ok(()),
    }
}

/// Writes what `viewer` saw of the last step. The like cards of a deal are counted.
fn write_events<G: Dialect + Spoken>(
    rules: &G::Rules,
    told: &Told<G>,
    viewer: Viewer,
    session: &mut Session<'_>,
) -> io::Result<()> {
    let mut dealing = false;
    let mut sentences: Vec<(String, u32)> = Vec::new();
    for event in told.events() {
        match G::deal(event) {
            Some(Deal::Begins) => dealing = true,
            Some(Deal::Ends) => dealing = false,
            None => {}
        }
        let Some(seen) = told.game().seen(event, viewer) else { continue };
        let sentence = session.texts.event::<G>(&seen, rules, &|seat| seat.to_string());
        match sentences.iter_mut().find(|(said, _)| dealing && *said == sentence) {
            Some((_, times)) => *times += 1,
            None => sentences.push((sentence, 1)),
        }
    }
    for (sentence, times) in sentences {
        let facts = [("sentence", Value::from(sentence)), ("times", times.into())];
        writeln!(session.out, "    {}", session.texts.say("cli-replay-sentence", &facts))?;
    }
    Ok(())
}

/// Writes the position in notation: all of it, or what somebody knows who looks on.
fn write_position<G: Dialect>(
    rules: &G::Rules,
    game: &G,
    viewer: Option<Viewer>,
    session: &mut Session<'_>,
) -> io::Result<()> {
    write!(session.out, "{}", header_text(rules))?;
    if game.turn() == Turn::Chance {
        return Ok(());
    }
    let position = match viewer {
        Some(viewer) => G::view_text(&game.view(viewer)),
        None => game.position_text(),
    };
    write!(session.out, "{position}")?;
    write_picture(game, viewer.unwrap_or(Viewer::Spectator), "# ", session)
}

/// Writes who won, or whom the game waits for, as a comment of the notation.
fn write_end<G: Dialect>(rules: &G::Rules, game: &G, session: &mut Session<'_>) -> io::Result<()> {
    let texts = session.texts;
    let Some(score) = game.score() else {
        return writeln!(session.out, "# {}", unfinished(game.turn(), texts));
    };
    let names = |seat: Seat| seat.to_string();
    writeln!(session.out, "# {}", texts.winners(game.winners(), &names))?;
    if rules.length() == Length::OneRound {
        return Ok(());
    }
    let line = match G::match_winners(&score) {
        Some(winners) => {
            let facts = [("winners", texts.winners(winners, &names).into())];
            texts.say("cli-replay-match", &facts)
        }
        None => texts.say("cli-replay-match-goes-on", &[]),
    };
    writeln!(session.out, "# {line}")
}

/// Whom a game that is not over waits for.
fn unfinished(turn: Turn, texts: &Texts) -> String {
    let awaited = match turn {
        Turn::Waiting(seats) | Turn::Asking(seats) => seats,
        Turn::Chance | Turn::Over => Seats::NONE,
    };
    let seats: Vec<String> = awaited.iter().map(|seat| seat.to_string()).collect();
    let count = awaited.iter().fold(0_u32, |count, _| count + 1);
    let facts = [("seats", list(texts, "list-and", &seats).into()), ("count", count.into())];
    texts.say("cli-replay-unfinished", &facts)
}
