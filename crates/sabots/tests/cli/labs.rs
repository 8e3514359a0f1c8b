//! The same game at several tables, side by side.

use std::path::Path;

use serde_json::Value;
use wire::{CardInfo, GameInfo};

use super::{Folder, sabots, sabots_reading};

const BENCH: &str = "game rush\nseats 2\ndeals 12\ntable as printed # the usual one\n\
    table other\noption deck d1_25\n";

fn number(value: &Value) -> f64 {
    value.as_f64().unwrap_or_else(|| panic!("{value} is no number"))
}

#[test]
fn tables_are_compared_with_intervals_whatever_the_threads() {
    let told = |threads: &str| -> Value {
        let args = ["lab", "-", "--json", "--threads", threads];
        serde_json::from_str(&sabots_reading(&args, BENCH).answer()).expect("one JSON object")
    };
    let (mut one, mut two) = (told("1"), told("2"));
    (one["seconds"], two["seconds"]) = (Value::Null, Value::Null);
    assert_eq!(one, two);
    let tables = one["tables"].as_array().expect("tables");
    let names: Vec<&Value> = tables.iter().map(|table| &table["name"]).collect();
    assert_eq!(names, ["as printed", "other"]);
    for table in tables {
        assert_eq!(table["games"], 12);
        let wins = table["wins"].as_array().expect("wins");
        for of in wins.iter().chain([&table["luck"], &table["length"], &table["played"]["100"]]) {
            let [low, mean, high] = ["low", "mean", "high"].map(|name| number(&of[name]));
            assert!(low <= mean && mean <= high, "{of}");
        }
    }
    assert!(tables[0]["played"]["25"].is_null() && tables[0]["played"]["75"].is_object());
    assert!(tables[1]["played"]["25"].is_object() && tables[1]["played"]["75"].is_null());
}

/// The deck of a game as a file, with one more of its first card; `None` where there are no cards.
fn larger_deck(game: &GameInfo) -> Option<String> {
    let (first, others) = game.cards.split_first()?;
    let line = |card: &CardInfo| format!("{} {}\n", card.copies, card.name);
    let others: String = others.iter().map(line).collect();
    Some(format!("# One more {0}.\n{1} {0}\n{others}", first.name, first.copies + 1))
}

#[test]
fn every_card_game_can_be_played_with_a_deck_from_a_file_beside_the_bench() {
    let folder = Folder::new("lab");
    for game in GameInfo::all(&[]) {
        let Some(deck) = larger_deck(&game) else {
            assert!(game.options.iter().all(|option| option.name != "deck"), "{}", game.name);
            continue;
        };
        folder.write("larger.deck", deck);
        let tables = "table as printed\ntable larger\noption deck file:larger.deck\n";
        let bench = format!("game {}\nseats 2\ndeals 2\nbots steady\n{tables}", game.name);
        let file = folder.write("decks.lab", bench);
        let told = sabots(&["lab", &file, "--json"]).answer();
        let told: Value = serde_json::from_str(&told).expect("one JSON object");
        let chosen = &told["tables"][1]["options"]["deck"];
        let first = format!("list:{}x{},", game.cards[0].copies + 1, game.cards[0].name);
        assert!(chosen.as_str().is_some_and(|deck| deck.starts_with(&first)), "{told}");
        assert!(told["tables"][0]["options"]["deck"].is_null(), "{told}");
    }
}

#[test]
fn a_deck_that_cannot_be_played_is_refused_with_its_table() {
    let folder = Folder::new("lab-bad");
    folder.write("few.deck", "3 25\n4 50\n10 75\n");
    let file = folder.write("rush.lab", BENCH.replace("d1_25", "file:few.deck"));
    let complaint = sabots(&["lab", &file, "--lang", "en"]).complaint(1);
    assert!(complaint.starts_with(&format!("{file}:5: ")), "{complaint}");
    // The cards of the cave are pieces of its map, each of them once.
    let cave = "game tresors\nseats 2\ntable other\noption deck file:few.deck\n";
    let file = folder.write("cave.lab", cave);
    let complaint = sabots(&["lab", &file, "--lang", "en"]).complaint(1);
    assert!(complaint.starts_with(&format!("{file}:3: ")), "{complaint}");
    assert!(complaint.contains("deck"), "{complaint}");
}

#[test]
fn a_bench_that_cannot_be_is_refused_with_its_line() {
    let bad = [
        (BENCH.replace("rush", "rash"), 4),
        (BENCH.replace("d1_25", "d9"), 5),
        (BENCH.replace("deals 12", "deals 1"), 3),
        (BENCH.replace("deals 12", "bots clever"), 3),
        (BENCH.replace("seats 2", "chairs 2"), 2),
        ("game rush\nseats 2\n".to_owned(), 2),
        (String::new(), 1),
    ];
    for (bench, line) in bad {
        let complaint = sabots_reading(&["lab", "-"], &bench).complaint(1);
        assert!(complaint.starts_with(&format!("-:{line}: ")), "{complaint}\n{bench}");
    }
}

#[test]
fn every_game_can_be_in_the_lab_and_is_told_in_words() {
    for game in families::names() {
        let bench = format!("game {game}\nseats 2\ndeals 3\nbots steady\ntable usual\n");
        let told = sabots_reading(&["lab", "-", "--lang", "en"], &bench).answer();
        for part in ["decisions a game", "deals that the cards decide", "| A wins"] {
            assert!(told.contains(part), "{game}: no {part:?} in {told}");
        }
    }
}

/// The root of the project.
const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

fn read(name: &str) -> String {
    std::fs::read_to_string(Path::new(ROOT).join(name)).expect("a file of the project")
}

/// What stands in the first column of a table, and in its head.
fn frame(table: &str) -> (Vec<&str>, Vec<&str>) {
    let rows = table.lines().filter(|line| line.starts_with('|'));
    let mut rows = rows.map(|row| row.trim_matches('|').split('|').map(str::trim));
    let head = rows.next().map(Iterator::collect).unwrap_or_default();
    (head, rows.filter_map(|mut row| row.next()).collect())
}

#[test]
fn the_page_shows_the_benches_and_tables_as_they_are() {
    let page = read("docs/lab.md");
    let blocks: Vec<&str> = page.split("```\n").skip(1).step_by(2).collect();
    for name in ["examples/rush-decks.lab", "examples/asterix-third-200.lab"] {
        let bench = read(name);
        let told = blocks.iter().find(|block| block.starts_with(&format!("$ sabots lab {name}")));
        let told = told.unwrap_or_else(|| panic!("{name} is not shown"));
        let few = bench.replace("deals 1000", "deals 40");
        let run = sabots_reading(&["lab", "-", "--lang", "en"], &few).answer();
        let ((heads, rows), (shown_heads, shown)) = (frame(&run), frame(told));
        assert_eq!(heads, shown_heads);
        // A card that is seldom played may be missing in few deals.
        let missing: Vec<_> = rows.iter().filter(|row| !shown.contains(row)).collect();
        assert!(missing.is_empty(), "{name}: {missing:?}");
        assert!(told.contains(": 1,000 deals a table, seed 0, "));
    }
    for name in ["rush-decks.lab", "gentle.lab", "gentle.deck"] {
        let file = read(&format!("examples/{name}"));
        assert!(blocks.contains(&file.as_str()), "{name} is not shown as it is");
    }
}
