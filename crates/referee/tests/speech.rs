//! What is said and called at a table of Fun & Speed, under a clock of our own.

#![allow(clippy::unwrap_used)]

use bots::Level;
use referee::{Input, Millis, Occupant, Output, Pace, Refused, Room};
use sprint::position::{Moment, Position};
use sprint::{Action, Call, Illegal, Laid, Phase, Rules, Saying, Sprint};
use table::{Seat, Seed, Viewer};

const PERSON: Occupant<Level> = Occupant::Person;
const BOT: Occupant<Level> = Occupant::Bot(Level::Random);
const PACE: Pace = Pace::NORMAL;

/// A table at which A holds a 50 and has 100 kilometres, as B has.
struct Table {
    room: Room<Sprint, Level>,
    rules: &'static Rules,
    now: Millis,
}

impl Table {
    fn new(occupants: &[Occupant<Level>]) -> Table {
        Table::with(occupants, &[("strict", "on")])
    }

    fn with(occupants: &[Occupant<Level>], options: &[(&str, &str)]) -> Table {
        let seats = u8::try_from(occupants.len()).unwrap();
        let rules = Rules::of("fun-speed", seats, options).unwrap();
        let card = |name| rules.edition().card(name).unwrap();
        let laid = |name| Laid::new(card(name), 0);
        let mut position = Position::new(rules);
        position.turn = Some(Moment::Plays(Seat(0)));
        position.hands[0] = vec![card("50")];
        position.zones[0].distances = vec![laid("75"), laid("25")];
        position.zones[1].distances = vec![laid("100")];
        let game = Sprint::place(rules, &position).unwrap();
        let room = Room::at(game, occupants.to_vec(), PACE, Seed::from_number(1));
        Table { room, rules, now: Millis(0) }
    }

    fn act(&mut self, seat: u8, action: Action) {
        assert_eq!(self.try_to(seat, action), None);
    }

    /// Why an action is refused, if it is.
    fn try_to(&mut self, seat: u8, action: Action) -> Option<Refused<Illegal>> {
        let seen = self.room.news(Viewer::Spectator).version;
        let mut out = Vec::new();
        self.room.handle(self.now, Input::Act { seat: Seat(seat), action, seen }, &mut out);
        out.into_iter().find_map(|output| match output {
            Output::Refused { why, .. } => Some(why),
            _ => None,
        })
    }

    fn wait(&mut self, millis: u64) {
        self.now = self.now + Millis(millis);
        self.room.handle(self.now, Input::Wake, &mut Vec::new());
    }

    /// A lays its 50 without a word.
    fn lay_in_silence(&mut self) {
        let card = self.rules.edition().card("50").unwrap();
        self.act(0, Action::Lay { card, accelerators: 0, saying: Saying::Nothing });
    }

    fn laid(&self, name: &str) -> Laid {
        Laid::new(self.rules.edition().card(name).unwrap(), 0)
    }

    fn phase(&self) -> Phase {
        self.room.news(Viewer::Spectator).view.open.phase()
    }

    fn is_open(&self) -> bool {
        self.phase() == Phase::Window
    }
}

#[test]
fn a_silent_distance_stays_open_for_the_table_s_time() {
    let mut table = Table::new(&[PERSON, PERSON]);
    table.lay_in_silence();
    table.act(1, Action::Decline);
    table.wait(PACE.distance.unwrap().0 - 1);
    assert!(table.is_open());
    table.wait(1);
    assert!(!table.is_open());
}

#[test]
fn one_person_among_bots_waits_for_nothing_once_it_has_spoken() {
    let mut table = Table::new(&[PERSON, BOT]);
    table.lay_in_silence();
    table.wait(100);
    table.act(0, Action::Say { km: 50 });
    table.wait(PACE.beat.0 - 1);
    assert!(table.is_open());
    table.wait(1);
    assert!(!table.is_open());
}

#[test]
fn before_other_persons_the_clock_does_not_change_when_something_is_said() {
    let mut table = Table::new(&[PERSON, PERSON, BOT]);
    table.lay_in_silence();
    table.wait(100);
    table.act(0, Action::Say { km: 50 });
    table.wait(PACE.distance.unwrap().0 - 101);
    assert!(table.is_open());
    table.wait(1);
    assert!(!table.is_open());
}

/// The first in the order of the log wins; those who meant the same tie pay nothing. (FUN-A14)
#[test]
fn of_three_who_call_the_first_wins_and_the_others_are_late_for_free() {
    let mut table = Table::new(&[PERSON, PERSON, PERSON, PERSON]);
    let what = table.laid("75");
    for seat in [2, 1] {
        table.act(seat, Action::Call(Call::HoldUp));
    }
    assert_eq!(table.phase(), Phase::Rob { seat: Seat(2) });
    table.act(2, Action::Rob { from: Seat(0), what });
    table.wait(40);
    table.act(3, Action::Call(Call::HoldUp));
    assert_eq!(table.phase(), Phase::Act);
    table.wait(5000);
    table.act(3, Action::Call(Call::HoldUp));
    assert_eq!(table.phase(), Phase::Act, "who has nothing pays nothing");
    table.act(1, Action::Call(Call::HoldUp));
    assert_eq!(table.phase(), Phase::Pay { seat: Seat(1) }, "five seconds later it is wrong");
}

/// With help a wrong call costs nothing but three seconds of silence. (FUN-74)
#[test]
fn whoever_calls_in_vain_is_not_heard_for_three_seconds() {
    let mut table = Table::with(&[PERSON, PERSON, PERSON], &[]);
    let (call, what) = (Action::Call(Call::HoldUp), table.laid("75"));
    table.act(2, call);
    table.act(2, Action::Rob { from: Seat(0), what });
    table.wait(2000);
    assert_eq!(table.try_to(1, call), Some(Refused::Illegal(Illegal::NothingEqual)));
    table.wait(2999);
    assert_eq!(table.try_to(1, call), Some(Refused::Hushed));
    assert_eq!(table.try_to(0, call), Some(Refused::Illegal(Illegal::NothingEqual)));
    table.wait(1);
    assert_eq!(table.try_to(1, call), Some(Refused::Illegal(Illegal::NothingEqual)));
}
