//! Golden games of the cave, replayed and compared letter by letter, as `golden.rs` does for the
//! card games. `UPDATE_GOLDEN=1 cargo test -p notation --test golden_tresors` writes them anew.

#![allow(clippy::unwrap_used)]

mod kept;

use std::fmt::Write;
use std::sync::Arc;

use chance::{Quick, Stream, derive};
use notation::tresors::{action_text, position_text};
use notation::{Script, header_text, run};
use table::playout::perft;
use table::{Chance, Game, Seed, Turn};
use tresors::{Cave, Rules};

use kept::golden;

/// What a table chose.
type Options = &'static [(&'static str, &'static str)];

/// The tables of which a game is kept.
const TABLES: &[(u8, Options)] = &[
    (2, &[]),
    (3, &[]),
    (4, &[]),
    (2, &[("exit_exact", "true")]),
    (3, &[("no_sealing", "true")]),
    (4, &[("variant", "chance")]),
];

/// A whole random game, with the state of the cave as checks.
fn tell(rules: &Arc<Rules>, number: u64) -> String {
    let mut text = header_text(&**rules);
    let seed = derive(Seed::from_number(number), 0);
    writeln!(text, "title A random game, kept letter by letter\nseed {seed}").unwrap();
    let mut cave = Cave::new(rules);
    let mut choices = Quick::new(number);
    cave.shuffle(&mut Stream::new(seed), &mut ());
    for line in position_text(rules, &cave.position()).lines() {
        writeln!(text, "# {line}").unwrap();
    }
    for step in 1.. {
        let Turn::Waiting(seats) = cave.turn() else { break };
        let seat = seats.first().unwrap();
        let action = cave.pick(seat, |count| choices.below(count)).unwrap();
        cave.act(seat, action, &mut ()).unwrap();
        writeln!(text, "{seat} {}", action_text(action)).unwrap();
        if step % 10 == 0 {
            check(&cave, &mut text);
        }
    }
    check(&cave, &mut text);
    writeln!(text, "? over").unwrap();
    text
}

/// Writes expectations about the present position.
fn check(cave: &Cave, text: &mut String) {
    let open = cave.open();
    for seat in open.seats() {
        writeln!(text, "? loot {seat} {}", open.treasures(seat)).unwrap();
    }
    writeln!(text, "? chief {}\n? stock {}", open.chief(), open.stock()).unwrap();
    if let Some(seat) = open.seat() {
        writeln!(text, "? turn {seat}").unwrap();
    }
}

/// The name of a table, with this before each option and that before its value.
fn name((seats, options): (u8, Options), [option, value]: [&str; 2]) -> String {
    let words = options.iter().map(|(name, chosen)| format!("{option}{name}{value}{chosen}"));
    format!("{seats}{}", words.collect::<String>())
}

#[test]
fn golden_games_are_as_they_were() {
    for (seed, &(seats, options)) in (1..).zip(TABLES) {
        let rules = Rules::of("tresors", seats, options).unwrap();
        let name = format!("tresors-{}.txt", name((seats, options), ["-", "-"]));
        let text = tell(&rules, seed);
        golden(&name, &text);
        let script = Script::parse(&text).unwrap();
        run(&script).unwrap_or_else(|fault| panic!("{name}: {fault}"));
    }
}

/// How many ways the decisions after the sixth of a fixed deal can go.
#[test]
fn perft_counts_are_as_they_were() {
    let mut text = String::from("# game seats options: ways after 1 to 6 decisions\n");
    for (seed, &(seats, options)) in (1..).zip(TABLES) {
        let rules = Rules::of("tresors", seats, options).unwrap();
        let mut cave = Cave::new(&rules);
        cave.shuffle(&mut Stream::new(Seed::from_number(seed)), &mut ());
        let mut choices = Quick::new(seed);
        for _ in 0..6 {
            let Turn::Waiting(seats) = cave.turn() else { break };
            let seat = seats.first().unwrap();
            let action = cave.pick(seat, |count| choices.below(count)).unwrap();
            cave.apply(seat, action, &mut ());
        }
        let ways: Vec<String> = (1..=6).map(|depth| perft(&cave, depth).to_string()).collect();
        writeln!(text, "tresors {}: {}", name((seats, options), [" ", "="]), ways.join(" "))
            .unwrap();
    }
    golden("perft-tresors.txt", &text);
}
