//! The way in without a network leads to the same tables.

use std::sync::Arc;

use server::door::{Cable, Door, Heard, Said};
use server::store::Sqlite;
use server::{CloseReason, Config};

const TABLE: &str = r#"{"game":"desert","seats":2,"bots":[null,"steady"],"name":"Zoé"}"#;

fn door(folder: &tempfile::TempDir) -> Door {
    let store = Arc::new(Sqlite::open(folder.path()).unwrap());
    Door::open(store, Config::new(folder.path()), 7)
}

/// Makes a table, and says its id and the cookie of its maker.
async fn make(door: &Door) -> (String, String) {
    let made = door.ask("POST", "/api/tables", "", TABLE).await;
    assert_eq!(made.status, 201, "{}", made.body);
    let table: serde_json::Value = serde_json::from_str(&made.body).unwrap();
    (table["id"].as_str().unwrap().to_owned(), made.cookie.unwrap())
}

async fn hear(cable: &mut Cable) -> serde_json::Value {
    loop {
        match cable.hears.recv().await {
            Some(Heard::Text(text)) => return serde_json::from_str(&text).unwrap(),
            Some(Heard::Ping(_)) => {}
            other => panic!("not a message: {other:?}"),
        }
    }
}

#[tokio::test]
async fn whoever_comes_by_the_door_plays_as_by_a_socket() {
    let folder = tempfile::tempdir().unwrap();
    let door = door(&folder);
    let (id, cookie) = make(&door).await;
    let mut cable = door.connect(&id, &cookie, 8).await.unwrap();
    let welcome = hear(&mut cable).await;
    assert_eq!((&welcome["type"], &welcome["table"]["you"]), (&"welcome".into(), &"A".into()));
    cable.sends.send(Said::Text(r#"{"type":"leave","id":5}"#.to_owned())).await.unwrap();
    let mut answer = hear(&mut cable).await;
    while answer["type"] != "answer" {
        answer = hear(&mut cable).await;
    }
    assert_eq!((&answer["id"], &answer["answer"]["type"]), (&5.into(), &"accepted".into()));
    cable.sends.send(Said::Text("{".to_owned())).await.unwrap();
    while hear(&mut cable).await["type"] != "not-understood" {}
    door.close();
    let going = Heard::Close(CloseReason::GoingAway.code(), "going-away".to_owned());
    while cable.hears.recv().await.unwrap() != going {}
    drop(cable);
    door.closed().await;
}

#[tokio::test]
async fn ids_and_cookies_follow_from_the_number() {
    let folders = [tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap()];
    let [one, other] = folders.each_ref().map(door);
    assert_eq!(make(&one).await, make(&other).await);
    assert_ne!(make(&one).await, make(&one).await);
    assert_eq!(one.connect("?", "", 8).await.err(), Some("unknown-table"));
}
