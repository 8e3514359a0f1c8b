//! Standing orders over real sockets: told to everybody, kept, and obeyed.

use serde_json::{Value, json};
use wire::{OnAttack, OnDistance, OnDraw, Orders, Request};

use crate::anyone::Anyone;
use crate::client::{Answer, Client, fresh_id};
use crate::host::{Host, Pass, config, stored, wish};
use crate::player::{Player, finish_all};

const COUP: Orders =
    Orders { attack: OnAttack::CoupFourre, distance: OnDistance::Ask, draw: OnDraw::Ask };
const PASS: Orders =
    Orders { attack: OnAttack::Pass, distance: OnDistance::Pass, draw: OnDraw::Stock };

fn request(orders: Orders) -> Request {
    Request::Orders { id: fresh_id(), orders }
}

#[tokio::test]
async fn orders_are_told_kept_and_counted_once() {
    let (host, folder) = Host::start().await;
    let ada = host.table(wish("asterix", 2, 2, json!({ "window_seconds": "0" }))).await;
    let bo = host.sit(&ada.table, "Bo").await;
    let (mut one, mut other) = (Client::sit(&ada).await, Client::sit(&bo).await);
    assert_eq!(one.table.orders.as_ref().unwrap()["attack"], json!(["ask", "pass", "coup-fourre"]));
    let coup = request(COUP);
    assert_eq!(other.ask(&coup).await, Answer::Accepted);
    let written = json!({ "attack": "coup-fourre", "distance": "ask", "draw": "ask" });
    one.until(|client| client.people[1].orders.as_ref() == Some(&written)).await;
    let let_pass = request(Orders { attack: OnAttack::Pass, ..COUP });
    assert_eq!(other.ask(&let_pass).await, Answer::Accepted);
    assert_eq!(other.ask(&coup).await, Answer::Accepted, "the same again is answered again");

    let (id, why) = other.babble(serde_json::to_string(&request(PASS)).unwrap().into()).await;
    assert!(id.is_some() && why.contains("order"), "nobody lays a distance that can be answered");
    host.stop().await;

    let kept = stored(folder.path(), &ada.table).await;
    let orders: Vec<&str> = kept
        .lines
        .iter()
        .map(|line| line.text.as_str())
        .filter(|text| text.contains("orders"))
        .collect();
    assert_eq!(
        orders,
        [
            "B orders attack=coup-fourre distance=ask draw=ask",
            "B orders attack=pass distance=ask draw=ask",
        ]
    );
    assert!(!kept.record().contains("orders"), "they are no part of the record");

    let host = Host::on(config(folder.path())).await;
    let bo = Pass { addr: host.addr, ..bo };
    let mut other = Client::sit(&bo).await;
    assert_eq!(other.people[1].orders.as_ref().unwrap()["attack"], json!("pass"));
    assert_eq!(other.ask(&coup).await, Answer::Accepted, "and does not count twice");
    assert_eq!(other.people[1].orders.as_ref().unwrap()["attack"], json!("pass"));
    let nothing = Orders { attack: OnAttack::Ask, ..COUP };
    assert_eq!(other.ask(&request(nothing)).await, Answer::Accepted);
    other.until(|client| client.people[1].orders.is_none()).await;
}

/// Windows without a clock would wait for everybody's answer; nobody is asked for any.
#[tokio::test]
async fn a_round_is_played_to_its_end_where_nobody_is_asked_in_a_window() {
    let (host, _folder) = Host::start().await;
    let ada = host.table(wish("asterix", 2, 2, json!({ "window_seconds": "0" }))).await;
    let bo = host.sit(&ada.table, "Bo").await;
    let mut clients = [Client::sit(&ada).await, Client::sit(&bo).await];
    for client in &mut clients {
        assert_eq!(client.ask(&request(COUP)).await, Answer::Accepted);
    }
    let mut players = clients.map(|client| Player::new(client, 5));
    finish_all(&mut players).await;
    let is_asked = |frame: &String| {
        let frame: Value = serde_json::from_str(frame).unwrap();
        let window = &frame["news"]["view"]["window"];
        let prospects = frame["news"]["prospects"].as_array();
        !window.is_null() && prospects.is_some_and(|prospects| !prospects.is_empty())
    };
    for player in &players {
        assert!(player.client.frames.iter().any(|frame| frame.contains("\"window\":{")));
        assert!(!player.client.frames.iter().any(is_asked));
    }
}

/// Eight people at a table whose windows have no clock: nobody is asked, and nobody draws by hand.
#[tokio::test]
async fn eight_people_play_on_by_their_orders() {
    let (host, _folder) = Host::start().await;
    let options = json!({ "window_seconds": "0", "distance_seconds": "0" });
    let ada = host.table(wish("rush", 8, 8, options)).await;
    let mut passes = vec![ada.clone()];
    for name in ["Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal"] {
        passes.push(host.sit(&ada.table, name).await);
    }
    for pass in &passes {
        let mut socket = Anyone::sit(pass, 1).await;
        socket.say(&serde_json::to_value(request(PASS)).unwrap()).await;
        socket.until_told(|frame| frame["type"] == "answer").await;
    }
    let mut everybody = Vec::new();
    for (pass, seed) in passes.iter().zip(2..) {
        everybody.push(Anyone::sit(pass, seed).await);
    }
    let so = |anyone: &Anyone| anyone.version() > 120 || anyone.is_over();
    let playing = everybody.iter_mut().map(|anyone| anyone.until(so));
    futures_util::future::join_all(playing).await;
    for anyone in &everybody {
        for frame in &anyone.frames {
            let (view, prospects) = (&frame["news"]["view"], &frame["news"]["prospects"]);
            let asked =
                view["phase"] == "window" && prospects.as_array().is_some_and(|it| !it.is_empty());
            assert!(!asked, "{frame}");
        }
    }
}
