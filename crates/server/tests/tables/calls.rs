//! Whoever was answered that a call counts is heard, whatever happens to the server meanwhile.

use serde_json::{Value, json};
use server::store::{Line, Tone};

use crate::failing::{ILL, WELL, flaky};
use crate::host::{Host, Pass, config, stored, wish};
use crate::talker::Talker;

/// A table of Fun & Speed where silence is called, and windows wait for their answers.
pub fn silent_table() -> Value {
    wish(
        "fun-speed",
        2,
        2,
        json!({ "strict": "on", "distance_seconds": "0", "window_seconds": "0" }),
    )
}

/// Plays until somebody has laid a distance in silence, and says who may call it: the other one.
pub async fn until_silence(players: &mut [Talker; 2]) -> usize {
    for player in players.iter_mut() {
        // They may have come before the cards.
        player.until(|news| news["view"]["phase"] != "deal").await;
    }
    for _ in 0..50 {
        let version = players.iter().filter_map(|player| player.news["version"].as_u64()).max();
        for player in players.iter_mut() {
            player.until(|news| news["version"].as_u64() >= version).await;
        }
        let seat = players.iter().position(|player| !player.legal().is_empty());
        let seat = seat.expect("somebody who may act");
        let player = &mut players[seat];
        let mut action = player.legal().into_iter().min_by_key(rank).unwrap();
        let is_silent = rank(&action) == 0;
        if is_silent {
            action["saying"] = json!("nothing");
        }
        let request = player.act(&action);
        assert_eq!(player.ask(&request).await, "accepted", "{action}");
        if is_silent {
            for player in players.iter_mut() {
                player.until(|news| news["view"]["window"]["on"] == "distance").await;
            }
            return 1 - seat;
        }
        let version = version.unwrap();
        player.until(|news| news["version"].as_u64() > Some(version)).await;
    }
    panic!("nobody lays a distance");
}

/// A distance first, and nothing that anybody could answer.
fn rank(action: &Value) -> u8 {
    let is_distance = action["card"].as_str().is_some_and(|card| card.parse::<u16>().is_ok());
    match action["type"].as_str().unwrap() {
        "lay" if is_distance => 0,
        "draw" => 1,
        "discard" | "pass" => 2,
        _ => 3,
    }
}

/// The lines by which somebody calls, of either kind.
pub fn calls(lines: &[Line]) -> [usize; 2] {
    [Tone::Whispered, Tone::Aloud].map(|tone| {
        let call = |line: &&Line| line.tone == tone && line.text.ends_with(" calls bornes-killer");
        lines.iter().filter(call).count()
    })
}

/// Two persons at a table where one of them may call.
async fn at_the_silence(host: &Host) -> ([Talker; 2], [Pass; 2], usize) {
    let ada = host.table(silent_table()).await;
    let bo = host.sit(&ada.table, "Bo").await;
    let mut players = [Talker::sit(&ada).await, Talker::sit(&bo).await];
    let caller = until_silence(&mut players).await;
    (players, [ada, bo], caller)
}

#[tokio::test]
async fn a_call_that_is_not_kept_was_not_made_and_one_that_is_kept_counts_once() {
    let (host, store, folder) = flaky().await;
    let (mut players, passes, caller) = at_the_silence(&host).await;
    let silent = 1 - caller;
    let before = players[caller].km(silent);
    let request = players[caller].act(&json!({ "type": "killer" }));
    store.set(ILL);
    for _ in 0..3 {
        assert_eq!(players[caller].ask(&request).await, "not-kept");
    }
    // Nothing was booked, neither the call nor a pass.
    let again = Talker::sit(&passes[caller]).await;
    assert!(again.legal().contains(&json!({ "type": "decline" })));
    store.set(WELL);
    for _ in 0..2 {
        assert_eq!(players[caller].ask(&request).await, "accepted");
    }
    players[silent].until(|news| news["view"]["window"].is_null()).await;
    assert!(players[silent].km(silent) < before);
    assert_eq!(players[caller].ask(&request).await, "accepted");
    host.stop().await;
    drop(store);
    assert_eq!(calls(&stored(folder.path(), &passes[0].table).await.lines), [1, 1]);
}

#[tokio::test]
async fn a_call_and_a_pass_outlive_a_server_that_is_dropped() {
    let (host, folder) = Host::start_with(|config| config.rehearsal = Some(2)).await;
    let (mut players, passes, caller) = at_the_silence(&host).await;
    let (silent, pass) = (1 - caller, players[caller].act(&json!({ "type": "decline" })));
    let call = players[caller].act(&json!({ "type": "killer" }));
    let before = players[caller].km(silent);
    // Whoever has called may pass too: the window waits for the judgement.
    assert_eq!(players[caller].ask(&call).await, "accepted");
    assert_eq!(players[caller].ask(&pass).await, "accepted");
    host.drop().await;
    let host = Host::on(config(folder.path())).await;
    let mut back = Talker::join(host.addr, &passes[caller]).await;
    assert_eq!(back.ask(&pass).await, "accepted");
    assert_eq!(back.ask(&call).await, "accepted");
    back.until(|news| news["view"]["window"].is_null()).await;
    assert!(back.km(silent) < before);
    host.stop().await;
    assert_eq!(calls(&stored(folder.path(), &passes[0].table).await.lines), [1, 1]);
}
