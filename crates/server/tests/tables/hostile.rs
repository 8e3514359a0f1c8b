//! Whatever is sent, nobody panics and nothing changes.

use chance::Quick;
use serde_json::{Value, json};
use table::Chance;
use tokio_tungstenite::tungstenite::{Error, Message};

use crate::client::{Client, open_with};
use crate::host::{Host, wish};
use crate::http::ask;
use crate::player::Player;

const BABBLE: &[&str] = &[
    "",
    "hello",
    "{",
    "null",
    "[]",
    "{}",
    r#"{"type":"act"}"#,
    r#"{"type":"dance","id":1}"#,
    r#"{"type":"next-round"}"#,
    r#"{"type":"next-round","id":-1}"#,
    r#"{"type":"next-round","id":1.5}"#,
    r#"{"type":"next-round","id":"1"}"#,
    r#"{"type":"next-round","id":1,"more":true}"#,
    r#"{"type":"act","id":1,"version":1,"action":{"type":"pass"},"seat":"B"}"#,
    r#"{"type":"act","id":1,"version":-1,"action":{"type":"pass"}}"#,
    r#"{"type":"act","id":1,"version":4294967296,"action":{"type":"pass"}}"#,
    r#"{"type":"act","id":18446744073709551616,"version":1,"action":{"type":"pass"}}"#,
    r#"{"type":"act","id":1,"version":1,"action":"pass"}"#,
    r#"{"type":"act","id":1,"version":1,"action":{"type":"lay"}}"#,
    r#"{"type":"act","id":1,"version":1,"action":{"type":"lay","card":100}}"#,
    r#"{"type":"act","id":1,"version":1,"action":{"type":"lay","card":"101"}}"#,
    r#"{"type":"act","id":1,"version":1,"action":{"type":"lay","card":"100","on":"B"}}"#,
    r#"{"type":"act","id":1,"version":1,"action":{"type":"attack","card":"egyptiens","on":"Z"}}"#,
    r#"{"type":"act","id":1,"version":1,"action":{"type":"attack","card":"egyptiens","on":"C"}}"#,
];

#[tokio::test]
async fn what_cannot_be_understood_is_said_to_be_so() {
    let (host, _folder) = Host::start().await;
    let ada = host.table(wish("desert", 2, 2, json!({ "first_seat": "A" }))).await;
    host.sit(&ada.table, "Bo").await;
    let mut client = Client::sit(&ada).await;
    let before = client.news().clone();
    for text in BABBLE {
        client.babble((*text).into()).await;
    }
    let deep = "[".repeat(2000);
    client.babble(deep.into()).await;
    client.babble(Message::binary(vec![0, 159, 146, 150])).await;
    client.put(Message::Ping("x".into())).await.unwrap();
    // Before a game begins there is nothing to play.
    let early = host.table(wish("desert", 2, 2, json!({}))).await;
    let mut waiting = Client::sit(&early).await;
    waiting.babble(r#"{"type":"next-round","id":1}"#.into()).await;
    assert_eq!(*Client::sit(&ada).await.news(), before);
}

#[tokio::test]
async fn what_is_not_understood_is_named_by_its_number_if_it_has_one() {
    let (host, _folder) = Host::start().await;
    let ada = host.table(wish("desert", 2, 2, json!({}))).await;
    let mut client = Client::sit(&ada).await;
    let mut watcher = Client::join(host.addr, &ada.table, None).await;
    for (text, id) in [
        (r#"{"type":"dance","id":7}"#, Some(7)),
        (r#"{"type":"act","id":18446744073709551615}"#, Some(u64::MAX)),
        (r#"{"type":"act","id":18446744073709551616}"#, None),
        (r#"{"type":"next-round","id":"1"}"#, None),
        // What can be read and comes too early, or from somebody who watches.
        (r#"{"type":"next-round","id":8}"#, Some(8)),
        ("hello", None),
    ] {
        assert_eq!(client.babble(text.into()).await.0, id, "{text}");
        assert_eq!(watcher.babble(text.into()).await.0, id, "{text}");
    }
    host.sit(&ada.table, "Bo").await;
    let text = r#"{"type":"act","id":9,"version":1,"action":{"type":"dance"}}"#;
    assert_eq!(client.babble(text.into()).await.0, Some(9));
}

#[tokio::test]
async fn noise_does_not_disturb_a_game() {
    let (host, _folder) = Host::start().await;
    let pass = host.table(wish("asterix", 3, 1, json!({}))).await;
    let mut player = Player::new(Client::sit(&pass).await, 1);
    let mut noise = Client::join(host.addr, &pass.table, None).await;
    let mut chance = Quick::new(99);
    for _ in 0..500 {
        let request = json!({ "type": "act", "id": 1, "version": 1, "action": { "type": "pass" } });
        let mut bytes = request.to_string().into_bytes();
        for _ in 0..=chance.below(3) {
            let at = chance.below(u32::try_from(bytes.len()).unwrap()) as usize;
            bytes[at] = u8::try_from(32 + chance.below(95)).unwrap();
        }
        noise.say(std::str::from_utf8(&bytes).unwrap()).await;
        if !player.client.is_over() {
            player.step().await;
        }
    }
    player.finish().await;
}

#[tokio::test]
async fn text_that_is_no_text_ends_the_line_and_nothing_else() {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    let (host, _folder) = Host::start().await;
    let pass = host.table(wish("desert", 2, 1, json!({}))).await;
    let mut line = tokio::net::TcpStream::connect(host.addr).await.unwrap();
    let head = format!(
        "GET /api/tables/{}/socket HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\n\
         upgrade: websocket\r\nsec-websocket-version: 13\r\n\
         sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
        pass.table
    );
    line.write_all(head.as_bytes()).await.unwrap();
    // A masked text frame of two bytes that are no UTF-8, then one with reserved bits.
    line.write_all(&[0x81, 0x82, 0, 0, 0, 0, 0xff, 0xfe]).await.unwrap();
    line.write_all(&[0xff, 0x82, 0, 0, 0, 0, 0, 0]).await.unwrap();
    let mut rest = Vec::new();
    line.read_to_end(&mut rest).await.unwrap();
    assert!(rest.starts_with(b"HTTP/1.1 101"));
    // The last frame says why: code 1002 and a word.
    let last = b"\x88\x0c\x03\xeaunreadable";
    assert!(rest.windows(last.len()).any(|part| part == last), "{rest:?}");
    let mut player = Player::new(Client::sit(&pass).await, 1);
    player.finish().await;
}

#[tokio::test]
async fn bad_wishes_make_no_table() {
    let (host, _folder) = Host::start().await;
    let good = wish("asterix", 4, 1, json!({}));
    let with = |key: &str, value: Value| {
        let mut wish = good.clone();
        wish[key] = value;
        wish.to_string()
    };
    let cases = [
        (String::new(), "bad-request"),
        ("{".to_owned(), "bad-request"),
        ("[]".to_owned(), "bad-request"),
        (with("extra", json!(1)), "bad-request"),
        (with("seats", json!("4")), "bad-request"),
        (with("seats", json!(300)), "bad-request"),
        (with("seats", json!(-4)), "bad-request"),
        (with("speed", json!("warp")), "bad-request"),
        (with("options", json!({ "goal": 700 })), "bad-request"),
        (with("name", json!("")), "name-length"),
        (with("name", json!("\u{202e}evil")), "name-unseen"),
        (with("game", json!("poker")), "unknown-game"),
        (with("seats", json!(5)), "bad-table"),
        (wish("asterix", 9, 1, json!({})).to_string(), "bad-table"),
        (wish("asterix", 255, 1, json!({})).to_string(), "bad-table"),
        (with("options", json!({ "moon": "full" })), "bad-table"),
        (with("options", json!({ "goal": "701" })), "bad-table"),
        (with("bots", json!([null])), "bad-table"),
        (with("bots", json!([null, null, null, "grandmaster"])), "bad-table"),
        (with("bots", json!(["random", "random", "random", "random"])), "bad-table"),
    ];
    for (body, key) in cases {
        let reply = ask(host.addr, "POST", "/api/tables", &[], &body).await;
        assert_eq!(reply.problem().1, key, "{body}: {}", reply.body);
        assert!(reply.header("set-cookie").is_none());
    }
}

#[tokio::test]
async fn options_that_exclude_each_other_are_named() {
    let (host, _folder) = Host::start().await;
    let body = wish("rush", 4, 1, json!({ "teams": "on", "goal": "700" })).to_string();
    let reply = ask(host.addr, "POST", "/api/tables", &[], &body).await;
    let problem: Value = serde_json::from_str(&reply.body).unwrap();
    assert_eq!(problem["key"], "bad-table");
    assert_eq!(problem["options"], json!({ "teams": "on", "goal": "700" }));
}

#[tokio::test]
async fn what_is_wrong_with_a_deck_is_said() {
    let (host, _folder) = Host::start().await;
    let cases = [
        ("list:400", json!({ "type": "unreadable", "entry": "400" })),
        ("list:4xmoon", json!({ "type": "no-such-card", "card": "moon" })),
        ("list:16x25", json!({ "type": "too-many", "card": "25", "most": 15 })),
        ("list:1x25", json!({ "type": "too-few", "card": "50", "least": 1 })),
    ];
    for (deck, fault) in cases {
        let body = wish("rush", 2, 1, json!({ "deck": deck })).to_string();
        let reply = ask(host.addr, "POST", "/api/tables", &[], &body).await;
        let problem: Value = serde_json::from_str(&reply.body).unwrap();
        assert_eq!(problem["key"], "bad-table");
        assert_eq!(problem["deck"], fault, "{deck}: {}", reply.body);
    }
}

#[tokio::test]
async fn odd_addresses_and_methods_are_answered() {
    let (host, _folder) = Host::start().await;
    let pass = host.table(wish("desert", 2, 2, json!({}))).await;
    let table = format!("/api/tables/{}", pass.table);
    let cases = [
        ("GET", "/api/tables/%ff".to_owned(), 404),
        ("GET", "/api/tables/%2e%2e%2f%2e%2e".to_owned(), 404),
        ("GET", "/api/tables/KKKKKKKKKK".to_owned(), 404),
        ("GET", "/api/tables/".to_owned(), 404),
        ("GET", "/api/nothing".to_owned(), 404),
        ("PUT", "/api/tables".to_owned(), 405),
        ("DELETE", table.clone(), 405),
        ("POST", table.clone(), 405),
        ("GET", format!("{table}/socket"), 400),
        ("GET", format!("{table}/seats"), 405),
        ("GET", format!("{table}/more"), 404),
        ("POST", format!("{table}/seats"), 400),
        ("GET", "/api/tables/0123456789/socket".to_owned(), 400),
        ("POST", "/api/tables/0123456789/rematch".to_owned(), 404),
        ("GET", "/api/rules/fr/poker".to_owned(), 404),
        ("GET", "/api/rules/xx/desert".to_owned(), 404),
        ("GET", "/api/rules/..%2f..%2frules/desert".to_owned(), 404),
        ("POST", "/".to_owned(), 405),
    ];
    for (method, path, status) in cases {
        let reply = ask(host.addr, method, &path, &[], "").await;
        assert_eq!(reply.problem().0, status, "{method} {path}: {}", reply.body);
    }
}

#[tokio::test]
async fn pages_of_somebody_else_change_nothing() {
    let (host, _folder) = Host::start().await;
    let pass = host.table(wish("desert", 2, 2, json!({}))).await;
    let ours = format!("http://{}", host.addr);
    let wish = wish("desert", 2, 1, json!({})).to_string();
    for (origin, status) in [(ours.as_str(), 201), ("http://evil.example", 403), ("null", 403)] {
        let headers = [("origin", origin)];
        let reply = ask(host.addr, "POST", "/api/tables", &headers, &wish).await;
        assert_eq!(reply.status, status, "{origin}");
        let headers = [("origin", origin), ("cookie", pass.cookie.as_str())];
        let socket = open_with(host.addr, &pass.table, &headers).await;
        match socket {
            Ok(_) => assert_eq!(status, 201, "{origin}"),
            Err(Error::Http(reply)) => assert_eq!(reply.status().as_u16(), status, "{origin}"),
            Err(why) => panic!("{why}"),
        }
    }
    let path = format!("/api/tables/{}/seats", pass.table);
    let headers = [("origin", "http://evil.example")];
    let reply = ask(host.addr, "POST", &path, &headers, r#"{"name":"Eve"}"#).await;
    assert_eq!(reply.problem(), (403, "foreign-page".into()));
    // Reading does no harm, and a browser does not show a foreign page what it read.
    assert_eq!(ask(host.addr, "GET", "/api/games", &headers, "").await.status, 200);
}
