//! Finding the ids of clauses in texts.

use std::collections::BTreeSet;

/// The prefixes of clause ids, one for each game.
const PREFIXES: [&str; 6] = ["AST", "CLA", "DES", "FUN", "RUS", "TRE"];

/// Every clause id in a text, written `AST-61` or `ast_61`, each as `AST-61`.
pub fn ids(text: &str) -> BTreeSet<String> {
    let upper = text.to_ascii_uppercase();
    let mut found = BTreeSet::new();
    for prefix in PREFIXES {
        for (at, _) in upper.match_indices(prefix) {
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

/// Whether a line cites a section of a rulebook by its number: only clauses have names that last.
pub fn has_section(line: &str) -> bool {
    let is_section = |word: &str| {
        let is_number = |text: &str| text.starts_with(|first: char| first.is_ascii_digit());
        word.split_once('.').is_some_and(|(chapter, rest)| is_number(chapter) && is_number(rest))
    };
    let words: Vec<&str> = line.split(|it: char| !it.is_alphanumeric() && it != '.').collect();
    words.windows(2).any(|pair| PREFIXES.contains(&pair[0]) && is_section(pair[1]))
}

/// Whether an id is a rule, not an open point: only rules need a test.
pub fn is_rule(id: &str) -> bool {
    id.split_once('-').is_some_and(|(_, number)| !number.starts_with('A'))
}

#[cfg(test)]
mod tests {
    use super::*;

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
    fn a_document_tells_clauses_at_the_start_of_lines() {
        let text = "**AST-01** Two play.\nSee **AST-02**.\n\n**Note** no.\n**AST-A1** Why?";
        assert_eq!(told(text), ["AST-01", "AST-A1"]);
        assert!(is_rule("AST-01") && !is_rule("AST-A1"));
    }
}
