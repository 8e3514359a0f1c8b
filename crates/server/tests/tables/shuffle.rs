//! Deals that can be checked.

use std::collections::BTreeMap;
use std::time::Duration;

use chance::proof::{self, Proof};
use notation::Script;
use serde_json::{Value, json};
use server::Config;
use server::store::Sqlite;
use wire::Request;

use crate::client::{Answer, Client, Heard, fresh_id};
use crate::clock::{Clock, PATIENCE};
use crate::host::{Host, Pass, config, wish};
use crate::player::{Player, finish_all};

const GIFTS: [&str; 2] = ["00112233445566778899aabbccddeeff", "ffeeddccbbaa99887766554433221100"];

/// A server that waits for gifts for as long as it takes.
fn patient(config: &mut Config) {
    config.limits.gifts = PATIENCE;
}

fn two(options: Value) -> Value {
    wish("asterix", 2, 2, options)
}

/// What a client is promised next.
async fn promised(client: &mut Client) -> (u32, String) {
    loop {
        if let Heard::Shuffle { round, pledge } = client.hear().await {
            return (round, pledge);
        }
    }
}

async fn give(client: &mut Client, round: u32, gift: &str) -> Answer {
    client.ask(&Request::Give { id: fresh_id(), round, gift: gift.to_owned() }).await
}

fn is_dealt(client: &Client) -> bool {
    client.news.as_ref().is_some_and(|news| news.view.phase != "deal")
}

/// Ada and Bo at a table where nothing is dealt yet, and what they are promised.
async fn seated(host: &Host, options: Value) -> ([Client; 2], [Pass; 2], String) {
    let ada = host.table(two(options)).await;
    let mut one = Client::sit(&ada).await;
    let (round, pledge) = promised(&mut one).await;
    assert_eq!(round, 0);
    let bo = host.sit(&ada.table, "Bo").await;
    let mut other = Client::sit(&bo).await;
    assert_eq!(promised(&mut other).await, (0, pledge.clone()), "everybody is promised the same");
    ([one, other], [ada, bo], pledge)
}

/// What the record of a table proves, and that it replays.
async fn proved(host: &Host, table: &str) -> Proof {
    let record = host.get(&format!("/api/tables/{table}/record"), None).await;
    assert_eq!(record.status, 200, "{}", record.body);
    let script = Script::parse(&record.body).unwrap();
    notation::run(&script).unwrap_or_else(|why| panic!("{why}"));
    proof::check(&record.body).unwrap_or_else(|why| panic!("{why:?}: {}", record.body))
}

#[tokio::test]
async fn what_was_promised_is_what_is_dealt_and_everybody_adds_to_it() {
    let (host, _folder) = Host::start_with(patient).await;
    let (clients, [ada, _], first) = seated(&host, json!({ "match": "points" })).await;
    let [mut one, mut other] = clients;
    assert_eq!(give(&mut one, 0, GIFTS[0]).await, Answer::Accepted);
    assert!(!is_dealt(&one), "the other has not given anything yet");
    assert_eq!(give(&mut one, 0, GIFTS[1]).await, Answer::Stale, "the first gift counts");
    assert_eq!(give(&mut other, 0, GIFTS[1]).await, Answer::Accepted);
    let (round, second) = promised(&mut one).await;
    assert_eq!(round, 1, "the next deal is promised as soon as this one is dealt");
    assert_eq!(give(&mut other, 0, GIFTS[1]).await, Answer::Stale, "it is dealt");
    let path = format!("/api/tables/{}/record", ada.table);
    let early = host.get(&path, None).await;
    assert_eq!(early.problem(), (409, "not-over".into()), "a hand that is played is not shown");
    let mut players = [Player::new(one, 51), Player::new(other, 52)];
    finish_all(&mut players).await;
    let proof = proved(&host, &ada.table).await;
    assert_eq!(proof.table.as_deref(), Some(ada.table.as_str()));
    assert_eq!((proof.promises.len(), proof.unpromised), (1, 0));
    assert_eq!(proof.promises[0].pledge.to_string(), first);
    let gifts: BTreeMap<String, String> = proof.promises[0]
        .gifts
        .iter()
        .map(|(seat, gift)| (seat.to_string(), gift.to_string()))
        .collect();
    assert_eq!(gifts, [("A", GIFTS[0]), ("B", GIFTS[1])].map(|(a, b)| (a.into(), b.into())).into());
    // Of the next round only what is over is shown.
    for player in &mut players {
        assert_eq!(give(&mut player.client, 1, GIFTS[0]).await, Answer::Accepted);
        let ready = Request::NextRound { id: fresh_id() };
        assert_eq!(player.client.ask(&ready).await, Answer::Accepted);
    }
    for player in &mut players {
        assert_eq!(promised(&mut player.client).await.0, 2);
    }
    assert_eq!(proved(&host, &ada.table).await, proof);
    finish_all(&mut players).await;
    let proof = proved(&host, &ada.table).await;
    assert_eq!(proof.promises[1].pledge.to_string(), second);
    host.stop().await;
}

#[tokio::test]
async fn who_gives_nothing_is_waited_for_only_so_long() {
    let clock = Clock::hold();
    let usual = |config: &mut Config| config.limits.gifts = Duration::from_secs(3);
    let (host, folder) = Host::start_with(usual).await;
    let ([mut one, mut other], [ada, _], _) = seated(&host, json!({})).await;
    assert_eq!(give(&mut other, 0, GIFTS[1]).await, Answer::Accepted);
    clock.advance(Duration::from_secs(2)).await;
    assert_eq!(give(&mut other, 0, GIFTS[1]).await, Answer::Stale);
    assert!(!is_dealt(&other));
    clock.advance(Duration::from_millis(1100)).await;
    one.until(is_dealt).await;
    let store = rusqlite::Connection::open(Sqlite::file(folder.path())).unwrap();
    let given = "SELECT text FROM lines WHERE table_id = ?1 AND text LIKE 'round %'";
    let given: String = store.query_row(given, [&ada.table], |row| row.get(0)).unwrap();
    assert_eq!(given, format!("round 0 given B={}", GIFTS[1]));
}

#[tokio::test]
async fn a_restart_changes_neither_what_was_promised_nor_what_follows() {
    let (mut host, folder) = Host::start_with(patient).await;
    let ([one, other], [mut ada, mut bo], pledge) = seated(&host, json!({})).await;
    drop((one, other));
    let mut promises = Vec::new();
    for version in [0, 8, 30] {
        host.drop().await;
        let mut config = config(folder.path());
        patient(&mut config);
        host = Host::on(config).await;
        (ada.addr, bo.addr) = (host.addr, host.addr);
        let [mut one, mut other] = [Client::sit(&ada).await, Client::sit(&bo).await];
        if version == 0 {
            promises = vec![promised(&mut one).await.1, promised(&mut other).await.1];
            assert_eq!(give(&mut one, 0, GIFTS[0]).await, Answer::Accepted);
            assert_eq!(give(&mut other, 0, GIFTS[1]).await, Answer::Accepted);
        }
        let mut players = [Player::new(one, 55), Player::new(other, 56)];
        let later = |client: &Client| client.news().version > version || client.is_over();
        let [one, other] = &mut players;
        tokio::join!(one.until(later), other.until(later));
    }
    let [one, other] = [Client::sit(&ada).await, Client::sit(&bo).await];
    finish_all(&mut [Player::new(one, 57), Player::new(other, 58)]).await;
    let proof = proved(&host, &ada.table).await;
    assert_eq!(promises, [pledge.clone(), pledge.clone()]);
    assert_eq!(proof.promises[0].pledge.to_string(), pledge);
    host.stop().await;
}

#[tokio::test]
async fn other_rules_make_another_promise_and_nothing_else_is_taken_for_a_gift() {
    let (host, _folder) = Host::start_with(patient).await;
    let mut wish = two(json!({}));
    wish["begin"] = json!("host");
    let ada = host.table(wish).await;
    let mut one = Client::sit(&ada).await;
    let (_, before) = promised(&mut one).await;
    assert_eq!(give(&mut one, 0, GIFTS[0]).await, Answer::Accepted);
    assert_eq!(give(&mut one, 1, GIFTS[0]).await, Answer::Stale, "that round is not promised");
    for nonsense in ["", "00", &"g".repeat(32), &"0".repeat(64)] {
        let (id, gift) = (fresh_id(), nonsense.to_owned());
        one.send(&Request::Give { id, round: 0, gift }).await;
        while !matches!(one.hear().await, Heard::NotUnderstood { id: Some(about), .. } if about == id)
        {
        }
    }
    let order = json!({
        "arranged": 0,
        "order": { "type": "play", "seats": 3, "options": {} }
    });
    let path = format!("/api/tables/{}/arrangement", ada.table);
    assert_eq!(host.post(&path, Some(&ada.cookie), order).await.status, 200);
    let (round, after) = promised(&mut one).await;
    assert!(round == 0 && after != before);
    assert_eq!(give(&mut one, 0, GIFTS[0]).await, Answer::Accepted, "what was given is forgotten");
    // It counts when the host begins by the same rules.
    let order = json!({ "arranged": 1, "order": { "type": "begin" } });
    assert_eq!(host.post(&path, Some(&ada.cookie), order).await.status, 200);
    one.until(is_dealt).await;
    host.stop().await;
}

#[tokio::test]
async fn tables_where_nothing_is_promised_have_a_record_all_the_same() {
    let (host, _folder) = Host::start().await;
    let ada = host.table(wish("desert", 2, 1, json!({}))).await;
    let mut player = Player::new(Client::sit(&ada).await, 59);
    player.finish().await;
    assert!(!player.client.frames.iter().any(|frame| frame.contains("\"shuffle\"")));
    let proof = proved(&host, &ada.table).await;
    assert_eq!((proof.table, proof.promises.len(), proof.unpromised), (None, 0, 1));
    host.stop().await;
}
