//! What holds for the messages of every game, whatever its family: a new one is covered by being
//! listed.

#![allow(clippy::unwrap_used)]

use std::sync::Arc;

use chance::{Quick, Stream};
use families::{Family, Setup, at_family};
use referee::Version;
use serde_json::Value;
use table::laws::Subject;
use table::{Chance, Seat, Seed, Turn, Viewer};
use wire::{News, Sent};

/// Every table at which everybody plays alone, as it is by default and as attention counts there.
fn tables() -> Vec<Setup> {
    let mut tables = Vec::new();
    for game in families::games() {
        for seating in game.seatings.iter().filter(|it| it.seats == it.teams && it.seats < 5) {
            let strict = Setup::of(game.name, seating.seats, &[("strict", "on")]);
            tables.push(Setup::of(game.name, seating.seats, &[]).unwrap());
            tables.extend(strict);
        }
    }
    tables
}

/// An action as it travels.
fn written<G: Sent>(action: G::Action, rules: &G::Rules) -> Value {
    serde_json::to_value(G::show_action(action, rules)).unwrap()
}

/// Actions there and back: what is read is what was written, unless it names somebody absent.
fn round_trip<G: Sent + Subject>(rules: &Arc<<G as Family>::Rules>) {
    let game = G::new(rules);
    let absent = Value::from(Seat(rules.seats()).to_string());
    for action in game.universe() {
        let sent = written::<G>(action, rules);
        let is_known = !sent.as_object().unwrap().values().any(|it| *it == absent);
        match G::hear_action(&sent, rules) {
            // Two actions may be written alike: whether a call came late is for the referee to say.
            Ok(heard) => assert_eq!(written::<G>(heard, rules), sent, "{heard:?}"),
            Err(why) => assert!(!is_known, "{sent}: {why}"),
        }
    }
    for bad in ["{}", r#"{"type":"x"}"#, r#"{"type":"lay","x":1}"#, "[]", "1", "null"] {
        let bad = serde_json::from_str(bad).unwrap();
        assert!(G::hear_action(&bad, rules).is_err(), "{bad}");
    }
}

#[test]
fn actions_round_trip() {
    for setup in tables() {
        at_family!(&setup, G(rules) => round_trip::<G>(rules));
    }
}

/// What a viewer is told, as it travels.
fn told<G: Sent>(game: &G, viewer: Viewer, rules: &G::Rules) -> String {
    let prospects = match viewer {
        Viewer::Seat(seat) => game.prospects(seat),
        Viewer::Spectator => Vec::new(),
    };
    let news = referee::News::<G> {
        version: Version(0),
        view: game.view(viewer),
        prospects,
        window: None,
        score: game.score(),
        has_next_round: false,
        turn: None,
    };
    serde_json::to_string(&News::new::<G>(&news, rules)).unwrap()
}

/// Plays a round at random. At every moment whatever a viewer may not know is dealt anew, and what
/// the viewer is told must be the same to the letter; says how often something else lay there.
fn stays_hidden<G: Sent + Subject>(rules: &Arc<<G as Family>::Rules>, seed: u64) -> usize {
    let mut game = G::new(rules);
    let mut chance = Quick::new(seed);
    let mut deals = Stream::new(Seed::from_number(seed));
    let mut stirred = 0;
    for _ in 0..400 {
        let seat = match game.turn() {
            Turn::Over => break,
            Turn::Chance => {
                game.shuffle(&mut deals, &mut ());
                continue;
            }
            Turn::Waiting(seats) | Turn::Asking(seats) => {
                let count = u32::try_from(seats.iter().count()).unwrap();
                seats.iter().nth(chance.below(count) as usize).unwrap()
            }
        };
        for viewer in game.seats().iter().map(Viewer::Seat).chain([Viewer::Spectator]) {
            let other = game.stir(viewer, &mut chance);
            stirred += usize::from(other != game);
            assert_eq!(told(&game, viewer, rules), told(&other, viewer, rules), "{viewer:?}");
        }
        let action = game.pick(seat, |count| chance.below(count)).unwrap();
        game.apply(seat, action, &mut ());
    }
    stirred
}

#[test]
fn what_a_viewer_may_not_know_never_travels() {
    for (setup, seed) in tables().into_iter().zip(1..) {
        let stirred = at_family!(&setup, G(rules) => stays_hidden::<G>(rules, seed));
        assert!(stirred > 50, "{}: other cards were dealt {stirred} times", setup.rules().name());
    }
}
