//! The pages that explain the project name files and types that exist.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// The pages, and the folders of pages.
const PAGES: [&str; 7] = [
    "README.md",
    "ARCHITECTURE.md",
    "CONTRIBUTING.md",
    "STYLE.md",
    "docs",
    "docs/decisions",
    "docs/rules/GLOSSARY.md",
];

/// How the names of files end that a page may mention.
const ENDINGS: [&str; 6] = ["rs", "ts", "svelte", "md", "ftl", "toml"];

/// Where nothing of ours lies.
const FOREIGN: [&str; 4] = ["target", "node_modules", "dist", ".git"];

/// Every file and every type that a page names and that is not there.
pub fn complaints(root: &Path) -> Vec<String> {
    let files = files(root, "");
    let read = |file: &String| fs::read_to_string(root.join(file)).unwrap_or_default();
    let sources = files.iter().filter(|file| is_source(file)).map(read);
    let words: BTreeSet<String> = sources.flat_map(|text| words(&text)).collect();
    let mut complaints = Vec::new();
    for page in files.iter().filter(|file| is_page(file)) {
        let text = read(page);
        let mut gone = missing(&text, &files);
        gone.extend(unknown(&text, &words));
        complaints.extend(gone.iter().map(|(at, it)| format!("{page}:{at}: there is no `{it}`")));
        let lost = misplaced(&text, &files, read).into_iter();
        complaints.extend(lost.map(|(at, it)| format!("{page}:{at}: `{it}` is elsewhere")));
    }
    complaints
}

fn is_source(file: &str) -> bool {
    let end = Path::new(file).extension().and_then(|end| end.to_str()).unwrap_or_default();
    ["rs", "ts", "svelte"].contains(&end)
}

/// Every word of a program.
fn words(text: &str) -> BTreeSet<String> {
    let words = text.split(|letter: char| !letter.is_alphanumeric() && letter != '_');
    words.map(str::to_owned).collect()
}

fn is_page(file: &str) -> bool {
    let folder = file.rsplit_once('/').map_or("", |(folder, _)| folder);
    let is_text = Path::new(file).extension().is_some_and(|end| end == "md");
    is_text && (PAGES.contains(&file) || PAGES.contains(&folder))
}

/// The files that a text names and that are not among these, with their lines.
///
/// A paragraph that begins with a folder in bold letters is about that folder, and a bare name in it
/// is a file below; where the page says below which folder its paths are, every other one is too.
fn missing<'a>(text: &'a str, files: &[String]) -> Vec<(usize, &'a str)> {
    let mut missing = Vec::new();
    let usual = home_of(text).unwrap_or_default();
    let mut home = usual;
    for (number, line) in (1..).zip(text.lines()) {
        if line.is_empty() {
            home = usual;
        }
        if let Some((folder, _)) = line.strip_prefix("**`").and_then(|it| it.split_once("`**")) {
            home = folder;
        }
        let quoted = line.split('`').skip(1).step_by(2);
        let absent = quoted.filter(|name| is_file(name) && !is_there(name, home, files));
        missing.extend(absent.map(|name| (number, name)));
    }
    missing
}

/// The folder that the paths of a page begin at, if it says so.
fn home_of(text: &str) -> Option<&str> {
    let said = text.lines().find_map(|line| line.strip_prefix("Paths are below `"))?;
    said.split('`').next()
}

/// The types in the tables of a page that are in none of the files beside them, with their lines; only
/// a page that says below which folder its paths are promises that.
fn misplaced<'a>(
    text: &'a str,
    files: &[String],
    read: impl Fn(&String) -> String,
) -> Vec<(usize, &'a str)> {
    let Some(home) = home_of(text) else { return Vec::new() };
    let mut misplaced = Vec::new();
    for (number, row) in (1..).zip(text.lines()).filter(|(_, line)| line.starts_with('|')) {
        let quoted = || row.split('`').skip(1).step_by(2);
        let named: Vec<&str> = quoted().filter(|name| is_file(name)).collect();
        let beside = files.iter().filter(|file| named.iter().any(|it| is_at(it, home, file)));
        let words: BTreeSet<String> = beside.flat_map(|file| words(&read(file))).collect();
        let types = quoted().filter(|name| is_type(name) && !named.is_empty());
        let lost = types.filter(|name| name.split("::").any(|part| !words.contains(part)));
        misplaced.extend(lost.map(|name| (number, name)));
    }
    misplaced
}

/// The types that a text names and that no program knows, with their lines.
fn unknown<'a>(text: &'a str, words: &BTreeSet<String>) -> Vec<(usize, &'a str)> {
    let mut unknown = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        let quoted = line.split('`').skip(1).step_by(2);
        let types = quoted.filter(|name| is_type(name));
        let gone = types.filter(|name| name.split("::").any(|part| !words.contains(part)));
        unknown.extend(gone.map(|name| (number, name)));
    }
    unknown
}

/// Whether a name is that of a type, such as `Race`, or of something in one, such as `Rules::of`.
fn is_type(name: &str) -> bool {
    let mut parts = name.split("::");
    let plain = |part: &str| {
        !part.is_empty()
            && part.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '_')
    };
    let typed = |part: &str| {
        part.starts_with(|first: char| first.is_ascii_uppercase())
            && part.contains(|letter: char| letter.is_ascii_lowercase())
    };
    parts.clone().all(plain) && parts.any(typed)
}

fn is_file(name: &str) -> bool {
    let plain = |letter: char| letter.is_ascii_alphanumeric() || "_-./".contains(letter);
    let ending = name.rsplit_once('.').map_or("", |(_, ending)| ending);
    ENDINGS.contains(&ending) && name.chars().all(plain)
}

/// Whether one of the files has this name.
fn is_there(name: &str, home: &str, files: &[String]) -> bool {
    files.iter().any(|file| is_at(name, home, file))
}

/// Whether a file has this name, or ends with this path; a bare name is looked for below `home`.
fn is_at(name: &str, home: &str, file: &str) -> bool {
    let home = if name.contains('/') { "" } else { home };
    let before = file.strip_suffix(name);
    file.starts_with(home) && before.is_some_and(|it| it.is_empty() || it.ends_with('/'))
}

/// Every file below a folder, by its path from the root.
pub(crate) fn files(root: &Path, folder: &str) -> Vec<String> {
    let mut files = Vec::new();
    for entry in fs::read_dir(root.join(folder)).into_iter().flatten().flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        let path = if folder.is_empty() { name.clone() } else { format!("{folder}/{name}") };
        if !entry.path().is_dir() {
            files.push(path);
        } else if !FOREIGN.contains(&name.as_str()) {
            files.extend(self::files(root, &path));
        }
    }
    files
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_looked_for_where_its_paragraph_is() {
        let files = ["crates/deck/src/hand.rs", "crates/bornes/src/race.rs"].map(str::to_owned);
        let text = "**`crates/bornes`** has `race.rs` and `hand.rs`.\n\
            `deck/src/hand.rs` is elsewhere, `gone.rs` nowhere.\n\nSee `hand.rs`, `<game>.rs`.";
        assert_eq!(missing(text, &files), [(1, "hand.rs"), (2, "gone.rs")]);
    }

    #[test]
    fn a_page_may_say_where_its_paths_begin() {
        let files = ["crates/deck/src/hand.rs", "crates/bornes/src/race.rs"].map(str::to_owned);
        let read = |file: &String| if file.contains("deck") { "Hand" } else { "Race" }.to_owned();
        let text = "Paths are below `crates/bornes/src`.\n\n| `Race` | `race.rs` |\n\
            | `Hand` | `hand.rs` |\n| `Hand`, `Car` | `deck/src/hand.rs` |";
        assert_eq!(missing(text, &files), [(4, "hand.rs")]);
        assert_eq!(misplaced(text, &files, read), [(4, "Hand"), (5, "Car")]);
    }

    #[test]
    fn a_type_is_known_if_a_program_has_its_words() {
        let words = words("impl Rules { fn of() {} }");
        let text = "`Rules::of` and `Rules` are,\n`Rules::made`, `Gone`, `rules`, `RUN`, `B2` …";
        assert_eq!(unknown(text, &words), [(2, "Rules::made"), (2, "Gone")]);
    }
}
