//! Tables where a move may take days: clocks run whoever is there, and on through restarts.

#![allow(clippy::unwrap_used)]

use bots::Level;
use chance::Quick;
use referee::{Absence, Input, Kept, Millis, Occupant, Output, Pace, Patience, Reflex, Room, Said};
use table::{Chance, Seat, Seed, Viewer};

const A: Seat = Seat(0);
const B: Seat = Seat(1);
const DAY: u64 = 24 * 60 * 60 * 1000;

/// A table of people that is made again whenever somebody looks in, as a host does that sleeps.
struct Mail {
    setup: std::sync::Arc<sprint::Rules>,
    kept: Vec<(Millis, Kept<sprint::Action>)>,
    now: u64,
}

type Table = Room<sprint::Sprint, Level>;

impl Mail {
    fn new(seats: u8) -> Mail {
        let setup = sprint::Rules::of("rush", seats, &[("first_seat", "A")]).unwrap();
        let mut mail = Mail { setup, kept: Vec::new(), now: 0 };
        mail.send(Input::Wake);
        mail
    }

    fn room(&self) -> Table {
        let people = vec![Occupant::Person; self.setup.seats().into()];
        let room = Room::new(&self.setup, people, Pace::NORMAL.unhurried(), Seed::from_number(1));
        let room = room.standing_in(Level::Steady, Patience::days(1));
        room.resume(&self.kept, Millis(self.now)).unwrap_or_else(|why| panic!("{why:?}"))
    }

    /// Wakes the table for an input, and lets it sleep again.
    fn send(&mut self, input: Input<sprint::Action>) {
        let mut out = Vec::new();
        self.room().handle(Millis(self.now), input, &mut out);
        let kept = out.into_iter().filter_map(|output| match output {
            Output::Keep(kept) => Some((Millis(self.now), kept)),
            _ => None,
        });
        self.kept.extend(kept);
    }

    fn act(&mut self, seat: Seat, chance: &mut Quick) {
        let news = self.room().news(Viewer::Seat(seat));
        let legal: Vec<_> = news.prospects.iter().filter(|(_, why)| why.is_ok()).collect();
        let at = chance.below(u32::try_from(legal.len()).unwrap()) as usize;
        self.send(Input::Act {
            seat,
            action: legal[at].0,
            seen: news.version,
            reflex: Reflex::default(),
        });
    }

    fn said(&self, said: Said) -> usize {
        self.kept.iter().filter(|(_, kept)| *kept == Kept::Said(A, said)).count()
    }
}

#[test]
fn a_day_goes_on_while_nobody_looks() {
    let mut mail = Mail::new(2);
    assert_eq!(mail.room().turn_clock(), Some((Millis(DAY), Millis(DAY))));
    assert_eq!(mail.room().wake_at(), Some(Millis(DAY)));
    mail.now = DAY - 1;
    mail.send(Input::Wake);
    assert_eq!(mail.room().turn_clock(), Some((Millis(1), Millis(DAY))));
    assert_eq!(mail.room().seating(A).stand_in, None);
    mail.now = DAY;
    mail.send(Input::Wake);
    assert_eq!(mail.room().seating(A).stand_in, Some(Absence::Idle), "this is kept");
    assert_eq!((mail.said(Said::Missed), mail.said(Said::Return)), (1, 0));
    mail.now += 10_000;
    mail.send(Input::Return { seat: A });
    assert_eq!(mail.room().seating(A).stand_in, None);
    assert_eq!(mail.said(Said::Return), 1);
    assert_eq!(mail.room().turn_clock(), Some((Millis(DAY), Millis(DAY))), "with a day of its own");
}

#[test]
fn nobody_is_hurried_by_those_who_have_left() {
    let mut mail = Mail::new(2);
    mail.send(Input::Leave { seat: B });
    assert_eq!((mail.room().turn_clock(), mail.room().wake_at()), (None, None));
    mail.now = 30 * DAY;
    mail.send(Input::Wake);
    assert_eq!(mail.room().seating(A).stand_in, None);
}

#[test]
fn nobody_has_more_time_because_somebody_else_comes_and_goes() {
    let mut mail = Mail::new(2);
    for _ in 0..3 {
        mail.now += DAY / 4;
        mail.send(Input::Leave { seat: B });
        assert_eq!(mail.room().turn_clock(), None, "nobody waits");
        mail.now += DAY / 4;
        mail.send(Input::Return { seat: B });
    }
    assert_eq!(mail.room().turn_clock(), Some((Millis(DAY / 4), Millis(DAY))));
    mail.now += DAY / 4;
    mail.send(Input::Wake);
    assert_eq!(mail.room().seating(A).stand_in, Some(Absence::Idle));
}

/// Whoever is asked sometimes acts and sometimes lets the day pass; the table sleeps in between.
#[test]
fn every_game_ends_though_the_table_sleeps_between_all_moves() {
    for seed in 0..6 {
        let (mut mail, mut chance) =
            (Mail::new(2 + u8::try_from(seed % 3).unwrap()), Quick::new(seed));
        for _ in 0..6000 {
            let room = mail.room();
            if is_over(&room) {
                break;
            }
            let is_able = |seat: &Seat| !room.news(Viewer::Seat(*seat)).prospects.is_empty();
            let able = Seat::all(mail.setup.seats()).find(is_able);
            match (able, room.wake_at()) {
                (Some(seat), due) if due.is_none() || chance.below(8) > 0 => {
                    mail.now += 1000;
                    mail.act(seat, &mut chance);
                }
                (_, due) => {
                    mail.now = mail.now.max(due.expect("nobody is stuck").0);
                    mail.send(Input::Wake);
                }
            }
        }
        assert!(is_over(&mail.room()), "{seed}");
    }
}

fn is_over(room: &Table) -> bool {
    room.news(Viewer::Spectator).score.is_some()
}
