//! Every bound, from both sides.

use std::pin::pin;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::json;
use server::Limits;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{client_async, connect_async};
use wire::bornes::Action;

use crate::client::{Answer, Client, open};
use crate::clock::{Clock, eventually};
use crate::host::{Host, wish};
use crate::http::ask;

/// Longer than any test lets pass.
const DAY: Duration = Duration::from_secs(24 * 60 * 60);

#[tokio::test]
async fn so_many_tables_are_alive() {
    let clock = Clock::hold();
    let (host, _folder) = Host::start_with(|config| config.limits.tables = 1).await;
    let idle = Limits::default().idle;
    let first = host.table(wish("desert", 2, 2, json!({}))).await;
    let client = Client::sit(&first).await;
    let wish = wish("desert", 2, 2, json!({}));
    let refused = host.post("/api/tables", None, wish.clone()).await;
    assert_eq!(refused.problem(), (503, "too-many-tables".into()));
    // What can never be made says so first: rules are made for those who have a place.
    let mut bad = wish.clone();
    bad["bots"] = json!([null]);
    assert_eq!(host.post("/api/tables", None, bad).await.problem(), (400, "bad-table".into()));
    // A table where nobody is ends after a while, and makes room.
    drop(client);
    let second = eventually(async || {
        clock.advance(idle).await;
        let reply = host.post("/api/tables", None, wish.clone()).await;
        assert!(reply.status == 201 || reply.problem().1 == "too-many-tables");
        (reply.status == 201).then(|| reply.pass(host.addr))
    })
    .await;
    // The first one comes alive again when the second has ended.
    let path = format!("/api/tables/{}", first.table);
    eventually(async || {
        clock.advance(idle).await;
        (host.get(&path, None).await.status == 200).then_some(())
    })
    .await;
    assert_ne!(first.table, second.table);
    assert_eq!(Client::sit(&first).await.table.id, first.table);
}

#[tokio::test]
async fn so_many_watch() {
    let (host, _folder) = Host::start_with(|config| config.limits.spectators = 2).await;
    let pass = host.table(wish("desert", 2, 1, json!({}))).await;
    let one = Client::join(host.addr, &pass.table, None).await;
    let _two = Client::join(host.addr, &pass.table, None).await;
    let socket = open(host.addr, &pass.table, None).await.unwrap();
    assert_eq!(last_words(socket).await, (1013, "too-many-sockets".to_owned()));
    // Those who sit there are let in all the same.
    let mut player = Client::sit(&pass).await;
    drop(one);
    eventually(async || {
        let socket = open(host.addr, &pass.table, None).await.unwrap();
        matches!(first_words(socket).await, Ok(Message::Text(_))).then_some(())
    })
    .await;
    player.say("hello").await;
}

type Socket = tokio_tungstenite::WebSocketStream<tokio_tungstenite::MaybeTlsStream<TcpStream>>;

async fn first_words(mut socket: Socket) -> Result<Message, tokio_tungstenite::tungstenite::Error> {
    loop {
        match socket.next().await.expect("a word") {
            Ok(Message::Ping(_)) => {}
            other => return other,
        }
    }
}

async fn last_words(socket: Socket) -> (u16, String) {
    match first_words(socket).await {
        Ok(Message::Close(Some(close))) => (close.code.into(), close.reason.to_string()),
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn so_many_tabs_are_open_and_the_newest_stay() {
    let (host, _folder) = Host::start_with(|config| config.limits.tabs = 2).await;
    let pass = host.table(wish("desert", 2, 1, json!({}))).await;
    let mut first = Client::sit(&pass).await;
    let mut second = Client::sit(&pass).await;
    let _third = Client::sit(&pass).await;
    assert_eq!(first.closed().await, (4001, "replaced".to_owned()));
    second.babble("hello".into()).await;
}

#[tokio::test]
async fn a_body_is_short() {
    let (host, _folder) = Host::start().await;
    let name = "x".repeat(17 * 1024);
    let wish = json!({ "game": "desert", "seats": 2, "bots": [null, null], "name": name });
    let reply = host.post("/api/tables", None, wish).await;
    assert_eq!(reply.problem(), (413, "too-large".into()));
}

#[tokio::test]
async fn a_message_is_short() {
    let (host, _folder) = Host::start().await;
    let pass = host.table(wish("desert", 2, 1, json!({}))).await;
    let mut client = Client::sit(&pass).await;
    client.babble(" ".repeat(4096).into()).await;
    for frame in [Message::text(" ".repeat(4097)), Message::binary(vec![0; 4097])] {
        let mut client = Client::sit(&pass).await;
        client.put(frame).await.unwrap();
        assert_eq!(client.closed().await, (1009, "too-large".to_owned()));
    }
    // What is far too long is not even read to its end.
    let mut client = Client::sit(&pass).await;
    let _ = client.put(Message::text(" ".repeat(1 << 20))).await;
    client.ended().await;
}

#[tokio::test]
async fn messages_come_one_after_the_other() {
    let clock = Clock::hold();
    let (host, _folder) = Host::start_with(|config| {
        config.limits.messages_per_second = 1;
        config.limits.burst = 5;
    })
    .await;
    let pass = host.table(wish("desert", 2, 2, json!({}))).await;
    let mut client = Client::sit(&pass).await;
    for _ in 0..5 {
        client.babble("hello".into()).await;
    }
    // After a second there may be one more.
    clock.advance(Duration::from_secs(1)).await;
    client.babble("hello".into()).await;
    client.say("hello").await;
    assert_eq!(client.closed().await, (1008, "too-fast".to_owned()));
}

#[tokio::test]
async fn a_name_has_so_many_characters() {
    let (host, _folder) = Host::start().await;
    let ada = host.table(wish("desert", 3, 3, json!({}))).await;
    let path = format!("/api/tables/{}/seats", ada.table);
    let long = host.post(&path, None, json!({ "name": "é".repeat(25) })).await;
    assert_eq!(long.problem(), (400, "name-length".into()));
    let fits = host.post(&path, None, json!({ "name": "é".repeat(24) })).await;
    assert_eq!(fits.status, 200);
}

#[tokio::test]
async fn whoever_does_not_read_is_sent_away_and_comes_back() {
    // On one thread the table says all it has to say before the socket can pass anything on: here
    // an answer and the turns of four.
    let (host, _folder) = Host::start_with(|config| {
        config.limits.outbox = 4;
        config.paces.fast.think = (referee::Millis(0), referee::Millis(0));
    })
    .await;
    let options = json!({ "first_seat": "A", "free_pass": "true" });
    let pass = host.table(wish("desert", 4, 1, options)).await;
    let mut slow = Client::sit(&pass).await;
    let request = slow.act(&Action::Pass);
    slow.send(&request).await;
    assert_eq!(slow.closed().await, (1013, "too-slow".to_owned()));
    let mut back = Client::sit(&pass).await;
    assert_eq!(back.news().view.turn.as_deref(), Some("A"));
    assert!(back.news().version >= 5);
    assert_eq!(back.ask(&request).await, Answer::Accepted);
}

#[tokio::test]
async fn whoever_does_not_take_what_is_sent_is_cut_off() {
    let clock = Clock::hold();
    // There is no other reason to be cut off.
    let (host, _folder) = Host::start_with(|config| {
        config.limits.silence = DAY;
        config.limits.burst = u32::MAX;
    })
    .await;
    let pass = host.table(wish("desert", 2, 2, json!({}))).await;
    let line = TcpSocket::new_v4().unwrap();
    line.set_recv_buffer_size(4096).unwrap();
    let line = line.connect(host.addr).await.unwrap();
    let address = format!("ws://{}/api/tables/{}/socket", host.addr, pass.table);
    let (mut socket, _) = client_async(address, line).await.unwrap();
    // Every question is answered, and no answer is read: at last the server gives up.
    let mut giving_up = pin!(async { while socket.send(Message::text("what?")).await.is_ok() {} });
    let write = Limits::default().write;
    eventually(async || {
        tokio::select! {
            biased;
            () = &mut giving_up => Some(()),
            () = clock.advance(write) => None,
        }
    })
    .await;
}

#[tokio::test]
async fn whoever_gives_no_sign_of_life_is_gone() {
    let clock = Clock::hold();
    let (host, _folder) = Host::start().await;
    let ada = host.table(wish("desert", 2, 2, json!({}))).await;
    let bo = host.sit(&ada.table, "Bo").await;
    let mut friend = Client::sit(&bo).await;
    // A client answers pings when it listens. This one does not; its connection stays open.
    let asleep = Client::sit(&ada).await;
    friend.until_present("A", true).await;
    let Limits { ping, silence, .. } = Limits::default();
    let mut passed = Duration::ZERO;
    while passed <= silence + ping {
        clock.advance(ping).await;
        passed += ping;
        // A question is a sign of life.
        friend.babble("hello".into()).await;
    }
    friend.until_present("A", false).await;
    drop(asleep);
}

#[tokio::test]
async fn a_connection_on_which_nothing_moves_is_cut() {
    let clock = Clock::hold();
    let (host, _folder) = Host::start().await;
    let silence = Limits::default().silence;
    for words in
        ["", "GET / HT", "POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n{"]
    {
        let mut line = TcpStream::connect(host.addr).await.unwrap();
        line.write_all(words.as_bytes()).await.unwrap();
        let mut rest = Vec::new();
        // Whether it is cut with or without a word, it is cut.
        let mut reading = pin!(line.read_to_end(&mut rest));
        eventually(async || {
            tokio::select! {
                biased;
                _ = &mut reading => Some(()),
                () = clock.advance(silence) => None,
            }
        })
        .await;
    }
}

#[tokio::test]
async fn a_request_takes_only_so_long() {
    let clock = Clock::hold();
    let (host, _folder) = Host::start().await;
    let request = Limits::default().request;
    let mut line = TcpStream::connect(host.addr).await.unwrap();
    let head = "POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n{";
    line.write_all(head.as_bytes()).await.unwrap();
    let mut answer = vec![0; 12];
    let mut reading = pin!(line.read_exact(&mut answer));
    eventually(async || {
        tokio::select! {
            biased;
            read = &mut reading => Some(read.unwrap()),
            () = clock.advance(request) => None,
        }
    })
    .await;
    assert_eq!(answer, b"HTTP/1.1 408");
}

#[tokio::test]
async fn a_server_that_ends_waits_only_so_long() {
    let clock = Clock::hold();
    // Nothing else ends what somebody has begun.
    let (host, _folder) = Host::start_with(|config| {
        config.limits.request = DAY;
        config.limits.silence = DAY;
    })
    .await;
    // Somebody begins to ask for something and never comes to the point.
    let mut line = TcpStream::connect(host.addr).await.unwrap();
    let head = "POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n{";
    line.write_all(head.as_bytes()).await.unwrap();
    assert_eq!(ask(host.addr, "GET", "/api/health", &[], "").await.status, 200);
    let mut stopping = pin!(host.stop());
    let farewell = Limits::default().farewell;
    eventually(async || {
        tokio::select! {
            biased;
            () = &mut stopping => Some(()),
            () = clock.advance(farewell) => None,
        }
    })
    .await;
}

#[tokio::test]
async fn a_server_that_ends_says_goodbye() {
    let (host, _folder) = Host::start().await;
    let pass = host.table(wish("desert", 2, 1, json!({}))).await;
    let mut client = Client::sit(&pass).await;
    let stopping = host.stop();
    let (closed, ()) = tokio::join!(client.closed(), stopping);
    assert_eq!(closed, (1001, "going-away".to_owned()));
}

#[tokio::test]
async fn a_client_of_another_version_is_told_so() {
    let (host, _folder) = Host::start().await;
    let pass = host.table(wish("desert", 2, 1, json!({}))).await;
    let come = async |protocol: &str| {
        let address =
            format!("ws://{}/api/tables/{}/socket?protocol={protocol}", pass.addr, pass.table);
        connect_async(address).await.map(|(socket, _)| socket)
    };
    for version in [0, wire::PROTOCOL + 1] {
        let mut socket = come(&version.to_string()).await.unwrap();
        let Some(Ok(Message::Close(Some(frame)))) = socket.next().await else {
            panic!("version {version} is let in");
        };
        assert_eq!((frame.code.into(), frame.reason.as_str()), (4003, "another-protocol"));
    }
    let mut socket = come(&wire::PROTOCOL.to_string()).await.unwrap();
    assert!(matches!(socket.next().await, Some(Ok(Message::Text(_)))), "this version is let in");
    assert!(come("new").await.is_err(), "a version is a number");
}
