//! Playing again.

use serde_json::json;

use crate::client::{Client, Heard};
use crate::host::{Host, Pass, stored, wish};
use crate::player::{Player, finish_all};

/// Two persons who have played to the end.
async fn played_out(host: &Host) -> [(Player, Pass); 2] {
    let options = json!({ "first_seat": "B", "free_pass": "true" });
    let ada = host.table(wish("desert", 3, 2, options)).await;
    let bo = host.sit(&ada.table, "Bo").await;
    let mut players =
        [Player::new(Client::sit(&ada).await, 31), Player::new(Client::sit(&bo).await, 32)];
    finish_all(&mut players).await;
    let [one, two] = players;
    [(one, ada), (two, bo)]
}

async fn told(client: &mut Client) -> String {
    loop {
        if let Heard::Rematch { table } = client.hear().await {
            return table;
        }
    }
}

#[tokio::test]
async fn the_same_people_play_again_in_the_same_seats() {
    let (host, folder) = Host::start().await;
    let [(mut one, ada), (mut two, bo)] = played_out(&host).await;
    let mut watcher = Client::join(host.addr, &ada.table, None).await;
    let path = format!("/api/tables/{}/rematch", ada.table);
    let reply = host.post(&path, Some(&bo.cookie), json!({})).await;
    assert_eq!(reply.status, 200);
    let bo_again = reply.pass(host.addr);
    for client in [&mut one.client, &mut two.client, &mut watcher] {
        assert_eq!(told(client).await, bo_again.table);
    }
    // Whoever asks later finds the same table, and whoever comes late to the old one hears of it.
    let ada_again = host.post(&path, Some(&ada.cookie), json!({})).await.pass(host.addr);
    let once_more = host.post(&path, Some(&ada.cookie), json!({})).await.pass(host.addr);
    assert_eq!((&ada_again.table, &ada_again.cookie), (&once_more.table, &once_more.cookie));
    assert_eq!(ada_again.table, bo_again.table);
    assert_eq!((ada_again.seat.as_str(), bo_again.seat.as_str()), ("A", "B"));
    let mut late = Client::join(host.addr, &ada.table, None).await;
    assert_eq!(told(&mut late).await, ada_again.table);
    // The new table has begun, and is like the old one in everything but the cards.
    let client = Client::sit(&ada_again).await;
    assert!(client.table.begun);
    assert_eq!(client.table.options, one.client.table.options);
    let names = |client: &Client| -> Vec<_> {
        client.people.iter().map(|person| (person.name.clone(), person.bot.clone())).collect()
    };
    assert_eq!(names(&client), names(&one.client));
    let mut players = [Player::new(client, 33), Player::new(Client::sit(&bo_again).await, 34)];
    finish_all(&mut players).await;
    host.stop().await;
    let old = stored(folder.path(), &ada.table).await;
    let new = stored(folder.path(), &ada_again.table).await;
    assert_eq!(old.rematch.unwrap().as_str(), ada_again.table);
    assert_eq!(old.table.header, new.table.header);
    assert_ne!(old.table.seed, new.table.seed);
}

#[tokio::test]
async fn nobody_plays_again_before_the_end_or_without_a_seat() {
    let (host, _folder) = Host::start().await;
    let ada = host.table(wish("desert", 2, 2, json!({}))).await;
    let path = format!("/api/tables/{}/rematch", ada.table);
    let not_over = (409, "not-over".to_owned());
    assert_eq!(host.post(&path, Some(&ada.cookie), json!({})).await.problem(), not_over);
    host.sit(&ada.table, "Bo").await;
    assert_eq!(host.post(&path, Some(&ada.cookie), json!({})).await.problem(), not_over);
    let stranger = host.post(&path, None, json!({})).await;
    assert_eq!(stranger.problem(), (403, "not-seated".into()));
}

#[tokio::test]
async fn a_round_that_is_not_the_last_is_not_the_end() {
    let (host, _folder) = Host::start().await;
    let pass = host.table(wish("asterix", 2, 1, json!({ "match": "points" }))).await;
    let mut player = Player::new(Client::sit(&pass).await, 35);
    player.finish().await;
    let path = format!("/api/tables/{}/rematch", pass.table);
    let reply = host.post(&path, Some(&pass.cookie), json!({})).await;
    assert_eq!(reply.problem(), (409, "not-over".into()));
}

#[tokio::test]
async fn all_who_ask_at_once_get_the_one_next_table() {
    let (host, _folder) = Host::start().await;
    let [(_one, ada), (_two, bo)] = played_out(&host).await;
    let path = format!("/api/tables/{}/rematch", ada.table);
    let asking = (0..10).map(|at| {
        let cookie = if at % 2 == 0 { &ada.cookie } else { &bo.cookie };
        host.post(&path, Some(cookie), json!({}))
    });
    let replies = futures_util::future::join_all(asking).await;
    let tables: Vec<_> = replies.iter().map(|reply| reply.pass(host.addr).table).collect();
    assert!(tables.iter().all(|table| *table == tables[0]), "{tables:?}");
}
