//! What the files must satisfy, whatever is made of them.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use super::fluent::{ByKey, by_game, texts_of};
use super::{bornes, sprint};
use crate::files::files;
use crate::games::books;
use crate::{Lang, Texts};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

#[test]
fn every_file_is_carried_along() {
    for lang in Lang::ALL {
        let folder = root().join("locales").join(lang.code());
        let topics = files(lang).iter().map(|(topic, _)| (*topic).to_owned());
        assert_eq!(words_in(&folder), topics.collect());
        let games = books(lang).iter().map(|book| book.game.to_owned());
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
        let carried: BTreeSet<_> = books(lang).iter().map(|book| book.game).collect();
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
    assert_eq!(sentences(Lang::Fr), sentences(Lang::En));
}

#[test]
fn both_languages_have_the_same_texts() {
    let keys = |lang| texts_of(lang).into_keys().collect::<BTreeSet<_>>();
    let (french, english) = (keys(Lang::Fr), keys(Lang::En));
    let apart: Vec<_> = french.symmetric_difference(&english).collect();
    assert!(apart.is_empty(), "in one language only: {apart:?}");
}

#[test]
fn both_languages_fill_in_the_same_things() {
    let english = texts_of(Lang::En);
    for (key, french) in texts_of(Lang::Fr) {
        let english = &english[&key];
        assert_eq!(french.variables, english.variables, "`{key}`");
        assert_eq!(french.cases, english.cases, "`{key}`");
    }
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
            assert_set_in_print(&words, lang, &format!("`{key}`"));
            if lang == Lang::Fr {
                let familiar = words.split(|c: char| !c.is_alphabetic());
                let familiar = familiar.map(str::to_lowercase);
                for word in familiar {
                    let tu = ["tu", "te", "toi", "ton", "ta", "tes"].contains(&word.as_str());
                    assert!(!tu, "`{key}` says « {word} »");
                }
            }
        }
    }
}

/// Apostrophes and blanks are those of printers.
fn assert_set_in_print(words: &str, lang: Lang, whose: &str) {
    assert!(!words.contains(['\'', '"']), "{whose}: write ’ and “ ”, not {words:?}");
    assert!(!words.contains("  "), "{whose}: two blanks in {words:?}");
    if lang == Lang::Fr {
        for loose in [" :", " ;", " !", " ?", " »", "« "] {
            assert!(!words.contains(loose), "{whose}: {loose:?} needs no-break in {words:?}");
        }
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

/// The rulebook of a game, in English, with its lines `| card | French | English | copies |`.
fn rulebook(game: &str) -> String {
    fs::read_to_string(root().join(format!("docs/rules/{game}.md"))).unwrap()
}

fn plain(text: &str) -> String {
    text.replace('’', "'").replace('\u{a0}', " ")
}

#[test]
fn cards_are_called_as_in_the_rulebooks() {
    let [french, english] = Lang::ALL.map(Texts::new);
    for (game, name) in bornes::named_cards().union(&sprint::named_cards()) {
        let rulebook = rulebook(game);
        let start = format!("| `{name}` |");
        let line = rulebook.lines().find(|line| line.starts_with(&start));
        let line = line.unwrap_or_else(|| panic!("{start} is in no table of {game}"));
        let line = plain(line);
        let names: Vec<_> = line.split('|').map(str::trim).skip(2).take(2).collect();
        let card = |texts: &Texts| plain(&texts.card(game, name));
        assert_eq!(names, [card(&french), card(&english)]);
    }
}

#[test]
fn games_are_called_as_in_the_rulebooks() {
    for game in families::names() {
        let rulebook = rulebook(game);
        for texts in Lang::ALL.map(Texts::new) {
            let title = format!("# {}\n", texts.title(game));
            assert!(rulebook.starts_with(&title), "{title}");
            let printed = format!("the printed game {},", texts.printed(game));
            assert!(rulebook.contains(&printed), "{printed}");
        }
    }
}
