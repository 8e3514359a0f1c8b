//! Rule tests: what is printed is a contract, in whatever language.

use texts::Lang;

use super::{Folder, sabots};

const GOOD: &str =
    "game asterix\nseats 2\nbattle A: feu-vert\nhand A: 100\nA lays 100\n? km A 100\n";

#[test]
fn files_pass_or_fail_with_their_line() {
    let folder = Folder::new("pass_or_fail");
    let good = folder.write("good.scn", GOOD);
    let bad = folder.write("bad.scn", GOOD.replace("km A 100", "km A 200"));
    for lang in Lang::ALL.map(Lang::code) {
        let ran = sabots(&["--lang", lang, "scenario", &good]);
        assert_eq!(ran.answer(), format!("ok {good}\n1 passed, 0 failed\n"));
        let ran = sabots(&["--lang", lang, "scenario", &bad, &good]);
        assert_eq!((ran.code, ran.err.as_str()), (Some(1), ""));
        let wanted = format!(
            "FAIL {bad}:6 ? km A 200: expected 200, found 100\nok {good}\n1 passed, 1 failed\n"
        );
        assert_eq!(ran.out, wanted);
    }
}

#[test]
fn a_folder_stands_for_every_scenario_below_it_in_order() {
    let folder = Folder::new("below");
    folder.write("b.scn", GOOD);
    folder.write("a/z.scn", GOOD);
    folder.write("a/b/c.scn", "nonsense\n");
    folder.write("a/notes.txt", "nonsense\n");
    let path = folder.0.to_str().unwrap();
    let ran = sabots(&["scenario", path]);
    assert_eq!(ran.code, Some(1));
    let wanted = format!(
        "FAIL {path}/a/b/c.scn:1 `nonsense` cannot be read\nok {path}/a/z.scn\n\
         ok {path}/b.scn\n2 passed, 1 failed\n"
    );
    assert_eq!(ran.out, wanted);
}

#[test]
fn clauses_that_no_rulebook_has_are_warned_of() {
    let folder = Folder::new("unknown_clauses");
    let file = folder.write("own.scn", format!("clauses AST-25 CLA-888\n{GOOD}"));
    for lang in Lang::ALL.map(Lang::code) {
        let ran = sabots(&["--lang", lang, "scenario", &file]);
        // The file holds all the same.
        assert_eq!((ran.code, ran.out), (Some(0), format!("ok {file}\n1 passed, 0 failed\n")));
        assert!(
            ran.err.contains(&format!("{file}:1")) && ran.err.contains("CLA-888"),
            "{}",
            ran.err
        );
        assert!(!ran.err.contains("AST-25") && ran.err.lines().count() == 1, "{}", ran.err);
    }
}

#[test]
fn the_scenarios_of_the_house_hold() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/scenarios");
    let out = sabots(&["scenario", folder]).answer();
    assert!(out.lines().count() > 100 && out.ends_with(" passed, 0 failed\n"), "{out}");
}

#[test]
fn whatever_is_in_a_file_it_only_fails() {
    let folder = Folder::new("whatever");
    let games = families::names().join(", ");
    let unknown = format!("no game is called `chess`; there are {games}");
    let verbs = |verb: &str| {
        let verbs = "lays, attacks, discards, passes, replies, declines, extends, stops";
        format!("`{verb}` cannot be read here; the verbs are {verbs}")
    };
    let cases: [(&[u8], usize, &str); 8] = [
        (b"", 1, "no `game` line"),
        (b"game asterix\nseats 2\n\n\xff", 4, "expected UTF-8, found the byte 0xff"),
        (b"\xc3", 1, "expected UTF-8, found the byte 0xc3"),
        (b"game asterix\nseats 2\nA explodes\n", 3, &verbs("explodes")),
        (b"game asterix\nseats 300\n", 2, "`seats` needs a small number"),
        (b"game chess\nseats 2\n", 1, &unknown),
        (b"game asterix\nseats 2\nA \x1b[2J\n", 3, &verbs("\\u{1b}[2J")),
        (
            b"game asterix\nseats 2\nhand A: 200 200 200 200 200\n",
            3,
            "the deck has only 4 of `200`",
        ),
    ];
    for (content, line, what) in cases {
        let path = folder.write("case.scn", content);
        let ran = sabots(&["scenario", &path]);
        assert_eq!((ran.code, ran.err.as_str()), (Some(1), ""));
        assert_eq!(ran.out, format!("FAIL {path}:{line} {what}\n0 passed, 1 failed\n"));
    }
}

#[test]
fn what_cannot_be_read_fails_too() {
    let folder = Folder::new("cannot_be_read");
    let path = folder.0.to_str().unwrap();
    let ran = sabots(&["scenario", path]);
    assert_eq!(ran.code, Some(1));
    assert!(ran.out.starts_with(&format!("FAIL {path}:1 expected files that end in .scn")));
    let missing = format!("{path}/missing.scn");
    let ran = sabots(&["scenario", &missing]);
    assert_eq!(ran.code, Some(1));
    assert!(ran.out.starts_with(&format!("FAIL {missing}:1 expected a readable file, found")));
    assert!(ran.out.ends_with("\n0 passed, 1 failed\n"));
}

#[cfg(unix)]
#[test]
fn endless_files_and_circles_of_folders_end() {
    let folder = Folder::new("endless");
    let ran = sabots(&["scenario", "/dev/zero"]);
    assert_eq!(ran.code, Some(1));
    assert!(ran.out.starts_with("FAIL /dev/zero:1 expected a script, found a file longer"));
    folder.write("good.scn", GOOD);
    std::os::unix::fs::symlink(&folder.0, folder.0.join("circle.scn")).unwrap();
    let out = sabots(&["scenario", folder.0.to_str().unwrap()]).answer();
    assert!(out.ends_with("\n1 passed, 0 failed\n"), "{out}");
}

#[test]
fn a_script_may_name_a_deck_beside_it() {
    let folder = Folder::new("deck_beside");
    let script = "game rush\nseats 2\noption deck file:own.deck\nhand A: 25\nturn A plays\n\
                  A lays 25\n";
    let file = folder.write("own.scn", script);
    let ran = sabots(&["scenario", &file]);
    assert!(ran.out.starts_with(&format!("FAIL {file}:3 expected a readable file")), "{}", ran.out);
    let kinds = "50 75 100 200 300 feu-rouge limite-de-vitesse panne-d-electricite alerte-pollution \
                 accident feu-vert fin-de-limite borne-de-recharge fin-du-pic reparations \
                 prioritaire-electrique super-autonomie covoiturage as-du-volant accelerateur \
                 retroviseur demi-tour vol controle";
    let deck: Vec<String> = kinds.split_whitespace().map(|kind| format!("1 {kind}\n")).collect();
    folder.write("own.deck", format!("# many of the lowest\n15 25\n{}", deck.concat()));
    let out = sabots(&["scenario", &file]).answer();
    assert!(out.ends_with("1 passed, 0 failed\n"), "{out}");
}
