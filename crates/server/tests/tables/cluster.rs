//! Several servers that share a database and a bus, which `scripts/with-engines` has started.

use std::path::Path;

use futures_util::StreamExt;
use serde_json::json;
use server::{Config, TableId};
use tokio_postgres::NoTls;

use crate::client::Client;
use crate::host::{Host, Pass, config, wish};
use crate::player::{Player, finish_all};

fn engine(name: &str) -> String {
    std::env::var(name).unwrap_or_else(|_| {
        panic!("this test needs engines: run it by `scripts/with-engines cargo test …`")
    })
}

/// What servers are started with that share a new schema.
async fn shared() -> Config {
    let (url, name) = (engine("SABOTS_STORE"), format!("test_{}", TableId::random()));
    let (client, connection) = tokio_postgres::connect(&url, NoTls).await.unwrap();
    tokio::spawn(connection);
    client.batch_execute(&format!("CREATE SCHEMA {name}")).await.unwrap();
    let store = Some(format!("{url}?options=-csearch_path%3D{name}"));
    Config { store, bus: Some(engine("SABOTS_BUS")), ..config(Path::new("")) }
}

/// The same seat at another server.
fn moved(pass: &Pass, host: &Host) -> Pass {
    Pass { addr: host.addr, ..pass.clone() }
}

#[tokio::test]
async fn a_table_is_played_at_two_servers_and_one_view_alone_crosses_the_bus() {
    let bus = async_nats::connect(engine("SABOTS_BUS")).await.unwrap();
    let config = shared().await;
    let (one, two) = (Host::shared(config.clone()).await, Host::shared(config).await);
    let mut overheard = bus.subscribe("sabots.*.post").await.unwrap();
    bus.flush().await.unwrap();
    let ada = one.table(wish("asterix", 2, 2, json!({ "accept_button": "on" }))).await;
    let bo = two.sit(&ada.table, "Bo").await;
    assert_eq!(bo.seat, "B");
    let mut players =
        [Player::new(Client::sit(&ada).await, 41), Player::new(Client::sit(&bo).await, 42)];
    finish_all(&mut players).await;
    // Ada plays where the table is, and nothing that is hers alone leaves that server.
    let (mut to_ada, mut to_bo) = (0, 0);
    let end = bus.publish("sabots.end.post", "end".into());
    end.await.unwrap();
    while let Some(message) = overheard.next().await {
        let text = String::from_utf8_lossy(&message.payload).into_owned();
        if text == "end" {
            break;
        }
        if text.contains(&ada.table) {
            to_ada += usize::from(text.contains(r#""you":"A""#));
            to_bo += usize::from(text.contains(r#""you":"B""#));
        }
    }
    assert_eq!((to_ada, to_bo), (0, 1));
}

#[tokio::test]
async fn a_table_goes_on_elsewhere_when_its_server_ends() {
    let config = shared().await;
    let (one, two) = (Host::shared(config.clone()).await, Host::shared(config).await);
    let ada = one.table(wish("asterix", 2, 2, json!({ "accept_button": "on" }))).await;
    let bo = two.sit(&ada.table, "Bo").await;
    let mut players =
        [Player::new(Client::sit(&ada).await, 41), Player::new(Client::sit(&bo).await, 42)];
    let [first, second] = &mut players;
    let later = |client: &Client| client.news().version >= 15 || client.is_over();
    tokio::join!(first.until(later), second.until(later));
    let seen = first.client.news().version.max(second.client.news().version);
    one.stop().await;
    // Whoever was carried is told so, too.
    assert_eq!(players[1].client.closed().await, (1001, "going-away".to_owned()));
    let clients = [Client::sit(&moved(&ada, &two)).await, Client::sit(&bo).await];
    assert!(clients.iter().all(|client| client.news().version >= seen), "{seen}");
    let [first, second] = clients;
    finish_all(&mut [Player::new(first, 43), Player::new(second, 44)]).await;
}
