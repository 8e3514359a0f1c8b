//! What a change touches: CONTRIBUTING lists the files for three samples, and the lists are true.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use crate::pages;

/// Something that was added once, as others like it will be.
struct Sample {
    /// How CONTRIBUTING calls it, at the head of its list.
    head: &'static str,
    /// What it is called in files and in their names.
    words: &'static [&'static str],
    /// Others of its kind, in each way of naming them. A test that names them all in one way lists the
    /// kind; any other only plays with one.
    peers: &'static [&'static [&'static str]],
    /// The most files it touches today.
    most: usize,
}

const SAMPLES: [Sample; 3] = [
    Sample {
        head: "An edition of `bornes`",
        words: &["desert"],
        peers: &[&["classic", "asterix"]],
        most: 16,
    },
    Sample {
        head: "A special card of `sprint`",
        words: &[
            "helicopter",
            "Helicopter",
            "helicoptere",
            "Fly",
            "Flew",
            "'fly'",
            "'flew'",
            "sprint-fly",
            "event-flew",
        ],
        peers: &[
            &["accelerateur", "retroviseur", "demi-tour", "police", "poubelle"],
            &["Steal", "Demand", "Search", "Sweep"],
            &["Stolen", "Demanded", "Searched", "Swept"],
        ],
        most: 21,
    },
    Sample {
        head: "A level of bots",
        words: &["Level::Random", "client-bot-random"],
        peers: &[],
        most: 4,
    },
];

/// Where a list and the files differ, and where a change touches too many.
pub fn complaints(root: &Path) -> Vec<String> {
    let page = fs::read_to_string(root.join("CONTRIBUTING.md")).unwrap_or_default();
    let files = pages::files(root, "");
    let sources: Vec<&String> = files.iter().filter(|file| is_source(file)).collect();
    SAMPLES.iter().flat_map(|sample| sample.complaints(root, &page, &sources)).collect()
}

impl Sample {
    fn complaints(&self, root: &Path, page: &str, sources: &[&String]) -> Vec<String> {
        let touched: BTreeSet<&str> = sources
            .iter()
            .filter(|file| {
                self.touches(file, &fs::read_to_string(root.join(file)).unwrap_or_default())
            })
            .map(|file| file.as_str())
            .collect();
        let listed = list(page, self.head);
        let head = self.head;
        let mut complaints: Vec<String> = touched
            .difference(&listed)
            .map(|file| format!("CONTRIBUTING.md: {head} touches {file}, which is not listed"))
            .collect();
        complaints.extend(
            listed
                .difference(&touched)
                .map(|file| format!("CONTRIBUTING.md: {head} does not touch {file}")),
        );
        if touched.len() > self.most {
            let count = touched.len();
            complaints.push(format!("{head} touches {count} files, more than {}", self.most));
        }
        complaints
    }

    /// Whether another of its kind would have to be written into this file, too.
    fn touches(&self, file: &str, text: &str) -> bool {
        let code = code(file, text);
        let stem = Path::new(file).file_stem().and_then(|stem| stem.to_str()).unwrap_or_default();
        let stem = stem.to_lowercase();
        let named = self.words.iter().any(|word| stem.contains(word) || names(&code, word));
        let lists = self.peers.iter().any(|peers| peers.iter().all(|peer| names(&code, peer)));
        named && (lists || !is_test(file))
    }
}

/// The files below a head, one a line.
fn list<'a>(page: &'a str, head: &str) -> BTreeSet<&'a str> {
    let lines = page.lines().skip_while(|line| !line.starts_with(head)).skip(1);
    let items = lines.skip_while(|line| line.is_empty()).map_while(|line| line.strip_prefix("- `"));
    items.filter_map(|item| item.split('`').next()).collect()
}

/// Programs and words; documents, scenarios, golden games and stories are told apart.
fn is_source(file: &str) -> bool {
    let end = Path::new(file).extension().and_then(|end| end.to_str()).unwrap_or_default();
    let is_record = file.starts_with("tests/") || file.starts_with("docs/");
    ["rs", "ts", "svelte", "ftl", "css"].contains(&end) && !is_record && !is_written(file)
}

/// Files that name every sample because they hold the lists, or are written by a program.
fn is_written(file: &str) -> bool {
    ["crates/xtask/src/reach.rs", "web/src/wire.ts"].contains(&file)
}

fn is_test(file: &str) -> bool {
    ["/tests/", "/tests.rs", "/e2e/", "/scripts/"].iter().any(|part| file.contains(part))
}

/// A file without its comments and without the tests at its end. Of a text on one line only the key
/// counts: what is said there names nothing, and one flies out of a cave as well.
fn code(file: &str, text: &str) -> String {
    let is = |kind: &str| Path::new(file).extension().is_some_and(|found| found == kind);
    let text = if is("rs") { text.split("#[cfg(test)]").next() } else { Some(text) };
    let marks: &[&str] = if is("ftl") { &["#"] } else { &["//", "/*", "*", "<!--"] };
    let lines = text.unwrap_or_default().lines();
    let said = lines.filter(|line| !marks.iter().any(|mark| line.trim_start().starts_with(mark)));
    let named =
        |line| if is("ftl") { str::split(line, " = ").next().unwrap_or(line) } else { line };
    said.map(named).collect::<Vec<_>>().join("\n")
}

/// Whether a text has a word, not as a part of another.
fn names(text: &str, word: &str) -> bool {
    text.match_indices(word).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        let after = text[at + word.len()..].chars().next();
        ![before, after].into_iter().flatten().any(char::is_alphanumeric)
    })
}

#[cfg(test)]
mod tests {
    use super::{SAMPLES, code, list, names};

    #[test]
    fn a_word_is_not_a_part_of_another() {
        assert!(names("card-desert-25 = 25", "desert"));
        assert!(!names("deserted", "desert"));
    }

    #[test]
    fn comments_and_tests_are_left_out() {
        let text = "// desert\nlet a = 1;\n#[cfg(test)]\nmod tests { desert }";
        assert_eq!(code("a.rs", text), "let a = 1;");
    }

    #[test]
    fn of_a_text_the_key_counts() {
        let text = "cave-fly = Fly to { $at }\n    .play = Fly\n    [desert] on foot";
        assert_eq!(code("a.ftl", text), "cave-fly\n    .play\n    [desert] on foot");
    }

    #[test]
    fn a_list_ends_where_its_items_end() {
        let page = "An edition of `bornes`:\n\n- `a.rs`: why\n- `b.rs`\n\n- `c.rs`";
        assert_eq!(list(page, SAMPLES[0].head).into_iter().collect::<Vec<_>>(), ["a.rs", "b.rs"]);
    }
}
