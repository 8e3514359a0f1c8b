//! A server as its host starts it, and what is asked of one that runs.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use load::{Attack, Plan, besiege};
use serde_json::Value;

use super::{Folder, program, sabots};

/// A server that runs until the end of the test.
pub(super) struct Server {
    child: Child,
    pub(super) addr: String,
}

impl Server {
    pub(super) fn start(folder: &Folder, args: &[&str]) -> Server {
        Server::start_by(program(), folder, args)
    }

    fn start_by(mut program: Command, folder: &Folder, args: &[&str]) -> Server {
        let mut child = program
            .args(["--lang", "en", "serve", "--listen", "127.0.0.1:0", "--data"])
            .arg(folder.0.join("data"))
            .args(args)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the program");
        let mut line = String::new();
        let out = child.stdout.take().expect("standard output");
        BufReader::new(out).read_line(&mut line).expect("a line");
        let addr = line.split("http://").nth(1).and_then(|rest| rest.split('/').next());
        let addr = addr.unwrap_or_else(|| panic!("no address in {line:?}")).to_owned();
        Server { child, addr }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn people_at_many_tables_are_counted() {
    let folder = Folder::new("load");
    // Those who think so little need not be held back.
    let swift = ["--limit", "messages-per-second=10000", "--limit", "burst=10000"];
    let server = Server::start(&folder, &swift);
    let plan = ["--tables", "3", "--seconds", "1", "--pace", "5", "--spectators", "1"];
    let args = |more: &'static str| [&["load", "--at", &server.addr, more], &plan[..]].concat();
    let answer = sabots(&args("--json")).answer();
    let report: Value = serde_json::from_str(&answer).unwrap();
    let (acts, frames) = (report["acts"].as_u64().unwrap(), report["frames"].as_u64().unwrap());
    assert!(acts > 0, "{report}");
    // Everybody at a table is told of whatever somebody does.
    assert!(frames >= acts, "{report}");
    assert!(report["p99_ms"].as_f64() >= report["p50_ms"].as_f64());
    if cfg!(target_os = "linux") {
        assert!(report["server"]["bytes_per_table_with_sockets"].as_f64() > Some(0.0), "{report}");
    }
    let told = sabots(&args("--lang=en")).answer();
    assert!(told.contains("3 tables: "), "{told}");
}

#[test]
fn people_play_on_while_somebody_attacks() {
    let folder = Folder::new("siege");
    let swift = ["--limit", "messages-per-second=10000", "--limit", "burst=10000"];
    let server = Server::start(&folder, &swift);
    let mut plan = Plan {
        addr: server.addr.parse().unwrap(),
        game: "classic".to_owned(),
        options: [("accept_button".to_owned(), "on".to_owned())].into(),
        seats: 2,
        spectators: 0,
        tables: 2,
        span: Duration::from_millis(500),
        pace: Duration::from_millis(5),
        seed: 3,
    };
    for attack in Attack::ALL {
        let siege = besiege(&plan, attack).unwrap_or_else(|why| panic!("{attack:?}: {why}"));
        assert!(!siege.report.tally.latencies.is_empty() && siege.tries > 0, "{attack:?}");
    }
    plan.addr = "192.0.2.1:1954".parse().unwrap();
    assert!(besiege(&plan, Attack::Silence).is_err(), "nobody else is attacked");
}

#[test]
fn a_server_that_is_not_there_bears_nothing() {
    let none = ["load", "--lang", "en", "--at", "127.0.0.1:1", "--tables", "1", "--seconds", "1"];
    let complaint = sabots(&none).complaint(2);
    assert!(complaint.contains("The server does not bear it: "), "{complaint}");
    for (name, value) in [("--tables", "0"), ("--seconds", "0"), ("--pace", "0"), ("--seats", "9")]
    {
        let mut plan = vec!["load", "--tables", "1", "--seconds", "1"];
        plan.extend([name, value]);
        sabots(&plan).complaint(2);
    }
}

#[test]
fn limits_count_and_wrong_ones_are_named() {
    let folder = Folder::new("limits");
    let server = Server::start(&folder, &["--limit", "tables=1"]);
    let two = ["load", "--lang", "en", "--at", &server.addr, "--tables", "2", "--seconds", "1"];
    let complaint = sabots(&two).complaint(2);
    assert!(complaint.contains("too-many-tables"), "{complaint}");
    for (wrong, says) in [
        (["--limit", "moons=1"], "There is no limit called “moons”."),
        (["--limit", "tables=none"], "“tables” cannot be “none”"),
        (["--proxy", "localhost"], "“localhost” is no address of a proxy"),
    ] {
        let complaint = sabots(&[&["serve", "--lang", "en"], &wrong[..]].concat()).complaint(2);
        assert!(complaint.contains(says), "{complaint}");
    }
}

/// What a shell allows is not what the system allows.
#[cfg(target_os = "linux")]
#[test]
fn a_server_takes_as_many_open_files_as_it_is_given() {
    let folder = Folder::new("files");
    let serve = r#"ulimit -Sn 100; ulimit -Hn 300; exec "$0" "$@""#;
    let mut command = Command::new("sh");
    command.args(["-c", serve]).arg(program().get_program());
    let server = Server::start_by(command, &folder, &[]);
    let limits = std::fs::read_to_string(format!("/proc/{}/limits", server.child.id())).unwrap();
    let files = limits.lines().find(|line| line.starts_with("Max open files")).unwrap();
    assert_eq!(files.split_whitespace().nth(3), Some("300"), "{files}");
    let at = ["load", "--at", &server.addr, "--tables", "1", "--seconds", "1"];
    sabots(&at).answer();
}

#[test]
fn a_file_that_is_no_store_fails_as_a_file() {
    let folder = Folder::new("store");
    let data = folder.0.join("data");
    std::fs::create_dir(&data).unwrap();
    std::fs::write(data.join("tables.db"), "my diary; ".repeat(1000)).unwrap();
    let complaint =
        sabots(&["serve", "--lang", "en", "--data", data.to_str().unwrap()]).complaint(1);
    assert!(complaint.contains("tables.db"), "{complaint}");
}

/// Files that are not there are wrong input, whoever asks for them, in every language.
#[test]
fn what_is_not_there_is_wrong_input() {
    let folder = Folder::new("missing");
    let [data, file] = ["data", "copy.db"].map(|name| folder.0.join(name).display().to_string());
    let commands: [&[&str]; 4] = [
        &["backup", &file, "--data", &data],
        &["restore", &file, "--data", &data],
        &["salvage", "--data", &data],
        &["serve", "--data", &data, "--limits", &file],
    ];
    for command in commands {
        for (lang, says) in
            [("fr", "il n’existe pas"), ("en", "it does not exist"), ("de", "es gibt sie nicht")]
        {
            let complaint = sabots(&[command, &["--lang", lang]].concat()).complaint(2);
            assert!(complaint.contains(says), "{complaint}");
        }
    }
    assert!(!folder.0.join("data").exists(), "nothing is made");
}

#[test]
fn what_the_system_says_is_said_in_the_language_of_the_host() {
    let folder = Folder::new("words");
    let data = folder.0.join("data").display().to_string();
    let args = ["serve", "--lang", "fr", "--data", &data, "--listen", "192.0.2.1:1954"];
    let complaint = sabots(&args).complaint(2);
    assert!(complaint.contains("cette machine n’a pas cette adresse"), "{complaint}");
}

#[test]
fn what_can_be_read_of_a_damaged_database_is_saved() {
    let folder = Folder::new("salvage");
    let server = Server::start(&folder, &["--limit", "messages-per-second=10000"]);
    let plan = ["--tables", "40", "--seconds", "1", "--pace", "50"];
    sabots(&[&["load", "--at", &server.addr], &plan[..]].concat()).answer();
    let data = folder.0.join("data").display().to_string();
    let salvage = || sabots(&["salvage", "--data", &data, "--lang", "en"]);
    assert!(salvage().complaint(2).contains("Another server uses"));
    drop(server);
    // Whoever opens and closes it brings its log into the file.
    assert!(salvage().answer().contains("is in order"));
    let [copy, file] = ["copy.db", "data/tables.db"].map(|name| folder.0.join(name));
    sabots(&["backup", copy.to_str().unwrap(), "--data", &data]).answer();
    let mut bytes = std::fs::read(&copy).unwrap();
    bytes.truncate(bytes.len() - 4096);
    for log in ["data/tables.db-wal", "data/tables.db-shm"] {
        std::fs::remove_file(folder.0.join(log)).unwrap_or_default();
    }
    std::fs::write(&file, &bytes).unwrap();
    let ran = salvage();
    assert!(
        ran.out.contains(" saved in ") && ran.out.contains("tables.db.damaged-1"),
        "{}",
        ran.out
    );
    assert!(salvage().out.contains("is in order"));
    // A server does the same by itself, and serves what there is.
    std::fs::write(&file, &bytes).unwrap();
    let server = Server::start(&folder, &[]);
    assert!(folder.0.join("data/tables.db.damaged-2").exists());
    sabots(&["load", "--at", &server.addr, "--tables", "1", "--seconds", "1"]).answer();
}

#[test]
fn a_copy_is_made_while_the_server_runs_and_put_back_where_none_does() {
    let folder = Folder::new("copies");
    let server = Server::start(&folder, &["--limit", "messages-per-second=10000"]);
    let plan = ["--tables", "2", "--seconds", "1", "--pace", "50"];
    sabots(&[&["load", "--at", &server.addr], &plan[..]].concat()).answer();
    let [data, copy, other] =
        ["data", "copy.db", "other"].map(|name| folder.0.join(name).display().to_string());
    let backup = |lang| sabots(&["backup", &copy, "--data", &data, "--lang", lang]);
    assert!(backup("en").answer().contains(" tables are copied to "));
    assert!(backup("en").complaint(2).contains("is there already"));
    assert!(backup("fr").complaint(2).contains("existe déjà"));
    let restore = |data: &str| sabots(&["restore", &copy, "--data", data, "--lang", "en"]);
    assert!(restore(&data).complaint(2).contains("Another server uses"));
    assert!(restore(&other).answer().contains(" tables are back in "));
    assert!(restore(&other).complaint(2).contains("is there already"));
    sabots(&["restore", &folder.write("diary", "my diary"), "--data", &data]).complaint(1);
}
