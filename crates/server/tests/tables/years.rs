//! Tables that nobody comes back to, and what a server says of itself.

use std::collections::BTreeSet;
use std::io;
use std::net::SocketAddr;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use chance::proof;
use serde_json::json;
use server::{Config, Limits};
use tempfile::TempDir;

use crate::client::{Answer, Client};
use crate::clock::eventually;
use crate::failing::{ILL, flaky, flaky_on};
use crate::host::{Host, config, wish};
use crate::player::Player;

/// Whatever was played goes as soon as nobody is there, but a table stays alive for its player to come.
fn forgetful(config: &mut Config) {
    let soon = Duration::from_millis(1);
    config.limits = Limits {
        gifts: soon,
        finished: Duration::ZERO,
        abandoned: Duration::ZERO,
        sweep: soon,
        ..config.limits.clone()
    };
}

/// What is left of a table that somebody has played at until `done`: the server ends, and on another one
/// nobody comes back.
async fn left_of(seed: u64, done: fn(&Client) -> bool, before: (u16, &str)) -> (String, TempDir) {
    let (host, folder) = Host::start_with(forgetful).await;
    let ada = host.table(wish("desert", 2, 1, json!({}))).await;
    let mut player = Player::new(Client::sit(&ada).await, seed);
    player.until(done).await;
    let record = host.get(&format!("/api/tables/{}/record", ada.table), None).await;
    assert_eq!(record.status, before.0, "who is there is not disturbed");
    assert!(record.body.contains(before.1), "{}", record.body);
    host.stop().await;
    (ada.table, folder)
}

/// The status and the body of the record of a table once nothing but that is there.
async fn put_away(host: &Host, table: &str) -> (u16, String) {
    let path = format!("/api/tables/{table}");
    let gone = [(410, "put-away".into()), (404, "unknown-table".into())];
    let is_gone = async || {
        let reply = host.get(&path, None).await;
        (reply.status != 200).then(|| reply.problem()).filter(|problem| gone.contains(problem))
    };
    let problem = eventually(is_gone).await;
    let reply = host.get(&format!("{path}/record"), None).await;
    assert_eq!(reply.status == 200, problem == gone[0], "{problem:?}");
    (reply.status, reply.body)
}

/// What a server on a folder is started with that forgets, also whoever only looks.
fn forgetting(folder: &TempDir) -> Config {
    let mut config = config(folder.path());
    forgetful(&mut config);
    config.limits.idle = Duration::ZERO;
    config
}

fn has_begun(client: &Client) -> bool {
    client.news.as_ref().is_some_and(|news| news.version > 3)
}

/// Such a table leaves a record with all of its deal.
async fn leaves_its_record(seed: u64, done: fn(&Client) -> bool, before: (u16, &str)) {
    let (table, folder) = left_of(seed, done, before).await;
    let host = Host::on(forgetting(&folder)).await;
    let (status, record) = put_away(&host, &table).await;
    assert_eq!(status, 200, "{record}");
    let replay = host.get(&format!("/api/tables/{table}/replay"), None).await;
    assert_eq!(
        replay.status, before.0,
        "only what was played to its end is shown: {}",
        replay.body
    );
    if replay.status == 200 {
        assert_eq!(replay.json()["people"][0]["name"], json!(null), "names go with the table");
    }
    let proof = proof::check(&record).unwrap_or_else(|why| panic!("{why:?}: {record}"));
    assert_eq!((proof.promises.len(), proof.unpromised), (1, 0));
    host.stop().await;
}

#[tokio::test]
async fn a_finished_table_leaves_its_record() {
    leaves_its_record(71, Client::is_over, (200, "desert")).await;
}

#[tokio::test]
async fn an_abandoned_table_shows_the_deal_that_nobody_played_to_its_end() {
    leaves_its_record(72, has_begun, (409, "not-over")).await;
}

#[tokio::test]
async fn whoever_comes_back_while_a_table_is_put_away_does_not_wake_it() {
    let (table, folder) = left_of(75, has_begun, (409, "not-over")).await;
    let (host, store) = flaky_on(forgetting(&folder)).await;
    let waits = async || (store.doorway.waiting.load(Ordering::SeqCst) > 0).then_some(());
    eventually(waits).await;
    let path = format!("/api/tables/{table}");
    let mut coming = Box::pin(host.get(&path, None));
    tokio::select! {
        biased;
        early = &mut coming => panic!("nobody is served meanwhile: {} {}", early.status, early.body),
        other = host.get("/api/games", None) => assert_eq!(other.status, 200),
    }
    store.doorway.way.notify_one();
    assert_eq!(coming.await.problem(), (503, "try-again".into()));
    assert_eq!(put_away(&host, &table).await.0, 200);
    host.stop().await;
}

#[tokio::test]
async fn a_table_where_nothing_was_played_leaves_nothing() {
    let (host, folder) = Host::start().await;
    let ada = host.table(wish("desert", 2, 2, json!({}))).await;
    host.stop().await;
    let mut config = forgetting(&folder);
    config.limits.unplayed = Duration::ZERO;
    let host = Host::on(config).await;
    assert_eq!(put_away(&host, &ada.table).await.0, 404);
    host.stop().await;
}

/// What is told to whoever looks after the server.
pub async fn figures(at: SocketAddr) -> String {
    let told = crate::http::ask(at, "GET", "/metrics", &[], "").await;
    assert_eq!(told.status, 200);
    told.body
}

/// One of them.
pub fn figure(told: &str, name: &str) -> f64 {
    let found = told.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    found.unwrap_or_else(|| panic!("{name} in {told}")).parse().unwrap()
}

/// What was sent away because there was too much of it.
fn refused(told: &str, what: &str) -> f64 {
    figure(told, &format!("sabots_refused_total{{what=\"{what}\"}}"))
}

#[tokio::test]
async fn who_is_sent_away_is_counted() {
    let free = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let (host, _folder) = Host::start_with(|config| {
        config.metrics = Some(free);
        (config.limits.tables, config.limits.spectators) = (1, 1);
        (config.limits.burst, config.limits.messages_per_second) = (1, 1);
    })
    .await;
    let table = host.table(wish("desert", 2, 1, json!({}))).await.table;
    let refusal = host.post("/api/tables", None, wish("desert", 2, 1, json!({}))).await;
    assert_eq!(refusal.problem().1, "too-many-tables");
    let mut first = Client::join(host.addr, &table, None).await;
    let told = figures(free).await;
    assert!(figure(&told, "sabots_connections") > 0.5);
    assert!((refused(&told, "tables") - 1.0).abs() < 0.5 && refused(&told, "messages") < 0.5);
    for _ in 0..9 {
        // The line may be cut before all of it is sent.
        let _ = first.put("x".into()).await;
    }
    assert_eq!(first.closed().await.1, "too-fast");
    eventually(async || (refused(&figures(free).await, "messages") > 0.5).then_some(())).await;
}

/// Every figure is described, and no other.
#[tokio::test]
async fn every_figure_is_listed() {
    let free = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let (host, _folder) = Host::start_with(|config| config.metrics = Some(free)).await;
    // Whoever is answered knows that everything listens.
    assert_eq!(host.get("/api/ready", None).await.status, 200);
    let told = figures(free).await;
    let kinds = told.lines().filter_map(|line| line.strip_prefix("# TYPE ")?.split_once(' '));
    let page = include_str!("../../../../docs/hosting.md");
    let rows = page.lines().filter_map(|line| line.strip_prefix("| `sabots_")?.split_once("` | "));
    let listed: BTreeSet<(String, &str)> = rows
        .filter_map(|(name, rest)| Some((format!("sabots_{name}"), rest.split_once(" | ")?.0)))
        .collect();
    assert_eq!(kinds.map(|(name, kind)| (name.to_owned(), kind)).collect::<BTreeSet<_>>(), listed);
    for excess in told.split("what=\"").skip(1).map(|rest| rest.split('"').next().unwrap()) {
        assert!(page.contains(&format!("`{excess}`")), "{excess}");
    }
}

#[tokio::test]
async fn figures_are_told_where_the_host_says_and_nowhere_else() {
    let free = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let (host, _folder) = Host::start_with(|config| config.metrics = Some(free)).await;
    let ada = host.table(wish("desert", 2, 1, json!({}))).await;
    let mut player = Player::new(Client::sit(&ada).await, 73);
    player.finish().await;
    assert!(!host.get("/metrics", None).await.body.contains("sabots_"), "strangers see the page");
    let told = figures(free).await;
    let value = |name| figure(&told, name);
    assert!((value("sabots_tables_alive") - 1.0).abs() < 0.5);
    assert!((value("sabots_sockets") - 1.0).abs() < 0.5);
    assert!(value("sabots_lines_total") > 5.0 && value("sabots_messages_total") > 5.0);
    assert!(value("sabots_keeping_seconds_count") > 1.0);
    for secret in [&ada.table, "Ada", "127.0.0.1"] {
        assert!(!told.contains(secret), "{secret}");
    }
    host.stop().await;
}

/// A log that a test can read.
#[derive(Clone, Default)]
struct Sheet(Arc<Mutex<Vec<u8>>>);

impl io::Write for Sheet {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[tokio::test]
async fn the_log_has_fields_and_no_secrets() {
    let sheet = Sheet::default();
    let writer = sheet.clone();
    let log = tracing_subscriber::fmt().with_ansi(false).with_writer(move || writer.clone());
    // The server of this test shares its thread, and so its log.
    let _log = tracing::subscriber::set_default(log.finish());
    let (host, store, _folder) = flaky().await;
    let ada = host.table(wish("desert", 2, 2, json!({ "first_seat": "A" }))).await;
    host.sit(&ada.table, "Bo").await;
    let mut player = Player::new(Client::sit(&ada).await, 74);
    store.set(ILL);
    let action = player.choice().unwrap();
    let request = player.client.act(&action);
    assert_eq!(player.client.ask(&request).await, Answer::NotKept);
    let log = String::from_utf8(sheet.0.lock().unwrap().clone()).unwrap();
    let hint = format!("table=\"{}\"", &ada.table[..4]);
    assert!(log.contains("ERROR") && log.contains(&hint) && log.contains("why="), "{log}");
    for secret in [ada.table.as_str(), ada.cookie.as_str(), "Ada", "Bo", "127.0.0.1"] {
        assert!(!log.contains(secret), "{secret}: {log}");
    }
}
