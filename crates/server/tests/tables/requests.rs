//! Requests: once, in time, and by the rules.

use serde_json::json;
use wire::Request;
use wire::bornes::Action;

use crate::client::{Answer, Client, fresh_id, written};
use crate::host::{Host, stored, wish};
use crate::player::Player;

#[tokio::test]
async fn the_same_request_is_played_once_and_answered_every_time() {
    let (host, folder) = Host::start().await;
    let ada = host.table(wish("desert", 2, 2, json!({ "first_seat": "A" }))).await;
    let bo = host.sit(&ada.table, "Bo").await;
    let mut one = Player::new(Client::sit(&ada).await, 1);
    let mut two = Player::new(Client::sit(&bo).await, 2);
    let action = one.choice().unwrap();
    let request = Request::Act { id: 7, version: 1, action: written(&action), after: None };
    for _ in 0..3 {
        assert_eq!(one.client.ask(&request).await, Answer::Accepted);
    }
    let mut tab = Client::sit(&ada).await;
    assert_eq!(tab.ask(&request).await, Answer::Accepted);
    // Another seat may have drawn the same number.
    let bo_plays = |client: &Client| client.news().view.turn.as_deref() == Some("B");
    tokio::join!(one.until(bo_plays), two.client.until(bo_plays));
    let version = two.client.news().version;
    let action = two.choice().unwrap();
    let same = Request::Act { id: 7, version, action: written(&action), after: None };
    assert_eq!(two.client.ask(&same).await, Answer::Accepted);
    host.stop().await;
    let lines = stored(folder.path(), &ada.table).await.lines;
    let sevens = lines.iter().filter(|line| line.asked.is_some_and(|asked| asked.id == 7));
    assert_eq!(sevens.count(), 2);
}

#[tokio::test]
async fn what_was_meant_for_another_moment_is_stale() {
    let (host, _folder) = Host::start().await;
    let pass = host.table(wish("desert", 2, 2, json!({ "first_seat": "A" }))).await;
    host.sit(&pass.table, "Bo").await;
    let mut player = Player::new(Client::sit(&pass).await, 1);
    let before = player.client.news().clone();
    let action = player.choice().unwrap();
    for version in [0, 2, u32::MAX] {
        let request =
            Request::Act { id: fresh_id(), version, action: written(&action), after: None };
        assert_eq!(player.client.ask(&request).await, Answer::Stale);
    }
    assert_eq!(*Client::sit(&pass).await.news(), before);
}

#[tokio::test]
async fn what_the_rules_forbid_is_refused_with_a_reason() {
    let (host, _folder) = Host::start().await;
    let ada = host.table(wish("asterix", 2, 2, json!({ "first_dealer": "B" }))).await;
    let bo = host.sit(&ada.table, "Bo").await;
    let mut one = Client::sit(&ada).await;
    let mut two = Client::sit(&bo).await;
    let before = one.news().clone();
    assert_eq!(before.view.turn.as_deref(), Some("A"));
    let refusal = |answer: Answer| match answer {
        Answer::Refused { refusal } => refusal,
        other => panic!("{other:?}"),
    };
    let pass = one.act(&Action::Pass);
    let why = refusal(one.ask(&pass).await);
    assert_eq!(why["sentence"]["key"], "refusal-no-passing");
    assert!(!why["clauses"].as_array().unwrap().is_empty());
    let own = one.act(&Action::Attack { card: "crevaison".into(), on: "A".into() });
    refusal(one.ask(&own).await);
    let early = two.act(&Action::Discard { card: "25".into() });
    assert_eq!(refusal(two.ask(&early).await)["sentence"]["key"], "refusal-not-your-turn");
    let next = Request::NextRound { id: 1 };
    assert_eq!(one.ask(&next).await, Answer::NoNextRound);
    // Everything that is refused was offered with the same reason, or not at all.
    for prospect in before.prospects.iter().filter(|prospect| prospect.refusal.is_some()) {
        let request = one.act(&prospect.action.clone());
        assert_eq!(Some(refusal(one.ask(&request).await)), prospect.refusal);
    }
    assert_eq!(*Client::sit(&ada).await.news(), before);
}
