//! Whole games of every family over the socket, and what is kept of them.

use families::{Setup, at_family};
use notation::{Dialect, Script};
use serde_json::{Value, json};
use wire::{GameInfo, Sent};

use crate::anyone::Anyone;
use crate::host::{Host, stored, wish};

/// Plays a round among bots, and says how it ended.
async fn round(host: &Host, game: &str, seats: u8, options: Value) -> (String, Value) {
    let pass = host.table(wish(game, seats, 1, options)).await;
    let mut person = Anyone::sit(&pass, 31).await;
    person.until(Anyone::is_over).await;
    (pass.table, person.news["score"].clone())
}

/// How a record ends that is played again with the notation alone.
fn replay<G: Dialect + Sent>(script: &Script) -> Value {
    let rules = notation::rules::<G>(&script.header).unwrap();
    let told = notation::tell::<G>(&rules, script, &mut |_, _| {}).unwrap();
    let score = told.game().score().expect("a record of a whole round");
    serde_json::to_value(G::show_score(&score, &rules)).unwrap()
}

#[tokio::test]
async fn a_round_of_every_game_is_kept_as_it_was_told() {
    let (host, folder) = Host::start_with(|config| config.rehearsal = Some(3)).await;
    let games = GameInfo::all(&[]);
    let mut tables: Vec<(&str, u8, Value)> = Vec::new();
    for game in &games {
        let seats = game.seatings.iter().map(|it| it.seats);
        tables.extend(seats.filter(|&it| it < 5).map(|seats| (game.name, seats, json!({}))));
    }
    tables.push(("rush", 6, json!({ "teams": "on", "strict": "on" })));
    tables.push(("fun-speed", 3, json!({ "strict": "on", "announce": "auto" })));
    tables.push(("tresors", 2, json!({ "variant": "chance" })));
    let rounds =
        tables.iter().map(|(game, seats, options)| round(&host, game, *seats, options.clone()));
    let ends = futures_util::future::join_all(rounds).await;
    host.stop().await;
    for ((game, seats, _), (table, score)) in tables.iter().zip(ends) {
        let kept = stored(folder.path(), &table).await;
        let script = Script::parse(&kept.record()).unwrap();
        let setup = Setup::of(game, *seats, &[]).unwrap();
        let again = at_family!(&setup, G(_rules) => replay::<G>(&script));
        assert_eq!(again, score, "{game} with {seats}");
    }
}
