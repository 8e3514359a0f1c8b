//! Positions at which every action was tried in the same world, and what came of it.

use bots::{Skill, search::policy_playout};
use chance::Quick;
use table::{Chance, Seat, Team, Turn};

/// One action in so many is any action, so that odd positions are met, too.
const STRAYS: u32 = 16;
/// One position in so many is learnt from; its neighbours are like it.
const ONE_IN: u32 = 3;
/// What scores so much less than the best is not tried: it is taken to lose [`FORLORN`].
const HOPELESS: f32 = 0.1;
/// What an action is taken to lose that is not tried.
const FORLORN: f32 = 0.15;

/// What was tried. Everything lies in a row, and ends say where the next one begins.
#[derive(Default)]
pub(crate) struct Trials {
    /// By position: where its actions end.
    positions: Vec<usize>,
    /// By action: where its features end.
    actions: Vec<usize>,
    /// By action: what it won.
    won: Vec<f32>,
    /// The features that an action has, and how much of them.
    features: Vec<(u16, f32)>,
}

impl Trials {
    /// How many positions there are.
    pub(crate) fn count(&self) -> usize {
        self.positions.len()
    }

    /// The actions of a position.
    pub(crate) fn actions(&self, position: usize) -> std::ops::Range<usize> {
        let begin = position.checked_sub(1).map_or(0, |before| self.positions[before]);
        begin..self.positions[position]
    }

    /// What an action is like.
    pub(crate) fn features(&self, action: usize) -> &[(u16, f32)] {
        let begin = action.checked_sub(1).map_or(0, |before| self.actions[before]);
        &self.features[begin..self.actions[action]]
    }

    /// What an action won.
    pub(crate) fn won(&self, action: usize) -> f32 {
        self.won[action]
    }

    /// Adds others behind these.
    pub(crate) fn append(&mut self, others: &Trials) {
        let (actions, features) = (self.actions.len(), self.features.len());
        self.positions.extend(others.positions.iter().map(|end| end + actions));
        self.actions.extend(others.actions.iter().map(|end| end + features));
        self.won.extend_from_slice(&others.won);
        self.features.extend_from_slice(&others.features);
    }
}

/// Who plays: the policy that learns, with the weights it begins with, and those it meets besides
/// itself.
pub(crate) struct Cast<'a, G: Skill> {
    pub(crate) setup: &'a G::Setup,
    pub(crate) weights: &'a [f32],
    pub(crate) mind: G::Mind,
    pub(crate) rivals: Vec<G::Mind>,
}

/// Plays so many games and tries things on the way.
pub(crate) fn play<G: Skill>(cast: &Cast<'_, G>, games: u64, chance: &mut Quick) -> Trials {
    let teams = G::teams(cast.setup);
    let mut trials = Trials::default();
    let mut legal = Vec::new();
    for _ in 0..games {
        let own = Team(u8::try_from(chance.below(teams.into())).expect("few teams"));
        let rival = cast.rivals.get(any(cast.rivals.len() + 1, chance));
        let learns = |seat: Seat| rival.is_none() || Team::of(seat, teams) == own;
        let mind_of = |seat| rival.filter(|_| !learns(seat)).unwrap_or(&cast.mind);
        let mut game = G::new(cast.setup);
        loop {
            let seat = match game.turn() {
                Turn::Waiting(seats) | Turn::Asking(seats) => seats.first().expect("a seat"),
                Turn::Chance => {
                    game.shuffle(chance, &mut ());
                    continue;
                }
                Turn::Over => match game.next_round() {
                    Some(next) => {
                        game = next;
                        continue;
                    }
                    None => break,
                },
            };
            legal.clear();
            game.legal(seat, &mut legal);
            if let [only] = legal[..] {
                game.apply(seat, only, &mut ());
                continue;
            }
            if learns(seat) && chance.below(ONE_IN) == 0 {
                trials.note(cast, &game, seat, &legal, mind_of, chance.bits());
            }
            let chosen = match chance.below(STRAYS) {
                0 => legal[any(legal.len(), chance)],
                _ => G::tuned(mind_of(seat), game.lens(seat), &legal),
            };
            game.apply(seat, chosen, &mut ());
        }
    }
    trials
}

/// A number below `count`, each as likely as the others.
fn any(count: usize, chance: &mut Quick) -> usize {
    chance.below(u32::try_from(count).expect("a short list")) as usize
}

impl Trials {
    /// Tries every action of a position in the world as it is: cards that the seat does not know lie
    /// there as they came, which no imagination could know better.
    fn note<'a, G: Skill<Mind: 'a>>(
        &mut self,
        cast: &Cast<'_, G>,
        game: &G,
        seat: Seat,
        legal: &[G::Action],
        mind_of: impl Fn(Seat) -> &'a G::Mind,
        luck: u64,
    ) {
        let mut rows = Vec::with_capacity(legal.len());
        for &action in legal {
            let mut row = vec![0.0; G::FEATURES.len()];
            G::describe(&cast.mind, game.lens(seat), action, &mut row);
            let score: f32 = row.iter().zip(cast.weights).map(|(much, weight)| much * weight).sum();
            rows.push((row, score));
        }
        let best = rows.iter().map(|(_, score)| *score).fold(f32::NEG_INFINITY, f32::max);
        if rows.iter().filter(|(_, score)| best - score < HOPELESS).count() < 2 {
            return;
        }
        let mut room = Vec::with_capacity(64);
        let begin = self.won.len();
        let mut tried = (0.0, 0.0);
        for (&action, (row, score)) in legal.iter().zip(&rows) {
            let told = (0_u16..).zip(row).filter(|(_, much)| **much != 0.0);
            self.features.extend(told.map(|(feature, &much)| (feature, much)));
            self.actions.push(self.features.len());
            if best - score >= HOPELESS {
                self.won.push(f32::NAN);
                continue;
            }
            let mut world = game.clone();
            world.apply(seat, action, &mut ());
            policy_playout(&mut world, &mind_of, &mut room, &mut Quick::new(luck));
            // Weights are kept in single precision.
            #[expect(clippy::cast_possible_truncation)]
            let won = world.worth(seat) as f32;
            self.won.push(won);
            tried = (tried.0 + won, tried.1 + 1.0);
        }
        let forlorn = tried.0 / tried.1 - FORLORN;
        self.won[begin..].iter_mut().filter(|won| won.is_nan()).for_each(|won| *won = forlorn);
        self.positions.push(self.actions.len());
    }
}
