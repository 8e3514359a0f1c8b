//! Stories: what one person is told in the course of a game, exactly as it travels. The browser is
//! tested against the same files. `UPDATE_GOLDEN=1 cargo test -p wire --test stories` writes them
//! anew.

#![allow(clippy::unwrap_used)]

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::{env, fs};

use bots::{Level, Skill};
use chance::Quick;
use families::{Family, Rules, Setup, at_family};
use referee::{Input, Millis, Occupant, Output, Pace, Reflex, Room};
use table::{Chance, Seat, Seed, Viewer};
use wire::{
    Access, Advice, Begin, Happening, Message, News, Patience, Person, Sent, Speed, TableInfo,
};

/// A story that is kept: of which table, among which bots, and how many messages of it: the first
/// ones, and the last.
struct Kept {
    name: &'static str,
    game: &'static str,
    seats: u8,
    options: &'static [(&'static str, &'static str)],
    bots: Level,
    manner: Manner,
    messages: usize,
    seed: u64,
}

/// How seat A plays in a story.
#[derive(Clone, Copy)]
enum Manner {
    /// It does the first thing that is no discard.
    Useful,
    /// It does anything.
    Anything,
}

impl Kept {
    const fn new(name: &'static str, game: &'static str, seats: u8, messages: usize) -> Kept {
        let (bots, manner) = (Level::Random, Manner::Useful);
        Kept { name, game, seats, options: &[], bots, manner, messages, seed: 1 }
    }
}

const STRICT: &[(&str, &str)] = &[("strict", "on")];

/// The stories that are kept: every game of every family has one.
const STORIES: &[Kept] = &[
    Kept { options: &[("match", "points")], ..Kept::new("asterix-4", "asterix", 4, 24) },
    Kept { seed: 2, ..Kept::new("asterix-6", "asterix", 6, 10) },
    Kept { seed: 3, ..Kept::new("desert-2", "desert", 2, 16) },
    Kept::new("classic-3", "classic", 3, 12),
    Kept::new("rush-4", "rush", 4, 24),
    Kept { options: STRICT, seed: 2, ..Kept::new("rush-3-strict", "rush", 3, 24) },
    Kept { bots: Level::Steady, seed: 5, ..Kept::new("fun-speed-4", "fun-speed", 4, 24) },
    Kept {
        options: STRICT,
        bots: Level::Steady,
        seed: 4,
        ..Kept::new("fun-speed-3-strict", "fun-speed", 3, 24)
    },
    Kept {
        bots: Level::Steady,
        manner: Manner::Anything,
        ..Kept::new("tresors-3", "tresors", 3, 12)
    },
    Kept {
        options: &[("variant", "chance")],
        bots: Level::Steady,
        manner: Manner::Anything,
        seed: 2,
        ..Kept::new("tresors-2", "tresors", 2, 12)
    },
];

const ME: Seat = Seat(0);

/// Everything seat A is told in a whole round that it plays among bots.
fn story<G: Sent + Skill>(rules: &Arc<<G as Family>::Rules>, kept: &Kept) -> Vec<Message> {
    let mut occupants = vec![Occupant::Bot(kept.bots); kept.seats.into()];
    occupants[0] = Occupant::Person;
    let seed = Seed::from_number(kept.seed);
    let mut room: Room<G, Level> = Room::new(rules, occupants, Pace::NORMAL, seed);
    let mut chance = Quick::new(kept.seed);
    let mut messages = vec![welcome(&**rules, kept.bots)];
    let (mut now, mut input) = (Millis(0), Input::Wake);
    loop {
        let mut out = Vec::new();
        room.handle(now, input, &mut out);
        messages.extend(out.into_iter().filter_map(|output| update::<G>(output, rules)));
        let news = room.news(Viewer::Seat(ME));
        if news.score.is_some() {
            return messages;
        }
        let legal = news.prospects.iter().filter(|(_, prospect)| prospect.is_ok());
        let legal: Vec<G::Action> = legal.map(|(action, _)| *action).collect();
        input = if legal.is_empty() {
            now = room.wake_at().expect("something to wait for");
            Input::Wake
        } else {
            let action = choice::<G>(kept.manner, &legal, rules, &mut chance);
            Input::Act { seat: ME, action, seen: news.version, reflex: Reflex::default() }
        };
    }
}

/// What seat A does: anything, or the first thing that is no discard.
fn choice<G: Sent>(
    manner: Manner,
    legal: &[G::Action],
    rules: &G::Rules,
    chance: &mut Quick,
) -> G::Action {
    let at = chance.below(u32::try_from(legal.len()).expect("a short list")) as usize;
    let discards = |action: &G::Action| {
        serde_json::to_value(G::show_action(*action, rules)).unwrap()["type"] == "discard"
    };
    match manner {
        Manner::Anything => legal[at],
        Manner::Useful => legal.iter().copied().find(|it| !discards(it)).unwrap_or(legal[at]),
    }
}

fn welcome(rules: &dyn Rules, bots: Level) -> Message {
    let options = rules.chosen().iter().map(|(name, value)| ((*name).to_owned(), value.clone()));
    let people = Seat::all(rules.seats()).map(|seat| Person {
        seat: seat.to_string(),
        name: Some(["Noé", "Max", "Zoé", "Léa", "Inès", "Tom"][seat.index()].to_owned()),
        bot: (seat != ME).then(|| bots.name().to_owned()),
        present: seat == ME,
        away: None,
        grace: None,
        ready: false,
        free_in: None,
        open: false,
        orders: None,
        sign: None,
        wins: 0,
    });
    Message::Welcome {
        table: TableInfo {
            id: "k7m2p9x4qz".to_owned(),
            game: rules.name().to_owned(),
            seats: rules.seats(),
            teams: wire::sides(rules.seats(), rules.teams()),
            options: options.collect(),
            begun: false,
            speed: Speed::Normal,
            patience: Patience::Normal,
            begin: Begin::Full,
            access: Access::Link,
            advice: Advice::Alone,
            host: Some(ME.to_string()),
            arranged: 0,
            orders: None,
            lesson: None,
            you: Some(ME.to_string()),
        },
        people: people.collect(),
        watching: 0,
        round: None,
        log: Vec::new(),
        news: None,
    }
}

fn update<G: Sent>(output: Output<G>, rules: &G::Rules) -> Option<Message> {
    match output {
        Output::Told { to, seen, news } if to == Viewer::Seat(ME) => Some(Message::Update {
            log: seen.iter().map(|seen| Happening::new::<G>(seen, rules)).collect(),
            news: Box::new(News::new::<G>(&news, rules)),
        }),
        _ => None,
    }
}

fn file(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/stories");
    folder.join(format!("{name}.jsonl"))
}

#[test]
fn stories_are_as_they_were() {
    for kept in STORIES {
        let setup = Setup::of(kept.game, kept.seats, kept.options).unwrap();
        let messages = at_family!(&setup, G(rules) => story::<G>(rules, kept));
        let (last, first) = (messages.last().unwrap(), &messages[..kept.messages]);
        let lines = first.iter().chain([last]).map(|it| serde_json::to_string(it).unwrap() + "\n");
        let text: String = lines.collect();
        let file = file(kept.name);
        if env::var_os("UPDATE_GOLDEN").is_some() {
            fs::write(&file, &text).unwrap();
        }
        assert!(fs::read_to_string(&file).unwrap() == text, "{} is stale", file.display());
    }
}

#[test]
fn every_game_has_a_story() {
    for game in families::names() {
        assert!(STORIES.iter().any(|kept| kept.game == game), "{game} has none");
    }
}
