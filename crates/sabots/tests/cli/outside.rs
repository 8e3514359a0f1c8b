//! Programs of other people, who may do anything.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};

use serde_json::Value;

use super::hosting::Server;
use super::{Folder, program, sabots};

/// The root of the project.
const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

/// What an arena says, of a program that is a script of the shell.
fn arena(script: &str, table: &[&str]) -> Value {
    let seat = format!("cmd:sh {script},random");
    let fixed = ["arena", "--seats", &seat, "--threads", "1", "--json"];
    let args: Vec<&str> = fixed.iter().chain(table).copied().collect();
    serde_json::from_str(&sabots(&args).answer()).expect("one JSON object")
}

/// What a program did wrong: how often it was asked, late, gone, unreadable and illegal, and how many lines
/// nobody had asked for.
fn faults(report: &Value) -> [u64; 6] {
    let bots = report["bots"].as_array().expect("bots");
    let guest =
        bots.iter().find(|bot| bot["bot"].as_str().is_some_and(|name| name.starts_with("cmd:")));
    let faults = &guest.expect("the program")["faults"];
    ["asked", "late", "gone", "garbage", "illegal", "unasked"]
        .map(|name| faults[name].as_u64().expect("a number"))
}

/// A script that answers every question with the same line.
fn answering(answer: &str) -> String {
    format!(
        "while read -r line; do case $line in *'\"decide\"'*) printf '%s\\n' '{answer}';; esac; done\n"
    )
}

#[test]
fn a_program_plays_every_game_by_notation_or_by_place() {
    let folder = Folder::new("outside-plays");
    let script = folder.write("first.sh", answering(r#"{"index":0}"#));
    for game in families::names() {
        let report = arena(&script, &[game, "--games", "2"]);
        let [asked, rest @ ..] = faults(&report);
        assert!(asked > 5, "{game}: {report}");
        assert_eq!(rest, [0; 5], "{game}: {report}");
    }
}

#[test]
fn whatever_a_program_does_the_games_are_played_and_it_is_counted() {
    let folder = Folder::new("outside-faults");
    let table = ["classic", "--games", "2", "--patience", "60000"];
    let run = |name: &str, script: String| faults(&arena(&folder.write(name, script), &table));
    let all = |[asked, ..]: [u64; 6]| asked;
    let found = run("garbage.sh", answering("hello"));
    assert_eq!(found, [all(found), 0, 0, all(found), 0, 0]);
    let found = run("illegal.sh", answering(r#"{"action":"A lays 1000"}"#));
    assert_eq!(found, [all(found), 0, 0, 0, all(found), 0]);
    let found = run("ends.sh", "exit 3\n".to_owned());
    assert_eq!(found, [all(found), 0, all(found), 0, 0, 0]);
    let found = run("deaf-and-mute.sh", "exec <&- >&-; sleep 600\n".to_owned());
    assert_eq!(found, [all(found), 0, all(found), 0, 0, 0]);
    // It answers once in every life, and gets a new life with every game.
    let found = run("once.sh", "read -r a; read -r b; echo '{\"index\":0}'\n".to_owned());
    assert_eq!(found, [all(found), 0, all(found) - 2, 0, 0, 0]);
    let long =
        "read -r a; while read -r b; do head -c 3000000 /dev/zero | tr '\\0' x; echo; done\n";
    let found = run("long.sh", long.to_owned());
    assert_eq!(found, [all(found), 0, 0, all(found), 0, 0]);
    // It talks without end, so that it is ended sooner or later.
    let [asked, late, gone, garbage, illegal, _] = run("flood.sh", "exec yes\n".to_owned());
    assert_eq!((late, illegal, gone + garbage), (0, 0, asked));
}

/// Says to a shell what to do with the number `$q` of every question.
fn numbered(commands: &str) -> String {
    format!(
        "while read -r line; do case $line in *'\"decide\"'*) q=${{line#*'\"question\":'}}; \
         q=${{q%%,*}}; {commands};; esac; done\n"
    )
}

#[test]
fn a_line_that_names_its_question_answers_no_other() {
    let folder = Folder::new("outside-unasked");
    let answer = r#"printf '{"question":%s,"index":%s}\n' "$q""#;
    // The second time it names something else, and then it thinks aloud.
    let script = numbered(&format!("{answer} 0; {answer} 99; echo 'Hmm.'"));
    let script = folder.write("twice.sh", script);
    let [asked, late, gone, garbage, illegal, unasked] =
        faults(&arena(&script, &["classic", "--games", "4"]));
    assert_eq!([late, gone, garbage, illegal], [0; 4]);
    // What two programs, one at each seat, say behind their last answer nobody hears.
    assert!((2 * (asked - 2)..=2 * asked).contains(&unasked), "{unasked} of {asked}");
    let seats = format!("cmd:sh {script},random");
    let told = ["arena", "classic", "--seats", &seats, "--games", "2", "--lang", "en"];
    assert!(sabots(&told).answer().contains(" more lines answer no question."));
}

#[test]
fn whatever_a_program_has_started_ends_with_it() {
    let folder = Folder::new("outside-children");
    // It would write to our standard error for ten minutes, to whose end everybody waits.
    let script = format!("sleep 600 & {}", answering(r#"{"index":0}"#));
    let ended = folder.write("ends.sh", script);
    assert_eq!(faults(&arena(&ended, &["classic", "--games", "2"]))[1..], [0; 5]);
    let late = folder.write("late.sh", "sleep 600 & sleep 600\n");
    let table = ["classic", "--games", "2", "--patience", "10", "--start", "10"];
    assert_eq!(faults(&arena(&late, &table))[1], 2);
}

#[test]
fn whoever_ends_us_ends_the_programs_too() {
    let folder = Folder::new("outside-signals");
    let script = folder.write("hangs.sh", "sleep 600 & echo started >&2; sleep 600\n");
    let seats = format!("cmd:sh {script},random");
    let mut arena = program()
        .args(["arena", "classic", "--seats", &seats, "--games", "2"])
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program");
    let mut words = BufReader::new(arena.stderr.take().expect("standard error")).lines();
    assert_eq!(words.next().expect("a program").expect("words"), "started");
    let ended = Command::new("kill").arg(arena.id().to_string()).status();
    assert!(ended.expect("a system that has signals").success());
    // Standard error ends when nobody is left who could write to it.
    assert!(words.all(|word| word.expect("words") == "started"));
    assert_eq!(arena.wait().expect("an end").code(), None);
}

#[test]
fn nobody_waits_longer_for_a_program_than_its_patience() {
    let folder = Folder::new("outside-late");
    // It neither reads nor answers, whatever is written to it.
    let script = folder.write("silent.sh", "exec tail -f /dev/null\n");
    let table = ["classic", "--games", "2", "--patience", "50", "--start", "50"];
    let [asked, late, gone, garbage, illegal, unasked] = faults(&arena(&script, &table));
    // Once a game; then it is ended, and there is nobody left to ask.
    assert_eq!([late, garbage, illegal, unasked], [2, 0, 0, 0]);
    assert_eq!(gone, asked - 2);
}

#[test]
fn a_program_that_cannot_be_started_is_wrong_input() {
    for command in ["cmd:./no-such-bot", "cmd:"] {
        let seats = format!("{command},random");
        let ran = sabots(&["arena", "classic", "--seats", &seats, "--games", "2", "--lang", "en"]);
        assert!(ran.complaint(2).contains("cannot be started"));
    }
}

#[test]
fn the_bot_in_python_plays_without_a_fault_and_better_than_chance() {
    let python = Command::new("python3").arg("--version").output();
    assert!(python.is_ok(), "python3 is missing: scripts/install python3");
    let bot = format!("cmd:python3 {ROOT}/examples/bot.py");
    for game in families::names() {
        let seats = format!("{bot},random");
        let args = ["arena", game, "--seats", &seats, "--games", "20", "--json", "--threads", "1"];
        let report: Value = serde_json::from_str(&sabots(&args).answer()).expect("an object");
        let [asked, rest @ ..] = faults(&report);
        assert!(asked > 20 && rest == [0; 5], "{game}: {report}");
    }
    let seats = format!("{bot},random");
    let args = ["arena", "classic", "--seats", &seats, "--games", "60", "--json"];
    let report: Value = serde_json::from_str(&sabots(&args).answer()).expect("an object");
    assert_eq!(report["bots"][0]["bot"], bot, "{report}");
}

/// The blocks of a page that are marked so.
fn blocks(page: &str, mark: &str) -> Vec<Value> {
    let begin = format!("```json {mark}\n");
    let blocks = page.split(&begin).skip(1).map(|rest| rest.split("```").next().unwrap_or(rest));
    blocks.map(|block| serde_json::from_str(block).expect("a block of JSON")).collect()
}

/// Whether an example has nothing that does not travel: fields may be left out, and ends of lists.
fn is_part_of(example: &Value, real: &Value) -> bool {
    match (example, real) {
        (Value::Object(example), Value::Object(real)) => example
            .iter()
            .all(|(name, value)| real.get(name).is_some_and(|it| is_part_of(value, it))),
        (Value::Array(example), Value::Array(real)) => {
            example.len() <= real.len() && example.iter().zip(real).all(|(a, b)| is_part_of(a, b))
        }
        _ => example == real,
    }
}

#[test]
fn the_page_of_the_protocol_shows_what_travels() {
    let page = fs::read_to_string(Path::new(ROOT).join("docs/bot-protocol.md")).expect("the page");
    let folder = Folder::new("outside-page");
    let heard = folder.0.join("heard.txt");
    let script = format!(
        "while read -r line; do printf '%s\\n' \"$line\" >> '{}'; case $line in *'\"decide\"'*) \
         echo '{{\"index\":0}}';; esac; done\n",
        heard.display()
    );
    let script = folder.write("notes.sh", script);
    arena(&script, &["classic", "--games", "2", "--seed", "7", "--option", "window_seconds=10"]);
    let heard = fs::read_to_string(heard).expect("what was heard");
    let heard: Vec<Value> = heard.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let said = blocks(&page, "said");
    for kind in ["hello", "decide", "over"] {
        let example = said.iter().find(|example| example["type"] == kind);
        let example = example.unwrap_or_else(|| panic!("no example of {kind}"));
        let real: Vec<&Value> = heard.iter().filter(|real| real["type"] == kind).collect();
        assert!(real.iter().any(|real| is_part_of(example, real)), "{example}\n{}", real[0]);
        // Every field of a message is shown.
        let fields =
            |message: &Value| message.as_object().unwrap().keys().cloned().collect::<Vec<_>>();
        assert_eq!(fields(example), fields(real[0]));
    }
    let answers = blocks(&page, "answer");
    assert_eq!(answers.len(), 2);
    let legal = said.iter().find(|example| example["type"] == "decide").unwrap()["legal"].clone();
    assert!(legal.as_array().unwrap().contains(&answers[0]["action"]));
    assert!(answers[1]["index"].as_u64().unwrap() < legal.as_array().unwrap().len() as u64);
}

/// What a table chooses where nobody is to be hurried: a window closes when everybody has answered.
fn clocks(game: &str) -> &'static str {
    match game {
        "rush" | "fun-speed" => r#"{"window_seconds":"0","distance_seconds":"0"}"#,
        "desert" | "tresors" => "{}",
        _ => r#"{"window_seconds":"0"}"#,
    }
}

/// Makes a table for two, and gives its link and the key of its maker's seat.
fn table(addr: &str, game: &str) -> (String, String) {
    let who = r#""seats":2,"bots":[null,null],"name":"Ada","patience":"endless""#;
    let wish = format!(r#"{{"game":"{game}",{who},"options":{}}}"#, clocks(game));
    let mut line = TcpStream::connect(addr).expect("a server");
    let head = format!("POST /api/tables HTTP/1.1\r\nhost: {addr}\r\nconnection: close\r\n");
    write!(line, "{head}content-length: {}\r\n\r\n{wish}", wish.len()).expect("a request");
    let mut answer = String::new();
    line.read_to_string(&mut answer).expect("an answer");
    let cookie = answer.split("set-cookie: seat-").nth(1).expect("the cookie of a seat");
    let (id, rest) = cookie.split_once('=').expect("an id");
    let key = rest.split(';').next().expect("a key");
    (format!("http://{addr}/table/{id}"), key.to_owned())
}

/// Lets a program sit down at a table.
fn sit(link: &str, command: &str) -> Child {
    let args = ["bot", "--join", link, "--cmd", command, "--lang", "en"];
    program().args(args).stdout(Stdio::piped()).spawn().expect("the program")
}

#[test]
fn programs_play_every_game_at_a_server_windows_included() {
    let folder = Folder::new("outside-server");
    let server = Server::start(&folder, &[]);
    let command = format!("python3 {ROOT}/examples/bot.py");
    for game in families::names() {
        let (link, key) = table(&server.addr, game);
        for seat in [sit(&format!("{link}#key={key}"), &command), sit(&link, &command)] {
            let output = seat.wait_with_output().expect("an end");
            let told = String::from_utf8(output.stdout).expect("words");
            assert_eq!(output.status.code(), Some(0), "{game}: {told}");
            assert!(told.starts_with("The game is over; winners: "), "{game}: {told}");
            assert!(told.contains(" decisions, 0 of them played at random"), "{game}: {told}");
        }
    }
}

#[test]
fn a_program_that_finds_no_seat_is_told_so() {
    let folder = Folder::new("outside-no-seat");
    let server = Server::start(&folder, &[]);
    let command = "cat";
    let (link, _) = table(&server.addr, "tresors");
    let gone = link.rsplit_once('/').map(|(before, _)| format!("{before}/0000000000"));
    let gone = gone.expect("a link");
    let gone = ["bot", "--join", &gone, "--cmd", command, "--lang", "en"];
    assert!(sabots(&gone).complaint(2).contains("Nothing is played at"));
    let no_link = ["bot", "--join", "http://localhost", "--cmd", command, "--lang", "en"];
    assert!(sabots(&no_link).complaint(2).contains("no link of a table"));
}
