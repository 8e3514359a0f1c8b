//! Nobody sees a card that is not theirs to see, in any game that is listed.
//!
//! There is only one of each botte, so a botte in a hand is like a dyed drop: while somebody holds
//! one that nobody saw come, no frame of anybody else may name it, wherever it could.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Value, json};
use wire::{Class, GameInfo};

use crate::anyone::Anyone;
use crate::host::{Host, wish};

/// A botte that somebody holds in secret, from one version of the table to before another.
struct Secret {
    card: String,
    since: u64,
    until: u64,
}

/// The cards of a game that there is one of, and that cannot be asked for.
fn bottes(game: &GameInfo) -> BTreeSet<String> {
    let bottes = game.cards.iter().filter(|card| card.class == Class::Botte);
    bottes
        .map(|card| {
            assert_eq!(card.copies, 1, "{}", card.name);
            card.name.to_owned()
        })
        .collect()
}

/// Whether a card is named anywhere.
fn names(value: &Value, card: &str) -> bool {
    match value {
        Value::String(text) => text == card,
        Value::Array(items) => items.iter().any(|item| names(item, card)),
        Value::Object(fields) => fields.values().any(|field| names(field, card)),
        _ => false,
    }
}

/// What somebody at a table held in secret, by what they were told themselves.
fn secrets(player: &Anyone, bottes: &BTreeSet<String>) -> Vec<Secret> {
    let you = player.you().unwrap();
    let mut held: BTreeMap<&String, u64> = BTreeMap::new();
    let mut secrets = Vec::new();
    let mut last = 0;
    for frame in player.frames.iter().filter(|frame| !frame["news"].is_null()) {
        last = frame["news"]["version"].as_u64().unwrap();
        for event in frame["log"].as_array().into_iter().flatten().map(|it| &it["event"]) {
            for card in bottes.iter().filter(|card| names(event, card)) {
                let drawn = event["type"] == "drew" && event["seat"] == you;
                let since = if drawn { held.insert(card, last) } else { held.remove(card) };
                secrets.extend(since.map(|since| secret(card, since, last)));
            }
            // Whoever searches a hand sees all of it.
            if event["type"] == "searched" && event["of"] == you {
                secrets.extend(held.iter().map(|(card, since)| secret(card, *since, last)));
                held.clear();
            }
        }
        let players = frame["news"]["view"]["players"].as_array().unwrap();
        let own = players.iter().find(|player| player["seat"] == you).unwrap();
        held.retain(|card, since| {
            let stays = names(&own["known"], card);
            secrets.extend((!stays).then(|| secret(card, *since, last)));
            stays
        });
    }
    secrets.extend(held.iter().map(|(card, since)| secret(card, *since, last + 1)));
    secrets
}

fn secret(card: &str, since: u64, until: u64) -> Secret {
    Secret { card: card.to_owned(), since, until }
}

/// News without the reasons of refusals, which speak of cards wherever they are.
fn without_reasons(news: &Value) -> Value {
    let mut news = news.clone();
    for prospect in news["prospects"].as_array_mut().into_iter().flatten() {
        prospect["refusal"].take();
    }
    news
}

/// Checks that what others held in secret is named nowhere; says how many frames could have.
fn looks_away(watcher: &Anyone, secrets: &[Secret]) -> usize {
    let mut looked = 0;
    for frame in watcher.frames.iter().filter(|frame| !frame["news"].is_null()) {
        let version = frame["news"]["version"].as_u64().unwrap();
        let news = without_reasons(&frame["news"]);
        let kept = |it: &&Secret| (it.since..it.until).contains(&version);
        for Secret { card, since, .. } in secrets.iter().filter(kept) {
            assert!(!names(&news, card), "{card}: {frame}");
            // What happened before the card was drawn may tell where it was then.
            let fresh = frame["type"] == "update" && *since < version;
            assert!(!(fresh && names(&frame["log"], card)), "{card}: {frame}");
            looked += 1;
        }
    }
    looked
}

/// So much of a round is looked at.
const ENOUGH: u64 = 120;

/// Plays under the eyes of a spectator who comes early and one who comes late.
async fn watched(host: &Host, game: &GameInfo, seats: u8, options: Value) -> usize {
    let ada = host.table(wish(game.name, seats, 2, options)).await;
    let mut early = Anyone::join(host.addr, &ada.table, None, 0).await;
    let bo = host.sit(&ada.table, "Bo").await;
    let (mut one, mut two) = (Anyone::sit(&ada, 21).await, Anyone::sit(&bo, 22).await);
    let mut late = Anyone::join(host.addr, &ada.table, None, 0).await;
    let enough = |it: &Anyone| it.version() > ENOUGH || it.is_over();
    let watching = async {
        early.until(|it| it.version() > 20 || it.is_over()).await;
        late = Anyone::join(host.addr, &ada.table, None, 0).await;
        tokio::join!(early.until(enough), late.until(enough))
    };
    // Whoever has seen enough plays on no more, so the others are not waited for.
    tokio::select! {
        () = one.until(enough) => {}
        () = two.until(enough) => {}
        ((), ()) = watching => {}
    }
    for person in [&one, &two, &early, &late] {
        let mut views = person.frames.iter().map(|it| &it["news"]["view"]);
        assert!(views.all(|view| view.is_null() || view["you"].as_str() == person.you()));
    }
    let bottes = bottes(game);
    let [ones, twos] = [&one, &two].map(|player| secrets(player, &bottes));
    looks_away(&one, &twos)
        + looks_away(&two, &ones)
        + [&early, &late]
            .map(|it| looks_away(it, &ones) + looks_away(it, &twos))
            .iter()
            .sum::<usize>()
}

/// The tables of a game at which somebody could see too much: the smallest and the largest, in
/// pairs, and where attention counts. No window waits for a clock.
fn tables(game: &GameInfo) -> Vec<(u8, Value)> {
    let seats = |it: Option<&wire::SeatingInfo>| it.unwrap().seats;
    let has = |name: &str| game.options.iter().any(|option| option.name == name);
    let mut tables =
        vec![(seats(game.seatings.first()), json!({})), (seats(game.seatings.last()), json!({}))];
    if has("teams") {
        tables.push((4, json!({ "teams": "on" })));
    }
    if has("strict") {
        tables.push((3, json!({ "strict": "on" })));
    }
    for (name, value) in [("window_seconds", "0"), ("distance_seconds", "0"), ("announce", "auto")]
    {
        for (_, options) in tables.iter_mut().filter(|_| has(name)) {
            options[name] = json!(value);
        }
    }
    tables
}

#[tokio::test]
async fn nobody_is_told_of_a_card_in_another_hand() {
    let (host, _folder) = Host::start_with(|config| config.rehearsal = Some(7)).await;
    for game in GameInfo::all(&[]) {
        let rounds = tables(&game).into_iter();
        let rounds = rounds.map(|(seats, options)| watched(&host, &game, seats, options));
        let looked: usize = futures_util::future::join_all(rounds).await.into_iter().sum();
        assert!(looked > 0 || bottes(&game).is_empty(), "{}: nobody held a botte", game.name);
    }
    host.stop().await;
}

#[tokio::test]
async fn nothing_over_http_names_a_card() {
    let (host, _folder) = Host::start().await;
    for game in GameInfo::all(&[]) {
        let ada = host.table(wish(game.name, 2, 2, json!({}))).await;
        host.sit(&ada.table, "Bo").await;
        let path = format!("/api/tables/{}", ada.table);
        for cookie in [None, Some(ada.cookie.as_str())] {
            let body = host.get(&path, cookie).await.body;
            let body: Value = serde_json::from_str(&body).unwrap();
            for card in &game.cards {
                assert!(!names(&body, card.name), "{}: {body}", card.name);
            }
        }
    }
    host.stop().await;
}
