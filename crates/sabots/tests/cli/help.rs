//! Help, versions and completions.

use texts::Lang;

use super::{program, ran, sabots};

const COMMANDS: [&str; 18] = [
    "serve",
    "games",
    "rules",
    "simulate",
    "arena",
    "bot",
    "advise",
    "analyse",
    "lab",
    "record",
    "replay",
    "verify",
    "scenario",
    "load",
    "backup",
    "restore",
    "salvage",
    "completions",
];

#[test]
fn help_mentions_every_command_in_every_language() {
    for (lang, heading) in [("fr", "Utilisation\u{a0}:"), ("en", "Usage:"), ("de", "Aufruf:")] {
        let help = sabots(&["--lang", lang, "--help"]).answer();
        assert!(help.contains(heading), "{help}");
        for command in COMMANDS {
            let line = format!("\n  {command} ");
            assert!(help.contains(&line), "{lang}: {command} is not in {help}");
        }
    }
}

#[test]
fn every_command_explains_itself_with_an_example_and_the_exit_codes() {
    let headings = [
        ("fr", "Exemples\u{a0}:", "Codes de retour\u{a0}:", "  2\u{a0}: "),
        ("en", "Examples:", "Exit codes:", "  2: "),
    ];
    for (lang, examples, codes, bad_input) in headings {
        for command in COMMANDS {
            let help = sabots(&[command, "--lang", lang, "--help"]).answer();
            assert_eq!(help, sabots(&[command, "--lang", lang, "-h"]).answer());
            for part in [examples, codes, bad_input, &format!("\n  sabots {command}")] {
                assert!(help.contains(part), "{lang} {command}: no {part:?} in {help}");
            }
        }
    }
}

#[test]
fn help_has_no_word_of_the_library_and_no_escape_in_a_pipe() {
    for command in COMMANDS {
        let help = sabots(&["--lang", "fr", command, "--help"]).answer();
        for foreign in ["Usage", "Print", "possible", "default", "\u{1b}"] {
            assert!(!help.contains(foreign), "{command}: {foreign:?} in {help}");
        }
    }
}

#[test]
fn the_system_chooses_the_language_unless_the_arguments_do() {
    let games = |args: &[&str], variables: &[(&str, &str)]| {
        ran(program().args(args).envs(variables.iter().copied()), "").answer()
    };
    let (french, english) = ("Joueurs", "Players");
    assert!(games(&["games"], &[]).contains(french));
    assert!(games(&["games"], &[("LANG", "en_GB.UTF-8")]).contains(english));
    assert!(games(&["games"], &[("LC_ALL", "fr_FR"), ("LANG", "en_GB")]).contains(french));
    assert!(games(&["games", "--lang", "fr"], &[("LANG", "en_GB")]).contains(french));
    assert!(games(&["--lang=en", "games"], &[]).contains(english));
}

#[test]
fn help_is_a_command_too() {
    for lang in Lang::ALL.map(Lang::code) {
        let flag = sabots(&["--lang", lang, "--help"]).answer();
        assert_eq!(sabots(&["help", "--lang", lang]).answer(), flag);
        assert_eq!(sabots(&["--lang", lang, "help"]).answer(), flag);
        for command in COMMANDS {
            let flag = sabots(&[command, "--lang", lang, "--help"]).answer();
            assert_eq!(sabots(&["help", command, "--lang", lang]).answer(), flag);
        }
    }
    assert!(sabots(&["help", "frobnicate"]).complaint(2).contains("frobnicate"));
}

#[test]
fn the_version_is_told() {
    let version = format!("sabots {}\n", env!("CARGO_PKG_VERSION"));
    assert_eq!(sabots(&["--version"]).answer(), version);
    assert_eq!(sabots(&["-V", "--lang", "en"]).answer(), version);
}

#[test]
fn completions_know_every_command() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        for lang in Lang::ALL.map(Lang::code) {
            let script = sabots(&["completions", shell, "--lang", lang]).answer();
            for command in COMMANDS {
                assert!(script.contains(command), "{shell}: {command}");
            }
        }
    }
}
