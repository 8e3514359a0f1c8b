//! Connections that want to be the last.

use std::time::Duration;

use server::Limits;
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;

use super::siege::{FOE, Siege, hear_all, is_cut};
use crate::clock::eventually;

/// What every answer says of itself, those included that are no answers of ours.
const HEADERS: [&str; 6] = [
    "content-security-policy: default-src 'self'",
    "x-content-type-options: nosniff",
    "referrer-policy: no-referrer",
    "cross-origin-opener-policy: same-origin",
    "cross-origin-resource-policy: same-origin",
    "permissions-policy: camera=()",
];

fn has_status(answer: &str, status: u16) {
    assert!(answer.starts_with(&format!("HTTP/1.1 {status} ")), "{status}: {answer}");
    for header in HEADERS {
        assert_eq!(answer.matches(header).count(), 1, "{header}: {answer}");
    }
}

/// Connections from an address, until so many of them are cut.
pub async fn silent(siege: &Siege, from: u8, count: usize, cut: usize) -> Vec<TcpStream> {
    let mut lines = Vec::new();
    for _ in 0..count {
        lines.push(siege.line(from).await.unwrap());
    }
    eventually(async || (lines.iter().filter(|line| is_cut(line)).count() >= cut).then_some(()))
        .await;
    lines
}

pub async fn silence_from_one_address(siege: &mut Siege) {
    let lines = silent(siege, FOE, 60, 60 - 16).await;
    assert_eq!(lines.iter().filter(|line| !is_cut(line)).count(), 16);
    // Another address has as many as it may.
    assert_eq!(siege.ask(FOE + 1, "GET", "/api/games", &[], "").await.status, 200);
}

pub async fn silence_from_everywhere(siege: &mut Siege) {
    // Together they have all there are, but not for long, and those who play stay.
    let mut lines = Vec::new();
    for from in 1..=4 {
        lines.extend(silent(siege, FOE + from, 16, 0).await);
    }
    let head = Limits::default().head;
    eventually(async || {
        siege.clock.advance(head).await;
        lines.iter().all(is_cut).then_some(())
    })
    .await;
    assert_eq!(siege.ask(FOE, "GET", "/api/games", &[], "").await.status, 200);
}

/// Sends byte after byte, one in a while, until the connection is cut; says after how long.
async fn drip(siege: &Siege, begin: &str, while_: Duration) -> Duration {
    let mut line = siege.line(FOE).await.unwrap();
    line.write_all(begin.as_bytes()).await.unwrap();
    let mut passed = Duration::ZERO;
    eventually(async || {
        siege.clock.advance(while_).await;
        passed += while_;
        let is_over = line.write_all(b"x").await.is_err();
        (is_over || is_cut(&line)).then_some(())
    })
    .await;
    passed
}

pub async fn a_head_byte_by_byte(siege: &mut Siege) {
    // Nothing is silent for longer than it may be, and yet it ends.
    let passed = drip(siege, "GET / HTTP/1.1\r\nhost: ", Duration::from_secs(1)).await;
    assert!(passed >= Limits::default().head);
}

pub async fn a_body_byte_by_byte(siege: &mut Siege) {
    let begin = "POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-length: 10000\r\n\r\n";
    let mut line = siege.line(FOE).await.unwrap();
    line.write_all(begin.as_bytes()).await.unwrap();
    let answer = siege.clock.advance_until(Duration::from_secs(1), hear_all(line)).await;
    has_status(&answer, 408);
    // Byte by byte it is no different.
    let passed = drip(siege, begin, Duration::from_secs(1)).await;
    assert!(passed >= Limits::default().request);
}

pub async fn a_connection_that_waits_for_ever(siege: &mut Siege) {
    let mut line = siege.line(FOE).await.unwrap();
    line.write_all(b"GET /api/games HTTP/1.1\r\nhost: x\r\n\r\n").await.unwrap();
    let head = Limits::default().head;
    let answer = siege.clock.advance_until(head, hear_all(line)).await;
    has_status(&answer, 200);
}

pub async fn answers_that_are_not_read(siege: &mut Siege) {
    // Long answers, asked for in one go and not read: the server does not make them all, and cuts.
    let mut line = siege.line(FOE).await.unwrap();
    let ask = "GET /api/rules/fr/asterix HTTP/1.1\r\nhost: x\r\n\r\n";
    line.write_all(ask.repeat(90).as_bytes()).await.unwrap();
    let answer = Limits::default().answer;
    let heard = siege.clock.advance_until(answer, async {
        eventually(async || line.write_all(b"GET").await.is_err().then_some(())).await;
    });
    heard.await;
}

pub async fn a_head_without_end(siege: &mut Siege) {
    let head = format!("GET / HTTP/1.1\r\nhost: x\r\nx: {}\r\n\r\n", "x".repeat(100_000));
    has_status(&siege.exchange(FOE, head.as_bytes()).await, 431);
    let many = "x: y\r\n".repeat(5000);
    let head = format!("GET / HTTP/1.1\r\nhost: x\r\n{many}\r\n");
    has_status(&siege.exchange(FOE, head.as_bytes()).await, 431);
}

pub async fn an_address_without_end(siege: &mut Siege) {
    let long = "x".repeat(70_000);
    let answer = siege.exchange(FOE, format!("GET /{long} HTTP/1.1\r\n\r\n").as_bytes()).await;
    let status = answer.split(' ').nth(1).unwrap_or_default().parse().unwrap_or(0);
    assert!([414, 431].contains(&status), "{answer}");
    has_status(&answer, status);
}

pub async fn nonsense_instead_of_a_request(siege: &mut Siege) {
    let nonsense =
        ["\r\n\r\n\r\nhello\r\n\r\n", "GET\r\n\r\n", "GET / HTTP/9\r\n\r\n", "\0\0\0\0\r\n\r\n"];
    for words in nonsense {
        has_status(&siege.exchange(FOE, words.as_bytes()).await, 400);
    }
    let odd = "GET / HTTP/1.1\r\nhost : x\r\n\r\n";
    has_status(&siege.exchange(FOE, odd.as_bytes()).await, 400);
}

pub async fn another_protocol_instead_of_a_request(siege: &mut Siege) {
    let hello = b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n";
    has_status(&siege.exchange(FOE, hello).await, 400);
    let second = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\x00\x00\x00\x04\x00\x00\x00\x00\x00";
    let answer = siege.exchange(FOE, second).await;
    assert!(!answer.contains("HTTP/2") && !answer.starts_with("HTTP/1.1 2"), "{answer}");
}

/// A second request hidden in the first is not carried out.
async fn smuggle(siege: &Siege, lengths: &str) {
    let before = siege.kept();
    let wish = crate::host::wish("desert", 2, 2, serde_json::json!({})).to_string();
    let hidden = format!(
        "POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-length: {}\r\n\r\n{wish}",
        wish.len()
    );
    let words = format!("POST /api/mine HTTP/1.1\r\nhost: x\r\n{lengths}\r\n0\r\n\r\n{hidden}");
    let answer = siege.exchange(FOE, words.as_bytes()).await;
    assert_eq!(answer.matches("HTTP/1.1 ").count(), 1, "{answer}");
    assert!(!answer.contains(" 201 "), "{answer}");
    assert_eq!(siege.kept(), before);
}

pub async fn two_lengths_of_one_body(siege: &mut Siege) {
    smuggle(siege, "content-length: 5\r\ncontent-length: 6\r\n").await;
}

pub async fn a_body_in_chunks_and_by_length(siege: &mut Siege) {
    smuggle(siege, "transfer-encoding: xchunked\r\ncontent-length: 5\r\nconnection: close\r\n")
        .await;
}

pub async fn chunks_without_end(siege: &mut Siege) {
    let chunk = format!("400\r\n{}\r\n", "x".repeat(0x400));
    let words = format!(
        "POST /api/tables HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n{}",
        chunk.repeat(64)
    );
    has_status(&siege.exchange(FOE, words.as_bytes()).await, 413);
}

pub async fn connections_that_come_and_go(siege: &mut Siege) {
    for _ in 0..200 {
        let mut line = siege.line(FOE).await.unwrap();
        let _ = line.write_all(b"GET /api/games HT").await;
    }
    // None of them is counted any more.
    eventually(async || {
        let line = siege.line(FOE).await.unwrap();
        let mut others = Vec::new();
        for _ in 0..15 {
            others.push(siege.line(FOE).await.unwrap());
        }
        tokio::task::yield_now().await;
        let open = !is_cut(&line) && !others.iter().any(is_cut);
        let reply = siege.ask(FOE + 1, "GET", "/api/health", &[], "").await;
        (open && reply.status == 200).then_some(())
    })
    .await;
}

pub async fn requests_without_end(siege: &mut Siege) {
    for asked in 0..150 {
        let reply = siege.ask(FOE, "GET", "/api/tables", &[], "").await;
        assert_eq!(reply.status, if asked < 100 { 200 } else { 429 }, "{asked}");
    }
    let refused = siege.ask(FOE, "GET", "/api/games", &[], "").await;
    assert_eq!(refused.problem(), (429, "too-many-requests".to_owned()));
    assert_eq!(siege.ask(FOE + 1, "GET", "/api/tables", &[], "").await.status, 200);
    siege.clock.advance(Duration::from_secs(1)).await;
    assert_eq!(siege.ask(FOE, "GET", "/api/tables", &[], "").await.status, 200);
}

pub async fn a_forged_word_of_a_proxy(siege: &mut Siege) {
    for asked in 0..101 {
        let address = format!("192.0.2.{asked}");
        let headers = [("x-forwarded-for", address.as_str()), ("x-real-ip", address.as_str())];
        let reply = siege.ask(FOE, "GET", "/api/tables", &headers, "").await;
        assert_eq!(reply.status, if asked < 100 { 200 } else { 429 }, "{asked}");
    }
}

pub async fn cookies_without_end(siege: &mut Siege) {
    let table = &siege.passes[0].table;
    let many: Vec<String> =
        (0..200).map(|at| format!("mine-{table}-{at:08x}={}", "0".repeat(64))).collect();
    let cookies = many.join("; ");
    let reply = siege.ask(FOE, "GET", "/api/mine", &[("cookie", &cookies)], "").await;
    assert_eq!((reply.status, reply.json().as_array().unwrap().len()), (200, 0));
    let path = format!("/api/tables/{table}");
    let many: Vec<String> = (0..200).map(|at| format!("seat-{table}-{at:08x}={at:064x}")).collect();
    let reply = siege.ask(FOE, "GET", &path, &[("cookie", &many.join("; "))], "").await;
    assert_eq!(reply.json()["yours"], serde_json::json!([]));
}
