//! The seats of one browser: its games, and several people who share it.

use serde_json::{Value, json};
use wire::Request;

use crate::client::{Answer, Client, fresh_id};
use crate::host::{Host, Pass, config, wish};
use crate::http::{Reply, ask};
use crate::player::{Player, finish_all};

/// What a browser sends back of the cookies of a kind that it was given.
fn cookies(replies: &[&Reply], kind: &str) -> String {
    let given = replies.iter().flat_map(|reply| &reply.headers);
    let given = given.filter(|(name, _)| name == "set-cookie").map(|(_, value)| value);
    let pairs = given.map(|value| value.split(';').next().unwrap().to_owned());
    pairs.filter(|pair| pair.starts_with(kind)).collect::<Vec<_>>().join("; ")
}

async fn beside(host: &Host, table: &str, cookies: &str, name: &str) -> Reply {
    let path = format!("/api/tables/{table}/seats");
    let reply = host.post(&path, Some(cookies), json!({ "name": name, "device": "shared" })).await;
    assert_eq!(reply.status, 200, "{}", reply.body);
    reply
}

/// A socket for one of the seats of a browser.
async fn socket(host: &Host, table: &str, cookies: &str, sign: &str) -> Client {
    Client::join(host.addr, &format!("{table}/socket?as={sign}&x="), Some(cookies)).await
}

async fn yours(host: &Host, table: &str, cookies: &str) -> Vec<(String, String)> {
    let visit = host.get(&format!("/api/tables/{table}"), Some(cookies)).await.json();
    let holding = |it: &Value| {
        (it["seat"].as_str().unwrap().to_owned(), it["sign"].as_str().unwrap().to_owned())
    };
    visit["yours"].as_array().unwrap().iter().map(holding).collect()
}

#[tokio::test]
async fn people_who_share_a_browser_have_a_seat_each() {
    let (host, _folder) = Host::start().await;
    let made = host.post("/api/tables", None, wish("desert", 3, 3, json!({}))).await;
    let ada = made.pass(host.addr);
    let bo = beside(&host, &ada.table, &ada.cookie, "Bo").await;
    assert_eq!(bo.json()["you"], "B");
    let shown = cookies(&[&made, &bo], "seat-");
    // Without a word about it, the browser keeps the seat that it has.
    let path = format!("/api/tables/{}/seats", ada.table);
    let again = host.post(&path, Some(&shown), json!({ "name": "Cy" })).await;
    assert_eq!(again.json()["you"], "A");
    let seats = yours(&host, &ada.table, &shown).await;
    assert_eq!(seats.iter().map(|(seat, _)| seat.as_str()).collect::<Vec<_>>(), ["A", "B"]);
    for (seat, sign) in &seats {
        let client = socket(&host, &ada.table, &shown, sign).await;
        assert_eq!(client.table.you.as_deref(), Some(seat.as_str()));
    }
    for nobody in ["watch", "00000000", ""] {
        let client = socket(&host, &ada.table, &shown, nobody).await;
        assert_eq!(client.table.you, None, "{nobody}");
    }
    assert_eq!(Client::join(host.addr, &ada.table, Some(&shown)).await.table.you.unwrap(), "A");
}

#[tokio::test]
async fn each_of_them_sees_one_hand_and_all_of_them_play_again() {
    let (host, _folder) = Host::start().await;
    let options = json!({ "first_seat": "B", "free_pass": "true" });
    let made = host.post("/api/tables", None, wish("desert", 2, 2, options)).await;
    let ada = made.pass(host.addr);
    let bo = beside(&host, &ada.table, &ada.cookie, "Bo").await;
    let shown = cookies(&[&made, &bo], "seat-");
    let seats = yours(&host, &ada.table, &shown).await;
    let mut players = Vec::new();
    for (number, (seat, sign)) in (41..).zip(&seats) {
        let mut client = socket(&host, &ada.table, &shown, sign).await;
        client.until(|client| client.news.is_some()).await;
        assert_eq!(client.news().view.you.as_ref(), Some(seat));
        players.push(Player::new(client, number));
    }
    finish_all(&mut players).await;
    for player in &mut players {
        let again = Request::Again { id: fresh_id() };
        assert_eq!(player.client.ask(&again).await, Answer::Accepted);
    }
    let path = format!("/api/tables/{}/rematch", ada.table);
    let reply = host.post(&path, Some(&shown), json!({})).await;
    let next = reply.json()["id"].as_str().unwrap().to_owned();
    assert_eq!(yours(&host, &next, &cookies(&[&reply], "seat-")).await, seats);
}

/// The games of a browser: where, and how they stand.
async fn mine(host: &Host, cookies: &str) -> Vec<(String, String)> {
    let games = host.get("/api/mine", Some(cookies)).await.json();
    let text = |it: &Value, name: &str| it[name].as_str().unwrap().to_owned();
    games.as_array().unwrap().iter().map(|it| (text(it, "id"), text(it, "state"))).collect()
}

#[tokio::test]
async fn a_browser_is_told_how_its_games_stand_and_wakes_none() {
    let (host, folder) = Host::start_with(|config| config.limits.mine = 3).await;
    let make = async |wish: Value| host.post("/api/tables", None, wish).await;
    let waiting = make(wish("desert", 2, 2, json!({}))).await;
    let first = make(wish("desert", 3, 1, json!({ "first_seat": "A" }))).await;
    let second = make(wish("desert", 2, 2, json!({ "first_seat": "B" }))).await;
    let second_pass = second.pass(host.addr);
    host.sit(&second_pass.table, "Bo").await;
    for pass in [first.pass(host.addr), second_pass.clone()] {
        Client::sit(&pass).await.until(|client| client.news.is_some()).await;
    }
    let shown = cookies(&[&waiting, &first, &second], "mine-");
    let ids = [&first, &second, &waiting].map(|it| it.json()["id"].as_str().unwrap().to_owned());
    let states = ["yours", "theirs", "waiting"].map(str::to_owned);
    let stand: Vec<_> = ids.iter().cloned().zip(states).collect();
    assert_eq!(mine(&host, &shown).await, stand);
    host.stop().await;
    // No table may be alive, and still it is known how they stand.
    let mut config = config(folder.path());
    (config.limits.mine, config.limits.tables) = (3, 0);
    let host = Host::on(config).await;
    assert_eq!(mine(&host, &shown).await, stand);
    // A stranger's table, an unknown one, and the oldest of too many are forgotten.
    let token = "0".repeat(64);
    let odd = format!("{shown}; mine-{}-00000000={token}; mine-0000000000={token}", ids[0]);
    let reply = host.get("/api/mine", Some(&odd)).await;
    let gone = cookies(&[&reply], "mine-");
    assert_eq!(gone, format!("mine-0000000000=; mine-{}=", ids[2]), "{}", reply.body);
    let path = format!("/api/mine/{}", ids[1]);
    let reply = ask(host.addr, "DELETE", &path, &[("cookie", &shown)], "").await;
    assert_eq!((reply.status, cookies(&[&reply], "mine-")), (204, format!("mine-{}=", ids[1])));
}

#[tokio::test]
async fn two_devices_of_one_person_see_the_same_and_play_once() {
    let (host, _folder) = Host::start().await;
    let ada = host.table(wish("desert", 2, 2, json!({ "first_seat": "A" }))).await;
    host.sit(&ada.table, "Bo").await;
    let (mut phone, mut desk) = (Client::sit(&ada).await, Client::sit(&ada).await);
    for device in [&mut phone, &mut desk] {
        device.until(|client| client.news.is_some()).await;
    }
    assert_eq!(phone.news(), desk.news());
    let action = phone.legal()[0].clone();
    let request = phone.act(&action);
    let Request::Act { version, action: wanted, .. } = request.clone() else { panic!("an act") };
    assert_eq!(phone.ask(&request).await, Answer::Accepted);
    // The same press on the other device, once as its own and once as an echo of the first.
    let own = Request::Act { id: fresh_id(), version, action: wanted, after: None };
    assert_eq!(desk.ask(&own).await, Answer::Stale);
    assert_eq!(desk.ask(&request).await, Answer::Accepted);
    for device in [&mut phone, &mut desk] {
        device.until(|client| client.news().version > version).await;
    }
    assert_eq!(phone.log, desk.log);
    let pass = Pass { ..ada };
    assert_eq!(Client::sit(&pass).await.news().version, phone.news().version);
}
