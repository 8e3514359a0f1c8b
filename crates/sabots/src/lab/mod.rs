//! A lab for those who design games: the same game at several tables, side by side.
//!
//! [`bench`] is the file that says which tables there are. Every deal is played three times: once by
//! equals, which says how long games are, who wins and what is played, and twice by strong and weak
//! bots who change places, which says what decides: if the same side wins both times the cards did,
//! and if the strong bots win both times play did.

mod bench;
mod count;
mod report;

use std::cell::RefCell;
use std::io;
use std::sync::Arc;

use bots::{Level, Skill};
use chance::{Quick, start};
use families::{Rules, at_family};
use notation::Dialect;
use table::playout::playout_by;
use table::{Bot, Chance, Seat, Seats, Team};

use crate::simulation::{play_game, unshared};
use crate::threads::{self, Queue};

pub(crate) use bench::{Bench, Misread};
pub(crate) use count::Count;
pub(crate) use report::Report;

/// Who plays against the strong ones to see what decides.
const WEAK: Level = Level::Beginner;

/// Where the chances of players begin among those that follow from the number of a deal; before are
/// its rounds.
const PLAYERS: u64 = 1 << 40;

/// Plays every table of a bench. `watch` is told how many deals are under way or done, of all tables.
///
/// Fails if the system does not grant the threads.
pub(crate) fn measure(
    bench: &Bench,
    threads: u64,
    watch: &mut dyn FnMut(u64),
) -> io::Result<Vec<Count>> {
    let mut counts = Vec::new();
    for (done, table) in (0..).zip(&bench.tables) {
        let mut watch = |deals: u64| watch(done * bench.deals + deals);
        let count = at_family!(&table.setup, G(rules) => {
            measure_family::<G>(rules, bench, threads, &mut watch)
        });
        counts.push(count?);
    }
    Ok(counts)
}

fn measure_family<G: Dialect + Skill>(
    rules: &Arc<G::Rules>,
    bench: &Bench,
    threads: u64,
    watch: &mut dyn FnMut(u64),
) -> io::Result<Count> {
    let queue = Queue::new(bench.deals, 8);
    let mut sum = Count::default();
    let work = || {
        let rules = unshared::<G>(rules);
        let mut count = Count::default();
        queue.pieces().for_each(|number| play_deal::<G>(&rules, bench, number, &mut count));
        count
    };
    let add = |count: Count| sum.add(&count);
    threads::share(&queue, threads, work, add, || watch(queue.taken()))?;
    Ok(sum)
}

/// Plays one deal three times.
fn play_deal<G: Dialect + Skill>(
    rules: &Arc<G::Rules>,
    bench: &Bench,
    number: u64,
    count: &mut Count,
) {
    let deal = Deal { rules, seed: start(bench.seed, number) };
    let notes = Notes::default();
    let (game, winners, decisions) = deal.play::<G>(|_| bench.bots, &notes);
    count.note_game(decisions, winners, game.ending(), &notes.take());
    let strong_at = |parity: u8| {
        let level = move |team: Team| if team.0 % 2 == parity { bench.bots } else { WEAK };
        let (_, winners, _) = deal.play::<G>(level, &Notes::default());
        let winner = rules.all_teams().find(|team| winners.has(team.seat()));
        winner.map(|team| (team, team.0 % 2 == parity))
    };
    count.note_pair(strong_at(0), strong_at(1));
}

/// What was played in a game: the cards, or in a game without cards the verbs.
type Notes = RefCell<Vec<String>>;

/// One deal at one table.
struct Deal<'a, R> {
    rules: &'a Arc<R>,
    seed: u64,
}

impl<R: Rules> Deal<'_, R> {
    /// Plays it as the bot of each side does: the game at its end, who won, and how many decisions
    /// there were.
    fn play<G: Dialect<Rules = R> + Skill>(
        &self,
        level: impl Fn(Team) -> Level,
        notes: &Notes,
    ) -> (G, Seats, u32) {
        let rules = &**self.rules;
        let player = |seat: Seat| Player {
            bot: level(rules.team(seat)),
            chance: Quick::new(start(self.seed, PLAYERS + u64::from(seat.0))),
            rules,
            notes,
        };
        let game = G::new(self.rules);
        let mut players: Vec<_> = game.seats().iter().map(player).collect();
        let (mut rounds, mut decisions) = (0, 0);
        let (game, winners) = play_game(game, rules.length(), |game| {
            let mut cards = Quick::new(start(self.seed, rounds));
            rounds += 1;
            decisions += playout_by(game, &mut players, &mut cards, &mut ());
        });
        (game, winners, decisions)
    }
}

/// A bot with chances of its own that notes what it plays.
struct Player<'a, R> {
    bot: Level,
    chance: Quick,
    rules: &'a R,
    notes: &'a Notes,
}

impl<R: Rules, G: Dialect<Rules = R> + Skill> Bot<G> for Player<'_, R> {
    const CALLS: bool = G::CALLS;

    fn call(&mut self, view: &G::View, _: &mut impl Chance) -> Option<G::Action> {
        Bot::<G>::call(&mut self.bot, view, &mut self.chance)
    }

    fn decide(&mut self, view: &G::View, legal: &[G::Action], _: &mut impl Chance) -> G::Action {
        let chosen = Bot::<G>::decide(&mut self.bot, view, legal, &mut self.chance);
        let text = G::action_text(self.rules, chosen);
        self.notes.borrow_mut().extend(played(&text).map(str::to_owned));
        chosen
    }
}

/// The cards that an action plays, or its verb where it names none. What is discarded is not played.
fn played(text: &str) -> impl Iterator<Item = &str> {
    let words: Vec<&str> = text.split(' ').collect();
    let behind = |word: &str| {
        let at = words.iter().position(|other| *other == word);
        at.map_or(&[][..], |at| &words[at + 1..]).to_vec()
    };
    let cards = match words[0] {
        "lays" => [words[1..2].to_vec(), behind("with")].concat(),
        "attacks" => behind("with").into_iter().take(1).collect(),
        "replies" | "plays" => words[1..2].to_vec(),
        "walks" | "leaves" | "enters" => words[..1].to_vec(),
        _ => Vec::new(),
    };
    cards.into_iter().filter(|word| !matches!(*word, "aloud" | "silently" | "on" | "top"))
}

#[cfg(test)]
mod tests {
    use super::played;

    #[test]
    fn what_an_action_plays_is_read_from_its_notation() {
        let cards = |text: &'static str| played(text).collect::<Vec<_>>();
        assert_eq!(cards("lays 100"), ["100"]);
        assert_eq!(
            cards("lays 50 with accelerateur accelerateur"),
            ["50", "accelerateur", "accelerateur"]
        );
        assert_eq!(cards("attacks B with accident aloud bam"), ["accident"]);
        assert_eq!(cards("replies reparations top accident"), ["reparations"]);
        assert_eq!(cards("plays vol on B taking 200 and lays it"), ["vol"]);
        assert_eq!(cards("walks to C3"), ["walks"]);
        assert_eq!(cards("lays super-parade on radar"), ["super-parade"]);
        assert!(cards("discards 25").is_empty() && cards("declines").is_empty());
    }
}
