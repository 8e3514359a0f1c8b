//! A server whose deals can be foreseen.

use serde_json::{Value, json};
use tokio::net::TcpListener;

use crate::client::Client;
use crate::host::{Host, Pass, config, wish};
use crate::http::ask;

/// Makes a table as a test with this name does.
async fn table(host: &Host, test: &str) -> Pass {
    let wish = wish("desert", 2, 2, json!({})).to_string();
    let reply = ask(host.addr, "POST", "/api/tables", &[("x-rehearsal", test)], &wish).await;
    assert_eq!(reply.status, 201, "{}", reply.body);
    reply.pass(host.addr)
}

/// The cards that the person holds at the start.
async fn hand(host: &Host, test: &str) -> Value {
    let pass = table(host, test).await;
    host.sit(&pass.table, "Bo").await;
    let client = Client::sit(&pass).await;
    client.news().view.rest["players"][0]["known"].clone()
}

#[tokio::test]
async fn a_test_is_dealt_the_same_cards_whatever_the_others_do() {
    let rehearse = || Host::start_with(|config| config.rehearsal = Some(7));
    let (one, _one) = rehearse().await;
    let first = [hand(&one, "a").await, hand(&one, "a").await];
    let (two, _two) = rehearse().await;
    let other = hand(&two, "b").await;
    let again = [hand(&two, "a").await, hand(&two, "a").await];
    assert_eq!(first, again);
    assert_ne!(first[0], first[1]);
    assert_ne!(first[0], other);
}

#[tokio::test]
async fn a_rehearsal_is_not_open_to_other_machines() {
    let folder = tempfile::tempdir().unwrap();
    let config = server::Config { rehearsal: Some(7), ..config(folder.path()) };
    let listener = TcpListener::bind("0.0.0.0:0").await.unwrap();
    let refused = server::run(listener, config, std::future::pending()).await;
    assert!(matches!(refused, Err(server::Failure::Rehearsal { .. })));
}
