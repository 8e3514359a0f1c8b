//! `sabots tune`: weights for the tuned bots, found by playing.

use bots::Skill;
use clap::{ArgMatches, Command};
use families::{Family, Setup, at_family};
use texts::Texts;
use tuning::Plan;

use crate::args;
use crate::cli;
use crate::failure::{Failure, Verdict};
use crate::session::Session;

/// The steps of the progress bar.
const STEPS: u64 = 1000;

/// The numbers that say how much is played: the key of their text, which ends with their name, the least,
/// the most, and what is taken where none is given.
const AMOUNTS: [(&str, u64, u64, u64); 5] = [
    ("cli-tune.lesson-games", 16, 1_000_000, 4000),
    ("cli-tune.lessons", 0, 100, 3),
    ("cli-tune.generations", 0, 10_000, 70),
    ("cli-tune.deals", 32, 1_000_000, 384),
    ("cli-tune.candidates", 4, 1000, 16),
];

pub(super) fn command(texts: &Texts) -> Command {
    let amounts = AMOUNTS.map(|(key, least, most, usual)| {
        let facts = [
            ("least", least.to_string().into()),
            ("most", most.to_string().into()),
            ("usual", usual.to_string().into()),
        ];
        args::number(name(key), texts.say(key, &facts))
    });
    let usual = [
        args::game(texts).required(true),
        args::seats(texts),
        args::seed(texts),
        args::threads(texts),
        args::options(texts),
    ];
    cli::command("tune", "cli-tune", texts, usual.into_iter().chain(amounts))
}

pub(super) fn run(matches: &ArgMatches, session: &mut Session<'_>) -> Result<Verdict, Failure> {
    let setup = args::setup(matches, session.texts)?;
    let plan = read_plan(matches, session.texts)?;
    let bar = cli::progress_bar(STEPS);
    let found = at_family!(&setup, G(rules) => tuned::<G>(rules, &plan, &mut |done| {
        bar.set_position(step(done));
    }));
    bar.finish_and_clear();
    if found.is_empty() {
        let facts = [("game", setup.rules().name().into())];
        return Err(Failure::Input(session.texts.say("cli-error-tune", &facts)));
    }
    writeln!(session.out, "# {}", written(&setup, &plan))?;
    for (name, weight) in found {
        writeln!(session.out, "{name} {weight}")?;
    }
    Ok(Verdict::Done)
}

/// The name of an argument, by the key of its text.
fn name(key: &'static str) -> &'static str {
    key.split_once('.').map_or(key, |(_, name)| name)
}

/// Where the progress bar stands.
// A part of a thousand: nothing is lost.
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, clippy::cast_precision_loss)]
fn step(done: f64) -> u64 {
    (done * STEPS as f64) as u64
}

/// The weights that were found, by name; none where the policy of a game does not weigh.
fn tuned<G: Family + Skill>(
    rules: &std::sync::Arc<G::Rules>,
    plan: &Plan,
    watch: &mut dyn FnMut(f64),
) -> Vec<(&'static str, f32)> {
    if G::FEATURES.is_empty() {
        return Vec::new();
    }
    let weights = tuning::tune::<G>(rules, plan, &mut |done| watch(done));
    G::FEATURES.iter().copied().zip(weights).collect()
}

fn read_plan(matches: &ArgMatches, texts: &Texts) -> Result<Plan, Failure> {
    let mut amounts = [0; AMOUNTS.len()];
    for (amount, (key, least, most, usual)) in amounts.iter_mut().zip(AMOUNTS) {
        *amount = args::read_number(matches, name(key), least..=most, texts)?.unwrap_or(usual);
    }
    let [lesson_games, lessons, generations, deals, candidates] = amounts;
    Ok(Plan {
        seed: args::read_seed(matches, texts)?,
        threads: usize::try_from(args::read_threads(matches, texts)?).unwrap_or(1),
        lesson_games,
        lessons,
        generations,
        deals,
        candidates: usize::try_from(candidates).expect("few candidates"),
    })
}

/// The command that finds the same weights again.
fn written(setup: &Setup, plan: &Plan) -> String {
    let rules = setup.rules();
    let chosen = rules.chosen().iter().map(|(name, value)| format!(" --option {name}={value}"));
    format!(
        "sabots tune {} --seats {}{} --seed {} --lesson-games {} --lessons {} --generations {} \
         --deals {} --candidates {}",
        rules.name(),
        rules.seats(),
        chosen.collect::<String>(),
        plan.seed,
        plan.lesson_games,
        plan.lessons,
        plan.generations,
        plan.deals,
        plan.candidates
    )
}
