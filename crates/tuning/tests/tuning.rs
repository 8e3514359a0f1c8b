//! Weights follow from the seed, whatever the threads do, and playing makes them better.

#![allow(clippy::unwrap_used)]

use bornes::{Race, Rules};
use bots::Skill;
use tuning::duel::{Side, deal};
use tuning::{Plan, tune};

const PLAN: Plan = Plan {
    seed: 7,
    threads: 1,
    lesson_games: 32,
    lessons: 1,
    generations: 2,
    deals: 32,
    candidates: 4,
};

#[test]
fn the_same_seed_finds_the_same_weights_on_any_number_of_threads() {
    let rules = Rules::of("classic", 2, &[]).unwrap();
    let find = |plan: &Plan| tune::<Race>(&rules, plan, &mut |_| {});
    let alone = find(&PLAN);
    assert_eq!(alone.len(), Race::FEATURES.len());
    assert_eq!(alone, find(&Plan { threads: 3, ..PLAN }));
    assert_ne!(alone, find(&Plan { seed: 8, ..PLAN }));
}

#[test]
fn weights_that_were_found_beat_none() {
    let rules = Rules::of("classic", 2, &[]).unwrap();
    let weights = tune::<Race>(&rules, &PLAN, &mut |_| {});
    let (found, none) = (Race::mind_with(&rules, &weights), Race::mind_with(&rules, &[]));
    let won = |seed| deal::<Race>(&rules, 2, seed, Side::Mind(&found), Side::Mind(&none));
    let won: f64 = (0..100).map(won).sum();
    assert!(won > 80.0, "{won} of a hundred deals");
}

#[test]
fn a_mirrored_deal_against_oneself_is_even() {
    let rules = Rules::of("asterix", 3, &[]).unwrap();
    let mind = Race::mind_with(&rules, &[]);
    for seed in 0..20 {
        let won = deal::<Race>(&rules, 3, seed, Side::Mind(&mind), Side::Mind(&mind));
        assert!((won - 1.0 / 3.0).abs() < 1e-9 || won == 0.0, "{won}");
    }
}
