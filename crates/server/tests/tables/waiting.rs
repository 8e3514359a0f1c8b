//! A table before it begins: its host arranges it, and nobody waits for somebody who never comes.

use serde_json::{Value, json};

use crate::client::Client;
use crate::failing::{ILL, WELL, flaky};
use crate::host::{Host, Pass, config, stored, wish};
use crate::http::Reply;

/// A table that waits for its host's word.
async fn waiting(host: &Host, game: &str, seats: u8, persons: u8) -> Pass {
    let mut wish = wish(game, seats, persons, json!({}));
    wish["begin"] = json!("host");
    host.table(wish).await
}

/// What the host wants, as of so many arrangements.
async fn order(host: &Host, pass: &Pass, arranged: u32, order: Value) -> Reply {
    let path = format!("/api/tables/{}/arrangement", pass.table);
    let wish = json!({ "arranged": arranged, "order": order });
    host.post(&path, Some(&pass.cookie), wish).await
}

fn names(client: &Client) -> Vec<Option<&str>> {
    client.people.iter().map(|person| person.name.as_deref()).collect()
}

#[tokio::test]
async fn a_table_that_never_fills_begins_with_robots() {
    let (host, _folder) = Host::start().await;
    let ada = waiting(&host, "desert", 3, 3).await;
    let bo = host.sit(&ada.table, "Bo").await;
    let mut clients = [Client::sit(&ada).await, Client::sit(&bo).await];
    let reply = order(&host, &ada, 0, json!({ "type": "begin" })).await;
    assert_eq!((reply.status, &reply.json()["begun"]), (200, &json!(true)), "{}", reply.body);
    for client in &mut clients {
        client.until(|client| client.news.is_some()).await;
        assert_eq!(names(client), [Some("Ada"), Some("Bo"), Some("Cadichon")]);
    }
    let late = order(&host, &ada, 1, json!({ "type": "begin" })).await;
    assert_eq!(late.problem(), (409, "already-begun".into()));
}

#[tokio::test]
async fn a_full_table_waits_for_the_word_of_its_host_also_after_a_restart() {
    let (host, folder) = Host::start().await;
    let ada = waiting(&host, "desert", 2, 2).await;
    host.sit(&ada.table, "Bo").await;
    assert!(Client::sit(&ada).await.news.is_none());
    host.stop().await;
    assert!(stored(folder.path(), &ada.table).await.lines.is_empty());
    let host = Host::on(config(folder.path())).await;
    let ada = Pass { addr: host.addr, ..ada };
    let mut client = Client::sit(&ada).await;
    assert!(client.news.is_none());
    assert_eq!(order(&host, &ada, 0, json!({ "type": "begin" })).await.status, 200);
    client.until(|client| client.news.is_some()).await;
}

#[tokio::test]
async fn seats_change_places_and_everybody_keeps_what_is_theirs() {
    let (host, folder) = Host::start().await;
    let ada = waiting(&host, "rush", 4, 4).await;
    let bo = host.sit(&ada.table, "Bo").await;
    let (mut one, mut two) = (Client::sit(&ada).await, Client::sit(&bo).await);
    let swap = json!({ "type": "swap", "seat": "B", "with": "D" });
    assert_eq!(order(&host, &ada, 0, swap.clone()).await.status, 200);
    two.until(|client| client.table.you.as_deref() == Some("D")).await;
    one.until(|client| client.table.arranged == 1).await;
    assert_eq!(names(&one), [Some("Ada"), None, None, Some("Bo")]);
    // The same wish once more was meant for the table as it was.
    assert_eq!(order(&host, &ada, 0, swap).await.problem(), (409, "rearranged".into()));
    let teams = json!({ "type": "play", "seats": 4, "options": { "teams": "on" } });
    assert_eq!(order(&host, &ada, 1, teams).await.status, 200);
    one.until(|client| client.table.teams == [["A", "C"], ["B", "D"]]).await;
    let impossible = json!({ "type": "play", "seats": 3, "options": { "teams": "on" } });
    assert_eq!(order(&host, &ada, 2, impossible).await.problem(), (400, "bad-table".into()));
    let fewer = json!({ "type": "play", "seats": 2, "options": {} });
    assert_eq!(order(&host, &ada, 2, fewer).await.status, 200);
    two.until(|client| client.table.seats == 2).await;
    assert_eq!((two.table.you.as_deref(), names(&two)), (Some("B"), vec![Some("Ada"), Some("Bo")]));
    host.stop().await;
    let kept = stored(folder.path(), &ada.table).await.table;
    assert_eq!((kept.sitters.len(), kept.arranged), (2, 3), "{}", kept.header);
}

#[tokio::test]
async fn only_the_host_arranges_and_whoever_is_there_is_host_when_the_maker_is_not() {
    let (host, _folder) = Host::start().await;
    let ada = waiting(&host, "desert", 3, 3).await;
    let bo = host.sit(&ada.table, "Bo").await;
    let (one, mut two) = (Client::sit(&ada).await, Client::sit(&bo).await);
    assert_eq!(two.table.host.as_deref(), Some("A"));
    let robot = json!({ "type": "robot", "seat": "C", "level": "steady" });
    assert_eq!(order(&host, &bo, 0, robot.clone()).await.problem(), (403, "not-host".into()));
    let stranger = Pass { cookie: "seat-x=1".to_owned(), ..bo.clone() };
    assert_eq!(
        order(&host, &stranger, 0, robot.clone()).await.problem(),
        (403, "not-seated".into())
    );
    drop(one);
    two.until_present("A", false).await;
    assert_eq!(order(&host, &bo, 0, robot).await.status, 200);
    two.until(|client| client.table.host.as_deref() == Some("B")).await;
    assert_eq!(names(&two), [Some("Ada"), Some("Bo"), Some("Cadichon")]);
    assert_eq!(order(&host, &bo, 1, json!({ "type": "begin" })).await.status, 200);
}

#[tokio::test]
async fn guests_take_another_seat_or_get_up() {
    let (host, _folder) = Host::start().await;
    let ada = waiting(&host, "desert", 3, 3).await;
    let bo = host.sit(&ada.table, "Bo").await;
    let (mut one, mut two) = (Client::sit(&ada).await, Client::sit(&bo).await);
    let to = |seat: &str| json!({ "type": "swap", "seat": "B", "with": seat });
    assert_eq!(order(&host, &bo, 0, to("A")).await.problem(), (409, "seat-taken".into()));
    assert_eq!(order(&host, &bo, 0, to("C")).await.status, 200);
    two.until(|client| client.table.you.as_deref() == Some("C")).await;
    assert_eq!(order(&host, &bo, 1, json!({ "type": "free", "seat": "C" })).await.status, 200);
    two.until(|client| client.table.you.is_none()).await;
    one.until(|client| client.table.arranged == 2).await;
    assert_eq!(names(&one), [Some("Ada"), None, None]);
    // Whoever got up may sit down again, like anybody else.
    assert_eq!(host.sit(&ada.table, "Bo").await.seat, "B");
}

#[tokio::test]
async fn a_table_that_is_closed_is_no_more() {
    let (host, _folder) = Host::start().await;
    let ada = waiting(&host, "desert", 2, 2).await;
    let bo = host.sit(&ada.table, "Bo").await;
    let mut two = Client::sit(&bo).await;
    let _one = Client::sit(&ada).await;
    assert_eq!(order(&host, &ada, 0, json!({ "type": "close" })).await.status, 200);
    assert_eq!(two.closed().await, (4002, "closed".into()));
    let gone = host.get(&format!("/api/tables/{}", ada.table), None).await;
    assert!(gone.problem().0 == 404 || gone.problem().1 == "try-again", "{}", gone.body);
}

#[tokio::test]
async fn nobody_is_called_as_somebody_else_at_the_table() {
    let (host, _folder) = Host::start().await;
    let mut wish = wish("rush", 5, 4, json!({}));
    wish["name"] = json!("Pégase");
    wish["begin"] = json!("host");
    let ada = host.table(wish).await;
    for name in ["pégase", "Bo", "bo"] {
        host.sit(&ada.table, name).await;
    }
    let client = Client::sit(&ada).await;
    let called = [Some("Pégase"), Some("pégase 2"), Some("Bo"), Some("bo 2"), Some("Marengo")];
    assert_eq!(names(&client), called);
}

#[tokio::test]
async fn an_arrangement_that_is_not_kept_did_not_happen() {
    let (host, store, _folder) = flaky().await;
    let ada = waiting(&host, "desert", 2, 2).await;
    let client = Client::sit(&ada).await;
    store.set(ILL);
    for wanted in ["begin", "close"] {
        let reply = order(&host, &ada, 0, json!({ "type": wanted })).await;
        assert_eq!(reply.problem(), (503, "not-kept".into()));
    }
    store.set(WELL);
    assert_eq!(names(&Client::sit(&ada).await), names(&client));
    assert_eq!(order(&host, &ada, 0, json!({ "type": "begin" })).await.status, 200);
}
