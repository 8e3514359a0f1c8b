//! Playing again.

use std::time::Duration;

use serde_json::json;
use wire::Request;

use crate::client::{Answer, Client, Heard, fresh_id};
use crate::clock::Clock;
use crate::host::{Host, Pass, config, stored, wish};
use crate::player::{Player, finish_all};

/// Two persons who have played to the end.
async fn played_out(host: &Host, patience: &str) -> [(Client, Pass); 2] {
    let options = json!({ "first_seat": "B", "free_pass": "true" });
    let mut wish = wish("desert", 3, 2, options);
    wish["patience"] = json!(patience);
    let ada = host.table(wish).await;
    let bo = host.sit(&ada.table, "Bo").await;
    let mut players =
        [Player::new(Client::sit(&ada).await, 31), Player::new(Client::sit(&bo).await, 32)];
    finish_all(&mut players).await;
    let [one, two] = players.map(|player| player.client);
    [(one, ada), (two, bo)]
}

async fn told(client: &mut Client) -> String {
    loop {
        if let Heard::Rematch { table } = client.hear().await {
            return table;
        }
    }
}

/// Says that somebody is ready for another game.
async fn again(client: &mut Client) {
    assert_eq!(client.ask(&Request::Again { id: fresh_id() }).await, Answer::Accepted);
}

/// Where the seat of a pass is at the next table.
async fn follow(host: &Host, pass: &Pass) -> Pass {
    let path = format!("/api/tables/{}/rematch", pass.table);
    host.post(&path, Some(&pass.cookie), json!({})).await.pass(host.addr)
}

#[tokio::test]
async fn the_same_people_play_again_in_the_same_seats() {
    let (host, folder) = Host::start().await;
    let [(mut one, ada), (mut two, bo)] = played_out(&host, "normal").await;
    let mut watcher = Client::join(host.addr, &ada.table, None).await;
    again(&mut two).await;
    one.until(|client| client.people[1].ready).await;
    assert_eq!(one.round.unwrap().length, 30_000);
    let path = format!("/api/tables/{}/rematch", ada.table);
    let early = host.post(&path, Some(&bo.cookie), json!({})).await;
    assert_eq!(early.problem(), (409, "not-ready".into()), "nobody is pulled off a score sheet");
    again(&mut one).await;
    let next = told(&mut one).await;
    for client in [&mut two, &mut watcher] {
        assert_eq!(told(client).await, next);
        client.until(|client| client.people.iter().all(|person| !person.ready)).await;
        assert_eq!(client.round, None, "they have gone on");
    }
    let [ada_again, bo_again] = [follow(&host, &ada).await, follow(&host, &bo).await];
    let once_more = follow(&host, &ada).await;
    assert_eq!((&ada_again.table, &ada_again.cookie), (&once_more.table, &once_more.cookie));
    assert_eq!((&ada_again.table, &bo_again.table), (&next, &next));
    assert_eq!((ada_again.seat.as_str(), bo_again.seat.as_str()), ("A", "B"));
    // Whoever comes late to the old table hears of it.
    let mut late = Client::join(host.addr, &ada.table, None).await;
    assert_eq!(told(&mut late).await, next);
    // The new table has begun, and is like the old one in everything but the cards.
    let client = Client::sit(&ada_again).await;
    assert!(client.table.begun);
    assert_eq!(client.table.options, one.table.options);
    let names = |client: &Client| -> Vec<_> {
        client.people.iter().map(|person| (person.name.clone(), person.bot.clone())).collect()
    };
    assert_eq!(names(&client), names(&one));
    assert!(client.people.iter().all(|person| person.away.is_none()), "both were ready");
    // What they have won counts on.
    let winners = one.news().score.as_ref().unwrap()["match_winners"].clone();
    let won = |client: &Client, seat: &str| {
        let mut people = client.people.iter();
        people.find(|person| person.seat == seat).map(|person| person.wins)
    };
    for seat in ["A", "B", "C"] {
        let has_won = winners.as_array().unwrap().contains(&json!(seat));
        assert_eq!(won(&one, seat), Some(0), "{winners}");
        assert_eq!(won(&client, seat), Some(u32::from(has_won)), "{winners}");
    }
    let mut players = [Player::new(client, 33), Player::new(Client::sit(&bo_again).await, 34)];
    finish_all(&mut players).await;
    host.stop().await;
    let old = stored(folder.path(), &ada.table).await;
    let new = stored(folder.path(), &next).await;
    assert_eq!(old.rematch.unwrap().as_str(), next);
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
    let mut client = Client::sit(&ada).await;
    assert_eq!(client.ask(&Request::Again { id: fresh_id() }).await, Answer::NotOver);
}

#[tokio::test]
async fn a_round_that_is_not_the_last_is_not_the_end() {
    let (host, _folder) = Host::start().await;
    let pass = host.table(wish("asterix", 2, 1, json!({ "match": "points" }))).await;
    let mut player = Player::new(Client::sit(&pass).await, 35);
    player.finish().await;
    let answer = player.client.ask(&Request::Again { id: fresh_id() }).await;
    assert_eq!(answer, Answer::NotOver);
}

#[tokio::test]
async fn there_is_one_next_table_whoever_asks_on_how_many_devices() {
    let (host, folder) = Host::start().await;
    let [(mut one, ada), (mut two, bo)] = played_out(&host, "endless").await;
    let (mut tab, mut phone) = (Client::sit(&ada).await, Client::sit(&bo).await);
    let request = Request::Again { id: fresh_id() };
    for _ in 0..3 {
        for client in [&mut one, &mut two, &mut tab, &mut phone] {
            client.send(&request).await;
        }
    }
    let next = told(&mut one).await;
    for client in [&mut two, &mut tab, &mut phone] {
        assert_eq!(told(client).await, next);
        assert_eq!(client.ask(&request).await, Answer::Accepted);
    }
    host.stop().await;
    let old = stored(folder.path(), &ada.table).await;
    let ready = |line: &&server::store::Line| line.text.ends_with("is ready");
    assert_eq!(old.lines.iter().filter(ready).count(), 2);
    assert!(
        stored(folder.path(), &next).await.lines.iter().all(|line| !line.text.contains("late"))
    );
}

#[tokio::test]
async fn time_goes_on_without_those_who_look_at_the_score_and_a_robot_keeps_their_seat() {
    let (host, folder) = Host::start().await;
    let [(mut one, ada), (mut two, bo)] = played_out(&host, "normal").await;
    let clock = Clock::hold();
    again(&mut one).await;
    clock.advance(Duration::from_secs(30)).await;
    let next = clock.advance_until(Duration::from_millis(1), told(&mut one)).await;
    tokio::time::resume();
    drop(clock);
    assert_eq!(told(&mut two).await, next);
    assert!(two.is_over(), "Bo still looks at the score");
    let mut one = Client::sit(&follow(&host, &ada).await).await;
    one.until(|client| client.people[1].away.as_deref() == Some("late")).await;
    // B begins, and nobody waits for Bo.
    one.until(|client| client.news().version > 1).await;
    let bo_again = follow(&host, &bo).await;
    let late = Client::sit(&bo_again).await;
    assert_eq!(late.people[1].away, None);
    one.until(|client| client.people[1].present && client.people[1].away.is_none()).await;
    host.stop().await;

    // Who has come is no longer late, whatever happens to the server.
    let host = Host::on(config(folder.path())).await;
    let one = Client::join(host.addr, &next, None).await;
    assert_eq!(one.people[1].away, None);
}

#[tokio::test]
async fn who_was_ready_is_still_ready_after_a_restart() {
    let (host, folder) = Host::start().await;
    let [(mut one, ada), (_two, bo)] = played_out(&host, "endless").await;
    again(&mut one).await;
    host.stop().await;

    let host = Host::on(config(folder.path())).await;
    let [ada, bo] = [ada, bo].map(|pass| Pass { addr: host.addr, ..pass });
    let mut two = Client::sit(&bo).await;
    assert!(two.people[0].ready, "and waits for Bo, who is there");
    again(&mut two).await;
    let next = told(&mut two).await;
    assert_eq!(follow(&host, &ada).await.table, next);
}
