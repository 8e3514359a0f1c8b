//! The same game at several tables, side by side.

use serde_json::Value;

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

#[test]
fn a_deck_may_be_a_file_beside_the_bench() {
    let folder = Folder::new("lab");
    let deck = "3 25\n4 50\n10 75\n";
    folder.write("few.deck", deck);
    let bench = BENCH.replace("d1_25", "file:few.deck");
    let file = folder.write("rush.lab", bench);
    // Whether such a deck can be played is said by the rules.
    let ran = sabots(&["lab", &file, "--lang", "en"]);
    assert_eq!(ran.code, Some(1), "{} {}", ran.out, ran.err);
    assert!(ran.err.starts_with(&format!("{file}:5: ")), "{}", ran.err);
}

#[test]
fn a_bench_that_cannot_be_is_refused_with_its_line() {
    let bad = [
        (BENCH.replace("rush", "rash"), 4),
        (BENCH.replace("d1_25", "d9"), 5),
        (BENCH.replace("deals 12", "deals 0"), 3),
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
