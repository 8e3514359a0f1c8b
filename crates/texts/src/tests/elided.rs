//! Whatever name is filled into whichever text, French stays French.

use std::collections::{BTreeMap, BTreeSet};

use super::fluent::{Made, texts_of};
use crate::{Lang, Texts, Value};

/// Names before which words are elided, and those before which they are not.
const ELIDED: [&str; 4] = ["Aline", "Hélène", "Yves", "Élise"];
const WHOLE: [&str; 1] = ["Bruno"];

/// Every French word that may not stand as it is before a vowel.
const SHORT: [&str; 10] = ["de", "que", "jusque", "le", "la", "ne", "se", "me", "je", "si"];

/// The variables of a text and of all that it quotes, and those that choose among its cases.
fn filled(key: &str, texts: &BTreeMap<String, Made>) -> (BTreeSet<String>, BTreeSet<String>) {
    let made = &texts[key];
    let (mut all, mut selectors) = (made.variables.clone(), made.selectors.clone());
    for quoted in &made.references {
        let (variables, choosing) = filled(quoted, texts);
        all.extend(variables);
        selectors.extend(choosing);
    }
    (all, selectors)
}

/// The cases of a text and of all that it quotes.
fn cases(key: &str, texts: &BTreeMap<String, Made>) -> BTreeSet<String> {
    let made = &texts[key];
    let quoted = made.references.iter().flat_map(|quoted| cases(quoted, texts));
    made.cases.iter().cloned().chain(quoted).collect()
}

/// A text with one name filled in wherever something is, in each of its cases.
fn said_with(name: &str, key: &str, all: &BTreeMap<String, Made>, texts: &Texts) -> Vec<String> {
    let (variables, selectors) = filled(key, all);
    let mut cases = cases(key, all);
    cases.insert(name.to_owned());
    let say = |case: &String| {
        let value = |variable: &String| match case.parse::<f64>() {
            _ if !selectors.contains(variable) => Value::from(name),
            Ok(number) => Value::from(number),
            Err(_) => Value::from(case.as_str()),
        };
        let args: Vec<_> = variables.iter().map(|it| (it.as_str(), value(it))).collect();
        texts.find(key, &args).expect("a text of the file")
    };
    cases.iter().map(say).collect()
}

#[test]
fn no_text_stumbles_over_a_name_that_begins_with_a_vowel() {
    let (all, texts) = (texts_of(Lang::Fr), Texts::new(Lang::Fr));
    for key in all.keys() {
        for name in ELIDED {
            for said in said_with(name, key, &all, &texts) {
                let words: Vec<&str> = said.split([' ', '\u{a0}', '’', '(', '«']).collect();
                for pair in words.windows(2) {
                    let before = pair[0].to_lowercase();
                    let stumbles = SHORT.contains(&before.as_str()) && pair[1].starts_with(name);
                    assert!(!stumbles, "`{key}` says « {said} »");
                }
            }
        }
        for name in WHOLE {
            for said in said_with(name, key, &all, &texts) {
                assert!(!said.contains(&format!("’{name}")), "`{key}` says « {said} »");
            }
        }
    }
}

#[test]
fn a_hand_is_somebodys() {
    let texts = Texts::new(Lang::Fr);
    let hand = |name: &str| texts.say("client-sprint-search-title", &[("name", name.into())]);
    assert_eq!(hand("Aline"), "La main d’Aline");
    assert_eq!(hand("Hélène"), "La main d’Hélène");
    assert_eq!(hand("Bruno"), "La main de Bruno");
    assert_eq!(hand("Yves"), "La main d’Yves");
    assert_eq!(hand("Élise"), "La main d’Élise");
    assert_eq!(hand("A"), "La main de A");
}
