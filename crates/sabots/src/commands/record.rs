//! `sabots record`: one random game, written down.

use std::io;

use bornes::edition::Length;
use bornes::{Race, Rules, Score};
use chance::{Quick, Stream, derive};
use clap::{ArgMatches, Command};
use notation::bornes::record_text;
use table::{Chance, Entry, Game, Log, Seats, Seed, Turn};
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
    let rules = args::rules(matches, session.texts)?;
    let (log, race) = play(rules, args::read_seed(matches, session.texts)?);
    write!(session.out, "{}", record_text(&log))?;
    if let Some(score) = race.score() {
        write_end(&score, rules, session)?;
    }
    Ok(Verdict::Done)
}

/// Plays a game, or the whole match, at random.
fn play(rules: &'static Rules, seed: u64) -> (Log<Race>, Race) {
    let mut choices = Quick::new(seed);
    let mut deals = 0;
    let mut log = Log::new(rules);
    let mut race = Race::new(&rules);
    loop {
        let entry = match race.turn() {
            Turn::Chance => {
                let deal = derive(Seed::from_number(seed), deals);
                deals += 1;
                race.shuffle(&mut Stream::new(deal), &mut ());
                Entry::Seed(deal)
            }
            Turn::Waiting(seats) | Turn::Asking(seats) => {
                let seat = seats.first().expect("a seat that is waited for");
                let action =
                    race.pick(seat, |count| choices.below(count)).expect("something to do");
                race.apply(seat, action, &mut ());
                Entry::Act(seat, action)
            }
            Turn::Over => match race.next_round() {
                Some(next) => {
                    race = next;
                    Entry::NextRound
                }
                None => return (log, race),
            },
        };
        log.entries.push(entry);
    }
}

/// Writes what a replay must find at the end.
fn write_end(score: &Score, rules: &Rules, session: &mut Session<'_>) -> io::Result<()> {
    writeln!(session.out, "? over\n? winners {}", letters(score.winners))?;
    match (rules.edition().length, score.match_winners) {
        (Length::Points(_), Some(winners)) => {
            writeln!(session.out, "? match over\n? match winners {}", letters(winners))
        }
        (Length::Points(_) | Length::OneRound, _) => Ok(()),
    }
}

/// The letters of some seats; `-` if there are none.
fn letters(seats: Seats) -> String {
    let letters: Vec<String> = seats.iter().map(|seat| seat.to_string()).collect();
    if letters.is_empty() { "-".to_owned() } else { letters.join(" ") }
}
