//! Several call the same over real sockets, and the earliest is first.

use std::time::Duration;

use serde_json::{Value, json};
use server::store::{Line, Tone};

use crate::clock::Clock;
use crate::host::{Host, Pass, config, stored, wish};
use crate::talker::Talker;

/// Three persons at a table where two totals are equal, and whoever calls first takes a distance.
pub async fn at_a_tie(host: &Host) -> (Vec<Talker>, Vec<Pass>) {
    let clocks = json!({ "distance_seconds": "0", "window_seconds": "0" });
    let ada = host.table(wish("fun-speed", 3, 3, clocks)).await;
    let others = [host.sit(&ada.table, "Bo").await, host.sit(&ada.table, "Cy").await];
    let passes: Vec<Pass> = [ada].into_iter().chain(others).collect();
    let mut players = Vec::new();
    for pass in &passes {
        players.push(Talker::sit(pass).await);
    }
    for _ in 0..400 {
        let version = players.iter().filter_map(|player| player.news["version"].as_u64()).max();
        for player in &mut players {
            player.until(|news| news["version"].as_u64() >= version).await;
        }
        if is_tied(&players[0].news) {
            return (players, passes);
        }
        for player in &mut players {
            // In a window everybody who is asked lets it pass; otherwise one of them is on turn.
            if let Some(action) = choice(&player.legal()) {
                let request = player.act(&action);
                assert_eq!(player.ask(&request).await, "accepted", "{action}");
            }
        }
        for player in &mut players {
            player.until(|news| news["version"].as_u64() > version).await;
        }
    }
    panic!("nobody draws level");
}

/// Whether two have as many kilometres, and nobody has to answer anything.
fn is_tied(news: &Value) -> bool {
    let zones = news["view"]["zones"].as_array().into_iter().flatten();
    let km: Vec<u64> = zones.filter_map(|zone| zone["km"].as_u64()).filter(|&km| km > 0).collect();
    let equal = km.iter().enumerate().any(|(at, one)| km[at + 1..].contains(one));
    equal && news["view"]["phase"] == "draw"
}

/// What is done next: the shortest distance, or whatever goes on; nothing is called.
fn choice(legal: &[Value]) -> Option<Value> {
    const CALLED: u16 = 3000;
    let worth = |action: &&Value| {
        let km = action["card"].as_str().and_then(|card| card.parse::<u16>().ok());
        match (action["type"].as_str().unwrap_or_default(), km) {
            ("decline", _) => 0,
            ("draw", _) => 1,
            ("lay", Some(km)) => 2 + km,
            ("lay" | "parry", None) => 1000,
            ("discard" | "pass", _) => 2000,
            _ => CALLED,
        }
    };
    legal.iter().filter(|action| worth(action) < CALLED).min_by_key(worth).cloned()
}

/// Two call, the second one later than the first, and everything is told to everybody.
pub async fn raced(players: &mut [Talker], clock: &Clock) {
    // Whoever says that they took very long was not earlier than they were heard, however long the
    // line takes here.
    let call = |player: &Talker| {
        let mut request = player.act(&json!({ "type": "hold-up" }));
        request["after"] = json!(u32::MAX);
        request
    };
    let (first, second) = (call(&players[2]), call(&players[1]));
    assert_eq!(players[2].ask(&first).await, "accepted");
    clock.advance(Duration::from_millis(240)).await;
    assert_eq!(players[1].ask(&second).await, "accepted");
    assert!(players[0].news["race"].is_null(), "nothing is decided yet");
    let tie = players[0].news["version"].as_u64();
    // Then time stands still again: what is decided takes the store and the sockets as long as it takes.
    clock.advance(Duration::from_millis(500)).await;
    for player in players.iter_mut() {
        player.until(|news| news["race"]["runners"].is_array()).await;
    }
    for player in players.iter() {
        let runners = json!([{ "seat": "C", "behind": 0 }, { "seat": "B", "behind": 240 }]);
        assert_eq!(player.news["race"]["runners"], runners);
        assert_eq!(player.news["race"]["version"].as_u64(), tie);
    }
}

#[tokio::test]
async fn the_earliest_of_two_calls_is_first_and_everybody_may_know() {
    let (host, folder) = Host::start_with(|config| config.rehearsal = Some(3)).await;
    let (mut players, passes) = at_a_tie(&host).await;
    let clock = Clock::hold();
    raced(&mut players, &clock).await;
    drop(clock);
    tokio::time::resume();
    host.stop().await;

    let kept = stored(folder.path(), &passes[0].table).await;
    let calls = |tone: Tone| {
        let of = move |line: &&Line| line.tone == tone && line.text.contains("calls hold-up");
        kept.lines.iter().filter(of).map(|line| line.text.as_str()).collect::<Vec<&str>>()
    };
    let claims = calls(Tone::Whispered);
    assert!(claims.len() == 2 && claims.iter().all(|text| text.contains(" @ ")), "{claims:?}");
    assert_eq!(calls(Tone::Aloud), ["C calls hold-up", "B calls hold-up"]);
    assert!(!kept.record().contains('@'), "moments are no part of the record");

    let host = Host::on(config(folder.path())).await;
    let back = Talker::join(host.addr, &passes[0]).await;
    assert_eq!(back.news["race"], players[0].news["race"], "it is still known after a restart");
    host.stop().await;
}
