//! Games, their options and their rulebooks.

use texts::{Lang, rulebook};

use super::sabots;

#[test]
fn games_are_listed_with_their_posters_and_seats() {
    let french = sabots(&["games"]).answer();
    let line = french.lines().find(|line| line.starts_with("asterix ")).unwrap();
    for part in ["Voie romaine", "Mille Bornes Astérix", "2, 3, 4, 6 ou 8"] {
        assert!(line.contains(part), "{line}");
    }
    let english = sabots(&["games", "--lang", "en"]).answer();
    let line = english.lines().find(|line| line.starts_with("desert ")).unwrap();
    for part in ["Marche de nuit", "Mille Bornes dans le Désert", "2, 3 or 4"] {
        assert!(line.contains(part), "{line}");
    }
}

#[test]
fn german_is_spoken() {
    let german = sabots(&["games", "--lang", "de"]).answer();
    let line = german.lines().find(|line| line.starts_with("desert ")).unwrap();
    assert!(line.contains("2, 3 oder 4"), "{line}");
    let german = sabots(&["rules", "asterix", "ast-01", "--lang", "de"]).answer();
    assert!(german.starts_with("**AST-01** "), "{german}");
}

#[test]
fn the_options_of_a_game_are_explained() {
    let french = sabots(&["games", "asterix"]).answer();
    for part in [
        "\ngoal  Longueur de la course\n",
        "    1000  1000 km (par défaut)\n",
        "    700   700 km (à 4 ou 8 joueurs seulement)\n",
        "  Voir AST-04, AST-05, AST-06.\n",
        "    A..H    une place de la table\n",
        "    2..60  autant de secondes\n",
    ] {
        assert!(french.contains(part), "no {part:?} in {french}");
    }
    let english = sabots(&["games", "desert", "--lang", "en"]).answer();
    let desert = families::games().into_iter().find(|game| game.name == "desert").unwrap();
    for option in &desert.options {
        assert!(english.contains(&format!("\n{}  ", option.name())), "no {}", option.name());
        let default = format!("\n    {}", option.usual(2));
        assert!(english.contains(&default), "no {default:?}");
    }
    assert_eq!(english.matches("(default)").count(), desert.options.len());
}

#[test]
fn rulebooks_are_printed_whole_in_every_language() {
    for game in ["asterix", "desert"] {
        for lang in Lang::ALL {
            let printed = sabots(&["rules", game, "--lang", lang.code()]).answer();
            assert_eq!(Some(printed.as_str()), rulebook(game, lang));
        }
    }
}

#[test]
fn a_clause_is_printed_alone_whatever_its_case() {
    let french = sabots(&["rules", "asterix", "AST-61"]).answer();
    assert!(french.starts_with("**AST-61** Quand un adversaire"), "{french}");
    assert_eq!(french.matches("**AST-").count(), 1);
    let english = sabots(&["rules", "asterix", "ast-a13", "--lang", "en"]).answer();
    assert!(english.starts_with("**AST-A13** "), "{english}");
    assert!(!english.contains("\n\n") && !english.contains("**AST-A14**"), "{english}");
}

#[test]
fn names_are_understood_in_any_case() {
    for (args, plain) in [
        (&["games", "Asterix"][..], &["games", "asterix"][..]),
        (&["rules", "FUN-SPEED", "--list"], &["rules", "fun-speed", "--list"]),
        (&["games", "--lang", "EN"], &["games", "--lang", "en"]),
        (
            &["record", "Tresors", "--seats", "2", "--bots", "STEADY"],
            &["record", "tresors", "--seats", "2", "--bots", "steady"],
        ),
    ] {
        assert_eq!(sabots(args).answer(), sabots(plain).answer());
    }
}

#[test]
fn clauses_are_listed() {
    let list = sabots(&["rules", "desert", "--list"]).answer();
    assert_eq!(list.lines().next(), Some("DES-01"));
    assert_eq!(list.lines().count(), 83);
    assert!(list.lines().any(|clause| clause == "DES-A13"));
}
