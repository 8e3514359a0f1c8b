//! Every scenario of the project holds.

#![allow(clippy::unwrap_used)]

use std::fs;
use std::path::{Path, PathBuf};

use notation::{Script, run};

/// The files of a folder of tests, each game in a folder of its own.
fn files(kind: &str) -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests").join(kind);
    let mut files = Vec::new();
    for folder in fs::read_dir(root).unwrap() {
        let folder = folder.unwrap().path();
        files.extend(fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()));
    }
    files.sort();
    files
}

#[test]
fn every_scenario_holds() {
    let files = files("scenarios");
    let mut failures = Vec::new();
    for file in &files {
        let text = fs::read_to_string(file).unwrap();
        let result = Script::parse(&text).and_then(|script| run(&script));
        failures.extend(result.err().map(|fault| format!("{}: {fault}", file.display())));
    }
    assert!(files.len() > 100, "only {} scenarios were found", files.len());
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

#[test]
fn every_scenario_says_what_it_is_about() {
    for file in files("scenarios") {
        let script = Script::parse(&fs::read_to_string(&file).unwrap()).unwrap();
        assert!(script.header.title.is_some(), "{} has no title", file.display());
        assert!(!script.header.clauses.is_empty(), "{} names no clause", file.display());
    }
}

/// The blocks of the page about the notation that are whole files.
fn examples() -> Vec<String> {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/notation.md");
    let page = fs::read_to_string(page).unwrap();
    let blocks = page.split("```\n").skip(1).step_by(2);
    blocks.filter(|block| block.starts_with("game ")).map(str::to_owned).collect()
}

#[test]
fn every_example_of_the_page_holds() {
    let mut games = Vec::new();
    for example in examples() {
        let script = Script::parse(&example).unwrap_or_else(|why| panic!("{why}:\n{example}"));
        let is_view = script.setup.iter().any(|line| line.text.starts_with("viewer"));
        if !is_view {
            run(&script).unwrap_or_else(|why| panic!("{why}:\n{example}"));
            games.push(script.header.game.0);
        }
    }
    for game in families::names() {
        assert!(games.iter().any(|it| it == game), "no example of {game}");
    }
}
