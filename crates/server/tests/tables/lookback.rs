//! What was played is shown again when it is over, and gone on with from anywhere.

use serde_json::{Value, json};
use wire::Request;

use crate::client::{Answer, Client, fresh_id};
use crate::host::{Host, wish};
use crate::player::Player;

/// The frames of a table, looked at as a query says.
async fn frames(host: &Host, table: &str, query: &str) -> Vec<Value> {
    let reply = host.get(&format!("/api/tables/{table}/replay?{query}"), None).await;
    assert_eq!(reply.status, 200, "{}", reply.body);
    reply.json()["frames"].as_array().unwrap().clone()
}

/// How many cards of a seat are known in each frame.
fn known(frames: &[Value], seat: usize) -> Vec<usize> {
    let count = |frame: &Value| frame["view"]["players"][seat]["known"].as_array().unwrap().len();
    frames.iter().map(count).collect()
}

#[tokio::test]
async fn of_a_match_that_goes_on_the_rounds_are_shown_that_are_over() {
    let (host, _folder) = Host::start().await;
    let ada = host.table(wish("asterix", 2, 1, json!({ "match": "points" }))).await;
    let path = format!("/api/tables/{}/replay", ada.table);
    let mut player = Player::new(Client::sit(&ada).await, 35);
    player.until_due().await;
    assert_eq!(host.get(&path, None).await.problem(), (409, "not-over".into()));
    assert_eq!(host.get(&path, Some(&ada.cookie)).await.problem(), (409, "not-over".into()));
    player.finish().await;
    let first = host.get(&path, None).await.json();
    assert_eq!((&first["rounds"], &first["round"]), (&json!(1), &json!(0)));
    let next = Request::NextRound { id: fresh_id() };
    assert_eq!(player.client.ask(&next).await, Answer::Accepted);
    player.until_due().await;
    let then = host.get(&path, None).await.json();
    assert_eq!(then, first, "nothing of the round that goes on");
    let later = host.get(&format!("{path}?round=1&open=true"), None).await;
    assert_eq!(later.problem(), (409, "not-over".into()));
}

#[tokio::test]
async fn anybody_sees_what_a_seat_saw_or_all_hands() {
    let (host, _folder) = Host::start().await;
    let ada = host.table(wish("desert", 2, 1, json!({}))).await;
    let mut player = Player::new(Client::sit(&ada).await, 5);
    player.finish().await;
    let [watched, own, open] = [
        frames(&host, &ada.table, "").await,
        frames(&host, &ada.table, "seat=A").await,
        frames(&host, &ada.table, "seat=A&open=true").await,
    ];
    assert_eq!(known(&watched, 0).iter().max(), Some(&0));
    assert!(known(&own, 0).iter().max() > Some(&0) && known(&own, 1).iter().max() == Some(&0));
    assert!(known(&open, 1).iter().max() > Some(&0));
    // What the seat was told while it played is told again, word for word.
    let log: Vec<Value> =
        own.iter().flat_map(|frame| frame["log"].as_array().unwrap().clone()).collect();
    assert_eq!(log, player.client.log);
    assert!(own.last().unwrap()["score"].is_object());
    let path = format!("/api/tables/{}/replay", ada.table);
    for nonsense in ["?seat=C", "?seat=x", "?round=x", "?open=perhaps", "?first=-1"] {
        let reply = host.get(&format!("{path}{nonsense}"), None).await;
        assert_eq!(reply.problem(), (400, "bad-request".into()), "{nonsense}");
    }
}

#[tokio::test]
async fn a_game_is_gone_on_with_from_any_line() {
    let (host, _folder) = Host::start().await;
    let ada = host.table(wish("asterix", 2, 1, json!({}))).await;
    Player::new(Client::sit(&ada).await, 7).finish().await;
    let count = frames(&host, &ada.table, "").await.len();
    let branch = async |frame: usize| {
        let body = json!({ "seat": "A", "name": "Ada", "round": 0, "frame": frame });
        host.post(&format!("/api/tables/{}/branch", ada.table), None, body).await
    };
    for frame in [0, 1, count / 2, count - 2] {
        let reply = branch(frame).await;
        assert_eq!(reply.status, 201, "{frame} of {count}: {}", reply.body);
        let client = Client::sit(&reply.pass(host.addr)).await;
        assert!(client.table.begun, "{frame} of {count}");
    }
    assert_eq!(branch(count - 1).await.problem(), (400, "bad-request".into()));
}

#[tokio::test]
async fn people_have_the_signs_that_they_have_chosen_and_no_two_the_same() {
    let (host, _folder) = Host::start().await;
    let mut table = wish("desert", 3, 3, json!({}));
    table["sign"] = json!("square");
    let ada = host.table(table).await;
    let path = format!("/api/tables/{}/seats", ada.table);
    let body = json!({ "name": "Bo", "sign": "square" });
    assert_eq!(host.post(&path, None, body).await.status, 200);
    let client = Client::sit(&ada).await;
    let signs: Vec<_> = client.people.iter().map(|person| person.sign.as_deref()).collect();
    assert_eq!(signs, [Some("square"), Some("triangle"), None]);
    let unknown = json!({ "name": "Cy", "sign": "horse" });
    assert_eq!(host.post(&path, None, unknown).await.problem(), (400, "bad-request".into()));
}
