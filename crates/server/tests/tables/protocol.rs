//! `docs/protocol.md` says what is true, and all of it.

use std::collections::BTreeSet;
use std::fs;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use server::{CloseReason, Limits, ProblemKind};
use texts::Lang;
use wire::bornes::Action;
use wire::{Arrangement, Arrival, NewTable, Phrase, Request, SeatKey};

use crate::anyone::Anyone;
use crate::client::{Answer, Client, Heard, fresh_id, written};
use crate::clock::{Clock, PATIENCE};
use crate::damage::damaged;
use crate::failing::{ILL, flaky};
use crate::host::{Host, wish};
use crate::player::{Player, finish_all};
use crate::races;

/// A file of the project.
fn file(path: &str) -> String {
    let path = format!("{}/../../{path}", env!("CARGO_MANIFEST_DIR"));
    fs::read_to_string(&path).unwrap_or_else(|why| panic!("{path}: {why}"))
}

fn page() -> String {
    file("docs/protocol.md")
}

/// The examples of one kind, which stands behind `json` where a block begins.
fn examples(kind: &str) -> Vec<Value> {
    let page = page();
    let blocks = page.split("\n```json ").skip(1).filter_map(|block| {
        let (found, rest) = block.split_once('\n')?;
        let (example, _) = rest.split_once("\n```")?;
        (found == kind)
            .then(|| serde_json::from_str(example).unwrap_or_else(|why| panic!("{why}: {example}")))
    });
    let examples: Vec<Value> = blocks.collect();
    assert!(!examples.is_empty(), "examples of {kind}");
    examples
}

/// Every kind of example there is.
const KINDS: &[&str] = &[
    "analysis",
    "arrangement",
    "arrival",
    "games",
    "key",
    "message",
    "my-games",
    "new-table",
    "offers",
    "problem",
    "prospect",
    "race",
    "replay",
    "request",
    "score",
    "sight",
    "table",
];

#[test]
fn every_example_is_of_a_kind_that_is_checked() {
    let page = page();
    let kinds: BTreeSet<&str> =
        page.lines().filter_map(|line| line.strip_prefix("```json")).map(str::trim_start).collect();
    assert_eq!(kinds, KINDS.iter().copied().collect());
}

/// Examples that are read and written again stay the same, so nothing in them is made up.
fn are_read<T: DeserializeOwned + Serialize>(kind: &str) {
    for example in examples(kind) {
        let read: T = serde_json::from_value(example.clone())
            .unwrap_or_else(|why| panic!("{why}: {example}"));
        assert_eq!(serde_json::to_value(read).unwrap(), example);
    }
}

#[test]
fn what_a_client_says_is_understood() {
    are_read::<NewTable>("new-table");
    are_read::<Arrival>("arrival");
    are_read::<Arrangement>("arrangement");
    are_read::<SeatKey>("key");
    are_read::<Request>("request");
    for request in examples("request") {
        if let Some(action) = request.get("action") {
            let read: Action = serde_json::from_value(action.clone()).unwrap();
            assert_eq!(written(&read), *action);
        }
    }
}

/// What a value is made of: at each place the names of its fields and the kinds of its leaves.
/// Objects that say their type are told apart by it.
fn shape(value: &Value, place: &str, shape_of: &mut BTreeSet<String>) {
    match value {
        Value::Object(fields) => {
            // Here the names are data.
            let is_free = place.ends_with("/options") || place.ends_with("/args");
            let tag = fields.get("type").and_then(Value::as_str).unwrap_or_default();
            let place = format!("{place}<{tag}>");
            if !is_free {
                let names: Vec<_> = fields.keys().map(String::as_str).collect();
                shape_of.insert(format!("{place}: {}", names.join(" ")));
            }
            for (name, field) in fields {
                let name = if is_free { "*" } else { name };
                shape(field, &format!("{place}/{name}"), shape_of);
            }
        }
        Value::Array(items) => {
            for item in items {
                shape(item, &format!("{place}[]"), shape_of);
            }
        }
        Value::Null => drop(shape_of.insert(format!("{place} is null"))),
        Value::Bool(_) => drop(shape_of.insert(format!("{place} is true or false"))),
        Value::Number(_) => drop(shape_of.insert(format!("{place} is a number"))),
        Value::String(_) => drop(shape_of.insert(format!("{place} is a text"))),
    }
}

/// Every part of every example of a kind is a part of something that was really said.
fn are_said(kind: &str, said: &[Value]) {
    let mut real = BTreeSet::new();
    for value in said {
        shape(value, "", &mut real);
    }
    for example in examples(kind) {
        let mut parts = BTreeSet::new();
        shape(&example, "", &mut parts);
        let invented: Vec<_> = parts.difference(&real).collect();
        assert!(invented.is_empty(), "{kind}: {invented:#?} is never said");
    }
}

/// Plays a round of two persons and says everything that the first and a spectator heard.
async fn heard(host: &Host, wish: Value) -> Vec<Value> {
    let ada = host.table(wish).await;
    let mut watcher = Client::join(host.addr, &ada.table, None).await;
    let mut one = Player::new(Client::sit(&ada).await, 61);
    let bo = host.sit(&ada.table, "Bo").await;
    let two = Player::new(Client::sit(&bo).await, 62);
    one.client.until_present("B", true).await;
    let mut players = [one, two];
    finish_all(&mut players).await;
    let [mut one, mut two] = players;
    let phrase = Phrase::WellPlayed;
    let say = Request::Say { id: fresh_id(), phrase };
    assert_eq!(two.client.ask(&say).await, Answer::Said);
    for player in [&mut one, &mut two] {
        let again = Request::Again { id: fresh_id() };
        assert_eq!(player.client.ask(&again).await, Answer::Accepted);
    }
    watcher.babble(r#"{"type":"next-round","id":1}"#.into()).await;
    // The rematch comes before the answer to this.
    one.client.babble("hello".into()).await;
    let frames = one.client.frames.iter().chain(&watcher.frames);
    frames.map(|frame| serde_json::from_str(frame).unwrap()).collect()
}

/// What is said when somebody goes who is waited for.
async fn gone(host: &Host) -> Vec<Value> {
    let mut wish = wish("desert", 2, 2, json!({}));
    wish["patience"] = json!("normal");
    let ada = host.table(wish).await;
    let bo = host.sit(&ada.table, "Bo").await;
    let mut one = Client::sit(&ada).await;
    let two = Client::sit(&bo).await;
    one.until_present("B", true).await;
    drop(two);
    one.until_present("B", false).await;
    one.frames.iter().map(|frame| serde_json::from_str(frame).unwrap()).collect()
}

/// What is said when somebody gives orders.
async fn ordered(host: &Host) -> Vec<Value> {
    let ada = host.table(wish("rush", 2, 2, json!({}))).await;
    let bo = host.sit(&ada.table, "Bo").await;
    let (mut one, mut two) = (Anyone::sit(&ada, 1).await, Anyone::sit(&bo, 2).await);
    let requests = examples("request").into_iter().filter(|request| request["type"] == "orders");
    for request in requests {
        two.say(&request).await;
        two.until_told(|frame| frame["type"] == "answer").await;
    }
    one.until_told(|frame| frame["people"][1].get("orders").is_some()).await;
    one.frames
}

/// What is said when somebody asks what would be best.
async fn advised(host: &Host) -> Vec<Value> {
    let ada = host.table(wish("asterix", 2, 1, json!({}))).await;
    let mut player = Player::new(Client::sit(&ada).await, 64);
    player.until_due().await;
    while player.client.legal().len() < 2 {
        player.step().await;
        player.until_due().await;
    }
    let version = player.client.news().version;
    player.client.ask(&Request::Advise { id: fresh_id(), version }).await;
    player.client.frames.iter().map(|frame| serde_json::from_str(frame).unwrap()).collect()
}

/// What is said when nothing can be kept.
async fn stalled() -> Value {
    let (host, store, _folder) = flaky().await;
    let ada = host.table(wish("desert", 2, 2, json!({ "first_seat": "A" }))).await;
    host.sit(&ada.table, "Bo").await;
    let mut player = Player::new(Client::sit(&ada).await, 63);
    store.set(ILL);
    let action = player.choice().unwrap();
    let request = player.client.act(&action);
    assert_eq!(player.client.ask(&request).await, Answer::NotKept);
    let mut frames = player.client.frames.iter();
    let stalled = frames.find(|frame| frame.contains("stalled")).unwrap();
    serde_json::from_str(stalled).unwrap()
}

/// Somebody who was just promised something of the next deal.
async fn promised() -> Client {
    let (host, _folder) = Host::start_with(|config| config.limits.gifts = PATIENCE).await;
    let mut client = Client::sit(&host.table(wish("desert", 2, 2, json!({}))).await).await;
    while !matches!(client.hear().await, Heard::Shuffle { .. }) {}
    client
}

/// The last frame that a client heard.
fn last(client: &Client) -> Value {
    serde_json::from_str(client.frames.last().unwrap()).unwrap()
}

#[tokio::test]
async fn what_a_server_says_is_as_in_the_examples() {
    let (host, _folder) = Host::start().await;
    // So many rounds that whatever is not very rare has happened.
    let mut messages = Vec::new();
    for _ in 0..3 {
        let mut live = wish("desert", 2, 2, json!({}));
        live["patience"] = json!("normal");
        messages.extend(heard(&host, live).await);
        let options = json!({ "window_seconds": "0" });
        messages.extend(heard(&host, wish("asterix", 3, 2, options)).await);
    }
    messages.push(stalled().await);
    messages.push(last(&damaged().await.0));
    messages.push(last(&promised().await));
    messages.extend(gone(&host).await);
    messages.extend(ordered(&host).await);
    messages.extend(advised(&host).await);
    are_said("message", &messages);
    let news = messages.iter().filter_map(|message| message.get("news"));
    let prospects = news.clone().filter_map(|news| news["prospects"].as_array()).flatten().cloned();
    are_said("prospect", &prospects.collect::<Vec<_>>());
    let scores = news.map(|news| news["score"].clone()).filter(|score| !score.is_null());
    are_said("score", &scores.collect::<Vec<_>>());
}

#[tokio::test]
async fn a_race_is_told_as_in_the_examples() {
    let (host, _folder) = Host::start_with(|config| config.rehearsal = Some(3)).await;
    let (mut players, _passes) = races::at_a_tie(&host).await;
    let clock = Clock::hold();
    races::raced(&mut players, &clock).await;
    are_said("race", &[players[0].news["race"].clone()]);
}

#[tokio::test]
async fn what_is_over_is_told_as_in_the_examples() {
    let (host, _folder) = Host::start().await;
    let (mut told, mut replays) = (Vec::new(), Vec::new());
    for seed in 0..3 {
        let ada = host.table(wish("desert", 2, 1, json!({}))).await;
        let mut player = Player::new(Client::sit(&ada).await, seed);
        player.finish().await;
        let path = format!("/api/tables/{}", ada.table);
        told.push(host.get(&format!("{path}/analysis"), None).await.json());
        replays.push(host.get(&format!("{path}/replay"), None).await.json());
    }
    are_said("analysis", &told);
    are_said("replay", &replays);
}

#[tokio::test]
async fn what_is_answered_over_http_is_as_in_the_examples() {
    let (host, _folder) = Host::start().await;
    let games = host.get("/api/games", None).await.json();
    are_said("games", &[games]);
    for wish in examples("new-table") {
        let made = host.post("/api/tables", None, wish).await;
        assert_eq!(made.status, 201, "{}", made.body);
        are_said("table", &[made.json()]);
        let pass = made.pass(host.addr);
        let _client = Client::sit(&pass).await;
        let path = format!("/api/tables/{}", pass.table);
        are_said("sight", &[host.get(&path, None).await.json()]);
        let mine = pass.cookie.replace("seat-", "mine-");
        are_said("my-games", &[host.get("/api/mine", Some(&mine)).await.json()]);
        are_said("offers", &[host.get("/api/tables", None).await.json()]);
        for arrival in examples("arrival") {
            let path = format!("{path}/seats");
            assert_eq!(host.post(&path, None, arrival.clone()).await.status, 200);
            let taken = host.post(&path, None, arrival).await;
            are_said("problem", &[taken.json()]);
            assert_eq!(examples("problem"), [taken.json()]);
        }
    }
}

/// The words of the types: names of fields, and texts that tell kinds apart.
fn words(types: &str) -> BTreeSet<String> {
    let lines = types.lines().filter(|line| !line.trim_start().starts_with(['*', '/']));
    let code: Vec<&str> = lines.collect();
    let code = code.join("\n");
    let quoted = code.split('"').skip(1).step_by(2);
    let named = code.split(['{', ',', '\n', ' ']).filter_map(|part| part.strip_suffix(':'));
    let is_name = |word: &&str| {
        !word.is_empty()
            && word.bytes().all(|byte| byte.is_ascii_lowercase() || b"-_".contains(&byte))
    };
    quoted.chain(named).filter(is_name).map(str::to_owned).collect()
}

#[test]
fn every_message_and_every_field_is_mentioned() {
    let page = page();
    let words = words(&wire::typescript());
    assert!(words.len() > 100, "{words:?}");
    for known in ["welcome", "not-understood", "no-next-round", "next-round", "has_next_round"] {
        assert!(words.contains(known), "{known}");
    }
    let is_said = |word: &&String| {
        page.contains(&format!("`{word}`")) || page.contains(&format!("\"{word}\""))
    };
    let missing: Vec<_> = words.iter().filter(|word| !is_said(word)).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn every_problem_is_listed_and_has_a_text_in_every_language() {
    let page = page();
    for kind in ProblemKind::ALL {
        let (key, code) = (kind.key(), kind.code());
        assert!(page.contains(&format!("\n| `{key}` | {code} | ")), "{key} {code}");
        for lang in Lang::ALL {
            let texts = file(&format!("locales/{lang}/client.ftl"));
            assert!(texts.contains(&format!("\nproblem-{key} = ")), "{lang}: {key}");
        }
    }
}

#[test]
fn every_close_code_is_listed() {
    let page = page();
    for close_reason in CloseReason::ALL {
        let (key, code) = (close_reason.key(), close_reason.code());
        assert!(page.contains(&format!("\n| {code} | `{key}` | ")), "{key} {code}");
    }
}

#[test]
fn every_limit_is_as_by_default() {
    let page = page();
    let limits = Limits::default();
    let bounds = [
        ("tables alive at once", limits.tables),
        ("tables alive that", limits.tables_per_address),
        ("connections at once |", limits.connections),
        ("connections at once from", limits.connections_per_address),
        ("requests a second", limits.requests_per_second as usize),
        ("requests at once", limits.requests_at_once as usize),
        ("rounds that are looked at", limits.studies_per_address),
        ("seconds that mistakes", seconds(limits.study)),
        ("seconds that the head", seconds(limits.head)),
        ("seconds that a client may take to accept an answer", seconds(limits.answer)),
        ("seconds that a person", seconds(limits.gone)),
        ("minutes that a table", seconds(limits.idle) / 60),
        ("spectators of", limits.spectators),
        ("tables of a list", limits.lobby),
        ("games of a browser", limits.mine),
        ("sockets of a seat", limits.tabs),
        ("bytes of a body", limits.body),
        ("bytes of a message", limits.message),
        ("messages a second", limits.messages_per_second as usize),
        ("messages at once", limits.burst as usize),
        ("seconds that a request", seconds(limits.request)),
        ("characters of a name", limits.name),
        ("messages that wait", limits.outbox),
        ("seconds between two pings", seconds(limits.ping)),
        ("seconds of silence", seconds(limits.silence)),
        ("seconds that a client may take to accept one", seconds(limits.write)),
    ];
    for (name, bound) in bounds {
        let row = page.lines().find(|line| line.starts_with(&format!("| {name}")));
        let row = row.unwrap_or_else(|| panic!("a row for {name}"));
        assert!(row.ends_with(&format!("| {bound} |")), "{row}");
    }
}

fn seconds(span: std::time::Duration) -> usize {
    usize::try_from(span.as_secs()).unwrap()
}

#[test]
fn every_route_is_listed() {
    let (page, routes) = (page(), file("crates/server/src/app.rs"));
    let routes = routes.split(".route(\"").skip(1).map(|route| route.split_once('"').unwrap().0);
    let routes: Vec<&str> = routes.collect();
    assert!(routes.len() > 5, "{routes:?}");
    for route in routes {
        // One of them is a page.
        let is_listed = |prefix| page.contains(&format!(" {prefix}{route}` | "));
        assert!(is_listed("/api") || is_listed(""), "{route}");
    }
}

#[test]
fn every_limit_that_a_host_may_set_is_listed() {
    let page = file("docs/hosting.md");
    let rows = page.lines().filter_map(|line| line.strip_prefix("| `")?.split_once("` | "));
    // Figures are listed further down.
    let rows = rows.filter(|(name, _)| !name.starts_with("sabots_"));
    let listed: Vec<(String, String)> = rows
        .filter_map(|(name, rest)| Some((name.to_owned(), rest.split_once(" | ")?.0.to_owned())))
        .collect();
    assert_eq!(listed, Limits::default().list());
}
