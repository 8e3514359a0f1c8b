//! People who go, and what the table does without them.

use std::time::Duration;

use serde_json::json;
use wire::Request;

use crate::client::{Answer, Client, Person, fresh_id};
use crate::clock::Clock;
use crate::host::{Host, Pass, config, stored, wish};
use crate::player::{Player, finish_all};

/// Two who are waited for, at a table of a game.
async fn two(host: &Host, game: &str, options: serde_json::Value) -> [Pass; 2] {
    let mut wish = wish(game, 2, 2, options);
    wish["patience"] = json!("normal");
    let ada = host.table(wish).await;
    let bo = host.sit(&ada.table, "Bo").await;
    [ada, bo]
}

fn bo(client: &Client) -> &Person {
    &client.people[1]
}

#[tokio::test]
async fn a_bot_plays_for_somebody_who_is_gone_until_they_are_back() {
    let (host, _folder) = Host::start().await;
    let [ada, pass] = two(&host, "desert", json!({ "first_seat": "B" })).await;
    let mut one = Client::sit(&ada).await;
    let gone = Client::sit(&pass).await;
    one.until_present("B", true).await;
    let clock = Clock::hold();
    drop(gone);
    one.until_present("B", false).await;
    assert_eq!(bo(&one).grace.unwrap().length, 45_000);
    assert_eq!(one.news().version, 1, "nobody has played");
    clock.advance(Duration::from_secs(10)).await;
    let looker = Client::join(host.addr, &ada.table, None).await;
    assert!(bo(&looker).grace.unwrap().left <= 35_000, "whoever comes is told what is left");
    clock.advance(Duration::from_secs(35)).await;
    let missed = one.until(|client| bo(client).away.as_deref() == Some("gone"));
    clock.advance_until(Duration::from_millis(1), missed).await;
    // The bot begins to think at its own moment, perhaps after this one.
    let played = one.until(|client| client.news().version > 1);
    clock.advance_until(Duration::from_millis(1), played).await;
    let back = Client::sit(&pass).await;
    assert_eq!((bo(&back).present, bo(&back).away.as_deref()), (true, None));
    one.until(|client| bo(client).away.is_none()).await;
}

#[tokio::test]
async fn the_clock_is_told_when_somebody_comes_who_waits() {
    let (host, _folder) = Host::start().await;
    let [ada, pass] = two(&host, "desert", json!({ "first_seat": "A" })).await;
    let mut one = Client::sit(&ada).await;
    assert_eq!(one.news().turn, None, "nobody waits");
    let other = Client::sit(&pass).await;
    one.until(|client| client.news().turn.is_some_and(|turn| turn.length == 90_000)).await;
    drop(other);
    one.until(|client| client.news().turn.is_none()).await;
}

#[tokio::test]
async fn who_leaves_is_asked_nothing_and_comes_back_by_saying_so() {
    let (host, folder) = Host::start().await;
    let [ada, pass] = two(&host, "desert", json!({ "first_seat": "A" })).await;
    let (mut one, mut other) = (Client::sit(&ada).await, Client::sit(&pass).await);
    let leave = Request::Leave { id: fresh_id() };
    assert_eq!(other.ask(&leave).await, Answer::Accepted);
    one.until(|client| bo(client).away.as_deref() == Some("left")).await;
    host.stop().await;

    // It is on disk, and no part of the record.
    let kept = stored(folder.path(), &ada.table).await;
    assert_eq!(kept.lines.iter().filter(|line| line.text == "B leaves").count(), 1);
    assert!(!kept.record().contains("leaves"));

    let host = Host::on(config(folder.path())).await;
    let [ada, pass] = [ada, pass].map(|pass| Pass { addr: host.addr, ..pass });
    let (mut one, mut other) = (Client::sit(&ada).await, Client::sit(&pass).await);
    assert_eq!(bo(&one).away.as_deref(), Some("left"));
    assert_eq!(other.ask(&leave).await, Answer::Accepted, "the same again is answered again");
    let back = Request::Return { id: fresh_id() };
    assert_eq!(other.ask(&back).await, Answer::Accepted);
    one.until(|client| bo(client).away.is_none()).await;
    assert_eq!(other.ask(&leave).await, Answer::Accepted, "and does not count twice");
    assert_eq!(other.ask(&back).await, Answer::Accepted);
    assert_eq!(bo(&other).away, None);
}

#[tokio::test]
async fn a_game_goes_on_to_its_end_without_those_who_left() {
    let (host, _folder) = Host::start().await;
    let [ada, pass] = two(&host, "asterix", json!({ "window_seconds": "0" })).await;
    let (one, mut other) = (Client::sit(&ada).await, Client::sit(&pass).await);
    assert_eq!(other.ask(&Request::Leave { id: fresh_id() }).await, Answer::Accepted);
    drop(other);
    finish_all(&mut [Player::new(one, 4)]).await;
}

#[tokio::test]
async fn coming_and_going_in_a_loop_costs_the_others_nothing() {
    let (host, _folder) =
        Host::start_with(|config| config.limits.gone = Duration::from_secs(5)).await;
    let [ada, pass] = two(&host, "desert", json!({})).await;
    let mut one = Client::sit(&ada).await;
    let _first = Client::sit(&pass).await;
    one.until_present("B", true).await;
    let before = one.frames.len();
    for _ in 0..50 {
        drop(Client::sit(&pass).await);
    }
    one.babble("hello".into()).await;
    assert_eq!(one.frames.len(), before + 1, "only the answer to this");
}

#[tokio::test]
async fn the_next_round_waits_for_those_who_look_at_the_score() {
    let (host, _folder) = Host::start().await;
    let [ada, pass] =
        two(&host, "asterix", json!({ "match": "points", "window_seconds": "0" })).await;
    let mut players =
        [Player::new(Client::sit(&ada).await, 1), Player::new(Client::sit(&pass).await, 2)];
    finish_all(&mut players).await;
    let [mut one, mut other] = players.map(|player| player.client);
    one.until_present("B", true).await;
    let ready = |id| Request::NextRound { id };
    assert_eq!(one.ask(&ready(fresh_id())).await, Answer::Accepted);
    other.until(|client| client.people[0].ready).await;
    assert_eq!(other.round.unwrap().length, 30_000);
    assert!(other.is_over(), "nobody is pulled off a score sheet");
    assert_eq!(other.ask(&ready(fresh_id())).await, Answer::Accepted);
    for client in [&mut one, &mut other] {
        client.until(|client| !client.is_over() && !client.people[0].ready).await;
        assert_eq!(client.round, None);
    }
}
