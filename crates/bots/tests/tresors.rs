//! How the bots play in the cave, and how the game plays with them.
//!
//! `cargo test -p bots --test tresors -- --nocapture` prints the figures.

#![allow(clippy::unwrap_used)]

use std::sync::Arc;

use bots::Level;
use chance::Quick;
use table::{Bot, Game, Seat, Seats, Turn, Viewer};
use tresors::rulebook::OPTIONS;
use tresors::rules::SEATS;
use tresors::{Action, Cave, Event, Fate, Rules};

/// Every table there is: each number of seats, plain and with each value of each option.
fn tables() -> Vec<Arc<Rules>> {
    let mut tables = Vec::new();
    for seats in SEATS {
        tables.push(Rules::of("tresors", seats, &[]).unwrap());
        for option in OPTIONS {
            for value in option.allowed(seats).iter().skip(1) {
                tables.push(Rules::of("tresors", seats, &[(option.name, value)]).unwrap());
            }
        }
    }
    tables
}

/// What came of one game.
struct Tale {
    cave: Cave,
    first: Seat,
    events: Vec<Event>,
}

/// Plays a whole game and hands every decision to `watch` before it is taken.
fn play(
    rules: &Arc<Rules>,
    levels: [Level; 4],
    seed: u64,
    mut watch: impl FnMut(&Cave, Seat, &[Action], Action),
) -> Tale {
    let (mut deal, mut chance) = (Quick::new(seed), Quick::new(!seed));
    let mut cave = Cave::new(rules);
    let mut events = Vec::new();
    cave.shuffle(&mut deal, &mut events);
    let first = cave.open().seat().unwrap();
    while let Turn::Waiting(seats) = cave.turn() {
        let seat = seats.first().unwrap();
        let mut legal = Vec::new();
        cave.legal(seat, &mut legal);
        let view = cave.view(Viewer::Seat(seat));
        let mut level = levels[seat.index()];
        let action = Bot::<Cave>::decide(&mut level, &view, &legal, &mut chance);
        watch(&cave, seat, &legal, action);
        cave.act(seat, action, &mut events).unwrap();
    }
    Tale { cave, first, events }
}

/// The part of a game that a seat has won.
fn won(winners: Seats, seat: Seat) -> f64 {
    let count = u32::try_from(winners.iter().count()).unwrap();
    if winners.has(seat) { 1.0 / f64::from(count) } else { 0.0 }
}

/// What a number of games amounted to.
#[derive(Default)]
struct Figures {
    turns: Vec<u32>,
    carried: u32,
    caught: u32,
    pawns: u32,
    treasures: u32,
    /// By place after the first seat: the games won.
    wins: [f64; 4],
    nobody: u32,
}

impl Figures {
    fn of(rules: &Arc<Rules>, level: Level, games: u64) -> Figures {
        let mut figures = Figures::default();
        for seed in 0..games {
            figures.add(&play(rules, [level; 4], seed, |_, _, _, _| {}));
        }
        figures.turns.sort_unstable();
        figures
    }

    fn add(&mut self, tale: &Tale) {
        let counts = |wanted: fn(&Event) -> bool| {
            u32::try_from(tale.events.iter().filter(|event| wanted(event)).count()).unwrap()
        };
        self.turns.push(counts(|event| matches!(event, Event::Took { .. })));
        self.carried += counts(|event| matches!(event, Event::Carried { .. }));
        let score = tale.cave.score().unwrap();
        self.nobody += u32::from(score.winners.is_empty());
        let seats = tale.cave.rules().seats();
        for line in &score.sheets {
            self.pawns += 1;
            self.caught += u32::from(line.fate == Fate::Caught);
            self.treasures += u32::from(line.treasures);
            let place = (line.seat.0 + seats - tale.first.0) % seats;
            self.wins[usize::from(place)] += won(score.winners, line.seat);
        }
    }

    fn percentile(&self, percent: usize) -> u32 {
        self.turns[self.turns.len() * percent / 100]
    }

    fn turns(&self) -> u32 {
        self.turns.iter().sum()
    }

    fn caught_percent(&self) -> f64 {
        percent(self.caught, self.pawns)
    }

    fn genie_percent(&self) -> f64 {
        percent(self.carried, self.turns())
    }

    fn mean_turns(&self) -> f64 {
        percent(self.turns(), u32::try_from(self.turns.len()).unwrap()) / 100.0
    }

    fn print(&self, name: &str) {
        let games = f64::from(u32::try_from(self.turns.len()).unwrap());
        let wins: Vec<String> =
            self.wins.iter().map(|wins| format!("{:.1}", 100.0 * wins / games)).collect();
        println!(
            "{name:34} turns {:.1} ({} to {}), genie {:.1} %, caught {:.1} %, treasures {:.1}, \
             nobody wins {:.1} %, wins in order of play {}",
            self.mean_turns(),
            self.percentile(5),
            self.percentile(95),
            self.genie_percent(),
            self.caught_percent(),
            percent(self.treasures, self.pawns) / 100.0,
            percent(self.nobody, u32::try_from(self.turns.len()).unwrap()),
            wins.join(" "),
        );
    }
}

fn percent(part: u32, whole: u32) -> f64 {
    100.0 * f64::from(part) / f64::from(whole)
}

fn name(rules: &Rules) -> String {
    let chosen = rules.chosen().iter().map(|(name, value)| format!(" {name} {value}"));
    format!("{} at {}{}", rules.name(), rules.seats(), chosen.collect::<String>())
}

/// Near the figures by which the board and the cards were made: about 28 turns a game, the genie on
/// a small share of them, and a fair risk of being caught. `docs/balance.md` says where they differ.
#[test]
fn a_game_of_steady_players_is_as_it_was_meant() {
    for seats in SEATS {
        let rules = Rules::of("tresors", seats, &[]).unwrap();
        Figures::of(&rules, Level::Random, 1000).print(&format!("{} random", name(&rules)));
        let figures = Figures::of(&rules, Level::Steady, 1000);
        figures.print(&format!("{} steady", name(&rules)));
        assert!((27.0..31.0).contains(&figures.mean_turns()));
        assert!(figures.percentile(5) >= 20 && figures.percentile(95) <= 37);
        assert!((4.0..13.0).contains(&figures.genie_percent()));
        assert!((15.0..55.0).contains(&figures.caught_percent()));
        let variant = Rules::of("tresors", seats, &[("variant", "chance")]).unwrap();
        Figures::of(&variant, Level::Steady, 500).print(&name(&variant));
    }
}

#[test]
fn the_steady_one_beats_random_ones_at_every_table() {
    for rules in tables() {
        let games = 300;
        let wins: f64 = (0..games)
            .map(|number| {
                let own = Seat(u8::try_from(number % u64::from(rules.seats())).unwrap());
                let mut levels = [Level::Random; 4];
                levels[own.index()] = Level::Steady;
                won(play(&rules, levels, number, |_, _, _, _| {}).cave.winners(), own)
            })
            .sum();
        let share = 100.0 * wins / 300.0;
        println!("{:40} {share:.1} %", name(&rules));
        let fair = 100.0 / f64::from(rules.seats());
        assert!(share > fair + 8.0, "{}: {share:.1} %", name(&rules));
    }
}

#[test]
fn every_choice_is_legal_and_repeatable() {
    let mut decisions = 0;
    for (number, rules) in (0..).zip(tables()) {
        for round in 0..3 {
            let levels = std::array::from_fn(|at| Level::ALL[(at + round) % 2]);
            play(&rules, levels, 10 * number + round as u64, |cave, seat, legal, action| {
                decisions += 1;
                assert!(legal.contains(&action), "{rules:?}: {action:?} of {legal:?}");
                let decide = |viewer| {
                    let (view, mut chance) = (cave.view(viewer), Quick::new(decisions));
                    Bot::<Cave>::decide(&mut Level::Steady, &view, legal, &mut chance)
                };
                assert_eq!(decide(Viewer::Seat(seat)), decide(Viewer::Seat(seat)));
                assert!(legal.contains(&decide(Viewer::Spectator)));
            });
        }
    }
    assert!(decisions > 3000, "only {decisions} decisions");
}
