//! What a host has thought about for a bot counts in the moment it was thought for, and in no other.

#![allow(clippy::unwrap_used)]

use families::{Setup, at_family, games};
use referee::{Input, Kept, Occupant, Output, Pace, Room};
use table::{Bot, Chance, Entry, Game, Hosted, Seed, Viewer};

/// Does the first thing that it may do.
#[derive(Clone, Copy, PartialEq, Debug)]
struct First;

impl<G: Game> Bot<G> for First {
    fn decide(&mut self, _: &G::View, legal: &[G::Action], _: &mut impl Chance) -> G::Action {
        legal[0]
    }
}

/// Lets bots play, who are advised to do the last thing that they may do, and says how often they did
/// the first and how often the last. `late` is by how many versions the advice is late.
fn advised<G: Hosted>(setup: &G::Setup, seats: u8, late: u32) -> (u32, u32) {
    let bots = vec![Occupant::Bot(First); usize::from(seats)];
    let mut room: Room<G, First> = Room::new(setup, bots, Pace::NORMAL, Seed::from_number(7));
    let (mut first, mut last) = (0, 0);
    for _ in 0..200 {
        let Some(now) = room.wake_at() else { break };
        let puzzle = room.puzzle();
        if let Some(puzzle) = &puzzle {
            assert_eq!(room.pondering(), Some((puzzle.version, First)));
            assert_eq!(puzzle.view, room.news(Viewer::Seat(puzzle.seat)).view);
            let version = referee::Version(puzzle.version.0.wrapping_sub(late));
            room.advise(version, puzzle.seat, puzzle.legal.len() - 1);
        }
        assert_eq!(room.wake_at(), Some(now), "advice hurries nobody");
        let mut out: Vec<Output<G>> = Vec::new();
        room.handle(now, Input::Wake, &mut out);
        let played = out.iter().find_map(|output| match output {
            Output::Keep(Kept::Played(Entry::Act(seat, action))) => Some((*seat, *action)),
            _ => None,
        });
        if let (Some(puzzle), Some((seat, action))) = (puzzle, played)
            && seat == puzzle.seat
        {
            first += u32::from(action == puzzle.legal[0]);
            last += u32::from(action == *puzzle.legal.last().unwrap());
        }
    }
    (first, last)
}

#[test]
fn advice_counts_in_its_moment_and_in_no_other() {
    for game in games() {
        let seats = game.seatings[0].seats;
        let setup = Setup::of(game.name, seats, &[]).unwrap();
        at_family!(&setup, G(rules) => {
            let (first, last) = advised::<G>(rules, seats, 0);
            assert!(first == 0 && last > 5, "{}: {first} and {last}", game.name);
            let (first, last) = advised::<G>(rules, seats, 1);
            assert!(first > 5 && last == 0, "{}, too late: {first} and {last}", game.name);
        });
    }
}

#[test]
fn a_bot_that_has_no_choice_has_nothing_to_think_about() {
    let setup = Setup::of("classic", 2, &[]).unwrap();
    at_family!(&setup, G(rules) => {
        let room: Room<G, First> =
            Room::new(rules, vec![Occupant::Person; 2], Pace::NORMAL, Seed::from_number(7));
        assert_eq!(room.pondering(), None);
        assert!(room.puzzle().is_none());
    });
}
