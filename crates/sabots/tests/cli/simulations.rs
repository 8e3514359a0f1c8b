//! Simulations and their reports.

use serde_json::Value;

use super::sabots;

fn simulate(args: &[&str]) -> Value {
    let args: Vec<&str> = ["simulate"].iter().chain(args).chain(&["--json"]).copied().collect();
    serde_json::from_str(&sabots(&args).answer()).expect("one JSON object")
}

#[test]
fn the_report_is_one_json_object_with_everything() {
    let report = simulate(&["asterix", "--seats", "4", "--games", "500", "--option", "goal=700"]);
    assert_eq!(report["game"], "asterix");
    assert_eq!(report["seats"], 4);
    assert_eq!(report["options"], serde_json::json!({ "goal": "700" }));
    assert_eq!(report["bots"], "random");
    assert_eq!(report["seed"], 0);
    assert_eq!(report["games"], 500);
    assert_eq!(report["rounds"], 500);
    let number = |value: &Value| value.as_f64().unwrap_or_else(|| panic!("{value} is no number"));
    let goal = number(&report["endings"]["goal"]);
    assert!((goal + number(&report["endings"]["exhausted"]) - 500.0).abs() < 0.5);
    assert!(number(&report["actions_per_second"]) > number(&report["games_per_second"]));
    let mean = number(&report["actions"]) / 500.0;
    assert!((number(&report["length"]["mean"]) - mean).abs() < 1e-9);
    let lengths = ["min", "median", "p95", "max"].map(|name| number(&report["length"][name]));
    assert!(lengths.is_sorted(), "{lengths:?}");
    let wins = report["wins"].as_array().unwrap();
    let seats: Vec<_> = wins.iter().map(|seat| seat["seat"].as_str().unwrap()).collect();
    assert_eq!(seats, ["A", "B", "C", "D"]);
    for seat in wins {
        let [low, rate, high] = ["low", "rate", "high"].map(|name| number(&seat[name]));
        assert!(low < rate && rate < high, "{seat}");
        assert!((rate - number(&seat["wins"]) / 500.0).abs() < 1e-9);
    }
}

#[test]
fn the_figures_of_two_seats_add_up() {
    let report = simulate(&["asterix", "--seats", "2", "--games", "2000"]);
    let count = |value: &Value| value.as_u64().unwrap_or_else(|| panic!("{value} is no count"));
    let [first, second] = [0, 1].map(|seat| count(&report["wins"][seat]["wins"]));
    let (shared, nobody) = (count(&report["shared"]), count(&report["nobody"]));
    assert!(shared > 0 && nobody > 0, "both happen at random play");
    assert_eq!(first + second + nobody, 2000 + shared);
    // Random players rarely arrive: one game in sixty does.
    let (goal, exhausted) =
        (count(&report["endings"]["goal"]), count(&report["endings"]["exhausted"]));
    assert!(goal > 0 && goal * 20 < exhausted, "{goal} and {exhausted}");
    // Games differ, but a deck lasts only so long.
    let (min, max) = (count(&report["length"]["min"]), count(&report["length"]["max"]));
    assert!(min < 90 && (100..200).contains(&max), "{min} and {max}");
}

/// A report without what depends on the machine.
fn outcome(args: &[&str]) -> Value {
    let mut report = simulate(args);
    let fields = report.as_object_mut().expect("an object");
    for machine in ["threads", "seconds", "games_per_second", "actions_per_second"] {
        assert!(fields.remove(machine).is_some(), "{machine}");
    }
    report
}

#[test]
fn threads_do_not_change_the_outcome_and_seeds_do() {
    for table in [
        &["desert", "--seats", "3", "--games", "1500", "--seed", "7"][..],
        &["asterix", "--seats", "6", "--games", "300", "--seed", "7", "--option", "match=points"],
    ] {
        let with = |more: &[&str]| outcome(&[table, more].concat());
        let alone = with(&["--threads", "1"]);
        for threads in ["2", "5", "64"] {
            assert_eq!(with(&["--threads", threads]), alone);
        }
        assert_eq!(with(&[]), alone);
        let mut other = table.to_vec();
        other[6] = "8";
        assert_ne!(outcome(&other), alone);
    }
}

#[test]
fn a_longer_simulation_goes_on_where_a_shorter_one_ends() {
    let actions = |games| {
        let report = outcome(&["desert", "--seats", "2", "--games", games]);
        report["actions"].as_u64().unwrap()
    };
    let (one, two, three) = (actions("1"), actions("2"), actions("3"));
    assert!(one < two && two < three);
    assert_ne!(two, 2 * one, "the second game is another one");
}

#[test]
fn a_match_has_several_rounds_and_match_winners() {
    let table = ["asterix", "--seats", "2", "--games", "50", "--option", "match=points"];
    let report = simulate(&table);
    assert_eq!(report["games"], 50);
    assert!(report["rounds"].as_u64().unwrap() > 100, "{report}");
    assert_eq!(report["nobody"], 0, "somebody has 5000 points");
}

#[test]
fn people_read_the_report_in_their_language() {
    let table = ["simulate", "asterix", "--seats", "2", "--games", "1200", "--threads", "2"];
    let french = sabots(&table).answer();
    for part in [
        "Voie romaine (asterix) à 2 joueurs (random), graine 0, 2 fils\n",
        "1\u{202f}200 parties, ",
        "\nDécisions par partie\n",
        "\nFins\n",
        "  place A  ",
        "\u{a0}% (à 95\u{a0}% entre ",
    ] {
        assert!(french.contains(part), "no {part:?} in {french}");
    }
    let english = sabots(&[&table[..], &["--lang", "en", "--option", "shutout=per_side"]].concat());
    let english = english.answer();
    for part in [
        "1,200 games, ",
        "Options: shutout=per_side\n",
        "\nDecisions a game\n",
        "  seat B  ",
        "% (95% between ",
    ] {
        assert!(english.contains(part), "no {part:?} in {english}");
    }
}

#[test]
fn a_single_game_is_enough() {
    let one = sabots(&["simulate", "desert", "--seats", "2", "--games", "1", "--threads", "1024"]);
    assert!(one.answer().contains("\n1 partie, "));
    let report = simulate(&["desert", "--seats", "2", "--games", "1"]);
    assert_eq!(report["length"]["min"], report["length"]["max"]);
}

#[test]
fn the_cave_counts_the_genie_and_those_who_are_caught() {
    let table = ["tresors", "--seats", "2", "--games", "400", "--bots", "steady,random"];
    let report = simulate(&table);
    let count = |value: &Value| value.as_u64().unwrap_or_else(|| panic!("{value} is no count"));
    let endings = ["all-out", "chief", "no-way-out"].map(|name| count(&report["endings"][name]));
    assert_eq!(endings.iter().sum::<u64>(), 400);
    assert_eq!(endings[2], 0, "the chief comes before the pile runs out");
    let share = |name: &str| {
        let share = &report["shares"][name];
        (count(&share["part"]), count(&share["whole"]))
    };
    let ((carried, moves), (caught, pawns)) = (share("genie"), share("caught"));
    assert!(0 < carried && carried * 5 < moves, "{carried} of {moves}");
    assert_eq!(pawns, 800);
    assert!(endings[1] <= caught && caught < pawns, "{caught}");
    let told = sabots(&[&["simulate"], &table[..]].concat()).answer();
    assert!(told.contains("\nParts\n  coups du génie  "), "{told}");
    // Other games count nothing besides.
    assert_eq!(
        simulate(&["desert", "--seats", "2", "--games", "1"])["shares"],
        serde_json::json!({})
    );
}
