//! Non-interference: what an observer is told, and when, does not depend on what the observer may
//! not know, until somebody answers an attack.

#![allow(clippy::unwrap_used)]

use bornes::{Action, Race, Rules, Seen};
use bots::Level;
use chance::{Quick, Stream};
use proptest::prelude::*;
use referee::{Input, Millis, News, Occupant, Output, Pace, Room};
use table::{Chance, Game, Seat, Secrets, Seed, Turn, Viewer};

/// Something an observer was told, and when.
type Heard = (Millis, String);

/// What happens at the table, known to everybody: who attacks whom is public, who holds what is not.
struct Story {
    rules: &'static Rules,
    occupants: Vec<Occupant<Level>>,
    game: Race,
}

/// Plays until an answerable window is open; the story is told by a game, not by a room, so that
/// two rooms can begin from two hidden completions of it.
fn story(game: &str, seats: u8, persons: u8, seed: u64) -> Option<Story> {
    let rules = Rules::of(game, seats, &[]).unwrap();
    let occupants = (0..seats)
        .map(|seat| if seat < persons { Occupant::Person } else { Occupant::Bot(Level::Random) })
        .collect();
    let mut chance = Quick::new(seed);
    let mut game = Race::new(&rules);
    game.shuffle(&mut Stream::new(Seed::from_number(seed)), &mut ());
    for _ in 0..400 {
        match game.turn() {
            Turn::Asking(_) => return Some(Story { rules, occupants, game }),
            Turn::Waiting(waiting) => {
                let seat = waiting.first().unwrap();
                let action = game.pick(seat, |count| chance.below(count)).unwrap();
                game.apply(seat, action, &mut ());
            }
            Turn::Chance | Turn::Over => return None,
        }
    }
    None
}

/// What each observer hears while nobody answers and those who are asked pass at given moments.
fn heard(story: &Story, game: &Race, passes: &[(u64, Seat)]) -> Vec<(Viewer, Vec<Heard>)> {
    let mut room: Room<Race, Level> =
        Room::at(game.clone(), story.occupants.clone(), Pace::NORMAL, Seed::from_number(9));
    let viewers = Seat::all(story.rules.seats()).map(Viewer::Seat).chain([Viewer::Spectator]);
    let mut heard: Vec<(Viewer, Vec<Heard>)> = viewers.map(|viewer| (viewer, Vec::new())).collect();
    for tick in 0..=120 {
        let now = Millis(tick * 50);
        let mut out = Vec::new();
        for &(at, seat) in passes.iter().filter(|(at, _)| *at == tick) {
            let seen = room.news(Viewer::Spectator).version;
            let mut silent = Vec::new();
            room.handle(
                Millis(at * 50),
                Input::Act { seat, action: Action::Decline, seen },
                &mut silent,
            );
            out.extend(silent.into_iter().filter(|output| matches!(output, Output::Told { .. })));
        }
        room.handle(now, Input::Wake, &mut out);
        for output in out {
            if let Output::Told { to, seen, news } = output {
                let line = line(&seen, &news);
                let (_, lines) = heard.iter_mut().find(|(viewer, _)| *viewer == to).unwrap();
                lines.push((now, line));
            }
        }
        if !matches!(room.news(Viewer::Spectator).view.open.phase(), bornes::Phase::Window(_)) {
            break;
        }
    }
    heard
}

/// What an observer is told. A card that it draws itself when the turn passes on is the next thing it
/// may know, and differs from completion to completion; so that card and what hangs on it are left
/// out.
fn line(seen: &[Seen], news: &News<Race>) -> String {
    let draws = seen.iter().any(|seen| matches!(seen, Seen::Drew { card: Some(_), .. }));
    let events: Vec<Seen> = seen
        .iter()
        .map(|seen| match *seen {
            Seen::Drew { seat, .. } => Seen::Drew { seat, card: None },
            other => other,
        })
        .collect();
    let open = format!("{events:?} {:?} {:?}", news.view.open, news.window);
    if draws { open } else { format!("{open} {:?} {:?}", news.view.known, news.prospects) }
}

/// Whether an asked bot of this game would answer, which ends what the law is about.
fn a_bot_could_answer(story: &Story, game: &Race) -> bool {
    let Turn::Asking(asked) = game.turn() else { return false };
    asked.iter().any(|seat| {
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        matches!(story.occupants[seat.index()], Occupant::Bot(_)) && legal.len() > 1
    })
}

/// Tables with windows, by their seats and how many of them are people.
const TABLES: &[(&str, u8, u8)] = &[
    ("asterix", 2, 2),
    ("asterix", 3, 2),
    ("asterix", 4, 4),
    ("asterix", 6, 6),
    ("asterix", 6, 3),
    ("asterix", 8, 2),
    ("classic", 2, 2),
    ("classic", 3, 2),
    ("classic", 4, 3),
    ("classic", 6, 6),
];

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn nobody_can_read_a_hand_from_what_is_told_and_when(
        seed in any::<u64>(),
        table in proptest::sample::select(TABLES),
        passes in proptest::collection::vec((0..100_u64, 0..8_u8), 0..4),
    ) {
        let (game, seats, persons) = table;
        let Some(story) = story(game, seats, persons, seed) else { return Ok(()) };
        let passes: Vec<(u64, Seat)> = passes
            .into_iter()
            .map(|(at, seat)| (at, Seat(seat)))
            .filter(|(_, seat)| seat.0 < persons)
            .collect();
        let viewers: Vec<Viewer> =
            Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator]).collect();
        for viewer in viewers {
            let other = story.game.stir(viewer, &mut Quick::new(!seed));
            if a_bot_could_answer(&story, &story.game) || a_bot_could_answer(&story, &other) {
                continue;
            }
            let here = heard(&story, &story.game, &passes);
            let there = heard(&story, &other, &passes);
            let of = |heard: Vec<(Viewer, Vec<Heard>)>| {
                heard.into_iter().find(|(who, _)| *who == viewer).unwrap().1
            };
            prop_assert_eq!(of(here), of(there));
        }
    }
}

/// The law would say nothing if nothing were heard.
#[test]
fn something_is_heard() {
    let story = (0..).find_map(|seed| story("asterix", 4, 4, seed)).unwrap();
    let heard = heard(&story, &story.game, &[]);
    assert!(heard.iter().all(|(_, lines)| !lines.is_empty()));
}
