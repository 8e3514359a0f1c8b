//! Nothing is missing and nothing is left over.

use std::collections::BTreeSet;

use families::{Bornes, Sprint, Tresors};

use super::fluent::{Made, texts_of};
use super::samples::{everything, tables};
use super::{bornes, sprint, tresors};
use crate::{Lang, Spoken, Texts};

/// Texts that say their own keys between angle brackets, then all that is filled in.
fn keys_as_texts() -> Texts {
    let texts = texts_of(Lang::Fr);
    let mut source = String::new();
    // An attribute stands below its own message, whatever else begins like it.
    let mut parted: Vec<_> =
        texts.iter().map(|(key, made)| (key.split_once('.'), key, made)).collect();
    parted.sort_by_key(|(parts, key, _)| parts.unwrap_or((key, "")));
    for (parts, key, made) in parted {
        let line = match parts {
            None => format!("{key} = {}\n", marked(key, made)),
            Some((_, attribute)) => format!("    .{attribute} = {}\n", marked(key, made)),
        };
        source.push_str(&line);
    }
    Texts::from_source(Lang::Fr, &source)
}

fn marked(key: &str, made: &Made) -> String {
    let variables = made.variables.iter();
    let variables = variables.map(|variable| format!(" {{ ${variable} }}"));
    format!("⟨{key}⟩{}", variables.collect::<String>())
}

#[test]
fn everything_has_a_text_and_every_text_is_used() {
    let mut used = BTreeSet::new();
    for said in everything(&keys_as_texts()) {
        let mut marks = said.text.split('⟨').skip(1).peekable();
        assert!(marks.peek().is_some(), "no text for {}: {}", said.about, said.text);
        let keys = marks.filter_map(|mark| mark.split_once('⟩'));
        used.extend(keys.map(|(key, _)| key.to_owned()));
    }
    let texts = texts_of(Lang::Fr);
    let quoted = texts.values().flat_map(|made| made.references.iter().cloned());
    used.extend(quoted);
    // The command line, the browser client, its tables in words and lessons have tests of their own.
    let elsewhere = |key: &str| {
        let begins = ["cli-", "client-", "lesson-", "problem-", "spoken-"]
            .iter()
            .any(|it| key.starts_with(it));
        begins || [".play", ".effect"].iter().any(|it| key.ends_with(it))
    };
    let unused: Vec<_> =
        texts.keys().filter(|key| !elsewhere(key) && !used.contains(*key)).collect();
    assert!(unused.is_empty(), "nobody says {unused:?}");
}

#[test]
fn every_sentence_is_well_formed() {
    for texts in Lang::ALL.map(Texts::new) {
        for said in everything(&texts) {
            let text = said.text.as_str();
            let about = format!("{} {}: {text:?}", texts.lang(), said.about);
            assert!(!text.contains(['{', '}', '$']), "left open, {about}");
            assert!(!text.contains("???") && !text.contains("none"), "left open, {about}");
            let loose = ["  ", " ,", " .", "..", ",,", ",."];
            assert!(!loose.iter().any(|loose| text.contains(loose)), "loose, {about}");
            assert_eq!(text, text.trim(), "{about}");
            assert!(!text.is_empty(), "{about}");
            if said.whole {
                assert!(
                    text.starts_with(char::is_uppercase) || text.starts_with(['«', '“', '„']),
                    "{about}"
                );
                assert!(text.ends_with('.'), "{about}");
            }
        }
    }
}

#[test]
fn every_refusal_rests_on_one_to_three_clauses_and_cites_the_first() {
    assert_refusals_cite::<Bornes>(bornes::refusals);
    assert_refusals_cite::<Sprint>(sprint::refusals);
    assert_refusals_cite::<Tresors>(|_| tresors::refusals());
}

fn assert_refusals_cite<G: Spoken>(refusals: impl Fn(&G::Rules) -> Vec<G::Illegal>) {
    let texts = Texts::new(Lang::Fr);
    for rules in tables::<G>() {
        let book = crate::rulebook(rules.name(), Lang::En).unwrap();
        for why in refusals(&rules) {
            let clauses = G::clauses(why, &rules);
            let about = format!("{} {why:?} {clauses:?}", rules.name());
            assert!((1..=3).contains(&clauses.len()), "{about}");
            let told = |clause: &&str| book.contains(&format!("\n**{clause}** "));
            assert!(clauses.iter().all(told), "{about}");
            let said = texts.refusal_citing::<G>(why, &rules);
            let cited = clauses.iter().take(2).copied().collect::<Vec<_>>().join(", ");
            assert_eq!(said, format!("{} [{cited}]", texts.refusal::<G>(why, &rules)));
        }
    }
}
