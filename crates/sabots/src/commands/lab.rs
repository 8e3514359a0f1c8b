//! `sabots lab`: the same game at several tables, side by side.

use std::path::PathBuf;
use std::time::Instant;

use clap::{ArgMatches, Command};
use options::BadSetup;
use texts::Texts;

use crate::args;
use crate::cli;
use crate::decks;
use crate::failure::{Failure, Verdict};
use crate::files;
use crate::lab::{Bench, Misread, Report, measure};
use crate::session::Session;
use crate::threads;
use crate::usage;

pub(super) fn command(texts: &Texts) -> Command {
    let file = args::files(texts, texts.say("cli-lab.file", &[]));
    cli::command("lab", "cli-lab", texts, [file, args::threads(texts), args::json(texts)])
}

pub(super) fn run(matches: &ArgMatches, session: &mut Session<'_>) -> Result<Verdict, Failure> {
    let texts = session.texts;
    let path = matches.get_one::<PathBuf>("file").expect("a required argument");
    let name = path.display().to_string();
    let threads = args::read_threads(matches, texts)?;
    let text = files::read(path).map_err(|why| files::failure(&name, why, texts))?;
    let bench = Bench::read(&text, path).map_err(|(line, why)| misread(&name, line, why, texts))?;
    let bar = cli::progress_bar(bench.deals * bench.tables.len() as u64);
    let begun = Instant::now();
    let counts = measure(&bench, threads, &mut |deals| bar.set_position(deals));
    let seconds = begun.elapsed().as_secs_f64();
    bar.finish_and_clear();
    let counts = counts.map_err(|why| threads::refused(threads, &why, texts))?;
    let report = Report { bench: &bench, counts: &counts, seconds };
    if matches.get_flag("json") {
        writeln!(session.out, "{}", report.json())?;
    } else {
        report.show(session)?;
    }
    Ok(Verdict::Done)
}

/// What is said of a file that is no bench.
fn misread(name: &str, line: usize, why: Misread, texts: &Texts) -> Failure {
    let why = match why {
        Misread::Line(words) => texts.say("cli-lab-unclear", &[("words", words.into())]),
        Misread::Missing(word) => texts.say("cli-lab-missing", &[("word", word.into())]),
        Misread::Number(most) => texts.say("cli-lab-number", &[("most", most.to_string().into())]),
        Misread::Table(why) => {
            let meant = match &why {
                BadSetup::UnknownGame(game) => usage::game_meant(game, texts),
                _ => None,
            };
            format!("{} {}", texts.bad_setup(&why), meant.unwrap_or_default())
        }
        Misread::Deck(why) => return decks::failure(why, texts),
    };
    Failure::File(format!("{name}:{line}: {}", why.trim_end()))
}
