//! Records and replays.

use std::collections::BTreeSet;

use texts::Lang;

use super::{Folder, sabots, sabots_reading};

fn record(args: &[&str]) -> String {
    sabots(&[&["record"], args].concat()).answer()
}

#[test]
fn every_record_replays_to_its_own_end() {
    let folder = Folder::new("every_record");
    let tables = [
        &["asterix", "--seats", "2"][..],
        &["asterix", "--seats", "8", "--option", "goal=700"],
        &["asterix", "--seats", "3", "--option", "match=points"],
        &["desert", "--seats", "4", "--option", "first_seat=C"],
        &["tresors", "--seats", "3"],
        &["tresors", "--seats", "2", "--option", "variant=chance"],
    ];
    for (table, seed) in tables.iter().zip(["1", "2", "3", "18446744073709551615", "4", "5"]) {
        let record = record(&[table, &["--seed", seed][..]].concat());
        let path = folder.write("game.scn", &record);
        assert_eq!(
            sabots(&["scenario", &path]).answer().lines().last(),
            Some("1 passed, 0 failed")
        );
        let told = sabots(&["replay", &path]).answer();
        for line in record.lines() {
            assert!(told.lines().any(|told| told == line), "{line} is not told");
        }
        assert!(record.contains("\n? over\n? winners "), "{record}");
        let is_match = table.contains(&"match=points");
        assert_eq!(record.contains("\nnext round\n"), is_match);
        assert_eq!(record.contains("\n? match winners "), is_match);
        assert_eq!(told.contains("\n# Match fini\u{a0}: "), is_match);
    }
}

#[test]
fn bots_of_any_level_play_what_is_recorded() {
    for game in families::games() {
        let seats = game.seatings[0].seats.to_string();
        let table = [game.name, "--seats", &seats, "--seed", "7"];
        let with = |bots| record(&[&table[..], &["--bots", bots]].concat());
        let steady = with("steady");
        assert_eq!(with("random"), record(&table));
        assert_ne!(steady, with("random"));
        assert_eq!(
            sabots_reading(&["scenario", "-"], &steady).answer(),
            "ok -\n1 passed, 0 failed\n"
        );
    }
    // Where there is something to call out, it is recorded too.
    let strict = ["fun-speed", "--seats", "4", "--option", "strict=on", "--bots", "steady"];
    let game = record(&strict);
    assert!(game.contains(" calls "), "{game}");
    assert_eq!(sabots_reading(&["scenario", "-"], &game).answer(), "ok -\n1 passed, 0 failed\n");
    sabots(&["record", "asterix", "--seats", "3", "--bots", "steady,steady"]).complaint(2);
}

#[test]
fn a_spectator_is_a_viewer_too() {
    let record = record(&["rush", "--seats", "2"]);
    let told = |args: &[&str]| sabots_reading(&[&["replay", "-"], args].concat(), &record).answer();
    assert_eq!(told(&["--view", "Spectator"]), told(&[]));
    let last = told(&["--final", "--view", "spectator"]);
    assert!(last.contains("\nviewer spectator\n") && last.contains(" unknown\n"), "{last}");
    assert!(!told(&["--final"]).contains("viewer"));
}

#[test]
fn a_script_is_told_with_its_clauses() {
    let script = "game asterix\nseats 2\ntitle Two lines of them\nclauses AST-25 AST-26\nclauses AST-27\n\
                  battle A: feu-vert\nhand A: 100\nA lays 100\n";
    let told = sabots_reading(&["replay", "-"], script).answer();
    assert!(told.contains("title Two lines of them\nclauses AST-25 AST-26 AST-27\n"), "{told}");
}

#[test]
fn what_is_wrong_with_a_line_is_said_in_the_language_of_the_reader() {
    for (script, line, word, french) in [
        ("", 1, "game", "il manque la ligne «\u{a0}game\u{a0}»"),
        ("game asterix\nseats 2\nseed 12\n", 3, "seed", "hexadécimaux"),
        ("game asterix\nseats 2\nA attaque B\n", 3, "attacks", "les verbes sont lays, attacks"),
        ("game tresors\nseats 2\nA saute\n", 3, "walks", "«\u{a0}saute\u{a0}» ne se lit pas ici"),
        ("game rush\nseats 2\nhand A: 7777\n", 3, "7777", "n’est pas une carte de ce jeu"),
        (
            "game asterix\nseats 2\nhand A: 25\n? hand A: 50\n",
            4,
            "hand A: 50",
            "attendu 50, trouvé ",
        ),
        ("game asterix\nseats 2\n? window attack A\n", 3, "window attack A", "pas de fenêtre"),
        ("game asterx\nseats 2\n", 1, "asterix", "Vouliez-vous dire «\u{a0}asterix\u{a0}»"),
    ] {
        let complaint =
            |lang| sabots_reading(&["replay", "-", "--lang", lang], script).complaint(1);
        let all @ [fr, ..] = &Lang::ALL.map(Lang::code).map(complaint);
        assert_eq!(BTreeSet::from_iter(all).len(), all.len());
        for complaint in all {
            assert!(complaint.starts_with(&format!("-:{line}: ")), "{complaint}");
            assert!(complaint.contains(word), "{complaint}");
        }
        assert!(fr.contains(french), "{fr}");
    }
}

#[test]
fn the_same_seed_gives_the_same_record() {
    let table = ["desert", "--seats", "2", "--seed"];
    let of = |seed| record(&[&table[..], &[seed]].concat());
    assert_eq!(of("5"), of("5"));
    assert_ne!(of("5"), of("6"));
    assert_eq!(of("0"), record(&table[..3]));
    // The first deal is that of `chance::derive`, which is frozen.
    let deal = "f00f16465ce6ab7f2b5c3193ff503420a0900657161e1900de1d708efe5790c8";
    assert!(of("1954").contains(&format!("\nseed {deal}\n")));
}

#[test]
fn a_replay_tells_what_its_viewer_sees() {
    let record = record(&["asterix", "--seats", "2"]);
    let spectator = sabots_reading(&["replay", "-"], &record).answer();
    assert!(spectator.contains("\n    A pioche une carte. (6 fois)\n"), "{spectator}");
    let french = sabots_reading(&["replay", "-", "--view", "A"], &record).answer();
    assert!(!french.contains("    A pioche une carte."), "{french}");
    assert!(french.contains("    B pioche une carte."), "{french}");
    let english = sabots_reading(&["replay", "-", "--view", "b", "--lang", "en"], &record).answer();
    assert!(english.contains("    A draws a card. (6 times)\n"), "{english}");
    assert!(!english.contains("    B draws a card."), "{english}");
}

const SCRIPT: &str = "game asterix\nseats 2\ntitle Too far\nhand A: 100\nbattle A: feu-vert\n\
    km A: 200 200 100 100 100 100 100 50\nstock: 25 50\nA lays 100 => refused AST-29 # by 50\n\
    ? not over\nA lays 25\nB discards 50\n? turn A\n";

#[test]
fn any_script_can_be_told() {
    let told = sabots_reading(&["replay", "-", "--lang", "en"], SCRIPT).answer();
    let begun = "game asterix\nseats 2\ntitle Too far\nhand A: 100\nbattle A: feu-vert\n\
        km A: 200 200 100 100 100 100 100 50\nstock: 25 50\n\
        \u{20}   A is on turn.\n    A draws a card.\n";
    assert!(told.starts_with(begun), "{told}");
    let refused = "\nA lays 100 => refused AST-29\n    ";
    let why = told.split_once(refused).and_then(|(_, rest)| rest.lines().next()).unwrap();
    assert!(why.ends_with("[AST-29, AST-73]"), "{why}");
    let play = "\n? not over\nA lays 25\n    A covers 25 km.\n";
    assert!(told.contains(play), "{told}");
    assert!(
        told.ends_with("? turn A\n# The game is not over: A is to play or answer.\n"),
        "{told}"
    );
}

#[test]
fn a_script_that_expects_too_much_fails() {
    let expecting = SCRIPT.replace("? not over", "? over");
    let complaint = sabots_reading(&["replay", "-"], &expecting).complaint(1);
    assert_eq!(complaint, "-:9: ? over\u{a0}: attendu over, trouvé la manche continue");
    let accepted = SCRIPT.replace("A lays 100 =>", "A lays 25 =>");
    let complaint = sabots_reading(&["replay", "-", "--final"], &accepted).complaint(1);
    assert_eq!(complaint, "-:8: devait être refusé, a été accepté");
}

#[test]
fn the_final_position_is_notation_and_names_the_winner() {
    for (lang, wins) in [("fr", "gagne"), ("en", "win")] {
        let record = record(&["asterix", "--seats", "4", "--seed", "11"]);
        let last = sabots_reading(&["replay", "-", "--final", "--lang", lang], &record).answer();
        assert!(last.starts_with("game asterix\nseats 4\n"), "{last}");
        let end = last.lines().last().unwrap();
        assert!(end.starts_with("# ") && end.contains(wins), "{end}");
        let winners = record.lines().find_map(|line| line.strip_prefix("? winners ")).unwrap();
        assert!(winners.split(' ').all(|seat| end.contains(seat)), "{winners}: {end}");
        // What was printed can be read again.
        let again = sabots_reading(&["scenario", "-"], &last).answer();
        assert_eq!(again, "ok -\n1 passed, 0 failed\n");
        let seen = sabots_reading(&["replay", "-", "--final", "--view", "C"], &record).answer();
        assert!(seen.contains("\nviewer C\n"), "{seen}");
    }
}

#[test]
fn a_truncated_record_ends_early_or_fails_in_its_last_line() {
    let record = record(&["asterix", "--seats", "3", "--seed", "4"]);
    for length in (1..record.len()).step_by(record.len() / 40) {
        let cut = &record[..length];
        let ran = sabots_reading(&["replay", "-", "--final"], cut);
        if ran.code == Some(0) {
            let end = ran.out.lines().last().unwrap_or_default();
            let goes_on = end.starts_with("# La partie n’est pas finie\u{a0}: ");
            assert!(goes_on || length > record.len() - 20, "{length}: {end}");
        } else {
            let line = cut.lines().count();
            let complaint = ran.complaint(1);
            assert!(complaint.starts_with(&format!("-:{line}: ")), "{length}: {complaint}");
        }
    }
}

#[test]
fn a_record_that_was_tampered_with_fails_where_it_was() {
    let folder = Folder::new("tampered");
    let record = record(&["asterix", "--seats", "2", "--seed", "3"]);
    let mut lines: Vec<&str> = record.lines().collect();
    lines[9] = "A lays 200";
    let path = folder.write("game.scn", lines.join("\n"));
    let french = sabots(&["replay", &path]).complaint(1);
    assert!(french.starts_with(&format!("{path}:10: A lays 200: ")), "{french}");
    assert!(french.contains("c’est maintenant à B de jouer."), "{french}");
    assert!(french.ends_with(']') && french.contains("[AST-"), "no clause in {french}");
    let english = sabots(&["replay", &path, "--final", "--lang", "en"]).complaint(1);
    assert!(english.contains("now it is for B to play."), "{english}");
    let winners =
        record.replace("? winners A", "? winners -").replace("? winners B", "? winners -");
    let complaint = sabots_reading(&["replay", "-"], &winners).complaint(1);
    assert_eq!(complaint.split(' ').next(), Some(&*format!("-:{}:", record.lines().count())));
}

#[test]
fn a_table_that_cannot_be_is_refused_in_the_language_of_the_reader() {
    let script = "game asterix\nseats 2\noption goal 700\n";
    let french = sabots_reading(&["replay", "-"], script).complaint(1);
    assert_eq!(french, "-:3: «\u{a0}goal 700\u{a0}» ne se choisit qu’à 4 ou 8 joueurs.");
    let english = sabots_reading(&["replay", "-", "--lang", "en"], script).complaint(1);
    assert_eq!(english, "-:3: “goal 700” can only be chosen with 4 or 8 players.");
}

#[test]
fn a_cave_is_drawn_as_it_lies() {
    let record = record(&["tresors", "--seats", "3", "--seed", "4"]);
    let told = sabots_reading(&["replay", "-"], &record).answer();
    let first = told.split_once("posera son pion en premier.\n").unwrap().1;
    assert_eq!(first.lines().next().map(str::trim), Some("4       5       6       7       8"));
    let boards = record.lines().filter(|line| !line.starts_with(['?', 'g', 's', 'o'])).count();
    assert_eq!(told.matches("[ 0]").count().min(1), 1, "{told}");
    assert!(told.matches("  └───").count() > boards / 2, "a picture for each step");
    // At the end it is a comment, so that the position can be read again.
    let last = sabots_reading(&["replay", "-", "--final"], &record).answer();
    assert!(last.contains("\n#         ┌───"), "{last}");
    assert_eq!(sabots_reading(&["scenario", "-"], &last).answer(), "ok -\n1 passed, 0 failed\n");
}
