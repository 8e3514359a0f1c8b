//! Arenas and what they say of bots.

use serde_json::{Value, json};

use super::sabots;

fn arena(args: &[&str]) -> Value {
    let args: Vec<&str> = ["arena"].iter().chain(args).chain(&["--json"]).copied().collect();
    serde_json::from_str(&sabots(&args).answer()).expect("one JSON object")
}

fn number(value: &Value) -> f64 {
    value.as_f64().unwrap_or_else(|| panic!("{value} is no number"))
}

fn names(report: &Value) -> Vec<&str> {
    let bots = report["bots"].as_array().expect("bots");
    bots.iter().map(|bot| bot["bot"].as_str().expect("a name")).collect()
}

#[test]
fn the_report_is_one_json_object_with_everything() {
    let table = ["rush", "--seats", "random,steady,random", "--games", "100", "--seed", "5"];
    let report = arena(&[&table[..], &["--option", "strict=on"]].concat());
    assert_eq!(report["game"], "rush");
    assert_eq!(report["seats"], json!(["random", "steady", "random"]));
    assert_eq!(report["options"], json!({ "strict": "on" }));
    assert_eq!(report["seed"], 5);
    // Each of 34 deals is played three times.
    let counts = ["games", "deals", "games_a_deal"].map(|name| report[name].as_u64().unwrap());
    assert_eq!(counts, [102, 34, 3]);
    assert_eq!(report["interrupted"], false);
    assert_eq!(report["measure"], "kilometres");
    assert_eq!(names(&report), ["steady", "random"], "the better one comes first");
    let sides = [0, 1].map(|bot| report["bots"][bot]["sides"].as_u64().unwrap());
    assert_eq!(sides, [1, 2]);
    let mut all = 0.0;
    for (bot, sides) in report["bots"].as_array().unwrap().iter().zip(sides) {
        let [low, rate, high] = ["low", "win_rate", "high"].map(|name| number(&bot[name]));
        assert!(0.0 <= low && low <= rate && rate <= high && high <= 1.0, "{bot}");
        all += rate * f64::from(u32::try_from(sides).unwrap());
        let earned = ["low", "mean", "high"].map(|name| number(&bot["earned"][name]));
        assert!(earned.is_sorted() && earned[0] > 0.0, "{bot}");
        let [low, points, high] =
            ["low", "points", "high"].map(|name| number(&bot["elo"][0][name]));
        assert!(low < points && points < high, "{bot}");
    }
    let even = number(&report["even_share"]);
    assert!((all / 3.0 - even).abs() < 1e-9, "{report}");
    let [better, worse] = [0, 1].map(|bot| number(&report["bots"][bot]["elo"][0]["points"]));
    assert!(better > 100.0 && (better + worse).abs() < 1e-6, "{report}");
}

#[test]
fn threads_do_not_change_the_outcome_and_seeds_do() {
    let outcome = |args: &[&str]| {
        let mut report = arena(args);
        let fields = report.as_object_mut().expect("an object");
        for machine in ["threads", "seconds"] {
            assert!(fields.remove(machine).is_some(), "{machine}");
        }
        report
    };
    for table in [
        &["tresors", "--seats", "steady,random", "--games", "40", "--seed", "7"][..],
        &[
            "asterix",
            "--seats",
            "steady,random",
            "--games",
            "40",
            "--seed",
            "7",
            "--option",
            "match=points",
        ],
        &["rush", "--seats", "steady,random,random,steady", "--games", "40", "--seed", "7"],
    ] {
        let with = |more: &[&str]| outcome(&[table, more].concat());
        let alone = with(&["--threads", "1"]);
        assert_eq!(with(&["--threads", "5"]), alone);
        assert_eq!(with(&[]), alone);
        let mut other = table.to_vec();
        other[6] = "8";
        assert_ne!(outcome(&other), alone);
    }
}

#[test]
fn nobody_is_better_than_its_own_kind() {
    for seats in ["steady,steady", "steady,steady,steady,steady"] {
        let report = arena(&["rush", "--seats", seats, "--games", "20"]);
        assert_eq!(names(&report), ["steady"]);
        assert_eq!(report["games_a_deal"], 1);
        assert_eq!(report["bots"][0]["elo"], json!([]));
        assert_eq!(report["bots"][0]["win_rate"], report["even_share"]);
    }
}

#[test]
fn matches_are_told_in_points_and_the_cave_in_treasures() {
    let report = arena(&[
        "classic",
        "--seats",
        "steady,random,steady,random",
        "--games",
        "6",
        "--option",
        "match=points",
    ]);
    assert_eq!((&report["measure"], &report["games_a_deal"]), (&json!("points"), &json!(2)));
    assert!(number(&report["bots"][0]["earned"]["mean"]) > 3000.0, "{report}");
    let report = arena(&["tresors", "--seats", "steady,random", "--games", "20"]);
    assert_eq!(report["measure"], "treasures");
    assert!(report["nobody"].as_u64().unwrap() < 20);
}

#[test]
fn people_read_a_table_for_documents_in_their_language() {
    let table = ["arena", "rush", "--seats", "steady,random,random", "--games", "3000"];
    let french = sabots(&table).answer();
    for part in [
        "Heure de pointe (rush) à 3 joueurs, graine 0\n",
        "3\u{202f}000 parties\u{a0}: 1\u{202f}000 donnes jouées chacune 3 fois",
        "\n\n| robot  | victoires (95\u{a0}%) ",
        "\n| ------ | ----",
        "\n| steady | ",
        "| – ",
    ] {
        assert!(french.contains(part), "no {part:?} in {french}");
    }
    let english = sabots(&[&table[..], &["--lang", "en"]].concat()).answer();
    assert!(english.contains(" | Elo over random (95%) "), "{english}");
    let lines: Vec<&str> = english.lines().filter(|line| line.starts_with('|')).collect();
    let cells = |line: &str| line.matches('|').count();
    assert_eq!(lines.len(), 4, "{english}");
    assert!(lines.iter().all(|line| cells(line) == 6), "{english}");
}

#[test]
fn every_level_is_better_than_the_one_before_and_worse_than_the_next() {
    for game in families::names() {
        for pair in [["beginner", "random"], ["steady", "beginner"]] {
            let report = arena(&[game, "--seats", &pair.join(","), "--games", "400"]);
            assert_eq!(names(&report), pair, "{report}");
        }
    }
}

#[test]
fn those_who_think_are_given_a_budget() {
    let table = ["rush", "--seats", "expert,random", "--games", "2", "--budget"];
    let with = |budget| arena(&[&table[..], &[budget]].concat());
    assert_eq!(with("40playouts")["bots"], with("40playouts")["bots"]);
    assert_eq!(with("40playouts")["budget"], "40playouts");
    assert_eq!(with("1ms")["budget"], "1ms");
    assert_eq!(arena(&["rush", "--seats", "steady,random", "--games", "2"])["budget"], Value::Null);
}

#[test]
fn one_deal_has_no_interval() {
    let table = ["rush", "--seats", "steady,random", "--games", "1"];
    let report = arena(&table);
    assert_eq!(report["games"], 2);
    assert_eq!(report["bots"][0]["earned"]["low"], Value::Null);
    let told = sabots(&[&["arena"], &table[..]].concat()).answer();
    assert!(!told.contains("inf") && !told.contains("NaN"), "{told}");
}

/// Waits until the program listens to Ctrl-C, presses it, and looks at how it ends.
#[cfg(target_os = "linux")]
#[test]
fn whoever_presses_ctrl_c_sees_what_there_is_so_far() {
    use std::process::{Command, Stdio};

    let args = ["arena", "rush", "--seats", "steady,random", "--games", "100000000", "--json"];
    let mut command = super::program();
    command.args(args).stdout(Stdio::piped()).stderr(Stdio::piped());
    let child = command.spawn().expect("the program");
    let status = format!("/proc/{}/status", child.id());
    let listens = || {
        let status = std::fs::read_to_string(&status).expect("a process");
        let caught = status.lines().find_map(|line| line.strip_prefix("SigCgt:"));
        let caught = u64::from_str_radix(caught.expect("signals").trim(), 16).expect("a mask");
        caught >> 1 & 1 == 1
    };
    while !listens() {
        std::thread::yield_now();
    }
    let pressed = Command::new("kill").args(["-INT", &child.id().to_string()]).status();
    assert!(pressed.expect("a signal").success());
    let output = child.wait_with_output().expect("the end of the program");
    match output.status.code() {
        Some(0) => {
            let report: Value = serde_json::from_slice(&output.stdout).expect("a report");
            assert_eq!(report["interrupted"], true);
        }
        // So quick that no deal was over.
        Some(2) => assert!(output.stderr.starts_with(b"sabots: ") && output.stdout.is_empty()),
        other => panic!("it ends with {other:?}"),
    }
}
