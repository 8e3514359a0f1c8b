//! Sockets that say too much, or what no socket says.

use std::time::Duration;

use futures_util::StreamExt;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::{Error, Message};

use super::siege::{FOE, SPECTATORS, Siege, is_cut};
use crate::client::{Client, Heard, open_with};

/// A masked frame; its first byte says of which kind and whether it is the last of a message.
fn frame(first: u8, payload: &[u8]) -> Vec<u8> {
    let length = u8::try_from(payload.len()).unwrap();
    assert!(length < 126);
    [&[first, 0x80 | length, 0, 0, 0, 0], payload].concat()
}

/// The code and the reason of the closing frame, when the connection has ended; `None` without one.
async fn last_words(mut line: TcpStream) -> Option<(u16, String)> {
    let mut heard = Vec::new();
    let _ = line.read_to_end(&mut heard).await;
    let mut rest = &heard[..];
    loop {
        let (kind, payload, after) = first_frame(rest)?;
        if kind == 0x88 {
            let (code, reason) = payload.split_first_chunk()?;
            return Some((u16::from_be_bytes(*code), String::from_utf8_lossy(reason).into_owned()));
        }
        rest = after;
    }
}

/// The kind and the payload of the frame that comes first, which has no mask, and what comes after it.
fn first_frame(bytes: &[u8]) -> Option<(u8, &[u8], &[u8])> {
    let (&[kind, length], rest) = bytes.split_first_chunk()?;
    let (length, rest) = match length {
        127 => rest.split_first_chunk().map(|(long, rest)| (u64::from_be_bytes(*long), rest))?,
        126 => {
            rest.split_first_chunk().map(|(long, rest)| (u16::from_be_bytes(*long).into(), rest))?
        }
        short => (short.into(), rest),
    };
    let (payload, after) = rest.split_at_checked(usize::try_from(length).ok()?)?;
    Some((kind, payload, after))
}

/// Sends the same frame so often that it is too much, and hears why that is the end.
async fn flood(siege: &Siege, frame: &[u8]) -> Option<(u16, String)> {
    let table = siege.passes[0].table.clone();
    let mut line = siege.raw_socket(FOE, &table, "").await;
    // Four times as many frames as messages may come at once.
    let most = 4 * 300;
    let _ = line.write_all(&frame.repeat(most + 100)).await;
    last_words(line).await
}

fn is_end(words: Option<(u16, String)>, reasons: &[&str]) {
    // A connection that is cut while something is under way may take the last words with it.
    if let Some((code, reason)) = words {
        assert!(reasons.contains(&reason.as_str()), "{code} {reason}");
    }
}

pub async fn empty_fragments(siege: &mut Siege) {
    let table = siege.passes[0].table.clone();
    let mut line = siege.raw_socket(FOE, &table, "").await;
    line.write_all(&frame(0x01, b"")).await.unwrap();
    let _ = line.write_all(&frame(0x00, b"").repeat(2000)).await;
    is_end(last_words(line).await, &["too-fast"]);
}

pub async fn pings_without_end(siege: &mut Siege) {
    is_end(flood(siege, &frame(0x89, b"")).await, &["too-fast"]);
}

pub async fn pongs_without_end(siege: &mut Siege) {
    is_end(flood(siege, &frame(0x8a, b"x")).await, &["too-fast"]);
}

pub async fn messages_without_end(siege: &mut Siege) {
    is_end(flood(siege, &frame(0x81, b"{}")).await, &["too-fast", "too-slow"]);
}

pub async fn a_message_that_never_ends(siege: &mut Siege) {
    let table = siege.passes[0].table.clone();
    let mut line = siege.raw_socket(FOE, &table, "").await;
    let part = [b'x'; 125];
    line.write_all(&frame(0x01, &part)).await.unwrap();
    let _ = line.write_all(&frame(0x00, &part).repeat(1000)).await;
    is_end(last_words(line).await, &["unreadable", "too-fast"]);
}

pub async fn a_frame_that_claims_everything(siege: &mut Siege) {
    for length in [u64::MAX, i64::MAX.unsigned_abs(), 1 << 32, 1 << 20] {
        let table = siege.passes[0].table.clone();
        let mut line = siege.raw_socket(FOE, &table, "").await;
        let mut head = vec![0x82, 0xff];
        head.extend(length.to_be_bytes());
        head.extend([0; 4]);
        line.write_all(&head).await.unwrap();
        is_end(last_words(line).await, &["unreadable"]);
    }
}

pub async fn frames_without_a_mask(siege: &mut Siege) {
    let table = siege.passes[0].table.clone();
    let mut line = siege.raw_socket(FOE, &table, "").await;
    line.write_all(&[0x81, 2, b'{', b'}']).await.unwrap();
    is_end(last_words(line).await, &["unreadable"]);
}

pub async fn frames_of_no_known_kind(siege: &mut Siege) {
    // Kinds that there are not, bits that mean nothing, control frames in parts and too long ones, and a
    // fragment of nothing.
    for first in [0x83, 0x87, 0x8b, 0x8f, 0xc1, 0xa1, 0x91, 0x08, 0x09, 0x80] {
        let table = siege.passes[0].table.clone();
        let mut line = siege.raw_socket(FOE, &table, "").await;
        line.write_all(&frame(first, b"x")).await.unwrap();
        is_end(last_words(line).await, &["unreadable"]);
    }
}

pub async fn text_that_is_no_text(siege: &mut Siege) {
    let table = siege.passes[0].table.clone();
    for text in [&b"\xff\xfe"[..], b"\xc0\xaf", b"\xed\xa0\x80", b"\xf4\x90\x80\x80"] {
        let mut line = siege.raw_socket(FOE, &table, "").await;
        line.write_all(&frame(0x81, text)).await.unwrap();
        is_end(last_words(line).await, &["unreadable"]);
    }
}

pub async fn nesting_without_end(siege: &mut Siege) {
    let client = &mut siege.players[0].client;
    for text in [
        "[".repeat(4000),
        r#"{"a":"#.repeat(800),
        format!(r#"{{"type":"act","id":1,"version":1,"action":{}"#, "[".repeat(3900)),
        format!(r#"{{"type":"act","id":1{},"version":1}}"#, "0".repeat(3000)),
        format!(r#"{{"type":"act","id":1e{},"version":1}}"#, "9".repeat(3000)),
    ] {
        client.babble(text.into()).await;
    }
}

pub async fn a_socket_that_does_not_read(siege: &mut Siege) {
    let table = siege.passes[0].table.clone();
    let lines = [
        siege.raw_socket(FOE, &table, "").await,
        siege.raw_socket(FOE, &table, &siege.passes[1].cookie).await,
    ];
    // Whatever is played, nobody waits for them.
    for _ in 0..40 {
        if siege.players.iter().all(|player| player.client.is_over()) {
            break;
        }
        let [one, two] = &mut siege.players;
        tokio::select! {
            () = one.step() => {}
            () = two.step() => {}
        }
    }
    drop(lines);
}

pub async fn spectators_without_end(siege: &mut Siege) {
    let table = siege.passes[0].table.clone();
    let mut sockets = Vec::new();
    for _ in 0..SPECTATORS {
        sockets.push(siege.raw_socket(FOE, &table, "").await);
    }
    // A table has only so many, from wherever they come.
    for from in [FOE + 1, FOE + 2] {
        let mut line = siege.raw_socket(from, &table, "").await;
        let mut heard = Vec::new();
        while !heard.ends_with(b"too-many-sockets") {
            heard.push(line.read_u8().await.unwrap());
        }
    }
    // An address has only so many, wherever they watch.
    let lines = super::lines::silent(siege, FOE, 30, 30 - (16 - SPECTATORS)).await;
    assert_eq!(lines.iter().filter(|line| !is_cut(line)).count(), 16 - SPECTATORS);
    // Whoever was there before still watches.
    assert!(!sockets.iter().any(is_over));
}

/// Whether a socket was closed: what it was told so far does not count.
fn is_over(line: &TcpStream) -> bool {
    let mut heard = [0; 4096];
    loop {
        match line.try_read(&mut heard) {
            Ok(0) => return true,
            Ok(_) => {}
            Err(why) => return why.kind() != std::io::ErrorKind::WouldBlock,
        }
    }
}

pub async fn tabs_without_end(siege: &mut Siege) {
    let pass = siege.passes[1].clone();
    let mut sockets = Vec::new();
    for _ in 0..12 {
        sockets.push(siege.raw_socket(FOE, &pass.table, &pass.cookie).await);
    }
    // The oldest are closed for the newest; whoever has the seat sits down again.
    let told = siege.players[1].client.closed().await;
    assert_eq!(told, (4001, "replaced".to_owned()));
    drop(sockets);
    siege.players[1] = crate::player::Player::new(Client::sit(&pass).await, 8);
}

pub async fn coming_and_going_in_a_loop(siege: &mut Siege) {
    // Ada is there all the time, so a stolen second connection of hers is nothing to tell.
    let pass = siege.passes[0].clone();
    let before = siege.players[1].client.frames.len();
    for _ in 0..50 {
        drop(Client::sit(&pass).await);
    }
    let rival = &mut siege.players[1].client;
    rival.babble("hello".into()).await;
    let heard = rival.frames.len() - before;
    assert!(heard <= 2, "{heard}");
}

pub async fn a_socket_of_somebody_else(siege: &mut Siege) {
    let pass = &siege.passes[0];
    for origin in ["http://evil.example", "null", "https://evil.example:443"] {
        let headers = [("origin", origin), ("cookie", pass.cookie.as_str())];
        match open_with(siege.host.addr, &pass.table, &headers).await {
            Err(Error::Http(reply)) => assert_eq!(reply.status().as_u16(), 403, "{origin}"),
            other => panic!("{origin}: {other:?}"),
        }
    }
    // With the cookie of nobody one watches, and sees no card of anybody.
    let headers = [("cookie", "seat-0123456789=00")];
    let mut socket = open_with(siege.host.addr, &pass.table, &headers).await.unwrap();
    let Some(Ok(Message::Text(text))) = socket.next().await else { panic!("no welcome") };
    assert!(matches!(serde_json::from_str(&text).unwrap(), Heard::Welcome { .. }));
    let welcome: serde_json::Value = serde_json::from_str(&text).unwrap();
    for player in welcome["news"]["view"]["players"].as_array().unwrap() {
        assert_eq!(player["known"], serde_json::json!([]));
    }
    siege.clock.advance(Duration::from_secs(1)).await;
}
