//! `sabots verify`: whether the deals of a record are what was promised, and its moves what the rules allow.

use std::path::PathBuf;

use chance::proof::{self, Flaw, Promise, Proof};
use clap::{Arg, ArgAction, ArgMatches, Command};
use families::{Setup, at_family};
use notation::{Fault, Script};
use table::{Game, Seed, Turn};
use texts::Texts;

use crate::args;
use crate::cli;
use crate::failure::{Failure, Verdict, one_line};
use crate::faults;
use crate::figures::list;
use crate::files;
use crate::session::Session;

pub(super) fn command(texts: &Texts) -> Command {
    let pledge = Arg::new("pledge")
        .long("pledge")
        .value_name(texts.say("cli-verify.pledge-value", &[]))
        .help(texts.say("cli-verify.pledge", &[]))
        .action(ArgAction::Append);
    let file = args::files(texts, texts.say("cli-verify.file", &[]));
    cli::command("verify", "cli-verify", texts, [file, pledge])
}

pub(super) fn run(matches: &ArgMatches, session: &mut Session<'_>) -> Result<Verdict, Failure> {
    let path = matches.get_one::<PathBuf>("file").expect("a required argument");
    let name = path.display().to_string();
    let texts = session.texts;
    let text = files::read(path).map_err(|why| files::failure(&name, why, texts))?;
    let fails = |line: usize, reason: &str| Failure::File(format!("{name}:{line}: {reason}"));
    let fault = |fault: Fault| fails(fault.line, &faults::say(&fault.what, texts));
    let noted = noted(matches, texts)?;

    let script = Script::parse(&text).map_err(fault)?;
    let setup = notation::setup(&script.header).map_err(fault)?;
    let proof = proof::check(&text).map_err(|(line, flaw)| fails(line, &flawed(flaw, texts)))?;
    let is_over = replays(&setup, &script).map_err(fault)?;
    for pledge in &noted {
        if proof.promises.iter().all(|promise| promise.pledge != *pledge) {
            let facts = [("pledge", pledge.to_string().into())];
            return Err(Failure::File(format!(
                "{name}: {}",
                texts.say("cli-verify-foreign", &facts)
            )));
        }
    }
    report(&script, &proof, &noted, session)?;
    if !is_over {
        writeln!(session.out, "{}", texts.say("cli-verify-unfinished", &[]))?;
    }
    Ok(Verdict::Done)
}

/// What somebody noted before the deals.
fn noted(matches: &ArgMatches, texts: &Texts) -> Result<Vec<Seed>, Failure> {
    let written = matches.get_many::<String>("pledge").unwrap_or_default();
    let read = |written: &String| {
        Seed::from_hex(written).ok_or_else(|| {
            let facts = [("value", one_line(written).into())];
            Failure::Input(texts.say("cli-error-pledge", &facts))
        })
    };
    written.map(read).collect()
}

/// Plays all of a script, and says whether its last round is over.
fn replays(setup: &Setup, script: &Script) -> Result<bool, Fault> {
    at_family!(setup, G(rules) => {
        let told = notation::tell::<G>(rules, script, &mut |_, _| {})?;
        Ok(told.game().turn() == Turn::Over)
    })
}

fn flawed(flaw: Flaw, texts: &Texts) -> String {
    let (key, round) = match flaw {
        Flaw::Unreadable => ("cli-verify-unreadable", 0),
        Flaw::NoTable => ("cli-verify-no-table", 0),
        Flaw::Secret { round } => ("cli-verify-secret", round + 1),
        Flaw::Seed { round } => ("cli-verify-seed", round + 1),
    };
    texts.say(key, &[("round", round.into())])
}

/// Says exactly what was proved, and what was not.
fn report(
    script: &Script,
    proof: &Proof,
    noted: &[Seed],
    session: &mut Session<'_>,
) -> Result<(), Failure> {
    let texts = session.texts;
    let table = proof.table.as_deref().map(one_line).unwrap_or_default();
    for promise in &proof.promises {
        let facts = [("table", table.clone().into()), ("round", (promise.round + 1).into())];
        writeln!(session.out, "{}", texts.say("cli-verify-round", &facts))?;
        writeln!(session.out, "{}", givers(promise, texts))?;
        let is_noted = noted.contains(&promise.pledge);
        let key = if is_noted { "cli-verify-noted" } else { "cli-verify-compare" };
        let facts = [("pledge", promise.pledge.to_string().into())];
        writeln!(session.out, "{}", texts.say(key, &facts))?;
    }
    if proof.unpromised > 0 {
        let facts = [("count", proof.unpromised.into())];
        writeln!(session.out, "{}", texts.say("cli-verify-unpromised", &facts))?;
    }
    let is_move = |text: &str| !text.starts_with("seed ") && !text.starts_with('?');
    let steps = script.steps.iter().filter(|line| is_move(&line.text));
    let moves = steps.filter(|line| line.text != notation::NEXT_ROUND).count();
    let moves = u32::try_from(moves).unwrap_or(u32::MAX);
    writeln!(session.out, "{}", texts.say("cli-verify-moves", &[("moves", moves.into())]))?;
    writeln!(session.out, "{}", texts.say("cli-verify-not-proved", &[]))?;
    Ok(())
}

/// Who added to a deal.
fn givers(promise: &Promise, texts: &Texts) -> String {
    let seats: Vec<String> = promise.gifts.iter().map(|(seat, _)| seat.to_string()).collect();
    let count = u32::try_from(seats.len()).unwrap_or(u32::MAX);
    let facts = [("seats", list(texts, "list-and", &seats).into()), ("count", count.into())];
    texts.say("cli-verify-gifts", &facts)
}
