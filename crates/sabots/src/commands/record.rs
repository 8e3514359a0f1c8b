//! `sabots record`: one game of bots, written down.

use std::io;
use std::sync::Arc;

use bots::{Level, Skill};
use chance::{Quick, Stream, derive};
use clap::{ArgMatches, Command};
use families::{Family, Length, Rules, at_family};
use notation::{Dialect, record_text};
use table::playout::call_out;
use table::{Bot, Chance, Entry, Log, Seat, Seats, Seed, Turn, Viewer};
use texts::Texts;

use crate::args;
use crate::cli;
use crate::failure::{Failure, Verdict};
use crate::session::Session;

pub(super) fn command(texts: &Texts) -> Command {
    let game = args::game(texts).required(true);
    let (seats, seed) = (args::seats(texts), args::seed(texts));
    let args = [game, seats, seed, args::options(texts), args::bots(texts)];
    cli::command("record", "cli-record", texts, args)
}

pub(super) fn run(matches: &ArgMatches, session: &mut Session<'_>) -> Result<Verdict, Failure> {
    let setup = args::setup(matches, session.texts)?;
    let seed = args::read_seed(matches, session.texts)?;
    let bots = args::read_bots(matches, setup.rules().seats(), session.texts)?;
    at_family!(&setup, G(rules) => record::<G>(rules, bots, seed, session))?;
    Ok(Verdict::Done)
}

fn record<G: Dialect + Skill>(
    rules: &Arc<G::Rules>,
    bots: Vec<Level>,
    seed: u64,
    session: &mut Session<'_>,
) -> io::Result<()> {
    let (log, game) = play::<G>(rules, bots, seed);
    write!(session.out, "{}", record_text(&log))?;
    match game.score() {
        Some(score) => write_end(&game, &score, rules, session),
        None => Ok(()),
    }
}

/// Lets bots play a game, or the whole match.
fn play<G: Family + Skill>(rules: &Arc<G::Rules>, bots: Vec<Level>, seed: u64) -> (Log<G>, G) {
    let mut players = Players { bots, choices: Quick::new(seed) };
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
                let (seat, action) =
                    players.call(&mut game).unwrap_or_else(|| players.decide(&mut game, seats));
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

/// Those who play, and whatever they leave to chance.
struct Players {
    bots: Vec<Level>,
    choices: Quick,
}

impl Players {
    /// Lets somebody call out, if anybody at this table ever does. Those who play at random never do,
    /// and whose turn it is to be silent is not drawn by lot.
    fn call<G: Skill>(&mut self, game: &mut G) -> Option<(Seat, G::Action)> {
        let silent = self.bots.iter().all(|&level| level == Level::PLAYOUT);
        if silent || !<Level as Bot<G>>::CALLS {
            return None;
        }
        call_out(game, &mut self.bots, &mut self.choices, &mut ())
    }

    /// Lets the first of those who are waited for do something.
    fn decide<G: Skill>(&mut self, game: &mut G, seats: Seats) -> (Seat, G::Action) {
        let seat = seats.first().expect("a seat that is waited for");
        let bot = &mut self.bots[seat.index()];
        let action = if *bot == Level::PLAYOUT {
            game.pick(seat, |count| self.choices.below(count)).expect("something to do")
        } else {
            let mut legal = Vec::new();
            game.legal(seat, &mut legal);
            Bot::<G>::decide(bot, &game.view(Viewer::Seat(seat)), &legal, &mut self.choices)
        };
        game.apply(seat, action, &mut ());
        (seat, action)
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
