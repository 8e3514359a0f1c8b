//! Finding the ids of clauses in texts.

use std::collections::BTreeSet;
use std::sync::LazyLock;

/// The prefixes of clause ids: the first three letters of each game.
static PREFIXES: LazyLock<BTreeSet<String>> =
    LazyLock::new(|| families::names().iter().map(|name| name[..3].to_uppercase()).collect());

/// Every clause id in a text, written `AST-61` or `ast_61`, each as `AST-61`.
pub fn ids(text: &str) -> BTreeSet<String> {
    let upper = text.to_ascii_uppercase();
    let mut found = BTreeSet::new();
    for prefix in &*PREFIXES {
        for (at, _) in upper.match_indices(prefix.as_str()) {
            let joined = upper[..at].ends_with(|before: char| before.is_ascii_alphanumeric());
            let rest = &upper[at + prefix.len()..];
            if let (false, Some(number)) = (joined, number(rest)) {
                found.insert(format!("{prefix}-{number}"));
            }
        }
    }
    found
}

/// `61` of `-61 …`, `A22B` of `_A22B`.
fn number(rest: &str) -> Option<String> {
    let rest = rest.strip_prefix(['-', '_'])?;
    let (ruling, digits) = match rest.strip_prefix('A') {
        Some(digits) => ("A", digits),
        None => ("", rest),
    };
    let length = digits.bytes().take_while(u8::is_ascii_digit).count();
    if !(1..=2).contains(&length) {
        return None;
    }
    let suffix = &digits[length..];
    let lettered =
        ruling == "A" && suffix.starts_with('B') && !suffix[1..].starts_with(char::is_alphanumeric);
    let letter = if lettered { "b" } else { "" };
    Some(format!("{ruling}{}{letter}", &digits[..length]))
}

/// The ids of the clauses a rules document tells, in order: `**AST-61** …` at the start of a line.
pub fn told(document: &str) -> Vec<String> {
    document
        .lines()
        .filter_map(|line| line.strip_prefix("**")?.split_once("**").map(|(id, _)| id))
        .filter(|id| ids(id).len() == 1)
        .map(str::to_owned)
        .collect()
}

/// The ids in the `clauses` line of a scenario.
pub fn clauses_of_scenario(text: &str) -> BTreeSet<String> {
    text.lines()
        .filter_map(|line| line.trim_start().strip_prefix("clauses "))
        .flat_map(ids)
        .collect()
}

/// The ids in the names of the tests of a program: of the function below each `#[test]` or its like.
pub fn clauses_of_tests(text: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let mut is_test = false;
    for line in text.lines().map(str::trim_start) {
        let name = line.split_once("fn ").and_then(|(_, rest)| rest.split_once('('));
        if line.starts_with("#[") {
            is_test |= line.ends_with("test]") || line.contains("::test(");
        } else if let (true, Some((name, _))) = (is_test, name) {
            found.extend(ids(name));
            is_test = false;
        }
    }
    found
}

/// Whether a line cites a section of a rulebook by its number: only clauses have names that last.
pub fn has_section(line: &str) -> bool {
    let is_section = |word: &str| {
        let is_number = |text: &str| text.starts_with(|first: char| first.is_ascii_digit());
        word.split_once('.').is_some_and(|(chapter, rest)| is_number(chapter) && is_number(rest))
    };
    let words: Vec<&str> = line.split(|it: char| !it.is_alphanumeric() && it != '.').collect();
    words.windows(2).any(|pair| PREFIXES.contains(pair[0]) && is_section(pair[1]))
}

/// Whether an id is a rule, not an open point: only rules need a test.
pub fn is_rule(id: &str) -> bool {
    id.split_once('-').is_some_and(|(_, number)| !number.starts_with('A'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_prefix_belongs_to_two_games() {
        assert_eq!(PREFIXES.len(), families::names().len());
    }

    #[test]
    fn ids_are_found_in_prose_and_in_names() {
        let text = "fn ast_02_and_des_61_x() // AST-A22b, AST-A13. BEAST-7 FAST_1";
        let found: Vec<String> = ids(text).into_iter().collect();
        assert_eq!(found, ["AST-02", "AST-A13", "AST-A22b", "DES-61"]);
    }

    #[test]
    fn sections_are_told_from_clauses() {
        assert!(has_section(&format!("// Punished. (RUS {})", "6.2")));
        assert!(!has_section("// Punished. (RUS-22, RUS-A7) 2.5 s"));
    }

    #[test]
    fn a_clause_is_tested_by_a_clauses_line_or_the_name_of_a_test() {
        let scenario = "game asterix\n# AST-01\nclauses AST-61 AST-A3\nA lays 25 => refused AST-25";
        let shown: Vec<String> = clauses_of_scenario(scenario).into_iter().collect();
        assert_eq!(shown, ["AST-61", "AST-A3"]);
        let program = "// AST-05\nfn ast_06_helper() {}\n#[test]\n#[ignore]\nfn ast_07_x() {}\n\
                       #[tokio::test]\nasync fn des_08_y() { assert!(\"AST-09\"); }\nfn ast_10_z() {}";
        let shown: Vec<String> = clauses_of_tests(program).into_iter().collect();
        assert_eq!(shown, ["AST-07", "DES-08"]);
    }

    #[test]
    fn a_document_tells_clauses_at_the_start_of_lines() {
        let text = "**AST-01** Two play.\nSee **AST-02**.\n\n**Note** no.\n**AST-A1** Why?";
        assert_eq!(told(text), ["AST-01", "AST-A1"]);
        assert!(is_rule("AST-01") && !is_rule("AST-A1"));
    }
}
