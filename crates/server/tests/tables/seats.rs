//! Sitting down, coming and going.

use serde_json::json;
use wire::bornes::Action;

use crate::client::{Client, Heard};
use crate::host::{Host, wish};
use crate::http::ask;
use crate::player::Player;

fn seats(table: &str) -> String {
    format!("/api/tables/{table}/seats")
}

#[tokio::test]
async fn play_begins_when_the_last_one_sits_down() {
    let (host, _folder) = Host::start().await;
    let ada = host.table(wish("desert", 3, 3, json!({}))).await;
    let mut first = Client::sit(&ada).await;
    assert!(first.news.is_none() && !first.table.begun);
    let mut watcher = Client::join(host.addr, &ada.table, None).await;
    assert_eq!(watcher.table.you, None);
    for client in [&mut first, &mut watcher] {
        client.until(|client| client.watching == 1).await;
    }
    host.sit(&ada.table, "Bo").await;
    for client in [&mut first, &mut watcher] {
        assert!(matches!(client.hear().await, Heard::People { .. }));
        let names: Vec<_> = client.people.iter().map(|person| person.name.as_deref()).collect();
        assert_eq!(names, [Some("Ada"), Some("Bo"), None]);
    }
    let cy = host.sit(&ada.table, "Cy").await;
    for client in [&mut first, &mut watcher] {
        assert!(matches!(client.hear().await, Heard::People { .. }));
        let Heard::Update { log, news } = client.hear().await else { panic!("no game") };
        assert_eq!(log[0]["event"]["type"], "shuffled");
        assert_eq!(news.version, 1);
    }
    let last = Client::sit(&cy).await;
    assert!(last.table.begun);
    assert_eq!(last.news().version, 1);
}

#[tokio::test]
async fn a_seat_is_given_once() {
    let (host, _folder) = Host::start().await;
    let ada = host.table(wish("desert", 3, 3, json!({}))).await;
    assert_eq!(ada.seat, "A");
    let path = seats(&ada.table);
    let named = |seat: &str| json!({ "name": "Bo", "seat": seat });
    assert_eq!(host.post(&path, None, named("A")).await.problem(), (409, "seat-taken".into()));
    assert_eq!(host.post(&path, None, named("D")).await.problem(), (400, "bad-request".into()));
    let cy = host.post(&path, None, named("C")).await.pass(host.addr);
    assert_eq!(cy.seat, "C");
    // Whoever has a seat keeps it, whatever else they ask for.
    let same = host.post(&path, Some(&cy.cookie), named("B")).await;
    assert_eq!((same.status, same.pass(host.addr).seat.as_str()), (200, "C"));
    assert_eq!(same.cookie(), cy.cookie);
    assert_eq!(host.sit(&ada.table, "Bo").await.seat, "B");
    let full = host.post(&path, None, json!({ "name": "Di" })).await;
    assert_eq!(full.problem(), (409, "no-free-seat".into()));
}

#[tokio::test]
async fn many_who_want_one_seat_get_one_seat() {
    let (host, _folder) = Host::start().await;
    let ada = host.table(wish("desert", 2, 2, json!({}))).await;
    let path = seats(&ada.table);
    let asking = (0..20).map(|_| host.post(&path, None, json!({ "name": "Bo" })));
    let replies = futures_util::future::join_all(asking).await;
    assert_eq!(replies.iter().filter(|reply| reply.status == 200).count(), 1);
    assert_eq!(replies.iter().filter(|reply| reply.status == 409).count(), 19);
}

#[tokio::test]
async fn the_maker_takes_the_first_seat_without_a_bot() {
    let (host, _folder) = Host::start().await;
    let mut wish = wish("desert", 3, 3, json!({}));
    wish["bots"] = json!(["steady", null, "random"]);
    let pass = host.table(wish).await;
    assert_eq!(pass.seat, "B");
    let client = Client::sit(&pass).await;
    let bots: Vec<_> = client.people.iter().map(|person| person.bot.as_deref()).collect();
    assert_eq!(bots, [Some("steady"), None, Some("random")]);
    assert!(client.people.iter().all(|person| person.name.is_some()));
}

#[tokio::test]
async fn the_cookie_is_for_one_table_and_for_no_script() {
    let (host, _folder) = Host::start().await;
    let wish = wish("desert", 2, 1, json!({})).to_string();
    for (proto, secure) in [("http", false), ("https", true)] {
        let headers = [("x-forwarded-proto", proto)];
        let reply = ask(host.addr, "POST", "/api/tables", &headers, &wish).await;
        let id = reply.json()["id"].as_str().unwrap().to_owned();
        let cookie = reply.header("set-cookie").unwrap();
        let (pair, rest) = cookie.split_once("; ").unwrap();
        let (name, token) = pair.split_once('=').unwrap();
        assert_eq!(name, format!("seat-{id}"));
        assert_eq!(token.len(), 64);
        let rules: Vec<_> = rest.split("; ").collect();
        assert!(rules.contains(&format!("Path=/api/tables/{id}").as_str()), "{cookie}");
        assert!(rules.contains(&"HttpOnly") && rules.contains(&"SameSite=Strict"), "{cookie}");
        assert!(rules.contains(&"Max-Age=34560000"), "{cookie}");
        assert_eq!(rules.contains(&"Secure"), secure, "{cookie}");
    }
}

#[tokio::test]
async fn a_wrong_cookie_opens_nothing() {
    let (host, _folder) = Host::start().await;
    let ada = host.table(wish("desert", 2, 1, json!({}))).await;
    let other = host.table(wish("desert", 2, 1, json!({}))).await;
    let (_, stolen) = other.cookie.split_once('=').unwrap();
    let zeros = "0".repeat(64);
    for token in [stolen, &zeros, "", "A", &stolen[1..]] {
        let cookie = format!("seat-{}={token}", ada.table);
        let mut client = Client::join(host.addr, &ada.table, Some(&cookie)).await;
        assert_eq!(client.table.you, None);
        assert!(client.news().prospects.is_empty());
        let request = client.act(&Action::Pass);
        let text = serde_json::to_string(&request).unwrap();
        assert!(client.babble(text.as_str().into()).await.1.contains("spectators"));
        let path = format!("/api/tables/{}/rematch", ada.table);
        let reply = host.post(&path, Some(&cookie), json!({})).await;
        assert_eq!(reply.problem(), (403, "not-seated".into()));
    }
}

#[tokio::test]
async fn two_tabs_are_one_person() {
    let (host, _folder) = Host::start().await;
    let ada = host.table(wish("desert", 2, 2, json!({ "first_seat": "A" }))).await;
    let bo = host.sit(&ada.table, "Bo").await;
    let mut friend = Client::sit(&bo).await;
    assert!(!friend.people[0].present && friend.people[1].present);
    let mut player = Player::new(Client::sit(&ada).await, 8);
    friend.until_present("A", true).await;
    let mut tab = Client::sit(&ada).await;
    assert_eq!(tab.news(), player.client.news());
    // Both tabs see what one of them does, and only that one is answered.
    let action = player.choice().expect("the first turn");
    player.play(action).await;
    player.client.until(|client| client.news().version > 1).await;
    assert!(matches!(tab.hear().await, Heard::Update { .. }));
    assert_eq!(tab.news(), player.client.news());
    // The person is there until the last tab is closed.
    drop(player);
    let seen = friend.frames.len();
    drop(tab);
    friend.until_present("A", false).await;
    let heard: Vec<_> =
        friend.frames[seen..].iter().filter(|frame| frame.contains("\"people\"")).collect();
    assert_eq!(heard.len(), 1, "{heard:?}");
}

#[tokio::test]
async fn a_table_is_described_to_those_who_ask() {
    let (host, _folder) = Host::start().await;
    let options = json!({ "goal": "700", "window_seconds": "5" });
    let ada = host.table(wish("asterix", 4, 2, options)).await;
    let path = format!("/api/tables/{}", ada.table);
    let mine = host.get(&path, Some(&ada.cookie)).await.json();
    let theirs = host.get(&path, None).await.json();
    assert_eq!(mine["table"]["you"], "A");
    assert_eq!(theirs["table"]["you"], json!(null));
    assert_eq!(theirs["people"], mine["people"]);
    // What is as by default is not among the options.
    assert_eq!(theirs["table"]["options"], json!({ "goal": "700" }));
    assert_eq!(theirs["table"]["begun"], false);
    assert_eq!(
        theirs["people"][1],
        json!({
            "seat": "B", "name": null, "bot": null,
            "present": false, "away": null, "grace": null, "ready": false
        })
    );
    let unknown = host.get("/api/tables/0123456789", None).await;
    assert_eq!(unknown.problem(), (404, "unknown-table".into()));
}

#[tokio::test]
async fn a_seat_is_found_again_by_its_key_when_the_cookie_is_gone() {
    let (host, _folder) = Host::start().await;
    let ada = host.table(wish("desert", 2, 1, json!({}))).await;
    let path = format!("/api/tables/{}/key", ada.table);
    let key = host.get(&path, Some(&ada.cookie)).await.json();
    let again = host.post(&path, None, key.clone()).await;
    assert_eq!((again.status, again.json()["you"].as_str()), (200, Some("A")));
    assert_eq!(Client::sit(&again.pass(host.addr)).await.table.you.as_deref(), Some("A"));
    // Nobody else gets a key, and no other key opens anything, at this table or at another.
    let other = host.table(wish("desert", 2, 1, json!({}))).await;
    assert_eq!(host.get(&path, None).await.problem(), (403, "not-seated".into()));
    assert_eq!(host.get(&path, Some(&other.cookie)).await.problem(), (403, "not-seated".into()));
    let elsewhere = format!("/api/tables/{}/key", other.table);
    for (path, key) in [
        (&elsewhere, key),
        (&path, json!({ "key": "00".repeat(32) })),
        (&path, json!({ "key": "" })),
        (&path, json!({ "key": "é".repeat(32) })),
    ] {
        assert_eq!(host.post(path, None, key).await.problem(), (403, "not-seated".into()));
    }
}
