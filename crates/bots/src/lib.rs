//! Players that see what a player sees: a view and the list of what they may do, never the game.
//!
//! [`Level`] is the choice a table has, and [`Skill`] is what a family teaches the better ones;
//! `bornes` is what the classic card games do, [`sprint`] the ones with two piles and replies,
//! `tresors` what is done in the cave. [`search`] thinks further in imagined games.

mod beginner;
mod bornes;
mod linear;
pub mod search;
pub mod sprint;
mod tresors;
pub mod weigh;

use table::{Bot, Chance, Lensed, Seat, Seats};

pub use search::Budget;

/// How well a bot plays. Where nobody chooses, a table gets [`Level::Steady`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Level {
    /// Plays any legal action.
    Random,
    /// Plays plausibly, by whim, and overlooks things.
    Beginner,
    /// Plays by rules of thumb, like somebody who knows the game well.
    #[default]
    Steady,
    /// Weighs what it sees with weights that were found by playing against itself.
    Tuned,
    /// Tries in imagined games whether something else would win more often.
    Expert,
}

impl Level {
    /// Every level, the weakest first.
    pub const ALL: [Level; 5] =
        [Level::Random, Level::Beginner, Level::Steady, Level::Tuned, Level::Expert];

    /// Those that decide at once, the weakest first.
    pub const QUICK: [Level; 4] = [Level::Random, Level::Beginner, Level::Steady, Level::Tuned];

    /// Those that people choose from, the weakest first.
    pub const OFFERED: [Level; 4] = [Level::Beginner, Level::Steady, Level::Tuned, Level::Expert];

    /// The level that plays as playouts do, so that a simulation may take their shortcut.
    pub const PLAYOUT: Level = Level::Random;

    /// Its name on the command line and in tables.
    pub fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Beginner => "beginner",
            Level::Steady => "steady",
            Level::Tuned => "tuned",
            Level::Expert => "expert",
        }
    }

    /// The best level that decides at once and is no better than this one.
    #[must_use]
    pub fn at_once(self) -> Level {
        match self {
            Level::Random | Level::Beginner | Level::Steady | Level::Tuned => self,
            Level::Expert => Level::Tuned,
        }
    }

    /// A bot of this level that thinks for as long as usual.
    pub fn player(self) -> Player {
        Player { level: self, budget: Budget::default() }
    }

    /// The level of this name.
    pub fn find(name: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.name() == name)
    }
}

/// What bots have to learn of a family; to play at random nobody has to.
pub trait Skill: Lensed {
    /// What somebody would do who knows the game well: one of the `legal` actions.
    fn steady(view: &Self::View, legal: &[Self::Action], chance: &mut impl Chance) -> Self::Action;

    /// What a steady player makes of each of the `legal` actions: the more the better, and minus
    /// infinity for what is out of the question; `None` if the viewer has no seat.
    fn scores(view: &Self::View, legal: &[Self::Action]) -> Option<Vec<f64>>;

    /// The difference of scores that a beginner hardly feels.
    const WHIM: f64;

    /// What the tuned policy knows of one table before it looks: its weights, and what can be
    /// reckoned beforehand.
    type Mind: Send + Sync;

    /// The mind for the table of a view.
    fn mind(view: &Self::View) -> Self::Mind;

    /// What the tuned policy does: one of the `legal` actions, of which there is at least one. It
    /// allocates nothing, and chance has no part in it.
    fn tuned(mind: &Self::Mind, lens: Self::Lens<'_>, legal: &[Self::Action]) -> Self::Action;

    /// What a tuned bot does at a table: what its policy does, where that is the best that is known
    /// without thinking further.
    fn practised(
        view: &Self::View,
        legal: &[Self::Action],
        chance: &mut impl Chance,
    ) -> Self::Action {
        match Self::lens_of(view) {
            Some((_, lens)) => Self::tuned(&Self::mind(view), lens, legal),
            None => any(legal, chance),
        }
    }

    /// What the tuned policy weighs, by name; nothing where it does not weigh.
    const FEATURES: &'static [&'static str] = &[];

    /// How many sides play at a table.
    fn teams(setup: &Self::Setup) -> u8;

    /// The mind for a table with weights in the order of [`Skill::FEATURES`].
    fn mind_with(setup: &Self::Setup, weights: &[f32]) -> Self::Mind;

    /// Adds what an action is like to a row with one place for each of [`Skill::FEATURES`].
    fn describe(_: &Self::Mind, _: Self::Lens<'_>, _: Self::Action, _row: &mut [f32]) {}

    /// What a round that is over is worth to a seat: the chance to win what is played for, from 0
    /// to 1.
    fn worth(&self, seat: Seat) -> f64;

    /// What an imagined game is worth to a seat if everybody goes on by the tuned policy. `legal` is
    /// only room to work in.
    fn follow(
        &mut self,
        seat: Seat,
        mind: &Self::Mind,
        legal: &mut Vec<Self::Action>,
        chance: &mut impl Chance,
    ) -> f64 {
        search::policy_playout(self, |_| mind, legal, chance);
        self.worth(seat)
    }

    /// What somebody does who thinks further than the tuned policy.
    fn expert(
        view: &Self::View,
        legal: &[Self::Action],
        budget: Budget,
        chance: &mut impl Chance,
    ) -> Self::Action {
        search::improve::<Self>(view, legal, budget, chance)
    }

    /// Whether there is anything to call out in this family.
    const CALLS: bool = false;

    /// What somebody would call out who knows the game well, and overlooks things now and then.
    fn call(_view: &Self::View, _chance: &mut impl Chance) -> Option<Self::Action> {
        None
    }

    /// What becomes of a choice now and then, at a table where attention counts.
    fn slip(
        _view: &Self::View,
        _legal: &[Self::Action],
        chosen: Self::Action,
        _chance: &mut impl Chance,
    ) -> Self::Action {
        chosen
    }
}

/// A bot of some level that may think for so long.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Player {
    /// How well it plays.
    pub level: Level,
    /// How long it may think, if it thinks.
    pub budget: Budget,
}

impl<G: Skill> Bot<G> for Player {
    const CALLS: bool = G::CALLS;

    fn call(&mut self, view: &G::View, chance: &mut impl Chance) -> Option<G::Action> {
        match self.level {
            Level::Random => None,
            Level::Beginner => beginner::call::<G>(view, chance),
            Level::Steady | Level::Tuned | Level::Expert => G::call(view, chance),
        }
    }

    fn slip(
        &mut self,
        view: &G::View,
        legal: &[G::Action],
        chosen: G::Action,
        chance: &mut impl Chance,
    ) -> G::Action {
        match self.level {
            Level::Random | Level::Tuned | Level::Expert => chosen,
            Level::Beginner => beginner::slip::<G>(view, legal, chosen, chance),
            Level::Steady => G::slip(view, legal, chosen, chance),
        }
    }

    fn decide(
        &mut self,
        view: &G::View,
        legal: &[G::Action],
        chance: &mut impl Chance,
    ) -> G::Action {
        match self.level {
            Level::Random => any(legal, chance),
            Level::Beginner => beginner::decide::<G>(view, legal, chance),
            Level::Steady => G::steady(view, legal, chance),
            Level::Tuned => G::practised(view, legal, chance),
            Level::Expert => G::expert(view, legal, self.budget, chance),
        }
    }
}

impl<G: Skill> Bot<G> for Level {
    const CALLS: bool = G::CALLS;

    fn call(&mut self, view: &G::View, chance: &mut impl Chance) -> Option<G::Action> {
        Bot::<G>::call(&mut self.player(), view, chance)
    }

    fn slip(
        &mut self,
        view: &G::View,
        legal: &[G::Action],
        chosen: G::Action,
        chance: &mut impl Chance,
    ) -> G::Action {
        Bot::<G>::slip(&mut self.player(), view, legal, chosen, chance)
    }

    fn decide(
        &mut self,
        view: &G::View,
        legal: &[G::Action],
        chance: &mut impl Chance,
    ) -> G::Action {
        Bot::<G>::decide(&mut self.player(), view, legal, chance)
    }
}

/// One of the legal actions, each as likely as the others.
fn any<A: Copy>(legal: &[A], chance: &mut impl Chance) -> A {
    let count = u32::try_from(legal.len()).expect("a short list");
    legal[chance.below(count) as usize]
}

/// The action that scores best, the first of equals.
fn best<A: Copy>(legal: &[A], mut score: impl FnMut(A) -> f64) -> A {
    let mut best = (f64::NEG_INFINITY, legal[0]);
    for &action in legal {
        let score = score(action);
        if score > best.0 {
            best = (score, action);
        }
    }
    best.1
}

/// What a win is worth to a seat: all of it, a part where several sides share it, or nothing. A side
/// is named by its first seat.
fn share(winners: Seats, seat: Seat, sides: Seats) -> f64 {
    let sides = sides.iter().filter(|&side| winners.has(side)).count();
    if winners.has(seat) {
        1.0 / f64::from(u8::try_from(sides.max(1)).unwrap_or(u8::MAX))
    } else {
        0.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_level_is_found_by_its_name() {
        for level in Level::ALL {
            assert_eq!(Level::find(level.name()), Some(level));
        }
        assert_eq!(Level::find("grandmaster"), None);
    }

    #[test]
    fn a_table_that_chooses_nothing_gets_the_steady_one() {
        assert_eq!(Level::default(), Level::Steady);
    }
}
