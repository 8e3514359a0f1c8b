//! Rooms under a clock of our own: windows, passes, bots, lateness, restarts. No sockets, no sleep.

#![allow(clippy::unwrap_used)]

use std::sync::Arc;

use bornes::{Action, Race, Rules, Seen};
use bots::Level;
use chance::{Quick, Stream};
use referee::{
    Closing, Input, Kept, Millis, Occupant, Output, Pace, Reflex, Refused, Room, Version,
};
use table::{Chance, Entry, Game, Hosted, Log, Seat, Seed, Turn, Viewer};

type Table = Room<Race, Level>;

const PERSON: Occupant<Level> = Occupant::Person;
const BOT: Occupant<Level> = Occupant::Bot(Level::Random);

/// A room with what was kept of it, the host's side of the contract.
struct Host {
    room: Table,
    rules: Arc<Rules>,
    kept: Vec<Kept<Action>>,
    now: Millis,
}

impl Host {
    fn new(game: &str, occupants: &[Occupant<Level>], pace: Pace, seed: u64) -> Host {
        let seats = u8::try_from(occupants.len()).unwrap();
        let rules = Rules::of(game, seats, &[]).unwrap();
        let room = Room::new(&rules, occupants.to_vec(), pace, Seed::from_number(seed));
        let mut host = Host { room, rules, kept: Vec::new(), now: Millis(0) };
        host.send(Input::Wake);
        host
    }

    fn send(&mut self, input: Input<Action>) -> Vec<Output<Race>> {
        let mut out = Vec::new();
        self.room.handle(self.now, input, &mut out);
        for output in &out {
            if let Output::Keep(kept) = output {
                self.kept.push(*kept);
            }
        }
        out
    }

    fn wait(&mut self, millis: u64) -> Vec<Output<Race>> {
        self.now = self.now + Millis(millis);
        self.send(Input::Wake)
    }

    fn act(&mut self, seat: Seat, action: Action) -> Vec<Output<Race>> {
        let seen = self.room.news(Viewer::Spectator).version;
        self.send(Input::Act { seat, action, seen, reflex: Reflex::default() })
    }

    /// What was played.
    fn entries(&self) -> Vec<Entry<Action>> {
        let played = self.kept.iter().filter_map(|kept| match kept {
            Kept::Played(entry) => Some(*entry),
            Kept::Whispered(..) | Kept::Claimed(_) | Kept::Said(..) => None,
        });
        played.collect()
    }

    /// The game as its record tells it: the test knows everything, the room tells nothing.
    fn game(&self) -> Race {
        let log = Log { setup: Arc::clone(&self.rules), entries: self.entries() };
        log.replay(Stream::new).unwrap_or_else(|why| panic!("{why:?}"))
    }

    /// Lets persons play at random until `stop` holds; false if the round ends before.
    fn play_until(&mut self, chance: &mut Quick, stop: impl Fn(&Race) -> bool) -> bool {
        for _ in 0..5000 {
            let game = self.game();
            if stop(&game) {
                return true;
            }
            match game.turn() {
                Turn::Over => return false,
                Turn::Waiting(seats) => {
                    let seat = seats.first().unwrap();
                    if matches!(self.room.occupant(seat), Occupant::Person) {
                        let action = game.pick(seat, |count| chance.below(count)).unwrap();
                        self.act(seat, action);
                    } else {
                        self.wake();
                    }
                }
                Turn::Asking(_) | Turn::Chance => self.wake_or_pass(&game),
            }
        }
        panic!("the round does not end");
    }

    fn wake(&mut self) {
        let at = self.room.wake_at().expect("something to wait for");
        self.now = self.now.max(at);
        self.send(Input::Wake);
    }

    fn wake_or_pass(&mut self, game: &Race) {
        if self.room.wake_at().is_some() {
            return self.wake();
        }
        let Turn::Asking(asked) = game.turn() else { return };
        for seat in asked.iter() {
            self.act(seat, Action::Decline);
        }
    }
}

/// Whether a window is open that could be answered by what everybody sees.
fn asks(game: &Race) -> bool {
    matches!(game.turn(), Turn::Asking(_)) && Race::is_answerable(&game.view(Viewer::Spectator))
}

fn told(out: &[Output<Race>]) -> bool {
    out.iter().any(|output| matches!(output, Output::Told { .. }))
}

#[test]
fn bots_that_play_at_once_are_done_when_a_person_is_told() {
    for seed in 0..20 {
        let mut host = Host::new("asterix", &[PERSON, BOT, BOT, BOT], Pace::AT_ONCE, seed);
        let mut chance = Quick::new(seed);
        while host.game().turn() != Turn::Over {
            assert_eq!(host.room.wake_at(), None, "nothing is left to wait for but the person");
            let (Turn::Waiting(asked) | Turn::Asking(asked)) = host.game().turn() else {
                unreachable!("the cards are dealt")
            };
            let seat = asked.iter().find(|&seat| *host.room.occupant(seat) == PERSON).unwrap();
            let action = host.game().pick(seat, |count| chance.below(count)).unwrap();
            host.act(seat, action);
        }
    }
}

#[test]
fn what_is_kept_comes_before_what_is_told() {
    let mut host = Host::new("asterix", &[PERSON, BOT, BOT], Pace::NORMAL, 1);
    let mut chance = Quick::new(1);
    host.play_until(&mut chance, |game| game.open().seat() == Some(Seat(0)));
    let game = host.game();
    let action = game.pick(Seat(0), |count| chance.below(count)).unwrap();
    let out = host.act(Seat(0), action);
    let place = |wanted: fn(&Output<Race>) -> bool| out.iter().position(wanted).unwrap();
    let stored =
        place(|output| matches!(output, Output::Keep(Kept::Played(Entry::Act(Seat(0), _)))));
    let accepted = place(|output| matches!(output, Output::Accepted { .. }));
    let first_told = place(|output| matches!(output, Output::Told { .. }));
    assert!(stored < accepted && accepted < first_told, "{stored} {accepted} {first_told}");
}

/// Hears one viewer.
struct Ear(Viewer, Vec<Output<Race>>);

impl referee::Host<Race> for Ear {
    fn hears(&self, viewer: Viewer) -> bool {
        viewer == self.0
    }

    fn take(&mut self, output: Output<Race>) {
        self.1.push(output);
    }
}

#[test]
fn nothing_is_made_for_those_whom_nobody_hears() {
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator] {
        let deal = |out: &mut Ear| {
            let rules = Rules::of("desert", 2, &[]).unwrap();
            let mut room: Table =
                Room::new(&rules, vec![PERSON, BOT], Pace::FAST, Seed::from_number(1));
            room.handle(Millis(0), Input::Wake, out);
        };
        let mut ear = Ear(viewer, Vec::new());
        deal(&mut ear);
        let told = ear.1.iter().filter_map(|output| match output {
            Output::Told { to, .. } => Some(*to),
            _ => None,
        });
        assert_eq!(told.collect::<Vec<_>>(), [viewer]);
    }
}

#[test]
fn a_refused_or_stale_input_changes_nothing() {
    let mut host = Host::new("asterix", &[PERSON, PERSON], Pace::NORMAL, 2);
    let on_turn = host.game().open().seat().unwrap();
    let other = on_turn.left(2);
    let before = host.room.news(Viewer::Seat(on_turn));
    let out = host.act(other, Action::Pass);
    assert!(matches!(out.as_slice(), [Output::Refused { why: Refused::Illegal(_), .. }]));
    let action = host.game().pick(on_turn, |_| 0).unwrap();
    let seen = Version(before.version.0 - 1);
    let out = host.send(Input::Act { seat: on_turn, action, seen, reflex: Reflex::default() });
    assert!(matches!(out.as_slice(), [Output::Refused { why: Refused::Stale { .. }, .. }]));
    let out = host.send(Input::NextRound { seat: on_turn });
    assert!(matches!(out.as_slice(), [Output::Refused { why: Refused::NoNextRound, .. }]));
    assert_eq!(host.room.news(Viewer::Seat(on_turn)), before);
}

/// Two persons and an attack between them, with the window open.
fn open_window(pace: Pace, seed: u64) -> Option<Host> {
    let mut host = Host::new("asterix", &[PERSON, PERSON], pace, seed);
    host.play_until(&mut Quick::new(seed), asks).then_some(host)
}

#[test]
fn a_window_lasts_the_table_s_time_whoever_passes() {
    let mut host = (1..).find_map(|seed| open_window(Pace::NORMAL, seed)).unwrap();
    let Turn::Asking(asked) = host.game().turn() else { panic!() };
    let seat = asked.first().unwrap();
    let clock = host.room.news(Viewer::Spectator).window;
    assert_eq!(clock, Some((Millis(5000), Millis(5000))));
    let out = host.act(seat, Action::Decline);
    let kept = Output::Keep(Kept::Whispered(seat, Action::Decline));
    assert_eq!(out, [kept, Output::Accepted { to: seat }], "a pass is told to nobody");
    let again = host.act(seat, Action::Decline);
    assert_eq!(again, [Output::Accepted { to: seat }], "and is kept once");
    assert!(host.room.news(Viewer::Seat(seat)).prospects.is_empty());
    assert!(!told(&host.wait(4999)));
    assert!(told(&host.wait(1)));
    assert!(!asks(&host.game()));
}

#[test]
fn with_an_accept_button_a_window_closes_when_all_have_passed() {
    let pace = Pace { closing: Closing::WhenAllPassed, ..Pace::NORMAL };
    let mut host = (1..).find_map(|seed| open_window(pace, seed)).unwrap();
    let Turn::Asking(asked) = host.game().turn() else { panic!() };
    assert!(told(&host.act(asked.first().unwrap(), Action::Decline)));
    assert!(!asks(&host.game()));
}

#[test]
fn without_a_clock_a_window_waits_for_everybody() {
    let pace = Pace { window: None, ..Pace::NORMAL };
    let mut host = (1..).find_map(|seed| open_window(pace, seed)).unwrap();
    assert_eq!(host.room.wake_at(), None);
    assert!(!told(&host.wait(1_000_000)));
    let Turn::Asking(asked) = host.game().turn() else { panic!() };
    assert!(told(&host.act(asked.first().unwrap(), Action::Decline)));
}

#[test]
fn a_window_that_nobody_can_answer_closes_at_once() {
    let mut host = Host::new("asterix", &[PERSON, PERSON], Pace::NORMAL, 3);
    let mut chance = Quick::new(3);
    let hopeless = |game: &Race| matches!(game.turn(), Turn::Asking(_)) && !asks(game);
    assert!(!host.play_until(&mut chance, hopeless), "it was seen open");
    let attacks = |entry: &Entry<Action>| matches!(entry, Entry::Act(_, Action::Attack { .. }));
    assert!(host.entries().iter().any(attacks));
}

/// One person among bots is asked only when there is something to answer with, and without a clock.
#[test]
fn one_person_among_bots_is_not_kept_waiting() {
    let (mut with, mut without) = (0, 0);
    for seed in 0..400 {
        let mut host = Host::new("asterix", &[PERSON, BOT, BOT], Pace::NORMAL, seed);
        let on_person = |game: &Race| match game.turn() {
            Turn::Asking(asked) => asks(game) && asked.has(Seat(0)),
            _ => false,
        };
        if !host.play_until(&mut Quick::new(seed), on_person) {
            continue;
        }
        let mut legal = Vec::new();
        host.game().legal(Seat(0), &mut legal);
        let news = host.room.news(Viewer::Seat(Seat(0)));
        assert_eq!(news.window, None);
        if legal.len() > 1 {
            with += 1;
            assert_eq!(host.room.wake_at(), None);
            assert!(!news.prospects.is_empty());
        } else {
            without += 1;
            assert_eq!(host.room.wake_at(), Some(host.now + Pace::NORMAL.beat));
            assert!(news.prospects.is_empty());
        }
    }
    assert!(with > 0 && without > 0, "{with} {without}");
}

#[test]
fn bots_play_a_whole_round_by_themselves_and_take_their_time() {
    for (game, seats) in [("asterix", 2), ("asterix", 8), ("desert", 4)] {
        let mut host = Host::new(game, &vec![BOT; seats], Pace::FAST, 5);
        let mut actions = 0_u64;
        while host.game().turn() != Turn::Over {
            let before = host.kept.len();
            let at = host.room.wake_at().expect("a bot that thinks");
            assert!(at > host.now, "no time to think");
            host.wake();
            actions += u64::from(host.kept.len() > before);
        }
        assert!(
            host.now.0 >= actions * Pace::FAST.think.0.0,
            "{game} was played in {:?}",
            host.now
        );
    }
}

#[test]
fn a_restored_room_is_the_same_and_its_clock_starts_anew() {
    let mut host = (1..).find_map(|seed| open_window(Pace::NORMAL, seed)).unwrap();
    host.wait(3000);
    let occupants = vec![PERSON, PERSON];
    let seed = Seed::from_number(1);
    let fresh: Table = Room::new(&host.rules, occupants, Pace::NORMAL, seed);
    let later = Millis(9_000_000);
    let restored = fresh.restore(&host.kept, later).unwrap();
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator] {
        let (old, new) = (host.room.news(viewer), restored.news(viewer));
        assert_eq!(
            (old.version, &old.view, &old.prospects),
            (new.version, &new.view, &new.prospects)
        );
        assert_eq!(host.room.so_far(viewer), restored.so_far(viewer));
        assert_eq!(new.window, Some((Millis(5000), Millis(5000))));
        assert_eq!(old.window, Some((Millis(2000), Millis(5000))));
    }
    assert_eq!(restored.wake_at(), Some(later + Millis(5000)));
}

/// Two of three persons are asked; one of them has passed, and the room is made again.
#[test]
fn a_restored_room_knows_who_has_passed() {
    let pace = Pace { closing: Closing::WhenAllPassed, ..Pace::NORMAL };
    let open = |seed| {
        let mut host = Host::new("asterix", &[PERSON; 6], pace, seed);
        host.play_until(&mut Quick::new(seed), asks).then_some((host, seed))
    };
    let (mut host, seed) = (1..).find_map(open).unwrap();
    let Turn::Asking(asked) = host.game().turn() else { panic!() };
    let asked: Vec<Seat> = asked.iter().collect();
    assert!(asked.len() > 1, "partners are asked together");
    host.act(asked[0], Action::Decline);
    let fresh: Table = Room::new(&host.rules, vec![PERSON; 6], pace, Seed::from_number(seed));
    host.room = fresh.restore(&host.kept, host.now).unwrap();
    assert!(host.room.news(Viewer::Seat(asked[0])).prospects.is_empty());
    for &seat in &asked[1..] {
        assert!(asks(&host.game()));
        host.act(seat, Action::Decline);
    }
    assert!(!asks(&host.game()), "everybody has passed");
    // What was whispered in a window that has closed says nothing about the next one.
    let fresh: Table = Room::new(&host.rules, vec![PERSON; 6], pace, Seed::from_number(seed));
    let restored = fresh.restore(&host.kept, host.now).unwrap();
    for viewer in Seat::all(6).map(Viewer::Seat) {
        assert_eq!(restored.news(viewer), host.room.news(viewer));
    }
}

#[test]
fn a_log_that_does_not_fit_is_refused_with_its_place() {
    let host = Host::new("desert", &[BOT, BOT], Pace::FAST, 1);
    let fresh: Table = Room::new(&host.rules, vec![BOT, BOT], Pace::FAST, Seed::from_number(1));
    let mut kept = host.kept.clone();
    kept.push(Kept::Played(Entry::Act(Seat(0), Action::Decline)));
    let at = kept.len() - 1;
    assert_eq!(fresh.restore(&kept, Millis(0)).err().map(|(place, _)| place), Some(at));
}

#[test]
fn a_match_goes_on_to_the_next_round() {
    let rules = Rules::of("asterix", 2, &[("match", "points")]).unwrap();
    let room = Room::new(&rules, vec![PERSON, BOT], Pace::FAST, Seed::from_number(4));
    let mut host = Host { room, rules, kept: Vec::new(), now: Millis(0) };
    host.send(Input::Wake);
    let mut chance = Quick::new(4);
    assert!(!host.play_until(&mut chance, |_| false));
    assert!(host.room.news(Viewer::Spectator).has_next_round);
    let total = host.room.news(Viewer::Spectator).score.unwrap().total(table::Team(0));
    host.send(Input::NextRound { seat: Seat(0) });
    let news = host.room.news(Viewer::Spectator);
    assert_eq!((news.view.open.points(table::Team(0)), news.score), (total, None));
    let so_far = host.room.so_far(Viewer::Spectator);
    assert!(matches!(so_far.first(), Some(Seen::Shuffled { .. })), "the log begins anew");
}
