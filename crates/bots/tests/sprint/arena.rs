//! How well a level plays: one side of it among sides that play at random.
//!
//! `cargo test -p bots --test sprint -- --nocapture` prints the tables.

use std::sync::Arc;

use bots::Level;
use sprint::{Ending, Rules, Sprint};
use table::{Game, Seat, Team};

use crate::play::play;
use crate::tables::{printed_tables, tables_with_options};

/// No game of steady players is longer, in actions for each seat.
const ACTIONS_MAX: usize = 1_000;

/// The games won by one steady side among random ones, each side in turn; a shared win counts in
/// part.
fn wins(rules: &Arc<Rules>, games: u64) -> f64 {
    let share = |number: u64| {
        let team = Team(u8::try_from(number % u64::from(rules.teams())).unwrap());
        let plays = |seat: Seat| {
            let is_own = seat.0 < rules.seats() && rules.team(seat) == team;
            if is_own { Level::Steady } else { Level::Random }
        };
        let levels = std::array::from_fn(|at| plays(Seat(u8::try_from(at).unwrap())));
        won(&play(rules, &levels, number, |_, _, _, _| {}), team)
    };
    (0..games).map(share).sum()
}

/// The part of the game that a team has won.
fn won(game: &Sprint, team: Team) -> f64 {
    let winners = game.winners();
    let count = game.rules().all_teams().filter(|team| winners.has(team.seat())).count();
    if winners.has(team.seat()) { 1.0 / f64::from(u32::try_from(count).unwrap()) } else { 0.0 }
}

/// Plays at every table and asks for at least this part of the games.
fn hold_clear_wins(tables: Vec<Arc<Rules>>, games: u64, part: f64) {
    for rules in tables {
        let won = wins(&rules, games) / f64::from(u32::try_from(games).unwrap());
        println!("{rules:?}: {:.1} % of the games", 100.0 * won);
        assert!(won >= part, "{rules:?}: only {:.1} %", 100.0 * won);
    }
}

#[test]
fn the_steady_one_beats_random_ones_at_every_table() {
    hold_clear_wins(printed_tables(), 200, 0.95);
}

#[test]
fn the_steady_one_beats_random_ones_with_every_option() {
    hold_clear_wins(tables_with_options(), 20, 0.75);
}

#[test]
fn steady_ones_nearly_always_reach_the_goal() {
    for rules in printed_tables() {
        let (games, mut actions, mut standstills) = (200, Vec::new(), 0);
        for seed in 0..games {
            let mut count = 0;
            let game: Sprint = play(&rules, &[Level::Steady; Seat::MAX], seed, |_, _, _, _| {
                count += 1;
                assert!(count < ACTIONS_MAX * usize::from(rules.seats()), "{rules:?}, {seed}");
            });
            actions.push(count);
            standstills += u64::from(game.score().unwrap().ending == Ending::Standstill);
        }
        actions.sort_unstable();
        let median = actions[actions.len() / 2];
        println!("{rules:?}: {median} actions, {standstills} of {games} at a standstill");
        assert!(standstills * 20 <= games, "{rules:?}: {standstills} at a standstill");
    }
}
