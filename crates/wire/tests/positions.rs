//! Positions: what a seat is told when it can do something, exactly as it travels but for the words
//! of refusals. The page is tested against the same files: whatever is legal in them can be done
//! there. `UPDATE_GOLDEN=1 cargo test -p wire --test positions` writes them anew.

#![allow(clippy::unwrap_used)]

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::{env, fs};

use chance::{Quick, Stream, derive};
use families::{Family, Listing, Setup, all_families, at_family, games};
use options::BadSetup;
use referee::Version;
use serde_json::{Value, json};
use table::laws::Subject;
use table::{Chance, Seat, Seats, Seed, Turn, Viewer};
use wire::{Class, GameInfo, News, Sent};

/// How many steps of a game are looked at.
const STEPS: usize = 400;

/// One step in so many is something that no list offers: a shout, or a mistake.
const STRAY: u32 = 5;

/// A table, and how many games are looked at there.
struct Table {
    seats: u8,
    options: Vec<(&'static str, String)>,
    games: u64,
}

/// Every number of seats is played plainly, and the smallest and the largest with each value of each
/// option that can be named; and then what says most when it is chosen together.
fn tables(game: &Listing) -> Vec<Table> {
    let seats: Vec<u8> = game.seatings.iter().map(|seating| seating.seats).collect();
    let mut tables: Vec<Table> =
        seats.iter().map(|&seats| Table { seats, options: Vec::new(), games: 4 }).collect();
    for &seats in [seats.first(), seats.last()].into_iter().flatten() {
        for option in &game.options {
            let values = option.allowed(seats).into_iter().skip(1);
            let words = values.filter(|value| !value.contains(['.', ':']));
            let chosen = words.map(|value| vec![(option.name(), value)]);
            tables.extend(chosen.map(|options| Table { seats, options, games: 2 }));
        }
    }
    tables.extend(mixtures(game));
    tables
}

/// Partners at a table where attention counts, with the deck of the game and with one of their own,
/// where a game has all of that.
fn mixtures(game: &Listing) -> Vec<Table> {
    let strict = [("strict", "on".to_owned()), ("teams", "on".to_owned())];
    let deck = ("deck", own_deck(game.name));
    let mixtures = [strict.to_vec(), vec![deck.clone()], [&strict[..], &[deck]].concat()];
    let tables = mixtures.into_iter().flat_map(|options| {
        [2, 4, 8].map(|seats| Table { seats, options: options.clone(), games: 4 })
    });
    tables.filter(|table| table.setup(game).is_ok()).collect()
}

/// Four of each card of a game, and one of each botte.
fn own_deck(game: &str) -> String {
    let info = GameInfo::all(&[]).into_iter().find(|info| info.name == game).unwrap();
    let copies = |class| if class == Class::Botte { 1 } else { 4 };
    let cards = info.cards.iter().map(|card| format!("{}x{}", copies(card.class), card.name));
    format!("list:{}", cards.collect::<Vec<_>>().join(","))
}

impl Table {
    fn setup(&self, game: &Listing) -> Result<Setup, BadSetup> {
        let options = self.options.iter().map(|(name, value)| (*name, value.as_str()));
        Setup::of(game.name, self.seats, &options.collect::<Vec<_>>())
    }
}

/// A position that is kept, and what can be seen in it.
struct Kept {
    line: String,
    facets: BTreeSet<String>,
}

/// The positions of one game: as few as show everything that was met.
fn positions(game: &Listing) -> Vec<Kept> {
    let mut met = BTreeSet::new();
    let mut kept = Vec::new();
    for (number, table) in (0..).zip(tables(game)) {
        let setup = table.setup(game).unwrap();
        for seed in 0..table.games {
            let seed = derive(Seed::from_number(seed), number);
            at_family!(&setup, G(rules) => walk::<G>(rules, seed, &mut met, &mut kept));
        }
    }
    prune(kept)
}

/// Plays a game at random and keeps every position that shows something new.
fn walk<G: Sent + Subject>(
    rules: &Arc<G::Rules>,
    seed: Seed,
    met: &mut BTreeSet<String>,
    kept: &mut Vec<Kept>,
) {
    let mut chance = Quick::new(u64::from(seed.0[0]) << 8 | u64::from(seed.0[1]));
    let mut shuffles = Stream::new(seed);
    let mut game = G::new(rules);
    game.shuffle(&mut shuffles, &mut ());
    let is_call =
        |&action: &G::Action| CALLS.contains(&kind(&json!(G::show_action(action, rules))));
    let calls: Vec<G::Action> = game.universe().into_iter().filter(is_call).collect();
    for _ in 0..STEPS {
        let seats = match game.turn() {
            Turn::Over => return,
            Turn::Chance => {
                game.shuffle(&mut shuffles, &mut ());
                continue;
            }
            Turn::Waiting(seats) | Turn::Asking(seats) => seats,
        };
        // Whoever is waited for chooses, and somebody else may at least call out.
        let others = u32::from(rules.seats());
        let other = Seat(u8::try_from(chance.below(others)).unwrap());
        for seat in seats.with(other).iter() {
            let position = position(&game, seat, rules, &calls);
            let facets = facets(&position);
            if !facets.is_subset(met) {
                met.extend(facets.iter().cloned());
                kept.push(Kept { line: position.to_string() + "\n", facets });
            }
        }
        let at = chance.below(u32::try_from(seats.iter().count()).unwrap()) as usize;
        let seat = seats.iter().nth(at).unwrap();
        let (seat, action) = stray(&game, &mut chance)
            .unwrap_or_else(|| (seat, game.pick(seat, |count| chance.below(count)).unwrap()));
        game.apply(seat, action, &mut ());
    }
}

/// Now and then, something that no list offers and the rules accept.
fn stray<G: Subject>(game: &G, chance: &mut impl Chance) -> Option<(Seat, G::Action)> {
    if chance.below(STRAY) > 0 {
        return None;
    }
    let accepts = |seat, action| game.is_unlisted(seat, action) && game.check(seat, action).is_ok();
    let universe = game.universe();
    let strays: Vec<_> = game
        .seats()
        .iter()
        .flat_map(|seat| universe.iter().map(move |&action| (seat, action)))
        .filter(|&(seat, action)| accepts(seat, action))
        .collect();
    let count = u32::try_from(strays.len()).unwrap();
    (count > 0).then(|| strays[chance.below(count) as usize])
}

/// What a seat is told at a table: its table and the news; and beside it what it may call out,
/// what else is legal and left to clients to know of, and what would be punished as a mistake.
fn position<G: Sent>(game: &G, seat: Seat, rules: &G::Rules, calls: &[G::Action]) -> Value {
    let news = referee::News::<G> {
        version: Version(0),
        view: game.view(Viewer::Seat(seat)),
        prospects: game.prospects(seat),
        window: None,
        score: None,
        has_next_round: false,
        turn: None,
        asked: Seats::NONE,
        cue: None,
        race: None,
        stood_in: Vec::new(),
    };
    let accepted = news.prospects.iter().filter(|(_, outcome)| outcome.is_ok());
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    let mistakes = accepted.clone().filter(|(action, _)| !legal.contains(action));
    let mistakes = mistakes.map(|(action, _)| json!(G::show_action(*action, rules)));
    let mistakes: Vec<Value> = mistakes.filter(|action| action["saying"] != "nothing").collect();
    let unsent = accepted.filter(|prospect| !G::is_sent(prospect));
    let unsent: Vec<Value> =
        unsent.map(|(action, _)| json!(G::show_action(*action, rules))).collect();
    let mut news = json!(News::new::<G>(&news, rules));
    for prospect in news["prospects"].as_array_mut().unwrap() {
        if !prospect["refusal"].is_null() {
            prospect["refusal"] = json!({ "sentence": { "key": "", "args": {} }, "clauses": [] });
        }
    }
    let calls = calls.iter().filter(|&&action| game.check(seat, action).is_ok());
    let calls: Vec<Value> = calls.map(|&action| json!(G::show_action(action, rules))).collect();
    let options: BTreeMap<_, _> = rules.chosen().iter().cloned().collect();
    json!({
        "game": rules.name(), "options": options, "news": news,
        "calls": calls, "unsent": unsent, "mistakes": mistakes,
    })
}

/// What is called out at any time, and is no prospect.
const CALLS: [&str; 3] = ["say", "hold-up", "killer"];

/// What makes one situation another one for whoever has to choose.
const SITUATION: [&str; 12] = [
    "phase",
    "course",
    "strict",
    "announces",
    "shouts",
    "killer",
    "hold_up",
    "hints",
    "has_discard",
    "die",
    "genie",
    "exit",
];

/// What can be seen in a position: each kind of legal action in this situation, and each card that
/// can be played in this mode.
fn facets(position: &Value) -> BTreeSet<String> {
    let view = &position["news"]["view"];
    let is_own = view["forced"]["seat"] == view["you"];
    let has_teams = view["zones"].as_array().is_some_and(|zones| {
        zones.iter().any(|zone| zone["members"].as_array().unwrap().len() > 1)
    });
    let said = |names: &[&str]| -> Vec<String> {
        names.iter().map(|name| view[name].to_string()).collect()
    };
    let window = &view["window"];
    let situation = format!(
        "{} {} {} {is_own} {has_teams}",
        said(&SITUATION).join(" "),
        window["on"],
        window["unsaid"],
    );
    let deck = position["options"]["deck"].as_str();
    let is_own_deck = deck.is_some_and(|deck| deck.starts_with("list:"));
    let mode = said(&["strict", "announces", "shouts"]).join(" ");
    let mode = format!("{mode} {is_own_deck}");
    let prospects = position["news"]["prospects"].as_array().unwrap();
    let mistakes = position["mistakes"].as_array().unwrap();
    let legal = prospects.iter().filter(|it| it["refusal"].is_null()).map(|it| &it["action"]);
    let legal = legal.filter(|action| !mistakes.contains(action));
    let calls = position["calls"].as_array().unwrap();
    let plays = |action: &&Value| kind(action) != "discard" && action["card"].is_string();
    let cards = legal.clone().filter(plays);
    let cards = cards.map(|action| format!("{mode} {} {}", kind(action), action["card"]));
    legal.chain(calls).map(|it| format!("{situation} {}", manner(it))).chain(cards).collect()
}

/// The kind of an action, and what else is chosen with it besides cards and players.
fn manner(action: &Value) -> String {
    let more = ["from", "accelerators", "saying", "top", "then"];
    let more = more.iter().filter(|_| kind(action) != "steal" && kind(action) != "rob");
    let more: Vec<String> = more.map(|name| action[name].to_string()).collect();
    format!("{} {} {}", kind(action), more.join(" "), action["then"])
}

fn kind(action: &Value) -> &str {
    action["type"].as_str().unwrap()
}

/// As few of the positions as show the same.
fn prune(mut kept: Vec<Kept>) -> Vec<Kept> {
    let mut shown: BTreeMap<String, usize> = BTreeMap::new();
    for facet in kept.iter().flat_map(|position| &position.facets) {
        *shown.entry(facet.clone()).or_default() += 1;
    }
    kept.sort_by_key(|position| std::cmp::Reverse(position.line.len()));
    kept.retain(|position| {
        let is_needed = position.facets.iter().any(|facet| shown[facet] == 1);
        if !is_needed {
            position.facets.iter().for_each(|facet| *shown.get_mut(facet).unwrap() -= 1);
        }
        is_needed
    });
    kept
}

fn file(game: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/positions");
    folder.join(format!("{game}.jsonl"))
}

/// Every kind of action that can be tried in a family is legal in some position of its games.
#[test]
fn positions_show_every_kind_of_action() {
    let families = all_families!(G => (G::games(), tried::<G> as fn(&str) -> BTreeSet<String>));
    for (games, tried) in families {
        let tried: BTreeSet<String> = games.iter().flat_map(|game| tried(game.name)).collect();
        let shown: BTreeSet<String> = games.iter().flat_map(|game| kinds_in(game.name)).collect();
        assert_eq!(shown, tried);
    }
}

/// The kinds of actions that can be tried in a game, as they travel.
fn tried<G: Sent + Subject>(game: &str) -> BTreeSet<String> {
    let seats = G::games().iter().find(|it| it.name == game).unwrap().seatings[0].seats;
    let rules = G::rules_of(game, seats, &[]).unwrap();
    let universe = G::new(&rules).universe().into_iter();
    universe.map(|action| kind(&json!(G::show_action(action, &rules))).to_owned()).collect()
}

/// The kinds of legal actions in the positions of a game.
fn kinds_in(game: &str) -> BTreeSet<String> {
    let mut kinds = BTreeSet::new();
    for line in fs::read_to_string(file(game)).unwrap().lines() {
        let position: Value = serde_json::from_str(line).unwrap();
        let mistakes = position["mistakes"].as_array().unwrap();
        let prospects = position["news"]["prospects"].as_array().unwrap().iter();
        let legal = prospects.filter(|it| it["refusal"].is_null()).map(|it| &it["action"]);
        let calls = position["calls"].as_array().unwrap();
        let actions = legal.chain(calls).filter(|action| !mistakes.contains(action));
        kinds.extend(actions.map(|action| kind(action).to_owned()));
    }
    kinds
}

#[test]
fn positions_are_as_they_were() {
    for game in games() {
        let text: String = positions(&game).into_iter().map(|position| position.line).collect();
        let file = file(game.name);
        if env::var_os("UPDATE_GOLDEN").is_some() {
            fs::write(&file, &text).unwrap();
        }
        assert!(fs::read_to_string(&file).unwrap() == text, "{} is stale", file.display());
    }
}
