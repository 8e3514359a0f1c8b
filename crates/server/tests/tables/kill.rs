//! The process is killed in the middle of everything.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::pin::pin;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

use bornes::Race;
use chance::Quick;
use futures_util::future::join_all;
use notation::Script;
use notation::bornes::action_text;
use serde_json::{Value, json};
use table::Chance;
use tokio::sync::Notify;
use tokio_tungstenite::tungstenite::Message;
use wire::Request;
use wire::bornes::Action;

use crate::calls::{calls, silent_table, until_silence};
use crate::client::{Answer, Client, Heard};
use crate::host::{Pass, stored, wish};
use crate::http::ask;
use crate::talker::Talker;

/// A server in a process of its own.
struct Process {
    child: Child,
    addr: SocketAddr,
}

impl Process {
    fn start(folder: &Path) -> Process {
        let mut child = Command::new(env!("CARGO_BIN_EXE_sabots-host"))
            .args([folder.as_os_str(), "1954".as_ref()])
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let addr = line.trim().trim_start_matches("http://").trim_end_matches('/');
        Process { child, addr: addr.parse().unwrap() }
    }

    /// Kills it, as `kill -9` does.
    fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// One seat through all its servers.
struct Seat {
    pass: Pass,
    client: Option<Client>,
    chance: Quick,
    /// What was acknowledged, in this order.
    kept: Vec<(u64, Action)>,
    /// What was asked and not answered.
    pending: Option<Request>,
    acted: Option<u32>,
}

impl Seat {
    fn new(pass: Pass, seed: u64) -> Seat {
        let (kept, chance) = (Vec::new(), Quick::new(seed));
        Seat { pass, client: None, chance, kept, pending: None, acted: None }
    }

    /// Comes back and asks again for what was not answered.
    async fn come_back(&mut self, addr: SocketAddr) {
        self.pass.addr = addr;
        let mut client = Client::sit(&self.pass).await;
        self.acted = None;
        if let Some(request) = self.pending.take() {
            let answer = client.ask(&request).await;
            let Request::Act { id, action, version, .. } = request else { unreachable!() };
            let action: Action = serde_json::from_value(action).unwrap();
            // It may have been played just now, and what came of it is still to be heard.
            self.acted = Some(version);
            // A window with a clock may have closed before the pass was heard.
            let late = action == Action::Decline && answer == Answer::Stale;
            assert!(answer == Answer::Accepted || late, "{answer:?}");
            if answer == Answer::Accepted {
                self.kept.push((id, action));
            }
        }
        self.client = Some(client);
    }

    /// Plays until the connection is cut or the round is over.
    async fn play(&mut self, heeded: &Heeded) {
        loop {
            let client = self.client.as_mut().expect("a connection");
            if client.is_over() {
                return;
            }
            let legal = client.legal();
            let version = client.news().version;
            if legal.is_empty() || self.acted == Some(version) {
                if client.try_hear().await.is_none() {
                    return;
                }
                heeded.hear();
                continue;
            }
            let count = u32::try_from(legal.len()).unwrap();
            let action = legal[self.chance.below(count) as usize].clone();
            let request = client.act(&action);
            self.acted = Some(version);
            self.pending = Some(request.clone());
            let text = serde_json::to_string(&request).unwrap();
            if client.put(Message::text(text)).await.is_err() {
                return;
            }
            let Request::Act { id, .. } = request else { unreachable!() };
            let Some(answer) = answer(client, id, heeded).await else {
                return;
            };
            self.pending = None;
            if answer == Answer::Accepted {
                self.kept.push((id, action));
                heeded.acknowledge();
            } else {
                // A window that nobody could have answered is closed before anybody can say so.
                assert_eq!((answer, action), (Answer::Stale, Action::Decline));
            }
        }
    }
}

/// Waits for an answer; `None` if the connection is cut before.
async fn answer(client: &mut Client, asked: u64, heeded: &Heeded) -> Option<Answer> {
    loop {
        let heard = client.try_hear().await?;
        heeded.hear();
        if let Heard::Answer { id, answer } = heard
            && id == asked
        {
            return Some(answer);
        }
    }
}

/// Counts what is heard and what is acknowledged, and says when enough was heard.
struct Heeded {
    heard: AtomicU32,
    acknowledged: AtomicU32,
    wanted: u32,
    enough: Notify,
}

impl Heeded {
    fn hear(&self) {
        if self.heard.fetch_add(1, Ordering::SeqCst) + 1 == self.wanted {
            self.enough.notify_one();
        }
    }

    fn acknowledge(&self) {
        self.acknowledged.fetch_add(1, Ordering::SeqCst);
    }
}

/// The tables that are played at, each by two.
type Tables = BTreeMap<usize, [Seat; 2]>;

async fn new_table(addr: SocketAddr, wish: &Value, seed: u64) -> [Seat; 2] {
    let made = ask(addr, "POST", "/api/tables", &[], &wish.to_string()).await.pass(addr);
    let path = format!("/api/tables/{}/seats", made.table);
    let joined = ask(addr, "POST", &path, &[], r#"{"name":"Bo"}"#).await.pass(addr);
    [Seat::new(made, seed), Seat::new(joined, seed + 1)]
}

/// Compares what is stored with what two seats know.
async fn check(folder: &Path, seats: &[Seat; 2]) {
    let stored = stored(folder, &seats[0].pass.table).await;
    let script = Script::parse(&stored.record()).unwrap();
    notation::run(&script).unwrap_or_else(|why| panic!("{why}"));
    let rules = notation::rules::<Race>(&script.header).unwrap();
    for seat in seats {
        let letter = table::Seat::from_letter(&seat.pass.seat).unwrap();
        let text = |action: &Action| {
            format!("{letter} {}", action_text(&rules, action.read(&rules).unwrap()))
        };
        let lines = stored.lines.iter().filter_map(|line| Some((line, line.asked?)));
        let lines: Vec<_> = lines
            .filter(|(_, asked)| asked.seat == letter)
            .map(|(line, asked)| (asked.id, line.text.clone()))
            .collect();
        // Everything acknowledged is there, once and in order, passes too.
        let kept = seat.kept.iter();
        let mut kept: Vec<_> = kept.map(|(id, action)| (*id, text(action))).collect();
        // Of what was not answered nobody knows whether it is there.
        if let Some(Request::Act { id, action, .. }) = &seat.pending
            && lines.last().is_some_and(|(last, _)| last == id)
        {
            let action = serde_json::from_value(action.clone()).unwrap();
            kept.push((*id, text(&action)));
        }
        assert_eq!(lines, kept);
    }
}

/// Lets everybody play, and kills the process as soon as so many messages were heard, whatever the
/// others are just asking for. Says how many acknowledgements there were in the end.
async fn play_until_killed(tables: &mut Tables, mut process: Process, wanted: u32) -> u32 {
    let (heard, acknowledged) = (AtomicU32::new(0), AtomicU32::new(0));
    let heeded = Heeded { heard, acknowledged, wanted, enough: Notify::new() };
    let seats = tables.values_mut().flatten();
    let mut playing = pin!(join_all(seats.map(|seat| seat.play(&heeded))));
    tokio::select! {
        _ = &mut playing => process.kill(),
        () = heeded.enough.notified() => {
            process.kill();
            playing.await;
        }
    }
    heeded.acknowledged.load(Ordering::SeqCst)
}

/// How often the process is killed: ten times, or as `SABOTS_KILLS` says.
fn rounds() -> u32 {
    let said = std::env::var("SABOTS_KILLS").ok();
    said.map_or(10, |said| said.parse().expect("a whole number"))
}

#[tokio::test]
async fn what_was_acknowledged_outlives_kill_9() {
    let folder = tempfile::tempdir().unwrap();
    let wishes = [
        wish("asterix", 2, 2, json!({ "window_seconds": "0" })),
        wish("desert", 2, 2, json!({})),
        wish("asterix", 2, 2, json!({ "accept_button": "on", "window_seconds": "0" })),
        wish("desert", 2, 2, json!({ "free_pass": "true" })),
        wish("asterix", 3, 2, json!({ "window_seconds": "0" })),
    ];
    let mut chance = Quick::new(1954);
    let mut tables = Tables::new();
    let mut acknowledged = 0;
    for _ in 0..rounds() {
        let process = Process::start(folder.path());
        for (at, wish) in wishes.iter().enumerate() {
            // A table that is played out makes room for a new one.
            let is_over = |[one, _]: &[Seat; 2]| one.client.as_ref().is_some_and(Client::is_over);
            if tables.get(&at).is_none_or(is_over) {
                tables.insert(at, new_table(process.addr, wish, chance.bits()).await);
            }
        }
        for seat in tables.values_mut().flatten() {
            seat.come_back(process.addr).await;
        }
        let wanted = 1 + chance.below(200);
        acknowledged += play_until_killed(&mut tables, process, wanted).await;
        for seats in tables.values() {
            check(folder.path(), seats).await;
        }
    }
    assert!(acknowledged > 50, "{acknowledged}");
}

/// The process is killed while a call of one seat waits for its judgement, a pass of the same seat
/// beside it.
#[tokio::test]
async fn a_call_that_was_acknowledged_outlives_kill_9_and_is_judged_once() {
    let folder = tempfile::tempdir().unwrap();
    let mut process = Process::start(folder.path());
    let seats = new_table(process.addr, &silent_table(), 1).await;
    let passes = seats.map(|seat| seat.pass);
    let mut players = [Talker::sit(&passes[0]).await, Talker::sit(&passes[1]).await];
    let caller = until_silence(&mut players).await;
    let (silent, before) = (1 - caller, players[caller].km(1 - caller));
    let requests =
        ["killer", "decline"].map(|action| players[caller].act(&json!({ "type": action })));
    for request in &requests {
        assert_eq!(players[caller].ask(request).await, "accepted");
    }
    // Twice, so that what was restored is restored again.
    for _ in 0..2 {
        process.kill();
        let [whispered, aloud] = calls(&stored(folder.path(), &passes[0].table).await.lines);
        // On a very slow machine it is judged already.
        assert!(whispered == 1 && aloud <= 1, "{whispered} {aloud}");
        process = Process::start(folder.path());
        let mut back = Talker::join(process.addr, &passes[caller]).await;
        for request in &requests {
            assert_eq!(back.ask(request).await, "accepted");
        }
    }
    let mut other = Talker::join(process.addr, &passes[silent]).await;
    other.until(|news| news["view"]["window"].is_null()).await;
    assert!(other.km(silent) < before);
    process.kill();
    assert_eq!(calls(&stored(folder.path(), &passes[0].table).await.lines), [1, 1]);
    process = Process::start(folder.path());
    assert_eq!(Talker::join(process.addr, &passes[silent]).await.km(silent), other.km(silent));
}

#[cfg(unix)]
#[tokio::test]
async fn a_process_that_is_told_to_end_ends_well() {
    let folder = tempfile::tempdir().unwrap();
    for signal in ["-TERM", "-INT"] {
        let mut process = Process::start(folder.path());
        let wish = wish("desert", 2, 2, json!({}));
        let [mut one, _] = new_table(process.addr, &wish, 1).await;
        one.come_back(process.addr).await;
        let id = process.child.id().to_string();
        assert!(Command::new("kill").args([signal, &id]).status().unwrap().success());
        let closed = one.client.unwrap().closed().await;
        assert_eq!(closed, (1001, "going-away".to_owned()));
        let child = &mut process.child;
        assert!(child.wait().unwrap().success());
    }
}
