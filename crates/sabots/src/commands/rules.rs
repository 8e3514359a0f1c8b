//! `sabots rules`: the rulebooks, or one clause of them.

use std::collections::BTreeSet;

use clap::{Arg, ArgAction, ArgMatches, Command};
use options::BadSetup;
use texts::{Lang, Texts, rulebook};

use crate::args;
use crate::cli;
use crate::failure::{Failure, Verdict};
use crate::page;
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
    let book = rulebook(game, session.texts.lang()).ok_or_else(|| {
        let why = BadSetup::UnknownGame(game.to_owned());
        Failure::Input(session.texts.bad_setup(&why))
    })?;
    if matches.get_flag("list") {
        for clause in clauses(book) {
            writeln!(session.out, "{clause}")?;
        }
        return Ok(Verdict::Done);
    }
    let text = match matches.get_one::<String>("clause") {
        Some(id) => paragraph(book, id)
            .ok_or_else(|| Failure::Input(no_such_clause(id, game, session.texts)))?,
        None => book,
    };
    for line in page::lines(text, session.paint) {
        writeln!(session.out, "{line}")?;
    }
    Ok(Verdict::Done)
}

/// Why a game has no such clause, and where to look instead.
fn no_such_clause(id: &str, game: &str, texts: &Texts) -> String {
    let (key, game) = match game_of(id) {
        Some(other) => ("cli-error-clause-elsewhere", other),
        None => ("cli-error-clause", game),
    };
    texts.say(key, &[("clause", id.into()), ("game", game.into())])
}

/// The game that has a clause of this name, in whatever case.
fn game_of(id: &str) -> Option<&'static str> {
    let has = |game: &&str| of_game(game).any(|clause| clause.eq_ignore_ascii_case(id));
    families::names().into_iter().find(has)
}

/// The names of the clauses of every rulebook.
pub(super) fn all() -> BTreeSet<&'static str> {
    families::names().into_iter().flat_map(of_game).collect()
}

/// The names of the clauses of a game, which are the same in every language.
fn of_game(game: &str) -> impl Iterator<Item = &'static str> {
    rulebook(game, Lang::En).into_iter().flat_map(clauses)
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_its_rulebook_with_the_same_clauses_in_every_language() {
        for game in families::names() {
            let english: Vec<_> = of_game(game).collect();
            assert!(english.len() > 30, "{game}");
            for lang in Lang::ALL {
                let rulebook = rulebook(game, lang).expect(game);
                assert_eq!(clauses(rulebook).collect::<Vec<_>>(), english, "{game} in {lang}");
            }
        }
    }

    #[test]
    fn every_clause_is_found_and_is_one_paragraph() {
        for game in families::names() {
            let rulebook = rulebook(game, Lang::En).expect(game);
            for id in clauses(rulebook) {
                let text = paragraph(rulebook, &id.to_lowercase()).expect(id);
                assert!(text.starts_with(&format!("**{id}** ")), "{text}");
                assert_eq!(clauses(text).count(), 1, "{text}");
            }
        }
    }
}
