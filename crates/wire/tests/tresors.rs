//! How the cave travels: a story of it, as it is kept for the browser, and actions there and back.
//! `UPDATE_GOLDEN=1 cargo test -p wire --test tresors` writes the stories anew.

#![allow(clippy::unwrap_used)]

use std::path::Path;
use std::{env, fs};

use bots::Level;
use chance::Quick;
use referee::{Input, Millis, Occupant, Output, Pace, Room};
use table::{Chance, Game, Seat, Seed, Viewer};
use tresors::{Action, Cave, Rules};
use wire::tresors::{Outlook, Stuck};
use wire::{Happening, Message, News, Person, Prospect, Sent, TableInfo};

const ME: Seat = Seat(0);

/// Everything seat A is told in a whole game that it plays at random among bots.
fn story(rules: &'static Rules, seed: u64) -> Vec<Message> {
    let mut occupants = vec![Occupant::Bot(Level::Steady); rules.seats().into()];
    occupants[0] = Occupant::Person;
    let mut room: Room<Cave, Level> =
        Room::new(&rules, occupants, Pace::NORMAL, Seed::from_number(seed));
    let mut chance = Quick::new(seed);
    let mut messages = vec![welcome(rules)];
    let (mut now, mut input) = (Millis(0), Input::Wake);
    loop {
        let mut out = Vec::new();
        room.handle(now, input, &mut out);
        messages.extend(out.into_iter().filter_map(|output| update(output, rules)));
        let news = room.news(Viewer::Seat(ME));
        if news.score.is_some() {
            return messages;
        }
        let legal = news.prospects.iter().filter(|(_, prospect)| prospect.is_ok());
        let legal: Vec<Action> = legal.map(|(action, _)| *action).collect();
        input = if legal.is_empty() {
            now = room.wake_at().expect("something to wait for");
            Input::Wake
        } else {
            let at = chance.below(u32::try_from(legal.len()).unwrap()) as usize;
            Input::Act { seat: ME, action: legal[at], seen: news.version }
        };
    }
}

fn welcome(rules: &Rules) -> Message {
    let options = rules.chosen().iter().map(|(name, value)| ((*name).to_owned(), value.clone()));
    let people = Seat::all(rules.seats()).map(|seat| Person {
        seat: seat.to_string(),
        name: Some(["Noé", "Max", "Zoé", "Léa"][seat.index()].to_owned()),
        bot: (seat != ME).then(|| "steady".to_owned()),
        present: seat == ME,
    });
    Message::Welcome {
        table: TableInfo {
            id: "k7m2p9x4qz".to_owned(),
            game: rules.name().to_owned(),
            seats: rules.seats(),
            options: options.collect(),
            begun: false,
            you: Some(ME.to_string()),
        },
        people: people.collect(),
        log: Vec::new(),
        news: None,
    }
}

fn update(output: Output<Cave>, rules: &Rules) -> Option<Message> {
    match output {
        Output::Told { to, seen, news } if to == Viewer::Seat(ME) => Some(Message::Update {
            log: seen.iter().map(|seen| Happening::new::<Cave>(seen, rules)).collect(),
            news: Box::new(News::new::<Cave>(&news, rules)),
        }),
        _ => None,
    }
}

#[test]
fn stories_are_as_they_were() {
    let tables = [(3, &[][..]), (2, &[("variant", "chance")][..])];
    for (seed, (seats, options)) in (1..).zip(tables) {
        let rules = Rules::of("tresors", seats, options).unwrap();
        let messages = story(rules, seed);
        let kept = messages[..12].iter().chain(messages.last());
        let text: String = kept.map(|it| serde_json::to_string(it).unwrap() + "\n").collect();
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/stories");
        let file = file.join(format!("tresors-{seats}.jsonl"));
        if env::var_os("UPDATE_GOLDEN").is_some() {
            fs::write(&file, &text).unwrap();
        }
        assert!(fs::read_to_string(&file).unwrap() == text, "{} is stale", file.display());
    }
}

/// What can be tried, and what it would do, as it travels.
fn prospects(messages: &[Message]) -> impl Iterator<Item = &Prospect> {
    let news = messages.iter().filter_map(|message| match message {
        Message::Update { news, .. } => Some(news),
        _ => None,
    });
    news.flat_map(|news| &news.prospects)
}

#[test]
fn a_target_comes_with_a_way_that_leads_there() {
    let rules = Rules::of("tresors", 3, &[]).unwrap();
    let (mut walks, mut rides, mut lays) = (0, 0, 0);
    for messages in (0..30).map(|seed| story(rules, seed)) {
        for prospect in prospects(&messages) {
            let Some(wire::Outlook::Tresors(outlook)) = &prospect.outlook else { continue };
            let wire::Action::Tresors(action) = &prospect.action else { panic!("another family") };
            match (outlook, action) {
                (Outlook::Walks { path, .. }, wire::tresors::Action::Walk { cell }) => {
                    assert!(path.len() > 1 && path.last() == Some(&cell.as_str()), "{path:?}");
                    walks += 1;
                }
                (Outlook::Leaves { path }, wire::tresors::Action::Leave) => {
                    assert_eq!(path.last(), Some(&"E4"));
                }
                (Outlook::Carried { why: Stuck::Occupied | Stuck::Walled, .. }, _) => rides += 1,
                (Outlook::Lays { .. }, wire::tresors::Action::Lay { .. }) => lays += 1,
                (Outlook::Enters { .. }, wire::tresors::Action::Enter { .. }) => {}
                _ => panic!("{prospect:?}"),
            }
        }
    }
    assert!(walks > 0 && rides > 0 && lays > 0, "{walks} {rides} {lays}");
}

#[test]
fn actions_round_trip() {
    let rules = Rules::of("tresors", 4, &[]).unwrap();
    for action in table::laws::Subject::universe(&Cave::new(&rules)) {
        let sent = serde_json::to_value(Cave::show_action(action, rules)).unwrap();
        assert_eq!(Cave::hear_action(&sent, rules), Ok(action), "{sent}");
    }
    for bad in [
        "{}",
        r#"{"type":"walk"}"#,
        r#"{"type":"walk","cell":"F1"}"#,
        r#"{"type":"lay","turned":4}"#,
        r#"{"type":"lay","turned":-1}"#,
        r#"{"type":"walk","cell":"A1","x":1}"#,
        "1",
    ] {
        let bad = serde_json::from_str(bad).unwrap();
        assert!(Cave::hear_action(&bad, rules).is_err(), "{bad}");
    }
}
