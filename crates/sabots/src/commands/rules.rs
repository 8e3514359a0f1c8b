//! `sabots rules`: the rulebooks, or one clause of them.

use bornes::BadSetup;
use clap::{Arg, ArgAction, ArgMatches, Command};
use texts::{Lang, Texts};

use crate::args;
use crate::cli;
use crate::failure::{Failure, Verdict};
use crate::paint::Paint;
use crate::session::Session;

pub(super) fn command(texts: &Texts) -> Command {
    let clause = Arg::new("clause")
        .value_name(texts.say("cli-rules.value", &[]))
        .help(texts.say("cli-rules.clause", &[]))
        .conflicts_with("list");
    let list = Arg::new("list")
        .long("list")
        .help(texts.say("cli-rules.list", &[]))
        .action(ArgAction::SetTrue);
    cli::command("rules", "cli-rules", texts, [args::game(texts).required(true), clause, list])
}

pub(super) fn run(matches: &ArgMatches, session: &mut Session<'_>) -> Result<Verdict, Failure> {
    let game = args::text(matches, "game");
    let rulebook = rulebook(game, session.texts.lang()).ok_or_else(|| {
        let why = BadSetup::UnknownGame(game.to_owned());
        Failure::Input(session.texts.bad_setup(&why))
    })?;
    if matches.get_flag("list") {
        for clause in clauses(rulebook) {
            writeln!(session.out, "{clause}")?;
        }
        return Ok(Verdict::Done);
    }
    let text = match matches.get_one::<String>("clause") {
        Some(id) => paragraph(rulebook, id).ok_or_else(|| {
            let facts = [("clause", id.as_str().into()), ("game", game.into())];
            Failure::Input(session.texts.say("cli-error-clause", &facts))
        })?,
        None => rulebook,
    };
    for line in text.lines() {
        writeln!(session.out, "{}", styled(line, session.paint))?;
    }
    Ok(Verdict::Done)
}

/// The rulebook of a game, carried along in the program.
fn rulebook(game: &str, lang: Lang) -> Option<&'static str> {
    macro_rules! rulebooks {
        ($game:literal) => {
            match lang {
                Lang::Fr => include_str!(concat!("../../../../docs/rules/fr/", $game, ".md")),
                Lang::En => include_str!(concat!("../../../../docs/rules/", $game, ".md")),
            }
        };
    }
    match game {
        "asterix" => Some(rulebooks!("asterix")),
        "desert" => Some(rulebooks!("desert")),
        _ => None,
    }
}

/// The names of the clauses of a rulebook, in its order.
fn clauses(rulebook: &str) -> impl Iterator<Item = &str> {
    rulebook.lines().filter_map(clause_of)
}

/// The clause that a line begins.
fn clause_of(line: &str) -> Option<&str> {
    let (id, _) = line.strip_prefix("**")?.split_once("** ")?;
    id.contains('-').then_some(id)
}

/// The paragraph of one clause.
fn paragraph<'a>(rulebook: &'a str, id: &str) -> Option<&'a str> {
    let mut paragraphs = rulebook.split("\n\n").map(str::trim_end);
    paragraphs.find(|text| clause_of(text).is_some_and(|clause| clause.eq_ignore_ascii_case(id)))
}

/// A line with its headings and its emphasis turned into that of a terminal.
fn styled(line: &str, paint: Paint) -> String {
    if paint == Paint::Plain {
        return line.to_owned();
    }
    if line.starts_with('#') {
        return paint.bold(line.trim_start_matches(['#', ' ']));
    }
    let mut text = String::new();
    let mut rest = line;
    while let Some((before, bold, after)) = emphasis(rest) {
        text.push_str(before);
        text.push_str(&paint.bold(bold));
        rest = after;
    }
    text.push_str(rest);
    match text.strip_prefix('*').and_then(|rest| rest.split_once('*')) {
        Some((label, rest)) => format!("{}{rest}", paint.italic(label)),
        None => text,
    }
}

/// What stands before, within and behind the first pair of double stars.
fn emphasis(text: &str) -> Option<(&str, &str, &str)> {
    let (before, rest) = text.split_once("**")?;
    let (within, after) = rest.split_once("**")?;
    Some((before, within, after))
}

#[cfg(test)]
mod tests {
    use bornes::editions;

    use super::*;

    #[test]
    fn every_game_has_its_rulebook_with_the_same_clauses_in_both_languages() {
        for edition in editions::all() {
            let clauses = Lang::ALL.map(|lang| {
                let rulebook = rulebook(edition.name, lang).expect(edition.name);
                clauses(rulebook).collect::<Vec<_>>()
            });
            assert_eq!(clauses[0], clauses[1], "{}", edition.name);
            assert!(clauses[0].len() > 50, "{}", edition.name);
        }
    }

    #[test]
    fn every_clause_is_found_and_is_one_paragraph() {
        for edition in editions::all() {
            let rulebook = rulebook(edition.name, Lang::En).expect(edition.name);
            for id in clauses(rulebook) {
                let text = paragraph(rulebook, &id.to_lowercase()).expect(id);
                assert!(text.starts_with(&format!("**{id}** ")), "{text}");
                assert_eq!(clauses(text).count(), 1, "{text}");
            }
        }
    }

    #[test]
    fn terminals_get_emphasis_and_pipes_get_the_source() {
        let line = "**AST-01** Two or **more**.";
        assert_eq!(styled(line, Paint::Plain), line);
        assert_eq!(
            styled(line, Paint::Ansi),
            "\u{1b}[1mAST-01\u{1b}[22m Two or \u{1b}[1mmore\u{1b}[22m."
        );
        assert_eq!(styled("## The turn", Paint::Ansi), "\u{1b}[1mThe turn\u{1b}[22m");
        assert_eq!(styled("*Example.* Six.", Paint::Ansi), "\u{1b}[3mExample.\u{1b}[23m Six.");
        assert_eq!(styled("a ** b, 200*2", Paint::Ansi), "a ** b, 200*2");
    }
}
