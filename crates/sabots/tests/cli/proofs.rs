//! Deals that can be checked, offline.

use std::fs;

use super::{sabots, sabots_reading};

/// A game that was downloaded from a server.
fn record() -> String {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/shuffle/record.txt");
    fs::read_to_string(path).expect("a record")
}

/// What a player would have noted before its deal.
fn pledge() -> String {
    let record = record();
    let line = record.lines().find_map(|line| line.strip_prefix("# round 0 pledge "));
    line.expect("a pledge").to_owned()
}

fn verify(record: &str, args: &[&str]) -> String {
    sabots_reading(&[&["verify", "-", "--lang", "en"], args].concat(), record).answer()
}

fn complaint(record: &str, args: &[&str]) -> String {
    sabots_reading(&[&["verify", "-", "--lang", "en"], args].concat(), record).complaint(1)
}

#[test]
fn what_is_proved_is_said_and_what_is_not() {
    let answer = verify(&record(), &[]);
    for part in [
        "Proved: deal 1 of table ",
        "Added to it: A.",
        &format!("to compare with the one you were shown before: {}", pledge()),
        "Proved: with these cards the rules allow every one of the ",
        "Not proved: that a pledge was shown before its deal",
        "nobody looked into the cards on the server",
    ] {
        assert!(answer.contains(part), "{part}: {answer}");
    }
    let noted = verify(&record(), &["--pledge", &pledge()]);
    assert!(noted.contains("the one you noted"), "{noted}");
    // Whatever replays records replays this one.
    sabots_reading(&["replay", "-"], &record()).answer();
}

#[test]
fn a_record_that_was_changed_is_found_out() {
    let other = "0".repeat(64);
    assert!(
        complaint(&record(), &["--pledge", &other]).contains("no deal of this game has the pledge")
    );
    let changed = record().replacen("gift A 0", "gift A 1", 1);
    assert!(complaint(&changed, &[]).contains("does not follow from the secret of deal 1"));
    let changed = record().replacen("# table ", "# table 0", 1);
    assert!(complaint(&changed, &[]).contains("is not the one that was pledged"));
    let changed = record().replacen("\nA ", "\nA lays 200\nA ", 1);
    assert!(complaint(&changed, &[]).contains("-:"), "a move that the rules forbid");
    sabots(&["verify", "-", "--pledge", "moon"]).complaint(2);
}

#[test]
fn a_game_without_promises_proves_its_moves_alone() {
    let record = sabots(&["record", "desert", "--seats", "2"]).answer();
    let answer = verify(&record, &[]);
    assert!(answer.contains("Not proved: one deal was never promised."), "{answer}");
    assert!(!answer.contains("Proved: deal"), "{answer}");
}
