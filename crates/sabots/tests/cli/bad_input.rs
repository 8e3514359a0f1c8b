//! Bad input of every kind: one clear line, code 2, no panic.

use std::collections::BTreeSet;
use std::io::pipe;
use std::process::Stdio;

use texts::Lang;

use super::{Folder, program, ran, sabots, sabots_reading};

/// Runs bad arguments in every language; the complaint must mention all of `parts`.
#[track_caller]
fn refused(args: &[&str], parts: &[&str]) {
    let complaints = Lang::ALL.map(|lang| {
        let ran = sabots(&[args, &["--lang", lang.code()]].concat());
        assert_eq!(ran.out, "");
        ran.complaint(2)
    });
    let different: BTreeSet<&String> = complaints.iter().collect();
    assert_eq!(different.len(), complaints.len(), "the same in two languages: {complaints:?}");
    for complaint in &complaints {
        assert!(complaint.starts_with("sabots: "), "{complaint}");
        assert!(!complaint.contains(" cli-") && !complaint.contains("{$"), "{complaint}");
        for part in parts {
            assert!(complaint.contains(part), "no {part:?} in {complaint:?}");
        }
    }
}

#[test]
fn unknown_commands_and_arguments() {
    refused(&[], &["games", "completions", "sabots --help"]);
    refused(&["frobnicate"], &["frobnicate", "sabots --help"]);
    refused(&["simulat"], &["simulat", "simulate"]);
    refused(&["simulate", "asterix", "--seat", "2"], &["--seat", "--seats"]);
    refused(&["games", "asterix", "desert"], &["desert", "sabots games --help"]);
    refused(&["games", "--frobnicate"], &["--frobnicate"]);
    refused(&["games", "-x"], &["-x"]);
    refused(&["simulate", "asterix", "--json=yes", "--seats", "2", "--games", "1"], &["--json"]);
    refused(&["rules", "asterix", "AST-61", "--list"], &["--list"]);
    refused(&["replay", "-", "--final", "--final"], &["--final"]);
}

#[test]
fn missing_arguments() {
    refused(&["simulate"], &["--seats", "--games", "sabots simulate --help"]);
    refused(&["simulate", "asterix", "--seats", "2"], &["--games"]);
    refused(&["simulate", "asterix", "--seats", "2", "--games"], &["--games"]);
    refused(&["record", "asterix"], &["--seats"]);
    refused(&["replay"], &["sabots replay --help"]);
    refused(&["scenario"], &["sabots scenario --help"]);
    refused(&["rules"], &["sabots rules --help"]);
    refused(&["completions"], &["sabots completions --help"]);
}

#[test]
fn a_rehearsal_stays_on_this_machine_and_in_a_folder_of_its_own() {
    refused(&["serve", "--rehearsal", "7"], &["--data", "sabots serve --help"]);
    refused(&["serve", "--rehearsal", "seven", "--data", "x"], &["--rehearsal", "seven"]);
    let folder = Folder::new("rehearsal");
    let data = folder.0.join("data").into_os_string().into_string().expect("a plain path");
    let args = ["serve", "--rehearsal", "7", "--data", &data, "--listen", "0.0.0.0:0"];
    refused(&args, &["0.0.0.0"]);
}

#[test]
fn unknown_values() {
    refused(&["rules", "asterx"], &["asterx", "asterix"]);
    refused(&["games", "chess"], &["chess", "asterix", "desert"]);
    refused(&["rules", "asterix", "XYZ-1"], &["XYZ-1", "sabots rules asterix --list"]);
    refused(&["rules", "asterix", "des-36"], &["sabots rules desert des-36"]);
    refused(&["rules", "asterix", ""], &["sabots rules asterix --list"]);
    refused(&["completions", "tcsh"], &["tcsh", "bash"]);
    refused(&["simulate", "asterix", "--seats", "2", "--games", "1", "--bots", "deep"], &["deep"]);
    let unknown = sabots(&["--lang", "xx", "games"]).complaint(2);
    assert!(Lang::ALL.iter().all(|lang| unknown.contains(lang.code())), "{unknown}");
}

#[test]
fn impossible_arenas() {
    let with = |args: &[&'static str]| [&["arena", "--games", "2"], args].concat();
    refused(&["arena"], &["--seats", "--games", "sabots arena --help"]);
    refused(&with(&["asterix"]), &["--seats"]);
    refused(&["arena", "asterix", "--seats", "steady,random"], &["--games"]);
    refused(&["arena", "asterix", "--seats", "steady,random", "--games", "0"], &["--games", "0"]);
    refused(&with(&["asterix", "--seats", "steady,deep"]), &["--seats", "deep", "steady"]);
    refused(&with(&["asterix", "--seats", "steady,"]), &["--seats", "steady"]);
    refused(&with(&["asterix", "--seats", ""]), &["--seats"]);
    refused(&with(&["asterix", "--seats", "2"]), &["--seats", "2", "random"]);
    refused(&with(&["asterix", "--seats", "steady"]), &["1", "2, 3, 4, 6"]);
    let crowd = "steady,steady,steady,steady,steady,steady,steady,steady,steady";
    refused(&with(&["rush", "--seats", crowd]), &["--seats", "8"]);
    for budget in ["", "50", "ms", "0ms", "50 ms", "1.5ms", "9999999playouts", "5min"] {
        let args =
            ["arena", "rush", "--seats", "expert,random", "--games", "2", "--budget", budget];
        refused(&args, &["--budget", budget]);
    }
    let quick = ["rush", "--seats", "steady,random", "--budget", "50ms"];
    refused(&with(&quick), &["--budget", "expert"]);
    // Partners sit opposite each other.
    let across = ["asterix", "--seats", "steady,random,random,steady,steady,random"];
    refused(&with(&across), &["B", "E", "--seats"]);
    let gaol = ["asterix", "--seats", "steady,random", "--option", "gaol=700"];
    refused(&with(&gaol), &["gaol", "goal"]);
}

#[test]
fn impossible_tables() {
    for command in [&["record"][..], &["simulate", "--games", "10"]] {
        let with = |args: &[&'static str]| [command, &["asterix"], args].concat();
        refused(&with(&["--seats", "5"]), &["5", "2, 3, 4, 6"]);
        refused(&with(&["--seats", "2", "--option", "goal=700"]), &["goal 700", "4", "8"]);
        refused(&with(&["--seats", "2", "--option", "goal=900"]), &["goal", "900", "1000"]);
        refused(&with(&["--seats", "2", "--option", "gaol=700"]), &["gaol", "goal"]);
        refused(&with(&["--seats", "2", "--option", "goal"]), &["goal", "--option"]);
        refused(&with(&["--seats", "2", "--option", "first_dealer=C"]), &["first_dealer", "C"]);
    }
}

#[test]
fn decks_that_cannot_be_played_are_blamed_on_their_line() {
    let folder = Folder::new("bad_decks");
    for (deck, line, part) in [
        ("# mine\nhello 3\n", 2, "hello 3"),
        ("3 hello\n\n1 50\n", 1, "hello"),
        ("1 50\n3 50,3x75\n", 2, "3 50,3x75"),
        ("1 50\n", 1, "75"),
        ("", 1, ""),
    ] {
        let path = folder.write("deck.txt", deck);
        let option = format!("deck=file:{path}");
        for command in [&["record"][..], &["simulate", "--games", "1"]] {
            for lang in Lang::ALL.map(Lang::code) {
                let args = ["rush", "--seats", "2", "--option", &option, "--lang", lang];
                let complaint = sabots(&[command, &args].concat()).complaint(1);
                assert!(complaint.starts_with(&format!("{path}:{line}: ")), "{complaint}");
                assert!(complaint.contains(part), "{complaint}");
            }
        }
        let script = folder.write("own.scn", "game rush\nseats 2\noption deck file:deck.txt\n");
        sabots(&["replay", &script]).complaint(1);
    }
    let path = folder.write("deck.txt", "hello 3\n");
    let script = folder.write("own.scn", "game rush\nseats 2\noption deck file:deck.txt\n");
    let complaint = sabots(&["replay", &script]).complaint(1);
    assert!(complaint.starts_with(&format!("{path}:1: ")), "{complaint}");
    let judged = sabots(&["scenario", &script]).out;
    let wanted = format!("FAIL {script}:3 {path}:1: `hello 3` is not a number and a card\n");
    assert!(judged.starts_with(&wanted), "{judged}");
}

#[test]
fn a_port_that_is_taken_is_another_choice() {
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let folder = Folder::new("taken");
    let data = folder.0.join("data").into_os_string().into_string().expect("a plain path");
    refused(&["serve", "--listen", &address, "--data", &data], &[&address, "--listen"]);
}

#[test]
fn impossible_numbers() {
    let huge = "99999999999999999999999999999999999999";
    for (name, bad, bounds) in [
        ("--seats", &["0", "9", "-1", "x", "", "2.5", huge][..], ["1", "8"]),
        ("--games", &["0", "1000000001", "-1", "x", "1e6", huge], ["1", "1000000000"]),
        ("--threads", &["0", "1025", "-1", "x", huge], ["1", "1024"]),
        ("--seed", &["-1", "x", huge], ["0", "18446744073709551615"]),
    ] {
        for value in bad {
            let attached = format!("{name}={value}");
            let mut args = vec!["simulate", "asterix", attached.as_str()];
            for good in ["--seats=2", "--games=1"] {
                if !good.starts_with(name) {
                    args.push(good);
                }
            }
            refused(&args, &[name, value, bounds[0], bounds[1]]);
        }
    }
}

#[test]
fn files_that_cannot_be_replayed() {
    let folder = Folder::new("cannot_be_replayed");
    let missing = folder.0.join("missing.scn");
    refused(&["replay", missing.to_str().unwrap()], &["missing.scn"]);
    refused(&["replay", folder.0.to_str().unwrap()], &["cannot_be_replayed"]);
    let french = sabots(&["replay", missing.to_str().unwrap()]).complaint(2);
    assert!(french.ends_with("ne peut pas être lu\u{a0}: il n’existe pas."), "{french}");
    let path = folder.write("latin1.scn", b"game asterix\nseats 2\ntitle d\xe9j\xe0\n");
    for lang in Lang::ALL.map(Lang::code) {
        let complaint = sabots(&["replay", &path, "--lang", lang]).complaint(1);
        assert!(complaint.starts_with(&format!("{path}:3: ")), "{complaint}");
        assert!(complaint.contains("0xe9"), "{complaint}");
    }
    for seat in ["C", "Z", "", "AB", "é"] {
        let ran = sabots_reading(&["replay", "-", "--view", seat], "game asterix\nseats 2\n");
        ran.complaint(2);
    }
}

#[cfg(unix)]
#[test]
fn arguments_that_are_no_text() {
    let bad = super::no_text();
    for before in [
        &[][..],
        &["games"],
        &["rules", "asterix"],
        &["record", "asterix", "--seats"],
        &["simulate", "asterix", "--seats", "2", "--games", "1", "--option"],
        &["replay"],
        &["completions"],
        &["--lang"],
    ] {
        ran(program().args(before).arg(&bad), "").complaint(2);
    }
    let scenario = ran(program().arg("scenario").arg(&bad), "");
    assert_eq!((scenario.code, scenario.err.as_str()), (Some(1), ""));
    assert!(scenario.out.starts_with("FAIL "));
}

#[test]
fn complaints_stay_on_one_line_whatever_they_repeat() {
    for nasty in ["a\nb", "\u{1b}[2J\r\n", "\u{2028}", &"x".repeat(100_000)] {
        for args in [
            &[nasty][..],
            &["games", nasty],
            &["rules", "asterix", nasty],
            &["record", "asterix", "--seats", nasty],
            &["record", "asterix", "--seats", "2", "--option", nasty],
            &["record", "asterix", "--seats", "2", "--option", &format!("goal={nasty}")],
            &["replay", nasty],
        ] {
            let complaint = sabots(args).complaint(2);
            assert!(!complaint.contains(char::is_control), "{complaint:?}");
            assert!(complaint.chars().count() < 1100, "{} letters", complaint.chars().count());
        }
    }
}

#[test]
fn nobody_reads_any_more() {
    for args in [
        &["rules", "asterix"][..],
        &["games"],
        &["--help"],
        &["--version"],
        &["record", "desert", "--seats", "2"],
        &["completions", "bash"],
        &["simulate", "desert", "--seats", "2", "--games", "1"],
        &["arena", "desert", "--seats", "steady,random", "--games", "1"],
    ] {
        let (reader, writer) = pipe().unwrap();
        drop(reader);
        let child = program().args(args).stdout(writer).stderr(Stdio::piped()).spawn().unwrap();
        let output = child.wait_with_output().unwrap();
        assert_eq!(output.status.code(), Some(0), "{args:?}");
        assert_eq!(output.stderr, b"", "{args:?}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn there_is_no_space_left() {
    let full = std::fs::File::options().write(true).open("/dev/full").unwrap();
    let child = program().arg("games").stdout(full).stderr(Stdio::piped()).spawn().unwrap();
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(1));
    let complaint = String::from_utf8(output.stderr).unwrap();
    assert_eq!(complaint.lines().count(), 1, "{complaint}");
    assert!(complaint.contains("il n’y a plus de place"), "{complaint}");
}
