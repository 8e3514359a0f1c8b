//! What is said and called.

use referee::race::{COLLECT, TIE};
use referee::{Kept, Millis, Pace, Refused};
use sprint::{Action, Call, Illegal, Phase, Seen};
use table::{Seat, Viewer};

use crate::table::{BOT, PACE, PERSON, STEADY, Table};

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
fn one_person_among_bots_may_pass_before_the_time_is_over() {
    let mut table = Table::new(&[STEADY, PERSON]);
    table.wake_until(Phase::Window);
    table.wait(100);
    assert!(table.is_open());
    table.act(1, Action::Decline);
    table.wait(0);
    assert!(!table.is_open());
}

/// (FUN-A11)
#[test]
fn a_silent_distance_is_killed_once_there_was_time_to_speak() {
    let mut table = Table::new(&[PERSON, PERSON, PERSON]);
    table.lay_in_silence();
    table.wait(10);
    table.act(1, Action::Call(Call::Killer));
    table.act(2, Action::Decline);
    table.wait(1989);
    assert!(table.is_open());
    table.wait(1);
    assert!(!table.is_open());
    assert_eq!(table.km(0), 100);
}

/// (FUN-A11)
#[test]
fn a_call_on_what_was_said_in_time_costs_nothing_and_is_judged_once() {
    let mut table = Table::new(&[PERSON, PERSON, PERSON]);
    table.lay_in_silence();
    for _ in 0..2 {
        table.act(1, Action::Call(Call::Killer));
    }
    table.act(0, Action::Say { km: 50 });
    table.wait(2000);
    assert!(table.is_open());
    let so_far = table.room.so_far(Viewer::Spectator);
    let calls = so_far.iter().filter(|seen| matches!(seen, Seen::CalledInVain { .. }));
    assert_eq!(calls.count(), 1);
    table.wait(2000);
    assert_eq!((table.is_open(), table.km(0)), (false, 150));
}

/// Whoever was promised that a call counts is not forgotten, whenever the server is killed. (FUN-A11)
#[test]
fn a_call_outlives_a_crash_and_is_judged_once() {
    for crash_after in [0, 1, 1000, 1999] {
        let mut table = Table::new(&[PERSON, PERSON, PERSON]);
        table.lay_in_silence();
        table.act(1, Action::Call(Call::Killer));
        table.act(1, Action::Call(Call::Killer));
        table.act(2, Action::Decline);
        let whispered = table.kept.iter().filter(|kept| matches!(kept, Kept::Whispered(..)));
        assert_eq!(whispered.count(), 2, "one call and one pass");
        table.wait(crash_after);
        table.crash();
        assert!(table.is_open() && table.km(0) == 150, "nothing is shown before it is judged");
        assert!(table.room.news(Viewer::Seat(Seat(2))).prospects.is_empty(), "C has passed");
        // The clocks start anew, so there is time to speak again.
        table.wait(1999);
        assert!(table.is_open());
        table.wait(1);
        assert_eq!((table.is_open(), table.km(0), table.killers()), (false, 100, 1));
        // It was judged, and a crash after that does not judge it again.
        table.crash();
        table.wait(60_000);
        assert_eq!((table.km(0), table.killers()), (100, 1));
    }
}

/// (FUN-A11)
#[test]
fn a_call_in_a_window_that_has_closed_is_forgotten_by_a_crash_too() {
    let mut table = Table::new(&[PERSON, PERSON, PERSON]);
    table.lay_in_silence();
    table.act(1, Action::Call(Call::Killer));
    table.act(0, Action::Say { km: 50 });
    table.crash();
    table.wait(2000);
    assert_eq!((table.is_open(), table.killers()), (true, 1), "judged though the table went on");
    table.crash();
    table.wait(60_000);
    assert_eq!((table.is_open(), table.km(0), table.killers()), (false, 150, 1));
}

#[test]
fn a_call_that_waits_keeps_the_window_open_though_its_caller_has_passed() {
    let untimed = Pace { distance: None, ..PACE };
    let mut table = Table::at(&[PERSON, PERSON, PERSON], &[("strict", "on")], untimed);
    table.lay_in_silence();
    table.act(1, Action::Decline);
    table.act(1, Action::Call(Call::Killer));
    table.act(2, Action::Decline);
    assert!(table.is_open());
    table.wait(2000);
    assert_eq!((table.is_open(), table.km(0)), (false, 100));
}

#[test]
fn bots_leave_time_to_speak_too() {
    for seed in 0..20 {
        let fast = Pace::FAST;
        let mut table = Table::at(&[PERSON, STEADY, STEADY], &[("strict", "on")], fast);
        table.now = Millis(seed);
        table.lay_in_silence();
        table.wait(1999);
        assert_eq!(table.km(0), 150);
    }
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
        table.wait(TIE.0);
    }
    table.wait(COLLECT.0);
    assert_eq!(table.phase(), Phase::Rob { seat: Seat(2) });
    table.act(2, Action::Rob { from: Seat(0), what });
    table.wait(40);
    table.act(3, Action::Call(Call::HoldUp));
    table.wait(COLLECT.0);
    assert_eq!(table.phase(), Phase::Act);
    table.wait(5000);
    table.act(3, Action::Call(Call::HoldUp));
    table.wait(COLLECT.0);
    assert_eq!(table.phase(), Phase::Act, "who has nothing pays nothing");
    table.act(1, Action::Call(Call::HoldUp));
    table.wait(COLLECT.0);
    assert_eq!(table.phase(), Phase::Pay { seat: Seat(1) }, "five seconds later it is wrong");
}

/// With help a wrong call costs nothing but three seconds of silence. (FUN-74)
#[test]
fn whoever_calls_in_vain_is_not_heard_for_three_seconds() {
    let mut table = Table::with(&[PERSON, PERSON, PERSON], &[]);
    let (call, what) = (Action::Call(Call::HoldUp), table.laid("75"));
    table.act(2, call);
    table.wait(COLLECT.0);
    table.act(2, Action::Rob { from: Seat(0), what });
    table.wait(2000);
    assert_eq!(table.try_to(1, call), Some(Refused::Illegal(Illegal::NothingEqual)));
    table.wait(2999);
    assert_eq!(table.try_to(1, call), Some(Refused::Hushed));
    assert_eq!(table.try_to(0, call), Some(Refused::Illegal(Illegal::NothingEqual)));
    table.wait(1);
    assert_eq!(table.try_to(1, call), Some(Refused::Illegal(Illegal::NothingEqual)));
}
