//! How the cave travels: what a target comes with, and what is no action.

#![allow(clippy::unwrap_used)]

use std::sync::Arc;

use chance::Quick;
use table::{Chance, Game, Hosted, Seat, Turn};
use tresors::{Cave, Rules};
use wire::tresors::{Outlook, Stuck};
use wire::{Prospect, Sent};

/// Everything that anybody could try in a whole game that is played at random, as it travels.
fn prospects(rules: &Arc<Rules>, seed: u64) -> Vec<Prospect> {
    let mut chance = Quick::new(seed);
    let mut cave = Cave::new(rules);
    let mut tried = Vec::new();
    loop {
        let seat: Seat = match cave.turn() {
            Turn::Over => return tried,
            Turn::Chance => {
                cave.shuffle(&mut chance, &mut ());
                continue;
            }
            Turn::Waiting(seats) | Turn::Asking(seats) => seats.iter().next().unwrap(),
        };
        let prospects = cave.prospects(seat);
        tried.extend(prospects.iter().map(|it| Prospect::new::<Cave>(it, rules)));
        let action = cave.pick(seat, |count| chance.below(count)).unwrap();
        cave.apply(seat, action, &mut ());
    }
}

#[test]
fn a_target_comes_with_a_way_that_leads_there() {
    let rules = Rules::of("tresors", 3, &[]).unwrap();
    let (mut walks, mut rides, mut lays) = (0, 0, 0);
    for seed in 0..30 {
        for prospect in prospects(&rules, seed) {
            let Some(wire::Outlook::Tresors(outlook)) = &prospect.outlook else { continue };
            let wire::Action::Tresors(action) = &prospect.action else { panic!("another family") };
            match (outlook, action) {
                (Outlook::Walks { path, .. }, wire::tresors::Action::Walk { cell }) => {
                    assert!(path.len() > 1 && path.last() == Some(&cell.as_str()), "{path:?}");
                    walks += 1;
                }
                (Outlook::Leaves { path }, wire::tresors::Action::Leave) => {
                    assert_eq!(path.last(), Some(&"E4"));
                }
                (Outlook::Carried { why: Stuck::Occupied | Stuck::Walled, .. }, _) => rides += 1,
                (Outlook::Lays { .. }, wire::tresors::Action::Lay { .. }) => lays += 1,
                (Outlook::Enters { .. }, wire::tresors::Action::Enter { .. }) => {}
                _ => panic!("{prospect:?}"),
            }
        }
    }
    assert!(walks > 0 && rides > 0 && lays > 0, "{walks} {rides} {lays}");
}

#[test]
fn what_is_no_action_is_not_read() {
    let rules = Rules::of("tresors", 4, &[]).unwrap();
    for bad in [
        "{}",
        r#"{"type":"walk"}"#,
        r#"{"type":"walk","cell":"F1"}"#,
        r#"{"type":"lay","turned":4}"#,
        r#"{"type":"lay","turned":-1}"#,
        r#"{"type":"walk","cell":"A1","x":1}"#,
        "1",
    ] {
        let bad = serde_json::from_str(bad).unwrap();
        assert!(Cave::hear_action(&bad, &rules).is_err(), "{bad}");
    }
}
