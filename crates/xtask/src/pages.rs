//! The pages that explain the project name files that exist.

use std::fs;
use std::path::Path;

/// The pages, and the folders of pages.
const PAGES: [&str; 6] =
    ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "STYLE.md", "docs", "docs/decisions"];

/// How the names of files end that a page may mention.
const ENDINGS: [&str; 6] = ["rs", "ts", "svelte", "md", "ftl", "toml"];

/// Where nothing of ours lies.
const FOREIGN: [&str; 4] = ["target", "node_modules", "dist", ".git"];

/// Every file that a page names and that is not there.
pub fn complaints(root: &Path) -> Vec<String> {
    let files = files(root, "");
    let mut complaints = Vec::new();
    for page in files.iter().filter(|file| is_page(file)) {
        let text = fs::read_to_string(root.join(page)).unwrap_or_default();
        for (line, name) in missing(&text, &files) {
            complaints.push(format!("{page}:{line}: there is no `{name}`"));
        }
    }
    complaints
}

fn is_page(file: &str) -> bool {
    let folder = file.rsplit_once('/').map_or("", |(folder, _)| folder);
    let is_text = Path::new(file).extension().is_some_and(|end| end == "md");
    is_text && (PAGES.contains(&file) || PAGES.contains(&folder))
}

/// The files that a text names and that are not among these, with their lines.
///
/// A paragraph that begins with a folder in bold letters is about that folder, and a bare name in it
/// is a file below.
fn missing<'a>(text: &'a str, files: &[String]) -> Vec<(usize, &'a str)> {
    let mut missing = Vec::new();
    let mut home = "";
    for (number, line) in (1..).zip(text.lines()) {
        if line.is_empty() {
            home = "";
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

fn is_file(name: &str) -> bool {
    let plain = |letter: char| letter.is_ascii_alphanumeric() || "_-./".contains(letter);
    let ending = name.rsplit_once('.').map_or("", |(_, ending)| ending);
    ENDINGS.contains(&ending) && name.chars().all(plain)
}

/// Whether a file has this name, or ends with this path; a bare name is looked for below `home`.
fn is_there(name: &str, home: &str, files: &[String]) -> bool {
    let home = if name.contains('/') { "" } else { home };
    files.iter().any(|file| {
        let before = file.strip_suffix(name);
        file.starts_with(home) && before.is_some_and(|it| it.is_empty() || it.ends_with('/'))
    })
}

/// Every file below a folder, by its path from the root.
fn files(root: &Path, folder: &str) -> Vec<String> {
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
}
