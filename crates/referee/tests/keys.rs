//! Rooms whose host gives a key before each round.

#![allow(clippy::unwrap_used)]

use std::sync::Arc;

use bots::Level;
use chance::derive;
use referee::{Input, Kept, Millis, Occupant, Output, Pace, Room};
use sprint::{Action, Rules, Sprint};
use table::{Entry, Seed, Viewer};

type Table = Room<Sprint, Level>;

/// Three bots shuffle the discard pile again and again, so that a round needs several seeds.
fn rules() -> Arc<Rules> {
    Rules::of("rush", 3, &[("strict", "on")]).unwrap()
}

fn own(seed: u64) -> Table {
    let bots = vec![Occupant::Bot(Level::Random); 3];
    Room::new(&rules(), bots, Pace::FAST, Seed::from_number(seed))
}

fn send(room: &mut Table, kept: &mut Vec<Kept<Action>>, now: Millis, input: Input<Action>) {
    let mut out: Vec<Output<Sprint>> = Vec::new();
    room.handle(now, input, &mut out);
    kept.extend(out.into_iter().filter_map(|output| match output {
        Output::Keep(kept) => Some(kept),
        _ => None,
    }));
}

fn seeds(kept: &[Kept<Action>]) -> Vec<Seed> {
    let seeds = kept.iter().filter_map(|kept| match kept {
        Kept::Played(Entry::Seed(seed)) => Some(*seed),
        _ => None,
    });
    seeds.collect()
}

fn is_over(room: &Table) -> bool {
    room.news(Viewer::Spectator).score.is_some()
}

/// Plays a round with a key, and says how many seeds it took. Now and then the room is made again from
/// what was kept, and goes on as it was.
fn round(seed: u64, key: Seed) -> usize {
    let (mut room, mut kept, mut now) = (own(seed).dealt_by_host(), Vec::new(), Millis(0));
    send(&mut room, &mut kept, now, Input::Wake);
    assert!(room.wants_key() && kept.is_empty() && room.wake_at().is_none());
    send(&mut room, &mut kept, now, Input::Deal { key });
    for step in 0.. {
        assert!(!room.wants_key());
        if is_over(&room) {
            break;
        }
        if step % 16 == 0 {
            let again = own(seed).dealt_by_host().restore(&kept, now).unwrap().with_key(key);
            let [new, old] = [&again, &room].map(|room| room.news(Viewer::Spectator));
            assert_eq!((new.version, new.view, again.round()), (old.version, old.view, 0));
            room = again;
        }
        now = room.wake_at().unwrap();
        send(&mut room, &mut kept, now, Input::Wake);
    }
    let used = seeds(&kept);
    let derived: Vec<Seed> = (0..).map(|at| derive(key, at)).take(used.len()).collect();
    assert_eq!(used, derived);
    used.len()
}

#[test]
fn a_room_waits_for_its_key_and_derives_every_seed_of_the_round_from_it() {
    let most = (1..20).map(|seed| round(seed, Seed::from_number(100 + seed))).max();
    assert!(most.unwrap() >= 3, "{most:?}");
}

#[test]
fn a_key_that_comes_twice_counts_once() {
    let (mut room, mut kept) = (own(1).dealt_by_host(), Vec::new());
    for key in [11, 12] {
        send(&mut room, &mut kept, Millis(0), Input::Deal { key: Seed::from_number(key) });
    }
    assert_eq!(seeds(&kept)[0], derive(Seed::from_number(11), 0));
}

#[test]
fn a_room_with_a_seed_of_its_own_wants_no_key() {
    let (mut room, mut kept) = (own(1), Vec::new());
    assert!(!room.wants_key());
    send(&mut room, &mut kept, Millis(0), Input::Deal { key: Seed::from_number(11) });
    assert_eq!(seeds(&kept)[0], derive(Seed::from_number(1), 0));
}
