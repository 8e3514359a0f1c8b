//! Golden games: a recorded game for every edition and table, replayed and compared letter by
//! letter. `UPDATE_GOLDEN=1 cargo test -p notation --test golden` writes them anew; a change in them
//! is a change in the rules, the shuffle or the notation, and its commit says so.

#![allow(clippy::unwrap_used)]

mod kept;

use std::fmt::Write;
use std::sync::Arc;

use bornes::{Event, Race, Rules};
use chance::{Quick, Stream, derive};
use notation::bornes::{action_text, position_text};
use notation::{Script, header_text, run};
use table::playout::perft;
use table::{Chance, Game, Seed, Turn};

use kept::golden;

/// What a table chose.
type Options = &'static [(&'static str, &'static str)];

/// The tables of which a game is kept.
const TABLES: &[(&str, u8, Options)] = &[
    ("asterix", 2, &[]),
    ("asterix", 3, &[]),
    ("asterix", 4, &[]),
    ("asterix", 4, &[("goal", "700"), ("match", "points")]),
    ("asterix", 6, &[]),
    ("asterix", 8, &[("goal", "700")]),
    ("desert", 2, &[]),
    ("desert", 3, &[]),
    ("desert", 4, &[("attack_needs", "rolling")]),
    ("classic", 2, &[]),
    ("classic", 2, &[("preset", "unix")]),
    ("classic", 3, &[("match", "points")]),
    ("classic", 4, &[]),
    ("classic", 4, &[("solo", "on")]),
    ("classic", 6, &[]),
];

/// A whole random match, with what happened as comments and the state of the race as checks.
fn tell(rules: &Arc<Rules>, seed: u64) -> String {
    let mut text = header_text(&**rules);
    writeln!(text, "title A random game, kept letter by letter").unwrap();
    let mut race = Race::new(rules);
    let mut choices = Quick::new(seed);
    for deal in 0..4 {
        tell_round(&mut race, derive(Seed::from_number(seed), deal), &mut choices, &mut text);
        let Some(next) = race.next_round() else { break };
        if deal < 3 {
            writeln!(text, "next round").unwrap();
            race = next;
        }
    }
    text
}

fn tell_round(race: &mut Race, seed: Seed, choices: &mut Quick, text: &mut String) {
    let rules = &Arc::clone(race.rules());
    writeln!(text, "seed {seed}").unwrap();
    race.shuffle(&mut Stream::new(seed), &mut ());
    for line in position_text(rules, &race.position()).lines() {
        writeln!(text, "# {line}").unwrap();
    }
    for step in 1.. {
        let (Turn::Waiting(seats) | Turn::Asking(seats)) = race.turn() else { break };
        let seat = seats.first().unwrap();
        let action = race.pick(seat, |count| choices.below(count)).unwrap();
        let mut events: Vec<Event> = Vec::new();
        race.act(seat, action, &mut events).unwrap();
        writeln!(text, "{seat} {}", action_text(rules, action)).unwrap();
        if step % 10 == 0 {
            check(race, text);
        }
    }
    check(race, text);
    writeln!(text, "? over").unwrap();
}

/// Writes expectations about the present position.
fn check(race: &Race, text: &mut String) {
    let score = race.score();
    for team in race.rules().all_teams() {
        writeln!(text, "? km {team} {}", race.open().car(team).km).unwrap();
        if let (Some(score), true) = (&score, race.rules().edition().counts_points()) {
            writeln!(text, "? points {team} {}", score.total(team)).unwrap();
        }
    }
    writeln!(text, "? stock {}", race.open().stock()).unwrap();
    if let Some(seat) = race.open().seat() {
        writeln!(text, "? turn {seat}").unwrap();
    }
}

#[test]
fn golden_games_are_as_they_were() {
    for (seed, (game, seats, options)) in (1..).zip(TABLES) {
        let rules = Rules::of(game, *seats, options).unwrap();
        let words: Vec<String> =
            options.iter().map(|(name, value)| format!("-{name}-{value}")).collect();
        let name = format!("{game}-{seats}{}.txt", words.concat());
        let text = tell(&rules, seed);
        golden(&name, &text);
        let script = Script::parse(&text).unwrap();
        run(&script).unwrap_or_else(|fault| panic!("{name}: {fault}"));
    }
}

/// How many ways the first decisions of a fixed deal can go.
#[test]
fn perft_counts_are_as_they_were() {
    let mut text = String::from("# game seats options: ways after 1, 2, 3, 4 decisions\n");
    for (seed, (game, seats, options)) in (1..).zip(TABLES) {
        let rules = Rules::of(game, *seats, options).unwrap();
        let mut race = Race::new(&rules);
        race.shuffle(&mut Stream::new(Seed::from_number(seed)), &mut ());
        let mut choices = Quick::new(seed);
        // The beginning of a round is all discards and waiting; go where more can happen.
        for _ in 0..30 {
            let (Turn::Waiting(seats) | Turn::Asking(seats)) = race.turn() else { break };
            let seat = seats.first().unwrap();
            let action = race.pick(seat, |count| choices.below(count)).unwrap();
            race.apply(seat, action, &mut ());
        }
        let ways: Vec<String> = (1..=4).map(|depth| perft(&race, depth).to_string()).collect();
        let options: Vec<String> =
            options.iter().map(|(name, value)| format!(" {name}={value}")).collect();
        writeln!(text, "{game} {seats}{}: {}", options.concat(), ways.join(" ")).unwrap();
    }
    golden("perft.txt", &text);
}
