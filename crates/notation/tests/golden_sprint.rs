//! Golden games of Rush and Fun & Speed: recorded games, replayed and compared letter by letter.
//! `UPDATE_GOLDEN=1 cargo test -p notation --test golden_sprint` writes them anew; a change in them
//! is a change in the rules, the shuffle or the notation, and its commit says so.

#![allow(clippy::unwrap_used)]

mod kept;

use std::fmt::Write;
use std::sync::Arc;

use chance::{Quick, Stream, derive};
use notation::{Dialect, Script, header_text, run};
use sprint::edition::Voice;
use sprint::{Action, Call, Rules, Saying, Special, Sprint};
use table::laws::Subject;
use table::playout::perft;
use table::{Chance, Game, Seat, Seed, Turn};

use kept::golden;

/// What a table chose.
type Options = &'static [(&'static str, &'static str)];

/// The tables of which a game is kept.
const TABLES: &[(&str, u8, Options)] = &[
    ("rush", 2, &[]),
    ("rush", 3, &[("strict", "on")]),
    ("rush", 4, &[]),
    ("rush", 4, &[("teams", "on")]),
    ("rush", 5, &[("accelerators", "2"), ("u_turn_draw", "none")]),
    ("rush", 8, &[("teams", "on"), ("strict", "on")]),
    ("fun-speed", 2, &[]),
    ("fun-speed", 3, &[("strict", "on")]),
    ("fun-speed", 4, &[]),
    ("fun-speed", 4, &[("strict", "on"), ("silent_borne", "void")]),
];

/// The longest game that is kept; a longer one breaks off.
const STEPS_MAX: usize = 600;

/// Words that every collection of golden games must have, besides those of each special card: every
/// way to answer, to choose and to speak.
const WORDS: &[&str] = &[
    "renames",
    "swaps",
    "takes",
    "calls hold-up",
    "calls bornes-killer",
    "steals",
    "forfeits",
    "silently",
    "passes",
];

/// What somebody does: mostly one of the legal actions that lays something, now and then anything
/// that is accepted, mistakes and calls included.
fn choose(game: &Sprint, chance: &mut Quick) -> (Seat, Action) {
    let (Turn::Waiting(seats) | Turn::Asking(seats)) = game.turn() else { panic!("nobody acts") };
    if chance.below(12) == 0 {
        let seat = Seat::by_lot(game.rules().seats(), chance);
        let universe = game.universe();
        let accepted: Vec<Action> =
            universe.into_iter().filter(|&action| game.check(seat, action).is_ok()).collect();
        if let Some(at) = u32::try_from(accepted.len()).ok().filter(|&count| count > 0) {
            return (seat, accepted[chance.below(at) as usize]);
        }
    }
    let seat = seats.first().unwrap();
    let killer = Action::Call(Call::Killer);
    if game.check(seat, killer).is_ok() && chance.below(3) == 0 {
        return (seat, killer);
    }
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    // Demands are many and would drown the rest.
    let is_rarer =
        |action: &Action| !matches!(action, Action::Demand { .. } | Action::Discard { .. });
    let rarer: Vec<Action> = legal.iter().copied().filter(is_rarer).collect();
    let list = if rarer.is_empty() || chance.below(8) == 0 { legal } else { rarer };
    let action = list[chance.below(u32::try_from(list.len()).unwrap()) as usize];
    (seat, in_silence(game, action, chance))
}

/// The same action, where players speak for themselves perhaps without a word.
fn in_silence(game: &Sprint, action: Action, chance: &mut Quick) -> Action {
    match action {
        Action::Lay { card, accelerators, .. }
            if game.rules().edition().speech.kilometres == Voice::Player
                && game.rules().is_distance(card)
                && chance.below(3) == 0 =>
        {
            Action::Lay { card, accelerators, saying: Saying::Nothing }
        }
        _ => action,
    }
}

/// A whole game with the state of the table as checks.
fn tell(rules: &Arc<Rules>, seed: u64) -> String {
    let mut text = header_text(&**rules);
    writeln!(text, "title A random game, kept letter by letter").unwrap();
    let mut game = Sprint::new(rules);
    let mut choices = Quick::new(seed);
    let mut deals = 0;
    for step in 1..=STEPS_MAX {
        match game.turn() {
            Turn::Over => break,
            Turn::Chance => {
                let seed = derive(Seed::from_number(seed), deals);
                deals += 1;
                game.shuffle(&mut Stream::new(seed), &mut ());
                writeln!(text, "seed {seed}").unwrap();
            }
            Turn::Waiting(_) | Turn::Asking(_) => {
                let (seat, action) = choose(&game, &mut choices);
                game.act(seat, action, &mut ()).unwrap();
                writeln!(text, "{seat} {}", Sprint::action_text(rules, action)).unwrap();
            }
        }
        if step % 10 == 0 && game.turn() != Turn::Chance {
            check(&game, &mut text);
        }
    }
    if game.turn() == Turn::Over {
        check(&game, &mut text);
        writeln!(text, "? over").unwrap();
    }
    text
}

/// Writes expectations about the present position.
fn check(game: &Sprint, text: &mut String) {
    for team in game.rules().all_teams() {
        writeln!(text, "? km {team} {}", game.open().zone(team).km()).unwrap();
    }
    for seat in game.seats().iter() {
        writeln!(text, "? count {seat} {}", game.open().held(seat)).unwrap();
    }
    writeln!(text, "? stock {}", game.open().stock()).unwrap();
    if let Some(seat) = game.open().seat() {
        writeln!(text, "? turn {seat}").unwrap();
    }
}

fn name(game: &str, seats: u8, options: Options, end: &str) -> String {
    let words: Vec<String> =
        options.iter().map(|(name, value)| format!("-{name}-{value}")).collect();
    format!("{game}-{seats}{}{end}", words.concat())
}

#[test]
fn golden_games_are_as_they_were() {
    let mut all = String::new();
    for (seed, (game, seats, options)) in (1..).zip(TABLES) {
        let rules = Rules::of(game, *seats, options).unwrap();
        let name = name(game, *seats, options, ".txt");
        let text = tell(&rules, seed);
        golden(&name, &text);
        let script = Script::parse(&text).unwrap();
        run(&script).unwrap_or_else(|fault| panic!("{name}: {fault}"));
        all += &text;
    }
    for word in special_words().iter().map(String::as_str).chain(WORDS.iter().copied()) {
        assert!(all.contains(word), "no golden game has `{word}`");
    }
}

/// How each special card of these games is played.
fn special_words() -> Vec<String> {
    let editions = TABLES.iter().map(|(game, seats, options)| Rules::of(game, *seats, options));
    let mut words = Vec::new();
    for rules in editions {
        let rules = rules.unwrap();
        for special in Special::ALL {
            let Some(card) = rules.special(special) else { continue };
            let verb = match special {
                _ if special.is_active() => "plays",
                _ if special.is_reply() => "replies",
                _ => "with",
            };
            words.push(format!("{verb} {}", rules.edition().catalogue.name_of(card)));
        }
    }
    words
}

/// How many ways the first decisions of a fixed deal can go.
#[test]
fn perft_counts_are_as_they_were() {
    let mut text = String::from("# game seats options: ways after 1, 2, 3 decisions\n");
    for (seed, (game, seats, options)) in (1..).zip(TABLES) {
        let rules = Rules::of(game, *seats, options).unwrap();
        let mut sprint = Sprint::new(&rules);
        sprint.shuffle(&mut Stream::new(Seed::from_number(seed)), &mut ());
        let mut choices = Quick::new(seed);
        for _ in 0..20 {
            let (Turn::Waiting(seats) | Turn::Asking(seats)) = sprint.turn() else { break };
            let seat = seats.first().unwrap();
            let action = sprint.pick(seat, |count| choices.below(count)).unwrap();
            sprint.apply(seat, action, &mut ());
        }
        let ways: Vec<String> = (1..=3).map(|depth| perft(&sprint, depth).to_string()).collect();
        writeln!(text, "{}: {}", name(game, *seats, options, ""), ways.join(" ")).unwrap();
    }
    golden("perft-sprint.txt", &text);
}
