//! Bots against each other, with the same cards for everybody.
//!
//! A deal is played by every [`lineups`] of the bots, so that its luck cancels, and is one
//! observation, however many games it makes. What a bot leaves to chance follows from the seed, the
//! deal and the seat alone. [`ledger`] adds up, [`estimate`] says how sure the sums are, and
//! [`report`] tells it.

mod estimate;
mod ledger;
mod lineups;
mod report;

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use bots::{Budget, Level, Skill};
use chance::Quick;
use families::{Family, Rules, Setup, at_family};
use table::playout::playout_by;
use table::{Bot, Chance, Seat, Seats, Team};

use crate::figures::float;
use crate::simulation::{play_game, start, unshared};
use crate::threads::{self, Queue};
use ledger::{BOTS_MAX, Deal, Shape, WIN};
use lineups::Lineups;

pub(crate) use ledger::Ledger;
pub(crate) use report::Report;

/// What is played in an arena.
pub(crate) struct Plan {
    /// The table.
    pub(crate) setup: Setup,
    /// Every bot that plays, once.
    bots: Vec<Level>,
    /// By side: the number of its bot.
    sides: Vec<usize>,
    lineups: Lineups,
    /// How many deals.
    deals: u64,
    /// How long those who think may think about one decision.
    pub(crate) budget: Budget,
    /// What all randomness comes from.
    pub(crate) seed: u64,
    /// How many threads share the work.
    pub(crate) threads: u64,
}

impl Plan {
    /// Plays at least so many games, all games of each deal. `levels` has one bot for each side.
    pub(crate) fn new(setup: Setup, levels: &[Level], games: u64, seed: u64, threads: u64) -> Plan {
        let mut bots: Vec<Level> = Vec::new();
        let mut sides = Vec::new();
        for level in levels {
            let known = bots.iter().position(|bot| bot == level);
            sides.push(known.unwrap_or(bots.len()));
            if known.is_none() {
                bots.push(*level);
            }
        }
        debug_assert!(bots.len() <= BOTS_MAX, "a bot for each side at most");
        let lineups = Lineups::of(&sides);
        let deals = games.div_ceil(lineups.games());
        Plan { setup, bots, sides, lineups, deals, budget: Budget::default(), seed, threads }
    }

    /// The same with so much time to think.
    pub(crate) fn within(self, budget: Budget) -> Plan {
        Plan { budget, ..self }
    }

    /// Whether anybody thinks.
    fn thinks(&self) -> bool {
        self.bots.iter().any(|bot| !Level::QUICK.contains(bot))
    }

    /// How many games that makes.
    pub(crate) fn games(&self) -> u64 {
        self.deals * self.lineups.games()
    }

    /// The deals, which threads take one by one until this is set.
    pub(crate) fn queue(&self, stopped: Arc<AtomicBool>) -> Queue {
        Queue::new(self.deals, 1).until(stopped)
    }

    fn name(&self, bot: usize) -> &'static str {
        self.bots[bot].name()
    }

    fn shape(&self) -> Shape {
        let count = |bot| self.sides.iter().filter(|&&side| side == bot).count() as u64;
        Shape { sides: (0..self.bots.len()).map(count).collect(), games: self.lineups.games() }
    }
}

/// Plays the deals of a queue until none is left or it is stopped. `watch` is told from time to time
/// how many games are over.
///
/// Fails if the system does not grant the threads.
pub(crate) fn hold(plan: &Plan, queue: &Queue, watch: &mut dyn FnMut(u64)) -> io::Result<Ledger> {
    at_family!(&plan.setup, G(rules) => hold_family::<G>(rules, plan, queue, watch))
}

fn hold_family<G: Family + Skill>(
    rules: &Arc<G::Rules>,
    plan: &Plan,
    queue: &Queue,
    watch: &mut dyn FnMut(u64),
) -> io::Result<Ledger> {
    let over = AtomicU64::new(0);
    let mut sum = Ledger::default();
    let work = || {
        let mut arena = Arena::<G> { plan, rules: unshared::<G>(rules), queue, over: &over };
        arena.work()
    };
    let add = |ledger: Ledger| sum.add(&ledger);
    threads::share(queue, plan.threads, work, add, || watch(over.load(Ordering::Relaxed)))?;
    Ok(sum)
}

/// What one thread plays with.
struct Arena<'a, G: Family> {
    plan: &'a Plan,
    rules: Arc<G::Rules>,
    queue: &'a Queue,
    /// How many games are over, of all threads.
    over: &'a AtomicU64,
}

impl<G: Family + Skill> Arena<'_, G> {
    fn work(&mut self) -> Ledger {
        let mut ledger = Ledger::default();
        for number in self.queue.pieces() {
            let mut notes = Ledger::default();
            let deal = self.play(number, &mut notes);
            // Whoever is stopped in the middle of a deal has not played it.
            if self.queue.is_stopped() {
                break;
            }
            notes.note(&deal);
            ledger.add(&notes);
        }
        ledger
    }

    /// Plays every game of a deal.
    fn play(&self, number: u64, notes: &mut Ledger) -> Deal {
        let seed = start(self.plan.seed, number);
        let mut deal = Deal::default();
        for lineup in self.plan.lineups.draw(Quick::new(start(seed, LINEUP))) {
            let (game, winners) = self.game(seed, &lineup);
            let won: Vec<Team> = self.rules.all_teams().filter(|t| winners.has(t.seat())).collect();
            notes.shared += u64::from(won.len() > 1);
            notes.nobody += u64::from(won.is_empty());
            let score = game.score();
            for (team, &bot) in self.rules.all_teams().zip(&lineup) {
                let earned = score.as_ref().map_or(0, |score| G::earned(&self.rules, score, team));
                deal.earned[bot] += u64::from(earned);
                if won.contains(&team) {
                    deal.wins[bot] += WIN / won.len() as u64;
                }
            }
            self.over.fetch_add(1, Ordering::Relaxed);
        }
        deal
    }

    /// Plays one game, or one match, and says who won.
    fn game(&self, seed: u64, lineup: &[usize]) -> (G, Seats) {
        let player = |seat: Seat| {
            let level = self.plan.bots[lineup[self.rules.team(seat).index()]];
            let chance = Quick::new(start(seed, PLAYERS + u64::from(seat.0)));
            let bot = bots::Player { level, budget: self.plan.budget };
            Player { bot, chance, queue: self.queue }
        };
        let game = G::new(&self.rules);
        let mut players: Vec<_> = game.seats().iter().map(player).collect();
        let mut rounds = 0;
        play_game(game, self.rules.length(), |game| {
            // Later rounds of a match are the same deal for everybody, too.
            let mut cards = Quick::new(start(seed, rounds));
            rounds += 1;
            playout_by(game, &mut players, &mut cards, &mut ());
        })
    }
}

/// The numbers of what follows from the seed of a deal, besides its rounds: who begins where, and what
/// each player leaves to chance.
const LINEUP: u64 = 1 << 40;
const PLAYERS: u64 = 1 << 41;

/// A bot with chances of its own, so that what it leaves to them does not change the cards.
struct Player<'a> {
    bot: bots::Player,
    chance: Quick,
    queue: &'a Queue,
}

impl<G: Skill> Bot<G> for Player<'_> {
    const CALLS: bool = <bots::Player as Bot<G>>::CALLS;

    fn call(&mut self, view: &G::View, _: &mut impl Chance) -> Option<G::Action> {
        Bot::<G>::call(&mut self.bot, view, &mut self.chance)
    }

    fn decide(&mut self, view: &G::View, legal: &[G::Action], _: &mut impl Chance) -> G::Action {
        // Nobody counts this game any more, so nobody should wait for it.
        if self.queue.is_stopped() {
            self.bot.level = Level::PLAYOUT;
        }
        let chosen = Bot::<G>::decide(&mut self.bot, view, legal, &mut self.chance);
        Bot::<G>::slip(&mut self.bot, view, legal, chosen, &mut self.chance)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plan(game: &str, levels: &[Level], games: u64) -> Plan {
        let setup = Setup::of(game, u8::try_from(levels.len()).unwrap(), &[]).unwrap();
        Plan::new(setup, levels, games, 3, 2)
    }

    fn held(plan: &Plan) -> Ledger {
        hold(plan, &plan.queue(Arc::default()), &mut |_| {}).unwrap()
    }

    #[test]
    fn in_which_order_bots_are_named_does_not_matter() {
        let [one, two] = [[Level::Random, Level::Steady], [Level::Steady, Level::Random]];
        let [one, two] = [one, two].map(|levels| held(&plan("asterix", &levels, 60)));
        assert_eq!((one.deals, one.shared, one.nobody), (two.deals, two.shared, two.nobody));
        let shape = Shape { sides: vec![1, 1], games: 2 };
        assert_eq!(one.win_rate(&shape, 0), two.win_rate(&shape, 1));
        assert_eq!(one.elo(&shape, 0, 1), two.elo(&shape, 1, 0));
    }

    #[test]
    fn what_is_stopped_has_whole_deals_only() {
        let plan = plan("desert", &[Level::Steady, Level::Random], 10_000_000);
        let queue = plan.queue(Arc::default());
        let ledger = hold(&plan, &queue, &mut |games| {
            if games > 0 {
                queue.stop();
            }
        });
        let ledger = ledger.unwrap();
        assert!(0 < ledger.deals && ledger.deals < plan.deals);
        let shape = plan.shape();
        let all = ledger.win_rate(&shape, 0).mean + ledger.win_rate(&shape, 1).mean;
        assert!((all - 2.0 * ledger.even_share(&shape)).abs() < 1e-9);
    }

    #[test]
    fn whoever_wins_everything_is_not_called_invincible() {
        let mut ledger = Ledger::default();
        for _ in 0..20 {
            let (mut wins, earned) = ([0; BOTS_MAX], [0; BOTS_MAX]);
            wins[0] = 2 * WIN;
            ledger.note(&Deal { wins, earned });
        }
        let shape = Shape { sides: vec![1, 1], games: 2 };
        let [best, worst] = [0, 1].map(|bot| ledger.win_rate(&shape, bot));
        assert!(best.mean >= 1.0 && best.high >= 1.0 && worst.mean <= 0.0 && worst.low <= 0.0);
        assert!((0.8..0.9).contains(&best.low) && (0.1..0.2).contains(&worst.high));
        let elo = ledger.elo(&shape, 0, 1);
        assert!(0.0 < elo.low && elo.low < elo.mean && elo.high < 2000.0, "{elo:?}");
    }

    #[test]
    fn a_deal_is_one_observation() {
        let shape = Shape { sides: vec![1, 1], games: 2 };
        let deal = |first: u64, second: u64| {
            let mut wins = [0; BOTS_MAX];
            wins[..2].copy_from_slice(&[first * WIN, second * WIN]);
            Deal { wins, earned: [0; BOTS_MAX] }
        };
        let (mut split, mut swept) = (Ledger::default(), Ledger::default());
        for number in 0..1000 {
            split.note(&deal(1, 1));
            swept.note(&if number % 2 == 0 { deal(2, 0) } else { deal(0, 2) });
        }
        let width = |ledger: &Ledger| {
            let rate = ledger.win_rate(&shape, 0);
            assert!((rate.mean - 0.5).abs() < 1e-9);
            rate.high - rate.low
        };
        // Cards that decide everything say nothing of who is better, and take twice as many games.
        assert!((0.06..0.065).contains(&width(&swept)), "{}", width(&swept));
        assert!(width(&split) < 0.003);
    }
}
