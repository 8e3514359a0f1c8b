//! Whoever asks what would be best is told, where the table allows it, and nobody else is.

use bots::Budget;
use serde_json::{Value, json};
use wire::Request;

use crate::anyone::Anyone;
use crate::client::{Answer, Client, fresh_id, written};
use crate::host::{Host, wish};
use crate::player::Player;

/// A server that thinks for the same worlds every time.
async fn host() -> (Host, tempfile::TempDir) {
    Host::start_with(|config| config.advice = Budget::Playouts(64)).await
}

/// A table of this game with so many persons, who are advised so.
fn advised(game: &str, persons: u8, advice: &str) -> Value {
    let mut wish = wish(game, 2, persons, json!({}));
    wish["advice"] = json!(advice);
    wish
}

fn question(client: &Client) -> Request {
    Request::Advise { id: fresh_id(), version: client.news().version }
}

#[tokio::test]
async fn whoever_asks_is_told_what_each_action_is_worth_and_nobody_else_hears_of_it() {
    let (host, _folder) = host().await;
    let mut wish = advised("asterix", 2, "everybody");
    wish["options"] = json!({ "first_dealer": "B" });
    let ada = host.table(wish).await;
    let bo = host.sit(&ada.table, "Bo").await;
    let mut watcher = Client::join(host.addr, &ada.table, None).await;
    let mut other = Client::sit(&bo).await;
    let mut one = Player::new(Client::sit(&ada).await, 5);
    one.until_due().await;
    let Answer::Advised { version, chances } = one.client.ask(&question(&one.client)).await else {
        panic!("no advice");
    };
    assert_eq!(version, one.client.news().version);
    let share = |it: &Value, name: &str| it[name].as_f64().unwrap();
    for it in &chances {
        let [low, wins, high] = ["low", "wins", "high"].map(|name| share(it, name));
        assert!((0.0..=wins).contains(&low) && (wins..=1.0).contains(&high), "{it}");
    }
    assert!(chances.is_sorted_by(|one, other| share(one, "wins") >= share(other, "wins")));
    let mut told: Vec<String> = chances.iter().map(|it| it["action"].to_string()).collect();
    let mut legal: Vec<String> =
        one.client.legal().iter().map(|action| written(action).to_string()).collect();
    told.sort();
    legal.sort();
    assert_eq!(told, legal);
    // Whoever asks again is told the same, and nobody thinks twice.
    let again = one.client.ask(&question(&one.client)).await;
    assert_eq!(again, Answer::Advised { version, chances });
    // What comes next is told to everybody, so whatever came before has been.
    one.step().await;
    for client in [&mut watcher, &mut other] {
        client.until(|client| client.news().version > version).await;
        assert!(client.frames.iter().all(|frame| !frame.contains("advised")));
    }
}

#[tokio::test]
async fn where_nobody_is_advised_it_is_said_so() {
    let (host, _folder) = host().await;
    for (persons, advice) in [(2, "alone"), (1, "nobody"), (2, "nobody")] {
        let ada = host.table(advised("desert", persons, advice)).await;
        if persons == 2 {
            host.sit(&ada.table, "Bo").await;
        }
        let mut client = Client::sit(&ada).await;
        client.until(|client| client.news.is_some()).await;
        assert_eq!(client.table.advice, advice);
        assert_eq!(client.ask(&question(&client)).await, Answer::NotAdvised, "{persons} {advice}");
    }
}

#[tokio::test]
async fn whoever_has_nothing_to_decide_or_asks_too_late_is_told_so() {
    let (host, _folder) = host().await;
    let ada = host.table(advised("desert", 2, "everybody")).await;
    let bo = host.sit(&ada.table, "Bo").await;
    let (mut one, mut two) = (Client::sit(&ada).await, Client::sit(&bo).await);
    one.until(|client| client.news.as_ref().is_some_and(|news| news.view.turn.is_some())).await;
    two.until(|client| client.news.as_ref().is_some_and(|news| news.view.turn.is_some())).await;
    let (on_turn, off_turn) =
        if one.legal().is_empty() { (&mut two, &mut one) } else { (&mut one, &mut two) };
    assert_eq!(off_turn.ask(&question(off_turn)).await, Answer::NothingToDecide);
    let late = Request::Advise { id: fresh_id(), version: on_turn.news().version + 1 };
    assert_eq!(on_turn.ask(&late).await, Answer::Stale);
}

#[tokio::test]
async fn a_restart_changes_no_advice() {
    let (host, folder) = host().await;
    let ada = host.table(advised("asterix", 1, "alone")).await;
    let mut player = Player::new(Client::sit(&ada).await, 5);
    player.until_due().await;
    let before = player.client.ask(&question(&player.client)).await;
    assert!(matches!(before, Answer::Advised { .. }), "{before:?}");
    host.stop().await;
    let mut config = crate::host::config(folder.path());
    config.advice = Budget::Playouts(64);
    let host = Host::on(config).await;
    let ada = crate::host::Pass { addr: host.addr, ..ada };
    let mut player = Player::new(Client::sit(&ada).await, 5);
    player.until_due().await;
    assert_eq!(player.client.ask(&question(&player.client)).await, before);
}

#[tokio::test]
async fn people_are_advised_in_every_game_all_the_way() {
    let (host, _folder) = Host::start_with(|config| config.advice = Budget::Playouts(2)).await;
    for game in families::names() {
        let ada = host.table(advised(game, 1, "alone")).await;
        let mut player = Anyone::sit(&ada, 7).await;
        let mut asked = 0;
        while asked < 12 && !player.is_over() {
            let version = player.version();
            if player.news["prospects"].as_array().is_some_and(|it| !it.is_empty()) {
                let id = fresh_id();
                player.say(&json!({ "type": "advise", "id": id, "version": version })).await;
                player.until_told(|frame| frame["type"] == "answer" && frame["id"] == id).await;
                let answer = &player.frames.last().unwrap()["answer"];
                // A bot may have been quicker in a window.
                if answer["type"] == "advised" {
                    assert!(!answer["chances"].as_array().unwrap().is_empty(), "{game}");
                    asked += 1;
                }
            }
            player.until(|player| player.version() > version || player.is_over()).await;
        }
        assert!(asked > 3, "{game}: {asked}");
    }
}
