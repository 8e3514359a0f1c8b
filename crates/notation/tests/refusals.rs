//! A refusal rests on few clauses, and the first of them is the one that forbids it.

#![allow(clippy::unwrap_used)]

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use families::at_family;
use notation::{Dialect, Script, refusals, run, setup, tell};
use table::laws::Subject;
use table::{Chance, Seed, Turn};
use texts::{Lang, Spoken, rulebook};

/// The scenarios of a game, with their text.
fn scenarios(game: &str) -> Vec<(PathBuf, Script)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/scenarios").join(game);
    let mut files: Vec<PathBuf> =
        fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()).collect();
    files.sort();
    let read = |file: PathBuf| {
        let script = Script::parse(&fs::read_to_string(&file).unwrap()).unwrap();
        (file, script)
    };
    files.into_iter().map(read).collect()
}

#[test]
fn every_refused_line_names_the_clause_that_is_shown_first() {
    let mut lines = 0;
    let mut wrong = Vec::new();
    for (file, script) in families::names().into_iter().flat_map(scenarios) {
        for (line, why) in refusals(&script).unwrap() {
            lines += 1;
            let named = line.text.split_once("=> refused").unwrap().1.trim();
            if why.clauses.first().is_none_or(|first| *first != named) {
                wrong.push(format!("{}:{} {line:?}: {why:?}", file.display(), line.number));
            }
        }
    }
    assert!(lines > 300, "only {lines} refused lines were found");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Holds every refusal of every action that can be written at a position to the law: one to three
/// clauses, which the rulebook tells.
fn assert_refusals_are_brief<G: Subject + Spoken>(game: &G, rules: &G::Rules) {
    let book = rulebook(rules.name(), Lang::En).unwrap();
    let universe = game.universe();
    for seat in game.seats().iter() {
        for why in universe.iter().filter_map(|action| game.check(seat, *action).err()) {
            let clauses = G::clauses(why, rules);
            assert!((1..=3).contains(&clauses.len()), "{why:?} rests on {clauses:?}");
            for clause in clauses {
                assert!(book.contains(&format!("\n**{clause}** ")), "{why:?}: no {clause}");
            }
        }
    }
}

#[test]
fn at_the_end_of_every_scenario_refusals_rest_on_three_clauses_at_most() {
    for (file, script) in families::names().into_iter().flat_map(scenarios) {
        at_family!(setup(&script.header).unwrap(), G(rules) => {
            let told = tell::<G>(&rules, &script, &mut |_, _| {});
            let told = told.unwrap_or_else(|fault| panic!("{}: {fault}", file.display()));
            assert_refusals_are_brief(told.game(), &rules);
        });
    }
}

#[test]
fn in_random_play_refusals_rest_on_three_clauses_at_most() {
    for game in families::games() {
        for seating in &game.seatings {
            let strict = game.options.iter().any(|option| option.name() == "strict");
            let options: &[(&str, &str)] = if strict { &[("strict", "on")] } else { &[] };
            let setup = families::Setup::of(game.name, seating.seats, options).unwrap();
            at_family!(setup, G(rules) => walk::<G>(&rules));
        }
    }
}

/// The first decisions of a random game, held to the law now and then: what can be written in Rush
/// at eight seats is a long list.
fn walk<G: Subject + Spoken + Dialect>(rules: &Arc<G::Rules>) {
    let mut chance = chance::Stream::new(Seed::from_number(7));
    let mut game = G::new(rules);
    for decision in 0..250 {
        let seats = match game.turn() {
            Turn::Chance => {
                game.shuffle(&mut chance, &mut ());
                continue;
            }
            Turn::Over => break,
            Turn::Waiting(seats) | Turn::Asking(seats) => seats,
        };
        if decision % 83 == 0 {
            assert_refusals_are_brief(&game, rules);
        }
        let seat = seats.first().unwrap();
        let action = game.pick(seat, |count| chance.below(count)).unwrap();
        game.apply(seat, action, &mut ());
    }
}

#[test]
fn a_file_written_elsewhere_may_name_any_reason() {
    let refused = |clause: &str| {
        let text = format!(
            "game asterix
             seats 2
             turn A plays
             hand A: 200 feu-rouge
             battle A: feu-vert
             speed A: limite-de-vitesse
             km A: 200 200 100 100 100 100 75
             safe B: prioritaire
             battle B: feu-vert accident
             {clause}"
        );
        run(&Script::parse(&text).unwrap())
    };
    for reason in ["", "AST-27", "AST-28", "AST-29"] {
        assert_eq!(refused(&format!("A lays 200 => refused {reason}")), Ok(()));
    }
    for reason in ["AST-50", "AST-35"] {
        assert_eq!(refused(&format!("A attacks B with feu-rouge => refused {reason}")), Ok(()));
    }
    assert!(refused("A lays 200 => refused AST-25").is_err());
}
