//! The connection is cut, in every phase, and play goes on.

use std::time::Duration;

use serde_json::json;
use wire::Request;
use wire::bornes::Action;

use crate::client::{Answer, Client, News, fresh_id};
use crate::clock::{Clock, eventually};
use crate::host::{Host, Pass, stored, wish};
use crate::player::{Player, finish_all};

/// Cuts the connection and comes back.
async fn again(player: Player, pass: &Pass) -> Player {
    drop(player);
    Player::new(Client::sit(pass).await, 3)
}

/// Cuts the connection where nothing happens meanwhile, and comes back to the same table: the present is
/// the same, and so is all that was seen on the way to it.
async fn again_to_the_same(player: Player, pass: &Pass) -> Player {
    let (news, log) = (player.client.news().clone(), player.client.log.clone());
    let player = again(player, pass).await;
    assert_eq!(*player.client.news(), news);
    assert_eq!(player.client.log, log);
    player
}

#[tokio::test]
async fn while_waiting_for_somebody_to_sit_down() {
    let (host, _folder) = Host::start().await;
    let ada = host.table(wish("desert", 2, 2, json!({}))).await;
    let first = Client::sit(&ada).await;
    drop(first);
    let mut one = Client::sit(&ada).await;
    assert!(one.news.is_none() && one.log.is_empty());
    // The second one sits down while the first is away again.
    drop(one);
    let bo = host.sit(&ada.table, "Bo").await;
    one = Client::sit(&ada).await;
    assert_eq!(one.news().version, 1);
    finish_all(&mut [Player::new(one, 1), Player::new(Client::sit(&bo).await, 2)]).await;
}

#[tokio::test]
async fn in_the_turn_of_somebody_else() {
    let (host, _folder) = Host::start().await;
    let ada = host.table(wish("asterix", 2, 2, json!({ "first_dealer": "A" }))).await;
    let bo = host.sit(&ada.table, "Bo").await;
    let mut waiting = Player::new(Client::sit(&ada).await, 1);
    let mut playing = Player::new(Client::sit(&bo).await, 2);
    assert_eq!(waiting.client.news().view.turn.as_deref(), Some("B"));
    for _ in 0..3 {
        waiting = again_to_the_same(waiting, &ada).await;
        assert!(waiting.client.legal().is_empty());
    }
    // What happens while the connection is cut is told to whoever comes back.
    drop(waiting);
    playing.step().await;
    playing.client.until(|client| client.news().version > 1).await;
    let back = Player::new(Client::sit(&ada).await, 3);
    assert_eq!(back.client.news().version, playing.client.news().version);
    assert_eq!(back.client.news().view.zones, playing.client.news().view.zones);
    finish_all(&mut [back, playing]).await;
}

#[tokio::test]
async fn between_two_rounds() {
    let (host, folder) = Host::start().await;
    let pass = host.table(wish("asterix", 2, 1, json!({ "match": "points" }))).await;
    let mut player = Player::new(Client::sit(&pass).await, 5);
    player.finish().await;
    player = again_to_the_same(player, &pass).await;
    assert!(player.client.is_over() && player.client.news().has_next_round);
    let next = Request::NextRound { id: fresh_id() };
    player.client.send(&next).await;
    player = again(player, &pass).await;
    // Whether the round had begun before the connection was cut or not: one round begins.
    assert_eq!(player.client.ask(&next).await, Answer::Accepted);
    player.client.until(|client| client.news().view.phase != "over").await;
    player = again(player, &pass).await;
    assert_eq!(player.client.ask(&next).await, Answer::Accepted);
    player.finish().await;
    host.stop().await;
    let lines = stored(folder.path(), &pass.table).await.lines;
    assert_eq!(lines.iter().filter(|line| line.text == "next round").count(), 1);
}

#[tokio::test]
async fn in_ones_own_turn() {
    let (host, _folder) = Host::start().await;
    let pass = host.table(wish("asterix", 3, 1, json!({}))).await;
    let mut player = Player::new(Client::sit(&pass).await, 1);
    for _ in 0..5 {
        player.until_due().await;
        player = again_to_the_same(player, &pass).await;
        player.step().await;
    }
    player.finish().await;
}

/// Two persons play until one of them is asked to answer an attack; that one comes first. Some
/// rounds have no such attack, and then there is another round.
async fn attacked(host: &Host, options: serde_json::Value) -> [(Player, Pass); 2] {
    eventually(async || {
        let players = attacked_in_a_round(host, options.clone()).await;
        (!players[0].0.client.is_over()).then_some(players)
    })
    .await
}

async fn attacked_in_a_round(host: &Host, options: serde_json::Value) -> [(Player, Pass); 2] {
    let first = host.table(wish("asterix", 2, 2, options)).await;
    let second = host.sit(&first.table, "Bo").await;
    let mut one = Player::new(Client::sit(&first).await, 11);
    let mut two = Player::new(Client::sit(&second).await, 12);
    let asked =
        |client: &Client| client.news().view.window.as_ref().is_some_and(|window| window.asked);
    // A window that nobody could answer closes at once and has no clock.
    let in_window = |client: &Client| {
        client.news.as_ref().is_some_and(|news| news.clock.is_some()) || client.is_over()
    };
    // Both see every window, and neither answers this one.
    tokio::join!(one.until(in_window), two.until(in_window));
    if asked(&one.client) { [(one, first), (two, second)] } else { [(two, second), (one, first)] }
}

#[tokio::test]
async fn in_an_open_window() {
    let (host, _folder) = Host::start().await;
    let [(mut target, pass), (other, _)] =
        attacked(&host, json!({ "window_seconds": "60", "accept_button": "on" })).await;
    let before = target.client.news().clone();
    assert!(before.view.window.as_ref().unwrap().asked);
    target = again(target, &pass).await;
    let now = target.client.news().clone();
    assert_eq!(News { clock: before.clock, ..now }, before);
    // A pass is noted in silence, so the other sees nothing of it until the window closes.
    target.play(Action::Decline).await;
    finish_all(&mut [target, other]).await;
}

#[tokio::test]
async fn in_a_window_after_leaving_and_taking_the_seat_back() {
    let (host, _folder) = Host::start().await;
    let [(mut target, pass), _other] = attacked(&host, json!({ "window_seconds": "60" })).await;
    let before = target.client.legal();
    let _time = Clock::hold();
    assert_eq!(target.client.ask(&Request::Leave { id: fresh_id() }).await, Answer::Accepted);
    target = again(target, &pass).await;
    assert_eq!(target.client.ask(&Request::Return { id: fresh_id() }).await, Answer::Accepted);
    // Whatever the bot had in mind, the answer is theirs again, and they are told so.
    target.client.until(|client| client.legal() == before).await;
    let decline = target.client.act(&Action::Decline);
    assert_eq!(target.client.ask(&decline).await, Answer::Accepted);
}

#[tokio::test]
async fn in_a_window_with_a_clock_which_goes_on() {
    let (host, _folder) = Host::start().await;
    let [(mut target, pass), _other] = attacked(&host, json!({ "window_seconds": "60" })).await;
    let time = Clock::hold();
    target = again(target, &pass).await;
    let before = target.client.news().clock.unwrap();
    assert!(before.left <= before.length && before.length == 60_000, "{before:?}");
    // However often one comes back, the clock is the same; it is not wound up again.
    for seconds in 1..=3 {
        time.advance(Duration::from_secs(1)).await;
        target = again(target, &pass).await;
        let clock = target.client.news().clock.unwrap();
        assert_eq!((clock.left, clock.length), (before.left - seconds * 1000, 60_000));
    }
}

#[tokio::test]
async fn between_request_and_answer() {
    let (host, folder) = Host::start().await;
    let pass = host.table(wish("desert", 2, 1, json!({}))).await;
    let mut player = Player::new(Client::sit(&pass).await, 4);
    let mut ids = Vec::new();
    for _ in 0..10 {
        player.until_due().await;
        let Some(action) = player.choice() else { break };
        let request = player.client.act(&action);
        player.client.send(&request).await;
        player = again(player, &pass).await;
        // Whether it was played before the connection was cut or not: it counts, and counts once.
        assert_eq!(player.client.ask(&request).await, Answer::Accepted);
        assert_eq!(player.client.ask(&request).await, Answer::Accepted);
        let Request::Act { id, .. } = request else { unreachable!() };
        ids.push(id);
        player.client.until(|client| client.is_over() || !client.legal().is_empty()).await;
    }
    assert!(ids.len() > 3, "a game of some length");
    host.stop().await;
    let lines = stored(folder.path(), &pass.table).await.lines;
    for id in ids {
        let same = lines.iter().filter(|line| line.asked.is_some_and(|asked| asked.id == id));
        assert_eq!(same.count(), 1, "{id}");
    }
}

#[tokio::test]
async fn after_the_end() {
    let (host, _folder) = Host::start().await;
    let pass = host.table(wish("desert", 3, 1, json!({}))).await;
    let mut player = Player::new(Client::sit(&pass).await, 6);
    player.finish().await;
    player = again_to_the_same(player, &pass).await;
    assert!(player.client.is_over());
}
