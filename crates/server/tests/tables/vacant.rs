//! Seats that nobody came back to.

use referee::Millis;
use serde_json::{Value, json};
use wire::Request;

use crate::client::{Answer, Client, fresh_id};
use crate::failing::{ILL, WELL, flaky};
use crate::host::{Host, Pass, config, stored, wish};
use crate::http::Reply;
use crate::player::{Player, finish_all};

/// Ada, who made the table, and Bo, who has left.
async fn left_behind(host: &Host) -> [(Pass, Client); 2] {
    let ada = host.table(wish("desert", 2, 2, json!({ "first_seat": "B" }))).await;
    let bo = host.sit(&ada.table, "Bo").await;
    let (mut one, mut two) = (Client::sit(&ada).await, Client::sit(&bo).await);
    assert_eq!(two.ask(&Request::Leave { id: fresh_id() }).await, Answer::Accepted);
    one.until(|client| client.people[1].away.as_deref() == Some("left")).await;
    [(ada, one), (bo, two)]
}

/// A server where nobody is given time to come back.
async fn hasty() -> (Host, tempfile::TempDir) {
    Host::start_with(|config| config.paces.patience.vacancy = Millis(0)).await
}

async fn free(host: &Host, pass: &Pass, seat: &str) -> Reply {
    let path = format!("/api/tables/{}/arrangement", pass.table);
    let order = json!({ "arranged": 0, "order": { "type": "free", "seat": seat } });
    host.post(&path, Some(&pass.cookie), order).await
}

async fn sit(host: &Host, table: &str, wish: Value) -> Reply {
    host.post(&format!("/api/tables/{table}/seats"), None, wish).await
}

#[tokio::test]
async fn a_newcomer_plays_on_where_somebody_left_who_sees_only_what_everybody_sees() {
    let (host, folder) = hasty().await;
    let [(ada, mut one), (bo, mut two)] = left_behind(&host).await;
    let taken = (409, "no-free-seat".to_owned());
    assert_eq!(sit(&host, &ada.table, json!({ "name": "Cy" })).await.problem(), taken);
    assert_eq!(free(&host, &ada, "B").await.status, 200);
    assert_eq!(free(&host, &ada, "B").await.status, 200, "it is open already");
    one.until(|client| client.people[1].open).await;
    assert_eq!(two.table.you.as_deref(), Some("B"), "it is still theirs");
    let mut watcher = Client::join(host.addr, &ada.table, None).await;

    let cy = sit(&host, &ada.table, json!({ "name": "bo" })).await.pass(host.addr);
    assert_eq!(cy.seat, "B");
    two.until(|client| client.table.you.is_none()).await;
    let three = Client::sit(&cy).await;
    let person = &three.people[1];
    assert_eq!(person.name.as_deref(), Some("bo"), "nobody else is called so by now");
    assert_eq!((person.open, person.away.as_deref(), person.bot.as_deref()), (false, None, None));
    assert_eq!(three.news().view.you.as_deref(), Some("B"));
    // From then on Bo is told what everybody is told, and no more.
    let told = two.frames.len();
    let mut players = [Player::new(one, 1), Player::new(three, 2)];
    finish_all(&mut players).await;
    two.until(Client::is_over).await;
    watcher.until(Client::is_over).await;
    let updates = |client: &Client, from: usize| -> Vec<String> {
        let is_update = |frame: &&String| frame.starts_with(r#"{"type":"update""#);
        client.frames[from..].iter().filter(is_update).cloned().collect()
    };
    let (lost, seen) = (updates(&two, told), updates(&watcher, 0));
    assert!(!lost.is_empty() && seen.ends_with(&lost), "every word is public");
    assert!(two.babble(r#"{"type":"leave","id":5}"#.into()).await.1.contains("spectators"));
    let key = host.get(&format!("/api/tables/{}/key", ada.table), Some(&bo.cookie)).await;
    assert_eq!(key.problem(), (403, "not-seated".into()));
    host.stop().await;

    let kept = stored(folder.path(), &ada.table).await;
    assert_eq!(kept.lines.iter().filter(|line| line.text == "B is free").count(), 1);
    assert!(!kept.record().contains("free"));
    let host = Host::on(config(folder.path())).await;
    let again = |pass: &Pass| Pass { addr: host.addr, ..pass.clone() };
    assert_eq!(Client::sit(&again(&cy)).await.people[1].name.as_deref(), Some("bo"));
    let old = Client::join(host.addr, &bo.table, Some(&bo.cookie)).await;
    assert_eq!(old.table.you, None);
}

#[tokio::test]
async fn whoever_comes_back_first_has_the_seat() {
    let (host, _folder) = hasty().await;
    let [(ada, mut one), (_bo, mut two)] = left_behind(&host).await;
    assert_eq!(free(&host, &ada, "B").await.status, 200);
    assert_eq!(two.ask(&Request::Return { id: fresh_id() }).await, Answer::Accepted);
    one.until(|client| !client.people[1].open && client.people[1].away.is_none()).await;
    let late = sit(&host, &ada.table, json!({ "name": "Cy", "seat": "B" })).await;
    assert_eq!(late.problem(), (409, "seat-taken".into()));
}

#[tokio::test]
async fn only_a_host_frees_a_seat_and_only_after_a_while() {
    let (host, _folder) = Host::start().await;
    let [(ada, mut one), (bo, mut two)] = left_behind(&host).await;
    let not_away = (409, "not-away".to_owned());
    assert_eq!(one.people[1].free_in.unwrap().length, 300_000, "ten times as long as usual");
    assert_eq!(free(&host, &ada, "B").await.problem(), not_away, "Bo has just left");
    assert_eq!(free(&host, &ada, "A").await.problem(), not_away, "Ada is there");
    assert_eq!(free(&host, &bo, "A").await.problem(), (403, "not-host".into()));
    assert_eq!(free(&host, &ada, "C").await.problem(), (400, "bad-request".into()));
    let path = format!("/api/tables/{}/arrangement", ada.table);
    let close = json!({ "arranged": 0, "order": { "type": "close" } });
    let begun = host.post(&path, Some(&ada.cookie), close).await;
    assert_eq!(begun.problem(), (409, "already-begun".into()));
    assert_eq!(two.ask(&Request::Return { id: fresh_id() }).await, Answer::Accepted);
    one.until(|client| client.people[1].free_in.is_none()).await;
}

#[tokio::test]
async fn an_open_seat_stays_open_after_a_restart_and_in_another_game() {
    let (host, folder) = hasty().await;
    let [(ada, one), (_bo, two)] = left_behind(&host).await;
    assert_eq!(free(&host, &ada, "B").await.status, 200);
    drop(two);
    let mut one = Player::new(one, 3);
    one.finish().await;
    drop(one);
    host.stop().await;

    let host = Host::on(config(folder.path())).await;
    let ada = Pass { addr: host.addr, ..ada };
    let mut one = Client::sit(&ada).await;
    assert!(one.people[1].open);
    assert_eq!(one.ask(&Request::Again { id: fresh_id() }).await, Answer::Accepted);
    let path = format!("/api/tables/{}/rematch", ada.table);
    let next = host.post(&path, Some(&ada.cookie), json!({})).await.pass(host.addr);
    let people = Client::sit(&next).await.people;
    assert_eq!((people[1].open, people[1].away.as_deref()), (true, Some("late")));
    let cy = sit(&host, &next.table, json!({ "name": "Cy" })).await.pass(host.addr);
    assert_eq!(Client::sit(&cy).await.people[1].name.as_deref(), Some("Cy"));
}

#[tokio::test]
async fn a_host_who_is_replaced_is_host_no_longer() {
    let (host, _folder) = hasty().await;
    let ada = host.table(wish("desert", 2, 2, json!({ "first_seat": "B" }))).await;
    let bo = host.sit(&ada.table, "Bo").await;
    let (mut one, mut two) = (Client::sit(&ada).await, Client::sit(&bo).await);
    assert_eq!(one.ask(&Request::Leave { id: fresh_id() }).await, Answer::Accepted);
    drop(one);
    two.until_present("A", false).await;
    assert_eq!(free(&host, &bo, "A").await.status, 200);
    let cy = sit(&host, &ada.table, json!({ "name": "Cy" })).await.pass(host.addr);
    assert_eq!(Client::sit(&cy).await.table.host.as_deref(), Some("B"));
}

#[tokio::test]
async fn a_seat_that_is_not_kept_is_not_given() {
    let (host, store, _folder) = flaky().await;
    let [(ada, _one), (bo, mut two)] = left_behind(&host).await;
    store.set(ILL);
    assert_eq!(free(&host, &ada, "B").await.problem(), (503, "not-kept".into()));
    store.set(WELL);
    assert_eq!(free(&host, &ada, "B").await.status, 200);
    store.set(ILL);
    let refused = sit(&host, &ada.table, json!({ "name": "Cy" })).await;
    assert_eq!(refused.problem(), (503, "not-kept".into()));
    store.set(WELL);
    assert_eq!(Client::sit(&bo).await.table.you.as_deref(), Some("B"));
    assert_eq!(two.ask(&Request::Return { id: fresh_id() }).await, Answer::Accepted);
}
