//! Tables that nobody comes back to, and what a server says of itself.

use std::io;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use chance::proof;
use serde_json::json;
use server::{Config, Limits};

use crate::client::{Answer, Client};
use crate::clock::eventually;
use crate::failing::{ILL, flaky};
use crate::host::{Host, wish};
use crate::player::Player;

/// Everything goes as soon as nobody is there.
fn forgetful(config: &mut Config) {
    let soon = Duration::from_millis(1);
    config.limits = Limits {
        gifts: soon,
        idle: Duration::ZERO,
        unplayed: Duration::ZERO,
        finished: Duration::ZERO,
        abandoned: Duration::ZERO,
        sweep: soon,
        ..config.limits.clone()
    };
}

/// The status and the body of the record of a table once the table itself is gone.
async fn put_away(host: &Host, table: &str) -> (u16, String) {
    let path = format!("/api/tables/{table}");
    eventually(async || (host.get(&path, None).await.status == 404).then_some(())).await;
    let reply = host.get(&format!("{path}/record"), None).await;
    (reply.status, reply.body)
}

#[tokio::test]
async fn a_finished_table_leaves_its_record() {
    let (host, _folder) = Host::start_with(forgetful).await;
    let ada = host.table(wish("desert", 2, 1, json!({}))).await;
    let mut player = Player::new(Client::sit(&ada).await, 71);
    player.finish().await;
    let alive = host.get(&format!("/api/tables/{}/record", ada.table), None).await;
    assert_eq!(alive.status, 200, "who is there is not disturbed");
    drop(player);
    assert_eq!(put_away(&host, &ada.table).await, (200, alive.body));
    host.stop().await;
}

#[tokio::test]
async fn an_abandoned_table_shows_the_deal_that_nobody_played_to_its_end() {
    let (host, _folder) = Host::start_with(forgetful).await;
    let ada = host.table(wish("desert", 2, 1, json!({}))).await;
    let mut player = Player::new(Client::sit(&ada).await, 72);
    player.until(|client| client.news.as_ref().is_some_and(|news| news.version > 3)).await;
    let early = host.get(&format!("/api/tables/{}/record", ada.table), None).await;
    assert_eq!(early.problem(), (409, "not-over".into()));
    drop(player);
    let (status, record) = put_away(&host, &ada.table).await;
    assert_eq!(status, 200, "{record}");
    let proof = proof::check(&record).unwrap_or_else(|why| panic!("{why:?}: {record}"));
    assert_eq!((proof.promises.len(), proof.unpromised), (1, 0));
    host.stop().await;
}

#[tokio::test]
async fn a_table_where_nothing_was_played_leaves_nothing() {
    let (host, _folder) = Host::start_with(forgetful).await;
    let ada = host.table(wish("desert", 2, 2, json!({}))).await;
    assert_eq!(put_away(&host, &ada.table).await.0, 404);
    host.stop().await;
}

#[tokio::test]
async fn figures_are_told_where_the_host_says_and_nowhere_else() {
    let free = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let (host, _folder) = Host::start_with(|config| config.metrics = Some(free)).await;
    let ada = host.table(wish("desert", 2, 1, json!({}))).await;
    let mut player = Player::new(Client::sit(&ada).await, 73);
    player.finish().await;
    assert!(!host.get("/metrics", None).await.body.contains("sabots_"), "strangers see the page");
    let told = crate::http::ask(free, "GET", "/metrics", &[], "").await;
    assert_eq!(told.status, 200);
    let value = |name: &str| -> f64 {
        let found = told.body.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
        found.unwrap_or_else(|| panic!("{name} in {}", told.body)).parse().unwrap()
    };
    assert!((value("sabots_tables_alive") - 1.0).abs() < 0.5);
    assert!((value("sabots_sockets") - 1.0).abs() < 0.5);
    assert!(value("sabots_lines_total") > 5.0 && value("sabots_messages_total") > 5.0);
    assert!(value("sabots_keeping_seconds_count") > 1.0);
    for secret in [&ada.table, "Ada", "127.0.0.1"] {
        assert!(!told.body.contains(secret), "{secret}");
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
