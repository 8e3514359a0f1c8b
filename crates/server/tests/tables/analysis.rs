//! Where a round was won is told when it is over, and not before.

use std::time::Duration;

use serde_json::{Value, json};
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;

use crate::client::Client;
use crate::clock::eventually;
use crate::host::{Host, wish};
use crate::player::Player;
use crate::years::{figure, figures};

/// A round of a person and a bot that is over, and where it was played.
async fn played(host: &Host, game: &str) -> (Player, String) {
    let ada = host.table(wish(game, 2, 1, json!({}))).await;
    let mut player = Player::new(Client::sit(&ada).await, 5);
    player.finish().await;
    (player, format!("/api/tables/{}/analysis", ada.table))
}

#[tokio::test]
async fn a_round_that_is_over_is_told_turn_by_turn() {
    let (host, _folder) = Host::start_with(|config| config.limits.study = Duration::ZERO).await;
    let (player, path) = played(&host, "desert").await;
    let reply = host.get(&path, None).await;
    assert_eq!(reply.status, 200, "{}", reply.body);
    let told = reply.json();
    assert_eq!((&told["round"], &told["sides"]), (&json!(0), &json!(["A", "B"])));
    let turns = told["turns"].as_array().unwrap();
    assert!(turns.len() > 5, "{}", turns.len());
    let share = |value: &Value| value.as_f64().unwrap();
    for turn in turns {
        let wins: Vec<f64> = turn["wins"].as_array().unwrap().iter().map(share).collect();
        assert!(wins.len() == 2 && wins.iter().sum::<f64>() < 1.0 + 1e-9, "{turn}");
    }
    // Everything that the person saw is told, and what the other drew besides.
    let events = |log: &Value| log.as_array().map_or(0, Vec::len);
    let all: usize = turns.iter().map(|turn| events(&turn["log"])).sum();
    assert!(all >= player.client.log.len(), "{all}");
    let unseen = turns
        .iter()
        .flat_map(|turn| turn["log"].as_array().unwrap())
        .any(|it| it["event"]["type"] == "drew" && it["event"]["card"].is_null());
    assert!(!unseen, "nothing of a round that is over is a secret");
    let last: Vec<f64> =
        turns.last().unwrap()["wins"].as_array().unwrap().iter().map(share).collect();
    for (split, last) in told["splits"].as_array().unwrap().iter().zip(last) {
        let [begun, luck, play, result] =
            ["begun", "luck", "play", "result"].map(|name| share(&split[name]));
        assert!((begun + luck + play - result).abs() < 1e-9 && (result - last).abs() < 1e-9);
    }
    assert_eq!(host.get(&path, None).await.body, reply.body, "it is remembered");
    assert_eq!(host.get(&format!("{path}?round=0"), None).await.body, reply.body);
    let later = host.get(&format!("{path}?round=1"), None).await;
    assert_eq!((later.status, later.json()["key"].clone()), (409, json!("not-over")));
    assert_eq!(host.get(&format!("{path}?round=x"), None).await.status, 400);
}

#[tokio::test]
async fn nothing_is_told_of_a_round_that_goes_on() {
    let (host, _folder) = Host::start().await;
    let ada = host.table(wish("desert", 2, 1, json!({}))).await;
    let mut player = Player::new(Client::sit(&ada).await, 5);
    player.until_due().await;
    let reply = host.get(&format!("/api/tables/{}/analysis", ada.table), None).await;
    assert_eq!((reply.status, reply.json()["key"].clone()), (409, json!("not-over")));
    let nowhere = host.get("/api/tables/0000000000/analysis", None).await;
    assert_eq!(nowhere.status, 404);
}

#[tokio::test]
async fn an_address_has_only_so_much_looked_at() {
    let (host, _folder) = Host::start_with(|config| config.limits.studies_per_address = 1).await;
    let (_, path) = played(&host, "desert").await;
    let (one, two) = tokio::join!(host.get(&path, None), host.get(&path, None));
    let mut statuses = [one.status, two.status];
    statuses.sort_unstable();
    assert_eq!(statuses, [200, 429]);
}

#[tokio::test]
async fn what_somebody_does_not_wait_for_is_found_out_once() {
    let free = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let (host, _folder) = Host::start_with(|config| {
        (config.metrics, config.limits.studies_per_address) = (Some(free), 1);
    })
    .await;
    let (_, path) = played(&host, "desert").await;
    let mut line = TcpStream::connect(host.addr).await.unwrap();
    line.write_all(format!("GET {path} HTTP/1.1\r\nhost: x\r\n\r\n").as_bytes()).await.unwrap();
    let begun = async || figure(&figures(free).await, "sabots_studies_total") > 0.5;
    eventually(async || begun().await.then_some(())).await;
    drop(line);
    // As long as it is looked for, whoever asked has no place for another; then it is there.
    let told = eventually(async || {
        let reply = host.get(&path, None).await;
        assert!(matches!(reply.status, 200 | 429), "{}", reply.body);
        (reply.status == 200).then_some(reply)
    })
    .await;
    assert_eq!(told.json()["round"], json!(0));
    assert!(figure(&figures(free).await, "sabots_studies_total") < 1.5);
}
