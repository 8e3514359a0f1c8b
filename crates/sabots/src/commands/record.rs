//! `sabots record`: one random game, written down.

use std::io;
use std::sync::Arc;

use chance::{Quick, Stream, derive};
use clap::{ArgMatches, Command};
use families::{Family, Length, Rules, at_family};
use notation::{Dialect, record_text};
use table::{Chance, Entry, Log, Seats, Seed, Turn};
use texts::Texts;

use crate::args;
use crate::cli;
use crate::failure::{Failure, Verdict};
use crate::session::Session;

pub(super) fn command(texts: &Texts) -> Command {
    let game = args::game(texts).required(true);
    let args = [game, args::seats(texts), args::seed(texts), args::options(texts)];
    cli::command("record", "cli-record", texts, args)
}

pub(super) fn run(matches: &ArgMatches, session: &mut Session<'_>) -> Result<Verdict, Failure> {
    let setup = args::setup(matches, session.texts)?;
    let seed = args::read_seed(matches, session.texts)?;
    at_family!(&setup, G(rules) => record::<G>(rules, seed, session))?;
    Ok(Verdict::Done)
}

fn record<G: Dialect>(
    rules: &Arc<G::Rules>,
    seed: u64,
    session: &mut Session<'_>,
) -> io::Result<()> {
    let (log, game) = play::<G>(rules, seed);
    write!(session.out, "{}", record_text(&log))?;
    match game.score() {
        Some(score) => write_end(&game, &score, rules, session),
        None => Ok(()),
    }
}

/// Plays a game, or the whole match, at random.
fn play<G: Family>(rules: &Arc<G::Rules>, seed: u64) -> (Log<G>, G) {
    let mut choices = Quick::new(seed);
    let mut deals = 0;
    let mut log = Log::new(Arc::clone(rules));
    let mut game = G::new(rules);
    loop {
        let entry = match game.turn() {
            Turn::Chance => {
                let deal = derive(Seed::from_number(seed), deals);
                deals += 1;
                game.shuffle(&mut Stream::new(deal), &mut ());
                Entry::Seed(deal)
            }
            Turn::Waiting(seats) | Turn::Asking(seats) => {
                let seat = seats.first().expect("a seat that is waited for");
                let action =
                    game.pick(seat, |count| choices.below(count)).expect("something to do");
                game.apply(seat, action, &mut ());
                Entry::Act(seat, action)
            }
            Turn::Over => match game.next_round() {
                Some(next) => {
                    game = next;
                    Entry::NextRound
                }
                None => return (log, game),
            },
        };
        log.entries.push(entry);
    }
}

/// Writes what a replay must find at the end.
fn write_end<G: Family>(
    game: &G,
    score: &G::Score,
    rules: &G::Rules,
    session: &mut Session<'_>,
) -> io::Result<()> {
    writeln!(session.out, "? over\n? winners {}", letters(game.winners()))?;
    match (rules.length(), G::match_winners(score)) {
        (Length::Match, Some(winners)) => {
            writeln!(session.out, "? match over\n? match winners {}", letters(winners))
        }
        (Length::Match | Length::OneRound, _) => Ok(()),
    }
}

/// The letters of some seats; `-` if there are none.
fn letters(seats: Seats) -> String {
    let letters: Vec<String> = seats.iter().map(|seat| seat.to_string()).collect();
    if letters.is_empty() { "-".to_owned() } else { letters.join(" ") }
}
