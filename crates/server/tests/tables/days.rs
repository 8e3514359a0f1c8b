//! Tables where a move may take days: people look in when they like.

use std::path::Path;
use std::time::Duration;

use serde_json::json;
use server::store::Sqlite;
use wire::{OnAttack, OnDistance, OnDraw, Orders, Request};

use crate::client::{Answer, Client, fresh_id};
use crate::clock::{Clock, eventually};
use crate::host::{Host, Pass, config, stored, wish};
use crate::player::{Player, finish_all};

const HOUR: Duration = Duration::from_secs(60 * 60);

/// Two people who have a day for a move.
async fn two(host: &Host, game: &str, options: serde_json::Value) -> [Pass; 2] {
    let mut wish = wish(game, 2, 2, options);
    wish["patience"] = json!("day");
    let ada = host.table(wish).await;
    let bo = host.sit(&ada.table, "Bo").await;
    [ada, bo]
}

/// Lets hours pass at a table where nobody is. Every minute of them is a minute of the server.
async fn pass(clock: &Clock, hours: u32) {
    for _ in 0..hours {
        clock.advance(HOUR).await;
        // What is due now is done before more time passes.
        tokio::task::yield_now().await;
    }
}

/// The same server after a restart, which takes no time by its clock.
async fn restart(host: Host, folder: &Path, passes: &mut [Pass]) -> Host {
    host.stop().await;
    let host = Host::on(config(folder)).await;
    // Its clock runs once it answers.
    assert_eq!(host.get("/api/health", None).await.status, 200);
    for pass in passes {
        pass.addr = host.addr;
    }
    host
}

#[tokio::test]
async fn a_move_has_a_day_whoever_is_there_and_a_robot_plays_after_it() {
    let (host, folder) = Host::start().await;
    let mut passes = two(&host, "desert", json!({ "first_seat": "A" })).await;
    let clock = Clock::hold();
    let ada = Client::sit(&passes[0]).await;
    let turn = ada.news().turn.unwrap();
    assert_eq!(turn.length, 24 * 60 * 60 * 1000, "though nobody else is there");
    drop(ada);
    pass(&clock, 20).await;
    let host = restart(host, folder.path(), &mut passes).await;
    pass(&clock, 3).await;
    let ada = Client::sit(&passes[0]).await;
    assert_eq!(ada.news().version, 1, "a restart has cost nobody time, nor given any");
    let left = ada.news().turn.unwrap().left;
    assert!((30 * 60 * 1000..=70 * 60 * 1000).contains(&left), "{left}");
    assert_eq!(ada.people[0].away, None);
    drop(ada);

    // Nobody comes. The table is woken, and a robot plays the one move.
    until_kept(&clock, folder.path(), &passes[0].table, "A is missed").await;
    let mut bo = Client::sit(&passes[1]).await;
    assert_eq!(bo.people[0].away.as_deref(), Some("idle"));
    let played = bo.until(|client| client.news().view.turn.as_deref() == Some("B"));
    clock.advance_until(Duration::from_millis(1), played).await;
    assert_eq!(bo.news().turn, None, "nobody waits for the only one who plays");
    drop(bo);
    let host = restart(host, folder.path(), &mut passes).await;
    let mut ada = Client::sit(&passes[0]).await;
    assert_eq!(ada.people[0].away.as_deref(), Some("idle"), "this is kept");
    let back = Request::Return { id: fresh_id() };
    assert_eq!(ada.ask(&back).await, Answer::Accepted);
    ada.until(|client| client.people[0].away.is_none()).await;
    assert!(ada.news().turn.is_some(), "somebody waits again");
    drop(ada);
    host.stop().await;
    let kept = stored(folder.path(), &passes[0].table).await;
    let said = |text: &str| kept.lines.iter().filter(|line| line.text == text).count();
    assert_eq!((said("A is missed"), said("A returns")), (1, 1));
}

#[tokio::test]
async fn a_table_that_nobody_looks_at_is_woken_when_its_day_is_over() {
    let (host, folder) = Host::start().await;
    let passes = two(&host, "desert", json!({ "first_seat": "A" })).await;
    let clock = Clock::hold();
    drop(Client::sit(&passes[0]).await);
    // The table retires after some minutes and sleeps through the day.
    pass(&clock, 23).await;
    until_kept(&clock, folder.path(), &passes[0].table, "A is missed").await;
}

/// Lets minutes pass until a line stands in the store.
async fn until_kept(clock: &Clock, folder: &Path, table: &str, text: &str) {
    eventually(async || {
        clock.advance(Duration::from_secs(61)).await;
        let file = rusqlite::Connection::open(Sqlite::file(folder)).unwrap();
        let count = "SELECT count(*) FROM lines WHERE table_id = ?1 AND text = ?2";
        let found = file.query_row(count, [table, text], |row| row.get::<_, u32>(0)).unwrap();
        (found > 0).then_some(())
    })
    .await;
}

#[tokio::test]
async fn windows_wait_for_people_or_for_nobody_where_orders_answer() {
    let (host, _folder) = Host::start().await;
    let passes = two(&host, "asterix", json!({ "window_seconds": "5" })).await;
    let mut clients = [Client::sit(&passes[0]).await, Client::sit(&passes[1]).await];
    let orders =
        Orders { attack: OnAttack::CoupFourre, distance: OnDistance::Ask, draw: OnDraw::Ask };
    let request = Request::Orders { id: fresh_id(), orders };
    assert_eq!(clients[0].ask(&request).await, Answer::Accepted);
    let mut players = clients.map(|client| Player::new(client, 9));
    finish_all(&mut players).await;
    for player in &players {
        assert!(player.client.frames.iter().any(|frame| frame.contains("\"window\":{")));
        assert!(!player.client.frames.iter().any(|frame| frame.contains("\"clock\":{")));
    }
}

#[tokio::test]
async fn the_next_round_waits_a_day_for_those_who_are_not_there() {
    let (host, folder) = Host::start().await;
    let mut passes = two(&host, "asterix", json!({ "match": "points" })).await;
    let mut players = [
        Player::new(Client::sit(&passes[0]).await, 1),
        Player::new(Client::sit(&passes[1]).await, 2),
    ];
    finish_all(&mut players).await;
    let [mut one, other] = players.map(|player| player.client);
    drop(other);
    assert_eq!(one.ask(&Request::NextRound { id: fresh_id() }).await, Answer::Accepted);
    one.until(|client| client.round.is_some()).await;
    assert!(one.is_over(), "who is not there has not seen the score");
    let clock = Clock::hold();
    drop(one);
    pass(&clock, 12).await;
    let _host = restart(host, folder.path(), &mut passes).await;
    let left = Client::sit(&passes[0]).await.round.unwrap().left;
    assert!((11 * 60 * 60 * 1000..=12 * 60 * 60 * 1000).contains(&left), "{left}");
    until_kept(&clock, folder.path(), &passes[0].table, "next round").await;
}
