//! The style guide, executable.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::{env, fs};

use crate::clauses::{clauses_of_scenario, clauses_of_tests, has_section, ids, is_rule, told};
use crate::{pages, reach};

/// The longest a source file may be.
const LINES_MAX: usize = 500;

/// Everything that is not as it should be.
pub fn complaints(root: &Path) -> Vec<String> {
    let files = files(root);
    let mut complaints = Vec::new();
    for game in families::names() {
        complaints.extend(clause_complaints(root, game, &files));
    }
    for (path, text) in &files {
        let name = path.strip_prefix(root).unwrap_or(path).display().to_string();
        complaints.extend(text_complaints(&name, text));
    }
    complaints.extend(pages::complaints(root));
    complaints.extend(reach::complaints(root));
    complaints
}

/// Every clause has a test, every test names known clauses, every language tells the same clauses,
/// and refusals and options rest on clauses that exist.
fn clause_complaints(root: &Path, game: &str, files: &[(PathBuf, String)]) -> Vec<String> {
    let read = |path: &str| fs::read_to_string(root.join(path)).unwrap_or_default();
    let english = told(&read(&format!("docs/rules/{game}.md")));
    let mut complaints = Vec::new();
    for folder in fs::read_dir(root.join("docs/rules")).into_iter().flatten().flatten() {
        let path = folder.path().join(format!("{game}.md"));
        if fs::read_to_string(&path).is_ok_and(|text| told(&text) != english) {
            complaints.push(format!("{}: other clauses than in English", path.display()));
        }
    }
    let Some(prefix) = english.first().map(|id| id[..3].to_owned()) else {
        return vec![format!("docs/rules/{game}.md tells no clause")];
    };
    let known: BTreeSet<&String> = english.iter().collect();
    let mut tested = BTreeSet::new();
    for (path, text) in files.iter().filter(|(path, _)| names_clauses(path)) {
        for id in ids(text).into_iter().filter(|id| id.starts_with(&prefix)) {
            if !known.contains(&id) {
                complaints.push(format!("{}: no clause is called {id}", path.display()));
            }
        }
        tested.extend(shown(path, text));
    }
    let untested = english.iter().filter(|id| is_rule(id) && !tested.contains(*id));
    complaints.extend(untested.map(|id| format!("{game}: no test names {id}")));
    complaints
}

/// Whether the clauses in a file must exist.
fn names_clauses(path: &Path) -> bool {
    path.extension().is_some_and(|end| end == "rs" || end == "scn")
        && !path.ends_with("xtask/src/clauses.rs")
}

/// The clauses that a file shows: those that a scenario says it is about, and those in the names of
/// tests. A clause that is merely mentioned is not tested.
fn shown(path: &Path, text: &str) -> BTreeSet<String> {
    match path.extension().and_then(|end| end.to_str()) {
        Some("scn") => clauses_of_scenario(text),
        Some("rs") => clauses_of_tests(text),
        _ => BTreeSet::new(),
    }
}

/// What any text of the project is held to.
fn text_complaints(name: &str, text: &str) -> Vec<String> {
    let mut complaints = Vec::new();
    let lines = text.lines().count();
    let is_rust = Path::new(name).extension().is_some_and(|end| end == "rs");
    if is_rust && !name.contains("tests/") && lines > LINES_MAX {
        complaints.push(format!("{name} has {lines} lines: split it"));
    }
    let games = families::names();
    for (number, line) in (1..).zip(text.lines()) {
        let mut complain = |what: &str| complaints.push(format!("{name}:{number}: {what}"));
        let code = line.split("//").next().unwrap_or_default();
        let kernels = ["crates/bornes/src", "crates/sprint/src"];
        let kernel =
            kernels.iter().any(|kernel| name.starts_with(kernel)) && !name.contains("/editions");
        if kernel && games.iter().any(|game| code.contains(game)) {
            complain("no edition is named outside its value");
        }
        if !name.ends_with("tidy.rs") && ["FIXME", "XXX", "TODO"].iter().any(|w| line.contains(w)) {
            complain("leftover note");
        }
        if is_rust && has_section(line) {
            complain("a section instead of a clause");
        }
        if is_rust && line.chars().count() > 110 {
            complain("a line of more than 110 columns");
        }
    }
    complaints
}

/// Every text file of the project, with its text.
fn files(root: &Path) -> Vec<(PathBuf, String)> {
    let mut files = Vec::new();
    for folder in ["crates", "benches", "tests", "docs", "locales"] {
        collect(&root.join(folder), &mut files);
    }
    files.sort();
    files
}

fn collect(folder: &Path, files: &mut Vec<(PathBuf, String)>) {
    let target = env::var_os("CARGO_TARGET_DIR").map(PathBuf::from);
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() && Some(&path) != target.as_ref() {
            collect(&path, files);
        } else if let Ok(text) = fs::read_to_string(&path) {
            files.push((path, text));
        }
    }
}
