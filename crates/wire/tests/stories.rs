//! Stories: what one person is told in the course of a game, exactly as it travels. The browser is
//! tested against the same files. `UPDATE_GOLDEN=1 cargo test -p wire --test stories` writes them
//! anew.

#![allow(clippy::unwrap_used)]

use std::path::{Path, PathBuf};
use std::{env, fs};

use bornes::{Action, Race, Rules};
use bots::Level;
use chance::Quick;
use referee::{Input, Millis, Occupant, Output, Pace, Room};
use table::{Chance, Game, Hosted, Seat, Seed, Viewer};
use wire::bornes::Seen;
use wire::{Happening, Message, News, Person, Sent, TableInfo};

/// The tables of which a story is kept, and how many messages of it: the first ones, and the last.
const STORIES: &[Kept] = &[
    Kept { game: "asterix", seats: 4, options: &[("match", "points")], messages: 24 },
    Kept { game: "asterix", seats: 6, options: &[], messages: 10 },
    Kept { game: "desert", seats: 2, options: &[], messages: 16 },
];

/// A story that is kept.
struct Kept {
    game: &'static str,
    seats: u8,
    options: &'static [(&'static str, &'static str)],
    messages: usize,
}

const ME: Seat = Seat(0);

/// Everything seat A is told in a whole round that it plays at random among bots.
fn story(rules: &'static Rules, seed: u64) -> Vec<Message> {
    let mut occupants = vec![Occupant::Bot(Level::Random); rules.seats().into()];
    occupants[0] = Occupant::Person;
    let mut room: Room<Race, Level> =
        Room::new(&rules, occupants, Pace::NORMAL, Seed::from_number(seed));
    let mut chance = Quick::new(seed);
    let mut messages = vec![welcome(rules)];
    let mut now = Millis(0);
    let mut input = Input::Wake;
    loop {
        let mut out = Vec::new();
        room.handle(now, input, &mut out);
        messages.extend(out.into_iter().filter_map(|output| update(output, rules)));
        let news = room.news(Viewer::Seat(ME));
        if news.score.is_some() {
            return messages;
        }
        let legal: Vec<Action> = news
            .prospects
            .iter()
            .filter(|(_, prospect)| prospect.is_ok())
            .map(|(action, _)| *action)
            .collect();
        input = match (legal.is_empty(), room.wake_at()) {
            (false, _) => {
                let count = u32::try_from(legal.len()).expect("a short list");
                let at = chance.below(count) as usize;
                let useful = legal.iter().find(|action| !matches!(action, Action::Discard { .. }));
                let action = useful.copied().unwrap_or(legal[at]);
                let action = if action == Race::decline() { legal[0] } else { action };
                Input::Act { seat: ME, action, seen: news.version }
            }
            (true, Some(at)) => {
                now = at;
                Input::Wake
            }
            (true, None) => panic!("nothing to wait for"),
        };
    }
}

fn welcome(rules: &Rules) -> Message {
    let options = rules.chosen().iter().map(|(name, value)| ((*name).to_owned(), value.clone()));
    let people = Seat::all(rules.seats()).map(|seat| Person {
        seat: seat.to_string(),
        name: Some(["Noé", "Max", "Zoé", "Léa", "Inès", "Tom"][seat.index()].to_owned()),
        bot: (seat != ME).then(|| "random".to_owned()),
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

fn update(output: Output<Race>, rules: &Rules) -> Option<Message> {
    match output {
        Output::Told { to, seen, news } if to == Viewer::Seat(ME) => Some(Message::Update {
            log: seen.iter().map(|seen| Happening::new::<Race>(seen, rules)).collect(),
            news: Box::new(News::new::<Race>(&news, rules)),
        }),
        _ => None,
    }
}

fn file(game: &str, seats: u8) -> PathBuf {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/stories");
    folder.join(format!("{game}-{seats}.jsonl"))
}

#[test]
fn stories_are_as_they_were() {
    for (seed, kept) in (1..).zip(STORIES) {
        let rules = Rules::of(kept.game, kept.seats, kept.options).unwrap();
        let messages = story(rules, seed);
        let (last, first) = (messages.last().unwrap(), &messages[..kept.messages]);
        let lines = first.iter().chain([last]).map(|it| serde_json::to_string(it).unwrap() + "\n");
        let text: String = lines.collect();
        let file = file(kept.game, kept.seats);
        if env::var_os("UPDATE_GOLDEN").is_some() {
            fs::write(&file, &text).unwrap();
        }
        assert!(fs::read_to_string(&file).unwrap() == text, "{} is stale", file.display());
    }
}

/// A hidden card travels nowhere: seat A's story names no card of another hand.
#[test]
fn a_story_shows_no_other_hand() {
    let rules = Rules::of("asterix", 4, &[]).unwrap();
    for message in story(rules, 9) {
        let Message::Update { log, news } = message else { continue };
        let wire::View::Bornes(view) = &news.view else { panic!("another family") };
        for player in &view.players {
            assert!(player.seat == "A" || player.known.is_empty(), "{player:?}");
        }
        for happening in log {
            if let wire::Seen::Bornes(Seen::Drew { seat, card: Some(card) }) = happening.event {
                assert_eq!(seat, "A", "{card}");
            }
        }
    }
}

#[test]
fn actions_round_trip() {
    let rules = Rules::of("asterix", 4, &[]).unwrap();
    let race = Race::new(&rules);
    for action in table::laws::Subject::universe(&race) {
        let sent = serde_json::to_value(Race::show_action(action, rules)).unwrap();
        // The universe has one team more than the table.
        let known = !matches!(action, Action::Attack { on, .. } if on.0 >= rules.teams());
        assert_eq!(Race::hear_action(&sent, rules).ok(), known.then_some(action), "{sent}");
    }
    for bad in ["{}", r#"{"type":"lay"}"#, r#"{"type":"lay","card":"25","x":1}"#, "[]", "1"] {
        let bad = serde_json::from_str(bad).unwrap();
        assert!(Race::hear_action(&bad, rules).is_err(), "{bad}");
    }
}
