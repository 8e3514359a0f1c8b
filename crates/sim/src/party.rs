//! Who comes to which table, from the first word to the last.

use std::rc::Rc;

use serde_json::{Value, json};
use tokio::task::{JoinSet, spawn_local};
use tokio::time::sleep;
use wire::Access;

use crate::device::Device;
use crate::dice::Dice;
use crate::mind::Mind;
use crate::plan::{Habits, TablePlan};
use crate::world::World;

/// Plays everything that is planned, until it is over.
pub(crate) async fn play(world: &Rc<World>) {
    world.note(&format!("{:?}", world.plan));
    world.start();
    let restarts = spawn_local(Rc::clone(world).restarts());
    let mut parties = JoinSet::new();
    for (at, table) in world.plan.tables.iter().enumerate() {
        parties.spawn_local(gather(Rc::clone(world), table.clone(), at));
    }
    world.keep_watch(world.plan.tables.len()).await;
    restarts.abort();
    while let Some(ended) = parties.join_next().await {
        ended.expect("a party that ends");
    }
    world.close().await;
}

/// The people of one table come, play and go.
async fn gather(world: Rc<World>, plan: TablePlan, at: usize) {
    let mut dice = Dice::new(world.seed, &format!("table {at}"));
    let Some((table, cookie)) = make(&world, &plan, &mut dice).await else { return };
    let mut devices = JoinSet::new();
    for (who, habits) in plan.people.iter().enumerate() {
        let dice = Dice::new(world.seed, &format!("table {at} person {who}"));
        let known = (who == 0).then(|| cookie.clone());
        let person = come(Rc::clone(&world), table.clone(), known, *habits, who, dice);
        devices.spawn_local(person);
    }
    for who in 0..plan.spectators {
        let dice = Dice::new(world.seed, &format!("table {at} spectator {who}"));
        let habits = Habits::of_a_spectator();
        let looks_on = String::new();
        devices.spawn_local(come(
            Rc::clone(&world),
            table.clone(),
            Some(looks_on),
            habits,
            100 + who,
            dice,
        ));
    }
    while let Some(ended) = devices.join_next().await {
        ended.expect("a person who goes");
    }
}

/// Makes a table, and says its id and the cookie of its maker.
async fn make(world: &World, plan: &TablePlan, dice: &mut Dice) -> Option<(String, String)> {
    let bots: Vec<Option<&str>> = plan.bots.iter().map(|bot| bot.map(bots::Level::name)).collect();
    let body = json!({
        "game": plan.game, "seats": plan.seats, "options": plan.options, "bots": bots, "name": "P0",
        "speed": plan.speed, "patience": plan.patience, "begin": plan.begin,
        "access": plan.access,
    });
    loop {
        let reply = world.ask("POST", "/api/tables", "", &body.to_string()).await;
        if let Some((id, cookie)) = reply.and_then(|reply| {
            let made: Value = serde_json::from_str(&reply.body).ok()?;
            Some((made["id"].as_str()?.to_owned(), reply.cookie?))
        }) {
            world.watch(&id, plan.patience);
            world.at(&id, |watch| watch.access = plan.access);
            return Some((id, cookie));
        }
        if world.signals.now().is_over {
            return None;
        }
        sleep(dice.span(500, 5000)).await;
    }
}

/// Somebody comes, sits down if they can, and plays on each of their devices.
async fn come(
    world: Rc<World>,
    table: String,
    known: Option<String>,
    habits: Habits,
    who: usize,
    mut dice: Dice,
) {
    let cookie = if let Some(cookie) = known {
        cookie
    } else {
        sleep(dice.span(0, 20_000)).await;
        if world.at(&table, |watch| watch.access) == Access::Listed {
            find(&world, &table, &mut dice).await;
        }
        sit(&world, &table, who, &mut dice).await
    };
    let mut devices = JoinSet::new();
    for number in 0..habits.devices {
        let device = Device {
            world: Rc::clone(&world),
            table: table.clone(),
            cookie: if number == 0 { cookie.clone() } else { key(&world, &table, &cookie).await },
            habits,
            dice: Dice::new(world.seed, &format!("{table} {who} device {number}")),
            mind: Mind::new(),
            invitation: Rc::default(),
            is_encore: false,
        };
        devices.spawn_local(device.live());
    }
    while let Some(ended) = devices.join_next().await {
        ended.expect("a device that is put away");
    }
}

/// What proves the same seat on another device.
async fn key(world: &World, table: &str, cookie: &str) -> String {
    let path = format!("/api/tables/{table}/key");
    let Some(shown) = world.ask("GET", &path, cookie, "").await else { return cookie.to_owned() };
    let given = world.ask("POST", &path, "", &shown.body).await;
    given.and_then(|reply| reply.cookie).unwrap_or_else(|| cookie.to_owned())
}

/// Looks for a table among those that anybody may come to, until it is there; whoever looks in vain was
/// given its link besides.
async fn find(world: &World, table: &str, dice: &mut Dice) {
    for _ in 0..20 {
        let listed = world.ask("GET", "/api/tables", "", "").await;
        let is_found = listed.is_some_and(|reply| world.browse(&reply.body, table));
        if is_found || world.signals.now().is_over {
            return;
        }
        sleep(dice.span(500, 5000)).await;
    }
}

/// Sits down, and says what proves it; whoever finds no seat looks on.
async fn sit(world: &World, table: &str, who: usize, dice: &mut Dice) -> String {
    let body = json!({"name": format!("P{who}")}).to_string();
    for _ in 0..50 {
        let path = format!("/api/tables/{table}/seats");
        match world.ask("POST", &path, "", &body).await {
            Some(reply) if reply.cookie.is_some() => return reply.cookie.unwrap_or_default(),
            Some(reply) if (400..500).contains(&reply.status) => return String::new(),
            Some(_) | None => sleep(dice.span(500, 5000)).await,
        }
        if world.signals.now().is_over {
            break;
        }
    }
    String::new()
}
