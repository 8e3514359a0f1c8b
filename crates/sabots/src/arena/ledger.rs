//! What the games of an arena come to. Everything is a sum of whole numbers, so that it does not
//! matter in which order deals are finished.

use analysis::estimate::{Estimate, Sample};

use crate::outside::Faults;

/// A whole win, so that it can be shared among up to eight sides without a remainder.
pub(crate) const WIN: u64 = 840;

/// The most bots that can be named at once.
pub(crate) const BOTS_MAX: usize = 8;

/// What one deal brought each bot, in all games that were played with it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Deal {
    /// Parts of wins, as many as [`WIN`] to a whole one.
    pub(crate) wins: [u64; BOTS_MAX],
    /// Kilometres, or whatever the game is about.
    pub(crate) earned: [u64; BOTS_MAX],
}

/// What all deals so far brought.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Ledger {
    /// How many deals.
    pub(crate) deals: u64,
    /// The games that several sides won together.
    pub(crate) shared: u64,
    /// The games that nobody won.
    pub(crate) nobody: u64,
    /// By bot: what it has done wrong, if it is a program of somebody else.
    pub(crate) faults: [Faults; BOTS_MAX],
    wins: [u64; BOTS_MAX],
    earned: [u64; BOTS_MAX],
    /// By pair of bots: the products of what each deal brought the two.
    win_products: [[u128; BOTS_MAX]; BOTS_MAX],
    earned_squares: [u128; BOTS_MAX],
}

/// How the bots were lined up: what turns sums into shares.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Shape {
    /// How many sides each bot has, by its number.
    pub(crate) sides: Vec<u64>,
    /// How many games are played with one deal.
    pub(crate) games: u64,
}

impl Ledger {
    /// Takes one deal in.
    pub(crate) fn note(&mut self, deal: &Deal) {
        self.deals += 1;
        for bot in 0..BOTS_MAX {
            self.wins[bot] += deal.wins[bot];
            self.earned[bot] += deal.earned[bot];
            self.earned_squares[bot] += u128::from(deal.earned[bot]).pow(2);
            for other in 0..BOTS_MAX {
                let product = u128::from(deal.wins[bot]) * u128::from(deal.wins[other]);
                self.win_products[bot][other] += product;
            }
        }
    }

    /// Takes in what another ledger holds.
    pub(crate) fn add(&mut self, other: &Ledger) {
        self.deals += other.deals;
        self.shared += other.shared;
        self.nobody += other.nobody;
        self.faults.iter_mut().zip(&other.faults).for_each(|(sum, more)| sum.add(more));
        self.wins.iter_mut().zip(other.wins).for_each(|(sum, more)| *sum += more);
        self.earned.iter_mut().zip(other.earned).for_each(|(sum, more)| *sum += more);
        let squares = self.earned_squares.iter_mut().zip(other.earned_squares);
        squares.for_each(|(sum, more)| *sum += more);
        let products = self.win_products.iter_mut().zip(other.win_products);
        let products = products.flat_map(|(sums, more)| sums.iter_mut().zip(more));
        products.for_each(|(sum, more)| *sum += more);
    }

    /// The share of the games that each side of a bot wins.
    pub(crate) fn win_rate(&self, shape: &Shape, bot: usize) -> Estimate {
        let mean = float(self.wins[bot].into()) / unit(shape, bot) / float(self.deals.into());
        Estimate { mean, ..self.wins_of(shape, bot).share() }
    }

    /// What each side of a bot earns in a game.
    pub(crate) fn earned(&self, shape: &Shape, bot: usize) -> Estimate {
        let whole = float(u128::from(shape.games * shape.sides[bot]));
        let sum = float(u128::from(self.earned[bot])) / whole;
        let squares = float(self.earned_squares[bot]) / (whole * whole);
        Sample { count: float(self.deals.into()), sum, squares }.mean()
    }

    /// How much stronger one bot is than another, as ratings of chess players tell it.
    pub(crate) fn elo(&self, shape: &Shape, bot: usize, other: usize) -> Estimate {
        let product = float(self.win_products[bot][other]);
        let product = product / (unit(shape, bot) * unit(shape, other));
        self.wins_of(shape, bot).elo(&self.wins_of(shape, other), product)
    }

    /// The share of the games that a side would win if all were equally strong: nobody's are not
    /// anybody's.
    pub(crate) fn even_share(&self, shape: &Shape) -> f64 {
        let games = self.deals * shape.games * shape.sides.iter().sum::<u64>();
        let wins: u64 = self.wins.iter().sum();
        float(wins.into()) / (float(u128::from(WIN)) * float(games.max(1).into()))
    }

    /// The shares of wins, deal by deal. Each side adds one imaginary deal that it wins alone, so that
    /// bots who have never lost a game are not taken for invincible.
    fn wins_of(&self, shape: &Shape, bot: usize) -> Sample {
        let unit = unit(shape, bot);
        let sides = float(shape.sides[bot].into());
        let all_sides = float(shape.sides.iter().sum::<u64>().into());
        Sample {
            count: float(self.deals.into()) + all_sides,
            sum: float(self.wins[bot].into()) / unit + 1.0,
            squares: float(self.win_products[bot][bot]) / (unit * unit) + 1.0 / sides,
        }
    }
}

/// What a bot gets in a deal of which all its sides win all games.
fn unit(shape: &Shape, bot: usize) -> f64 {
    float(u128::from(WIN * shape.games * shape.sides[bot]))
}

/// A sum as fractions can be made of; what is lost is far below what luck adds.
#[expect(clippy::cast_precision_loss)]
fn float(sum: u128) -> f64 {
    sum as f64
}
