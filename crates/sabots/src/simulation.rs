//! Games by the thousand, counted.
//!
//! The randomness of a game depends on the seed and on the number of the game alone, and every
//! count is a sum, so the result is the same whatever the threads do.

use std::io;
use std::sync::Arc;

use bots::{Level, Skill};
use chance::{Quick, start};
use families::{Family, Length, Rules, Setup, Share, at_family};
use table::playout::{playout_before, playout_by};
use table::{Seat, Seats};

use crate::threads::{self, Queue};

/// How many games a thread takes at a time.
const BATCH: u64 = 256;

/// What to simulate.
pub(crate) struct Plan {
    /// The table.
    pub(crate) setup: Setup,
    /// Who plays, by seat.
    pub(crate) bots: Vec<Level>,
    /// How many games.
    pub(crate) games: u64,
    /// What all randomness comes from.
    pub(crate) seed: u64,
    /// How many threads share the work.
    pub(crate) threads: u64,
}

/// What happened in some games.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Tally {
    /// How many games.
    pub(crate) games: u64,
    /// How many decisions in all of them.
    pub(crate) actions: u64,
    /// How many games took so many decisions, by that number.
    pub(crate) lengths: Vec<u64>,
    /// How many games each seat won, alone or with others.
    pub(crate) wins: [u64; Seat::MAX],
    /// How many games several sides won together.
    pub(crate) shared: u64,
    /// How many games nobody won.
    pub(crate) nobody: u64,
    /// How many rounds ended in each way there is.
    pub(crate) endings: Vec<(&'static str, u64)>,
    /// What the family counts besides.
    pub(crate) shares: Vec<(&'static str, Share)>,
}

/// Plays the games of a plan. `watch` is told from time to time how many are under way or done.
///
/// Fails if the system does not grant the threads.
pub(crate) fn simulate(plan: &Plan, watch: &mut dyn FnMut(u64)) -> io::Result<Tally> {
    at_family!(&plan.setup, G(rules) => simulate_family::<G>(rules, plan, watch))
}

/// The same for the games of one family: their loops are compiled for them alone.
fn simulate_family<G: Family + Skill>(
    rules: &Arc<G::Rules>,
    plan: &Plan,
    watch: &mut dyn FnMut(u64),
) -> io::Result<Tally> {
    let queue = Queue::new(plan.games, BATCH);
    let mut sum = Tally::new::<G>();
    let work = || work::<G>(rules, plan, &queue);
    let add = |tally: Tally| sum.add(&tally);
    threads::share(&queue, plan.threads, work, add, || watch(queue.taken()))?;
    Ok(sum)
}

/// The same rules for one thread alone: whoever copies a game counts who else shares its rules, and
/// threads would fight over that count.
pub(crate) fn unshared<G: Family>(rules: &G::Rules) -> Arc<G::Rules> {
    let chosen = rules.chosen().iter().map(|(name, value)| (*name, value.as_str()));
    let again = G::rules_of(rules.name(), rules.seats(), &chosen.collect::<Vec<_>>());
    again.expect("rules that were made before")
}

/// Plays games as long as there are some left.
fn work<G: Family + Skill>(rules: &Arc<G::Rules>, plan: &Plan, queue: &Queue) -> Tally {
    let template = G::new(&unshared::<G>(rules));
    let mut tally = Tally::new::<G>();
    for number in queue.pieces() {
        let mut chance = Quick::new(start(plan.seed, number));
        let mut decisions = 0;
        let (_, winners) = play_game(template.clone(), rules.length(), |game| {
            decisions += tally.play(plan, game, &mut chance);
        });
        tally.note_game(decisions, winners, rules.teams());
    }
    tally
}

/// Plays one round, or rounds until the match is over, each to its end by `play`. Says how it ended
/// and who won.
pub(crate) fn play_game<G: Family>(
    mut game: G,
    length: Length,
    mut play: impl FnMut(&mut G),
) -> (G, Seats) {
    play(&mut game);
    // A match makes a score sheet for each of its rounds, and one round needs none.
    if length == Length::OneRound {
        let winners = game.winners();
        return (game, winners);
    }
    while let Some(next) = game.next_round() {
        game = next;
        play(&mut game);
    }
    let winners = game.score().and_then(|score| G::match_winners(&score));
    (game, winners.unwrap_or(Seats::NONE))
}

impl Plan {
    /// Plays a round to its end and counts the decisions.
    fn play<G: Family + Skill>(
        &self,
        game: &mut G,
        chance: &mut Quick,
        notes: &mut G::Notes,
    ) -> u32 {
        if self.bots.iter().all(|&level| level == Level::PLAYOUT) {
            return playout_before(game, chance, notes);
        }
        playout_by(game, &mut self.bots.clone(), chance, notes)
    }
}

impl Tally {
    /// No games yet.
    fn new<G: Family>() -> Tally {
        let endings = G::ENDINGS.iter().map(|&ending| (ending, 0)).collect();
        let shares = G::SHARES.iter().map(|&share| (share, Share::default())).collect();
        Tally { endings, shares, ..Tally::default() }
    }

    /// Plays a round and counts how it ended. Says how many decisions it took.
    fn play<G: Family + Skill>(&mut self, plan: &Plan, game: &mut G, chance: &mut Quick) -> u32 {
        let mut notes = G::Notes::default();
        let decisions = plan.play(game, chance, &mut notes);
        self.note_ending(game);
        self.note_shares(game.shares(&notes));
        decisions
    }

    fn note_shares(&mut self, shares: impl IntoIterator<Item = Share>) {
        for ((_, sum), share) in self.shares.iter_mut().zip(shares) {
            sum.part += share.part;
            sum.whole += share.whole;
        }
    }

    fn note_ending<G: Family>(&mut self, game: &G) {
        let found = game.ending();
        let counted = self.endings.iter_mut().find(|(ending, _)| Some(*ending) == found);
        if let Some((_, rounds)) = counted {
            *rounds += 1;
        }
    }

    fn note_game(&mut self, decisions: u32, winners: Seats, teams: u8) {
        self.games += 1;
        self.actions += u64::from(decisions);
        let length = decisions as usize;
        if self.lengths.len() <= length {
            self.lengths.resize(length + 1, 0);
        }
        self.lengths[length] += 1;
        winners.iter().for_each(|seat| self.wins[seat.index()] += 1);
        // A side is named by its first seat, and the first seats come first.
        let sides = Seat::all(teams).filter(|&seat| winners.has(seat)).count();
        self.shared += u64::from(sides > 1);
        self.nobody += u64::from(sides == 0);
    }

    fn add(&mut self, other: &Tally) {
        self.games += other.games;
        self.actions += other.actions;
        self.shared += other.shared;
        self.nobody += other.nobody;
        let endings = self.endings.iter_mut().zip(&other.endings);
        endings.for_each(|((_, sum), (_, rounds))| *sum += rounds);
        self.note_shares(other.shares.iter().map(|(_, share)| *share));
        self.wins.iter_mut().zip(other.wins).for_each(|(sum, wins)| *sum += wins);
        self.lengths.resize(self.lengths.len().max(other.lengths.len()), 0);
        self.lengths.iter_mut().zip(&other.lengths).for_each(|(sum, games)| *sum += games);
    }

    /// How many rounds were played.
    pub(crate) fn rounds(&self) -> u64 {
        self.endings.iter().map(|(_, rounds)| rounds).sum()
    }

    /// The number of decisions that so many percent of the games do not exceed.
    pub(crate) fn percentile(&self, percent: u64) -> u64 {
        let rank = (self.games * percent).div_ceil(100).max(1);
        let mut counted = 0;
        let reaches = |&games: &u64| {
            counted += games;
            rank <= counted
        };
        self.lengths.iter().position(reaches).map_or(0, |length| length as u64)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tally(threads: u64, seed: u64, options: &[(&str, &str)]) -> Tally {
        let setup = Setup::of("asterix", 4, options).unwrap();
        let bots = vec![Level::Random; 4];
        simulate(&Plan { setup, bots, games: 1000, seed, threads }, &mut |_| {}).unwrap()
    }

    #[test]
    fn a_steady_bot_among_random_ones_wins_most_games() {
        let setup = Setup::of("asterix", 4, &[]).unwrap();
        let bots = vec![Level::Random, Level::Steady, Level::Random, Level::Random];
        let plan = Plan { setup, bots, games: 600, seed: 3, threads: 2 };
        let tally = simulate(&plan, &mut |_| {}).unwrap();
        assert_eq!(tally, simulate(&Plan { threads: 1, ..plan }, &mut |_| {}).unwrap());
        assert!(tally.wins[1] > 400, "{:?}", tally.wins);
    }

    #[test]
    fn threads_do_not_change_the_result() {
        for options in [&[][..], &[("match", "points")][..]] {
            let alone = tally(1, 7, options);
            assert_eq!(alone, tally(3, 7, options));
            assert_ne!(alone, tally(1, 8, options));
        }
    }

    #[test]
    fn the_counts_add_up() {
        let round = tally(2, 1, &[]);
        assert_eq!(round.games, 1000);
        assert_eq!(round.rounds(), 1000);
        assert_eq!(round.lengths.iter().sum::<u64>(), 1000);
        let actions: u64 = (0..).zip(&round.lengths).map(|(length, games)| length * games).sum();
        assert_eq!(round.actions, actions);
        assert!(round.wins.iter().sum::<u64>() + round.nobody >= 1000);
        assert_eq!(round.wins[4..], [0; 4]);
        let points = tally(2, 1, &[("match", "points")]);
        assert!(points.rounds() > 2000, "{} rounds", points.rounds());
        assert!(points.percentile(0) > round.percentile(100), "matches are longer than rounds");
    }

    #[test]
    fn percentiles_are_exact() {
        let tally = Tally { games: 10, lengths: vec![0, 4, 0, 5, 1], ..Tally::default() };
        let percentiles = [0, 40, 41, 50, 90, 91, 95, 100].map(|at| tally.percentile(at));
        assert_eq!(percentiles, [1, 1, 3, 3, 3, 4, 4, 4]);
    }
}
