//! People who come, go, leave and come back, at tables of every game. No sockets, no sleep.

#![allow(clippy::unwrap_used)]

use std::sync::Arc;

use bots::{Level, Skill};
use chance::{Quick, Stream};
use families::{Setup, at_family, games};
use referee::{Absence, Input, Kept, Millis, Occupant, Output, Pace, Patience, Reflex, Room, Said};
use table::{Bot, Chance, Entry, Game, Hosted, Seat, Seats, Seed, Turn, Viewer};

const PERSON: Occupant<Level> = Occupant::Person;
const BOT: Occupant<Level> = Occupant::Bot(Level::Random);
const A: Seat = Seat(0);
const B: Seat = Seat(1);
const C: Seat = Seat(2);

const TURN: u64 = 90_000;
const GONE: u64 = 45_000;

/// A table with everything that was kept of it, and its game as the record tells it.
struct Party<G: Hosted + Skill> {
    room: Room<G, Level>,
    setup: G::Setup,
    occupants: Vec<Occupant<Level>>,
    pace: Pace,
    patience: Patience,
    game: G,
    kept: Vec<Kept<G::Action>>,
    now: Millis,
}

impl<G: Hosted + Skill> Party<G>
where
    G::Setup: Clone,
{
    fn new(setup: &G::Setup, occupants: &[Occupant<Level>], pace: Pace, seed: u64) -> Self {
        let room = Room::new(setup, occupants.to_vec(), pace, Seed::from_number(seed));
        let patience = Patience::NORMAL;
        let mut party = Party {
            room: room.standing_in(Level::Steady, patience),
            setup: setup.clone(),
            occupants: occupants.to_vec(),
            pace,
            patience,
            game: G::new(setup),
            kept: Vec::new(),
            now: Millis(0),
        };
        party.send(Input::Wake);
        party
    }

    /// The same where these are there.
    fn with(mut self, there: &[Seat]) -> Self {
        for &seat in there {
            self.send(Input::Came { seat });
        }
        self
    }

    fn send(&mut self, input: Input<G::Action>) -> Vec<Output<G>> {
        let mut out = Vec::new();
        self.room.handle(self.now, input, &mut out);
        for output in &out {
            if let Output::Keep(kept) = output {
                self.kept.push(*kept);
                self.follow(*kept);
            }
        }
        out
    }

    fn follow(&mut self, kept: Kept<G::Action>) {
        match kept {
            Kept::Played(Entry::Seed(seed)) => self.game.shuffle(&mut Stream::new(seed), &mut ()),
            Kept::Played(Entry::Act(seat, action)) => self.game.apply(seat, action, &mut ()),
            Kept::Played(Entry::NextRound) => self.game = self.game.next_round().unwrap(),
            Kept::Whispered(..) | Kept::Claimed(_) | Kept::Said(..) => {}
        }
    }

    fn wait(&mut self, millis: u64) -> Vec<Output<G>> {
        self.now = self.now + Millis(millis);
        self.send(Input::Wake)
    }

    fn act(&mut self, seat: Seat, action: G::Action) -> Vec<Output<G>> {
        let seen = self.room.news(Viewer::Spectator).version;
        self.send(Input::Act { seat, action, seen, reflex: Reflex::default() })
    }

    /// What somebody does who knows the game, so that rounds end soon.
    fn choose(&self, seat: Seat, chance: &mut Quick) -> G::Action {
        let mut legal = Vec::new();
        self.game.legal(seat, &mut legal);
        let view = self.game.view(Viewer::Seat(seat));
        Bot::<G>::decide(&mut Level::Steady, &view, &legal, chance)
    }

    /// Who could act, as far as the rules say.
    fn asked(&self) -> Seats {
        match self.game.turn() {
            Turn::Waiting(seats) | Turn::Asking(seats) => seats,
            Turn::Chance | Turn::Over => Seats::NONE,
        }
    }

    /// Who of them has not done so.
    fn able(&self) -> Seats {
        let is_able = |&seat: &Seat| !self.room.news(Viewer::Seat(seat)).prospects.is_empty();
        self.asked().iter().filter(is_able).collect()
    }

    fn stand_in(&self, seat: Seat) -> Option<Absence> {
        self.room.seating(seat).stand_in
    }

    /// The same room after a restart of its host.
    fn restart(&mut self) {
        let room = Room::new(&self.setup, self.occupants.clone(), self.pace, Seed::from_number(1));
        let room = room.standing_in(Level::Steady, self.patience);
        self.room = room.restore(&self.kept, self.now).unwrap_or_else(|why| panic!("{why:?}"));
    }

    /// Lets time pass until `stop` holds, and persons act who are asked.
    fn play_until(&mut self, chance: &mut Quick, stop: impl Fn(&Self) -> bool) -> bool {
        for _ in 0..3000 {
            if stop(self) {
                return true;
            }
            if self.game.turn() == Turn::Over {
                return false;
            }
            let is_asked = |seat: &Seat| {
                *self.room.occupant(*seat) == PERSON && self.stand_in(*seat).is_none()
            };
            let able = self.able().iter().find(is_asked);
            match able {
                Some(seat) => {
                    let out = self.act(seat, self.choose(seat, chance));
                    // Everything waits until a race is decided.
                    if !out.iter().any(|output| matches!(output, Output::Keep(_))) {
                        self.wake();
                    }
                }
                None => self.wake(),
            }
        }
        panic!("the round does not end");
    }

    fn wake(&mut self) {
        let at = self.room.wake_at().expect("something to wait for");
        self.now = self.now.max(at);
        self.send(Input::Wake);
    }
}

/// A race of two, three or four persons.
fn asterix(occupants: &[Occupant<Level>], pace: Pace, seed: u64) -> Party<bornes::Race> {
    let seats = u8::try_from(occupants.len()).unwrap();
    Party::new(&bornes::Rules::of("asterix", seats, &[]).unwrap(), occupants, pace, seed)
}

fn on_turn(party: &Party<bornes::Race>, seat: Seat) -> bool {
    matches!(party.game.turn(), Turn::Waiting(seats) if seats.first() == Some(seat))
}

#[test]
fn a_bot_plays_for_somebody_who_takes_too_long() {
    let mut party = asterix(&[PERSON, PERSON], Pace::NORMAL, 1).with(&[A, B]);
    let seat = party.asked().first().unwrap();
    assert_eq!(party.room.news(Viewer::Spectator).turn, Some((Millis(TURN), Millis(TURN))));
    party.wait(TURN - 1);
    assert_eq!(party.stand_in(seat), None);
    assert_eq!(party.room.news(Viewer::Spectator).turn, Some((Millis(1), Millis(TURN))));
    let out = party.wait(1);
    assert_eq!(party.stand_in(seat), Some(Absence::Idle));
    assert!(out.contains(&Output::Seating), "everybody is told");
    let before = party.kept.len();
    party.wait(2000);
    assert!(party.kept.len() > before, "the bot has played");
}

#[test]
fn a_bot_plays_for_somebody_who_is_gone_and_no_longer_when_they_are_back() {
    let mut party = asterix(&[PERSON, PERSON], Pace::NORMAL, 1).with(&[A, B]);
    party.send(Input::Went { seat: B });
    assert_eq!(party.room.seating(B).grace, Some((Millis(GONE), Millis(GONE))));
    party.wait(GONE - 1);
    assert_eq!(party.stand_in(B), None);
    party.wait(1);
    assert_eq!(party.stand_in(B), Some(Absence::Gone), "whosever turn it is");
    party.send(Input::Came { seat: B });
    assert_eq!(party.stand_in(B), None);
    assert_eq!(party.room.seating(B).grace, None);
}

#[test]
fn nobody_is_missed_whom_nobody_waits_for() {
    let alone = asterix(&[PERSON, BOT, BOT], Pace::NORMAL, 1).with(&[A]);
    let both_gone = asterix(&[PERSON, PERSON], Pace::NORMAL, 1);
    let only_one = asterix(&[PERSON, PERSON], Pace::NORMAL, 1).with(&[A]);
    for (mut party, seat) in [(alone, A), (both_gone, A), (only_one, A)] {
        assert!(party.play_until(&mut Quick::new(1), |party| on_turn(party, seat)));
        party.wait(100 * TURN);
        assert_eq!(party.stand_in(seat), None);
        assert_eq!(party.room.news(Viewer::Seat(seat)).turn, None);
    }
}

#[test]
fn the_clock_starts_when_somebody_comes_who_waits() {
    let mut party = asterix(&[PERSON, PERSON], Pace::NORMAL, 1).with(&[A]);
    assert!(party.play_until(&mut Quick::new(1), |party| on_turn(party, A)));
    party.wait(10 * TURN);
    party.send(Input::Came { seat: B });
    party.wait(TURN - 1);
    assert_eq!(party.stand_in(A), None, "what was waited alone does not count");
    party.wait(1);
    assert_eq!(party.stand_in(A), Some(Absence::Idle));
    party.wait(10 * TURN);
    assert_eq!(party.stand_in(B), None, "nobody waits for B, because A does nothing");
}

#[test]
fn whoever_waits_with_interruptions_has_waited_all_the_same() {
    let mut party = asterix(&[PERSON, PERSON], Pace::NORMAL, 1).with(&[A]);
    for _ in 0..9 {
        party.wait(GONE / 10);
        assert_eq!(party.stand_in(B), None);
        party.send(Input::Went { seat: A });
        assert_eq!(party.room.seating(B).grace, None, "nobody waits");
        party.wait(7 * GONE);
        party.send(Input::Came { seat: A });
    }
    let left = Some((Millis(GONE / 10), Millis(GONE)));
    assert_eq!(party.room.seating(B).grace, left, "a clock goes on where it was");
    party.wait(GONE / 10);
    assert_eq!(party.stand_in(B), Some(Absence::Gone));
}

#[test]
fn a_turn_that_began_while_nobody_waited_begins_when_somebody_does() {
    let mut party = asterix(&[PERSON, PERSON], Pace::NORMAL, 1).with(&[A, B]);
    assert!(party.play_until(&mut Quick::new(1), |party| on_turn(party, B)));
    party.wait(TURN / 2);
    party.send(Input::Went { seat: A });
    party.wait(10);
    let action = party.choose(B, &mut Quick::new(1));
    party.act(B, action);
    party.send(Input::Leave { seat: A });
    assert!(party.play_until(&mut Quick::new(1), |party| on_turn(party, B)));
    party.wait(10 * TURN);
    party.send(Input::Return { seat: A });
    party.send(Input::Came { seat: A });
    party.wait(TURN - 1);
    assert_eq!(party.stand_in(B), None, "what was waited alone does not count");
    party.wait(1);
    assert_eq!(party.stand_in(B), Some(Absence::Idle));
}

#[test]
fn a_bot_calls_nothing_out_for_somebody_who_is_back() {
    let Ok(Setup::Sprint(rules)) = Setup::of("fun-speed", 3, &[("strict", "on")]) else { panic!() };
    for seed in 0..40 {
        let mut party = Party::<sprint::Sprint>::new(&rules, &[PERSON; 3], Pace::FAST, seed);
        party = party.with(&[A, B, C]);
        let chance = &mut Quick::new(seed);
        while party.game.turn() != Turn::Over {
            party.send(Input::Leave { seat: B });
            let until = party.now + Millis(u64::from(chance.below(900)));
            party.play_until(chance, |party| party.now >= until);
            party.send(Input::Return { seat: B });
            let before = party.kept.len();
            // What the bot has claimed is claimed, and decided half a second later.
            let undecided = party.kept.iter().rev().take_while(|it| !matches!(it, Kept::Played(_)));
            let has_claimed = |kept: &Kept<_>| matches!(kept, Kept::Claimed(it) if it.seat == B);
            let may_play = undecided.into_iter().any(has_claimed);
            party.wait(1500);
            let plays = |kept: &Kept<sprint::Action>| match kept {
                Kept::Played(Entry::Act(seat, action)) => {
                    *seat == B && *action != sprint::Sprint::decline()
                }
                _ => false,
            };
            assert!(may_play || !party.kept[before..].iter().any(plays), "seed {seed}");
            let able = party.able().first();
            able.map(|seat| party.act(seat, party.choose(seat, chance)));
        }
    }
}

#[test]
fn whoever_acts_has_their_seat_back_at_once() {
    let mut party = asterix(&[PERSON, PERSON], Pace::NORMAL, 1).with(&[A, B]);
    let seat = party.asked().first().unwrap();
    party.wait(TURN);
    assert_eq!(party.stand_in(seat), Some(Absence::Idle));
    let action = party.choose(seat, &mut Quick::new(1));
    let out = party.act(seat, action);
    assert!(out.contains(&Output::Accepted { to: seat }), "{out:?}");
    assert_eq!(party.stand_in(seat), None);
}

#[test]
fn coming_and_going_does_not_stop_the_clock_of_a_turn() {
    let mut party = asterix(&[PERSON, PERSON], Pace::NORMAL, 1).with(&[A, B]);
    assert!(party.play_until(&mut Quick::new(1), |party| on_turn(party, B)));
    for _ in 0..TURN / 1000 {
        party.send(Input::Went { seat: B });
        party.wait(500);
        party.send(Input::Came { seat: B });
        party.wait(500);
    }
    assert_eq!(party.stand_in(B), Some(Absence::Idle));
}

#[test]
fn who_leaves_is_played_for_at_once_and_after_a_restart_until_they_say_so() {
    let mut party = asterix(&[PERSON, PERSON, PERSON], Pace::NORMAL, 1).with(&[A, B, C]);
    let out = party.send(Input::Leave { seat: B });
    let kept = out.iter().position(|out| *out == Output::Keep(Kept::Said(B, Said::Leave)));
    let accepted = out.iter().position(|out| *out == Output::Accepted { to: B });
    assert!(kept.unwrap() < accepted.unwrap(), "it is kept before it is answered");
    assert_eq!(party.stand_in(B), Some(Absence::Left));
    party.restart();
    assert_eq!(party.stand_in(B), Some(Absence::Left));
    party.send(Input::Came { seat: B });
    assert_eq!(party.stand_in(B), Some(Absence::Left), "a page that is open is no word");
    party.send(Input::Return { seat: B });
    assert_eq!(party.stand_in(B), None);
    party.restart();
    assert_eq!(party.stand_in(B), None);
    assert_eq!(party.room.seating(B).grace, None, "nobody is there who could miss them");
}

/// What a viewer saw that bots did for people.
fn done_by_bots(party: &Party<bornes::Race>, viewer: Viewer) -> Vec<bornes::Seen> {
    let numbers = party.room.news(viewer).stood_in;
    let seen = party.room.so_far(viewer);
    assert!(numbers.iter().all(|&(_, seat)| seat == A), "{numbers:?}: for A alone");
    numbers.iter().map(|&(at, _)| seen[at as usize]).collect()
}

#[test]
fn everybody_is_told_what_a_bot_did_for_somebody() {
    let drew =
        |seen: &[bornes::Seen]| seen.iter().any(|seen| matches!(seen, bornes::Seen::Drew { .. }));
    for why in [Absence::Left, Absence::Idle, Absence::Gone] {
        let mut party = asterix(&[PERSON, PERSON], Pace::FAST, 1).with(&[A, B]);
        assert!(party.play_until(&mut Quick::new(1), |party| on_turn(party, A)));
        assert!(done_by_bots(&party, Viewer::Seat(A)).is_empty(), "everybody plays for themselves");
        match why {
            Absence::Left => drop(party.send(Input::Leave { seat: A })),
            Absence::Gone => drop(party.send(Input::Went { seat: A })),
            Absence::Idle | Absence::Late => {}
        }
        party.wait(TURN);
        assert_eq!(party.stand_in(A), Some(why));
        party.wait(TURN - 1);
        assert!(!on_turn(&party, A), "the bot has played");
        party.send(Input::Came { seat: A });
        party.send(Input::Return { seat: A });
        for viewer in [Viewer::Seat(A), Viewer::Seat(B), Viewer::Spectator] {
            let seen = done_by_bots(&party, viewer);
            assert!(!seen.is_empty());
            assert!(!drew(&seen) || seen.len() > 1, "{seen:?}: a move, and what came of it");
        }
        let before = done_by_bots(&party, Viewer::Seat(A));
        for _ in 0..2 {
            party.restart();
            assert_eq!(done_by_bots(&party, Viewer::Seat(A)), before, "{why:?} is still known");
            party.send(Input::Came { seat: A });
            party.send(Input::Came { seat: B });
            let played = party.kept.len();
            let plays =
                |party: &Party<bornes::Race>| on_turn(party, A) && party.kept.len() > played + 2;
            assert!(party.play_until(&mut Quick::new(1), plays));
            let after = done_by_bots(&party, Viewer::Seat(A));
            assert_eq!(after, before, "nothing that people do themselves is added");
        }
    }
}

#[test]
fn a_restart_costs_nobody_time() {
    let mut party = asterix(&[PERSON, PERSON], Pace::NORMAL, 1).with(&[A, B]);
    let seat = party.asked().first().unwrap();
    party.wait(TURN - 1);
    party.restart();
    for seat in [A, B] {
        party.send(Input::Came { seat });
    }
    party.wait(TURN - 1);
    assert_eq!(party.stand_in(seat), None);
}

/// Plays until an attack on B could be answered; B is asked then.
fn attacked(occupants: &[Occupant<Level>], pace: Pace) -> Party<bornes::Race> {
    let is_asked = |party: &Party<bornes::Race>| {
        let view = party.game.view(Viewer::Spectator);
        matches!(party.game.turn(), Turn::Asking(asked) if asked.has(B))
            && bornes::Race::is_answerable(&view)
    };
    let everybody: Vec<Seat> = Seat::all(u8::try_from(occupants.len()).unwrap()).collect();
    let mut found = (0..100).filter_map(|seed| {
        let mut party = asterix(occupants, pace, seed).with(&everybody);
        party.play_until(&mut Quick::new(seed), is_asked).then_some(party)
    });
    found.next().expect("an attack in a hundred games")
}

#[test]
fn a_window_without_a_clock_does_not_block_either() {
    let patient = Pace { window: None, ..Pace::NORMAL };
    let mut party = attacked(&[PERSON, PERSON], patient);
    assert_eq!(party.room.news(Viewer::Spectator).turn, Some((Millis(TURN), Millis(TURN))));
    party.wait(TURN - 1);
    assert!(matches!(party.game.turn(), Turn::Asking(_)));
    party.wait(1);
    assert_eq!(party.stand_in(B), Some(Absence::Idle));
    party.wait(1000);
    assert!(!matches!(party.game.turn(), Turn::Asking(_)), "the bot has answered");
}

#[test]
fn a_pass_in_silence_shows_in_no_clock() {
    let patient = Pace { window: None, ..Pace::NORMAL };
    let mut party = attacked(&[PERSON; 6], patient);
    party.wait(1000);
    let before = party.room.news(Viewer::Spectator).turn;
    let seat = party.asked().first().unwrap();
    party.act(seat, bornes::Race::decline());
    assert_eq!(party.room.news(Viewer::Spectator).turn, before);
}

#[test]
fn a_seat_is_taken_back_inside_a_window() {
    let mut party = attacked(&[PERSON, PERSON], Pace::NORMAL);
    party.send(Input::Leave { seat: B });
    party.send(Input::Return { seat: B });
    assert!(matches!(party.game.turn(), Turn::Asking(_)), "it is open as before");
    assert!(!party.room.news(Viewer::Seat(B)).prospects.is_empty(), "and B is asked");
    party.wait(4999);
    assert!(matches!(party.game.turn(), Turn::Asking(_)), "whatever the bot had in mind");
}

#[test]
fn a_pass_is_kept_by_whoever_takes_over() {
    let mut party = attacked(&[PERSON, PERSON], Pace::NORMAL);
    party.act(B, bornes::Race::decline());
    party.send(Input::Leave { seat: B });
    party.send(Input::Return { seat: B });
    assert!(party.room.news(Viewer::Seat(B)).prospects.is_empty(), "it was promised");
}

/// A match of several rounds whose first round is over.
fn between_rounds(there: &[Seat]) -> Party<bornes::Race> {
    let rules = bornes::Rules::of("asterix", 3, &[("match", "points")]).unwrap();
    let mut party: Party<bornes::Race> =
        Party::new(&rules, &[PERSON; 3], Pace::NORMAL, 3).with(there);
    party.play_until(&mut Quick::new(3), |party| party.game.turn() == Turn::Over);
    assert!(party.game.next_round().is_some());
    party
}

#[test]
fn the_next_round_waits_for_everybody_who_is_there() {
    let mut party = between_rounds(&[A, B]);
    party.send(Input::NextRound { seat: A });
    assert_eq!(party.game.turn(), Turn::Over, "nobody is pulled off a score sheet");
    assert!(party.room.seating(A).is_ready && !party.room.seating(B).is_ready);
    assert_eq!(party.room.countdown(), Some((Millis(30_000), Millis(30_000))));
    party.restart();
    assert!(party.room.seating(A).is_ready, "what was accepted is kept");
    party.send(Input::Came { seat: B });
    party.send(Input::NextRound { seat: B });
    assert_ne!(party.game.turn(), Turn::Over);
    assert!(!party.room.seating(A).is_ready, "for the round that begins");
    assert_eq!(party.room.countdown(), None);
}

#[test]
fn the_next_round_waits_no_longer_than_it_says_and_for_nobody_who_goes() {
    let mut party = between_rounds(&[A, B]);
    party.send(Input::NextRound { seat: A });
    party.wait(29_999);
    assert_eq!(party.game.turn(), Turn::Over);
    party.wait(1);
    assert_ne!(party.game.turn(), Turn::Over);

    let mut party = between_rounds(&[A, B]);
    party.send(Input::NextRound { seat: A });
    party.send(Input::Leave { seat: B });
    assert_ne!(party.game.turn(), Turn::Over);
}

/// Every game at every table, as printed and with help, with clocks and without.
fn tables() -> Vec<(Setup, Pace)> {
    let modes: [&[(&str, &str)]; 2] = [&[], &[("strict", "on")]];
    let paces = [Pace::NORMAL, Pace { window: None, distance: None, ..Pace::NORMAL }];
    let mut tables = Vec::new();
    for game in games() {
        for seating in &game.seatings {
            let made =
                modes.iter().filter_map(|mode| Setup::of(game.name, seating.seats, mode).ok());
            for setup in made {
                tables.extend(paces.map(|pace| (setup.clone(), pace)));
            }
        }
    }
    tables
}

/// People come, go, leave, come back and sometimes act, and hosts restart. As long as somebody is
/// there who plays, either that person can act or something happens by itself.
fn nobody_is_stuck<G: Hosted + Skill>(setup: &G::Setup, seats: u8, pace: Pace, seed: u64)
where
    G::Setup: Clone,
{
    let mut chance = Quick::new(seed);
    let mut party = Party::<G>::new(setup, &vec![PERSON; seats.into()], pace, seed).with(&[A]);
    let mut there = Seats::NONE.with(A);
    for _ in 0..150 {
        let seat = Seat(u8::try_from(chance.below(seats.into())).unwrap());
        match chance.below(12) {
            0 | 1 => {
                there = there.with(seat);
                drop(party.send(Input::Came { seat }));
            }
            2 if seat != A => {
                there = there.without(seat);
                drop(party.send(Input::Went { seat }));
            }
            3 if seat != A => drop(party.send(Input::Leave { seat })),
            4 if there.has(seat) => drop(party.send(Input::Return { seat })),
            5 if chance.below(4) == 0 => {
                party.restart();
                for seat in there.iter() {
                    party.send(Input::Came { seat });
                }
            }
            6 | 7 => drop(party.wait(chance.below(200_000).into())),
            _ => act_or_wake(&mut party, there, &mut chance),
        }
    }
    for _ in 0..3000 {
        if party.game.turn() == Turn::Over {
            return;
        }
        act_or_wake(&mut party, there, &mut chance);
    }
    panic!("the round does not end");
}

fn act_or_wake<G: Hosted + Skill>(party: &mut Party<G>, there: Seats, chance: &mut Quick)
where
    G::Setup: Clone,
{
    let able = party.able().iter().find(|&seat| there.has(seat));
    match able {
        Some(seat) if chance.below(3) > 0 || party.room.wake_at().is_none() => {
            drop(party.act(seat, party.choose(seat, chance)));
        }
        _ if party.game.turn() == Turn::Over => {}
        // Who looks on while a bot plays has to say so, or nobody waits for the others.
        _ if party.room.wake_at().is_none() => drop(party.send(Input::Return { seat: A })),
        _ => party.wake(),
    }
}

#[test]
fn nobody_is_stuck_at_any_table() {
    for (at, (setup, pace)) in tables().into_iter().enumerate() {
        let seats = setup.rules().seats();
        for seed in 0..4 {
            let seed = (at * 4 + seed) as u64;
            at_family!(&setup, G(rules) => nobody_is_stuck::<G>(&Arc::clone(rules), seats, pace, seed));
        }
    }
}
