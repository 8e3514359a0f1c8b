//! The families of games, and what every host may ask of each.
//!
//! The rules of a family know nothing of hosts. A host knows a game as a [`Family`]: which games
//! it has, what a table may choose, how a round ended. [`Setup`] is a table of whichever family,
//! and [`at_family!`] goes on with the family that it is of.
//!
//! ```
//! use families::{Family, Setup, at_family};
//!
//! fn rounds_end<G: Family>(_: &G::Rules) -> &'static [&'static str] {
//!     G::ENDINGS
//! }
//!
//! let setup = Setup::of("asterix", 4, &[("goal", "700")])?;
//! assert_eq!(setup.rules().name(), "asterix");
//! assert_eq!(at_family!(&setup, G(rules) => rounds_end::<G>(rules)), ["goal", "exhausted"]);
//! # Ok::<(), options::BadSetup>(())
//! ```
//!
//! Where to go next: `list` is the one list of families, `bornes` is how the card games answer.

mod bornes;
mod clocks;
mod list;
mod listing;
mod sprint;
mod tresors;

use std::ops::Deref;
use std::sync::Arc;

use options::{Agreement, BadSetup};
use table::{Hosted, KnownOrders, Seats, Team, Witness};

pub use clocks::{Clocks, Wait};
pub use list::{Bornes, Setup, Sprint, Tresors, games, names};
pub use listing::{Listing, Offer, Range, Seating};

/// A family of games that hosts keep tables of.
pub trait Family:
    Hosted<Setup = Arc<<Self as Family>::Rules>, Action: Send, Event: Send, View: Send> + Send + 'static
{
    /// The rules of one table.
    type Rules: Rules;

    /// What is noted while rounds are simulated, for [`Family::shares`]; `()` notes nothing.
    type Notes: Witness<Self::Event> + Default;

    /// How rounds can end, one word each: the ends of the keys of their texts.
    const ENDINGS: &'static [&'static str];

    /// What simulations count besides, one word each: the ends of the keys of their texts.
    const SHARES: &'static [&'static str] = &[];

    /// The games of the family, in the order in which they are listed.
    fn games() -> Vec<Listing>;

    /// The rules of a table.
    fn rules_of(
        game: &str,
        seats: u8,
        options: &[(&str, &str)],
    ) -> Result<Arc<Self::Rules>, BadSetup>;

    /// A table with these rules, as those know it who do not ask for the family.
    fn setup(rules: Arc<Self::Rules>) -> Setup;

    /// How the round ended, as one of [`Family::ENDINGS`]; `None` while it is going on.
    fn ending(&self) -> Option<&'static str>;

    /// By share of [`Family::SHARES`]: what it came to in a round that is over.
    fn shares(&self, _notes: &Self::Notes) -> Vec<Share> {
        Vec::new()
    }

    /// The seats that won the match; `None` if another round follows.
    fn match_winners(score: &Self::Score) -> Option<Seats>;

    /// What a side has of what the table plays for, in the end: so much of [`Rules::measure`].
    fn earned(rules: &Self::Rules, score: &Self::Score, team: Team) -> u16;
}

/// So many of so many.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Share {
    /// How many.
    pub part: u64,
    /// Of how many.
    pub whole: u64,
}

/// The rules of one table, as every host knows them: they answer for what the table has agreed on,
/// and for the course of the game.
pub trait Rules: Deref<Target = Agreement> + Send + Sync + 'static {
    /// What is played before somebody has won.
    fn length(&self) -> Length;

    /// What decides who has won.
    fn measure(&self) -> Measure;

    /// What the table has chosen for its clocks; a game without windows has nothing to choose.
    fn clocks(&self) -> Clocks {
        Clocks::default()
    }

    /// Which standing orders make sense at the table; in some games there is nothing to order.
    fn orders(&self) -> KnownOrders {
        KnownOrders::default()
    }
}

/// What is played before somebody has won.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Length {
    /// One round.
    OneRound,
    /// Several rounds, up to a number of points or whatever ends a match.
    Match,
}

/// What decides who has won.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Measure {
    /// The distance that was covered.
    Kilometres,
    /// The points of a match.
    Points,
    /// The treasures that were carried out.
    Treasures,
}

impl Measure {
    /// Every measure there is.
    pub const ALL: [Measure; 3] = [Measure::Kilometres, Measure::Points, Measure::Treasures];

    /// One word: the end of the keys of its texts.
    pub fn name(self) -> &'static str {
        match self {
            Measure::Kilometres => "kilometres",
            Measure::Points => "points",
            Measure::Treasures => "treasures",
        }
    }
}
