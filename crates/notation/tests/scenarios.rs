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
