//! How well a level plays: one car of it among cars that play at random.
//!
//! `cargo test -p bots --test arena -- --nocapture` prints the table.

#![allow(clippy::unwrap_used, clippy::trivially_copy_pass_by_ref)]

mod common;

use std::sync::Arc;

use bornes::{Race, Rules};
use bots::Level;
use common::play::play;
use common::{printed_tables, tables_with_options};
use table::{Game, Seat, Team};

/// The games won by one car of `level` among random ones, each car in turn; a shared win counts in
/// part.
fn wins(rules: &Arc<Rules>, level: Level, games: u64) -> f64 {
    let teams = u64::from(rules.teams());
    let share = |number: u64| {
        let team = Team(u8::try_from(number % teams).unwrap());
        let plays = |seat: u8| {
            let is_own = seat < rules.seats() && rules.team(Seat(seat)) == team;
            if is_own { level } else { Level::Random }
        };
        let levels = std::array::from_fn(|at| plays(u8::try_from(at).unwrap()));
        won(&play(rules, &levels, number, |_, _, _, _| {}), team)
    };
    (0..games).map(share).sum()
}

/// The part of the match that a team has won.
fn won(race: &Race, team: Team) -> f64 {
    let winners = race.score().and_then(|score| score.match_winners).unwrap_or_default();
    let count = race.rules().all_teams().filter(|team| winners.has(team.seat())).count();
    if winners.has(team.seat()) { 1.0 / f64::from(u32::try_from(count).unwrap()) } else { 0.0 }
}

/// By how many standard deviations of luck so many wins are more than a fair share.
fn beyond_luck(rules: &Rules, games: u64, wins: f64) -> f64 {
    let fair = 1.0 / f64::from(rules.teams());
    let games = f64::from(u32::try_from(games).unwrap());
    (wins - fair * games) / (fair * (1.0 - fair) * games).sqrt()
}

fn name(rules: &Rules) -> String {
    let chosen = rules.chosen().iter().map(|(name, value)| format!(" {name} {value}"));
    format!("{} at {}{}", rules.name(), rules.seats(), chosen.collect::<String>())
}

/// Plays at every table and asks for wins beyond so many standard deviations of luck.
fn hold_clear_wins(tables: Vec<Arc<Rules>>, games: u64, luck: f64) {
    for rules in tables {
        let wins = wins(&rules, Level::Steady, games);
        let beyond = beyond_luck(&rules, games, wins);
        let percent = |part: f64| 100.0 * part;
        println!(
            "{:48} {:5.1} %, a fair share is {:4.1} %",
            name(&rules),
            percent(wins / f64::from(u32::try_from(games).unwrap())),
            percent(1.0 / f64::from(rules.teams())),
        );
        assert!(beyond > luck, "{}: only {beyond:.1} standard deviations", name(&rules));
    }
}

#[test]
fn the_steady_one_beats_random_ones_at_every_table() {
    hold_clear_wins(printed_tables(), 3000, 4.0);
}

#[test]
fn the_steady_one_beats_random_ones_with_every_option() {
    let deals_alike = |(name, _): &(_, _)| *name == "first_dealer";
    let mut tables = tables_with_options();
    tables.retain(|rules| !rules.chosen().iter().any(deals_alike));
    hold_clear_wins(tables, 2000, 2.0);
}

#[test]
fn the_random_one_wins_its_fair_share() {
    for rules in printed_tables() {
        let games = 2000;
        let beyond = beyond_luck(&rules, games, wins(&rules, Level::Random, games));
        assert!(beyond.abs() < 4.0, "{}: {beyond:.1} standard deviations", name(&rules));
    }
}
