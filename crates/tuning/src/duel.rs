//! Mirrored deals: the same cards, once from each side.

use bots::{Level, Skill, search::policy_playout};
use chance::Quick;
use table::playout::playout_by;
use table::{Seat, Team};

/// Who plays.
pub enum Side<'a, G: Skill> {
    /// The policy with this mind.
    Mind(&'a G::Mind),
    /// A level as tables know it.
    Level(Level),
}

// To derive it would demand that minds can be copied, too.
#[expect(clippy::expl_impl_clone_on_copy)]
impl<G: Skill> Clone for Side<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Skill> Copy for Side<'_, G> {}

/// What `one` wins of a deal against `others`, on average over every place at the table; half of it
/// would be an even share at two sides.
pub fn deal<G: Skill>(
    setup: &G::Setup,
    teams: u8,
    seed: u64,
    one: Side<'_, G>,
    others: Side<'_, G>,
) -> f64 {
    let won = |team| play::<G>(setup, teams, seed, Team(team), (one, others));
    (0..teams).map(won).sum::<f64>() / f64::from(teams)
}

/// What the team of `one` wins of a match.
fn play<G: Skill>(
    setup: &G::Setup,
    teams: u8,
    seed: u64,
    team: Team,
    (one, others): (Side<'_, G>, Side<'_, G>),
) -> f64 {
    let mut chance = Quick::new(seed);
    let mut game = G::new(setup);
    let is_own = |seat: Seat| Team::of(seat, teams) == team;
    loop {
        round::<G>(&mut game, |seat| if is_own(seat) { one } else { others }, &mut chance);
        match game.next_round() {
            Some(next) => game = next,
            None => return game.worth(team.seat()),
        }
    }
}

fn round<'a, G: Skill<Mind: 'a>>(
    game: &mut G,
    side: impl Fn(Seat) -> Side<'a, G>,
    chance: &mut Quick,
) {
    let seats = game.seats();
    let minds: Option<Vec<&G::Mind>> = seats
        .iter()
        .map(|seat| match side(seat) {
            Side::Mind(mind) => Some(mind),
            Side::Level(_) => None,
        })
        .collect();
    if let Some(minds) = minds {
        let mut legal = Vec::with_capacity(64);
        policy_playout(game, |seat| minds[seat.index()], &mut legal, chance);
        return;
    }
    let mut bots: Vec<Chair<'a, G>> = seats.iter().map(|seat| Chair(side(seat))).collect();
    playout_by(game, &mut bots, chance, &mut ());
}

/// A seat at which somebody decides from a view.
struct Chair<'a, G: Skill>(Side<'a, G>);

impl<G: Skill> table::Bot<G> for Chair<'_, G> {
    const CALLS: bool = G::CALLS;

    fn call(&mut self, view: &G::View, chance: &mut impl table::Chance) -> Option<G::Action> {
        G::call(view, chance)
    }

    fn decide(
        &mut self,
        view: &G::View,
        legal: &[G::Action],
        chance: &mut impl table::Chance,
    ) -> G::Action {
        match (self.0, G::lens_of(view)) {
            (Side::Mind(mind), Some((_, lens))) => G::tuned(mind, lens, legal),
            (Side::Mind(_), None) => legal[0],
            (Side::Level(mut level), _) => table::Bot::<G>::decide(&mut level, view, legal, chance),
        }
    }
}
