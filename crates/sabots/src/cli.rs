//! The command line as a whole: what all commands have in common.

use clap::builder::PossibleValuesParser;
use clap::error::ErrorKind;
use clap::{Arg, ArgAction, Command};
use indicatif::{ProgressBar, ProgressStyle};
use texts::{Lang, Texts};

use crate::commands;
use crate::failure::{Failure, Verdict};
use crate::figures::list;
use crate::paint::Paint;
use crate::session::Session;
use crate::usage;

/// The widest that help is set, in columns.
const WIDEST: usize = 100;

/// The whole command line.
pub(crate) fn root(texts: &Texts) -> Command {
    let version = Arg::new("version")
        .short('V')
        .long("version")
        .help(texts.say("cli-arg-version", &[]))
        .action(ArgAction::Version);
    bare("sabots", "cli-sabots", texts)
        .version(env!("CARGO_PKG_VERSION"))
        .disable_version_flag(true)
        .disable_help_subcommand(true)
        .subcommand_required(true)
        .subcommand_value_name(texts.say("cli-heading-commands.value", &[]))
        .subcommands(commands::all(texts))
        .arg(lang(texts))
        .arg(help_flag(texts))
        .arg(version)
        .max_term_width(WIDEST)
        .help_template(template(texts, Some("cli-heading-commands"), "{subcommands}"))
}

/// One command. Its texts are those under `key`: what it does, and `.examples`.
pub(crate) fn command(
    name: &'static str,
    key: &str,
    texts: &Texts,
    args: impl IntoIterator<Item = Arg>,
) -> Command {
    let command = bare(name, key, texts).args(args).arg(help_flag(texts));
    let things = command.get_positionals().next().map(|_| "cli-heading-arguments");
    command.help_template(template(texts, things, "{positionals}"))
}

/// Answers arguments that ask for no command: with help, with the version, or with a complaint that
/// refers to the command `help`.
pub(crate) fn answer(
    error: &clap::Error,
    help: String,
    session: &mut Session<'_>,
) -> Result<Verdict, Failure> {
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            let page = error.render();
            match session.paint {
                Paint::Plain => write!(session.out, "{page}")?,
                Paint::Ansi => write!(session.out, "{}", page.ansi())?,
            }
            Ok(Verdict::Done)
        }
        _ => Err(Failure::Input(usage::complaint(error, help, session.texts))),
    }
}

/// A bar on standard error; the library draws nothing unless that is a terminal.
pub(crate) fn progress_bar(games: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:40} {percent:>3} % {eta:>4}");
    ProgressBar::new(games).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

fn bare(name: &'static str, key: &str, texts: &Texts) -> Command {
    let examples = texts.say(&format!("{key}.examples"), &[]);
    let after = format!(
        "{}\n{}\n\n{}\n{}",
        heading(texts, "cli-heading-examples"),
        indented(&examples),
        heading(texts, "cli-heading-exit-codes"),
        indented(&texts.say("cli-exit-codes", &[]))
    );
    Command::new(name).about(texts.say(key, &[])).after_help(after).disable_help_flag(true)
}

/// The order of a help page: what it is about, the usage, a list of things if there is one, the
/// options.
fn template(texts: &Texts, things: Option<&str>, list: &str) -> String {
    let things = things.map(|key| format!("{}\n{list}\n\n", heading(texts, key)));
    format!(
        "{{about-with-newline}}\n{} {{usage}}\n\n{}{}\n{{options}}{{after-help}}\n",
        heading(texts, "cli-heading-usage"),
        things.unwrap_or_default(),
        heading(texts, "cli-heading-options"),
    )
}

/// A heading. Where nothing is styled, the emphasis is taken out again on the way.
fn heading(texts: &Texts, key: &str) -> String {
    Paint::Ansi.bold(&texts.say(key, &[]))
}

fn indented(text: &str) -> String {
    text.lines().map(|line| format!("  {line}")).collect::<Vec<_>>().join("\n")
}

fn lang(texts: &Texts) -> Arg {
    let codes = Lang::ALL.map(|lang| lang.to_string());
    Arg::new("lang")
        .long("lang")
        .value_name(texts.say("cli-arg-lang.value", &[]))
        .help(texts.say("cli-arg-lang", &[("langs", list(texts, "list-or", &codes).into())]))
        .value_parser(PossibleValuesParser::new(Lang::ALL.map(Lang::code)))
        .ignore_case(true)
        .hide_possible_values(true)
        .global(true)
}

fn help_flag(texts: &Texts) -> Arg {
    Arg::new("help")
        .short('h')
        .long("help")
        .help(texts.say("cli-arg-help", &[]))
        .action(ArgAction::Help)
}
