//! Nobody sees a card that is not theirs to see.

use std::collections::BTreeSet;

use bornes::editions;
use serde_json::{Value, json};

use crate::client::Client;
use crate::host::{Host, wish};
use crate::player::{Player, finish_all};

/// The events whose cards lie open.
const OPEN: &[&str] = &["laid", "attacked", "replied", "landed", "cancelled", "discarded"];

/// Every place of a frame where a card is named, without those where it lies open for everybody.
fn hidden_cards(frame: &str, cards: &BTreeSet<String>) -> Vec<(String, String)> {
    let mut frame: Value = serde_json::from_str(frame).unwrap();
    if let Some(log) = frame.get_mut("log").and_then(Value::as_array_mut) {
        log.retain(|happening| !OPEN.contains(&happening["event"]["type"].as_str().unwrap()));
    }
    if let Some(view) = frame.pointer_mut("/news/view").and_then(Value::as_object_mut) {
        for open in ["zones", "aside", "window"] {
            view.remove(open).expect("part of every view");
        }
    }
    let mut found = Vec::new();
    search(&frame, String::new(), cards, &mut found);
    found
}

fn search(
    value: &Value,
    path: String,
    cards: &BTreeSet<String>,
    found: &mut Vec<(String, String)>,
) {
    match value {
        Value::String(text) if cards.contains(text) => found.push((path, text.clone())),
        Value::Array(items) => {
            for (at, item) in items.iter().enumerate() {
                search(item, format!("{path}/{at}"), cards, found);
            }
        }
        Value::Object(fields) => {
            for (name, field) in fields {
                search(field, format!("{path}/{name}"), cards, found);
            }
        }
        _ => {}
    }
}

/// The names of the cards of a game. Distances are names too, and no number is written as a text.
fn cards(game: &str) -> BTreeSet<String> {
    let edition = editions::find(game).unwrap();
    edition.catalogue.iter().map(|entry| entry.name.to_owned()).collect()
}

/// Plays a round under the eyes of a spectator who comes early and one who comes late.
async fn watched(game: &str, seats: u8, options: Value) {
    let (host, _folder) = Host::start().await;
    let cards = cards(game);
    let ada = host.table(wish(game, seats, 2, options)).await;
    let mut early = Client::join(host.addr, &ada.table, None).await;
    let bo = host.sit(&ada.table, "Bo").await;
    let mut players =
        [Player::new(Client::sit(&ada).await, 21), Player::new(Client::sit(&bo).await, 22)];
    let [one, two] = &mut players;
    let later = |client: &Client| client.news().version > 20;
    tokio::join!(one.until(later), two.until(later));
    let late = Client::join(host.addr, &ada.table, None).await;
    finish_all(&mut players).await;
    early.until(Client::is_over).await;
    for frame in early.frames.iter().chain(&late.frames) {
        assert_eq!(hidden_cards(frame, &cards), [], "{frame}");
    }
    // The search finds what a player is told, so it would have found it there.
    let mut hands = 0;
    for player in &players {
        let seat = player.client.table.you.clone().unwrap();
        for frame in &player.client.frames {
            let found = hidden_cards(frame, &cards);
            hands += found.iter().filter(|(path, _)| path.contains("/known/")).count();
            let foreign = found.iter().find(|(path, _)| !is_own(path, &seat, frame));
            assert_eq!(foreign, None, "{frame}");
        }
    }
    assert!(hands > 100, "hands were searched");
    // What lies open is the same for all of them.
    let open = |client: &Client| client.news().view.zones.clone();
    assert!(players.iter().all(|player| open(&player.client) == open(&early)));
}

/// Whether a card that is named here is in the player's own hand, or was drawn into it.
fn is_own(path: &str, seat: &str, frame: &str) -> bool {
    let frame: Value = serde_json::from_str(frame).unwrap();
    let parts: Vec<&str> = path.split('/').skip(1).collect();
    match parts.as_slice() {
        ["news", "view", "players", at, "known", _] => {
            frame.pointer(&format!("/news/view/players/{at}/seat")).unwrap() == seat
        }
        ["news", "prospects", ..] => frame.pointer("/news/view/you").unwrap() == seat,
        ["log", ..] => {
            // The positions are those of a log without open events.
            let log = frame["log"].as_array().unwrap().iter();
            let mut closed =
                log.filter(|it| !OPEN.contains(&it["event"]["type"].as_str().unwrap()));
            closed.nth(parts[1].parse().unwrap()).unwrap()["event"]["seat"] == seat
        }
        ["answer", ..] => true,
        _ => false,
    }
}

#[tokio::test]
async fn spectators_and_opponents_see_no_hand_of_asterix() {
    watched("asterix", 4, json!({ "accept_button": "on" })).await;
}

#[tokio::test]
async fn spectators_and_partners_see_no_hand_of_asterix_in_pairs() {
    watched("asterix", 6, json!({ "window_seconds": "0" })).await;
}

#[tokio::test]
async fn spectators_and_opponents_see_no_hand_of_desert() {
    watched("desert", 3, json!({})).await;
}

#[tokio::test]
async fn nothing_over_http_names_a_card_of_a_hand() {
    let (host, _folder) = Host::start().await;
    let ada = host.table(wish("desert", 3, 2, json!({}))).await;
    host.sit(&ada.table, "Bo").await;
    let path = format!("/api/tables/{}", ada.table);
    for cookie in [None, Some(ada.cookie.as_str())] {
        let body = host.get(&path, cookie).await.body;
        assert_eq!(hidden_cards(&body, &cards("desert")), [], "{body}");
    }
}
