//! Advice: every game, every moment, one answer for each position.

use std::io::{BufRead, BufReader, Write};
use std::process::Stdio;
use std::sync::Arc;

use bots::Level;
use families::{Setup, at_family};
use notation::{Dialect, Script, header_text};
use serde_json::Value;
use table::{Turn, Viewer};

use super::{program, sabots, sabots_reading};

/// What somebody sees who is to decide, and what may be answered.
struct Question {
    text: String,
    answers: Vec<String>,
}

/// Everybody who is to decide at some moment of a game.
fn questions(game: &str, seats: u8, options: &[String]) -> Vec<Question> {
    let seats = seats.to_string();
    let seeded = ["record", game, "--seats", &seats, "--seed", "4", "--bots", "beginner"];
    let options = options.iter().flat_map(|option| ["--option", option.as_str()]);
    let args: Vec<&str> = seeded.into_iter().chain(options).collect();
    let script = Script::parse(&sabots(&args).answer()).expect("a record");
    let setup = notation::setup(&script.header).expect("a table");
    at_family!(&setup, G(rules) => asked::<G>(rules, &script))
}

fn asked<G: Dialect>(rules: &Arc<G::Rules>, script: &Script) -> Vec<Question> {
    let mut questions = Vec::new();
    let told = notation::tell::<G>(rules, script, &mut |_, told| {
        let game = told.game();
        let (Turn::Waiting(seats) | Turn::Asking(seats)) = game.turn() else { return };
        for seat in seats.iter() {
            let view = G::view_text(&game.view(Viewer::Seat(seat)));
            let mut legal = Vec::new();
            game.legal(seat, &mut legal);
            let answer = |&action: &_| format!("{seat} {}", G::action_text(rules, action));
            let text = format!("{}{view}\n", header_text(&**rules));
            questions.push(Question { text, answers: legal.iter().map(answer).collect() });
        }
    });
    told.expect("a record that holds");
    questions
}

/// A small table of every game as it is usually played, and a large one of each other form.
fn tables() -> Vec<(&'static str, u8, Vec<String>)> {
    let mut tables = Vec::new();
    for game in families::games() {
        let least = game.seatings.iter().map(|seating| seating.seats).min().expect("seats");
        let most = game.seatings.iter().map(|seating| seating.seats).max().expect("seats");
        tables.push((game.name, least, Vec::new()));
        for form in game.forms.iter().filter(|form| !form.options.is_empty()) {
            let options: Vec<String> =
                form.options.iter().map(|(name, value)| format!("{name}={value}")).collect();
            let fits = Setup::of(game.name, most, form.options).is_ok();
            tables.push((game.name, if fits { most } else { least }, options));
        }
    }
    tables
}

#[test]
fn every_moment_of_every_game_is_answered_with_something_legal() {
    for (game, seats, options) in tables() {
        let mut questions = questions(game, seats, &options);
        assert!(questions.len() > 20, "{game}");
        questions.truncate(200);
        let input: String = questions.iter().map(|question| question.text.as_str()).collect();
        for level in [Level::Steady, Level::Tuned] {
            let answer =
                sabots_reading(&["advise", "--best", "--bot", level.name()], &input).answer();
            assert_eq!(answer.lines().count(), questions.len(), "{game} {level:?}");
            for (line, question) in answer.lines().zip(&questions) {
                assert!(
                    question.answers.iter().any(|known| known == line),
                    "{line}\n{}",
                    question.text
                );
            }
        }
    }
}

#[test]
fn every_action_is_listed_best_first_and_the_best_is_the_first() {
    for (game, seats, options) in tables() {
        let mut questions = questions(game, seats, &options);
        questions.retain(|question| question.answers.len() > 1);
        // A few of them, from everywhere in the game.
        let step = questions.len().div_ceil(4);
        let questions: Vec<Question> = questions.into_iter().step_by(step).collect();
        let input: String = questions.iter().map(|question| question.text.as_str()).collect();
        let advise = |wish: &str| {
            let args = ["advise", "-", "--budget", "60playouts", "--seed", "7", wish];
            sabots_reading(&args, &input).answer()
        };
        let (told, best) = (advise("--json"), advise("--best"));
        for ((told, best), question) in told.lines().zip(best.lines()).zip(&questions) {
            let told: Value = serde_json::from_str(told).expect("one JSON object a line");
            let actions = told["actions"].as_array().expect("actions");
            let number = |at: usize, name: &str| actions[at][name].as_f64().expect("a number");
            let mut named: Vec<&str> =
                actions.iter().map(|it| it["action"].as_str().expect("a line")).collect();
            assert_eq!((named[0], told["best"].as_str()), (best, Some(best)));
            for at in 0..actions.len() {
                let [low, wins, high] = ["low", "wins", "high"].map(|name| number(at, name));
                assert!(0.0 <= low && low <= wins && wins <= high && high <= 1.0, "{told}");
                assert!(at == 0 || wins <= number(at - 1, "wins"), "{told}");
            }
            let mut answers: Vec<&str> = question.answers.iter().map(String::as_str).collect();
            answers.sort_unstable();
            named.sort_unstable();
            assert_eq!(named, answers);
        }
        assert_eq!(told.lines().count(), questions.len());
    }
}

const POSITION: &str = "game asterix\nseats 2\nviewer A\nturn A plays\nhand A: 100 75 25 accident \
    essence feu-rouge prioritaire\nhand B: 6 unknown\nbattle A: feu-vert\nbattle B: feu-vert\n\
    discard: 50\n";

#[test]
fn what_cannot_be_is_refused_with_its_line_and_the_stream_goes_on() {
    let bad = [
        POSITION.replace("hand B: 6", "hand B: 100"),
        POSITION.replace("100 75", "prioritaire 75"),
        POSITION.replace("discard: 50", "discard: 50\nstock: 80 unknown"),
        POSITION.replace("turn A", "turn B"),
        POSITION.replace("viewer A\n", ""),
        POSITION.replace("asterix", "asterisk"),
        POSITION.replace("seats 2", "seats two"),
        "hello\n".to_owned(),
        format!("{POSITION}B lays 100\n"),
        format!("{POSITION}A lays 100\n"),
    ];
    let input: Vec<String> =
        bad.iter().map(|position| format!("{position}\n{POSITION}\n\n")).collect();
    let input = input.concat();
    let ran = sabots_reading(&["advise", "--best", "--bot", "tuned", "--lang", "en"], &input);
    assert_eq!((ran.code, ran.err.as_str()), (Some(1), ""));
    let lines: Vec<&str> = ran.out.lines().collect();
    assert_eq!(lines.len(), 2 * bad.len(), "{}", ran.out);
    let mut last = 0;
    for (pair, position) in lines.chunks(2).zip(&bad) {
        let place = pair[0].strip_prefix("refused -:").unwrap_or_else(|| panic!("{}", pair[0]));
        let (line, why) = place.split_once(": ").expect("a line and a reason");
        let line: usize = line.parse().expect("a number");
        assert!(line > last && !why.is_empty(), "{}\n{position}", pair[0]);
        last = line;
        assert!(pair[1].starts_with("A "), "{}", pair[1]);
    }
}

#[test]
fn a_window_may_be_told_by_the_line_that_opens_it() {
    let asterix = "game asterix\nseats 2\nviewer B\nturn A plays\nhand A: 7 unknown\n\
        hand B: as-du-volant 100 75\nbattle A: feu-vert\nbattle B: feu-vert\nA attacks B with accident\n";
    let rush = "game rush\nseats 3\nviewer C\nturn A plays\nhand A: 7 unknown\nhand B: 7 unknown\n\
        hand C: 50 75 100 200 reparations feu-vert 50\nA attacks C with accident\n";
    let fun = "game fun-speed\nseats 2\nviewer A\nturn B plays\nhand A: 50 75 demi-tour 25\n\
        hand B: 5 unknown\nB lays 100\n";
    let input = [asterix, rush, fun].join("\n");
    let answer = sabots_reading(&["advise", "--json", "--budget", "60playouts"], &input).answer();
    let told: Vec<Value> = answer.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let replies = [
        vec!["B declines", "B replies as-du-volant"],
        vec!["C declines", "C replies reparations", "C replies reparations top accident"],
        vec!["A declines", "A replies demi-tour"],
    ];
    for (told, expected) in told.iter().zip(replies) {
        let actions = told["actions"].as_array().expect("actions").iter();
        let mut named: Vec<&str> = actions.map(|it| it["action"].as_str().unwrap()).collect();
        named.sort_unstable();
        assert_eq!(named, expected);
    }
}

#[test]
fn whoever_waits_for_an_answer_gets_it_before_asking_again() {
    let mut child = program()
        .args(["advise", "--best", "--bot", "steady"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program");
    let mut input = child.stdin.take().expect("standard input");
    let mut answers = BufReader::new(child.stdout.take().expect("standard output")).lines();
    for position in [POSITION, "nonsense\n", POSITION] {
        writeln!(input, "{position}").and_then(|()| input.flush()).expect("somebody who reads");
        let answer = answers.next().expect("an answer").expect("words");
        assert_eq!(answer.starts_with("refused"), position == "nonsense\n", "{answer}");
    }
    drop(input);
    assert!(answers.next().is_none());
    assert_eq!(child.wait().expect("an end").code(), Some(1));
}
