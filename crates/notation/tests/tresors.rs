//! What is written about the cave can be read again, nothing that is read can hurt, and a line that
//! cannot be is a fault that names it.

#![allow(clippy::unwrap_used)]

mod common;

use std::sync::Arc;

use chance::Quick;
use notation::tresors::{action_text, position_text, read_position};
use notation::{Dialect, Script, run, view_from};
use proptest::prelude::*;
use table::laws::{self, Subject};
use table::{Chance, Game};
use tresors::{Cave, Rules};

use common::{is_read_again, script, seeded};

/// Any table, with or without the die.
fn any_rules(chance: &mut Quick) -> Arc<Rules> {
    let seats = u8::try_from(2 + chance.below(3)).unwrap();
    let options: &[(&str, &str)] = match chance.below(4) {
        0 => &[],
        1 => &[("variant", "chance")],
        2 => &[("exit_exact", "on"), ("no_sealing", "on")],
        _ => &[("variant", "chance"), ("first_seat", "B")],
    };
    Rules::of("tresors", seats, options).unwrap()
}

/// The record of a random game.
fn walk(seed: u64, each: impl FnMut(&Cave)) -> String {
    let mut chance = Quick::new(seed);
    let rules = any_rules(&mut chance);
    common::walk(&rules, &mut chance, seed, each)
}

proptest! {
    #![proptest_config(seeded(60))]

    #[test]
    fn positions_and_views_round_trip(seed in any::<u64>()) {
        walk(seed, |cave| {
            let rules = cave.rules();
            let text = position_text(rules, &cave.position());
            let position = read_position(rules, &script(&**rules, &text).setup).unwrap();
            let again = Cave::place(rules, &position).unwrap_or_else(|why| panic!("{why:?} {text}"));
            assert_eq!(again, *cave, "{text}");
            for viewer in laws::viewers(cave) {
                let view = cave.view(viewer);
                let text = position_text(rules, &view.position());
                let again = view_from::<Cave>(&script(&**rules, &text)).unwrap();
                assert_eq!(again, view, "{text}");
            }
        });
    }

    #[test]
    fn records_round_trip(seed in any::<u64>(), cut in any::<usize>()) {
        is_read_again(&walk(seed, |_| {}), cut);
    }

    #[test]
    fn any_words_are_read_or_refused(words in proptest::collection::vec(word(), 0..80)) {
        for option in ["variant base", "variant chance", "exit_exact on"] {
            let text = format!("game tresors\nseats 3\noption {option}\n{}", words.concat());
            let _ = Script::parse(&text).and_then(|script| {
                let _ = view_from::<Cave>(&script);
                run(&script)
            });
        }
    }
}

/// Words of the notation.
const WORDS: &[&str] = &[
    "\n",
    "\n",
    "\n",
    " ",
    "A ",
    "B ",
    "C ",
    "D ",
    "A: ",
    "cell ",
    "cell B2: ",
    "cell D4: ",
    "pawn ",
    "pawn A: ",
    "pawn B: ",
    "pawn C: ",
    "pawn A: B2\npawn B: C2\npawn C: E3\n",
    "chief ",
    "chief 11\n",
    "loot A: ",
    "hand A: ",
    "stock: ",
    "die: ",
    "turn ",
    "turn A\n",
    "turn A plays\n",
    "viewer A\n",
    "unknown ",
    "out ",
    ". ",
    "- ",
    "1 ",
    "2 ",
    "3 ",
    "12 ",
    "999 ",
    "A1 ",
    "B2 ",
    "C2 ",
    "D4 ",
    "E3 ",
    "E4 ",
    "F1 ",
    "E01 ",
    "E06 ",
    "E19 ",
    "R01 ",
    "R16 ",
    "R41 ",
    "r0 ",
    "r1 ",
    "r3 ",
    "r4 ",
    "enters ",
    "walks to ",
    "leaves ",
    "turns ",
    "rolls ",
    "lays ",
    "time ",
    "next round ",
    "? ",
    "? targets A: ",
    "? legal A: ",
    "? can ",
    "? cannot ",
    "? genie A ",
    "? no genie A ",
    "? over ",
    "? winners ",
    "? cell B2: ",
    "? hand A: ",
    "=> refused ",
    "=> refused TRE-15 ",
    "seed ",
    "# ",
    ", ",
];

/// Words of the notation in any order, so that lines get far before they go wrong.
fn word() -> impl Strategy<Value = &'static str> {
    proptest::sample::select(WORDS)
}

#[test]
fn actions_round_trip() {
    let rules = Rules::of("tresors", 2, &[]).unwrap();
    for action in Cave::new(&rules).universe() {
        let (seat, again) =
            Cave::read_action(&rules, &format!("A {}", action_text(action))).unwrap();
        assert_eq!((seat.letter(), again), ('A', action));
    }
}

/// The line of the fault in a script for two.
fn fault(lines: &str) -> usize {
    let text = format!("game tresors\nseats 2\n{lines}");
    match Script::parse(&text).and_then(|script| run(&script)) {
        Err(fault) => fault.line,
        Ok(()) => panic!("{lines:?} should not hold"),
    }
}

#[test]
fn every_fault_names_its_line() {
    let faults = [
        ("cell A1: E01\nchief 3", 3),
        ("cell A1: E01 r4\nchief 3", 3),
        ("cell E4: E01 r0\nchief 3", 3),
        ("cell A1: E20 r0\nchief 3", 3),
        ("cell A1: E01 r0\ncell A1: E02 r0", 4),
        ("cell A1: E01 r0\ncell A2: E01 r0\nchief 3", 4),
        ("cell A1: E01 r0\nloot A: E01\nchief 3", 4),
        ("loot A: E01 E01\nchief 3", 3),
        ("stock: E01 E01\nchief 3", 3),
        ("pawn A: A1\nchief 3", 3),
        ("pawn A: A1\npawn B: A1\nchief 3", 4),
        ("pawn A: out\npawn B: A1\nturn A\nchief 3", 5),
        ("pawn C: A1\nchief 3", 3),
        ("chief 13\npawn A: A1\npawn B: A2", 3),
        ("chief\npawn A: A1\npawn B: A2", 3),
        ("die: 1\npawn A: A1\npawn B: A2", 3),
        ("cell A1: -\npawn A: B1\npawn B: A2", 3),
        ("hand A\nchief 3", 3),
        ("pawn A: A1\npawn B: B2\ncell C3: -\nturn A\nhand B: R01\nchief 3", 6),
        ("battle A: E01", 3),
        ("km A: 100", 3),
        ("viewer A\nA enters A1", 3),
        ("stock: 41 unknown\nA enters A1", 3),
        ("A walks A1", 3),
        ("A enters F1", 3),
        ("A turns 1", 3),
        ("A dances", 3),
        ("C enters A1", 3),
        ("? targets A", 3),
        ("? targets A: E4", 3),
        ("? km A 100", 3),
        ("? cell A1: E01", 3),
        ("? weather", 3),
        ("option variant luck", 3),
        ("option first_seat C", 3),
    ];
    for (lines, line) in faults {
        assert_eq!(fault(lines), line, "{lines:?}");
    }
    assert!(Script::parse("game tresors\nseats 5").and_then(|s| run(&s)).is_err());
}

#[test]
fn without_a_turn_line_those_who_are_out_are_skipped() {
    let text = "game tresors\nseats 3\npawn A: out\npawn B: B2\npawn C: D4\n? turn B";
    run(&Script::parse(text).unwrap()).unwrap();
    let text = "game tresors\nseats 2\npawn A: C2\npawn B: out\ncell D4: -\nhand B: R25
        ? turn B\n? hand B: R25\nB turns r2\n? cell D4: R25 r2\n? turn A\n? hand B: -";
    run(&Script::parse(text).unwrap()).unwrap();
}

#[test]
fn words_of_other_games_are_refused_not_misread() {
    let text = "game tresors\nseats 2\npawn A: B2\npawn B: D4
        A passes => refused TRE-24
        A draws => refused TRE-34
        A attacks B with accident => refused
        time => refused
        next round => refused
        ? no window";
    run(&Script::parse(text).unwrap()).unwrap();
}
