//! What a host has thought about for a bot counts in the moment it was thought for, and in no other.

#![allow(clippy::unwrap_used)]

use families::{Setup, at_family, games};
use referee::{Input, Kept, Occupant, Output, Pace, Reflex, Room};
use table::{Bot, Chance, Entry, Game, Hosted, Seat, Seed, Viewer};

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

/// How often somebody is asked something, in a game where a person and bots do the first thing that they may
/// do.
fn asked<G: Hosted>(setup: &G::Setup, seats: u8) -> u32 {
    let mut occupants = vec![Occupant::Bot(First); usize::from(seats)];
    occupants[0] = Occupant::Person;
    let mut room: Room<G, First> = Room::new(setup, occupants, Pace::AT_ONCE, Seed::from_number(7));
    let (mut asked, mut now) = (0, referee::Millis(0));
    for _ in 0..400 {
        now = room.wake_at().unwrap_or(now);
        let mut out: Vec<Output<G>> = Vec::new();
        room.handle(now, Input::Wake, &mut out);
        assert!((1..seats).all(|seat| room.question(Seat(seat)).is_none()), "bots ask nobody");
        let Some(question) = room.question(Seat(0)) else { continue };
        let news = room.news(Viewer::Seat(Seat(0)));
        assert_eq!((question.version, &question.view), (news.version, &news.view));
        assert!(!news.prospects.is_empty(), "whoever is asked is told what they can do");
        asked += 1;
        let reflex = Reflex { after: None, lag: referee::Millis(0) };
        let (seat, action, seen) = (Seat(0), question.legal[0], question.version);
        room.handle(now, Input::Act { seat, action, seen, reflex }, &mut out);
    }
    asked
}

#[test]
fn a_person_has_a_question_before_them_when_something_is_left_to_them() {
    for game in games() {
        let seats = game.seatings[0].seats;
        let setup = Setup::of(game.name, seats, &[]).unwrap();
        at_family!(&setup, G(rules) => {
            let times = asked::<G>(rules, seats);
            assert!(times > 5, "{}: {times}", game.name);
        });
    }
}
