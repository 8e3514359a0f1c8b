//! Bots against each other, with the same cards for everybody.
//!
//! A deal is played by every [`lineups`] of the bots, so that its luck cancels, and is one
//! observation, however many games it makes. What a bot leaves to chance follows from the seed, the
//! deal and the seat alone. [`ledger`] adds up, [`crate::estimate`] says how sure the sums are, and
//! [`report`] tells it. [`players`] are bots of ours or programs of other people.

mod ledger;
mod lineups;
mod players;
mod report;

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use bots::Budget;
use chance::{Quick, start};
use families::{Rules, Setup, at_family};
use table::playout::playout_by;
use table::{Seat, Seats, Team};

use crate::figures::float;
use crate::outside::{Patience, Seated};
use crate::simulation::{play_game, unshared};
use crate::threads::{self, Queue};
use ledger::{BOTS_MAX, Deal, Shape, WIN};
use lineups::Lineups;
use players::{Guest, Mind, Onlookers, Open, Player};

pub(crate) use ledger::Ledger;
pub(crate) use players::Contestant;
pub(crate) use report::Report;

/// What is played in an arena.
pub(crate) struct Plan {
    /// The table.
    pub(crate) setup: Setup,
    /// Every bot that plays, once.
    bots: Vec<Contestant>,
    /// By side: the number of its bot.
    sides: Vec<usize>,
    lineups: Lineups,
    /// How many deals.
    deals: u64,
    /// How long those who think may think about one decision.
    pub(crate) budget: Budget,
    /// How long programs are waited for.
    pub(crate) patience: Patience,
    /// What all randomness comes from.
    pub(crate) seed: u64,
    /// How many threads share the work.
    pub(crate) threads: u64,
}

impl Plan {
    /// Plays at least so many games, all games of each deal. `named` has one bot for each side.
    pub(crate) fn new(
        setup: Setup,
        named: &[Contestant],
        games: u64,
        seed: u64,
        threads: u64,
    ) -> Plan {
        let mut bots: Vec<Contestant> = Vec::new();
        let mut sides = Vec::new();
        for contestant in named {
            let known = bots.iter().position(|bot| bot == contestant);
            sides.push(known.unwrap_or(bots.len()));
            if known.is_none() {
                bots.push(contestant.clone());
            }
        }
        debug_assert!(bots.len() <= BOTS_MAX, "a bot for each side at most");
        let lineups = Lineups::of(&sides);
        let deals = games.div_ceil(lineups.games());
        let (budget, patience) = (Budget::default(), Patience::default());
        Plan { setup, bots, sides, lineups, deals, budget, patience, seed, threads }
    }

    /// The same with so much time to think.
    pub(crate) fn within(self, budget: Budget) -> Plan {
        Plan { budget, ..self }
    }

    /// The same with so much patience with programs.
    pub(crate) fn patient(self, patience: Patience) -> Plan {
        Plan { patience, ..self }
    }

    /// Whether anybody thinks.
    fn thinks(&self) -> bool {
        self.bots.iter().any(Contestant::thinks)
    }

    /// Whether programs of other people play.
    fn has_guests(&self) -> bool {
        self.bots.iter().any(|bot| matches!(bot, Contestant::Program(_)))
    }

    /// How many games that makes.
    pub(crate) fn games(&self) -> u64 {
        self.deals * self.lineups.games()
    }

    /// The deals, which threads take one by one until this is set.
    pub(crate) fn queue(&self, stopped: Arc<AtomicBool>) -> Queue {
        Queue::new(self.deals, 1).until(stopped)
    }

    fn name(&self, bot: usize) -> String {
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

fn hold_family<G: Open>(
    rules: &Arc<G::Rules>,
    plan: &Plan,
    queue: &Queue,
    watch: &mut dyn FnMut(u64),
) -> io::Result<Ledger> {
    let over = AtomicU64::new(0);
    let mut sum = Ledger::default();
    let work = || {
        let rules = unshared::<G>(rules);
        let programs = programs(plan);
        Arena::<G> { plan, rules, queue, over: &over, programs }.work()
    };
    let add = |ledger: Ledger| sum.add(&ledger);
    threads::share(queue, plan.threads, work, add, || watch(over.load(Ordering::Relaxed)))?;
    Ok(sum)
}

/// The programs of one thread, by seat and bot: each seat has one of its own.
fn programs(plan: &Plan) -> Vec<Vec<Seated>> {
    let seated = |bot: &Contestant| {
        let command = if let Contestant::Program(command) = bot { command } else { "" };
        Seated::new(command, plan.patience)
    };
    let seats = 0..plan.setup.rules().seats();
    seats.map(|_| plan.bots.iter().map(seated).collect()).collect()
}

/// What one thread plays with.
struct Arena<'a, G: Open> {
    plan: &'a Plan,
    rules: Arc<G::Rules>,
    queue: &'a Queue,
    /// How many games are over, of all threads.
    over: &'a AtomicU64,
    programs: Vec<Vec<Seated>>,
}

impl<G: Open> Arena<'_, G> {
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
    fn play(&mut self, number: u64, notes: &mut Ledger) -> Deal {
        let seed = start(self.plan.seed, number);
        let mut deal = Deal::default();
        for lineup in self.plan.lineups.draw(Quick::new(start(seed, LINEUP))) {
            let (game, winners) = self.game(seed, &lineup, notes);
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
    fn game(&mut self, seed: u64, lineup: &[usize], notes: &mut Ledger) -> (G, Seats) {
        let (rules, plan) = (Arc::clone(&self.rules), self.plan);
        let game = G::new(&rules);
        let bot_of = |seat: Seat| lineup[rules.team(seat).index()];
        let mut players: Vec<Player<'_, G>> = Vec::new();
        for (seat, programs) in game.seats().iter().zip(&mut self.programs) {
            let mind = mind::<G>(plan, &rules, seat, bot_of(seat), programs);
            let chance = Quick::new(start(seed, PLAYERS + u64::from(seat.0)));
            players.push(Player { mind, chance, queue: self.queue });
        }
        let mut onlookers = Onlookers::of(&game, &mut players);
        let mut rounds = 0;
        let (game, winners) = play_game(game, rules.length(), |game| {
            // Later rounds of a match are the same deal for everybody, too.
            let mut cards = Quick::new(start(seed, rounds));
            rounds += 1;
            if plan.has_guests() {
                playout_by(game, &mut players, &mut cards, &mut onlookers);
            } else {
                playout_by(game, &mut players, &mut cards, &mut ());
            }
        });
        for guest in players.iter_mut().filter_map(Player::guest) {
            guest.part(winners);
            notes.faults[bot_of(guest.seat)].add(&guest.take_faults());
        }
        (game, winners)
    }
}

/// Who decides for a seat; a program is told that a game begins.
fn mind<'a, G: Open>(
    plan: &Plan,
    rules: &'a G::Rules,
    seat: Seat,
    bot: usize,
    programs: &'a mut [Seated],
) -> Mind<'a, G> {
    match &plan.bots[bot] {
        Contestant::Level(level) => Mind::Ours(bots::Player { level: *level, budget: plan.budget }),
        Contestant::Program(_) => {
            Mind::Theirs(Guest::seated(rules, seat, plan.patience.decision, &mut programs[bot]))
        }
    }
}

/// The numbers of what follows from the seed of a deal, besides its rounds: who begins where, and what
/// each player leaves to chance.
const LINEUP: u64 = 1 << 40;
const PLAYERS: u64 = 1 << 41;

#[cfg(test)]
mod tests {
    use bots::Level;

    use super::*;

    fn plan(game: &str, levels: &[Level], games: u64) -> Plan {
        let setup = Setup::of(game, u8::try_from(levels.len()).unwrap(), &[]).unwrap();
        let named: Vec<Contestant> = levels.iter().copied().map(Contestant::Level).collect();
        Plan::new(setup, &named, games, 3, 2)
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
