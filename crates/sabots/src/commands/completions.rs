//! `sabots completions`: what a shell needs to complete our commands.

use clap::{Arg, ArgMatches, Command, value_parser};
use clap_complete::{Shell, generate};
use texts::Texts;

use crate::cli;
use crate::failure::{Failure, Verdict};
use crate::session::Session;

pub(super) fn command(texts: &Texts) -> Command {
    let shell = Arg::new("shell")
        .value_name(texts.say("cli-completions.value", &[]))
        .help(texts.say("cli-completions.shell", &[]))
        .value_parser(value_parser!(Shell))
        .hide_possible_values(true)
        .required(true);
    cli::command("completions", "cli-completions", texts, [shell])
}

pub(super) fn run(matches: &ArgMatches, session: &mut Session<'_>) -> Result<Verdict, Failure> {
    let shell = matches.get_one::<Shell>("shell").expect("a required argument");
    // The library panics if it cannot write, so it writes where that cannot happen.
    let mut script = Vec::new();
    generate(*shell, &mut cli::root(session.texts), "sabots", &mut script);
    session.out.write_all(&script)?;
    Ok(Verdict::Done)
}
