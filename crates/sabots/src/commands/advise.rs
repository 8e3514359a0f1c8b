//! `sabots advise`: what a bot would do at somebody's place.

use std::io;
use std::path::{Path, PathBuf};

use bots::Level;
use clap::{Arg, ArgAction, ArgMatches, Command};
use serde_json::{Value, json};
use texts::Texts;

use crate::advice::{Advice, Adviser, Chances, Wish};
use crate::args;
use crate::cli;
use crate::failure::{Failure, Verdict, one_line};
use crate::figures::Figures;
use crate::files::{self, Unread};
use crate::session::Session;
use crate::sight::Unseen;
use crate::stream::{self, Piece, Unfit};

pub(super) fn command(texts: &Texts) -> Command {
    let file = args::files(texts, texts.say("cli-advise.file", &[]));
    let bot = args::levels("bot", "cli-advise.bot", texts)
        .hide_default_value(true)
        .default_value(Level::Expert.name());
    let best = Arg::new("best")
        .long("best")
        .help(texts.say("cli-advise.best", &[]))
        .action(ArgAction::SetTrue);
    let args = [
        file.required(false).hide_default_value(true).default_value("-"),
        bot,
        args::budget("cli-advise.budget", texts),
        args::seed(texts),
        best,
        args::json(texts),
    ];
    cli::command("advise", "cli-advise", texts, args)
}

pub(super) fn run(matches: &ArgMatches, session: &mut Session<'_>) -> Result<Verdict, Failure> {
    let texts = session.texts;
    let path = matches.get_one::<PathBuf>("file").expect("an argument with a default");
    let name = path.display().to_string();
    let adviser = read_adviser(matches, texts)?;
    let form = if matches.get_flag("json") {
        Form::Json
    } else {
        Form::Text(adviser.wish, adviser.bot.level.name())
    };
    let unread = |why| files::failure(&name, Unread::Io(why), texts);
    let mut pieces = stream::open(path).map_err(unread)?;
    let mut verdict = Verdict::Done;
    while let Some(piece) = pieces.next().map_err(unread)? {
        let advice = advise(&adviser, &piece, path);
        let advice = advice.map_err(|(line, why)| (piece.before + line, why));
        if advice.is_err() {
            verdict = Verdict::FileFails;
        }
        write(&advice, &name, form, session)?;
        // Somebody may wait for the answer before asking again.
        session.out.flush()?;
    }
    Ok(verdict)
}

fn read_adviser<'a>(matches: &ArgMatches, texts: &'a Texts) -> Result<Adviser<'a>, Failure> {
    let level = args::read_level("--bot", args::text(matches, "bot"), texts)?;
    let wish = if matches.get_flag("best") { Wish::Best } else { Wish::All };
    let mut bot = level.player();
    if let Some(budget) = args::read_budget(matches, texts)? {
        bot.budget = budget;
    }
    Ok(Adviser { bot, seed: args::read_seed(matches, texts)?, wish, texts })
}

fn advise(adviser: &Adviser<'_>, piece: &Piece, path: &Path) -> Result<Advice, Unseen> {
    match &piece.text {
        Ok(text) => adviser.advise(text, path),
        Err(Unfit::TooLong) => Err((1, adviser.texts.say("cli-advise-too-long", &[]))),
        Err(Unfit::NotUtf8) => Err((1, adviser.texts.say("cli-advise-utf8", &[]))),
    }
}

/// How an answer is written.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    /// One object a line.
    Json,
    /// In words, by a bot of this name.
    Text(Wish, &'static str),
}

fn write(
    advice: &Result<Advice, Unseen>,
    name: &str,
    form: Form,
    session: &mut Session<'_>,
) -> io::Result<()> {
    match (advice, form) {
        (Ok(advice), Form::Json) => writeln!(session.out, "{}", told(advice)),
        (Err((line, why)), Form::Json) => {
            let refused = json!({ "refused": why, "file": name, "line": line });
            writeln!(session.out, "{refused}")
        }
        (Ok(advice), Form::Text(Wish::Best, _)) => writeln!(session.out, "{}", advice.best),
        (Ok(advice), Form::Text(Wish::All, bot)) => show(advice, bot, session),
        (Err((line, why)), Form::Text(wish, _)) => {
            let facts = [("place", format!("{name}:{line}").into()), ("why", why.as_str().into())];
            let sentence = session.texts.say("cli-advise-refused", &facts);
            let end = if wish == Wish::All { "\n" } else { "" };
            writeln!(session.out, "{}{end}", one_line(&sentence))
        }
    }
}

fn told(advice: &Advice) -> Value {
    let chances = |it: &Chances| {
        json!({
            "action": it.action,
            "wins": it.wins.mean,
            "low": it.wins.low,
            "high": it.wins.high,
            "worlds": it.worlds,
        })
    };
    let actions: Vec<Value> = advice.chances.iter().map(chances).collect();
    let mut told = json!({
        "game": advice.game,
        "seat": advice.seat.to_string(),
        "best": advice.best,
    });
    if !actions.is_empty() {
        told["actions"] = actions.into();
    }
    told
}

/// The actions in columns, the best first, and an arrow from what the bot would do to its name.
fn show(advice: &Advice, bot: &str, session: &mut Session<'_>) -> io::Result<()> {
    let figures = Figures(session.texts);
    let width = advice.chances.iter().map(|it| it.action.chars().count()).max().unwrap_or(0);
    for it in &advice.chances {
        let wins = figures.between(it.wins, |share| figures.percent(share, 1));
        let arrow = if it.action == advice.best { format!("  ← {bot}") } else { String::new() };
        writeln!(session.out, "{:width$}  {wins}{arrow}", it.action)?;
    }
    writeln!(session.out)
}
