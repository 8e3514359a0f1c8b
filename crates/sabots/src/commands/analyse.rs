//! `sabots analyse`: where a written game was won.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Instant;

use analysis::{Analysis, Effort};
use bots::Skill;
use clap::{Arg, ArgMatches, Command, value_parser};
use families::at_family;
use notation::{Dialect, Script};
use texts::{Spoken, Texts};

use crate::analysis::{Report, analyse, svg};
use crate::args;
use crate::cli;
use crate::failure::{Failure, Verdict, reason};
use crate::faults;
use crate::files;
use crate::session::Session;
use crate::sight;
use crate::threads;

/// How many worlds each action of a decision is tried in, where nobody says, and the most.
const WORLDS: u32 = 64;
const WORLDS_MAX: u64 = 100_000;

pub(super) fn command(texts: &Texts) -> Command {
    let file = args::files(texts, texts.say("cli-analyse.file", &[]));
    let svg = Arg::new("svg")
        .long("svg")
        .value_name(texts.say("cli-arg-file.value", &[]))
        .help(texts.say("cli-analyse.svg", &[]))
        .value_parser(value_parser!(PathBuf));
    let args = [
        file,
        svg,
        args::number("worlds", texts.say("cli-analyse.worlds", &[])),
        args::seed(texts),
        args::threads(texts),
        args::json(texts),
    ];
    cli::command("analyse", "cli-analyse", texts, args)
}

pub(super) fn run(matches: &ArgMatches, session: &mut Session<'_>) -> Result<Verdict, Failure> {
    let texts = session.texts;
    let path = matches.get_one::<PathBuf>("file").expect("a required argument");
    let name = path.display().to_string();
    let effort = read_effort(matches, texts)?;
    let threads = args::read_threads(matches, texts)?;
    let text = files::read(path).map_err(|why| files::failure(&name, why, texts))?;
    let fails = |(line, why): (usize, String)| Failure::File(format!("{name}:{line}: {why}"));
    let script = sight::script(&text, path, texts).map_err(fails)?;
    let setup = notation::setup(&script.header)
        .map_err(|fault| fails((fault.line, faults::no_table(&script.header, &fault, texts))))?;
    let begun = Instant::now();
    let rounds = at_family!(&setup, G(rules) => {
        look::<G>(rules, &script, effort, threads, texts)
    });
    let rounds = rounds.map_err(|why| match why {
        Trouble::Line(line, why) => fails((line, why)),
        Trouble::Failure(failure) => failure,
    })?;
    let (game, seats) = (setup.rules().name(), setup.rules().seats());
    if let Some(to) = matches.get_one::<PathBuf>("svg") {
        let title = script.header.title.clone().unwrap_or_else(|| texts.title(game));
        write_picture(&svg(&rounds, &title, texts), to, texts)?;
    }
    let seconds = begun.elapsed().as_secs_f64();
    let report = Report { game, seats, rounds: &rounds, seconds };
    if matches.get_flag("json") {
        writeln!(session.out, "{}", report.json())?;
    } else {
        report.show(session)?;
    }
    Ok(Verdict::Done)
}

/// Why there is no analysis.
enum Trouble {
    /// A line does not hold.
    Line(usize, String),
    /// Something else.
    Failure(Failure),
}

fn look<G>(
    rules: &Arc<G::Rules>,
    script: &Script,
    effort: Effort,
    threads: u64,
    texts: &Texts,
) -> Result<Vec<Analysis>, Trouble>
where
    G: Dialect + Skill + Spoken + Sync,
    G::Action: Sync,
    G::Event: Sync,
{
    let bar = cli::progress_bar(0);
    let analysis = analyse::<G>(rules, script, effort, threads, &mut |done, all| {
        bar.set_length(all);
        bar.set_position(done);
    });
    bar.finish_and_clear();
    let refused = |why| Trouble::Failure(threads::refused(threads, &why, texts));
    analysis.map_err(refused)?.map_err(|(game, fault)| {
        let why = match &game {
            Some(game) => faults::refused::<G>(script, rules, game, &fault, texts),
            None => faults::say(&fault.what, texts),
        };
        Trouble::Line(fault.line, why)
    })
}

fn read_effort(matches: &ArgMatches, texts: &Texts) -> Result<Effort, Failure> {
    let worlds = args::read_number(matches, "worlds", 2..=WORLDS_MAX, texts)?;
    let worlds = worlds.and_then(|worlds| u32::try_from(worlds).ok()).unwrap_or(WORLDS);
    let seed = args::read_seed(matches, texts)?;
    Ok(Effort { worlds, seed })
}

fn write_picture(picture: &str, to: &Path, texts: &Texts) -> Result<(), Failure> {
    std::fs::write(to, picture).map_err(|why| {
        let facts =
            [("file", to.display().to_string().into()), ("reason", reason(&why, texts).into())];
        Failure::Input(texts.say("cli-error-picture", &facts))
    })
}
