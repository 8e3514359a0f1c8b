//! Whole games in the cave, over the socket.

use chance::Quick;
use families::Tresors;
use futures_util::{SinkExt, StreamExt};
use notation::Script;
use serde_json::{Value, json};
use table::{Chance, Game};
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;

use crate::client::{fresh_id, open};
use crate::clock::PATIENCE;
use crate::host::{Host, Pass, stored, wish};

/// Plays at a seat at random until the game is over. Says what the last news were.
async fn finish(pass: &Pass, seed: u64) -> Value {
    let mut socket = open(pass.addr, &pass.table, Some(&pass.cookie)).await.unwrap();
    let mut chance = Quick::new(seed);
    loop {
        let heard = timeout(PATIENCE, socket.next()).await.expect("a word");
        let frame = heard.expect("a connection that holds").unwrap();
        let Message::Text(text) = frame else { continue };
        let mut heard: Value = serde_json::from_str(&text).unwrap();
        if heard["type"] == "answer" {
            assert_eq!(heard["answer"]["type"], "accepted", "{heard}");
        }
        let news = heard["news"].take();
        if !news["score"].is_null() {
            return news;
        }
        if let Some(action) = choice(&news, &mut chance) {
            let version = &news["version"];
            let act =
                json!({ "type": "act", "id": fresh_id(), "version": version, "action": action });
            socket.send(Message::text(act.to_string())).await.unwrap();
        }
    }
}

/// One of the legal actions, if there are any; each says what it would do, but for the die.
fn choice(news: &Value, chance: &mut Quick) -> Option<Value> {
    let prospects = news["prospects"].as_array()?.iter();
    let legal: Vec<&Value> = prospects.filter(|it| it["refusal"].is_null()).collect();
    let foreseen = |it: &&Value| it["outlook"].is_null() == (it["action"]["type"] == "roll");
    assert!(legal.iter().all(foreseen), "{legal:?}");
    let count = u32::try_from(legal.len()).unwrap();
    (count > 0).then(|| legal[chance.below(count) as usize]["action"].clone())
}

/// What each seat has in a view.
fn treasures(news: &Value) -> Vec<u64> {
    let players = news["view"]["players"].as_array().unwrap();
    players.iter().map(|player| player["treasures"].as_u64().unwrap()).collect()
}

#[tokio::test]
async fn one_person_and_bots_play_in_every_cave() {
    let (host, folder) = Host::start().await;
    let mut ends = Vec::new();
    let options = [json!({}), json!({ "exit_exact": "on" }), json!({ "variant": "chance" })];
    for (seed, (seats, options)) in (1..).zip([2, 3, 4].into_iter().zip(options)) {
        let pass = host.table(wish("tresors", seats, 1, options)).await;
        let news = finish(&pass, seed).await;
        assert_eq!(news["view"]["family"], "tresors");
        assert_eq!(news["view"]["phase"], "over");
        assert_eq!(news["has_next_round"], false);
        let sheets = news["score"]["sheets"].as_array().unwrap();
        let totals: Vec<u64> = sheets.iter().map(|it| it["total"].as_u64().unwrap()).collect();
        assert_eq!(totals, treasures(&news));
        assert!(sheets.iter().all(|it| it["km"].is_null() && it["loot"]["fate"].is_string()));
        ends.push((pass.table, treasures(&news)));
    }
    host.stop().await;
    for (table, end) in ends {
        assert_eq!(replay(folder.path(), &table).await, end);
    }
}

/// Plays a record again with the notation alone.
async fn replay(folder: &std::path::Path, table: &str) -> Vec<u64> {
    let stored = stored(folder, table).await;
    let script = Script::parse(&stored.record()).unwrap();
    let rules = notation::rules::<Tresors>(&script.header).unwrap();
    let told = notation::tell::<Tresors>(&rules, &script, &mut |_, _| {}).unwrap();
    assert!(told.game().score().is_some(), "a record of a whole game");
    let open = told.game().open();
    open.seats().map(|seat| open.treasures(seat).into()).collect()
}

#[tokio::test]
async fn two_persons_share_a_cave() {
    let (host, _folder) = Host::start().await;
    let first = host.table(wish("tresors", 2, 2, json!({ "no_sealing": "on" }))).await;
    let second = host.sit(&first.table, "Bo").await;
    let (one, two) = tokio::join!(finish(&first, 7), finish(&second, 8));
    assert_eq!(treasures(&one), treasures(&two));
    host.stop().await;
}
