//! What is written about Rush and Fun & Speed can be read again, nothing that is read can hurt, and
//! a view that cannot be is a fault that names its line.

#![allow(clippy::unwrap_used)]

mod common;

use std::sync::Arc;

use chance::Quick;
use notation::{Dialect, Script, run, view_from};
use options::{asked, mixture};
use proptest::prelude::*;
use sprint::{Rules, Sprint, View, editions};
use table::laws::{self, Subject};
use table::{Chance, Game, Seat, Secrets, Turn, Viewer};

use common::{is_read_again, script, seeded};

/// Any table with any options.
fn any_rules(chance: &mut Quick) -> Arc<Rules> {
    let editions = editions::all();
    let edition = &editions[chance.below(u32::try_from(editions.len()).unwrap()) as usize];
    let seats = edition.seats[chance.below(u32::try_from(edition.seats.len()).unwrap()) as usize];
    let choices = mixture(edition.options, seats, chance);
    // Some choices exclude each other; such a table plays as printed.
    let chosen = Rules::of(edition.name, seats, &asked(&choices));
    chosen.unwrap_or_else(|_| Rules::of(edition.name, seats, &[]).unwrap())
}

fn walk(seed: u64, each: impl FnMut(&Sprint)) -> String {
    let mut chance = Quick::new(seed);
    let rules = any_rules(&mut chance);
    common::walk(&rules, &mut chance, seed, each)
}

/// What is written of a view is read as the same view, and whoever looks may do the same.
fn view_round_trips(view: &View, chance: &mut Quick) {
    let text = Sprint::view_text(view);
    let again = view_from::<Sprint>(&script(&**view.open.rules(), &text));
    let again = again.unwrap_or_else(|why| panic!("{why}\n{text}"));
    assert_eq!(Sprint::view_text(&again), text);
    assert_eq!((again.viewer, &again.known), (view.viewer, &view.known), "{text}");
    assert_eq!(again.position(), view.position(), "{text}");
    let guess = Sprint::imagine(&again, chance);
    guess.audit().unwrap_or_else(|what| panic!("{what}\n{text}"));
    assert_eq!(guess.view(view.viewer), again, "{text}");
    // Before a shuffle nobody may do anything, and what follows is not written.
    let waits = |view: &View| Sprint::imagine(view, &mut Quick::new(1)).turn() != Turn::Chance;
    if let Viewer::Seat(seat) = view.viewer
        && waits(view)
    {
        let may = |view: &View| {
            let (mut legal, game) = (Vec::new(), Sprint::imagine(view, &mut Quick::new(1)));
            game.legal(seat, &mut legal);
            (legal, game.turn())
        };
        assert_eq!(may(&again), may(view), "{text}");
    }
}

proptest! {
    #![proptest_config(seeded(40))]

    #[test]
    fn views_round_trip_while_somebody_is_on_turn(seed in any::<u64>()) {
        let mut chance = Quick::new(!seed);
        walk(seed, |game| {
            if game.open().seat().is_some() {
                laws::viewers(game).for_each(|who| view_round_trips(&game.view(who), &mut chance));
            }
        });
    }

    #[test]
    fn records_round_trip(seed in any::<u64>(), cut in any::<usize>()) {
        is_read_again(&walk(seed, |_| {}), cut);
    }

    #[test]
    fn any_words_are_read_or_refused(words in proptest::collection::vec(word(), 0..80)) {
        for table in ["game rush\nseats 3\n", "game fun-speed\nseats 4\noption strict on\n"] {
            let _ = Script::parse(&format!("{table}{}", words.concat())).and_then(|script| {
                if let Ok(view) = view_from::<Sprint>(&script) {
                    Sprint::imagine(&view, &mut Quick::new(1)).audit().unwrap();
                }
                run(&script)
            });
        }
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
    "A: ",
    "hand A: ",
    "hand B: ",
    "battle B: ",
    "speed A: ",
    "km A: ",
    "safe B: ",
    "control B: ",
    "stock: ",
    "discard: ",
    "out: ",
    "turn A",
    "turn B plays",
    "viewer A",
    "viewer spectator",
    "unknown",
    "by A asking ",
    "renamed",
    "3 ",
    "0 ",
    "250 ",
    "50 ",
    "100 ",
    "200*2 ",
    "feu-rouge ",
    "controle ",
    "accelerateur ",
    "as-du-volant ",
    "- ",
    ". ",
    "lays ",
    "draws ",
    "attacks B with ",
];

fn word() -> impl Strategy<Value = &'static str> {
    proptest::sample::select(WORDS)
}

/// The view that these lines describe at a table of two, or the line that is at fault and why.
fn seen(lines: &str) -> Result<View, String> {
    let script = Script::parse(&format!("game rush\nseats 2\n{lines}")).unwrap();
    view_from::<Sprint>(&script).map_err(|fault| fault.to_string())
}

#[test]
fn a_view_says_how_many_cards_are_unknown_and_which_are_known() {
    let view =
        seen("viewer A\nturn B plays\nhand A: 50 75\nhand B: 200 5 unknown\nstock: 40 unknown");
    let view = view.unwrap();
    let card = |name| view.open.rules().edition().catalogue.card(name).unwrap();
    assert_eq!((view.open.held(Seat(0)), view.open.held(Seat(1))), (2, 6));
    assert_eq!(view.known[0].cards().collect::<Vec<_>>(), [card("50"), card("75")]);
    assert_eq!(view.known[1].cards().collect::<Vec<_>>(), [card("200")]);
    assert_eq!((view.open.seat(), view.open.stock()), (Some(Seat(1)), 40));
    let rest = seen("viewer spectator\nhand A: 6 unknown\nhand B: 6 unknown").unwrap();
    assert_eq!(rest.open.stock(), 106 - 12);
    let none = seen("viewer spectator\nhand A: 6 unknown\nstock: 0 unknown").unwrap();
    assert_eq!(none.open.stock(), 0);
}

#[test]
fn a_view_that_cannot_be_is_refused_with_its_line() {
    let not_a_view = "a view has a viewer who sees its own hand, and an unknown stock";
    let refused = [
        ("turn A\nhand A: 50", 4, not_a_view),
        ("viewer A\nhand A: 50 1 unknown", 3, not_a_view),
        ("viewer A\nhand A: 50\nstock: 75", 3, not_a_view),
        ("viewer A\nhand B: 107 unknown", 4, "more cards than the deck has"),
        (
            "viewer A\nhand A: 50\nhand B: 6 unknown\nstock: 100 unknown",
            6,
            "more cards than the deck has",
        ),
        (
            "viewer A\nhand A: 50\nhand B: 200 200 200 200 200 200 200 1 unknown",
            5,
            "the deck has only 6 of `200`",
        ),
        ("viewer A\nhand B: many unknown", 4, "how many are unknown?"),
        ("viewer C", 3, "`C` is no seat of this table"),
    ];
    for (lines, line, why) in refused {
        let found = seen(lines).unwrap_err();
        assert_eq!(found, format!("line {line}: {why}"), "{lines}");
    }
}

#[test]
fn what_one_viewer_sees_is_not_played() {
    let plays = |lines: &str| {
        let script = Script::parse(&format!("game rush\nseats 2\n{lines}")).unwrap();
        run(&script).map_err(|fault| fault.to_string())
    };
    let view = Err("line 3: what one viewer sees can be looked at, not played".to_owned());
    assert_eq!(plays("viewer A\nhand A: 50"), view);
    let unknown = Err("line 4: unknown cards can be looked at, not played".to_owned());
    assert_eq!(plays("hand A: 50\nhand B: 5 unknown"), unknown);
}
