//! What holds for the messages of every game, whatever its family: a new one is covered by being
//! listed.

#![allow(clippy::unwrap_used)]

use std::sync::Arc;

use chance::{Quick, Stream};
use families::{Family, Setup, at_family};
use referee::Version;
use serde_json::Value;
use table::laws::{Subject, viewers};
use table::{Chance, Seat, Seed, Turn, Viewer};
use wire::{Happening, News, Sent};

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
        asked: table::Seats::NONE,
        cue: None,
        race: None,
        stood_in: Vec::new(),
    };
    serde_json::to_string(&News::new::<G>(&news, rules)).unwrap()
}

/// What a viewer sees of an action, as it travels, and is told then. The order of what is seen at once
/// is left out: whoever draws two cards sees which comes first.
fn seen<G: Sent>(
    mut game: G,
    (seat, action): (Seat, G::Action),
    viewer: Viewer,
    rules: &G::Rules,
) -> (String, Vec<String>) {
    let mut events = Vec::new();
    game.apply(seat, action, &mut events);
    let seen = events.iter().filter_map(|event| game.seen(event, viewer));
    let happenings = seen.map(|seen| Happening::new::<G>(&seen, rules));
    let mut happenings: Vec<_> = happenings.map(|it| serde_json::to_string(&it).unwrap()).collect();
    happenings.sort_unstable();
    (told(&game, viewer, rules), happenings)
}

/// How often something else lay where a viewer may not look, and how often something was done then
/// that told the viewer nothing of it.
#[derive(Default)]
struct Stirred {
    moments: usize,
    actions: usize,
}

/// Plays a round at random. At every moment whatever a viewer may not know is dealt anew, and what
/// the viewer is told must be the same to the letter. So must what the viewer sees of the next action,
/// if the same is done in both and the viewer then knows the same.
fn stays_hidden<G: Sent + Subject>(rules: &Arc<<G as Family>::Rules>, seed: u64) -> Stirred {
    let mut game = G::new(rules);
    let mut chance = Quick::new(seed);
    let mut deals = Stream::new(Seed::from_number(seed));
    let mut stirred = Stirred::default();
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
        let action = game.pick(seat, |count| chance.below(count)).unwrap();
        for viewer in viewers(&game) {
            let other = game.stir(viewer, &mut chance);
            if other == game {
                continue;
            }
            stirred.moments += 1;
            assert_eq!(told(&game, viewer, rules), told(&other, viewer, rules), "{viewer:?}");
            if other.check(seat, action).is_ok() {
                let act = |game: G| seen(game, (seat, action), viewer, rules);
                let ((told, log), (other_told, other_log)) = (act(game.clone()), act(other));
                if told == other_told {
                    stirred.actions += 1;
                    assert_eq!(log, other_log, "{viewer:?}: {action:?} by {seat}");
                }
            }
        }
        game.apply(seat, action, &mut ());
    }
    stirred
}

/// The largest table of every game, and one in pairs where there is a choice.
fn larger_tables() -> Vec<Setup> {
    let games = families::games().into_iter();
    let tables = games.flat_map(|game| {
        let most = game.seatings.iter().map(|it| it.seats).max().unwrap();
        let pairs = Setup::of(game.name, 4, &[("teams", "on")]);
        [Setup::of(game.name, most, &[]).unwrap()].into_iter().chain(pairs)
    });
    tables.collect()
}

#[test]
fn what_a_viewer_may_not_know_never_travels() {
    for (setup, seed) in tables().into_iter().chain(larger_tables()).zip(1..) {
        let stirred = at_family!(&setup, G(rules) => stays_hidden::<G>(rules, seed));
        let Stirred { moments, actions } = stirred;
        let name = setup.rules().name();
        assert!(moments > 50, "{name}: something else lay there {moments} times");
        assert!(actions > 20, "{name}: something was done then {actions} times");
    }
}
