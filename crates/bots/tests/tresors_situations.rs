//! What somebody who knows the cave would do, one situation a test.

#![allow(clippy::unwrap_used)]

use bots::Skill;
use chance::Quick;
use notation::tresors::action_text;
use notation::{Script, view_from};
use table::{Game, Secrets, Viewer};
use tresors::Cave;

/// What the steady one may do in a position: more than one thing if chance decides.
fn choices(options: &str, lines: &str) -> Vec<String> {
    let text = format!("game tresors\nseats 2\n{options}\nviewer A\n{lines}");
    let view = view_from::<Cave>(&Script::parse(&text).unwrap()).unwrap();
    let Viewer::Seat(seat) = view.viewer else { panic!("a viewer with a seat") };
    let mut legal = Vec::new();
    Cave::imagine(&view, &mut Quick::new(1)).legal(seat, &mut legal);
    let decide = |seed| Cave::steady(&view, &legal, &mut Quick::new(seed));
    let mut choices: Vec<String> = (0..50).map(|seed| action_text(decide(seed))).collect();
    choices.sort();
    choices.dedup();
    choices
}

/// What A does on its turn in the basic game.
fn base(lines: &str) -> Vec<String> {
    choices("turn A", lines)
}

/// A at the door with nine treasures, B deep inside with as many.
const AT_THE_DOOR: &str = "cell D4: E01 r0\ncell A1: E11 r0\npawn A: D4\npawn B: A1
    loot A: R30 R31 R32\nloot B: R33 R34 R35";

#[test]
fn it_runs_when_the_chief_is_near() {
    assert_eq!(base(&format!("{AT_THE_DOOR}\nchief 11")), ["leaves"]);
}

#[test]
fn it_stays_while_there_is_time() {
    let choice = base("cell D4: E01 r0\ncell A1: E11 r0\npawn A: D4\npawn B: A1\nchief 1");
    assert!(!choice.contains(&"leaves".to_owned()), "{choice:?}");
}

#[test]
fn the_last_one_inside_leaves_as_soon_as_it_is_ahead() {
    let alone = "cell D4: E01 r0\npawn A: D4\npawn B: out\nchief 2\nloot B: R30 R31";
    assert_eq!(base(&format!("{alone}\nloot A: R32 R33 R17")), ["leaves"]);
    let behind = base(&format!("{alone}\nloot A: R32"));
    assert!(!behind.contains(&"leaves".to_owned()), "{behind:?}");
}

#[test]
fn it_goes_towards_the_exit_when_time_is_short() {
    let choice = base(
        "cell C3: E11 r0\ncell A1: E12 r0\npawn A: C3\npawn B: A1\nchief 10
         cell D4: R30 r0\ncell E3: E01 r0\ncell A3: R31 r0\ncell B2: R32 r0\ncell C1: R33 r0
         loot A: R17\nloot B: R18",
    );
    assert!(choice == ["walks to D4"] || choice == ["walks to E3"], "{choice:?}");
}

#[test]
fn somebody_who_is_out_and_ahead_shuts_the_others_in() {
    let choice = base(
        "cell D4: -\nhand A: R19\ncell E3: E06 r2\ncell C4: E11 r0
         pawn A: out\npawn B: C4\nchief 9\nloot A: R30 R31 R32\nloot B: R33 R34",
    );
    assert_eq!(choice, ["turns r1"]);
}

#[test]
fn somebody_inside_keeps_its_own_way_open() {
    let choice = base(
        "cell D4: -\nhand A: R19\ncell E3: E06 r2\ncell C4: E11 r0
         pawn A: C4\npawn B: A1\nchief 9\nloot A: R30 R31\nloot B: R33 R34",
    );
    assert!(!choice.contains(&"turns r1".to_owned()), "{choice:?}");
    assert!(!choice.contains(&"turns r3".to_owned()), "{choice:?}");
}

#[test]
fn with_the_die_it_goes_where_most_treasures_are() {
    let lines = "turn A plays\ndie: 1\ncell B2: E01 r0\ncell A2: E02 r0\ncell B1: E03 r0
         cell C2: R30 r0\ncell B3: E11 r0\npawn A: B2\npawn B: E1";
    assert_eq!(choices("option variant chance", lines), ["walks to C2"]);
}
