//! What is called out, and what is forgotten.

use bots::sprint::{call, slip};
use chance::Quick;
use sprint::{Action, Call, Rules, Saying, Sprint};
use table::{Game, Seat, Turn, Viewer};

use crate::situations::Scene;

/// How many of a thousand players call what, out of the view of a seat.
fn calls(game: &Sprint, seat: Seat, what: Call) -> usize {
    let view = game.view(Viewer::Seat(seat));
    let called = |seed| call(&view, &mut Quick::new(seed)) == Some(Action::Call(what));
    (0..1000).filter(|&seed| called(seed)).count()
}

#[test]
fn most_notice_equal_totals() {
    let tied = Scene::new("fun-speed", 3).hand(0, "50").km(0, "100 50").km(2, "75 75").game();
    for seat in tied.seats().iter() {
        assert!((750..850).contains(&calls(&tied, seat, Call::HoldUp)));
    }
    let apart = Scene::new("fun-speed", 3).hand(0, "50").km(0, "100").km(2, "75").game();
    assert_eq!(calls(&apart, Seat(1), Call::HoldUp), 0);
}

/// A strict game in which somebody is about to do something of a kind.
fn strict(game: &str, wanted: impl Fn(&Action) -> bool) -> (Sprint, Seat, Vec<Action>, Action) {
    let rules = Rules::of(game, 2, &[("strict", "on")]).unwrap();
    let mut game = Sprint::new(&rules);
    loop {
        if game.turn() == Turn::Chance {
            game.shuffle(&mut Quick::new(3), &mut ());
        }
        let (Turn::Waiting(seats) | Turn::Asking(seats)) = game.turn() else { continue };
        let seat = seats.first().unwrap();
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        if let Some(action) = legal.iter().copied().find(&wanted) {
            return (game, seat, legal, action);
        }
        game.apply(seat, legal[0], &mut ());
    }
}

/// The slips among a thousand players who have chosen an action.
fn slips((game, seat, legal, chosen): &(Sprint, Seat, Vec<Action>, Action)) -> Vec<Action> {
    let view = game.view(Viewer::Seat(*seat));
    let slips = (0..1000).map(|seed| slip(&view, legal, *chosen, &mut Quick::new(seed)));
    slips.filter(|action| action != chosen).collect()
}

#[test]
fn few_lay_a_distance_in_silence_and_most_notice_it() {
    let mut moment = strict("fun-speed", |action| matches!(action, Action::Lay { .. }));
    let slips = slips(&moment);
    assert!((1..30).contains(&slips.len()), "{} slips", slips.len());
    let silent = |action: &Action| matches!(action, Action::Lay { saying: Saying::Nothing, .. });
    assert!(slips.iter().all(silent));
    moment.0.act(moment.1, slips[0], &mut ()).unwrap();
    let other = moment.1.left(2);
    assert!((700..800).contains(&calls(&moment.0, other, Call::Killer)));
    assert_eq!(calls(&moment.0, moment.1, Call::Killer), 0);
}

#[test]
fn few_attack_without_the_right_sound() {
    let slips = slips(&strict("fun-speed", |action| matches!(action, Action::Attack { .. })));
    assert!((1..30).contains(&slips.len()), "{} slips", slips.len());
}

#[test]
fn few_forget_to_draw() {
    let slips = slips(&strict("rush", |action| matches!(action, Action::Draw { .. })));
    assert!((1..30).contains(&slips.len()), "{} slips", slips.len());
    assert!(!slips.iter().any(|action| matches!(action, Action::Draw { .. })));
}
