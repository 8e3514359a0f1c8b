//! `sabots replay`: a record, or any script, step by step.

use std::io;
use std::path::PathBuf;

use bornes::edition::Length;
use bornes::{Event, Race, Rules};
use clap::{Arg, ArgAction, ArgMatches, Command};
use notation::bornes::{Bornes, header_text, parse_action, position_text};
use notation::{Dialect, Fault, Header, Line, Script, Told};
use table::{Game, Seat, Turn, Viewer};
use texts::{Texts, Value};

use crate::args;
use crate::cli;
use crate::failure::{Failure, Verdict, one_line, reason};
use crate::files::{self, Unread};
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
    let text = files::read(path).map_err(|why| unreadable(&name, why, session.texts))?;
    let fails = |line: usize, reason: &str| Failure::File(format!("{name}:{line}: {reason}"));
    let script = Script::parse(&text).map_err(|fault| fails(fault.line, &fault.what))?;
    let viewer = read_viewer(matches, &script.header, session.texts)?;
    let start = Bornes::begin(&script).map_err(|fault| {
        let reason = why_not_begun(&script.header, &fault, session.texts);
        fails(fault.line, &reason)
    })?;
    let told = if matches.get_flag("final") {
        let mut last = start.race().clone();
        let told = notation::run(&script, &mut |_, told| last = told.race().clone());
        told.map_err(|fault| (last, fault))
    } else {
        tell(&script, &start, viewer, session)?
    };
    let Told::Bornes(told) = told.map_err(|(race, fault)| {
        fails(fault.line, &why_refused(&script, &race, &fault, session.texts))
    })?
    else {
        unreachable!("a game that began as one of cards");
    };
    if matches.get_flag("final") {
        write_position(told.race(), viewer, session)?;
    }
    write_end(told.race(), session)?;
    Ok(Verdict::Done)
}

/// Who looks on: a seat of the table, or nobody in particular.
fn read_viewer(
    matches: &ArgMatches,
    header: &Header,
    texts: &Texts,
) -> Result<Option<Seat>, Failure> {
    let Some(letter) = matches.get_one::<String>("view") else {
        return Ok(None);
    };
    let seat = Seat::from_letter(&letter.to_uppercase()).filter(|seat| seat.0 < header.seats.0);
    seat.map(Some).ok_or_else(|| {
        let facts = [("value", letter.as_str().into()), ("seats", header.seats.0.into())];
        Failure::Input(texts.say("cli-error-seat", &facts))
    })
}

/// Plays the script and tells every step. A fault comes with the game before it.
fn tell(
    script: &Script,
    start: &Bornes,
    viewer: Option<Seat>,
    session: &mut Session<'_>,
) -> io::Result<Result<Told, (Race, Fault)>> {
    write!(session.out, "{}", header_text(start.race().rules()))?;
    if let Some(title) = &script.header.title {
        writeln!(session.out, "title {}", one_line(title))?;
    }
    for line in &script.setup {
        writeln!(session.out, "{}", one_line(&line.text))?;
    }
    let viewer = viewer.map_or(Viewer::Spectator, Viewer::Seat);
    let mut last = start.race().clone();
    let mut written = write_events(start, viewer, session);
    let told = notation::run(script, &mut |line, told| {
        if written.is_ok() {
            written = write_step(line, told, viewer, session);
        }
        last = told.race().clone();
    });
    written?;
    Ok(told.map_err(|fault| (last, fault)))
}

/// Writes a line of the script, then what happened.
fn write_step(
    line: &Line,
    told: &Bornes,
    viewer: Viewer,
    session: &mut Session<'_>,
) -> io::Result<()> {
    writeln!(session.out, "{}", session.paint.bold(&one_line(&line.text)))?;
    // An expectation and a refused line change nothing: the events are those of the line before.
    if line.text.starts_with('?') {
        return Ok(());
    }
    match line.text.split_once("=>") {
        Some((refused, _)) => write_refusal(refused.trim_end(), told.race(), session),
        None => write_events(told, viewer, session),
    }
}

/// Writes why a line was refused, as the script expected.
fn write_refusal(text: &str, race: &Race, session: &mut Session<'_>) -> io::Result<()> {
    match refusal(text, race, session.texts) {
        Some(why) => writeln!(session.out, "    {why}"),
        None => Ok(()),
    }
}

/// Writes what `viewer` saw of the last step. The like cards of a deal are counted.
fn write_events(told: &Bornes, viewer: Viewer, session: &mut Session<'_>) -> io::Result<()> {
    let race = told.race();
    let mut dealing = false;
    let mut sentences: Vec<(String, u32)> = Vec::new();
    for event in told.events() {
        match event {
            Event::Shuffled { .. } => dealing = true,
            Event::TurnBegan { .. } => dealing = false,
            _ => {}
        }
        let Some(seen) = race.seen(event, viewer) else { continue };
        let sentence = session.texts.event(&seen, race.rules(), &|seat| seat.to_string());
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

/// Writes the position in notation: all of it, or what a seat knows.
fn write_position(race: &Race, viewer: Option<Seat>, session: &mut Session<'_>) -> io::Result<()> {
    let rules = race.rules();
    write!(session.out, "{}", header_text(rules))?;
    if race.turn() == Turn::Chance {
        return Ok(());
    }
    let position = match viewer {
        Some(seat) => race.view(Viewer::Seat(seat)).position(),
        None => race.position(),
    };
    write!(session.out, "{}", position_text(rules, &position))
}

/// Writes who won, as a comment of the notation.
fn write_end(race: &Race, session: &mut Session<'_>) -> io::Result<()> {
    let texts = session.texts;
    let Some(score) = race.score() else {
        return writeln!(session.out, "# {}", texts.say("cli-replay-unfinished", &[]));
    };
    let names = |seat: Seat| seat.to_string();
    writeln!(session.out, "# {}", texts.winners(score.winners, &names))?;
    if race.rules().edition().length == Length::OneRound {
        return Ok(());
    }
    let line = match score.match_winners {
        Some(winners) => {
            let facts = [("winners", texts.winners(winners, &names).into())];
            texts.say("cli-replay-match", &facts)
        }
        None => texts.say("cli-replay-match-goes-on", &[]),
    };
    writeln!(session.out, "# {line}")
}

fn unreadable(name: &str, why: Unread, texts: &Texts) -> Failure {
    match why {
        Unread::Io(why) => {
            let facts = [("file", name.into()), ("reason", reason(&why, texts).into())];
            Failure::Input(texts.say("cli-error-file", &facts))
        }
        Unread::TooLong => {
            Failure::Input(texts.say("cli-error-file-too-long", &[("file", name.into())]))
        }
        Unread::NotUtf8 { line, byte } => {
            let facts = [("byte", format!("0x{byte:02x}").into())];
            Failure::File(format!("{name}:{line}: {}", texts.say("cli-error-file-utf8", &facts)))
        }
    }
}

/// Why a script cannot begin: in the player's language if the table is to blame.
fn why_not_begun(header: &Header, fault: &Fault, texts: &Texts) -> String {
    let options: Vec<(&str, &str)> =
        header.options.iter().map(|(name, value, _)| (name.as_str(), value.as_str())).collect();
    match Rules::of(&header.game.0, header.seats.0, &options) {
        Err(why) => texts.bad_setup(&why),
        Ok(_) => fault.what.clone(),
    }
}

/// Why a line does not hold: in the player's language if it is a move that the rules refuse.
fn why_refused(script: &Script, race: &Race, fault: &Fault, texts: &Texts) -> String {
    let line = script.steps.iter().find(|line| line.number == fault.line);
    let refused =
        line.and_then(|line| Some(format!("{}: {}", line.text, refusal(&line.text, race, texts)?)));
    refused.unwrap_or_else(|| fault.what.clone())
}

/// The sentence that refuses a move; `None` if it is none, or allowed.
fn refusal(text: &str, race: &Race, texts: &Texts) -> Option<String> {
    let (seat, action) = parse_action(race.rules(), text).ok()?;
    if race.turn() == Turn::Chance {
        return None;
    }
    let why = race.check(seat, action).err()?;
    Some(texts.refusal_citing(why, race.rules()))
}
