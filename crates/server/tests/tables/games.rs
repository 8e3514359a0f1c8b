//! Whole games, and what is kept of them.

use std::collections::BTreeMap;

use bornes::Race;
use chance::Quick;
use notation::Script;
use options::mixture;
use referee::Millis;
use serde_json::{Value, json};
use table::Game;
use wire::Request;

use crate::client::{Answer, Client, fresh_id};
use crate::host::{Host, stored, wish};
use crate::player::{Player, finish_all};

/// Plays a round at a table of this kind and says what its record should end with.
async fn round(host: &Host, persons: u8, wish: Value, seed: u64) -> (String, Vec<u16>) {
    let first = host.table(wish).await;
    let mut players = vec![Player::new(Client::sit(&first).await, seed)];
    if persons == 2 {
        let second = host.sit(&first.table, "Bo").await;
        players.push(Player::new(Client::sit(&second).await, seed + 1000));
    }
    finish_all(&mut players).await;
    let kms = |player: &Player| -> Vec<u16> {
        player.client.news().view.zones.iter().map(|zone| zone.km).collect()
    };
    let ends: Vec<_> = players.iter().map(kms).collect();
    assert!(ends.iter().all(|end| *end == ends[0]));
    assert!(players.iter().all(|player| player.client.news().view.phase == "over"));
    (first.table, ends[0].clone())
}

/// Plays a record again with the notation alone.
async fn replay(folder: &std::path::Path, table: &str) -> Vec<u16> {
    let stored = stored(folder, table).await;
    let script = Script::parse(&stored.record()).unwrap();
    let rules = notation::rules::<Race>(&script.header).unwrap();
    let told = notation::tell::<Race>(&rules, &script, &mut |_, _| {}).unwrap();
    let race = told.game();
    assert!(race.score().is_some(), "a record of a whole round");
    race.rules().all_teams().map(|team| race.open().car(team).km.0).collect()
}

async fn play_everywhere(tables: &[(&'static str, u8, u8, Value)]) {
    let (host, folder) = Host::start().await;
    let rounds = tables.iter().zip(1..).map(|((game, seats, persons, options), seed)| {
        round(&host, *persons, wish(game, *seats, *persons, options.clone()), seed)
    });
    let ends = futures_util::future::join_all(rounds).await;
    host.stop().await;
    for (table, end) in ends {
        assert_eq!(replay(folder.path(), &table).await, end);
    }
}

#[tokio::test]
async fn one_person_and_bots_play_a_round_at_every_table() {
    let mut tables = Vec::new();
    for edition in bornes::editions::all() {
        let seats = edition.seatings.iter().map(|seating| seating.seats);
        tables.extend(seats.map(|seats| (edition.name, seats, 1, json!({}))));
    }
    play_everywhere(&tables).await;
}

#[tokio::test]
async fn experts_think_beside_the_table_or_play_at_once_where_there_is_no_place() {
    for thinkers in [1, 0] {
        let (host, folder) = Host::start_with(|config| {
            // Long enough to think a little.
            config.paces.normal.think = (Millis(30), Millis(30));
            config.thinkers = thinkers;
        })
        .await;
        let mut wish = wish("classic", 3, 1, json!({}));
        wish["bots"] = json!([null, "expert", "expert"]);
        let (table, end) = round(&host, 1, wish, 5).await;
        host.stop().await;
        assert_eq!(replay(folder.path(), &table).await, end);
    }
}

#[tokio::test]
async fn two_persons_play_a_round_at_every_table_with_any_options() {
    let mut tables = Vec::new();
    let mut chance = Quick::new(2);
    for edition in bornes::editions::all() {
        for seats in edition.seatings.iter().map(|seating| seating.seats) {
            let options: BTreeMap<_, _> =
                mixture(edition.options, seats, &mut chance).into_iter().collect();
            tables.push((edition.name, seats, 2, json!(options)));
        }
    }
    play_everywhere(&tables).await;
}

#[tokio::test]
async fn a_match_goes_on_round_after_round() {
    let (host, folder) = Host::start().await;
    let pass = host.table(wish("asterix", 2, 1, json!({ "match": "points" }))).await;
    let mut player = Player::new(Client::sit(&pass).await, 5);
    let too_early = Request::NextRound { id: fresh_id() };
    assert_eq!(player.client.ask(&too_early).await, Answer::NoNextRound);
    player.finish().await;
    assert!(player.client.news().has_next_round);
    let total =
        |client: &Client| client.news().score.as_ref().unwrap()["sheets"][0]["total"].clone();
    let points = total(&player.client);
    let next = Request::NextRound { id: fresh_id() };
    assert_eq!(player.client.ask(&next).await, Answer::Accepted);
    player.client.until(|client| client.news().view.phase == "play").await;
    assert_eq!(json!(player.client.news().view.zones[0].points), points);
    // The same request once more goes on to no other round.
    let version = player.client.news().version;
    assert_eq!(player.client.ask(&next).await, Answer::Accepted);
    player.finish().await;
    assert!(player.client.news().version > version);
    host.stop().await;
    let lines = stored(folder.path(), &pass.table).await.lines;
    assert_eq!(lines.iter().filter(|line| line.text == "next round").count(), 1);
    assert_eq!(lines.iter().filter(|line| line.text.starts_with("seed ")).count(), 2);
}
