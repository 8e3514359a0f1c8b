//! What the files must satisfy, whatever is made of them.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use super::fluent::{ByKey, by_game, texts_of};
use super::{bornes, sprint};
use crate::{Lang, Texts};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

#[test]
fn every_file_is_carried_along() {
    for lang in Lang::ALL {
        let folder = root().join("locales").join(lang.code());
        let topics = lang.topics().iter().map(|(topic, _)| (*topic).to_owned());
        assert_eq!(words_in(&folder), topics.collect());
        let games = lang.books().iter().map(|book| book.game.to_owned());
        assert_eq!(words_in(&folder.join("games")), games.collect());
    }
}

/// The names of the Fluent files in a folder.
fn words_in(folder: &Path) -> BTreeSet<String> {
    let files = fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    let words = files.filter(|file| !file.is_dir());
    words.map(|file| file.file_name().unwrap().to_str().unwrap().replace(".ftl", "")).collect()
}

#[test]
fn every_game_has_its_words_and_its_rulebook_and_no_other_has() {
    for lang in Lang::ALL {
        let carried: BTreeSet<_> = lang.books().iter().map(|book| book.game).collect();
        assert_eq!(carried, BTreeSet::from_iter(families::names()), "{lang}");
        assert!(families::names().iter().all(|game| crate::rulebook(game, lang).is_some()));
    }
}

#[test]
fn a_game_writes_what_is_its_own() {
    for (name, own, _) in Lang::ALL.into_iter().flat_map(by_game) {
        let games = families::games();
        let game = games.iter().find(|game| game.name == name).unwrap();
        let mut begins = vec![format!("card-{name}-"), format!("option-{name}-")];
        begins.extend(game.options.iter().map(|it| format!("option-value-{}-", it.name())));
        let its_name = format!("game-{name}");
        for key in own.keys() {
            let is_own = key.split('.').next() == Some(&its_name)
                || begins.iter().any(|begin| key.starts_with(begin));
            assert!(is_own, "`{key}` is not for {name} to say");
        }
    }
}

#[test]
fn a_game_that_says_something_anew_says_it_in_other_words() {
    for lang in Lang::ALL {
        let texts = texts_of(lang);
        for (game, _, anew) in by_game(lang) {
            for (key, made) in anew {
                let shared = &texts[&key];
                assert_ne!(made.words, shared.words, "{lang}: {game} has no need of `{key}`");
                assert!(made.variables.is_subset(&shared.variables), "{lang}: {game}, `{key}`");
            }
        }
    }
    // Whether a word depends on the game is each language's own affair, a sentence is not.
    let sentences = |lang| {
        let keys = |anew: ByKey| anew.into_keys().filter(|key| !key.starts_with("term-"));
        let games = by_game(lang).into_iter();
        let games = games.map(|(game, _, anew)| (game, keys(anew).collect::<Vec<_>>()));
        games.collect::<Vec<_>>()
    };
    for lang in Lang::ALL {
        assert_eq!(sentences(lang), sentences(Lang::Fr), "{lang}");
    }
}

#[test]
fn every_language_has_the_same_texts() {
    let keys = |lang| texts_of(lang).into_keys().collect::<BTreeSet<_>>();
    let french = keys(Lang::Fr);
    for lang in Lang::ALL {
        let keys = keys(lang);
        let missing: Vec<_> = french.difference(&keys).collect();
        let more: Vec<_> = keys.difference(&french).collect();
        assert!(missing.is_empty() && more.is_empty(), "{lang}: no {missing:#?}, but {more:#?}");
    }
}

#[test]
fn every_language_fills_in_the_same_things() {
    let french = texts_of(Lang::Fr);
    for lang in Lang::ALL {
        for (key, made) in texts_of(lang) {
            let french = &french[&key];
            assert_eq!(made.variables, french.variables, "{lang}: `{key}`");
            assert_eq!(common(made.cases), common(french.cases.clone()), "{lang}: `{key}`");
        }
    }
}

/// Cases without the plurals that only some languages know.
fn common(cases: BTreeSet<String>) -> BTreeSet<String> {
    cases.into_iter().filter(|case| !["zero", "two", "few", "many"].contains(&&**case)).collect()
}

#[test]
fn whatever_is_quoted_exists() {
    for lang in Lang::ALL {
        let texts = texts_of(lang);
        let anew = by_game(lang).into_iter().flat_map(|(_, _, anew)| anew);
        for (key, made) in texts_of(lang).into_iter().chain(anew) {
            for quoted in &made.references {
                assert!(texts.contains_key(quoted), "`{key}` quotes `{quoted}`");
            }
        }
    }
}

#[test]
fn words_are_set_as_printers_do() {
    for lang in Lang::ALL {
        let anew = by_game(lang).into_iter().flat_map(|(_, _, anew)| anew);
        for (key, made) in texts_of(lang).into_iter().chain(anew) {
            let words = made.words.join("…");
            let whose = format!("{lang}: `{key}`");
            assert_set_in_print(&words, lang, &whose);
            assert_addresses_players_as_we_do(&words, lang, &whose);
        }
    }
}

/// Apostrophes and blanks are those of printers.
fn assert_set_in_print(words: &str, lang: Lang, whose: &str) {
    assert!(!words.contains(['\'', '"']), "{whose}: write ’ and “ ”, not {words:?}");
    assert!(!words.contains("  "), "{whose}: two blanks in {words:?}");
    for wrong in foreign_marks(lang) {
        assert!(!words.contains(wrong), "{whose}: {wrong:?} in {words:?}");
    }
}

/// What printers of a language never set: marks of others, and blanks where a line must not break.
fn foreign_marks(lang: Lang) -> &'static [&'static str] {
    match lang.code() {
        "fr" => &[" :", " ;", " !", " ?", " »", "« "],
        "de" => &[" :", " ;", " !", " ?", "«", "»", "”", "—"],
        _ => &[],
    }
}

/// French says *vous* to players, German says *du*.
fn assert_addresses_players_as_we_do(words: &str, lang: Lang, whose: &str) {
    let mut begins = true;
    for word in words.split_inclusive(|c: char| !c.is_alphabetic()) {
        let bare = word.trim_end_matches(|c: char| !c.is_alphabetic());
        let wrong = match lang.code() {
            "fr" => ["tu", "te", "toi", "ton", "ta", "tes"].contains(&&*bare.to_lowercase()),
            // At the beginning of a sentence it may be “they” or “their”.
            "de" => {
                !begins
                    && ["Sie", "Ihnen", "Ihr", "Ihre", "Ihren", "Ihrem", "Ihrer"].contains(&bare)
            }
            _ => false,
        };
        assert!(!wrong, "{whose} says {bare:?}");
        begins = word.ends_with(['.', '!', '?', ':', '…', '„']) || begins && bare.is_empty();
    }
}

#[test]
fn rulebooks_are_set_as_printers_do() {
    for lang in Lang::ALL {
        for game in families::names() {
            let rulebook = crate::rulebook(game, lang).expect("the rulebook of a game");
            let mut drawn = false;
            for line in rulebook.lines() {
                drawn ^= line.starts_with("```");
                if !drawn {
                    let words: Vec<&str> = line.split('`').step_by(2).collect();
                    assert_set_in_print(&words.join("…"), lang, &format!("{game} in {lang}"));
                }
            }
        }
    }
}

fn plain(text: &str) -> String {
    text.replace('’', "'").replace('\u{a0}', " ")
}

/// Tables of cards are like the English one: id, French name, and then the name in the language of the
/// rulebook, which in French is the English one.
#[test]
fn cards_are_called_as_in_the_rulebooks() {
    let french = Texts::new(Lang::Fr);
    for lang in Lang::ALL {
        let texts = Texts::new(if lang == Lang::Fr { Lang::En } else { lang });
        for (game, name) in bornes::named_cards().union(&sprint::named_cards()) {
            let rulebook = crate::rulebook(game, lang).expect("the rulebook of a game");
            let start = format!("| `{name}` |");
            let line = rulebook.lines().find(|line| line.starts_with(&start));
            let line = line.unwrap_or_else(|| panic!("{start} is in no table of {game} in {lang}"));
            let line = plain(line);
            let names: Vec<_> = line.split('|').map(str::trim).skip(2).take(2).collect();
            let card = |texts: &Texts| plain(&texts.card(game, name));
            assert_eq!(names, [card(&french), card(&texts)], "{game} in {lang}");
        }
    }
}

#[test]
fn games_are_called_as_in_the_rulebooks() {
    for texts in Lang::ALL.map(Texts::new) {
        for game in families::names() {
            let rulebook = crate::rulebook(game, texts.lang()).expect("the rulebook of a game");
            assert!(rulebook.starts_with(&format!("# {}\n", texts.title(game))), "{game}");
            let head = rulebook.split("\n\n").nth(1).expect("what a rulebook says first");
            assert!(head.contains(&texts.printed(game)), "{head}");
        }
    }
}
