//! Policy improvement: what a tuned bot does, corrected where imagined games say clearly that something
//! else wins more often.
//!
//! Only what can be done at once is compared. Hidden cards are imagined again and again, every action
//! is tried in the same imagined worlds, and from there on everybody plays by the tuned policy, which
//! sees of an imagined game no more than its seat could. Worlds are spent by sequential halving: after
//! each stage the better half of the actions goes on. The policy's own choice stays in the race all the
//! time, and it is kept unless another one has won more often by more than luck explains.

use std::time::{Duration, Instant};

use chance::Quick;
use table::{Chance, Game, Seat, Turn};

use crate::Skill;

/// How long somebody may think about one decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// So many imagined games. The same decision again, if chance is the same.
    Playouts(u32),
    /// So long.
    Time(Duration),
}

impl Default for Budget {
    fn default() -> Budget {
        Budget::Playouts(2000)
    }
}

/// Another action than the policy's must have gained more than so many standard errors.
const DOUBT: f64 = 1.5;

/// Before so many worlds nothing is known of luck.
const WORLDS_MIN: u32 = 16;

/// A game may be imagined so far, in decisions; then it counts as it stands.
const HORIZON: u32 = 400;

/// What thinking longer than the tuned policy leads to: one of the `legal` actions.
pub fn improve<G: Skill>(
    view: &G::View,
    legal: &[G::Action],
    budget: Budget,
    chance: &mut impl Chance,
) -> G::Action {
    let Some((seat, _)) = G::lens_of(view).filter(|_| legal.len() > 1) else { return legal[0] };
    let mind = G::mind(view);
    let usual = G::practised(view, legal, chance);
    let mut search = Search::<G>::new(view, &mind, legal, (seat, usual), chance.bits());
    search.spend(budget);
    search.verdict()
}

/// What has been learnt of one action, measured against the policy's own choice in the same worlds.
#[derive(Clone, Copy)]
struct Trial<A> {
    action: A,
    worlds: u32,
    /// The sum of what was gained, and of its squares.
    gain: f64,
    squares: f64,
}

impl<A> Trial<A> {
    fn mean(&self) -> f64 {
        self.gain / f64::from(self.worlds.max(1))
    }

    /// Whether more was gained than luck explains.
    fn is_clear(&self) -> bool {
        let worlds = f64::from(self.worlds.max(1));
        let variance = (self.squares / worlds - self.mean() * self.mean()).max(0.0);
        self.worlds >= WORLDS_MIN && self.mean() > DOUBT * (variance / worlds).sqrt()
    }
}

struct Search<'a, G: Skill> {
    view: &'a G::View,
    mind: &'a G::Mind,
    seat: Seat,
    usual: G::Action,
    /// The actions still in the race, and behind them those that are not.
    trials: Vec<Trial<G::Action>>,
    racing: usize,
    seed: u64,
    worlds: u64,
    legal: Vec<G::Action>,
}

impl<'a, G: Skill> Search<'a, G> {
    fn new(
        view: &'a G::View,
        mind: &'a G::Mind,
        legal: &[G::Action],
        (seat, usual): (Seat, G::Action),
        seed: u64,
    ) -> Search<'a, G> {
        let others = legal.iter().copied().filter(|&action| action != usual);
        let trial = |action| Trial { action, worlds: 0, gain: 0.0, squares: 0.0 };
        let trials: Vec<_> = others.map(trial).collect();
        let racing = trials.len();
        let legal = Vec::with_capacity(64);
        Search { view, mind, seat, usual, trials, racing, seed, worlds: 0, legal }
    }

    /// Spends the budget: equal shares of it for ever fewer actions.
    fn spend(&mut self, budget: Budget) {
        let stages = self.racing.next_power_of_two().trailing_zeros().max(1);
        let begun = Instant::now();
        for stage in 1..=stages {
            match budget {
                Budget::Playouts(playouts) => {
                    let share = playouts as usize / stages as usize;
                    (0..share / (self.racing + 1)).for_each(|_| self.try_world());
                }
                Budget::Time(time) => {
                    while begun.elapsed() < time * stage / stages {
                        self.try_world();
                    }
                }
            }
            self.halve();
        }
    }

    /// Plays one imagined world once for every action in the race.
    fn try_world(&mut self) {
        let mut chance = Quick::new(self.seed.wrapping_add(self.worlds));
        self.worlds += 1;
        let world = G::imagine(self.view, &mut chance);
        let before = self.play(&world, self.usual, chance.clone());
        for at in 0..self.racing {
            let gain = self.play(&world, self.trials[at].action, chance.clone()) - before;
            let trial = &mut self.trials[at];
            trial.worlds += 1;
            trial.gain += gain;
            trial.squares += gain * gain;
        }
    }

    /// What a world is worth after an action, if everybody then plays by the policy.
    fn play(&mut self, world: &G, action: G::Action, mut chance: Quick) -> f64 {
        let mut game = world.clone();
        game.apply(self.seat, action, &mut ());
        game.follow(self.seat, self.mind, &mut self.legal, &mut chance)
    }

    /// Lets the worse half of the actions go.
    fn halve(&mut self) {
        let racing = &mut self.trials[..self.racing];
        racing.sort_by(|a, b| b.mean().total_cmp(&a.mean()));
        self.racing = self.racing.div_ceil(2);
    }

    /// The best action of those left, if it is clearly better than the policy's own choice.
    fn verdict(&self) -> G::Action {
        let best = self.trials[..self.racing].iter().max_by(|a, b| a.mean().total_cmp(&b.mean()));
        best.filter(|trial| trial.is_clear()).map_or(self.usual, |trial| trial.action)
    }
}

/// Plays an imagined game to the end of its round, everybody by the tuned policy with the mind of the
/// seat, and says how many decisions it took. `legal` is only room to work in.
pub fn policy_playout<'a, G: Skill<Mind: 'a>>(
    game: &mut G,
    mind: impl Fn(Seat) -> &'a G::Mind,
    legal: &mut Vec<G::Action>,
    chance: &mut impl Chance,
) -> u32 {
    let shuffle = |game: &mut G, chance: &mut _| game.shuffle(chance, &mut ());
    let decide =
        |game: &G, seat, legal: &[_], _: &mut _| G::tuned(mind(seat), game.lens(seat), legal);
    play_out(game, legal, chance, shuffle, decide)
}

/// Plays an imagined game to the end of its round, where chance and everybody who has a choice do what is
/// said here, and says how many decisions it took.
pub fn play_out<G: Game, C>(
    game: &mut G,
    legal: &mut Vec<G::Action>,
    chance: &mut C,
    mut shuffle: impl FnMut(&mut G, &mut C),
    mut decide: impl FnMut(&G, Seat, &[G::Action], &mut C) -> G::Action,
) -> u32 {
    let mut decisions = 0;
    while decisions < HORIZON {
        let seat = match game.turn() {
            Turn::Waiting(seats) => seats.first().expect("a seat that is waited for"),
            // Everything is known here, so that those who can only decline are not asked.
            Turn::Asking(seats) => match game.skip_helpless(seats, &mut ()).first() {
                Some(seat) => seat,
                None => continue,
            },
            Turn::Chance => {
                shuffle(game, chance);
                continue;
            }
            Turn::Over => break,
        };
        legal.clear();
        game.legal(seat, legal);
        let action = match legal[..] {
            [only] => only,
            _ => decide(game, seat, legal, chance),
        };
        game.apply(seat, action, &mut ());
        decisions += 1;
    }
    decisions
}
