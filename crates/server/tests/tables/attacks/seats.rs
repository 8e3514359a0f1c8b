//! Those who want to be somebody else.

use serde_json::json;
use wire::Request;
use wire::bornes::Action;

use super::siege::{FOE, Siege};
use crate::client::{Answer, Client, written};
use crate::host::wish;

/// Whose turn it is, as an index of the siege's players.
async fn on_turn(siege: &mut Siege) -> usize {
    for player in &mut siege.players {
        player.client.until(|client| client.news.is_some()).await;
    }
    usize::from(siege.players[0].client.legal().is_empty())
}

pub async fn guessed_keys(siege: &mut Siege) {
    let table = siege.passes[0].table.clone();
    let path = format!("/api/tables/{table}/key");
    let real = siege.passes[0].cookie.split_once('=').unwrap().1.to_owned();
    let mut near = real.clone();
    let last = near.pop().unwrap();
    near.push(if last == '0' { '1' } else { '0' });
    for key in ["", "0", &"0".repeat(64), &"f".repeat(64), &near, &real[1..], &format!("{real}0")] {
        let body = json!({ "key": key }).to_string();
        let reply = siege.ask(FOE, "POST", &path, &[], &body).await;
        assert_eq!(reply.problem(), (403, "not-seated".to_owned()), "{key}");
        let cookie = format!("seat-{table}={key}");
        let reply = siege.ask(FOE, "GET", &path, &[("cookie", &cookie)], "").await;
        assert_eq!(reply.problem().0, 403, "{key}");
    }
    // In capitals it is the same key or none, and never another seat.
    let body = json!({ "key": real.to_uppercase() }).to_string();
    assert!([200, 403].contains(&siege.ask(FOE, "POST", &path, &[], &body).await.status));
}

pub async fn a_key_of_another_table(siege: &mut Siege) {
    let other = siege.host.table(wish("desert", 2, 2, json!({}))).await;
    let key = other.cookie.split_once('=').unwrap().1;
    let table = siege.passes[0].table.clone();
    for cookie in [other.cookie.clone(), format!("seat-{table}={key}")] {
        let client = Client::join(siege.host.addr, &table, Some(&cookie)).await;
        assert_eq!(client.table.you, None);
        for person in client.news().view.rest["players"].as_array().unwrap() {
            assert_eq!(person["known"], json!([]));
        }
    }
}

pub async fn an_act_of_a_spectator(siege: &mut Siege) {
    let table = siege.passes[0].table.clone();
    let mut watcher = Client::join(siege.host.addr, &table, None).await;
    for text in [
        r#"{"type":"act","id":1,"version":1,"action":{"type":"pass"}}"#,
        r#"{"type":"next-round","id":2}"#,
        r#"{"type":"again","id":3}"#,
        r#"{"type":"say","id":4,"phrase":"hello"}"#,
        r#"{"type":"leave","id":5}"#,
        r#"{"type":"return","id":6}"#,
        r#"{"type":"orders","id":7,"orders":{"attack":"pass"}}"#,
    ] {
        watcher.babble(text.into()).await;
    }
}

pub async fn an_act_for_somebody_else(siege: &mut Siege) {
    let at = on_turn(siege).await;
    let action = written(&siege.players[at].client.legal()[0]);
    let version = siege.players[at].client.news().version;
    let other = &mut siege.players[1 - at].client;
    for seat in ["A", "B"] {
        let text = json!({
            "type": "act", "id": 1, "version": version, "action": action, "seat": seat,
        });
        other.babble(text.to_string().into()).await;
    }
}

pub async fn an_act_out_of_turn(siege: &mut Siege) {
    let at = on_turn(siege).await;
    let actions = siege.players[at].client.legal();
    let other = &mut siege.players[1 - at].client;
    let before = other.news().version;
    for action in actions.iter().chain([&Action::Decline, &Action::Pass]) {
        let request = other.act(action);
        let answer = other.ask(&request).await;
        assert!(matches!(answer, Answer::Refused { .. }), "{action:?}: {answer:?}");
    }
    assert_eq!(other.news().version, before);
}

pub async fn the_same_act_twice(siege: &mut Siege) {
    let at = on_turn(siege).await;
    let client = &mut siege.players[at].client;
    let (request, before) = (client.act(&client.legal()[0].clone()), client.news().version);
    for _ in 0..5 {
        assert_eq!(client.ask(&request).await, Answer::Accepted);
    }
    client.until(|client| client.news().version > before).await;
    let again = Client::sit(&siege.passes[at]).await;
    assert_eq!(again.news().version, before + 1);
}

pub async fn the_same_act_from_two_devices(siege: &mut Siege) {
    let at = on_turn(siege).await;
    let mut second = Client::sit(&siege.passes[at]).await;
    let client = &mut siege.players[at].client;
    let (one, before) = (client.act(&client.legal()[0].clone()), client.news().version);
    let Request::Act { version, action, .. } = &one else { unreachable!() };
    let other = Request::Act {
        id: one.id() + 1_000_000,
        version: *version,
        action: action.clone(),
        after: None,
    };
    client.send(&one).await;
    second.send(&other).await;
    let answers = [client.ask(&one).await, second.ask(&other).await];
    assert_eq!(answers[0], Answer::Accepted);
    assert_ne!(answers[1], Answer::Accepted);
    client.until(|client| client.news().version > before).await;
    assert_eq!(Client::sit(&siege.passes[at]).await.news().version, before + 1);
}

pub async fn an_order_of_a_guest(siege: &mut Siege) {
    let ada = siege.host.table(wish("desert", 4, 4, json!({}))).await;
    let guest = siege.host.sit(&ada.table, "Eve").await;
    let path = format!("/api/tables/{}/arrangement", ada.table);
    for order in [
        json!({ "type": "free", "seat": "A" }),
        json!({ "type": "robot", "seat": "A", "level": "steady" }),
        json!({ "type": "swap", "seat": "A", "with": "B" }),
        json!({ "type": "play", "seats": 2, "options": {} }),
        json!({ "type": "access", "access": "listed" }),
        json!({ "type": "begin" }),
        json!({ "type": "close" }),
    ] {
        let body = json!({ "arranged": 0, "order": order });
        for (cookie, problem) in [(Some(guest.cookie.as_str()), "not-host"), (None, "not-seated")] {
            let reply = siege.host.post(&path, cookie, body.clone()).await;
            let found = reply.problem();
            let is_taken = found.1 == "seat-taken";
            assert!(found == (403, problem.to_owned()) || is_taken, "{order}: {found:?}");
        }
    }
    let looked = siege.host.get(&format!("/api/tables/{}", ada.table), None).await.json();
    assert_eq!(looked["people"][0]["name"], "Ada");
    assert_eq!(looked["table"]["arranged"], 0);
}

pub async fn a_seat_of_somebody_who_is_there(siege: &mut Siege) {
    let [ada, bo] = siege.passes.clone();
    let path = format!("/api/tables/{}/arrangement", ada.table);
    let body = json!({ "arranged": 0, "order": { "type": "free", "seat": "B" } });
    let reply = siege.host.post(&path, Some(&ada.cookie), body).await;
    assert_eq!(reply.status, 409, "{}", reply.body);
    let path = format!("/api/tables/{}/seats", bo.table);
    for seat in ["A", "B", "C", "Z"] {
        let body = json!({ "name": "Eve", "seat": seat });
        let reply = siege.host.post(&path, None, body).await;
        assert!([400, 409].contains(&reply.status), "{seat}: {}", reply.body);
    }
}

pub async fn names_that_deceive(siege: &mut Siege) {
    let ada = siege.host.table(wish("desert", 3, 3, json!({}))).await;
    let path = format!("/api/tables/{}/seats", ada.table);
    for name in [
        "\u{202e}evil",
        "\u{1d173}x",
        "\u{17b4}x",
        "\u{180b}x",
        "\u{fff0}x",
        "\u{13430}x",
        "\u{1bca0}x",
        "\u{301}",
        "a\u{301}\u{301}\u{301}\u{301}\u{301}",
        "",
        " ",
        "\u{200b}",
        "x\u{0}",
    ] {
        let reply = siege.host.post(&path, None, json!({ "name": name })).await;
        assert_eq!(reply.status, 400, "{name:?}: {}", reply.body);
    }
    // Whoever is called like somebody else gets a number.
    for name in ["Ada", " Ada ", "Аda"] {
        let reply = siege.host.post(&path, None, json!({ "name": name })).await;
        let looked = siege.host.get(&format!("/api/tables/{}", ada.table), None).await.json();
        let people = looked["people"].as_array().unwrap();
        let same = people.iter().filter(|person| person["name"] == "Ada").count();
        assert_eq!(same, 1, "{name}: {}", reply.body);
    }
}
