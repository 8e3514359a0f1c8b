//! What is written can be read again, and nothing that is read can hurt.

#![allow(clippy::unwrap_used)]

mod common;

use std::sync::Arc;

use bornes::{Action, Race, Rules, View, editions};
use chance::{Quick, Stream};
use notation::bornes::{action_text, position_text, read_position};
use notation::{Dialect, Script, entry_text, read_entry, run, view_from};
use proptest::prelude::*;
use table::laws::{self, Subject};
use table::{Chance, Entry, Game, Seat, Seed};

use common::{is_read_again, script, seeded};

/// Any table, and a random game on it.
fn any_rules(chance: &mut Quick) -> Arc<Rules> {
    let editions = editions::all();
    let edition = &editions[chance.below(u32::try_from(editions.len()).unwrap()) as usize];
    let seatings = &edition.seatings;
    let seats = seatings[chance.below(u32::try_from(seatings.len()).unwrap()) as usize].seats;
    let options: &[(&str, &str)] = match edition.name {
        "asterix" if chance.below(2) == 0 => &[("botte_needs_green", "on")],
        "desert" if chance.below(2) == 0 => &[("attack_needs", "rolling")],
        _ => &[],
    };
    Rules::of(edition.name, seats, options).unwrap()
}

fn walk(seed: u64, each: impl FnMut(&Race)) -> String {
    let mut chance = Quick::new(seed);
    let rules = any_rules(&mut chance);
    common::walk(&rules, &mut chance, seed, each)
}

proptest! {
    #![proptest_config(seeded(60))]

    #[test]
    fn positions_and_views_round_trip(seed in any::<u64>()) {
        walk(seed, |race| {
            let rules = race.rules();
            let text = position_text(rules, &race.position());
            let position = read_position(rules, &script(&**rules, &text).setup).unwrap();
            let again = Race::place(rules, &position, &mut ()).unwrap();
            assert_eq!(position_text(rules, &again.position()), text);
            assert_eq!(again, *race, "{text}");
            for viewer in laws::viewers(race) {
                let view = race.view(viewer);
                let text = position_text(rules, &view.position());
                let again: View = view_from::<Race>(&script(&**rules, &text)).unwrap();
                assert_eq!(position_text(rules, &again.position()), text);
                assert_eq!(again, view, "{text}");
            }
        });
    }

    #[test]
    fn records_round_trip(seed in any::<u64>(), cut in any::<usize>()) {
        is_read_again(&walk(seed, |_| {}), cut);
    }

    #[test]
    fn any_text_is_read_or_refused(text in "\\PC*") {
        let _ = Script::parse(&text).and_then(|script| run(&script));
    }

    #[test]
    fn any_words_are_read_or_refused(words in proptest::collection::vec(word(), 0..80)) {
        let text = format!("game asterix\nseats 4\n{}", words.concat());
        let _ = Script::parse(&text).and_then(|script| {
            let _ = view_from::<Race>(&script);
            run(&script)
        });
        let text = text.replace("asterix", "desert");
        let _ = Script::parse(&text).and_then(|script| run(&script));
    }
}

/// Words of the notation.
const WORDS: &[&str] = &[
    "\n",
    "\n",
    "\n",
    " ",
    "A ",
    "B ",
    "C ",
    "D ",
    "E ",
    "A: ",
    "hand ",
    "battle ",
    "speed ",
    "km ",
    "safe ",
    "stock: ",
    "discard: ",
    "tray: ",
    "points ",
    "dealer ",
    "turn ",
    "plays ",
    "viewer ",
    "unknown ",
    "window ",
    "with ",
    "declined ",
    "owes-green ",
    "lost-turn ",
    ". ",
    "- ",
    "! ",
    "7 ",
    "99999999999 ",
    "25 ",
    "100 ",
    "200 ",
    "accident ",
    "feu-vert ",
    "limite-de-vitesse ",
    "as-du-volant ",
    "as-du-volant! ",
    "egyptiens ",
    "manne ",
    "lays ",
    "attacks ",
    "discards ",
    "passes ",
    "replies ",
    "declines ",
    "time ",
    "next round ",
    "? ",
    "legal ",
    "can ",
    "cannot ",
    "hand ",
    "over ",
    "winners ",
    "match ",
    "count ",
    "has ",
    "lacks ",
    "=> refused ",
    "=> refused AST-25 ",
    "seed ",
    "option ",
    "# ",
    ", ",
];

/// Words of the notation in any order, so that lines get far before they go wrong.
fn word() -> impl Strategy<Value = &'static str> {
    proptest::sample::select(WORDS)
}

#[test]
fn actions_round_trip() {
    for edition in editions::all() {
        let rules = Rules::of(edition.name, edition.seatings[0].seats, &[]).unwrap();
        let race = Race::new(&rules);
        for action in race.universe() {
            let text = format!("A {}", action_text(&rules, action));
            match Race::read_action(&rules, &text) {
                Ok((seat, again)) => assert_eq!((seat.letter(), again), ('A', action)),
                // The universe has one team more than the table.
                Err(_) => assert!(text.contains("attacks C"), "{text}"),
            }
        }
    }
}

#[test]
fn whatever_moves_a_game_on_is_read_as_it_is_written() {
    let rules = Rules::of("asterix", 4, &[]).unwrap();
    let mut race = Race::new(&rules);
    race.shuffle(&mut Stream::new(Seed::from_number(1)), &mut ());
    let mut actions = vec![Action::Pass, Action::Decline];
    Seat::all(4).for_each(|seat| race.legal(seat, &mut actions));
    let acts = actions.into_iter().map(|action| Entry::Act(Seat(2), action));
    for entry in acts.chain([Entry::NextRound, Entry::Seed(Seed::from_number(7))]) {
        let line = entry_text::<Race>(&rules, entry);
        assert_eq!(read_entry::<Race>(&rules, &line), Ok(entry));
    }
    for bad in ["", "seed 12", "next", "E lays 100", "A lays 1000", "A lays 100 200"] {
        assert!(read_entry::<Race>(&rules, bad).is_err(), "{bad}");
    }
}
