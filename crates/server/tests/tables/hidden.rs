//! Whatever somebody may not know could be otherwise, and no frame would differ: in any game that is
//! listed, whether something is hidden in hands, in a pile or nowhere but there.

use std::collections::BTreeSet;

use chance::{Quick, Stream};
use families::{Family, at_family};
use notation::{Dialect, read_entry};
use serde_json::{Value, json};
use server::store::{Stored, Tone};
use table::laws::Subject;
use table::{Seat, Viewer};
use wire::{GameInfo, Happening, Prospect, Sent};

use crate::anyone::Anyone;
use crate::host::{Host, stored, wish};

/// What a viewer is told at one version of the table.
struct Told {
    view: Value,
    prospects: Value,
    /// What happened since the version before.
    log: Vec<Value>,
}

/// Somebody who looks on.
fn viewer(person: &Anyone) -> Viewer {
    let seat = person.you().map(|letter| Seat::from_letter(letter).unwrap());
    seat.map_or(Viewer::Spectator, Viewer::Seat)
}

/// What a viewer would have been told at every version if whatever the viewer may not know had been
/// something else; and how often it was.
fn retold<G: Dialect + Sent + Subject>(
    kept: &Stored,
    rules: &std::sync::Arc<<G as Family>::Rules>,
    viewer: Viewer,
) -> (Vec<Told>, usize) {
    let (mut game, mut chance) = (G::new(rules), Quick::new(5));
    let (mut told, mut stirred) = (Vec::new(), 0);
    for line in kept.lines.iter().filter(|line| line.tone == Tone::Aloud) {
        let mut events = Vec::new();
        let entry = read_entry::<G>(rules, &line.text).unwrap();
        table::log::step(&mut game, &entry, Stream::new, &mut events).unwrap();
        let seen = events.iter().filter_map(|event| game.seen(event, viewer));
        let log = seen.map(|seen| json!(Happening::new::<G>(&seen, rules))).collect();
        let other = game.stir(viewer, &mut chance);
        stirred += usize::from(other != game);
        let prospects = match viewer {
            Viewer::Seat(seat) => other.prospects(seat),
            Viewer::Spectator => Vec::new(),
        };
        let sent = prospects.iter().filter(|prospect| G::is_sent(prospect));
        let prospects: Vec<_> = sent.map(|it| Prospect::new::<G>(it, rules)).collect();
        let view = json!(G::show_view(&other.view(viewer)));
        told.push(Told { view, prospects: json!(prospects), log });
    }
    (told, stirred)
}

/// Holds every frame that somebody heard against what they would have been told.
fn heard_no_more(person: &Anyone, told: &[Told]) {
    // A table is at version 1 once the cards are dealt.
    let mut heard = 0;
    for frame in person.frames.iter().filter(|frame| !frame["news"].is_null()) {
        let news = &frame["news"];
        let version = usize::try_from(news["version"].as_u64().unwrap()).unwrap();
        let now = &told[version - 1];
        assert_eq!(news["view"], now.view);
        // Whoever has passed is asked nothing more.
        assert!([&now.prospects, &json!([])].contains(&&news["prospects"]), "{frame}");
        let fresh: Vec<&Value> = told[heard..version].iter().flat_map(|it| &it.log).collect();
        assert_eq!(frame["log"], json!(fresh));
        heard = version;
    }
}

/// Plays for a while at a table of a game, under the eyes of a spectator.
async fn watched(host: &Host, game: &str, seats: u8) -> (String, [Anyone; 3]) {
    let mut options = json!({});
    // No window waits for a clock.
    let clocks = ["window_seconds", "distance_seconds"];
    let listed = GameInfo::all(&[]).into_iter().find(|it| it.name == game).unwrap();
    for name in clocks.iter().filter(|name| listed.options.iter().any(|it| it.name == **name)) {
        options[name] = json!("0");
    }
    let ada = host.table(wish(game, seats, 2, options)).await;
    let mut watcher = Anyone::join(host.addr, &ada.table, None, 0).await;
    let bo = host.sit(&ada.table, "Bo").await;
    let (mut one, mut two) = (Anyone::sit(&ada, 21).await, Anyone::sit(&bo, 22).await);
    let enough = |it: &Anyone| it.version() > 60 || it.is_over();
    tokio::select! {
        () = one.until(enough) => {}
        () = two.until(enough) => {}
        () = watcher.until(enough) => {}
    }
    (ada.table, [one, two, watcher])
}

#[tokio::test]
async fn no_frame_depends_on_what_its_reader_may_not_know() {
    let (host, folder) = Host::start_with(|config| config.rehearsal = Some(7)).await;
    let mut tables = BTreeSet::new();
    for game in GameInfo::all(&[]) {
        let seats = game.seatings.iter().map(|it| it.seats);
        tables.extend([seats.clone().min(), seats.max()].map(|it| (game.name, it.unwrap())));
    }
    let games = tables.iter().map(|&(game, seats)| watched(&host, game, seats));
    let games = futures_util::future::join_all(games).await;
    host.stop().await;
    for ((game, seats), (table, people)) in tables.iter().zip(games) {
        let kept = stored(folder.path(), &table).await;
        let script = notation::Script::parse(&kept.record()).unwrap();
        let setup = notation::setup(&script.header).unwrap();
        for person in people {
            let viewer = viewer(&person);
            let (told, stirred) = at_family!(&setup, G(rules) => retold::<G>(&kept, rules, viewer));
            assert!(stirred > 10, "{game} with {seats}: something else lay there {stirred} times");
            heard_no_more(&person, &told);
        }
    }
}
