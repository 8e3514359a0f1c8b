//! Tables that are made, woken and asked for to no good end.

use serde_json::json;
use server::Limits;
use tokio::io::AsyncWriteExt;

use super::siege::{FOE, Siege};
use crate::clock::eventually;
use crate::host::wish;

fn lonely() -> serde_json::Value {
    wish("desert", 2, 2, json!({}))
}

pub async fn tables_without_end(siege: &mut Siege) {
    for made in 0..10 {
        let reply = siege.make(FOE, &lonely()).await;
        assert_eq!(reply.status, if made < 4 { 201 } else { 503 }, "{made}");
    }
    // Others have as many.
    assert_eq!(siege.make(FOE + 1, &lonely()).await.status, 201);
}

pub async fn tables_of_those_who_hang_up(siege: &mut Siege) {
    let body = lonely().to_string();
    let words = format!(
        "POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-length: {}\r\n\r\n{body}",
        body.len()
    );
    for _ in 0..50 {
        let mut line = siege.line(FOE).await.unwrap();
        let _ = line.write_all(words.as_bytes()).await;
        for _ in 0..3 {
            tokio::task::yield_now().await;
        }
    }
    // Whatever came of it, each table has taken one of the four places.
    eventually(async || (siege.make(FOE, &lonely()).await.status == 503).then_some(())).await;
    assert!(siege.kept() <= 1 + 4, "{}", siege.kept());
}

pub async fn tables_that_do_not_exist(siege: &mut Siege) {
    for number in 0..90 {
        let path = format!("/api/tables/{number:010}");
        let reply = siege.ask(FOE, "GET", &path, &[], "").await;
        assert_eq!(reply.problem(), (404, "unknown-table".to_owned()));
    }
    // They have taken no place.
    for _ in 0..4 {
        assert_eq!(siege.make(FOE, &lonely()).await.status, 201);
    }
}

pub async fn tables_that_sleep(siege: &mut Siege) {
    let mut tables = Vec::new();
    for from in [FOE, FOE + 1] {
        for _ in 0..3 {
            tables.push(siege.make(from, &lonely()).await.pass(siege.host.addr).table);
        }
    }
    // They fall asleep, and are all woken from one address.
    let idle = Limits::default().idle;
    let woken = eventually(async || {
        // Whoever asks for a table keeps it awake.
        for _ in 0..5 {
            siege.clock.advance(idle).await;
        }
        let mut woken = 0;
        for table in &tables {
            let reply = siege.ask(FOE + 2, "GET", &format!("/api/tables/{table}"), &[], "").await;
            woken += usize::from(reply.status == 200);
        }
        (woken < tables.len()).then_some(woken)
    })
    .await;
    assert_eq!(woken, 4);
}

pub async fn decks_without_end(siege: &mut Siege) {
    for (number, deck) in
        [" ", "100 4294967295", "100 99999999999999999999", "100 1 100 1", "moon 3"]
            .iter()
            .enumerate()
    {
        let deck = format!("{deck}{}", " ".repeat(number));
        let reply = siege.make(FOE, &wish("asterix", 2, 1, json!({ "deck": deck }))).await;
        assert_eq!(reply.problem(), (400, "bad-table".to_owned()), "{deck}");
    }
    let long = "100 1\n".repeat(3000);
    let reply = siege.make(FOE, &wish("asterix", 2, 1, json!({ "deck": long }))).await;
    assert_eq!(reply.problem(), (413, "too-large".to_owned()));
}

pub async fn a_page_of_somebody_else(siege: &mut Siege) {
    let own = format!("http://{}", siege.host.addr);
    let table = siege.passes[0].table.clone();
    let paths = ["seats", "arrangement", "key", "rematch"];
    for origin in ["http://evil.example", "null", "file://", &format!("{own}.evil.example"), ""] {
        for path in paths.map(|path| format!("/api/tables/{table}/{path}")) {
            let headers = [("origin", origin), ("cookie", siege.passes[0].cookie.as_str())];
            let reply = siege.ask(FOE, "POST", &path, &headers, "{}").await;
            assert_eq!(reply.problem(), (403, "foreign-page".to_owned()), "{origin} {path}");
        }
        let headers = [("origin", origin)];
        let reply = siege.ask(FOE, "DELETE", &format!("/api/mine/{table}"), &headers, "").await;
        assert_eq!(reply.status, 403);
    }
}

pub async fn addresses_that_climb(siege: &mut Siege) {
    for path in [
        "/../../etc/passwd",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/assets/../../Cargo.toml",
        "/api/rules/fr/..%2f..%2fCargo.toml",
        "/api/tables/..%2f..%2f..%2f",
        "//etc/passwd.txt",
        "/index.html%00.js",
    ] {
        let reply = siege.ask(FOE, "GET", path, &[], "").await;
        assert!(!reply.body.contains("root:") && !reply.body.contains("[package]"), "{path}");
        assert!([200, 400, 404].contains(&reply.status), "{path}: {}", reply.status);
    }
}
