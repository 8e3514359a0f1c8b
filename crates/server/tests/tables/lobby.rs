//! Listed tables, and those who watch.

use serde_json::{Value, json};

use crate::client::Client;
use crate::host::{Host, Pass, config, wish};

/// A table that everybody may find.
async fn listed(host: &Host, game: &str, seats: u8, persons: u8) -> Pass {
    let mut wish = wish(game, seats, persons, json!({}));
    wish["begin"] = json!("host");
    wish["access"] = json!("listed");
    host.table(wish).await
}

async fn offers(host: &Host) -> Vec<Value> {
    host.get("/api/tables", None).await.json().as_array().unwrap().clone()
}

async fn order(host: &Host, pass: &Pass, arranged: u32, order: Value) {
    let path = format!("/api/tables/{}/arrangement", pass.table);
    let wish = json!({ "arranged": arranged, "order": order });
    let reply = host.post(&path, Some(&pass.cookie), wish).await;
    assert_eq!(reply.status, 200, "{}", reply.body);
}

#[tokio::test]
async fn a_listed_table_is_offered_while_somebody_is_there() {
    let (host, _folder) = Host::start().await;
    host.table(wish("desert", 2, 2, json!({}))).await;
    let ada = listed(&host, "asterix", 4, 3).await;
    assert_eq!(offers(&host).await, [] as [Value; 0], "nobody is there yet");
    let mut one = Client::sit(&ada).await;
    let bo = host.sit(&ada.table, "Bo").await;
    one.until(|client| client.people[1].name.is_some()).await;
    let offer = json!({
        "id": ada.table, "game": "asterix", "seats": 4, "options": {}, "host": "Ada",
        "sitting": 2, "robots": 1, "free": 1, "begun": false,
        "begin": "host", "patience": "endless", "watching": 0,
    });
    assert_eq!(offers(&host).await, [offer]);
    let text = host.get("/api/tables", Some(&ada.cookie)).await.body;
    for pass in [&ada, &bo] {
        let key = pass.cookie.split_once('=').unwrap().1;
        assert!(!text.contains(key), "{text}");
    }
    order(&host, &ada, 0, json!({ "type": "begin" })).await;
    one.until(|client| client.news.is_some()).await;
    let begun = offers(&host).await;
    assert_eq!((&begun[0]["begun"], &begun[0]["free"]), (&json!(true), &json!(0)));
    let mut watcher = Client::join(host.addr, &ada.table, None).await;
    drop(one);
    watcher.until_present("A", false).await;
    // The table hides itself before it does anything else.
    let sight = host.get(&format!("/api/tables/{}", ada.table), None).await;
    assert_eq!(sight.status, 200);
    assert_eq!(offers(&host).await, [] as [Value; 0], "only a spectator is there");
}

#[tokio::test]
async fn a_host_lists_a_table_and_hides_it_again_also_after_a_restart() {
    let (host, folder) = Host::start().await;
    let ada = host.table(wish("desert", 3, 2, json!({}))).await;
    let mut one = Client::sit(&ada).await;
    assert_eq!(one.table.access, "link");
    order(&host, &ada, 0, json!({ "type": "access", "access": "listed" })).await;
    one.until(|client| client.table.access == "listed").await;
    assert_eq!(offers(&host).await.len(), 1);
    host.stop().await;
    let host = Host::on(config(folder.path())).await;
    assert_eq!(offers(&host).await.len(), 0);
    let ada = Pass { addr: host.addr, ..ada };
    let mut one = Client::sit(&ada).await;
    one.until(|client| client.table.access == "listed").await;
    // Whoever is told of the table has come, and so has the lobby.
    assert_eq!(host.get(&format!("/api/tables/{}", ada.table), None).await.status, 200);
    assert_eq!(offers(&host).await[0]["id"], json!(ada.table));
    order(&host, &ada, 1, json!({ "type": "access", "access": "link" })).await;
    one.until(|client| client.table.access == "link").await;
    assert_eq!(host.get(&format!("/api/tables/{}", ada.table), None).await.status, 200);
    assert_eq!(offers(&host).await.len(), 0);
}

#[tokio::test]
async fn those_who_watch_are_counted() {
    let (host, _folder) = Host::start().await;
    let ada = host.table(wish("desert", 2, 1, json!({}))).await;
    let mut one = Client::sit(&ada).await;
    assert_eq!(one.watching, 0);
    let first = Client::join(host.addr, &ada.table, None).await;
    let mut second = Client::join(host.addr, &ada.table, None).await;
    one.until(|client| client.watching == 2).await;
    second.until(|client| client.watching == 2).await;
    // A second device of somebody who sits there does not watch.
    let _also = Client::sit(&ada).await;
    drop(first);
    one.until(|client| client.watching == 1).await;
}
