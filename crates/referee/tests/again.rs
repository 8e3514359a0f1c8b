//! Another game after the last round, at tables of every game.

#![allow(clippy::unwrap_used)]

use bots::{Level, Skill};
use chance::{Quick, Stream};
use families::{Setup, at_family, games};
use referee::{
    Absence, Input, Kept, Millis, Occupant, Output, Pace, Patience, Room, Said, Version,
};
use table::{Chance, Hosted, Seat, Seed, Turn, Viewer};

const PERSON: Occupant<Level> = Occupant::Person;
const BOT: Occupant<Level> = Occupant::Bot(Level::Random);
const A: Seat = Seat(0);
const B: Seat = Seat(1);
const C: Seat = Seat(2);

/// A game that somebody has won, after its last round.
fn over<G: Hosted>(setup: &G::Setup) -> G {
    let mut game = G::new(setup);
    let (mut chance, mut stream) = (Quick::new(5), Stream::new(Seed::from_number(5)));
    loop {
        match game.turn() {
            Turn::Chance => game.shuffle(&mut stream, &mut Vec::new()),
            Turn::Waiting(seats) | Turn::Asking(seats) => {
                let seat = seats.first().unwrap();
                let mut legal = Vec::new();
                game.legal(seat, &mut legal);
                let at = chance.below(u32::try_from(legal.len()).unwrap()) as usize;
                game.apply(seat, legal[at], &mut Vec::new());
            }
            Turn::Over => match game.next_round() {
                Some(next) => game = next,
                None => return game,
            },
        }
    }
}

/// A table of three whose match is over, where these are there.
fn finished(
    occupants: [Occupant<Level>; 3],
    patience: Patience,
    there: &[Seat],
) -> Room<bornes::Race, Level> {
    let rules = bornes::Rules::of("desert", 3, &[]).unwrap();
    let room = Room::at(
        over::<bornes::Race>(&rules),
        occupants.to_vec(),
        Pace::NORMAL,
        Seed::from_number(1),
    );
    room.standing_in(Level::Steady, patience).attended_by(there.iter().copied().collect())
}

/// What comes of an input at a moment.
fn send<G: Hosted + Skill>(
    room: &mut Room<G, Level>,
    now: u64,
    input: Input<G::Action>,
) -> Vec<Output<G>> {
    let mut out = Vec::new();
    room.handle(Millis(now), input, &mut out);
    out
}

fn goes_on<G: Hosted>(out: &[Output<G>]) -> bool {
    out.contains(&Output::Again)
}

#[test]
fn another_game_waits_for_everybody_who_is_there() {
    let mut room = finished([PERSON; 3], Patience::NORMAL, &[A, B]);
    let out = send(&mut room, 0, Input::Again { seat: A });
    let kept = out.iter().position(|out| *out == Output::Keep(Kept::Said(A, Said::Ready)));
    let accepted = out.iter().position(|out| *out == Output::Accepted { to: A });
    assert!(kept.unwrap() < accepted.unwrap() && !goes_on(&out), "{out:?}");
    assert_eq!(room.countdown(), Some((Millis(30_000), Millis(30_000))));
    let out = send(&mut room, 1, Input::Again { seat: A });
    assert_eq!(out, [Output::Accepted { to: A }], "the same again changes nothing");
    let out = send(&mut room, 2, Input::Again { seat: B });
    assert!(goes_on(&out), "C is not there");
    assert_eq!(out.last(), Some(&Output::Again), "everybody is answered before");
    assert!(!goes_on(&send(&mut room, 3, Input::Came { seat: C })), "only once");
    assert_eq!((room.countdown(), room.wake_at()), (None, None));
}

#[test]
fn another_game_waits_no_longer_than_it_says_and_for_nobody_who_goes() {
    let mut room = finished([PERSON; 3], Patience::NORMAL, &[A, B]);
    send(&mut room, 0, Input::Again { seat: A });
    assert!(!goes_on(&send(&mut room, 29_999, Input::Wake)));
    assert!(goes_on(&send(&mut room, 30_000, Input::Wake)));
    assert!(room.seating(A).is_ready && !room.seating(B).is_ready);

    for go in [Input::Went { seat: B }, Input::Leave { seat: B }] {
        let mut room = finished([PERSON; 3], Patience::NORMAL.endless(), &[A, B]);
        send(&mut room, 0, Input::Again { seat: A });
        assert_eq!((room.countdown(), room.wake_at()), (None, None), "nobody is hurried");
        assert!(goes_on(&send(&mut room, 1, go)));
    }
}

#[test]
fn one_among_bots_plays_again_at_once() {
    let mut room = finished([PERSON, BOT, BOT], Patience::NORMAL, &[A]);
    assert!(goes_on(&send(&mut room, 0, Input::Again { seat: A })));
}

#[test]
fn who_comes_late_to_a_game_plays_from_then_on() {
    let rules = bornes::Rules::of("desert", 3, &[("first_seat", "B")]).unwrap();
    let new = || {
        let room = Room::<bornes::Race, Level>::new(
            &rules,
            vec![PERSON; 3],
            Pace::NORMAL,
            Seed::from_number(1),
        );
        room.standing_in(Level::Steady, Patience::NORMAL)
    };
    let mut kept = vec![Kept::Said(B, Said::Late), Kept::Said(C, Said::Late)];
    let mut room = new().restore(&kept, Millis(0)).unwrap();
    send(&mut room, 0, Input::Came { seat: A });
    assert_eq!(room.seating(B).stand_in, Some(Absence::Late));
    send(&mut room, 5000, Input::Wake);
    assert!(room.news(Viewer::Spectator).version > Version(1), "nobody waits for them");
    let out = send(&mut room, 6000, Input::Came { seat: C });
    assert!(out.contains(&Output::Keep(Kept::Said(C, Said::Return))));
    assert_eq!((room.seating(B).stand_in, room.seating(C).stand_in), (Some(Absence::Late), None));
    kept.push(Kept::Said(C, Said::Return));
    let room = new().restore(&kept, Millis(0)).unwrap();
    assert_eq!((room.seating(B).stand_in, room.seating(C).stand_in), (Some(Absence::Late), None));
}

/// At every table of every game, each asked once, nobody plays again before the end, and all do after it.
fn plays_again<G: Hosted + Skill>(setup: &G::Setup, seats: u8) {
    let occupants = || vec![PERSON; seats.into()];
    let new = Room::<G, Level>::new(setup, occupants(), Pace::NORMAL, Seed::from_number(1));
    let mut room =
        new.standing_in(Level::Steady, Patience::NORMAL).attended_by(Seat::all(seats).collect());
    let out = send(&mut room, 0, Input::Again { seat: A });
    assert!(matches!(out.first(), Some(Output::Refused { .. })), "{out:?}");
    let room = Room::at(over::<G>(setup), occupants(), Pace::NORMAL, Seed::from_number(1));
    let mut room =
        room.standing_in(Level::Steady, Patience::NORMAL).attended_by(Seat::all(seats).collect());
    for seat in Seat::all(seats) {
        let out = send(&mut room, 1, Input::Again { seat });
        assert_eq!(goes_on(&out), seat.0 + 1 == seats, "{seat}: {out:?}");
    }
}

#[test]
fn every_game_is_played_again() {
    for game in games() {
        for seating in &game.seatings {
            let setup = Setup::of(game.name, seating.seats, &[]).unwrap();
            at_family!(&setup, G(rules) => plays_again::<G>(rules, seating.seats));
        }
    }
}

/// No clock ever says there that somebody is missed, so the host may.
#[test]
fn where_people_have_all_the_time_a_seat_can_be_opened_that_nobody_comes_to() {
    let rules = bornes::Rules::of("desert", 2, &[]).unwrap();
    for patience in [Patience::NORMAL.endless(), Patience::NORMAL, Patience::days(1)] {
        let is_endless = patience.turn.is_none();
        let room = Room::<bornes::Race, _>::new(
            &rules,
            vec![PERSON; 2],
            Pace::NORMAL,
            Seed::from_number(1),
        );
        let mut room = room.standing_in(Level::Steady, patience);
        send(&mut room, 0, Input::Wake);
        send(&mut room, 0, Input::Came { seat: A });
        let vacancy = patience.vacancy;
        assert_eq!(room.seating(A).free_in, None, "A is there");
        assert_eq!(room.seating(B).free_in, is_endless.then_some((vacancy, vacancy)));
        let early = send(&mut room, vacancy.0 - 1, Input::Free { seat: B });
        assert!(!early.iter().any(|output| matches!(output, Output::Keep(_))));
        if is_endless {
            let out = send(&mut room, vacancy.0, Input::Free { seat: B });
            assert!(out.contains(&Output::Keep(Kept::Said(B, Said::Free))));
            let seating = room.seating(B);
            assert_eq!((seating.stand_in, seating.is_open), (Some(Absence::Gone), true));
            send(&mut room, vacancy.0 + 1, Input::Came { seat: B });
            let seating = room.seating(B);
            assert_eq!((seating.stand_in, seating.is_open), (None, false), "it was still theirs");
        }
    }
}
