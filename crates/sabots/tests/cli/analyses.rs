//! Where games were won.

use serde_json::Value;

use super::{Folder, sabots, sabots_reading};

fn record(game: &str, seats: &str) -> String {
    sabots(&["record", game, "--seats", seats, "--seed", "5", "--bots", "beginner"]).answer()
}

fn number(value: &Value) -> f64 {
    value.as_f64().unwrap_or_else(|| panic!("{value} is no number"))
}

#[test]
fn every_game_is_analysed_and_what_is_told_adds_up() {
    for game in families::names() {
        let args = ["analyse", "-", "--json", "--worlds", "4", "--seed", "3"];
        let told = |threads: &str| -> Value {
            let args: Vec<&str> = args.iter().chain(&["--threads", threads]).copied().collect();
            serde_json::from_str(&sabots_reading(&args, &record(game, "2")).answer()).unwrap()
        };
        let mut report = told("2");
        let rounds = report["rounds"].as_array().unwrap();
        assert!(!rounds.is_empty());
        for round in rounds {
            adds_up(game, round);
        }
        // Neither chance nor threads change it.
        let mut alone = told("1");
        (report["seconds"], alone["seconds"]) = (Value::Null, Value::Null);
        assert_eq!(report, alone, "{game}");
    }
}

fn adds_up(game: &str, round: &Value) {
    let sides = round["sides"].as_array().expect("a list").len();
    let points = round["points"].as_array().expect("a list");
    assert!(points.len() > 5, "{game}");
    for point in points {
        let wins: Vec<f64> = point["wins"].as_array().expect("a list").iter().map(number).collect();
        assert_eq!(wins.len(), sides);
        assert!(wins.iter().all(|wins| (0.0..=1.0).contains(wins)), "{game}: {point}");
        assert!(wins.iter().sum::<f64>() < 1.0 + 1e-9, "{game}: {point}");
    }
    for split in round["splits"].as_array().expect("a list") {
        let [begun, luck, play, result] =
            ["begun", "luck", "play", "result"].map(|name| number(&split[name]));
        assert!((begun + luck + play - result).abs() < 1e-9, "{game}: {split}");
        assert!(luck.abs() <= 1.0 && play.abs() <= 1.0, "{game}: {split}");
    }
    assert!(round["mistakes"].as_array().expect("a list").len() <= 6);
    assert!((0.0..=1.0).contains(&number(&round["luck_share"])));
}

#[test]
fn a_match_is_analysed_round_by_round() {
    let args = ["record", "classic", "--seats", "2", "--seed", "5", "--option", "match=points"];
    let game = sabots(&args).answer();
    let rounds = 1 + game.lines().filter(|line| *line == "next round").count();
    assert!(rounds > 1);
    let args = ["analyse", "-", "--worlds", "2", "--seed", "3"];
    let json: Vec<&str> = args.iter().chain(&["--json"]).copied().collect();
    let report: Value = serde_json::from_str(&sabots_reading(&json, &game).answer()).unwrap();
    assert_eq!(report["rounds"].as_array().unwrap().len(), rounds);
    let told = sabots_reading(&args, &game).answer();
    assert_eq!(told.matches("Manche ").count(), rounds, "{told}");
}

#[test]
fn an_analysis_is_told_in_words_and_drawn() {
    let folder = Folder::new("analysis");
    let file = folder.write("game.scn", record("classic", "3"));
    let picture = folder.0.join("game.svg").into_os_string().into_string().unwrap();
    let args = ["analyse", &file, "--svg", &picture, "--worlds", "4", "--lang", "en"];
    let told = sabots(&args).answer();
    for part in
        ["the deal", "The costliest decisions, in percentage points", "Luck and play", "C: "]
    {
        assert!(told.contains(part), "no {part:?} in {told}");
    }
    let picture = std::fs::read_to_string(picture).expect("a picture");
    assert!(picture.starts_with("<svg ") && picture.trim_end().ends_with("</svg>"));
    assert_eq!(picture.matches("<polyline ").count(), 3);
    for part in ["chance to win", "line of the game"] {
        assert!(picture.contains(part), "no {part:?} in {picture}");
    }
}

#[test]
fn a_game_that_was_left_is_told_as_such() {
    let whole = record("classic", "2");
    // Whatever was to hold at the end does not hold before it.
    let lines: Vec<&str> = whole.lines().filter(|line| !line.starts_with('?')).collect();
    let left = lines[..lines.len() - 4].join("\n");
    for (game, is_over) in [(&whole, true), (&left, false)] {
        let args = ["analyse", "-", "--worlds", "2", "--lang", "en"];
        let told = sabots_reading(&args, game).answer();
        assert_eq!(!told.contains("The round is not finished"), is_over, "{told}");
        let told = sabots_reading(&["analyse", "-", "--worlds", "2", "--json"], game).answer();
        let told: Value = serde_json::from_str(&told).expect("one JSON object");
        assert_eq!(told["rounds"][0]["over"], is_over);
    }
}

#[test]
fn what_does_not_hold_is_said_with_its_line() {
    let bad = record("classic", "2").replacen("? over", "? not over", 1);
    let line = bad.lines().position(|line| line == "? not over").unwrap() + 1;
    let complaint = sabots_reading(&["analyse", "-", "--worlds", "2"], &bad).complaint(1);
    assert!(complaint.starts_with(&format!("-:{line}: ")), "{complaint}");
    assert!(sabots(&["analyse", "no-such-file"]).complaint(2).contains("no-such-file"));
}
