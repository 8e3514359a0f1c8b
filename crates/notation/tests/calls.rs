//! A call that comes to nothing says why.

#![allow(clippy::unwrap_used)]

use notation::{Script, rules, tell};
use sprint::{Event, Lapse, Sprint};

/// Why calls lapse in a script of Fun & Speed, in order.
fn lapses(lines: &str) -> Vec<Lapse> {
    let script = Script::parse(&format!("game fun-speed\n{lines}")).unwrap();
    let mut lapses = Vec::new();
    tell::<Sprint>(&rules::<Sprint>(&script.header).unwrap(), &script, &mut |_, told| {
        lapses.extend(told.events().iter().filter_map(|event| match event {
            Event::Lapsed { why, .. } => Some(*why),
            _ => None,
        }));
    })
    .unwrap();
    lapses
}

#[test]
fn fun_77_a_second_hold_up_in_one_turn_lapses_because_one_has_won() {
    let lines = "seats 3
        turn A plays
        km A: 200 100
        km B: 100 200
        km C: 100 100
        hand A: 25
        C calls hold-up
        C steals 100 from A
        C calls hold-up";
    assert_eq!(lapses(lines), [Lapse::AlreadyRobbed]);
}

#[test]
fn fun_a14_a_hold_up_on_a_tie_that_is_gone_lapses_for_that() {
    let lines = "seats 4
        turn A
        km A: 100
        km B: 100
        km C: 50
        km D: 25
        hand A: 25
        C calls hold-up
        D calls hold-up
        C steals 100 from A";
    assert_eq!(lapses(lines), [Lapse::TieGone]);
}

#[test]
fn fun_a12_a_hold_up_on_bottes_alone_finds_nothing_to_take() {
    let lines = "seats 3
        turn A
        safe A: increvable
        km B: 100
        km C: 50
        hand A: 25
        B calls hold-up";
    assert_eq!(lapses(lines), [Lapse::NothingToTake]);
}
