//! Every text of the command line is used, and every text that is used exists.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use families::{Family, Measure, all_families};
use texts::Lang;

/// The texts of a language file, attributes after a dot.
fn texts(lang: &str) -> BTreeSet<String> {
    let path = format!("{}/../../locales/{lang}/cli.ftl", env!("CARGO_MANIFEST_DIR"));
    let content = fs::read_to_string(path).expect("a language file");
    let mut keys = BTreeSet::new();
    let mut message = String::new();
    for line in content.lines() {
        let Some((name, value)) = line.split_once(" =") else { continue };
        if let Some(attribute) = name.strip_prefix("    .") {
            keys.insert(format!("{message}.{attribute}"));
        } else if name.starts_with("cli-") {
            name.clone_into(&mut message);
            // A message that only holds attributes has no text of its own.
            if !(value.is_empty() && name == "cli-arg-file") {
                keys.insert(message.clone());
            }
        }
    }
    keys
}

/// The keys that the program names, everywhere below a folder.
fn named(folder: &Path, keys: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("a file").path();
        if path.is_dir() {
            named(&path, keys);
            continue;
        }
        let source = fs::read_to_string(path).expect("a source file");
        let literals = source.split('"').filter(|text| text.starts_with("cli-"));
        keys.extend(literals.map(str::to_owned));
    }
}

#[test]
fn texts_and_program_agree() {
    let mut used = BTreeSet::new();
    named(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut used);
    // The ways in which rounds end, and what is counted besides, are named by the families.
    assert!(used.remove("cli-simulate-{ending}") && used.remove("cli-simulate-{share}"));
    let named = [all_families!(G => G::ENDINGS), all_families!(G => G::SHARES)].concat().concat();
    used.extend(named.iter().map(|name| format!("cli-simulate-{name}")));
    // By what a table is won is named by its rules.
    assert!(used.remove("cli-arena-{}"));
    used.extend(Measure::ALL.iter().map(|measure| format!("cli-arena-{}", measure.name())));
    // Whatever can be wrong with a line is named by the notation.
    assert!(used.remove("cli-fault-{key}"));
    used.extend(notation::What::ALL.iter().map(|(key, _)| format!("cli-fault-{key}")));
    // The examples of a command go with its description.
    let all = texts("fr");
    let examples = all.iter().filter(|key| key.ends_with(".examples"));
    let expected: Vec<String> =
        examples.filter(|key| used.contains(key.trim_end_matches(".examples"))).cloned().collect();
    assert_eq!(expected.len(), 20, "the program and nineteen commands");
    used.extend(expected);
    for lang in Lang::ALL.map(Lang::code) {
        let texts = texts(lang);
        let apart: Vec<_> = texts.symmetric_difference(&used).collect();
        assert!(apart.is_empty(), "{lang}: {apart:?}");
    }
}
