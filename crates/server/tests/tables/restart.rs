//! The server ends, in good order or not, and another one goes on.

use std::path::Path;

use rusqlite::Connection;
use serde_json::json;
use server::store::Sqlite;
use server::{Failure, run};
use tokio::net::TcpListener;
use wire::Request;

use crate::client::{Answer, Client, written};
use crate::host::{Host, Pass, config, wish};
use crate::player::{Player, finish_all};

/// How a server ends.
#[derive(Clone, Copy)]
enum End {
    Stopped,
    Dropped,
}

async fn restart(host: Host, folder: &Path, end: End) -> Host {
    match end {
        End::Stopped => host.stop().await,
        End::Dropped => host.drop().await,
    }
    Host::on(config(folder)).await
}

/// The same seat at another server.
fn moved(pass: &Pass, host: &Host) -> Pass {
    Pass { addr: host.addr, ..pass.clone() }
}

async fn goes_on(end: End) {
    let (mut host, folder) = Host::start().await;
    let ada = host.table(wish("asterix", 3, 2, json!({ "accept_button": "on" }))).await;
    let bo = host.sit(&ada.table, "Bo").await;
    let mut players =
        [Player::new(Client::sit(&ada).await, 41), Player::new(Client::sit(&bo).await, 42)];
    for version in [5, 15, 30] {
        let [one, two] = &mut players;
        let later = |client: &Client| client.news().version >= version || client.is_over();
        tokio::join!(one.until(later), two.until(later));
        let seen = one.client.news().version.max(two.client.news().version);
        host = restart(host, folder.path(), end).await;
        let (ada, bo) = (moved(&ada, &host), moved(&bo, &host));
        let clients = [Client::sit(&ada).await, Client::sit(&bo).await];
        // Everything that anybody had seen is still there.
        assert!(clients.iter().all(|client| client.news().version >= seen), "{seen}");
        players = clients.map(|client| Player::new(client, u64::from(version)));
    }
    finish_all(&mut players).await;
}

#[tokio::test]
async fn a_game_goes_on_after_a_server_that_was_stopped() {
    goes_on(End::Stopped).await;
}

#[tokio::test]
async fn a_game_goes_on_after_a_server_that_was_dropped() {
    goes_on(End::Dropped).await;
}

#[tokio::test]
async fn a_request_is_known_again_after_a_restart() {
    let (host, folder) = Host::start().await;
    let pass = host.table(wish("desert", 2, 2, json!({ "first_seat": "A" }))).await;
    host.sit(&pass.table, "Bo").await;
    let mut player = Player::new(Client::sit(&pass).await, 1);
    let action = player.choice().unwrap();
    let request = Request::Act { id: u64::MAX, version: 1, action: written(&action), after: None };
    assert_eq!(player.client.ask(&request).await, Answer::Accepted);
    let host = restart(host, folder.path(), End::Stopped).await;
    let mut client = Client::sit(&moved(&pass, &host)).await;
    let before = client.news().clone();
    assert_eq!(client.ask(&request).await, Answer::Accepted);
    assert_eq!(*Client::sit(&moved(&pass, &host)).await.news(), before);
}

#[tokio::test]
async fn a_table_that_has_not_begun_waits_on() {
    let (host, folder) = Host::start().await;
    let ada = host.table(wish("desert", 2, 2, json!({}))).await;
    let host = restart(host, folder.path(), End::Dropped).await;
    let mut client = Client::sit(&moved(&ada, &host)).await;
    assert!(client.news.is_none());
    host.sit(&ada.table, "Bo").await;
    client.until(|client| client.news.is_some()).await;
}

/// What is done to a table, and must not be believed.
const DAMAGES: &[&str] = &[
    "UPDATE lines SET text = 'A lays 100000' WHERE number = 1",
    "UPDATE lines SET text = 'A declines' WHERE number = 1",
    "UPDATE lines SET text = 'next round' WHERE number = 1",
    "UPDATE lines SET text = 'seed 00' WHERE number = 0",
    "UPDATE lines SET text = 'A passes' WHERE number = 0",
    "UPDATE lines SET whispered = 1 WHERE number = 0",
    "DELETE FROM lines WHERE number = 0",
    "UPDATE tables SET header = 'game poker'",
    "UPDATE tables SET header = 'game desert'",
    "UPDATE tables SET header = ''",
    "UPDATE tables SET seed = ''",
    "UPDATE seats SET seat = 7 WHERE seat = 1",
    "UPDATE seats SET bot = 'grandmaster', token = NULL WHERE seat = 1",
    "UPDATE seats SET token = x'00' WHERE seat = 0",
    "DELETE FROM seats WHERE seat = 1",
];

#[tokio::test]
async fn a_table_that_does_not_replay_is_called_broken_and_stops_nobody() {
    let (mut host, folder) = Host::start().await;
    for damage in DAMAGES {
        let broken = host.table(wish("desert", 2, 2, json!({ "first_seat": "A" }))).await;
        host.sit(&broken.table, "Bo").await;
        let mut player = Player::new(Client::sit(&broken).await, 2);
        player.until(|client| client.news().version >= 2).await;
        drop(player);
        host.stop().await;
        let file = Connection::open(Sqlite::file(folder.path())).unwrap();
        let table = ["tables SET", "tables WHERE"].iter().any(|part| damage.contains(part));
        let key = if table { "id" } else { "table_id" };
        let glue = if damage.contains("WHERE") { "AND" } else { "WHERE" };
        let statement = format!("{damage} {glue} {key} = '{}'", broken.table);
        assert_eq!(file.execute(&statement, []).unwrap(), 1, "{statement}");
        drop(file);
        host = Host::on(config(folder.path())).await;
        let path = format!("/api/tables/{}", broken.table);
        let reply = host.get(&path, None).await;
        if damage.contains("number = 1") {
            // The deal comes before it, and is shown.
            assert_eq!(reply.status, 200, "{damage}");
            continue;
        }
        assert_eq!(reply.problem(), (500, "broken-table".into()), "{damage}");
        let seats = format!("{path}/seats");
        let reply = host.post(&seats, None, json!({ "name": "Cy" })).await;
        assert_eq!(reply.problem(), (500, "broken-table".into()), "{damage}");
    }
    let fine = host.table(wish("desert", 2, 1, json!({}))).await;
    Player::new(Client::sit(&fine).await, 3).finish().await;
}

#[tokio::test]
async fn a_folder_is_used_by_one_server() {
    let (_host, folder) = Host::start().await;
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let second = run(listener, config(folder.path()), std::future::pending()).await;
    assert!(matches!(second, Err(Failure::InUse { .. })));
}

#[tokio::test]
async fn a_server_runs_on_what_its_folder_has() {
    let folder = tempfile::tempdir().unwrap();
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let addr = listener.local_addr().unwrap();
    let asked = async { crate::http::ask(addr, "GET", "/api/health", &[], "").await.status };
    let running = run(listener, config(folder.path()), async {
        assert_eq!(asked.await, 200);
    });
    running.await.unwrap();
    assert!(Sqlite::file(folder.path()).exists());
}
