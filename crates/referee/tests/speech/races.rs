//! Who is first, where several are after the same.

use bots::Level;
use referee::race::{COLLECT, TIE};
use referee::{Kept, Millis, Occupant, Pace, Reflex, Refused};
use sprint::{Action, Call, Phase, Top};
use table::{Seat, Viewer};

use crate::table::{BOT, PACE, PERSON, STEADY, Table};

const CALL: Action = Action::Call(Call::HoldUp);
const STRICT: &[(&str, &str)] = &[("strict", "on")];

fn people(count: usize) -> Vec<Occupant<Level>> {
    vec![PERSON; count]
}

/// A table where A has laid a distance that B, C and D may turn back.
fn distance(occupants: &[Occupant<Level>], holders: &str) -> Table {
    let mut table = Table::holding(occupants, STRICT, PACE, holders);
    table.lay_in_silence();
    table
}

fn turn_back(table: &Table) -> Action {
    Action::Reply { card: table.card("demi-tour"), top: Top::Parade }
}

/// Who was how far behind whom, as somebody knows it.
fn race(table: &Table, viewer: Viewer) -> Vec<(u8, u64)> {
    let finish = table.room.news(viewer).race;
    let runners = finish.into_iter().flat_map(|finish| finish.runners);
    runners.map(|runner| (runner.seat.0, runner.behind.0)).collect()
}

fn far_away(lag: u64, after: u64) -> Reflex {
    Reflex { after: Some(Millis(after)), lag: Millis(lag) }
}

#[test]
fn whoever_is_far_away_wins_by_having_been_earlier() {
    let mut table = Table::new(&people(4));
    table.wait(1000);
    assert_eq!(table.try_quickly(2, CALL, far_away(10, 990)), None);
    table.wait(60);
    assert_eq!(table.try_quickly(1, CALL, far_away(300, 760)), None);
    assert_eq!(table.phase(), Phase::Act, "nobody has won before all are heard");
    table.wait(COLLECT.0 - 61);
    assert_eq!(table.phase(), Phase::Act);
    table.wait(1);
    assert_eq!(table.phase(), Phase::Rob { seat: Seat(1) });
    for viewer in [Viewer::Spectator, Viewer::Seat(Seat(3)), Viewer::Seat(Seat(2))] {
        assert_eq!(race(&table, viewer), [(1, 0), (2, 230)], "both have called aloud");
    }
}

#[test]
fn nobody_wins_by_lying_more_than_the_quota() {
    let mut table = Table::new(&people(3));
    table.wait(2000);
    assert_eq!(table.try_quickly(1, CALL, far_away(0, 2000)), None);
    table.wait(400);
    // C says that it took no time, and that its line takes a minute: 300 ms are made up for.
    assert_eq!(table.try_quickly(2, CALL, far_away(60_000, 0)), None);
    table.wait(COLLECT.0);
    assert_eq!(table.phase(), Phase::Rob { seat: Seat(1) });
    assert_eq!(race(&table, Viewer::Spectator), [(1, 0), (2, 100)]);
}

#[test]
fn everything_else_waits_until_a_race_is_decided() {
    let mut table = Table::new(&people(3));
    table.act(2, CALL);
    let card = table.card("50");
    let lay = Action::Lay { card, accelerators: 0, saying: sprint::Saying::Nothing };
    assert!(matches!(table.try_to(0, lay), Some(Refused::Stale { .. })));
    assert_eq!(table.try_to(2, CALL), None, "the same again is promised already");
    assert_eq!(table.kept.len(), 1);
    table.wait(COLLECT.0);
    assert_eq!(table.phase(), Phase::Rob { seat: Seat(2) });
    assert_eq!(race(&table, Viewer::Spectator), [], "one alone is no race");
}

#[test]
fn whoever_has_no_rival_waits_for_nobody() {
    let mut table = Table::new(&[PERSON, BOT, BOT]);
    table.act(0, CALL);
    assert_eq!(table.phase(), Phase::Rob { seat: Seat(0) });
    let mut table = distance(&[PERSON, PERSON, BOT], "B");
    let answer = turn_back(&table);
    table.act(1, answer);
    assert_eq!(table.km(0), 100, "only a bot could have answered besides");
}

/// What others tried and did not get says what they hold.
#[test]
fn whoever_loses_a_race_for_an_answer_has_shown_nothing() {
    let heard = |late: bool| {
        let mut table = distance(&people(4), "BC");
        let answer = turn_back(&table);
        let mut seen = Vec::new();
        table.wait(700);
        table.act(1, answer);
        table.wait(200);
        if late {
            table.act(2, answer);
        }
        for _ in 0..40 {
            table.wait(50);
            for viewer in [0, 1, 3].map(|seat| Viewer::Seat(Seat(seat))) {
                let news = table.room.news(viewer);
                let open = format!("{:?} {:?}", news.view.open, news.race);
                seen.push((table.now, open, news.prospects.len()));
            }
        }
        assert_eq!(table.km(0), 100);
        let loser = race(&table, Viewer::Seat(Seat(2)));
        (seen, loser)
    };
    let (alone, nothing) = heard(false);
    let (beaten, own) = heard(true);
    assert!(alone == beaten, "nobody else can tell whether C tried");
    assert_eq!((nothing, own), (vec![], vec![(1, 0), (2, 200)]), "the loser may know");
}

#[test]
fn a_race_is_decided_the_same_whenever_the_server_is_killed() {
    for crash_after in [None, Some(0), Some(60), Some(499), Some(500), Some(3000)] {
        let mut table = Table::new(&people(4));
        table.wait(1000);
        for (seat, lag) in [(2, 10), (1, 300), (3, 280)] {
            assert_eq!(table.try_quickly(seat, CALL, far_away(lag, 0)), None);
        }
        let claimed = table.kept.iter().filter(|kept| matches!(kept, Kept::Claimed(_)));
        assert_eq!(claimed.count(), 3, "what is promised is kept");
        if let Some(after) = crash_after {
            table.wait(after);
            table.crash();
        }
        table.wait(3000);
        let runners = race(&table, Viewer::Spectator);
        let tied: Vec<u8> = runners.iter().map(|(seat, _)| *seat).collect();
        assert_eq!(table.phase(), Phase::Rob { seat: Seat(tied[0]) }, "{crash_after:?}");
        assert_eq!(runners[2], (2, 290), "{crash_after:?}");
        let first = race(&Table::new(&people(4)).after_same_race(), Viewer::Spectator);
        assert_eq!(runners, first, "lots are drawn from the deal: {crash_after:?}");
    }
}

impl Table {
    /// The race of the test above, without a crash.
    fn after_same_race(mut self) -> Table {
        self.wait(1000);
        for (seat, lag) in [(2, 10), (1, 300), (3, 280)] {
            assert_eq!(self.try_quickly(seat, CALL, far_away(lag, 0)), None);
        }
        self.wait(3000);
        self
    }
}

#[test]
fn an_answer_that_was_beaten_is_no_answer_after_a_crash_either() {
    let mut table = distance(&people(4), "BC");
    let answer = turn_back(&table);
    table.wait(1000);
    table.act(1, answer);
    table.wait(TIE.0);
    table.act(2, answer);
    table.wait(3000);
    let hands = |table: &Table, seat| table.room.news(Viewer::Seat(Seat(seat))).view.clone();
    let before = (hands(&table, 1), hands(&table, 2));
    table.crash();
    table.wait(3000);
    assert_eq!((hands(&table, 1), hands(&table, 2)), before);
    assert_eq!(race(&table, Viewer::Seat(Seat(2))), [(1, 0), (2, 100)]);
}

#[test]
fn bots_have_the_reflexes_of_people_however_fast_they_play() {
    for seed in 0..30 {
        let mut table = Table::at(&[PERSON, PERSON, STEADY], STRICT, Pace::FAST);
        table.now = Millis(seed);
        let card = table.card("50");
        table.act(0, Action::Discard { card });
        let called = |table: &Table| matches!(table.kept.last(), Some(Kept::Claimed(_)));
        while !called(&table) {
            assert!(table.now < Millis(6000), "a bot notices it at last");
            table.wait(20);
        }
        assert!(table.now >= Millis(seed) + Pace::FAST.reflexes.0, "{:?}", table.now);
        let claimed = table.now;
        // Who was earlier and is heard a little later still wins.
        table.wait(TIE.0);
        assert_eq!(table.try_quickly(0, CALL, far_away(300, 0)), None);
        table.wait(COLLECT.0);
        assert_eq!(table.phase(), Phase::Rob { seat: Seat(0) }, "{claimed:?}");
    }
}
